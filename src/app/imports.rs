//! Tests that no file of the page or the player imports a file that imports it, even indirectly. Each can then be read
//! and changed knowing only the files below it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A file as a module path: `app/model/entry`.
type Module = Vec<String>;

/// Each file in a folder with its text, without comments and unit tests.
fn files(folder: &Path, module: &Module, found: &mut BTreeMap<Module, String>) {
    for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap()) {
        let name = entry.file_name().into_string().unwrap();
        let inner = |name: &str| [module.clone(), vec![name.to_owned()]].concat();
        if entry.path().is_dir() {
            files(&entry.path(), &inner(&name), found);
        } else if let Some(name) = name.strip_suffix(".rs") {
            let text = fs::read_to_string(entry.path()).unwrap();
            let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            let lines: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
            found.insert(if name == "mod" { module.clone() } else { inner(name) }, lines.join("\n"));
        }
    }
}

/// All paths that a text imports.
fn imports(text: &str) -> Vec<String> {
    let after = |(at, _): (usize, &str)| text[at + "use ".len()..].split(';').next().unwrap_or_default();
    let begins = |&(at, _): &(usize, &str)| text[..at].chars().next_back().is_none_or(char::is_whitespace);
    text.match_indices("use ").filter(begins).flat_map(|found| expanded(after(found).trim())).collect()
}

/// The paths of an import: `a::{b, c::{d, e}}` becomes `a::b`, `a::c::d` and `a::c::e`.
fn expanded(import: &str) -> Vec<String> {
    let Some((before, inner)) = import.split_once('{') else { return vec![import.to_owned()] };
    let inner = inner.trim_end().strip_suffix('}').unwrap_or(inner);
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for c in inner.chars() {
        depth += i32::from(c == '{') - i32::from(c == '}');
        match c {
            ',' if depth == 0 => parts.push(String::new()),
            c => parts.last_mut().unwrap().push(c),
        }
    }
    parts.iter().flat_map(|part| expanded(&format!("{before}{}", part.trim()))).collect()
}

/// The file that a path in a module refers to; `None` if it is not among these files.
fn target(path: &str, from: &Module, files: &BTreeMap<Module, String>) -> Option<Module> {
    let (mut module, mut is_relative) = (from.clone(), false);
    for name in path.split("::").map(str::trim) {
        match name {
            "crate" => module.clear(),
            "self" => {}
            "super" => {
                module.pop();
            }
            name => {
                let inner = [module.clone(), vec![name.to_owned()]].concat();
                if !files.contains_key(&inner) && !files.keys().any(|file| file.starts_with(&inner)) {
                    break;
                }
                module = inner;
            }
        }
        is_relative = true;
    }
    (is_relative && module != *from && files.contains_key(&module)).then_some(module)
}

/// Follows all imports; fails if they lead back.
fn descend(
    module: &Module,
    way: &mut Vec<Module>,
    done: &mut BTreeSet<Module>,
    imports: &BTreeMap<Module, Vec<Module>>,
) {
    if let Some(begin) = way.iter().position(|earlier| earlier == module) {
        let circle: Vec<String> = way[begin..].iter().chain([module]).map(|module| module.join("/")).collect();
        panic!("a circle: {}", circle.join(" -> "));
    }
    if done.insert(module.clone()) {
        way.push(module.clone());
        imports[module].iter().for_each(|below| descend(below, way, done, imports));
        way.pop();
    }
}

#[test]
fn no_file_imports_one_that_imports_it() {
    let mut found = BTreeMap::new();
    for room in ["app", "player"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(room);
        files(&folder, &vec![room.to_owned()], &mut found);
    }
    // Tests may import whatever they test.
    found.retain(|module, _| !module.iter().any(|name| name == "tests" || name == "imports"));
    let below = |module: &Module, text: &String| -> Vec<Module> {
        imports(text).iter().filter_map(|path| target(path, module, &found)).collect()
    };
    let all: BTreeMap<Module, Vec<Module>> =
        found.iter().map(|(module, text)| (module.clone(), below(module, text))).collect();
    let count: usize = all.values().map(Vec::len).sum();
    assert!(found.len() > 80 && count > 300, "{} files, {count} imports", found.len());
    let mut done = BTreeSet::new();
    all.keys().for_each(|module| descend(module, &mut Vec::new(), &mut done, &all));
}
