//! SVG, HTML and text match the files in `tests/data/golden/pictures` to the letter, and show what is known. To accept
//! the current output, set the environment variable `NONOSCOPE_BLESS`; then look at it.

use crate::decoders::Solved;
use nonoscope::examples;
use nonoscope::picture::{self, Inking, Measures, Notation, Paper, Scene, Sheet, Svg, Tone};
use nonoscope::puzzle::{Cell, Line};
use nonoscope::solve::Method;
use nonoscope::words::Language;
use roxmltree::Document;
use std::fmt::Write;
use std::fs;
use std::path::Path;

fn compare(name: &str, now: &str) {
    let kept = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join("tests/data/golden/pictures").join(name);
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        fs::write(&kept, now).unwrap();
    } else {
        assert!(fs::read_to_string(&kept).unwrap() == now, "{} has changed", kept.display());
    }
}

fn heart() -> Solved {
    Solved::new("heart", examples::HEART.text, Method::Auto)
}

fn lambda() -> Solved {
    Solved::new("lambda", examples::LAMBDA.text, Method::Auto)
}

/// The start, a step in the middle, and the end at rest.
fn moments(solved: &Solved) -> [(&'static str, Scene, nonoscope::puzzle::Grid); 3] {
    let middle = solved.replay(solved.trace.len() / 2);
    [
        ("start", Scene::of_grid(&solved.puzzle, solved.puzzle.givens()), solved.puzzle.givens().clone()),
        ("middle", Scene::after_step(&solved.puzzle, &solved.trace, &middle), middle.grid().clone()),
        ("end", solved.last_scene(), solved.grid.clone()),
    ]
}

#[test]
fn svg_is_as_kept() {
    let heart = heart();
    for (name, scene, _) in moments(&heart) {
        let board = Svg::of_board(&heart.puzzle, &scene, &heart.caption, 20, Language::english()).to_string();
        compare(&format!("heart.{name}.svg"), &board);
        let sheet = Sheet::new(&heart.puzzle, &scene, heart.caption.clone(), Paper::A4, Language::english());
        compare(&format!("heart.{name}.sheet.svg"), &Svg::of_sheet(&sheet).to_string());
    }
}

#[test]
fn html_is_as_kept() {
    let heart = heart();
    for (name, _, grid) in moments(&heart) {
        compare(
            &format!("heart.{name}.html"),
            &picture::html(&grid, heart.puzzle.palette(), &heart.caption, 12, Language::english()),
        );
    }
}

#[test]
fn text_is_as_kept() {
    let heart = heart();
    let mut text = String::new();
    for (name, _, grid) in moments(&heart) {
        for notation in Notation::ALL {
            let _ = write!(
                text,
                "{name}, {}\n{}\n",
                notation.name(),
                picture::text(&grid, heart.puzzle.palette(), notation)
            );
        }
    }
    compare("heart.notations", &text);
    let card = Solved::new("card", examples::GCHQ_2015.text, Method::Auto);
    compare("gchq-2015.letters", &picture::text(&card.grid, card.puzzle.palette(), Notation::Letters));
}

#[test]
fn the_page_of_the_card_tells_what_it_says() {
    let card = Solved::new("card", examples::GCHQ_2015.text, Method::Auto);
    let page = picture::html(&card.grid, card.puzzle.palette(), &card.caption, 12, Language::english());
    let link = "<a href=\"http://www.gchq.gov.uk/puzz\" rel=\"noreferrer noopener\">www.gchq.gov.uk/puzz</a>";
    assert!(page.contains(link) || page.contains(&link.replace("http:", "https:")), "{page}");
    assert_eq!(page.matches("<td class=x>").count(), card.grid.cells().iter().filter(|&&c| c == Cell::FILLED).count());
    assert_eq!(page.matches("<tr>").count(), 25);
}

/// A rectangle of a path: left, top, right, bottom.
type Rectangle = [f64; 4];
/// The colour of a ring, and its middle.
type Ring = (String, f64, f64);

fn numbers(text: &str) -> Vec<f64> {
    let parts = text.split(|sign: char| !(sign.is_ascii_digit() || sign == '.' || sign == '-'));
    parts.filter(|part| !part.is_empty()).map(|part| part.parse().unwrap()).collect()
}

/// The contents of a picture: filled areas from the background upwards, and the centres of rings, with their colours.
fn drawn(file: &str) -> (Vec<(String, Rectangle)>, Vec<Ring>) {
    let document = Document::parse(file).unwrap();
    let (mut areas, mut rings) = (Vec::new(), Vec::new());
    for path in document.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "path"))) {
        let colour = path.attribute("stroke").or(path.attribute("fill")).unwrap();
        for part in path.attribute("d").unwrap().split('M').skip(1) {
            let [x, y, third, fourth, ..] = numbers(part)[..] else { panic!("{part}") };
            if part.contains('a') {
                rings.push((colour.to_owned(), x + third, y));
            } else if part.contains('h') {
                areas.push((colour.to_owned(), [x, y, x + third, y + fourth]));
            }
        }
    }
    (areas, rings)
}

