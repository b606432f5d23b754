//! What each key means, given the modifiers and what has the focus, and what it does.

use super::model::Model;
use super::msg::Effect;
use crate::make::drawing::{self, Brush, DrawMsg, Tool};
use crate::make::sheet::{Move, Towards};
use nonoscope_core::puzzle::{At, Cell, Colour};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::cursor::Cursor;
use nonoscope_kit::model::keymap::{Direction, Focus, Press};
use nonoscope_words::make as words;

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeyAction {
    /// Moves the cursor. If it paints, the new cell becomes what the one was that it leaves.
    Walk {
        direction: Direction,
        paints: bool,
    },
    /// Uses the tool at the cursor. One that draws from cell to cell begins, or ends.
    Use,
    /// Erases the cell at the cursor.
    Erase,
    /// Takes back what the tool has begun.
    Cancel,
    Tool(Tool),
    /// Chooses the ink with this number, from 1 to 9, if the palette has it.
    Ink(usize),
    Move(Move),
    Invert,
    Undo,
    Redo,
    Larger,
    Smaller,
    Whole,
    ListKeys,
}

/// What a key does; `None` leaves it to the browser.
pub(crate) fn action(press: Press<'_>, focus: Focus, is_dialogue: bool) -> Option<KeyAction> {
    if is_dialogue || press.alt || matches!(focus, Focus::Typing | Focus::PuzzleBox) {
        return None;
    }
    if press.ctrl {
        return with_ctrl(press, focus);
    }
    if focus == Focus::Board
        && let Some(action) = on_board(press)
    {
        return Some(action);
    }
    // The arrows of radio buttons and sliders are theirs.
    if press.repeats {
        return zooms(press);
    }
    zooms(press).or_else(|| anywhere(press))
}

fn with_ctrl(press: Press<'_>, focus: Focus) -> Option<KeyAction> {
    let shift = |towards| (focus == Focus::Board).then_some(KeyAction::Move(Move::Shift(towards)));
    match (press.key, press.shift) {
        ("z" | "Z", false) => Some(KeyAction::Undo),
        ("z" | "Z", true) | ("y" | "Y", _) => Some(KeyAction::Redo),
        ("ArrowLeft", _) => shift(Towards::Left),
        ("ArrowRight", _) => shift(Towards::Right),
        ("ArrowUp", _) => shift(Towards::Up),
        ("ArrowDown", _) => shift(Towards::Down),
        _ => None,
    }
}

/// The keys of the board.
fn on_board(press: Press<'_>) -> Option<KeyAction> {
    let direction = match press.key {
        "ArrowLeft" => Direction::Left,
        "ArrowRight" => Direction::Right,
        "ArrowUp" => Direction::Up,
        "ArrowDown" => Direction::Down,
        "Home" => Direction::RowStart,
        "End" => Direction::RowEnd,
        " " | "Enter" => return (!press.repeats).then_some(KeyAction::Use),
        "Delete" | "Backspace" => return Some(KeyAction::Erase),
        "Escape" => return Some(KeyAction::Cancel),
        _ => return None,
    };
    Some(KeyAction::Walk { direction, paints: press.shift })
}

fn zooms(press: Press<'_>) -> Option<KeyAction> {
    match press.key {
        "+" | "=" => Some(KeyAction::Larger),
        "-" | "−" => Some(KeyAction::Smaller),
        "0" => Some(KeyAction::Whole),
        _ => None,
    }
}

/// The keys that mean the same wherever the focus is, except in a box.
fn anywhere(press: Press<'_>) -> Option<KeyAction> {
    match press.key {
        "p" | "P" => Some(KeyAction::Tool(Tool::Pen)),
        "l" | "L" => Some(KeyAction::Tool(Tool::Line)),
        "r" | "R" => Some(KeyAction::Tool(Tool::Frame)),
        "b" | "B" => Some(KeyAction::Tool(Tool::Block)),
        "f" | "F" => Some(KeyAction::Tool(Tool::Area)),
        "e" | "E" => Some(KeyAction::Tool(Tool::Eraser)),
        "g" | "G" => Some(KeyAction::Tool(Tool::Give)),
        "h" | "H" => Some(KeyAction::Move(Move::MirrorSides)),
        "v" | "V" => Some(KeyAction::Move(Move::MirrorTop)),
        "t" | "T" => Some(KeyAction::Move(Move::Turn)),
        "i" | "I" => Some(KeyAction::Invert),
        "?" => Some(KeyAction::ListKeys),
        key => key.parse().ok().filter(|number| (1..=9).contains(number)).map(KeyAction::Ink),
    }
}

