//! The welcome.

use super::*;
use crate::kept_names::WELCOMED;
use crate::learn::LearnMsg;
use crate::page::tests::{Browser, HEART};
use crate::page::{Msg, Place, PlayMsg, Timer};
use crate::settings::Setting;
use nonoscope_core::solve::{Method, Verdict, solve};
use nonoscope_core::trace::Technique;
use nonoscope_format::examples;
use nonoscope_kit::model::keymap::{Focus, KeyAction, Mode, Press, action};
use nonoscope_play::Player;

fn send(page: &mut Browser, msg: WelcomeMsg) {
    page.send(Msg::Welcome(msg));
    page.answer();
}

fn welcome(page: &Browser) -> &Welcome {
    &page.model.welcome
}

#[test]
fn a_first_visit_is_greeted_until_somebody_does_something() {
    let page = Browser::begun();
    assert!(welcome(&page).greets && page.player().at_start());
    assert!(page.reloaded().model.welcome.greets, "nothing has been done yet");
    let acts = [
        Msg::Play(PlayMsg::Step),
        Msg::Welcome(WelcomeMsg::Try),
        Msg::Key(KeyAction::Step),
        Msg::Learn(LearnMsg::Open),
        Msg::Example(1),
    ];
    for act in acts {
        let mut page = Browser::begun();
        let said = format!("{act:?}");
        page.send(act);
        page.answer();
        assert!(!welcome(&page).greets, "{said}");
        assert!(!page.reloaded().model.welcome.greets, "{said}");
    }
    let mut page = Browser::begun();
    for msg in [Msg::Key(KeyAction::ListKeys), Msg::Key(KeyAction::Larger)] {
        page.send(msg);
    }
    assert!(welcome(&page).greets, "that is looking only");
}

#[test]
fn escape_closes_the_greeting() {
    let press = Press { key: "Escape", ctrl: false, alt: false, shift: false, repeats: false };
    let mut page = Browser::begun();
    let close = action(press, Focus::Elsewhere, page.model.mode()).expect("a meaning");
    page.send(Msg::Key(close));
    assert!(!welcome(&page).greets && page.player().at_start());
}

#[test]
fn whoever_was_here_before_is_not_greeted() {
    let mut page = Browser::begun();
    page.storage.as_mut().unwrap().remove(WELCOMED);
    assert!(!welcome(&page.reloaded()).greets);
    page.storage.as_mut().unwrap().insert(WELCOMED.to_owned(), "3 of the future".to_owned());
    assert!(!welcome(&page.reloaded()).greets);
    let mut private = Browser::at("");
    private.storage = None;
    private.begin();
    assert!(welcome(&private).greets, "nothing is kept, and the page works");
    private.send(Msg::Play(PlayMsg::Step));
    assert!(!welcome(&private).greets);
}

#[test]
fn the_small_puzzle_opens_with_keys_of_its_own_and_needs_no_worker() {
    let mut page = Browser::begun();
    page.to_argue.clear();
    page.send(Msg::Welcome(WelcomeMsg::Try));
    assert_eq!((page.model.mode(), page.done.as_slice()), (Mode::Dialogue, &["Open(Small, true)".to_owned()][..]));
    assert!(page.to_argue.is_empty() && page.asked.is_empty() && page.to_read.is_empty());
    for cell in [5, 6, 7, 8, 9, 10, 12, 14, 0, 15, 20] {
        assert!(!welcome(&page).small.is_done());
        send(&mut page, WelcomeMsg::Press(cell));
    }
    assert!(welcome(&page).small.is_done());
    send(&mut page, WelcomeMsg::Again);
    assert_eq!(welcome(&page).small, Small::default());
    send(&mut page, WelcomeMsg::Close);
    assert_eq!(page.model.mode(), Mode::Watching);
    send(&mut page, WelcomeMsg::Close);
    assert_eq!(page.done, ["Open(Small, true)", "Open(Small, false)"], "once");
}

/// The first lines that a newcomer sees explain themselves.
#[test]
fn the_card_is_watched_like_a_person_from_lines_with_a_single_layout_on() {
    let mut page = Browser::new("");
    page.begin();
    send(&mut page, WelcomeMsg::Watch);
    assert_eq!((page.player().outcome().method, page.model.settings.method), (Method::Human, Method::Human));
    assert!(page.model.playing.is_playing() && page.player().at_start());
    assert!(page.frame);
    page.draw_frame(0.0);
    page.answer();
    for first in 1..=5 {
        page.model.player.as_mut().unwrap().go_to(first);
        page.send(Msg::Timer(Timer::Typing));
        page.answer();
        assert_eq!(page.model.sentence().0, Some(Technique::ExactFit));
    }
}

