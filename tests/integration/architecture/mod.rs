//! The imports in `src/` follow the order of rooms in `ARCHITECTURE.md`, no files of a room import each other in a circle, and
//! the page goes one way.

mod circles;
mod elements;
mod house;
mod source;
mod table;

use circles::circles;
use house::{House, Import};
use std::fs;
use std::path::Path;
use table::{Table, against_the_order};

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
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    gather(&root, &root, &mut files);
    files.sort();
    files
}

fn table() -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("ARCHITECTURE.md");
    Table::read(&fs::read_to_string(path).unwrap())
}

#[test]
fn rooms_import_only_from_rooms_above_them() {
    let wrong = against_the_order(&House::new(sources()), &table());
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn no_files_of_a_room_import_each_other_in_a_circle() {
    let (house, table) = (House::new(sources()), table());
    let mut wrong = Vec::new();
    for room in table.rooms() {
        wrong.extend(circles(&house, |file| table.room_of(file) == Some(room)));
    }
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// What the files of the page may not import: a part not what holds it or what acts for it, and neither the model nor what changes
/// it anything that needs a browser.
const ONE_WAY: [(&str, &[&str]); 17] = [
    ("app/parts/", &["app/runtime.rs", "app/start.rs", "app/effect.rs", "app/effects/", "app/update/"]),
    ("app/model/", &["app/runtime.rs", "app/start.rs", "app/effect.rs", "app/effects/", "app/parts/", "app/dom.rs"]),
    ("app/update/", &["app/runtime.rs", "app/start.rs", "app/effects/", "app/parts/", "app/dom.rs"]),
    ("app/msg.rs", &["app/runtime.rs", "app/start.rs", "app/effects/", "app/parts/", "app/dom.rs"]),
    ("app/effects/", &["app/runtime.rs", "app/start.rs", "app/update/", "app/parts/"]),
    ("easel/parts/", &["app/runtime.rs", "easel/start.rs", "easel/effect.rs", "easel/effects/", "easel/update/"]),
    (
        "easel/model/",
        &["app/runtime.rs", "easel/start.rs", "easel/effect.rs", "easel/effects/", "easel/parts/", "app/dom.rs"],
    ),
    ("easel/update/", &["app/runtime.rs", "easel/start.rs", "easel/effects/", "easel/parts/", "app/dom.rs"]),
    ("easel/msg.rs", &["app/runtime.rs", "easel/start.rs", "easel/effects/", "easel/parts/", "app/dom.rs"]),
    ("easel/effects/", &["app/runtime.rs", "easel/start.rs", "easel/update/", "easel/parts/"]),
    (
        "lightbox/parts/",
        &["app/runtime.rs", "lightbox/start.rs", "lightbox/effect.rs", "lightbox/effects/", "lightbox/update/"],
    ),
    (
        "lightbox/model/",
        &[
            "app/runtime.rs",
            "lightbox/start.rs",
            "lightbox/effect.rs",
            "lightbox/effects/",
            "lightbox/parts/",
            "app/dom.rs",
        ],
    ),
    (
        "lightbox/update/",
        &["app/runtime.rs", "lightbox/start.rs", "lightbox/effects/", "lightbox/parts/", "app/dom.rs"],
    ),
    ("lightbox/msg.rs", &["app/runtime.rs", "lightbox/start.rs", "lightbox/effects/", "lightbox/parts/", "app/dom.rs"]),
    ("lightbox/effects/", &["app/runtime.rs", "lightbox/start.rs", "lightbox/update/", "lightbox/parts/"]),
    ("exhibit/model.rs", &["exhibit/update.rs", "exhibit/shown.rs", "app/parts/", "app/dom.rs"]),
    ("exhibit/update.rs", &["exhibit/shown.rs", "app/parts/", "app/dom.rs"]),
];

fn against_the_one_way(house: &House) -> Vec<String> {
    let is_wrong = |import: &Import<'_>| {
        ONE_WAY
            .iter()
            .any(|(from, not)| import.from.starts_with(from) && not.iter().any(|not| import.to.starts_with(not)))
    };
    let wrong = house.imports().into_iter().filter(is_wrong);
    wrong.map(|Import { from, line, to, .. }| format!("src/{from}:{line} imports {to}")).collect()
}

#[test]
fn the_page_goes_one_way() {
    let house = House::new(sources());
    assert_eq!(against_the_one_way(&house), [""; 0]);
    for place in ONE_WAY.iter().flat_map(|(from, not)| [from].into_iter().chain(*not)) {
        assert!(house.files().any(|file| file.starts_with(place)), "there is no {place}");
    }
    let page = [
        ("lib.rs", "mod app;"),
        ("app/mod.rs", "mod runtime; mod parts; mod model;"),
        ("app/runtime.rs", "pub struct Page;"),
        ("app/parts/mod.rs", "mod talk;"),
        ("app/parts/talk.rs", "use crate::app::model::Model;\nuse super::super::runtime::Page;"),
        ("app/model/mod.rs", "pub struct Model;"),
    ];
    let house = House::new(page.map(|(name, text)| (name.to_owned(), text.to_owned())).into());
    assert_eq!(against_the_one_way(&house), ["src/app/parts/talk.rs:2 imports app/runtime.rs"]);
}

#[test]
fn the_sources_are_understood() {
    let house = House::new(sources());
    // One import of each kind: of a name, of a module, through a re-export, by a path in the code, from the parent.
    assert!(house.imports().len() > 1000, "{} imports", house.imports().len());
    for (from, to) in [
        ("qr/mod.rs", "puzzle/grid.rs"),
        ("puzzle/check.rs", "puzzle/clue.rs"),
        ("trace/sentence.rs", "trace/record.rs"),
        ("player/session.rs", "qr/mod.rs"),
        ("bin/nonoscope.rs", "cli/mod.rs"),
        ("app/start.rs", "app/runtime.rs"),
        ("app/parts/board/mod.rs", "app/model/state.rs"),
        ("easel/parts/board.rs", "app/parts/board/canvas.rs"),
    ] {
        assert!(house.imports().iter().any(|import| (import.from, import.to) == (from, to)), "{from} imports {to}");
    }
}

/// A small house with the rooms `low`, `middle` and `high`, in this order.
fn made_up(files: &[(&str, &str)]) -> (House, Table) {
    let table = "Rooms.\n\n| room (`src/…`) | knows | never knows |\n| --- | --- | --- |\n\
                 | `low/` | `nothing/` | all |\n| `middle/` (only here) | | |\n\
                 | `high/`, `bin/high.rs` | | |\n\nAnother table.\n\n| `other/` | |\n| --- | --- |\n| `x/` | |\n";
    let files = files.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
    (House::new(files), Table::read(table))
}

fn disorder(files: &[(&str, &str)]) -> Vec<String> {
    let (house, table) = made_up(files);
    against_the_order(&house, &table)
}

fn found_circles(files: &[(&str, &str)]) -> Vec<String> {
    let (house, table) = made_up(files);
    circles(&house, |file| table.room_of(file) == Some("middle"))
}

#[test]
fn a_table_has_rooms_in_order() {
    let (_, table) = made_up(&[]);
    assert_eq!(table.rooms().collect::<Vec<_>>(), ["low", "middle", "high"]);
    assert_eq!(table.room_of("middle/deep/er.rs"), Some("middle"));
    assert_eq!(table.room_of("bin/high.rs"), Some("high"));
    assert_eq!((table.room_of("bin/low.rs"), table.room_of("lower/mod.rs")), (None, None));
}

#[test]
fn imports_down_the_table_are_found() {
    let low = "//! use crate::high::X;\nuse std::fmt;\n\nfn f() { let _ = \"crate::high::X\"; }\n";
    let high = "use crate::{low::Low, middle as m};\nfn f() { m::f(); crate::low::g(); }\n";
    let rooms = [("lib.rs", "pub mod low;"), ("high/mod.rs", high), ("middle/mod.rs", "")];
    assert_eq!(disorder(&[&rooms[..], &[("low/mod.rs", low)]].concat()), [""; 0]);
    let wrong: [(&str, &[usize]); 8] = [
        ("use crate::high::X;", &[1]),
        ("\nuse crate::{\n    low::Y,\n    high::{X, Z},\n};", &[4, 4]),
        ("fn f() -> crate::high::X { super::middle::f() }", &[1, 1]),
        ("pub use crate::high as best;\nfn f() { best::g(); }", &[1, 2]),
        ("mod inside {\n    use super::super::high::X;\n}", &[2]),
        ("macro_rules! m { () => { $crate::high::X } }", &[1]),
        ("#[cfg(not(test))]\nuse crate::high::X;", &[2]),
        ("const A: char = '\"'; /* /* */ \" */\nuse crate::high::X; const B: &'static str = r#\"\"\"#;", &[2]),
    ];
    for (text, lines) in wrong {
        let found = disorder(&[&rooms[..], &[("low/mod.rs", text)]].concat());
        let places: Vec<&str> = found.iter().filter_map(|line| line.split(": ").next()).collect();
        let expected: Vec<String> = lines.iter().map(|line| format!("src/low/mod.rs:{line}")).collect();
        assert_eq!(places, expected, "{text}");
    }
    let sentence = disorder(&[&rooms[..], &[("low/deep.rs", "use crate::high::X;")]].concat());
    assert_eq!(sentence, ["src/low/deep.rs:1: low imports high, which stands below it in the table"]);
}

#[test]
fn rooms_without_a_row_are_found() {
    let found = disorder(&[("attic/mod.rs", ""), ("low/mod.rs", "use crate::attic::X;")]);
    let expected =
        ["src/attic/mod.rs: the table has no row for it", "src/low/mod.rs:1: low imports src/attic/mod.rs, of no room"];
    assert_eq!(found, expected);
}

#[test]
fn tests_may_import_what_they_like() {
    let tests = "#[cfg(test)]\nmod tests {\n    use crate::high::X;\n    fn f() { {} }\n}\n#[cfg(test)]\nmod more;\n";
    let others = [("low/more.rs", "use crate::high::X;"), ("high/mod.rs", "")];
    assert_eq!(disorder(&[&others[..], &[("low/mod.rs", tests)]].concat()), [""; 0]);
    let condition = |condition: &str| {
        let import = format!("#[cfg({condition})]\nuse crate::high::X;");
        disorder(&[("low/mod.rs", &import), others[1]]).len()
    };
    for only_tests in
        ["test", "all(test, not(unix))", "all(feature = \"a\", test)", "any(test, test)", "not(not(test))"]
    {
        assert_eq!(condition(only_tests), 0, "{only_tests}");
    }
    for others_too in ["not(test)", "any(test, unix)", "all(unix, not(test))", "feature = \"test\""] {
        assert_eq!(condition(others_too), 1, "{others_too}");
    }
}

#[test]
fn circles_are_found_however_they_are_closed() {
    let face = "mod a;\nmod b;\npub use a::A;\npub use b::*;\n";
    let straight = [("middle/a.rs", "pub struct A;"), ("middle/b.rs", "use super::A;\npub struct B;")];
    assert_eq!(found_circles(&[&[("middle/mod.rs", face)], &straight[..]].concat()), [""; 0]);
    // Each closes the circle by another path from `a` to `b`.
    for closing in [
        "use super::b::B;",
        "use super::B;",
        "use crate::middle::{B};",
        "use super::b;",
        "fn f() -> super::B {}",
        "use super::{self as up};\nfn f() { up::b::g(); }",
    ] {
        let a = format!("pub struct A;\n{closing}");
        let files = [("middle/mod.rs", face), ("middle/a.rs", &a), straight[1]];
        let line = if closing.contains('\n') { 3 } else { 2 };
        let expected = format!(
            "a circle in middle: src/middle/a.rs:{line} imports middle/b.rs; src/middle/b.rs:1 imports middle/a.rs"
        );
        assert_eq!(found_circles(&files), [expected], "{closing}");
    }
}

#[test]
fn circles_through_the_parent_are_found() {
    // The parent uses its child, and the child something that the parent defines itself.
    let parent = "mod a;\npub struct P;\nfn f() { a::g() }\n";
    let child = "pub fn g(_: super::P) {}\n";
    let found = found_circles(&[("middle/mod.rs", parent), ("middle/a.rs", child)]);
    let expected =
        "a circle in middle: src/middle/a.rs:1 imports middle/mod.rs; src/middle/mod.rs:3 imports middle/a.rs";
    assert_eq!(found, [expected]);
    // A parent that only re-exports what its children define is in no circle with them.
    let face = "mod a;\nmod b;\npub use a::g;\npub struct P;\n";
    assert_eq!(
        found_circles(&[("middle/mod.rs", face), ("middle/a.rs", child), ("middle/b.rs", "use super::g;")]),
        [""; 0]
    );
}

#[test]
fn long_circles_are_reported_in_order_and_others_beside_them() {
    let uses = |names: &str| format!("use super::{{{names}}};");
    let files = [("a", "b"), ("b", "c"), ("c", "d, a"), ("d", ""), ("e", "f, a"), ("f", "e")];
    let mut files: Vec<(String, String)> =
        files.iter().map(|(name, used)| (format!("middle/{name}.rs"), uses(used))).collect();
    files.push(("middle/mod.rs".to_owned(), "mod a; mod b; mod c; mod d; mod e; mod f;".to_owned()));
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (name.as_str(), text.as_str())).collect();
    let expected = [
        "a circle in middle: src/middle/a.rs:1 imports middle/b.rs; src/middle/b.rs:1 imports middle/c.rs; \
         src/middle/c.rs:1 imports middle/a.rs",
        "a circle in middle: src/middle/e.rs:1 imports middle/f.rs; src/middle/f.rs:1 imports middle/e.rs",
    ];
    assert_eq!(found_circles(&files), expected);
}
