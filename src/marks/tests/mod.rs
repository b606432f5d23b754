//! A person's own solving, by keys.

#[cfg(test)]
mod judging;
#[cfg(test)]
mod trying;

use super::kept::{KeptMarks, name_of};
use crate::keep::KeepMsg;
use crate::page::Msg;
use crate::page::tests::{Browser, HEART};
use crate::settings::{GameMsg, Setting};
use nonoscope_core::puzzle::{At, Cell, Colour, Ink, Palette, Puzzle};
use nonoscope_core::solve::Method;
use nonoscope_core::trace::Technique;
use nonoscope_format::examples;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::keymap::{Direction, KeyAction, Mode};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_picture::{Inking, Under};
use nonoscope_play::Session;
use nonoscope_words::Text;

fn solving(text: &str) -> Browser {
    let mut page = Browser::showing(text);
    page.send(Msg::Key(KeyAction::SwitchMode));
    assert!(page.model.is_marking());
    assert_eq!(page.done, ["FocusBoard"]);
    page
}

/// A page on which a person solves a picture of several inks. No text is read, so that this depends on no format.
fn colouring(picture: &str) -> Browser {
    let mut page = solving(HEART);
    put_on(&mut page, Puzzle::of_picture(&picture.parse().unwrap()).unwrap());
    assert!(page.model.is_marking() && page.player().puzzle().inks() > 1);
    page
}

fn put_on(page: &mut Browser, puzzle: Puzzle) {
    page.put_on(puzzle, Session::options(Method::Auto));
}

fn move_to(direction: Direction, paints: bool) -> Msg {
    Msg::Key(KeyAction::Move { direction, paints })
}

#[test]
fn keys_move_the_cursor_and_mark() {
    let mut page = solving(HEART);
    page.send(move_to(Direction::Right, false));
    let announced = "Row 1, column 1: unknown. Row: 1 1. Column: 2";
    assert_eq!(page.model.shown.announced, announced, "the first key only shows where it is");
    page.send(move_to(Direction::Right, false));
    assert_eq!(page.model.shown.announced, "Row 1, column 2: unknown. Row: 1 1. Column: 4");
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert_eq!(page.model.shown.announced, "Row 1, column 2: filled");
    page.send(move_to(Direction::Down, true));
    assert_eq!(page.player().grid().get(At::new(1, 1)), Cell::FILLED, "it paints on the way");
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert_eq!(page.model.shown.announced, "Row 2, column 2: unknown", "the same again wipes");
    page.send(Msg::Key(KeyAction::Undo));
    assert_eq!(page.model.shown.announced, "Row 2, column 2: filled");
    page.send(Msg::Key(KeyAction::SwitchMode));
    assert_eq!(page.model.board.cursor.shown(), None);
}

const RED: usize = 2;

fn ink(number: usize) -> Cell {
    Cell::of(Colour::ink(number))
}

#[test]
fn keys_choose_inks_and_mark_with_them() {
    let mut page = colouring("XXB\nOBB\nXOX");
    assert_eq!(page.model.mode(), Mode::Colouring);
    let key = |page: &mut Browser, action| page.send(Msg::Key(action));
    key(&mut page, KeyAction::Mark(Cell::FILLED));
    assert_eq!(page.model.shown.announced, "Row 1, column 1: black");
    key(&mut page, KeyAction::Ink(RED));
    assert_eq!(
        (page.model.surroundings().tool, page.model.shown.announced.to_string().as_str()),
        (ink(RED), "Tool: red")
    );
    page.send(move_to(Direction::Right, false));
    key(&mut page, KeyAction::Mark(Cell::FILLED));
    assert_eq!(page.model.shown.announced, "Row 1, column 2: red");
    page.send(move_to(Direction::Down, true));
    assert_eq!(page.player().grid().get(At::new(1, 1)), ink(RED), "it paints in the same colour");
    key(&mut page, KeyAction::Mark(Cell::FILLED));
    assert_eq!(page.model.shown.announced, "Row 2, column 2: unknown", "the same again wipes");
    key(&mut page, KeyAction::SwapTools);
    assert_eq!((page.model.marking.tool, page.model.shown.announced.to_string().as_str()), (ink(1), "Tool: black"));
    key(&mut page, KeyAction::Ink(9));
    assert_eq!(page.model.marking.tool, ink(1), "there is no such ink");
    page.send(Msg::Marks(MarksMsg::Tool(Cell::UNKNOWN)));
    key(&mut page, KeyAction::SwapTools);
    key(&mut page, KeyAction::SwapTools);
    assert_eq!(page.model.shown.announced, "Tool: erase");
    page.send(Msg::Marks(MarksMsg::Tool(ink(RED))));
    assert_eq!(page.player().grid().row_strings(), ["XB.", "...", "..."]);
    // In black and white, the first ink is the only one.
    page.send(Msg::Example(0));
    page.answer();
    assert_eq!((page.model.mode(), page.model.marking.tool), (Mode::Marking, Cell::FILLED));
}

