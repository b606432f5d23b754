//! What is said of the puzzle on the board.

use super::*;
use crate::entry::EntryMsg;
use crate::export::DrawMsg;
use crate::finish::FinishMsg;
use crate::keep::KeepMsg;
use crate::origin::{OriginMsg, Put};
use crate::page::tests::{Browser, HEART};
use crate::page::{Msg, PlayMsg, Timer};
use crate::save::SaveMsg;
use crate::workers::artist::{Kind, News};
use crate::workers::solver::Request;
use nonoscope_core::puzzle::Cell;
use nonoscope_core::sat::Encoding;
use nonoscope_format::{Format, MAX_FILE, examples};
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::Date;
use nonoscope_play::{Visit, share};
use nonoscope_words::Text;

const FAULTY: &str = "rows\n1 1\n5 x\n\ncolumns\n2\n";
const STILL: &str = "The last readable puzzle is still on the board: GCHQ Christmas card 2015 · 25\u{a0}×\u{a0}25.";

/// A page on which the card is solved: the largest text is its verdict.
fn solved() -> Browser {
    let mut page = Browser::begun();
    page.send(Msg::Play(PlayMsg::ToEnd));
    page.answer();
    assert!(said(&page).contains("Exactly one solution."));
    page
}

fn said(page: &Browser) -> String {
    page.model.sentence().1.to_string()
}

fn paste(page: &mut Browser, text: &str) {
    page.send(Msg::Entry(EntryMsg::Pasted(text.to_owned())));
    page.answer();
}

#[test]
fn a_faulty_text_is_what_the_page_speaks_of() {
    let ways: [fn(&mut Browser); 3] = [
        |page| paste(page, FAULTY),
        |page| {
            page.type_in(FAULTY);
            page.run_out(Timer::Typing);
        },
        |page| {
            page.type_in(FAULTY);
            page.send(Msg::Entry(EntryMsg::Solve));
        },
    ];
    for way in ways {
        let mut page = solved();
        way(&mut page);
        page.answer();
        let mistake = &page.model.entry.faults.refusal.mistakes[0].sentence;
        assert!(mistake.to_string().starts_with("Line 3, column 3: "), "{mistake}");
        assert_eq!(said(&page), format!("The text could not be read. {mistake} {STILL}"));
        assert_eq!(page.model.entry.read_as, STILL);
        // What is done next is spoken of next.
        page.send(Msg::Play(PlayMsg::Back));
        page.answer();
        assert!(said(&page).starts_with("Column "), "{}", said(&page));
        way(&mut page);
        page.answer();
        assert!(said(&page).starts_with("The text could not be read."));
        page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
        assert!(said(&page).starts_with("Your turn."));
        way(&mut page);
        page.answer();
        page.send(Msg::Marks(MarksMsg::Check));
        assert_eq!(said(&page), "Nothing is marked yet.");
        way(&mut page);
        page.answer();
        paste(&mut page, HEART);
        assert!(said(&page).starts_with("Your turn."), "{}", said(&page));
    }
}

#[test]
fn a_text_that_is_taken_back_is_no_longer_spoken_of() {
    let mut page = solved();
    let before = said(&page);
    paste(&mut page, FAULTY);
    assert_ne!(said(&page), before);
    page.type_in("");
    page.run_out(Timer::Typing);
    assert_eq!(said(&page), before);
}

