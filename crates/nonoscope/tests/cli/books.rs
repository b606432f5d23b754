//! What `book` promises: a PDF with every puzzle that has a solution, in order, and a word about those that have none.

use super::program::nonoscope;
use miniz_oxide::inflate::decompress_to_vec_zlib;
use nonoscope::examples;
use std::fs;
use std::path::Path;

/// The texts that a book writes, page by page.
fn words(pdf: &[u8]) -> Vec<Vec<String>> {
    let (mut pages, mut rest) = (Vec::new(), pdf);
    let find = |bytes: &[u8], part: &[u8]| bytes.windows(part.len()).position(|window| window == part);
    while let Some(start) = find(rest, b"stream\n") {
        let end = start + find(&rest[start..], b"\nendstream").unwrap();
        let content = decompress_to_vec_zlib(&rest[start + 7..end]).unwrap();
        let content: String = content.into_iter().map(char::from).collect();
        pages.push(content.lines().filter_map(|line| shown(line.strip_suffix(" Tj")?)).collect());
        rest = &rest[end + 10..];
    }
    pages
}

/// A text in letters, or in hexadecimal digits.
fn shown(text: &str) -> Option<String> {
    if let Some(letters) = text.strip_prefix('(') {
        return Some(letters.strip_suffix(')')?.to_owned());
    }
    let digits = text.strip_prefix('<')?.strip_suffix('>')?;
    let byte = |place: usize| u8::from_str_radix(&digits[2 * place..2 * place + 2], 16).unwrap();
    Some((0..digits.len() / 2).map(|place| char::from(byte(place))).collect())
}

fn book(arguments: &[&str], input: &str) -> (i32, String, Vec<Vec<String>>) {
    let said = nonoscope(&[&["book"], arguments, &["-"]].concat(), input);
    (said.code, said.err, if said.bytes.is_empty() { Vec::new() } else { words(&said.bytes) })
}

fn heart(title: &str, by: &str) -> String {
    let clues = "rows\n1,1\n5\n5\n3\n1\ncolumns\n2\n4\n4\n4\n2\n";
    format!("title \"{title}\"\nby \"{by}\"\nwidth 5\nheight 5\n{clues}")
}

#[test]
fn a_book_has_a_title_page_the_puzzles_and_the_solutions() {
    let (code, said, pages) = book(&["--title", "For Ada"], &heart("Secret", "Bo"));
    assert_eq!((code, said.as_str(), pages.len()), (0, "", 3));
    assert_eq!(pages[0][..2], ["For Ada", "1 nonogram of 5 \u{d7} 5 cells, gentle"]);
    assert_eq!(pages[1][..2], ["1", "5 \u{d7} 5, gentle \u{b7} By Bo"]);
    assert_eq!(pages[2], ["Solutions", "1. Secret", "3"]);
    let (_, _, pages) = book(&["--titles", "--no-solutions"], &heart("Secret", "Bo"));
    assert_eq!((pages.len(), pages[1][0].as_str()), (2, "1. Secret"));
}

#[test]
fn puzzles_come_in_order_or_the_easiest_first() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let files = [("large.txt", examples::GCHQ_2015.text.to_owned()), ("small.txt", heart("Small", "Bo"))];
    let paths = files.map(|(name, text)| {
        let path = folder.join(format!("book-{name}"));
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    });
    let sizes = |arguments: &[&str]| {
        let said = nonoscope(&[&["book", &paths[0], &paths[1]], arguments].concat(), "");
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        let all = words(&said.bytes).concat();
        all.into_iter().filter(|text| text.contains('\u{d7}')).skip(1).collect::<Vec<String>>()
    };
    let in_order = sizes(&[]);
    assert!(in_order[0].starts_with("25 \u{d7} 25") && in_order[1].starts_with("5 \u{d7} 5"), "{in_order:?}");
    assert!(sizes(&["--sorted", "--print", "four"])[0].starts_with("5 \u{d7} 5"));
}