#[test]
fn the_same_puzzle_may_get_other_colours() {
    let mut page = colouring("XXB\nOBB\nXOX");
    page.send(Msg::Key(KeyAction::Ink(RED)));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.send(Msg::Key(KeyAction::Check));
    assert_eq!(page.player().sentence(), "1 mark cannot be right: row 1, cell 1 must be black.");
    let (puzzle, puzzles) = (page.player().puzzle().clone(), page.model.shown.puzzles);
    let inks = [('l', "lilac"), ('t', "teal")].map(|(letter, name)| Ink::new(letter, name, [100; 3]));
    let palette = Palette::new(puzzle.palette().get(Colour::BACKGROUND).clone(), inks.to_vec()).unwrap();
    put_on(&mut page, puzzle.with_palette(palette).unwrap());
    assert_eq!(
        (page.player().sentence().to_string().as_str(), page.player().grid().get(At::new(0, 0))),
        ("1 cell marked.", ink(RED))
    );
    page.send(Msg::Key(KeyAction::Check));
    assert_eq!(page.player().sentence(), "1 mark cannot be right: row 1, cell 1 must be lilac.");
    assert_eq!(page.model.shown.puzzles, puzzles + 1, "its inks are listed anew");
}

#[test]
fn coloured_marks_are_checked_hinted_and_kept() {
    let mut page = colouring("OXXBB\nXBOBX\nBBXXO\nOCCOB\nXOCBB");
    page.send(Msg::Key(KeyAction::Ink(3)));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.send(Msg::Key(KeyAction::Check));
    assert_eq!(page.player().sentence(), "1 mark cannot be right: row 1, cell 1 must be empty.");
    page.send(Msg::Key(KeyAction::Undo));
    // Each hint takes four: where, how, why and what.
    for _ in 0..4 * 99 {
        page.send(Msg::Key(KeyAction::Hint));
        page.answer();
    }
    assert_eq!(page.player().sentence(), "Solved. Every clue is satisfied.");
    let picture = ["OXXBB", "XBOBX", "BBXXO", "OCCOB", "XOCBB"];
    assert_eq!(page.player().marking().solution().unwrap().row_strings(), picture);
    let name = name_of(page.player().puzzle());
    let kept = page.storage.as_ref().and_then(|storage| storage.get(&name)).unwrap();
    let again = KeptMarks::read(page.player().puzzle(), kept).unwrap();
    assert_eq!(again.grid(), page.player().marking().marks().grid());
}

#[test]
fn letters_are_a_setting_that_is_kept() {
    let mut page = colouring("XXB\nOBB\nXOX");
    assert_eq!(page.model.scene().unwrap().inking(), Inking::Colours);
    page.send(Msg::Set(Setting::Letters(true)));
    assert_eq!(page.model.scene().unwrap().inking(), Inking::Letters);
    assert_eq!(page.model.board.lens.view().unwrap().0.measures.inking, Inking::Letters);
    page.send(Msg::Keep(KeepMsg::Leaving));
    assert!(page.reloaded().model.settings.letters);
}

#[test]
fn a_hint_is_given_and_then_put_in() {
    let mut page = solving(HEART);
    page.send(Msg::Key(KeyAction::Hint));
    page.answer();
    assert_eq!(page.player().sentence(), "Look at row 2. Press Hint again for the technique.");
    assert_eq!(page.model.board.chosen, None, "its layouts would say more");
    let lit = |page: &Browser| page.model.scene().unwrap().cells().iter().filter(|look| look.lit).count();
    assert_eq!(lit(&page), 5);
    page.send(Msg::Key(KeyAction::Hint));
    assert!(
        page.player().sentence().to_string().starts_with("Try “exact fit” in row 2. "),
        "{}",
        page.player().sentence()
    );
    assert!(page.model.explanation().is_none() && page.model.board.chosen.is_none());
    page.send(Msg::Key(KeyAction::Hint));
    let said = page.player().sentence().to_string();
    assert!(said.ends_with("Press Hint again to mark the cells."), "{said}");
    let (technique, sentence) = page.model.sentence();
    assert_eq!((technique, sentence.to_string()), (Some(Technique::ExactFit), said));
    assert!(page.model.board.chosen.is_some(), "its line is looked at");
    assert!(page.model.scene().unwrap().cells().iter().any(|look| look.ghosts.earliest.is_some()));
    assert!(page.player().marking().marks().is_empty());
    page.send(Msg::Key(KeyAction::Hint));
    assert!(!page.player().marking().marks().is_empty() && page.to_argue.is_empty());
    assert_eq!(lit(&page), 0);
}

