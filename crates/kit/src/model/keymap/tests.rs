//! Every key in every mode with every possible focus.

use super::*;
use crate::model::marking::Try as Wish;
use Direction::{Down, Left, Right, RowEnd, RowStart, Up};
use KeyAction::*;
use nonoscope_words::{Text, translation};

const FOCI: [Focus; 7] =
    [Focus::PuzzleBox, Focus::Typing, Focus::Slider, Focus::Pressable, Focus::Choice, Focus::Board, Focus::Elsewhere];

/// Where the keys of the page work.
const OUTSIDE_BOXES: [Focus; 5] = [Focus::Slider, Focus::Pressable, Focus::Choice, Focus::Board, Focus::Elsewhere];
const NOT_ON_BOARD: [Focus; 4] = [Focus::Slider, Focus::Pressable, Focus::Choice, Focus::Elsewhere];
const NOT_SLIDER: [Focus; 4] = [Focus::Pressable, Focus::Choice, Focus::Board, Focus::Elsewhere];
/// Where arrow keys have no meaning of their own.
const NO_ARROWS: [Focus; 3] = [Focus::Pressable, Focus::Board, Focus::Elsewhere];
/// Where the space bar does not press or choose anything.
const NO_SPACE: [Focus; 3] = [Focus::Slider, Focus::Board, Focus::Elsewhere];
/// Where Shift with an arrow does not change a radio button.
const NO_CHOICE: [Focus; 4] = [Focus::Slider, Focus::Pressable, Focus::Board, Focus::Elsewhere];
/// The same without the board.
const NO_ARROWS_OR_BOARD: [Focus; 2] = [Focus::Pressable, Focus::Elsewhere];
const NO_CHOICE_OR_BOARD: [Focus; 3] = [Focus::Slider, Focus::Pressable, Focus::Elsewhere];
const NO_SLIDER_OR_BOARD: [Focus; 3] = [Focus::Pressable, Focus::Choice, Focus::Elsewhere];
const BOX: [Focus; 1] = [Focus::PuzzleBox];
const BOARD: [Focus; 1] = [Focus::Board];

const WATCHING: &[Mode] = &[Mode::Watching];
const ASKING: &[Mode] = &[Mode::Asking];
const TRACE: &[Mode] = &[Mode::Watching, Mode::Asking];
const MARKING: &[Mode] = &[Mode::Marking, Mode::Colouring];
const COLOURING: &[Mode] = &[Mode::Colouring];
const ALL: &[Mode] = &[Mode::Watching, Mode::Asking, Mode::Marking, Mode::Colouring];
const FINISHED: &[Mode] = &[Mode::Finished];
const ANY: &[Mode] = &[Mode::Watching, Mode::Asking, Mode::Marking, Mode::Colouring, Mode::Finished];

/// Which state of Shift a row is about, and whether it counts when the key repeats.
#[derive(Clone, Copy)]
enum Held {
    Plain,
    Shift,
    Either,
    /// With or without Shift, but not when repeating.
    Once,
}
use Held::{Either, Once, Plain, Shift};

/// A row: keys, how they are held, where the focus is, the modes, and what they do.
type Row = (&'static [&'static str], Held, &'static [Focus], &'static [Mode], KeyAction);

const fn moves(direction: Direction, paints: bool) -> KeyAction {
    Move { direction, paints }
}

