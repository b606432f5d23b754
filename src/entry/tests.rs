//! Typing, pasting, files, examples, and mistakes in a text.

use super::*;
use crate::page::tests::{Browser, HEART, TWO};
use crate::page::{Msg, Place, Timer};
use crate::settings::Setting;
use crate::workers::artist::News;
use crate::workers::solver::Request;
use crate::workers::solving::Task;
use nonoscope_core::puzzle::Cell;
use nonoscope_core::solve::Method;
use nonoscope_format::{Format, MAX_FILE, examples};
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_words::Text;

#[test]
fn what_is_typed_is_opened_when_typing_pauses() {
    let mut page = Browser::begun();
    page.type_in("1");
    page.type_in(HEART);
    assert!(page.to_read.is_empty());
    page.run_out(Timer::Typing);
    assert_eq!(page.to_read.len(), 1);
    page.answer();
    assert_eq!(page.player().puzzle().width(), 5);
    assert!(page.model.entry.read_as.to_string().starts_with("Read as clue lines"), "{}", page.model.entry.read_as);
    assert!(page.revealed.is_empty(), "nobody who types is led away");
}

#[test]
fn marks_in_a_text_are_ones_own() {
    let mut page = Browser::begun();
    page.type_in("3\n1\n\n2\n1\n1\n\nX..\no..\n");
    page.send(Msg::Entry(EntryMsg::Solve));
    page.answer();
    assert_eq!(page.player().marking().marks().grid().row_strings(), ["X..", "O.."]);
    assert!(page.player().is_marking() && page.model.entry.read_as.to_string().ends_with("your own marks."));
}

#[test]
fn who_solves_is_led_to_the_end_and_to_the_board() {
    let mut page = Browser::begun();
    page.type_in(HEART);
    page.send(Msg::Entry(EntryMsg::Solve));
    page.answer();
    assert!(page.player().at_end());
    assert_eq!(page.revealed, [Place::SideTop]);
    assert!(page.timers.is_empty(), "it is not opened again");
}

#[test]
fn a_puzzle_comes_onto_the_board_in_the_mode_one_is_in() {
    let ways: [fn(&mut Browser, &str); 3] = [
        |page, text| page.send(Msg::Entry(EntryMsg::Pasted(text.to_owned()))),
        |page, text| {
            page.type_in(text);
            page.run_out(Timer::Typing);
        },
        |page, text| {
            page.type_in(text);
            page.send(Msg::Entry(EntryMsg::Solve));
        },
    ];
    for (way, put) in ways.into_iter().enumerate() {
        for marking in [false, true] {
            let mut page = Browser::begun();
            page.send(Msg::Marks(MarksMsg::Mode { marking }));
            put(&mut page, HEART);
            page.answer();
            assert_eq!((page.player().puzzle().width(), page.model.is_marking()), (5, marking));
            assert_eq!(
                page.player().at_start(),
                marking || way < 2,
                "only the button goes to the end, and only while watching"
            );
            let button = if marking { "Load this puzzle" } else { "Show the solution" };
            assert_eq!(what_solve_does(page.model.marking.is_on).0, button);
            if marking {
                assert!(page.player().grid().is_unknown(), "nothing of its solution is shown");
            }
        }
    }
}

#[test]
fn solving_the_same_text_again_loses_no_marks() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    for _ in 0..2 {
        page.send(Msg::Entry(EntryMsg::Solve));
        page.answer();
        let marking = page.player().marking();
        assert_eq!(marking.marks().grid().row_strings()[0], "X....");
        assert!(page.model.is_marking() && marking.marks().can_undo());
        // The same if solving went on from the marks in between.
        page.send(Msg::Marks(MarksMsg::WatchFromHere));
        page.answer();
        page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    }
    // Another puzzle, and back.
    page.send(Msg::Entry(EntryMsg::Pasted(TWO.to_owned())));
    page.answer();
    assert!(page.player().grid().is_unknown());
    page.send(Msg::Entry(EntryMsg::Pasted(HEART.to_owned())));
    page.answer();
    assert_eq!(page.player().marking().marks().grid().row_strings()[0], "X....");
    assert_eq!(page.player().sentence(), "Your marks from last time are back. Press Clear to remove them.");
    assert_eq!(page.reloaded().player().sentence(), "1 cell marked.", "who reloads knows");
}

