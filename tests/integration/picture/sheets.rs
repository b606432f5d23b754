//! A printed sheet is one page with everything on it: the title, the board, every clue and the line numbers.

use crate::decoders::Solved;
use nonoscope::examples;
use nonoscope::picture::{self, Caption, Measures, Paper, Scene, Sheet, Svg};
use nonoscope::puzzle::{Axis, Cell, Clue, Puzzle};
use nonoscope::solve::Method;
use nonoscope::words::Language;
use roxmltree::Document;

/// The file with each byte as a character, and the drawing instructions of its page.
fn read(file: &[u8]) -> (String, String) {
    let text = |bytes: &[u8]| bytes.iter().map(|&byte| char::from(byte)).collect::<String>();
    let start = file.windows(8).position(|bytes| bytes == b"\nstream\n").unwrap() + 8;
    let end = file.windows(10).position(|bytes| bytes == b"\nendstream").unwrap();
    let content = miniz_oxide::inflate::decompress_to_vec_zlib(&file[start..end]).unwrap();
    (text(file), text(&content))
}

fn sheet<'a>(solved: &'a Solved, scene: &'a Scene, paper: Paper) -> Sheet<'a> {
    Sheet::new(&solved.puzzle, scene, solved.caption.clone(), paper, Language::english())
}

/// How many numbers a board has.
fn numbers(puzzle: &Puzzle, measures: &Measures) -> usize {
    let clues = |axis| puzzle.clues(axis).iter().map(|clue| clue.lengths().len().max(1)).sum::<usize>();
    let numbered = |axis| (0..puzzle.clues(axis).len()).filter(|&index| measures.is_numbered(index)).count();
    [Axis::Row, Axis::Column].map(|axis| clues(axis) + numbered(axis)).iter().sum()
}

#[test]
fn the_page_has_every_number() {
    for (name, text) in [("heart", examples::HEART.text), ("card", examples::GCHQ_2015.text)] {
        let solved = Solved::new(name, text, Method::Passes);
        for scene in [Scene::of_grid(&solved.puzzle, solved.puzzle.givens()), solved.last_scene()] {
            for (paper, size) in [(Paper::A4, "595.28 841.89"), (Paper::Letter, "612 792")] {
                let sheet = sheet(&solved, &scene, paper);
                let (file, content) = read(&picture::pdf(&sheet));
                assert!(file.starts_with("%PDF-1.") && file.trim_end().ends_with("%%EOF"), "{name}");
                assert_eq!((file.matches("/Type /Page\n").count(), file.matches("/Count 1").count()), (1, 1), "{file}");
                assert!(file.contains(&format!("/MediaBox [0 0 {size}]")), "{file}");
                let expected = numbers(&solved.puzzle, &sheet.measures);
                let lines = sheet.lines().len();
                assert_eq!(content.matches(" Tj").count(), expected + lines, "{name}");
                let count = |operator| content.lines().filter(|line| *line == operator).count();
                assert_eq!((count("BT"), count("ET")), (expected + lines, expected + lines), "{name}");
                let svg = Svg::of_sheet(&sheet).to_string();
                let document = Document::parse(&svg).unwrap();
                let texts = document.descendants().filter(|node| node.tag_name().name() == "text").count();
                assert_eq!(texts, expected + lines, "{name}");
            }
        }
    }
}