#[test]
fn the_list_of_marks_is_at_hand_whenever_somebody_asks() {
    let mut page = Browser::begun();
    send(&mut page, WelcomeMsg::Try);
    assert!(!welcome(&page).lists_marks, "first things first");
    send(&mut page, WelcomeMsg::Close);
    send(&mut page, WelcomeMsg::Ask { for_marks: false });
    assert!(welcome(&page).lists_marks && page.revealed.is_empty());
    send(&mut page, WelcomeMsg::Close);
    page.done.clear();
    send(&mut page, WelcomeMsg::Ask { for_marks: true });
    assert_eq!((page.done, page.revealed), (vec!["Open(Small, true)".to_owned()], vec![Place::Marks]));
}

#[test]
fn the_card_comes_back_to_be_watched() {
    let mut page = Browser::showing(HEART);
    send(&mut page, WelcomeMsg::Watch);
    assert_eq!(page.model.shown.text, examples::GCHQ_2015.text);
    assert!(page.model.playing.is_playing());
    page.send(Msg::Play(PlayMsg::ToEnd));
    send(&mut page, WelcomeMsg::Watch);
    assert!(page.model.playing.is_playing() && page.player().at_start(), "it starts again");
}

#[test]
fn whoever_does_something_else_does_not_wait_for_the_card() {
    let mut page = Browser::begun();
    page.send(Msg::Welcome(WelcomeMsg::Watch));
    page.send(Msg::Play(PlayMsg::Step));
    page.answer();
    assert!(!page.model.playing.is_playing());
}

/// Does the task that is asked.
fn obey(small: &mut Small) {
    for index in small.asked() {
        small.mark(index, None);
        assert_eq!(small.wrong, None, "{}", small.said);
    }
}

#[test]
fn the_small_puzzle_is_solved_by_lines_and_each_task_follows_from_its_line_alone() {
    let puzzle = Small::puzzle().unwrap();
    let outcome = solve(&puzzle, Method::Passes);
    assert_eq!((outcome.verdict, outcome.grid), (Verdict::Unique, solution().unwrap()));
    let mut small = Small::default();
    for task in &TASKS {
        let mut known = Grid::unknown(SIDE, SIDE);
        for (index, &cell) in small.cells.iter().enumerate() {
            known.set(known.at(index), cell);
        }
        let cells: Vec<Cell> = known.line(task.line).collect();
        let all = nonoscope_core::deduce::deductions(task.line, puzzle.clue(task.line), &cells, 1).unwrap();
        let settled: Vec<usize> =
            all.iter().flat_map(|one| &one.cells).map(|&(along, _)| known.index(task.line.cell(along))).collect();
        assert!(!small.asked().is_empty() && small.asked().iter().all(|index| settled.contains(index)));
        obey(&mut small);
    }
    assert!(small.is_done() && small.asks.to_string().ends_with("The picture is an umbrella."));
    assert_eq!(small.cells, solution().unwrap().cells());
}

#[test]
fn what_is_not_asked_is_answered_kindly_and_not_marked() {
    let mut small = Small::default();
    let first = small.clone();
    small.mark(0, None);
    assert_eq!(
        (small.said.to_string().as_str(), small.wrong),
        ("That cell comes later. Stay in the lit row for now.", None)
    );
    small.mark(SIDE, Some(Cell::EMPTY));
    assert_eq!(small.said, "This one is filled.");
    assert_eq!(small.cells, first.cells);
    small.mark(SIDE, Some(Cell::FILLED));
    assert_eq!(small.said, "Right. 4 more.");
    small.mark(SIDE, None);
    assert_eq!(small.said, "You have marked that one already.");
    assert_eq!(small.asks, first.asks, "the task stays");
    obey(&mut small);
    assert!(small.asks.to_string().starts_with("That row is done. This row says 1 1 1."), "{}", small.asks);
    assert_eq!(small.said, "");
    let second = small.asks.clone();
    small.mark(2 * SIDE + 1, None);
    assert_eq!(small.asks, second);
    assert!(small.said.to_string().starts_with("Not this one: it is a gap.") && small.wrong == Some(2 * SIDE + 1));
    obey(&mut small);
    assert_eq!([1, 3].map(|along| small.cells[2 * SIDE + along]), [Cell::EMPTY; 2]);
    small.mark(SIDE, Some(Cell::EMPTY));
    assert!(small.said.to_string().starts_with("This one is filled"), "{}", small.said);
    small.mark(0, Some(Cell::FILLED));
    assert_eq!(small.cells[0], Cell::EMPTY, "a press does what the task asks for");
    small.mark(1000, None);
    small.step(Direction::Down);
    assert_eq!(small.cursor, SIDE);
}

#[test]
fn what_is_kept_is_read_and_rubbish_greets_nobody_again() {
    for greeted in [Greeted::New, Greeted::Seen] {
        assert_eq!(Greeted::named(greeted.name()), greeted);
    }
    assert_eq!(Greeted::named("of the future"), Greeted::Seen);
}
