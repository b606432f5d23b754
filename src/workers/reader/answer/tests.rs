//! The worker's answers, without a worker.

use super::*;
use nonoscope_format::examples;
use nonoscope_kit::worker::told::Told;

fn asked(request: &Request) -> Vec<News> {
    Told::by(|page| answer(page, request))
}

fn read(text: &str, index: usize) -> Request {
    Request::Read { ticket: 7, text: text.to_owned(), format: None, index }
}

#[test]
fn a_text_is_told_by_its_puzzles() {
    let news = asked(&read(examples::GCHQ_2015.text, 0));
    let [News::Read { ticket: 7, listed, count: 1, reading: Ok(reading) }] = &news[..] else { panic!("{news:?}") };
    assert_eq!(listed, &[Listed { title: "GCHQ Christmas card 2015".to_owned(), size: Some((25, 25)) }]);
    assert_eq!(**reading, format::read(examples::GCHQ_2015.text).unwrap());
}

#[test]
fn of_several_puzzles_the_one_that_is_wanted_is_read_or_else_the_first() {
    let text = r#"[{"rows": [[1]], "cols": [[1]]}, {"rows": [[1], [1]], "cols": [[2]]}]"#;
    for (index, height) in [(0, 1), (1, 2), (2, 1)] {
        let news = asked(&read(text, index));
        let [News::Read { count: 2, reading: Ok(reading), .. }] = &news[..] else { panic!("{news:?}") };
        assert_eq!(reading.puzzle.height(), height);
    }
}

#[test]
fn a_format_that_is_chosen_is_taken() {
    let text = "[[[1,1],[1]],[[1],[1],[1]]]".to_owned();
    let news = asked(&Request::Read { ticket: 7, text, format: Some(Format::Haskell), index: 0 });
    let [News::Read { reading: Ok(reading), .. }] = &news[..] else { panic!("{news:?}") };
    assert_eq!((reading.format, reading.puzzle.height()), (Format::Haskell, 3));
}

#[test]
fn a_text_that_is_no_puzzle_is_refused_with_its_mistakes() {
    let news = asked(&read("2x2:2/1/1/3", 0));
    let [News::Read { ticket: 7, reading: Err(refusal), .. }] = &news[..] else { panic!("{news:?}") };
    let mistake = &refusal.mistakes[0];
    let (spot, excerpt) = mistake.place.as_ref().unwrap();
    assert_eq!((spot.line, spot.column, excerpt.at.as_str()), (1, 11, "3"));
}

#[test]
fn files_have_names_and_notes() {
    let reading = Box::new(format::read(examples::GCHQ_2015.text).unwrap());
    let news = asked(&Request::Write { reading: reading.clone(), format: Format::Non });
    let [News::File { name, note, .. }] = &news[..] else { panic!("{news:?}") };
    assert_eq!((name.as_str(), note.as_str()), ("gchq-christmas-card-2015.non", ""));
    let news = asked(&Request::Write { reading: reading.clone(), format: Format::Haskell });
    let [News::File { note, .. }] = &news[..] else { panic!("{news:?}") };
    assert!(note.starts_with("Saved. This format (Haskell Runs pair) has no place for "), "{note}");
    let news = asked(&Request::Write { reading, format: Format::NonogramsOrg });
    assert!(matches!(news[..], [News::NoFile { .. }]), "{news:?}");
}
