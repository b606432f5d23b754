//! Each element of a page belongs to one part.
//!
//! Parts are known by what they look up by its id. Effects look up elements of parts too, to give them the focus or bring them
//! into view, but show nothing on them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Every source file in `src/`, by its path there, with its text.
fn sources() -> Vec<(String, String)> {
    fn gather(folder: &Path, root: &Path, files: &mut Vec<(String, String)>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                gather(&path, root, files);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
                files.push((name, fs::read_to_string(&path).unwrap()));
            }
        }
    }
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("src");
    let mut files = Vec::new();
    gather(&root, &root, &mut files);
    files.sort();
    files
}

/// The ids of the elements that a file looks up, by themselves or as buttons with what they send.
fn looked_up(text: &str) -> BTreeSet<String> {
    let pieces: Vec<&str> = text.split('"').collect();
    let is_looked_up = |index: &usize| {
        let (before, after) = (pieces[index - 1].trim_end(), pieces.get(index + 1).unwrap_or(&""));
        before.ends_with("find(document,") || before.ends_with("choice(") || after.starts_with(", ||")
    };
    let places = (1..pieces.len()).step_by(2).filter(is_looked_up);
    places.map(|index| pieces[index].to_owned()).collect()
}

/// Which files with parts look up each element of a page.
fn owners(files: &[(String, String)], page: &str) -> BTreeMap<String, Vec<String>> {
    let ids: BTreeSet<&str> = page.split(" id=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0)).collect();
    let mut owners: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in files.iter().filter(|(_, text)| text.contains("impl Part<")) {
        for id in looked_up(text) {
            assert!(ids.contains(&*id), "{file} looks up #{id}, which is not on the page");
            owners.entry(id).or_default().push(file.clone());
        }
    }
    owners
}

#[test]
fn each_element_of_a_page_belongs_to_one_part() {
    let (photo, others): (Vec<_>, Vec<_>) = sources().into_iter().partition(|(file, _)| file.starts_with("photo/"));
    let (make, watch): (Vec<_>, Vec<_>) = others.into_iter().partition(|(file, _)| file.starts_with("make/"));
    for (page, files, least) in [("index.html", watch, 80), ("make.html", make, 35), ("index.html", photo, 12)] {
        let page = fs::read_to_string(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(page)).unwrap();
        let owners = owners(&files, &page);
        assert!(owners.len() > least, "{} elements", owners.len());
        let shared: Vec<_> = owners.iter().filter(|(_, files)| files.len() > 1).collect();
        assert!(shared.is_empty(), "{shared:?}");
    }
}

#[test]
fn elements_of_two_parts_are_found() {
    let page = "<p id=\"a\"><p id=\"b\"><p class=\"x\" id=\"c\">";
    let one = "let a = find(document, \"a\")?; [(\"b\", || 1)] let c: HtmlElement = find(document, \"c\")?;";
    for (other, id) in [
        ("find(document, \"a\")", "a"),
        ("[\n    (\"x\", 1), (\"b\", || Msg),\n]", "b"),
        ("C { c: find(document, \"c\")? }", "c"),
    ] {
        let files = [("one.rs", one), ("other.rs", other)];
        let files = files.map(|(file, text)| (file.to_owned(), format!("impl Part<Model> for One {{}} {text}")));
        let owners = owners(&files, page);
        let shared: Vec<&String> = owners.iter().filter(|(_, files)| files.len() > 1).map(|(id, _)| id).collect();
        assert_eq!(shared, [id]);
    }
}