#[test]
fn the_title_is_that_of_the_puzzle() {
    let card = Solved::new("card", examples::GCHQ_2015.text, Method::Passes);
    let scene = card.last_scene();
    let (file, content) = read(&picture::pdf(&sheet(&card, &scene, Paper::A4)));
    assert!(file.contains("/Title (GCHQ Christmas card 2015)"), "{file}");
    assert!(content.contains("(GCHQ Christmas card 2015) Tj"), "{content}");
    let odd = Solved::new("odd", "title: A (nasty) \\) Tj\n\nrows\n1\n\ncolumns\n1\n", Method::Passes);
    let scene = odd.last_scene();
    let (file, content) = read(&picture::pdf(&sheet(&odd, &scene, Paper::A4)));
    for text in [file, content] {
        // A backslash precedes each bracket without a partner, and each backslash.
        let plain = text.replace("\\(", "(").replace("\\)", ")").replace("\\\\", "\\");
        assert!(plain.contains("(A (nasty) \\) Tj)"), "{text}");
        assert!(text.contains("\\\\\\)"), "{text}");
    }
    let foreign = Solved::new("foreign", "title: 数独 – “Ä” € … ‘ ’ • — ™\n\nrows\n1\n\ncolumns\n1\n", Method::Passes);
    let scene = foreign.last_scene();
    let (file, content) = read(&picture::pdf(&sheet(&foreign, &scene, Paper::A4)));
    let title: Vec<u16> = [0xfeff].into_iter().chain("数独 – “Ä” € … ‘ ’ • — ™".encode_utf16()).collect();
    let hex: String = title.iter().map(|unit| format!("{unit:04X}")).collect();
    let raw: String = title.iter().flat_map(|unit| unit.to_be_bytes()).map(char::from).collect();
    assert!(file.contains(&raw) || file.contains(&hex), "{file}");
    let codes = "?? \u{96} \u{93}\u{c4}\u{94} \u{80} \u{85} \u{91} \u{92} \u{95} \u{97} \u{99}";
    let hex: String = codes.chars().map(|code| format!("{:02X}", u32::from(code))).collect();
    assert!(content.contains(codes) || content.contains(&hex), "{content}");
}

#[test]
fn every_circle_in_mid_solve_is_a_ring_of_four_curves() {
    let card = Solved::new("card", examples::GCHQ_2015.text, Method::Passes);
    for position in [0, 9, 60] {
        let replay = card.replay(position);
        let scene = Scene::after_step(&card.puzzle, &card.trace, &replay);
        let (_, content) = read(&picture::pdf(&sheet(&card, &scene, Paper::A4)));
        let drawn = content.lines().filter(|line| line.ends_with(" c")).count();
        let circles = replay.grid().cells().iter().filter(|&&cell| cell == Cell::EMPTY).count();
        assert_eq!(drawn, 4 * circles, "after {position} steps");
        assert_eq!(circles > 0, position > 0);
    }
}

#[test]
fn the_smallest_and_the_largest_puzzle_have_a_sheet() {
    for (height, width) in [(1, 1), (1024, 1024), (1, 1024)] {
        let puzzle = Puzzle::new(vec![Clue::default(); height], vec![Clue::default(); width]).unwrap();
        let scene = Scene::of_grid(&puzzle, puzzle.givens());
        for paper in Paper::ALL {
            let caption = Caption { size: (width, height), ..Caption::default() };
            let sheet = Sheet::new(&puzzle, &scene, caption, paper, Language::english());
            let (file, content) = read(&picture::pdf(&sheet));
            assert!(file.contains("/Title "));
            if height == 1 && width == 1 {
                assert_eq!(content.matches(" Tj").count(), 1 + 2 + 2);
            }
            let svg = Svg::of_sheet(&sheet).to_string();
            let document = Document::parse(&svg).unwrap();
            let title = document.descendants().find(|node| node.tag_name().name() == "title").unwrap();
            assert_eq!(title.text(), Some(format!("Nonogram of {width} × {height} cells").as_str()));
        }
    }
}

/// The board on a sheet has the same size in SVG and PDF.
#[test]
fn both_kinds_of_sheets_are_equally_large() {
    let puzzle = Puzzle::new(vec![Clue::default(); 1024], vec![Clue::default(); 1024]).unwrap();
    let scene = Scene::of_grid(&puzzle, puzzle.givens());
    let card = Solved::new("card", examples::GCHQ_2015.text, Method::Passes);
    let start = Scene::of_grid(&card.puzzle, card.puzzle.givens());
    for (puzzle, scene) in [(&puzzle, &scene), (&card.puzzle, &start)] {
        let sheet = Sheet::new(puzzle, scene, Caption::default(), Paper::A4, Language::english());
        let svg = Svg::of_sheet(&sheet).to_string();
        let scale: f64 = svg.split_once("scale(").unwrap().1.split_once(')').unwrap().0.parse().unwrap();
        assert!((scale / sheet.unit - 1.0).abs() < 1e-3, "{scale} for {}", sheet.unit);
    }
}
