//! The library as WebAssembly, in a browser: step by step, it finds exactly what it finds natively.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]
#![cfg(target_arch = "wasm32")]

use nonoscope::puzzle::Grid;
use nonoscope::solve::{Method, rate, solve};
use nonoscope::{examples, format, qr, trace};
use nonoscope_play::Session;
use nonoscope_tests::{digest, made};
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// The sentences of a stored trace: the text after the numbers of the steps.
fn sentences(kept: &str) -> Vec<&str> {
    kept.lines()
        .filter_map(|line| {
            let line = line.trim_start();
            let rest = line.trim_start_matches(|c: char| c.is_ascii_digit());
            (rest.len() < line.len()).then(|| rest.trim_start())
        })
        .collect()
}

fn traces_agree(puzzle: &str, method: Method, kept: &str) {
    let said: Option<Vec<String>> = format::read(puzzle).ok().map(|reading| {
        let puzzle = reading.puzzle;
        let outcome = solve(&puzzle, method);
        outcome.trace.steps().map(|step| trace::sentence(&step, puzzle.palette()).to_string()).collect()
    });
    assert_eq!(said.as_deref().unwrap_or_default(), sentences(kept));
}

#[wasm_bindgen_test]
fn traces_are_those_kept_natively() {
    let auto = [
        (examples::GCHQ_2015.text, include_str!("data/golden/gchq-2015.steps")),
        (include_str!("data/golden/lambda.txt"), include_str!("data/golden/lambda.steps")),
        (include_str!("data/golden/tatham-ten.txt"), include_str!("data/golden/tatham-ten.steps")),
        (include_str!("data/golden/contradiction.txt"), include_str!("data/golden/contradiction.steps")),
        (include_str!("data/golden/forever.txt"), include_str!("data/golden/forever.steps")),
        (include_str!("data/golden/knotty.txt"), include_str!("data/golden/knotty.steps")),
        (include_str!("data/golden/tulip.txt"), include_str!("data/golden/tulip.steps")),
    ];
    for (puzzle, kept) in auto {
        traces_agree(puzzle, Method::Auto, kept);
    }
    let bella = include_str!("data/golden/bella.txt");
    traces_agree(bella, Method::Simulate, include_str!("data/golden/bella.simulate.steps"));
    traces_agree(bella, Method::Sat, include_str!("data/golden/bella.sat.steps"));
    let card = include_str!("data/golden/gchq-2015.constrained.steps");
    traces_agree(examples::GCHQ_2015.text, Method::Constrained, card);
}

#[wasm_bindgen_test]
fn ratings_are_those_kept_natively() {
    let kept = include_str!("data/golden/ratings");
    for example in examples::ALL {
        let puzzle = format::read(example.text).unwrap().puzzle;
        let rating = rate(&puzzle, &solve(&puzzle, Method::Auto), &mut ());
        let said = rating.map_or("no rating".to_owned(), |rating| format!("{} {}", rating.number, rating.tier));
        let line = format!("{}: {said}", example.name());
        assert!(kept.lines().any(|kept| kept.starts_with(&line)), "{line}");
    }
}

#[wasm_bindgen_test]
fn links_and_files_are_those_of_native_programs() {
    let card = format::read(include_str!("data/formats/gchq2015.non")).ok();
    for (format, kept) in [
        (format::Format::Tatham, include_str!("data/formats/gchq2015-tatham.txt")),
        (format::Format::Mk, include_str!("data/formats/gchq2015.mk")),
        (format::Format::Cwd, include_str!("data/formats/gchq2015.cwd")),
        (format::Format::Link, include_str!("data/formats/gchq2015-link.txt")),
    ] {
        let written = card.as_ref().and_then(|card| format::write(card, format).ok());
        assert_eq!(written.map(|written| written.text.trim_end().to_owned()).as_deref(), Some(kept.trim_end()));
        let read = format::read(kept).ok();
        assert_eq!(read.map(|read| read.puzzle.width()), Some(25));
    }
    let xml = format::read(include_str!("data/formats/00023-edge.xml")).ok().map(|reading| reading.puzzle);
    let nin = format::read(include_str!("data/formats/00023-edge.nin")).ok().map(|reading| reading.puzzle);
    assert_eq!(xml.map(|xml| xml.with_title("")), nin);
}

#[wasm_bindgen_test]
fn the_message_of_the_card_is_read() {
    let session = Session::open(examples::GCHQ_2015.text, Method::Auto).ok();
    let message = session.as_ref().and_then(|session| session.message_at(200));
    assert_eq!(message.map(qr::Message::text), Some("www.gchq.gov.uk/puzz"));
}

/// The tables of character sets are the browser's.
#[wasm_bindgen_test]
fn messages_are_read_as_natively() {
    for (pattern, text) in [
        (include_str!("data/qr/kanji.txt"), "点と茗荷"),
        (include_str!("data/qr/hanzi.txt"), "书读百遍"),
        (include_str!("data/qr/declared-utf-8.txt"), "Ærø – naïve"),
        (include_str!("data/qr/declared-utf-16be.txt"), "Ω 𝄞"),
        (include_str!("data/qr/declared-shift-jis.txt"), "点と茗荷"),
        (include_str!("data/qr/declared-iso8859-5.txt"), "Привет"),
        (include_str!("data/qr/declared-big5.txt"), "中文字"),
        (include_str!("data/qr/declared-gb18030.txt"), "汉字"),
        (include_str!("data/qr/declared-euc_kr.txt"), "한국어"),
        (include_str!("data/qr/undeclared-shift-jis.txt"), "みかんとリンゴ"),
    ] {
        let rows: Vec<String> = pattern.lines().map(|row| row.replace('#', "X").replace('.', "O")).collect();
        let message = Grid::from_picture(&rows).ok().and_then(|grid| qr::read(&grid));
        assert_eq!(message.as_ref().map(qr::Message::text), Some(text));
    }
}

#[wasm_bindgen_test]
fn what_is_found_is_what_is_kept_natively() {
    assert_eq!(digest::differences(&digest::now()), "");
}

#[wasm_bindgen_test]
fn what_is_made_is_what_is_kept_natively() {
    for (now, kept) in
        [(made::pictures_now(), made::PICTURES), (made::random_now(), made::RANDOM), (made::cards_now(), made::CARDS)]
    {
        let differing = now.lines().zip(kept.lines()).find(|(now, kept)| now != kept);
        assert!(now == kept, "{differing:?}");
    }
}