/// The keys without Ctrl and Alt.
const KEYS: &[Row] = &[
    (&["+", "="], Either, &OUTSIDE_BOXES, ALL, Larger),
    (&["-", "−"], Either, &OUTSIDE_BOXES, ALL, Smaller),
    (&["0"], Either, &OUTSIDE_BOXES, ALL, Whole),
    (&["?"], Once, &OUTSIDE_BOXES, ANY, ListKeys),
    (&["m", "M"], Once, &OUTSIDE_BOXES, ANY, SwitchMode),
    (&["Escape"], Once, &OUTSIDE_BOXES, FINISHED, BackToBoard),
    (&["h", "H"], Once, &OUTSIDE_BOXES, MARKING, Hint),
    (&["k", "K"], Once, &OUTSIDE_BOXES, MARKING, Check),
    (&["b", "B"], Once, &OUTSIDE_BOXES, MARKING, Try(Wish::Bookmark)),
    (&["g", "G"], Once, &OUTSIDE_BOXES, MARKING, Try(Wish::GoBack)),
    (&["y", "Y"], Once, &OUTSIDE_BOXES, MARKING, Try(Wish::Keep)),
    (&["ArrowRight"], Plain, &NO_ARROWS, WATCHING, Step),
    (&["ArrowLeft"], Plain, &NO_ARROWS, WATCHING, Back),
    (&["ArrowRight"], Shift, &NO_CHOICE, WATCHING, NextPass),
    (&["ArrowLeft"], Shift, &NO_CHOICE, WATCHING, PassStart),
    (&["Home"], Plain, &NOT_SLIDER, WATCHING, ToStart),
    (&["Home"], Shift, &OUTSIDE_BOXES, WATCHING, ToStart),
    (&["End"], Plain, &NOT_SLIDER, WATCHING, ToEnd),
    (&["End"], Shift, &OUTSIDE_BOXES, WATCHING, ToEnd),
    (&[" "], Once, &NO_SPACE, TRACE, PlayOrPause),
    // While a cell is asked about, the arrows of the board go to others; everywhere else they do what they did.
    (&["ArrowRight"], Plain, &NO_ARROWS_OR_BOARD, ASKING, Step),
    (&["ArrowLeft"], Plain, &NO_ARROWS_OR_BOARD, ASKING, Back),
    (&["ArrowRight"], Shift, &NO_CHOICE_OR_BOARD, ASKING, NextPass),
    (&["ArrowLeft"], Shift, &NO_CHOICE_OR_BOARD, ASKING, PassStart),
    (&["Home"], Plain, &NO_SLIDER_OR_BOARD, ASKING, ToStart),
    (&["Home"], Shift, &NOT_ON_BOARD, ASKING, ToStart),
    (&["End"], Plain, &NO_SLIDER_OR_BOARD, ASKING, ToEnd),
    (&["End"], Shift, &NOT_ON_BOARD, ASKING, ToEnd),
    (&["ArrowLeft"], Either, &BOARD, ASKING, moves(Left, false)),
    (&["ArrowRight"], Either, &BOARD, ASKING, moves(Right, false)),
    (&["ArrowUp"], Either, &BOARD, ASKING, moves(Up, false)),
    (&["ArrowDown"], Either, &BOARD, ASKING, moves(Down, false)),
    (&["Home"], Either, &BOARD, ASKING, moves(RowStart, false)),
    (&["End"], Either, &BOARD, ASKING, moves(RowEnd, false)),
    (&["Enter"], Once, &BOARD, TRACE, Why),
    (&["w", "W"], Once, &OUTSIDE_BOXES, TRACE, Why),
    (&["Escape"], Once, &OUTSIDE_BOXES, TRACE, Close),
    (&["ArrowLeft"], Plain, &BOARD, MARKING, moves(Left, false)),
    (&["ArrowRight"], Plain, &BOARD, MARKING, moves(Right, false)),
    (&["ArrowUp"], Plain, &BOARD, MARKING, moves(Up, false)),
    (&["ArrowDown"], Plain, &BOARD, MARKING, moves(Down, false)),
    (&["Home"], Plain, &BOARD, MARKING, moves(RowStart, false)),
    (&["End"], Plain, &BOARD, MARKING, moves(RowEnd, false)),
    (&["ArrowLeft"], Shift, &BOARD, MARKING, moves(Left, true)),
    (&["ArrowRight"], Shift, &BOARD, MARKING, moves(Right, true)),
    (&["ArrowUp"], Shift, &BOARD, MARKING, moves(Up, true)),
    (&["ArrowDown"], Shift, &BOARD, MARKING, moves(Down, true)),
    (&["Home"], Shift, &BOARD, MARKING, moves(RowStart, true)),
    (&["End"], Shift, &BOARD, MARKING, moves(RowEnd, true)),
    (&[" ", "Enter"], Either, &BOARD, MARKING, Mark(Cell::FILLED)),
    (&["x", "X", "o", "O"], Either, &BOARD, MARKING, Mark(Cell::EMPTY)),
    (&["Delete", "Backspace"], Either, &BOARD, MARKING, Mark(Cell::UNKNOWN)),
    (&["s", "S"], Once, &OUTSIDE_BOXES, COLOURING, SwapTools),
    (&["1"], Once, &OUTSIDE_BOXES, COLOURING, Ink(1)),
    (&["2"], Once, &OUTSIDE_BOXES, COLOURING, Ink(2)),
    (&["3"], Once, &OUTSIDE_BOXES, COLOURING, Ink(3)),
    (&["4"], Once, &OUTSIDE_BOXES, COLOURING, Ink(4)),
    (&["5"], Once, &OUTSIDE_BOXES, COLOURING, Ink(5)),
    (&["6"], Once, &OUTSIDE_BOXES, COLOURING, Ink(6)),
    (&["7"], Once, &OUTSIDE_BOXES, COLOURING, Ink(7)),
    (&["8"], Once, &OUTSIDE_BOXES, COLOURING, Ink(8)),
    (&["9"], Once, &OUTSIDE_BOXES, COLOURING, Ink(9)),
];

/// The keys with Ctrl or Cmd, with or without Alt.
const WITH_CTRL: &[Row] = &[
    (&["z", "Z"], Plain, &OUTSIDE_BOXES, ANY, Undo),
    (&["z", "Z"], Shift, &OUTSIDE_BOXES, ANY, Redo),
    (&["y", "Y"], Either, &OUTSIDE_BOXES, ANY, Redo),
    (&["Enter"], Either, &BOX, ANY, SolveTyped),
];