#[test]
fn svg_shows_each_cell_as_it_is_known() {
    let hex = |colour: Tone| {
        let [red, green, blue] = colour.on_screen();
        format!("#{red:02x}{green:02x}{blue:02x}")
    };
    for solved in [heart(), lambda(), Solved::new("card", examples::GCHQ_2015.text, Method::Passes)] {
        let measures = Measures::of_picture(&solved.puzzle, Inking::Colours, 20);
        for position in (0..=solved.trace.len()).step_by(solved.trace.len() / 8 + 1) {
            let replay = solved.replay(position);
            let scene = Scene::after_step(&solved.puzzle, &solved.trace, &replay);
            let svg = Svg::of_board(&solved.puzzle, &scene, &solved.caption, 20, Language::english());
            let (areas, rings) = drawn(&svg.to_string());
            let mut circles = 0;
            for (place, look) in scene.cells().iter().enumerate() {
                let at = solved.puzzle.at(place);
                let middle = |line| f64::from(measures.line(line).start) + 10.0;
                let (x, y) = (middle(Line::column(at.column())), middle(Line::row(at.row())));
                let covers = |area: &Rectangle| area[0] < x && x < area[2] && area[1] < y && y < area[3];
                let (top, _) = areas.iter().rev().find(|(_, area)| covers(area)).unwrap();
                let ground = if look.lit { Tone::Lit } else { Tone::Paper };
                let is_marked = |(_, left, middle): &&Ring| (left - x).abs() < 0.01 && (middle - y).abs() < 0.01;
                let ring = rings.iter().find(is_marked).map(|(colour, ..)| colour.clone());
                let (fill, circle) = match look {
                    look if look.fresh => (Tone::Fresh, Tone::Fresh),
                    look if look.supposed => (Tone::Supposed, Tone::Supposed),
                    _ => (Tone::Ink, Tone::Faint),
                };
                let (expected, round) = match replay.grid().get(at) {
                    Cell::FILLED => (fill, None),
                    Cell::EMPTY => (ground, Some(hex(circle))),
                    _ => (ground, None),
                };
                circles += usize::from(round.is_some());
                assert_eq!((top, ring), (&hex(expected), round), "{} after {position}: {at:?}", solved.name);
            }
            assert_eq!(rings.len(), circles);
        }
    }
}

/// The picture of a finished solve has no circles, and each cell in it is filled or blank.
#[test]
fn svg_of_a_finished_board_is_the_pattern() {
    for solved in [heart(), Solved::new("card", examples::GCHQ_2015.text, Method::Passes)] {
        let measures = Measures::of_picture(&solved.puzzle, Inking::Colours, 20);
        let svg =
            Svg::of_board(&solved.puzzle, &solved.last_scene(), &solved.caption, 20, Language::english()).to_string();
        let (areas, rings) = drawn(&svg);
        assert!(rings.is_empty());
        for at in solved.grid.places() {
            let start = |line| f64::from(measures.line(line).start);
            let corner = (start(Line::column(at.column())), start(Line::row(at.row())));
            let is_there = areas.iter().any(|(colour, area)| {
                colour == "#1d1b18" && *area == [corner.0, corner.1, corner.0 + 20.0, corner.1 + 20.0]
            });
            assert_eq!(is_there, solved.grid.get(at) == Cell::FILLED, "{at:?}");
        }
    }
}