#[test]
fn a_magnified_board_goes_where_a_hint_speaks_of() {
    let mut page = solving(examples::GCHQ_2015.text);
    for _ in 0..8 {
        page.send(Msg::Board(BoardMsg::Larger));
    }
    assert!(page.model.board.lens.is_larger_than_fits());
    for (right, down) in [(1e5, 1e5), (-1e5, -1e5)] {
        page.model.board.lens.scroll_by(right, down);
        page.model.marking.spoken_of = None;
        page.send(Msg::Key(KeyAction::Hint));
        page.answer();
        let wanted = Under::Cell(page.model.marking.spoken_of.unwrap());
        let points = (0..60).flat_map(|x| (0..60).map(move |y| (f64::from(x) * 10.0, f64::from(y) * 10.0)));
        assert!(
            points.into_iter().any(|point| page.model.board.lens.under(point) == wanted),
            "{wanted:?} is out of sight"
        );
    }
}

#[test]
fn how_to_begin_is_said_for_a_mouse_or_for_a_finger() {
    let said = |page: &Browser| page.model.sentence().1;
    let mut page = solving(HEART);
    assert_eq!(said(&page), "Your turn. Click to fill a cell. Right-click to mark it empty.");
    page.model.display.is_touched = true;
    assert_eq!(said(&page), "Your turn. Tap to fill a cell. Press and hold to mark it empty.");
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert_eq!(said(&page), "1 cell marked.");
    page.send(Msg::Key(KeyAction::Undo));
    assert!(said(&page).to_string().starts_with("Your turn. Tap"), "{}", said(&page));
    page.send(Msg::Key(KeyAction::Check));
    assert!(!said(&page).to_string().starts_with("Your turn"), "what a check says: {}", said(&page));
    let mut page = colouring("XXB\nOBB\nXOX");
    assert_eq!(said(&page), "Your turn. Click to colour a cell. Right-click to mark it empty.");
    page.model.display.is_touched = true;
    assert_eq!(said(&page), "Your turn. Tap to colour a cell. Press and hold to mark it empty.");
}

#[test]
fn a_hint_comes_too_late_for_other_marks() {
    let mut page = solving(HEART);
    page.send(Msg::Marks(MarksMsg::Hint));
    page.send(Msg::Key(KeyAction::Mark(Cell::EMPTY)));
    page.answer();
    assert_eq!(page.player().sentence(), "1 cell marked.");
}

#[test]
fn while_the_solver_is_busy_there_is_no_hint() {
    let mut page = solving(HEART);
    page.send(Msg::Example(0));
    page.send(Msg::Marks(MarksMsg::Hint));
    assert!(page.player().sentence().to_string().starts_with("The solver is still working"));
    page.type_in("");
    page.run_out(crate::page::Timer::Typing);
    assert!(!page.player().sentence().to_string().starts_with("The solver"), "{}", page.player().sentence());
}

#[test]
fn marks_are_checked_and_watched_on_from() {
    let mut page = solving(HEART);
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    page.send(Msg::Key(KeyAction::Check));
    assert_eq!(page.player().sentence(), "1 mark cannot be right: row 1, cell 1 must be empty.");
    page.send(Msg::Marks(MarksMsg::WatchFromHere));
    assert!(!page.model.is_marking() && !page.model.marking.is_on);
    page.answer();
    assert!(page.player().session().is_from_marks());
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.send(Msg::Key(KeyAction::Check));
    assert_eq!(
        page.player().sentence(),
        "1 mark cannot be right: row 1, cell 1 must be empty.",
        "the puzzle's own truth"
    );
    page.send(Msg::Marks(MarksMsg::Clear));
    page.send(Msg::Game(GameMsg::Clear { really: true }));
    assert!(page.player().marking().marks().is_empty());
}

#[test]
fn the_mode_stays_for_the_next_puzzle() {
    let mut page = solving(HEART);
    page.send(Msg::Example(0));
    page.answer();
    assert!(page.model.is_marking());
}