/// A key was pressed. False if nothing can look different now.
pub(crate) fn key(model: &mut Model, action: KeyAction, out: &mut Vec<Effect>) -> bool {
    match action {
        KeyAction::Walk { direction, paints } => walk(model, direction, paints),
        KeyAction::Use => {
            let at = model.board.cursor.show(model.drawing.sheet().size());
            if model.drawing.is_drawing() {
                model.drawing.end();
            } else {
                model.drawing.begin(at, model.tools.brush());
                if !model.tools.tool.spans() {
                    model.drawing.end();
                }
            }
            reveal(model, at);
        }
        KeyAction::Erase => {
            let at = model.board.cursor.show(model.drawing.sheet().size());
            dab(model, at, Brush { tool: Tool::Eraser, ..model.tools.brush() });
            reveal(model, at);
        }
        KeyAction::Cancel => model.drawing.cancel(),
        KeyAction::Tool(tool) => drawing::draw(model, DrawMsg::Tool(tool)),
        KeyAction::Ink(number) => drawing::draw(model, DrawMsg::Ink(Colour::ink(number))),
        KeyAction::Move(by) => drawing::draw(model, DrawMsg::Move(by)),
        KeyAction::Invert => drawing::draw(model, DrawMsg::Invert),
        KeyAction::Undo => drawing::draw(model, DrawMsg::Undo),
        KeyAction::Redo => drawing::draw(model, DrawMsg::Redo),
        KeyAction::Larger => return drawing::board(model, BoardMsg::Larger, out),
        KeyAction::Smaller => return drawing::board(model, BoardMsg::Smaller, out),
        KeyAction::Whole => return drawing::board(model, BoardMsg::Whole, out),
        KeyAction::ListKeys => {
            out.push(Effect::ShowKeys(true));
            return false;
        }
    }
    true
}

/// Moves the cursor. A tool that has begun follows; otherwise, with `paints`, the cell becomes what the one was that is left.
fn walk(model: &mut Model, direction: Direction, paints: bool) {
    let moved = model.board.cursor.move_to(direction, model.drawing.sheet().size());
    let Some(to) = model.board.cursor.at() else { return };
    if model.drawing.is_drawing() {
        model.drawing.extend(to);
    } else if let Some((from, to)) = moved.filter(|_| paints) {
        let there = model.drawing.sheet().dot(from);
        let brush = model.tools.brush();
        let is_same = if brush.tool == Tool::Give {
            there.given == model.drawing.sheet().dot(to).given
        } else {
            there.colour == model.drawing.sheet().dot(to).colour
        };
        let tool = match brush.tool {
            Tool::Give => Tool::Give,
            _ if there.colour.is_background() => Tool::Eraser,
            _ => Tool::Pen,
        };
        if !is_same {
            let ink = if there.colour.is_background() { brush.ink } else { there.colour };
            dab(model, to, Brush { tool, ink, ..brush });
        }
    }
    reveal(model, to);
}

/// Paints a single cell.
fn dab(model: &mut Model, at: At, brush: Brush) {
    model.drawing.begin(at, brush);
    model.drawing.end();
}

/// Brings the cell at the cursor into view, and says what it is.
fn reveal(model: &mut Model, at: At) {
    model.board.lens.reveal(at);
    let sheet = model.drawing.sheet();
    let dot = sheet.dot(at);
    let cell = Cursor::words(at, Cell::of(dot.colour), sheet.palette());
    model.said = if dot.given { words::cell_is_given(cell) } else { cell };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(key: &str) -> Press<'_> {
        Press { key, ctrl: false, alt: false, shift: false, repeats: false }
    }

    #[test]
    fn every_tool_has_a_key() {
        for tool in Tool::ALL {
            let keys = ["p", "l", "r", "b", "f", "e", "g"];
            let acts = keys.map(|key| action(press(key), Focus::Elsewhere, false));
            assert!(acts.contains(&Some(KeyAction::Tool(tool))), "{tool:?}");
        }
    }

    #[test]
    fn the_board_has_its_own_keys_and_boxes_have_none_of_ours() {
        let walk = KeyAction::Walk { direction: Direction::Up, paints: true };
        let up = Press { shift: true, ..press("ArrowUp") };
        assert_eq!(action(up, Focus::Board, false), Some(walk));
        assert_eq!(action(up, Focus::Choice, false), None);
        assert_eq!(action(press(" "), Focus::Board, false), Some(KeyAction::Use));
        assert_eq!(
            action(Press { repeats: true, ..press(" ") }, Focus::Board, false),
            None,
            "a span would end at once"
        );
        assert_eq!(action(press(" "), Focus::Pressable, false), None);
        for key in ["p", "5", "?", "+", "Delete"] {
            assert_eq!(action(press(key), Focus::Typing, false), None);
            assert_eq!(action(press(key), Focus::Board, true), None);
        }
        assert_eq!(action(press("5"), Focus::Pressable, false), Some(KeyAction::Ink(5)));
        assert_eq!(action(press("0"), Focus::Board, false), Some(KeyAction::Whole));
    }

    #[test]
    fn ctrl_undoes_and_shifts() {
        let ctrl = |key, shift| Press { ctrl: true, shift, ..press(key) };
        assert_eq!(action(ctrl("z", false), Focus::Board, false), Some(KeyAction::Undo));
        assert_eq!(action(ctrl("Z", true), Focus::Elsewhere, false), Some(KeyAction::Redo));
        assert_eq!(action(ctrl("z", false), Focus::Typing, false), None);
        let left = KeyAction::Move(Move::Shift(Towards::Left));
        assert_eq!(action(ctrl("ArrowLeft", false), Focus::Board, false), Some(left));
        assert_eq!(action(ctrl("ArrowLeft", false), Focus::Elsewhere, false), None);
        assert_eq!(action(ctrl("p", false), Focus::Board, false), None, "printing is the browser's");
    }
}