/// Every key that one hand can press: each that means something must be in the table.
fn all_keys() -> Vec<String> {
    let named = "ArrowRight ArrowLeft ArrowUp ArrowDown Home End Enter Delete Backspace Tab Escape PageUp PageDown Insert \
                 F1 F5 Shift Control Alt Meta Dead Unidentified";
    let printable = (' '..='~').chain(['−', '×', 'ä']).map(String::from);
    named.split(' ').map(str::to_owned).chain(printable).chain([String::new()]).collect()
}

fn expected(press: Press<'_>, focus: Focus, mode: Mode) -> Option<KeyAction> {
    let rows = match (press.ctrl, press.alt) {
        (true, _) => WITH_CTRL,
        (false, true) => return None,
        (false, false) => KEYS,
    };
    let fits = |held| match held {
        Plain => !press.shift,
        Shift => press.shift,
        Either => true,
        Once => !press.repeats,
    };
    let is_meant =
        |row: &&Row| row.0.contains(&press.key) && fits(row.1) && row.2.contains(&focus) && row.3.contains(&mode);
    let rows: Vec<&Row> = rows.iter().filter(is_meant).collect();
    assert!(rows.len() <= 1, "{press:?} stands in the table twice");
    rows.first().map(|row| row.4)
}

#[test]
fn each_key_does_in_each_mode_and_at_each_place_what_the_table_says() {
    let mut something = 0;
    for key in &all_keys() {
        for modifiers in 0..16 {
            let bit = |bit: u32| modifiers >> bit & 1 == 1;
            let press = Press { key, ctrl: bit(0), alt: bit(1), shift: bit(2), repeats: bit(3) };
            for focus in FOCI {
                for mode in
                    [Mode::Watching, Mode::Asking, Mode::Marking, Mode::Colouring, Mode::Finished, Mode::Dialogue]
                {
                    let done = action(press, focus, mode);
                    assert_eq!(done, expected(press, focus, mode), "{press:?}, {focus:?}, {mode:?}");
                    something += usize::from(done.is_some());
                }
            }
        }
    }
    assert!(something > 600, "{something}");
}

#[test]
fn the_table_has_only_keys_that_are_tried() {
    for row in KEYS.iter().chain(WITH_CTRL) {
        assert!(row.0.iter().all(|key| all_keys().iter().any(|known| known == key)));
    }
    // On the board, the keys for marks and moves mean nothing anywhere else.
    let press = |key| Press { key, ctrl: false, alt: false, shift: false, repeats: false };
    for focus in NOT_ON_BOARD {
        assert_eq!(action(press("Delete"), focus, Mode::Marking), None);
    }
}

#[test]
fn the_browser_does_nothing_of_its_own_with_a_key_that_is_taken() {
    for row in KEYS.iter().chain(WITH_CTRL) {
        assert_eq!(row.4.prevents_default(), row.4 != SolveTyped, "{:?}", row.4);
    }
}

#[test]
fn every_key_is_in_the_list_that_people_see() {
    let page = include_str!("../../../../../index.html");
    let (_, list) = page.split_once("<dialog id=\"keys\"").unwrap();
    let (list, _) = list.split_once("</dialog>").unwrap();
    let english = translation("en").unwrap().language();
    // Keys with names are messages, as keyboards differ.
    let cells = list.split("<th scope=\"row\"").skip(1).filter_map(|row| row.split("</th>").next());
    let said = |cell: &str| match cell.split('"').nth(1) {
        Some(name) => english.say(&Text::named(name, Vec::new()).unwrap()),
        None => cell.trim_start_matches('>').to_owned(),
    };
    let cells: Vec<String> = cells.map(said).collect();
    let listed: Vec<&str> = cells.iter().flat_map(|cell| cell.split([' ', ','])).collect();
    for row in KEYS.iter().chain(WITH_CTRL) {
        let shown = |key: &&str| match *key {
            "ArrowRight" => "→".to_owned(),
            "ArrowLeft" => "←".to_owned(),
            "ArrowUp" => "↑".to_owned(),
            "ArrowDown" => "↓".to_owned(),
            " " => "Space".to_owned(),
            // They are listed as a range.
            "2" | "3" | "4" | "5" | "6" | "7" | "8" => "–".to_owned(),
            key if key.len() == 1 => key.to_uppercase(),
            key => key.to_owned(),
        };
        // One of the keys that mean the same is enough.
        let same = KEYS.iter().chain(WITH_CTRL).filter(|other| other.4 == row.4).flat_map(|other| other.0);
        assert!(same.map(shown).any(|key| listed.contains(&key.as_str())), "{:?} is not in the list of keys", row.0);
    }
}