#[test]
fn who_asks_while_solving_is_led_to_the_first_mistake_too() {
    let mut page = Browser::begun();
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.type_in("7 3 1 1 7\n1 1 2 x 1 1\n");
    page.send(Msg::Entry(EntryMsg::Solve));
    page.answer();
    assert!(page.model.entry.faults.asked);
    page.type_in(" ");
    page.send(Msg::Entry(EntryMsg::Solve));
    assert_eq!(page.model.entry.faults.refusal.mistakes[0].sentence, "There is no puzzle here yet.");
}

#[test]
fn who_asks_is_led_to_the_first_mistake() {
    let mut page = Browser::begun();
    page.type_in("7 3 1 1 7\n1 1 2 x 1 1\n");
    page.run_out(Timer::Typing);
    page.answer();
    assert!(!page.model.entry.faults.asked && page.done.is_empty());
    assert!(!page.model.entry.faults.refusal.mistakes.is_empty());
    assert_eq!(
        page.model.entry.read_as,
        "The last readable puzzle is still on the board: GCHQ Christmas card 2015 · 25\u{a0}×\u{a0}25."
    );
    page.send(Msg::Entry(EntryMsg::Solve));
    page.answer();
    assert!(page.model.entry.faults.asked);
    assert_eq!(page.done, ["Select { line: 2, column: 7 }"]);
    assert_eq!(page.revealed, [Place::Faults]);
    assert_eq!(page.player().puzzle().width(), 25, "the last puzzle stays");
}

#[test]
fn an_empty_box_opens_nothing() {
    let mut page = Browser::begun();
    page.send(Msg::Entry(EntryMsg::Solve));
    assert!(page.asked.is_empty() && page.to_read.is_empty());
    assert_eq!(page.model.entry.faults.refusal.mistakes[0].sentence, "There is no puzzle here yet.");
    page.answer();
    page.send(Msg::Entry(EntryMsg::Format(Some(Format::Nin))));
    assert!(page.asked.is_empty() && page.to_read.is_empty() && page.model.entry.faults.refusal.mistakes.is_empty());
}

#[test]
fn of_several_puzzles_one_is_chosen() {
    let mut page = Browser::showing("$1\n1\n1\n$2\n2\n0\n1\n1\n$3\n1\n1");
    let contents = page.model.entry.contents.clone().expect("several");
    assert_eq!((contents.count, contents.chosen), (3, 0));
    page.send(Msg::Entry(EntryMsg::Which(1)));
    page.answer();
    assert_eq!(page.model.entry.contents.as_ref().map(|contents| contents.chosen), Some(1));
    assert_eq!((page.model.shown.index, page.player().puzzle().title()), (1, Some("$2")));
    page.send(Msg::Example(0));
    assert_eq!((page.model.entry.contents.clone(), page.model.asking.index), (None, 0));
}

#[test]
fn an_example_takes_the_place_of_what_was_typed() {
    let mut page = Browser::begun();
    page.type_in("1");
    page.send(Msg::Entry(EntryMsg::Format(Some(Format::Nin))));
    let replaced = page.model.entry.replaced;
    page.send(Msg::Example(1));
    page.run_out(Timer::Typing);
    page.answer();
    assert_eq!(page.model.entry.source(), examples::ALL[1].text);
    assert_eq!((page.model.entry.format, page.model.entry.replaced), (None, replaced + 1));
    assert_eq!(page.model.shown.text, examples::ALL[1].text);
}

#[test]
fn files_are_read_unless_they_are_too_large() {
    let mut page = Browser::begun();
    let offer = |size, files| Msg::Entry(EntryMsg::Offered { name: "a.non".to_owned(), size, files });
    page.send(offer(MAX_FILE as f64 + 1.0, 1));
    assert!(page.model.notice.said().starts_with("a.non: "));
    page.send(offer(1.0, 1));
    assert_eq!(page.model.notice.sentence, None);
    page.send(offer(1.0, 3));
    assert_eq!(page.model.notice.said(), "You chose 3 files. Only the first was opened: a.non.");
    page.send(Msg::Entry(EntryMsg::Read { name: "a.non".to_owned(), bytes: Some(HEART.as_bytes().to_vec()) }));
    page.answer();
    assert_eq!((page.model.entry.text.as_str(), page.player().puzzle().width()), (HEART, 5));
    page.send(Msg::Entry(EntryMsg::Read { name: "b".to_owned(), bytes: None }));
    assert_eq!(page.model.notice.said(), "b could not be read.");
}

