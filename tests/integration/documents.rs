//! The documents: each can be reached from the README, every link in them leads somewhere, headings included, and the README is short.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The files to which the links in a document lead, as paths from the root of the project. Links to other sites and
/// within the document are left out.
fn links(document: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(root().join(document)).unwrap();
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
    let files = targets.filter(|target| !target.contains("://") && !target.starts_with('#'));
    files.map(|file| normal(&document.parent().unwrap().join(file.split('#').next().unwrap()))).collect()
}

/// A path without `..` in it.
fn normal(path: &Path) -> PathBuf {
    let mut normal = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => assert!(normal.pop(), "{} leads out of the project", path.display()),
            other => normal.push(other),
        }
    }
    normal
}

fn is_document(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "md")
}

#[test]
fn every_document_can_be_reached_from_the_readme() {
    let (mut reached, mut waiting) = (BTreeSet::new(), vec![PathBuf::from("README.md")]);
    while let Some(document) = waiting.pop() {
        if !reached.insert(document.clone()) {
            continue;
        }
        for link in links(&document) {
            assert!(root().join(&link).exists(), "{} links to {}", document.display(), link.display());
            waiting.extend(is_document(&link).then_some(link));
        }
    }
    for folder in ["", "docs"] {
        let files = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().file_name());
        for document in files.map(|name| Path::new(folder).join(name)).filter(|path| is_document(path)) {
            assert!(reached.contains(&document), "{}", document.display());
        }
    }
}

/// The anchors that GitHub gives to the headings of a document.
fn anchors(text: &str) -> BTreeSet<String> {
    let headings = text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
    headings.map(|heading| heading.to_lowercase().chars().filter(kept).collect::<String>().replace(' ', "-")).collect()
}

#[test]
fn every_link_to_a_heading_finds_it() {
    let mut links = 0;
    let folders = ["", "docs", "tests"];
    let files = folders.iter().flat_map(|folder| {
        let files = fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().file_name());
        files.map(|name| Path::new(folder).join(name)).filter(|path| is_document(path))
    });
    for document in files {
        let text = fs::read_to_string(root().join(&document)).unwrap();
        let targets = text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        for (file, anchor) in
            targets.filter(|target| !target.contains("://")).filter_map(|target| target.split_once('#'))
        {
            let target =
                if file.is_empty() { document.clone() } else { normal(&document.parent().unwrap().join(file)) };
            if is_document(&target) {
                let found = anchors(&fs::read_to_string(root().join(&target)).unwrap());
                assert!(found.contains(anchor), "{} links to {file}#{anchor}", document.display());
                links += 1;
            }
        }
    }
    assert!(links > 5);
}

#[test]
fn the_readme_is_short() {
    let lines = fs::read_to_string(root().join("README.md")).unwrap().lines().count();
    assert!(lines <= 150, "The README has {lines} lines. What is not needed to begin belongs in docs/.");
}

#[test]
fn every_method_is_on_the_page_of_the_command_line() {
    let page = fs::read_to_string(root().join("docs/command-line.md")).unwrap();
    for method in nonoscope::solve::Method::ALL {
        assert!(page.contains(&format!("\n| `{method}` | ")), "{method} is not in docs/command-line.md");
    }
}