#[test]
fn neither_is_the_old_verdict_repeated_when_anything_else_is_not_opened() {
    type Way = (&'static str, fn(&mut Browser));
    let ways: [Way; 6] = [
        ("There is no puzzle in the box yet.", |page| page.send(Msg::Entry(EntryMsg::Solve))),
        ("The file was not opened.", |page| {
            let (name, size) = ("a.non".to_owned(), MAX_FILE as f64 + 1.0);
            page.send(Msg::Entry(EntryMsg::Offered { name, size, files: 1 }));
        }),
        ("The file was not opened.", |page| {
            page.send(Msg::Entry(EntryMsg::Read { name: "a.non".to_owned(), bytes: None }));
        }),
        ("The file was not opened.", |page| {
            page.send(Msg::Entry(EntryMsg::Read { name: "a.png".to_owned(), bytes: Some(b"\x89PNG\r\n".to_vec()) }));
            page.send(Msg::Artist(News::Read { ticket: 1, text: Err(Text::verbatim("It is damaged.")) }));
        }),
        ("The link was not opened.", |page| page.send(Msg::Hash("#n1broken".to_owned()))),
        ("Stopped.", |page| {
            page.type_in(HEART);
            page.run_out(Timer::Typing);
            page.send(Msg::StopSearch);
        }),
    ];
    for (reason, way) in ways {
        let mut page = solved();
        way(&mut page);
        page.answer();
        assert_eq!(said(&page), format!("{reason} {STILL}"));
    }
}

fn index_of(name: &str) -> usize {
    examples::ALL.iter().position(|example| example.name() == name).unwrap()
}

/// A page that shows the owl of the gallery.
fn owl() -> Browser {
    let mut page = Browser::begun();
    page.send(Msg::Example(index_of("Owl")));
    page.answer();
    page
}

/// Everything that the page shows, says and has in its box.
fn told(page: &Browser) -> String {
    let model = &page.model;
    let contents = model.entry.contents.as_ref();
    let listed = contents.map(|contents| Text::commas(contents.words(model.shown.title_asked))).unwrap_or_default();
    let gallery = (0..examples::ALL.len()).map(|index| model.example_name(index));
    let parts = [
        model.heading(),
        model.sentence().1,
        page.player().figures(),
        page.player().board_in_words(),
        model.shown.announced.clone(),
        Text::verbatim(&model.entry.text),
        model.entry.read_as.clone(),
        model.saving.save_note.clone(),
        listed,
    ];
    Text::commas(parts.into_iter().chain(gallery)).to_string()
}

fn says_owl(page: &Browser) -> bool {
    told(page).to_lowercase().contains("owl")
}

/// Everything that can be saved or printed of the board, the names of the files included.
fn saved(page: &mut Browser) -> String {
    page.files.clear();
    page.done.clear();
    for format in [Format::Plain, Format::Non, Format::Webpbn] {
        page.send(Msg::Save(SaveMsg::Format(format)));
        page.send(Msg::Save(SaveMsg::Puzzle));
        page.read();
    }
    for kind in [Kind::Png, Kind::Svg, Kind::Html, Kind::A4] {
        page.send(Msg::Draw(DrawMsg::Kind(kind)));
        page.send(Msg::Draw(DrawMsg::Save));
    }
    page.send(Msg::Draw(DrawMsg::Print));
    page.send(Msg::Save(SaveMsg::Formula(Encoding::Order)));
    let Some(Request::Formula { puzzle, .. }) = page.asked.pop_back() else { panic!("a formula") };
    assert_eq!(page.files.len(), 3);
    let files = page.files.iter().map(|file| format!("{} {}", file.name, String::from_utf8_lossy(&file.bytes)));
    files.chain(page.done.iter().cloned()).chain([format!("{puzzle:?}")]).collect::<String>().to_lowercase()
}

/// Fills all cells that have to be, by keys.
fn win(page: &mut Browser) {
    let solution = page.player().outcome().solutions[0].clone();
    for at in solution.places().filter(|&at| solution.get(at) == Cell::FILLED) {
        page.model.board.cursor.follow(at);
        page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    }
    assert!(page.model.finish.is_open());
}

#[test]
fn a_name_that_gives_the_picture_away_is_hidden_until_the_picture_is_seen() {
    for marking in [false, true] {
        let mut page = owl();
        page.send(Msg::Marks(MarksMsg::Mode { marking }));
        page.answer();
        assert_eq!(page.model.heading(), "Puzzle 8 · 15\u{a0}×\u{a0}15");
        assert!(page.model.hides_title() && !says_owl(&page), "{}", told(&page));
        if marking {
            win(&mut page);
        } else {
            page.send(Msg::Play(PlayMsg::Step));
            page.answer();
            assert!(!says_owl(&page));
            page.send(Msg::Play(PlayMsg::ToEnd));
        }
        page.answer();
        assert_eq!(page.model.heading(), "Owl · 15\u{a0}×\u{a0}15");
        assert!(!page.model.hides_title());
        assert_eq!(page.model.example_name(index_of("Owl")), "Owl");
        assert_eq!(page.model.example_name(index_of("Cat")), "Puzzle 14");
        // A person who has seen the picture may read its name.
        page.send(Msg::Finish(FinishMsg::Close));
        page.send(Msg::Marks(MarksMsg::Mode { marking: false }));
        page.send(Msg::Play(PlayMsg::ToStart));
        page.answer();
        assert_eq!(page.model.title(), "Owl");
        page.send(Msg::Keep(KeepMsg::Leaving));
        let again = page.reloaded();
        assert_eq!((again.model.title().to_string().as_str(), again.player().puzzle().width()), ("Owl", 15));
    }
}

#[test]
fn a_title_is_shown_to_whoever_asks() {
    let mut page = owl();
    page.send(Msg::ShowTitle);
    assert_eq!((page.model.title().to_string().as_str(), page.model.hides_title()), ("Owl", false));
    assert_eq!(page.model.title(), examples::OWL.name(), "it is a message, so it is translated");
    assert_eq!(page.done.last().map(String::as_str), Some("FocusBoard"));
    // That was for this puzzle.
    page.send(Msg::Example(index_of("Cat")));
    page.answer();
    assert_eq!((page.model.title().to_string().as_str(), page.model.hides_title()), ("Puzzle 14", true));
}

#[test]
fn names_that_give_nothing_away_are_no_secret() {
    let mut page = Browser::begun();
    assert_eq!(page.model.title(), "GCHQ Christmas card 2015");
    for name in ["Ten by ten", "No solution", "QR, three ways", "9-Dom", "GCHQ card, 2015"] {
        assert_eq!(page.model.example_name(index_of(name)), name);
        page.send(Msg::Example(index_of(name)));
        page.answer();
        assert!(!page.model.hides_title(), "{name}");
    }
    // Nor is there anything to hide where there is no title.
    page.type_in("2x2:1/1/1/1");
    page.run_out(Timer::Typing);
    page.answer();
    assert_eq!((page.model.title().to_string().as_str(), page.model.hides_title()), ("Your puzzle", false));
}

#[test]
fn files_and_prints_have_no_title_that_is_hidden() {
    let mut page = owl();
    let files = saved(&mut page);
    assert!(!files.contains("owl") && files.contains("nonogram-15x15.non"), "{files}");
    assert_eq!(page.model.saving.save_note, "The file has no title, because the title is still hidden.");
    assert!(!says_owl(&page));
    page.send(Msg::ShowTitle);
    let files = saved(&mut page);
    for expected in ["owl.non", "title: owl", "<title>owl</title>", "title: some(\"owl\")"] {
        assert!(files.contains(expected), "{expected} in {files}");
    }
}

#[test]
fn who_follows_a_link_is_not_told_the_title_either() {
    let link = share(owl().player()).unwrap();
    let mut page = Browser::at(&format!("#{link}"));
    page.begin();
    assert_eq!(page.model.title(), "Puzzle 8");
    assert!(!says_owl(&page), "{}", told(&page));
    // It is there when the picture is.
    assert_eq!(Visit::follow(&link).unwrap().reading.puzzle.title(), Some("Owl"));
    page.send(Msg::Play(PlayMsg::ToEnd));
    page.answer();
    assert_eq!(page.model.title(), "Owl");
    page.send(Msg::Keep(KeepMsg::Leaving));
    // Nor does the box tell it after a reload.
    let mut other = owl();
    other.type_in("title: Night owl\nrows\n1\n1\n\ncolumns\n2\n0\n");
    other.run_out(Timer::Typing);
    other.answer();
    other.send(Msg::Keep(KeepMsg::Leaving));
    let other = other.reloaded();
    assert!(other.player().puzzle().width() == 2 && !says_owl(&other), "{}", told(&other));
}

#[test]
fn the_box_without_the_title_stands_for_the_whole_text() {
    let mut page = owl();
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    for _ in 0..2 {
        page.send(Msg::Entry(EntryMsg::Solve));
        page.answer();
        assert_eq!(page.model.shown.text, examples::OWL.text);
        assert!(page.model.entry.read_as.to_string().starts_with("Read as "), "{}", page.model.entry.read_as);
    }
    // What is typed is taken as it is.
    let typed = page.model.entry.text.clone();
    page.type_in(&typed);
    page.send(Msg::Entry(EntryMsg::Solve));
    page.answer();
    assert_eq!((page.model.shown.text.as_str(), page.model.title().to_string().as_str()), (typed.as_str(), "Puzzle 8"));
}

#[test]
fn a_title_of_ones_own_puzzle_is_hidden_too() {
    let mut page = Browser::showing(&format!("title: Evening\n{}", HEART.replace("2\n4\n4\n4\n2", "2\n4\n4\n2\n4")));
    assert!(page.player().puzzle().title() == Some("Evening"), "the clues are another puzzle's");
    assert_eq!((page.model.title().to_string().as_str(), page.model.hides_title()), ("Your puzzle", true));
    page.send(Msg::ShowTitle);
    assert_eq!(page.model.title(), "Evening");
}

#[test]
fn of_several_puzzles_the_list_has_their_sizes() {
    let text = format!("[{}, {}]", json("Owl"), json("Barn owl"));
    let mut page = Browser::showing(&text);
    let listed = |page: &Browser| page.model.entry.contents.as_ref().unwrap().words(page.model.shown.title_asked);
    assert_eq!(listed(&page), ["1 of 2 · 1 × 2", "2 of 2 · 1 × 2"]);
    assert_eq!((page.model.title().to_string().as_str(), page.model.hides_title()), ("Puzzle 1 of 2", true));
    let before = page.model.entry.listed;
    page.send(Msg::ShowTitle);
    assert_ne!(page.model.entry.listed, before, "the list is made anew");
    assert_eq!(listed(&page), ["1 of 2 · Owl · 1 × 2", "2 of 2 · Barn owl · 1 × 2"]);
    page.send(Msg::Entry(EntryMsg::Which(1)));
    page.answer();
    assert_eq!(page.model.title(), "Barn owl");
}

fn json(title: &str) -> String {
    format!(r#"{{"title": "{title}", "rows": [[1], [1]], "cols": [[2]]}}"#)
}

#[test]
fn the_puzzle_of_a_day_is_called_after_it() {
    let mut page = Browser::begun();
    let today = Date::from_text("2026-01-13").unwrap();
    let example = &examples::ALL[1];
    let put = Put { text: example.text.to_owned(), day: Some(today), ..Put::default() };
    page.send(Msg::Origin(OriginMsg::Put(put)));
    page.answer();
    assert!(
        page.model.heading().to_string().starts_with("Puzzle of Tuesday, 13 January · "),
        "{}",
        page.model.heading()
    );
    win(&mut page);
    assert_eq!(page.model.title(), example.name().to_string());
}

#[test]
fn the_gallery_goes_from_small_to_large_and_has_everything_once() {
    let listed = crate::gallery::listed();
    let cells = |index: usize| examples::ALL[index].width * examples::ALL[index].height;
    assert!(listed.is_sorted_by_key(|&index| cells(index)));
    let mut sorted = listed.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, (0..examples::ALL.len()).collect::<Vec<_>>());
    assert_eq!([number_of(listed[0]), number_of(listed[6])], ["Puzzle 1", "Puzzle 7"]);
}

#[test]
fn a_person_who_begins_to_solve_what_cannot_be_is_told() {
    let mut page = Browser::showing("2x2:2/0/2/0");
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    assert!(said(&page).starts_with("This puzzle has no solution"), "{}", said(&page));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert!(!said(&page).starts_with("This puzzle has no solution"), "what is done is spoken of next");
}
