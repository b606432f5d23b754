//! The published crates: what cargo packs, what the registry asks of them, and that their README is true.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The crates that the registry gets.
const PUBLISHED: [&str; 10] =
    ["words", "core", "format", "qr", "make", "digits", "scan", "picture", "shelf", "nonoscope"];

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

fn crate_folder(name: &str) -> PathBuf {
    root().join("crates").join(name)
}

fn readme(name: &str) -> String {
    fs::read_to_string(crate_folder(name).join("README.md")).unwrap()
}

/// What a program that succeeds prints.
fn printed(ran: &Output) -> String {
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout.clone()).unwrap()
}

#[test]
fn each_crate_holds_its_sources_and_nothing_else() {
    for name in PUBLISHED {
        let words = ["package", "--list", "--allow-dirty", "--offline"];
        let listed = Command::new(env!("CARGO")).args(words).current_dir(crate_folder(name)).output().unwrap();
        let listed = printed(&listed).replace('\\', "/");
        let beside = ["Cargo.lock", "Cargo.toml", "Cargo.toml.orig", ".cargo_vcs_info.json", "README.md", "build.rs"];
        let odd: Vec<&str> =
            listed.lines().filter(|file| !file.starts_with("src/") && !beside.contains(file)).collect();
        let own: &[&str] = match name {
            "shelf" => &["data/"],
            "words" => &["compile/", "languages/"],
            _ => &[],
        };
        let odd: Vec<&str> = odd.into_iter().filter(|file| !own.iter().any(|own| file.starts_with(own))).collect();
        assert!(odd.is_empty(), "{name}: {odd:?}");
        assert!(listed.lines().any(|file| file == "README.md"), "{name}");
    }
}

/// The address of the project, from its one place.
fn repository() -> String {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    manifest.lines().find_map(|line| Some(line.strip_prefix("repository = \"")?.strip_suffix('"')?.to_owned())).unwrap()
}

#[test]
fn the_registry_gets_what_it_asks_for() {
    let words = ["metadata", "--format-version", "1", "--no-deps", "--offline"];
    let told = Command::new(env!("CARGO")).args(words).current_dir(root()).output().unwrap();
    let told: Value = serde_json::from_str(&printed(&told)).unwrap();
    let packages = told["packages"].as_array().unwrap();
    let published: Vec<&Value> = packages.iter().filter(|package| package["publish"].is_null()).collect();
    assert_eq!(published.len(), PUBLISHED.len());
    for name in PUBLISHED {
        let manifest = crate_folder(name).join("Cargo.toml").canonicalize().unwrap();
        let path = |package: &Value| Path::new(package["manifest_path"].as_str().unwrap()).canonicalize().unwrap();
        let package = published.iter().find(|package| path(package) == manifest).unwrap();
        let text = |key: &str| package[key].as_str().unwrap_or_else(|| panic!("{name} has no {key}")).to_owned();
        assert!(!text("description").is_empty());
        let licence = match name {
            "shelf" => "(MIT OR Apache-2.0) AND CC-BY-4.0 AND CC-BY-3.0 AND CC0-1.0",
            _ => "MIT OR Apache-2.0",
        };
        assert_eq!((text("license"), text("repository")), (licence.to_owned(), repository()), "{name}");
        assert_eq!((text("readme"), text("rust_version")), ("README.md".to_owned(), "1.88".to_owned()), "{name}");
        let list = |key: &str| -> Vec<String> {
            package[key].as_array().unwrap().iter().map(|entry| entry.as_str().unwrap().to_owned()).collect()
        };
        // What crates.io refuses.
        let (keywords, categories) = (list("keywords"), list("categories"));
        assert!((1..=5).contains(&keywords.len()) && keywords.iter().all(|word| word.len() <= 20), "{name}");
        assert!((1..=5).contains(&categories.len()), "{name}");
        let known = ["games", "algorithms", "command-line-utilities"];
        assert!(categories.iter().all(|category| known.contains(&category.as_str())), "{name}: {categories:?}");
    }
}

#[test]
fn the_readme_of_a_crate_links_to_what_there_is_from_anywhere() {
    let places = ["https://crates.io/crates/nonoscope", "https://docs.rs/nonoscope", &repository()];
    for name in PUBLISHED {
        for (link, _) in readme(name).split("](").skip(1).filter_map(|rest| rest.split_once(')')) {
            assert!(places.contains(&link), "{name}: {link}");
        }
    }
}

#[test]
fn the_project_has_one_address() {
    let own = repository();
    // The JavaScript package gets it when it is packed.
    for file in ["packages/python/pyproject.toml", "CONTRIBUTING.md"] {
        let text = fs::read_to_string(root().join(file)).unwrap();
        assert!(text.contains(&own), "{file}");
    }
}

/// The blocks of a kind in a document, in order.
fn blocks<'t>(text: &'t str, kind: &str) -> Vec<&'t str> {
    let begin = format!("```{kind}\n");
    text.split(&begin).skip(1).filter_map(|rest| Some(rest.split_once("```")?.0)).collect()
}

#[test]
fn the_readme_begins_with_the_command_line() {
    let text = readme("nonoscope");
    let first = text.lines().skip_while(|line| !line.starts_with("```")).nth(1);
    assert_eq!(first, Some("cargo install nonoscope --features cli"));
}

mod long {
    use super::*;

    /// The registry does not have the crate yet, so that `cargo add` gets its folder.
    #[test]
    fn the_first_lines_of_the_readme_run_in_an_empty_folder() {
        let text = readme("nonoscope");
        let (commands, programs) = (blocks(&text, "sh"), blocks(&text, "rust"));
        // In the folder of the project, cargo would make the new package a part of it.
        let folder = std::env::temp_dir().join(format!("nonoscope-readme-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let mut at = folder.clone();
        for line in commands[1].lines() {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["cd", place] => at.push(place),
                ["cargo", ref words @ ..] => {
                    let mut cargo = Command::new(env!("CARGO"));
                    cargo.args(words).current_dir(&at).env("CARGO_NET_OFFLINE", "true");
                    if words == ["add", "nonoscope"] {
                        cargo.arg("--path").arg(crate_folder("nonoscope").canonicalize().unwrap());
                    }
                    printed(&cargo.output().unwrap());
                }
                _ => panic!("teach this test the command {line}"),
            }
        }
        // The same versions as here.
        fs::copy(root().join("Cargo.lock"), at.join("Cargo.lock")).unwrap();
        fs::write(at.join("src/main.rs"), programs[0]).unwrap();
        let mut run = Command::new(env!("CARGO"));
        run.args(["run", "--quiet", "--offline"]).current_dir(&at).env("CARGO_TARGET_DIR", folder.join("target"));
        let ran = run.output().unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(printed(&ran), "OXOXO\nXXXXX\nXXXXX\nOXXXO\nOOXOO\n");
    }
}