#[test]
fn a_picture_is_read_by_the_program_that_draws() {
    let mut page = Browser::begun();
    let file = |bytes: &[u8]| Msg::Entry(EntryMsg::Read { name: "a.png".to_owned(), bytes: Some(bytes.to_vec()) });
    let read = |ticket, text: Result<&str, &str>| {
        Msg::Artist(News::Read { ticket, text: text.map(str::to_owned).map_err(Text::verbatim) })
    };
    page.send(file(b"\x89PNG\r\n"));
    assert!(page.done.iter().any(|done| done.starts_with("ReadPicture { ticket: 1, ")), "{:?}", page.done);
    page.send(read(1, Ok(".r\nrb\n")));
    page.answer();
    assert_eq!((page.model.entry.text.as_str(), page.player().puzzle().inks()), (".r\nrb\n", 2));
    page.send(file(b"GIF89a"));
    page.send(read(2, Err("It is too large.")));
    assert_eq!(page.model.notice.said(), "It is too large.");
    // Text typed meanwhile stays.
    page.send(file(b"GIF89a"));
    page.type_in(HEART);
    page.send(read(3, Ok(".r\nrb\n")));
    assert_eq!(page.model.entry.text, HEART);
    page.send(file(b"GIF89a"));
    page.send(Msg::ArtistDied { details: None });
    assert!(page.model.notice.said().starts_with("The picture could not be read."));
}

#[test]
fn another_method_opens_the_puzzle_on_the_board_and_not_the_box() {
    let mut page = Browser::showing(HEART);
    page.type_in("not yet");
    page.send(Msg::Set(Setting::Method(Method::Sat)));
    let Some(Request::Open(Task { reading, method, .. })) = page.asked.front() else { panic!("nothing was asked") };
    assert_eq!((&reading.puzzle, *method), (page.player().puzzle(), Method::Sat));
    page.answer();
    assert_eq!(page.player().outcome().method, Method::Sat);
}

#[test]
fn an_answer_that_is_overtaken_comes_too_late() {
    let mut page = Browser::begun();
    page.type_in(TWO);
    page.run_out(Timer::Typing);
    let late = page.to_read.pop_front().expect("a question");
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    assert_eq!((page.reading_stopped, page.stopped), (1, 0));
    page.to_read.push_front(late);
    page.answer();
    assert_eq!(page.player().puzzle().width(), 5);
    page.type_in(TWO);
    page.run_out(Timer::Typing);
    page.read();
    let late = page.asked.pop_front().expect("a question");
    page.type_in(HEART);
    page.run_out(Timer::Typing);
    assert_eq!((page.reading_stopped, page.stopped), (1, 1));
    page.asked.push_front(late);
    page.answer();
    assert_eq!(page.player().puzzle().width(), 5);
}

#[test]
fn what_is_said_of_a_text() {
    let mut entry = Entry::default();
    let session = Session::open("3x3:1/3/1/1/3/1", Method::Auto).unwrap();
    entry.accepted(&session);
    assert_eq!(entry.read_as, "", "an example says nothing, as long as the box is empty");
    entry.replace("3x3:1/3/1/1/3/1");
    entry.accepted(&session);
    assert!(
        entry.read_as.to_string().starts_with("Read as ") && entry.read_as.to_string().ends_with(": 3 × 3."),
        "{}",
        entry.read_as
    );
    let said = entry.faults.said;
    entry.refused(Refusal::of(Text::verbatim("No.")), false);
    assert_eq!((entry.read_as.to_string().as_str(), entry.faults.said), ("", said + 1), "it is said again");
}

#[test]
fn the_line_of_a_title_is_left_out() {
    assert_eq!(without_title("title: Owl\n\nrows\n1\n"), Some("rows\n1\n"));
    assert_eq!(without_title("title: Owl\r\n\r\nrows\r\n1\r\n"), Some("rows\r\n1\r\n"));
    assert_eq!((without_title("rows\n1\n"), without_title("title: Owl")), (None, None));
    for example in examples::ALL.iter().filter(|example| example.tells) {
        let rest = without_title(example.text).unwrap_or_default();
        assert!(
            !rest.is_empty() && !rest.to_lowercase().contains(&example.name().to_string().to_lowercase()),
            "{rest}"
        );
    }
}

#[test]
fn only_several_puzzles_are_listed() {
    let mut entry = Entry::default();
    entry.list(vec![Listed::default()], 1, 0);
    assert_eq!(entry.contents, None);
    entry.list(vec![Listed::default(); 2], 2, 7);
    assert_eq!(entry.contents.as_ref().map(|contents| contents.chosen), Some(1));
}