#[test]
fn a_puzzle_without_a_solution_is_left_out_and_one_with_several_is_said() {
    let none = "3x3:1.1//1.1/2//2";
    let (code, said, pages) = book(&[], none);
    assert_eq!((code, pages.len()), (1, 0));
    assert!(said.contains("So it is left out."), "{said}");
    let (code, said, pages) = book(&[], "2x2:1/1/1/1");
    assert_eq!((code, pages.len()), (0, 3));
    assert!(said.contains("There are several solutions; the book shows one of them."), "{said}");
    let both = format!("{none}\n2x2:2/1/1/2\n");
    let (code, _, pages) = book(&["--lines"], &both);
    assert_eq!((code, pages[0][1].as_str()), (1, "1 nonogram of 2 \u{d7} 2 cells, gentle"));
    let (code, said, pages) = book(&["--limit", "0"], "2x2:1/1/1/1");
    assert_eq!((code, pages.len()), (3, 2));
    assert!(said.contains("No solution was found, so the book has the puzzle without one."), "{said}");
}

#[test]
fn puzzles_come_from_the_shelf_by_wish() {
    let shelf = |arguments: &[&str]| nonoscope(&[&["book", "--shelf"], arguments].concat(), "");
    let wish = ["--size", "10-12", "--difficulty", "gentle", "--colours", "no", "--count", "7", "--seed", "daisy"];
    let said = shelf(&wish);
    assert_eq!(said.code, 0);
    assert!(
        said.err.starts_with("nonoscope: 7 of ") && said.err.ends_with(" such puzzles. Seed daisy.\n"),
        "{}",
        said.err
    );
    assert!(shelf(&wish).bytes == said.bytes && shelf(&[&wish[..8], &["--seed", "rose"]].concat()).bytes != said.bytes);
    let pages = words(&said.bytes);
    let title_page = pages[0].join(" ");
    assert!(title_page.contains(" 7 nonograms ") && title_page.contains(", gentle "), "{title_page}");
    assert!(!pages[0].concat().contains("different colours"));
    let solutions = pages.iter().find(|page| page[0] == "Solutions").unwrap();
    assert_eq!(solutions.len(), 1 + 7 + 1);
    let credits = pages.last().unwrap();
    assert!(credits[0] == "Credits" && credits.concat().contains("CC-BY"), "{credits:?}");
    let said = shelf(&["--size", "20", "--colours", "yes", "--count", "999", "--print", "four"]);
    assert!(said.code == 0 && said.err.contains("The shelf has only "), "{}", said.err);
    let said = shelf(&["--size", "900"]);
    assert_eq!((said.code, said.bytes.len()), (2, 0));
    assert!(said.err.contains("The shelf has no such puzzle."), "{}", said.err);
    for wrong in [&["--size", "15-10"][..], &["--difficulty", "x"], &["--count", "0"], &["puzzle.txt"]] {
        assert_eq!(shelf(wrong).code, 2, "{wrong:?}");
    }
    assert_eq!(nonoscope(&["book", "--size", "10", "-"], examples::HEART.text).code, 2);
}

#[test]
fn a_book_goes_into_a_file_and_its_paper_and_print_are_chosen() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book.pdf");
    let _ = fs::remove_file(&path);
    for (print, sheet, size) in [("two", "a4", "595.28"), ("four", "letter", "612"), ("large", "letter", "612")] {
        let arguments = ["book", "-", "--print", print, "--sheet", sheet, "-o", path.to_str().unwrap()];
        let said = nonoscope(&arguments, examples::HEART.text);
        assert_eq!((said.code, said.err.as_str(), said.out.as_str()), (0, "", ""));
        let written = fs::read(&path).unwrap();
        assert!(written.starts_with(b"%PDF-1."));
        let text: String = written.into_iter().map(char::from).collect();
        assert!(text.contains(&format!("/MediaBox [0 0 {size} ")), "{print} {sheet}");
    }
    assert_eq!(nonoscope(&["book", "-", "--print", "six"], examples::HEART.text).code, 2);
}
