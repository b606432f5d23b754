//! The meaning of each key, given the modifiers, the focus, and the page's mode.

use super::marking::Try;
use nonoscope_core::puzzle::Cell;

/// A key press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Press<'a> {
    /// The key, as `KeyboardEvent.key` names it on a Latin keyboard.
    pub key: &'a str,
    /// Whether Ctrl is down, or Cmd.
    pub ctrl: bool,
    pub alt: bool,
    pub shift: bool,
    /// Whether the key is being held down and repeats.
    pub repeats: bool,
}

/// The focused element, for keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The box in which a puzzle is typed.
    PuzzleBox,
    /// Something else that takes letters: a box for text, or a list to choose from.
    Typing,
    /// A slider, such as the scrubber.
    Slider,
    /// A button, a link or a check box, which the space bar presses.
    Pressable,
    /// A radio button.
    Choice,
    /// The board.
    Board,
    /// Anything else, or nothing.
    Elsewhere,
}

/// The page's mode, for keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The trace is shown, or there is no puzzle yet.
    Watching,
    /// A person is solving a puzzle of one ink.
    Marking,
    /// A person is solving a puzzle of several inks.
    Colouring,
    /// The trace is shown, and a key has asked why a cell has its value.
    Asking,
    /// The finished picture is shown in place of the board.
    Finished,
    /// A dialogue is open; it has its own keys.
    Dialogue,
}

/// A key's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAction {
    /// Solves the text in the puzzle box.
    SolveTyped,
    /// Does nothing while watching, and neither does the browser.
    Undo,
    /// See [`KeyAction::Undo`].
    Redo,
    Larger,
    Smaller,
    Whole,
    ListKeys,
    /// Switches between watching and marking, and gives the board the focus.
    SwitchMode,
    Hint,
    Check,
    /// Marks this position, goes back to it, or keeps what was tried.
    Try(Try),
    Step,
    Back,
    NextPass,
    /// Goes to where the pass began, or the one before it.
    PassStart,
    ToStart,
    ToEnd,
    PlayOrPause,
    /// Moves the cursor. If it paints, the new cell gets the mark of the one it leaves.
    Move {
        direction: Direction,
        paints: bool,
    },
    /// Marks the cell at the cursor, or removes the mark if it is already there. Filled means the chosen ink.
    Mark(Cell),
    /// Chooses the ink with this number, from 1 to 9, if the puzzle has it.
    Ink(usize),
    /// Chooses again what was chosen before.
    SwapTools,
    /// Asks why the cell at the cursor has its value, or closes the answer.
    Why,
    /// Closes the answer, or the greeting.
    Close,
    /// Shows the board again, in place of the finished picture.
    BackToBoard,
}

/// Where the cursor goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
    RowStart,
    RowEnd,
}

impl Direction {
    /// The cell that is next in this direction on a board of this many cells, in rows of `width`; at the edge, the same one.
    pub fn from(self, cell: usize, width: usize, cells: usize) -> usize {
        let width = width.max(1);
        let (along, first) = (cell % width, cell - cell % width);
        match self {
            Direction::Left if along > 0 => cell - 1,
            Direction::Right if along + 1 < width => cell + 1,
            Direction::Up if first > 0 => cell - width,
            Direction::Down if cell + width < cells => cell + width,
            Direction::RowStart => first,
            Direction::RowEnd => first + width - 1,
            _ => cell,
        }
    }
}

impl KeyAction {
    /// Whether to prevent the browser's default action.
    pub fn prevents_default(self) -> bool {
        // Browsers have no default action for Ctrl+Enter in a box.
        self != KeyAction::SolveTyped
    }
}

/// A key's action; `None` leaves it to the browser. Keys whose default action was already prevented never get here.
pub fn action(press: Press<'_>, focus: Focus, mode: Mode) -> Option<KeyAction> {
    if mode == Mode::Dialogue {
        return None;
    }
    let marking = matches!(mode, Mode::Marking | Mode::Colouring);
    match focus {
        Focus::PuzzleBox => return (press.key == "Enter" && press.ctrl).then_some(KeyAction::SolveTyped),
        Focus::Typing => return None,
        _ => {}
    }
    if press.ctrl {
        return with_ctrl(press);
    }
    if press.alt {
        return None;
    }
    if mode == Mode::Finished {
        return finished(press);
    }
    let of_board = match (focus, mode) {
        (Focus::Board, Mode::Marking | Mode::Colouring) => on_board(press),
        (Focus::Board, Mode::Watching) if press.key == "Enter" && !press.repeats => Some(KeyAction::Why),
        (Focus::Board, Mode::Asking) => asking(press),
        _ => None,
    };
    let left_to_focus = marking || means_something_to(focus, press);
    let of_colours = if mode == Mode::Colouring { of_colours(press) } else { None };
    of_board
        .or(of_colours)
        .or_else(|| anywhere(press, mode))
        .or_else(|| if left_to_focus { None } else { watching(press) })
}

fn with_ctrl(press: Press<'_>) -> Option<KeyAction> {
    match (press.key, press.shift) {
        ("z" | "Z", false) => Some(KeyAction::Undo),
        ("z" | "Z", true) | ("y" | "Y", _) => Some(KeyAction::Redo),
        _ => None,
    }
}

/// The keys of the board, while a person is solving.
fn on_board(press: Press<'_>) -> Option<KeyAction> {
    moves(press, press.shift).or(match press.key {
        " " | "Enter" => Some(KeyAction::Mark(Cell::FILLED)),
        "x" | "X" | "o" | "O" => Some(KeyAction::Mark(Cell::EMPTY)),
        "Delete" | "Backspace" => Some(KeyAction::Mark(Cell::UNKNOWN)),
        _ => None,
    })
}

/// The keys that move the cursor, which paints or does not.
fn moves(press: Press<'_>, paints: bool) -> Option<KeyAction> {
    let direction = match press.key {
        "ArrowLeft" => Direction::Left,
        "ArrowRight" => Direction::Right,
        "ArrowUp" => Direction::Up,
        "ArrowDown" => Direction::Down,
        "Home" => Direction::RowStart,
        "End" => Direction::RowEnd,
        _ => return None,
    };
    Some(KeyAction::Move { direction, paints })
}

/// While the finished picture is shown, the keys of the board do nothing: one more press after the last mark would hide the picture at once.
fn finished(press: Press<'_>) -> Option<KeyAction> {
    match press.key {
        _ if press.repeats => None,
        "?" => Some(KeyAction::ListKeys),
        "m" | "M" => Some(KeyAction::SwitchMode),
        "Escape" => Some(KeyAction::BackToBoard),
        _ => None,
    }
}

/// The keys of the board, while a cell is asked about.
fn asking(press: Press<'_>) -> Option<KeyAction> {
    match press.key {
        "Enter" if !press.repeats => Some(KeyAction::Why),
        _ => moves(press, false),
    }
}

/// The keys that choose what to mark with.
fn of_colours(press: Press<'_>) -> Option<KeyAction> {
    match press.key {
        _ if press.repeats => None,
        "s" | "S" => Some(KeyAction::SwapTools),
        key => key.parse().ok().filter(|number| (1..=9).contains(number)).map(KeyAction::Ink),
    }
}

/// The keys that mean the same wherever the focus is, except in a box.
fn anywhere(press: Press<'_>, mode: Mode) -> Option<KeyAction> {
    let once = !press.repeats;
    let marking = matches!(mode, Mode::Marking | Mode::Colouring);
    match press.key {
        "+" | "=" => Some(KeyAction::Larger),
        "-" | "−" => Some(KeyAction::Smaller),
        "0" => Some(KeyAction::Whole),
        "?" if once => Some(KeyAction::ListKeys),
        "m" | "M" if once => Some(KeyAction::SwitchMode),
        "h" | "H" if marking && once => Some(KeyAction::Hint),
        "k" | "K" if marking && once => Some(KeyAction::Check),
        "b" | "B" if marking && once => Some(KeyAction::Try(Try::Bookmark)),
        "g" | "G" if marking && once => Some(KeyAction::Try(Try::GoBack)),
        "y" | "Y" if marking && once => Some(KeyAction::Try(Try::Keep)),
        "w" | "W" if !marking && once => Some(KeyAction::Why),
        "Escape" if !marking && once => Some(KeyAction::Close),
        _ => None,
    }
}

/// Whether the focused element itself uses a key that would otherwise move in the trace.
fn means_something_to(focus: Focus, press: Press<'_>) -> bool {
    match focus {
        // The scrubber moves by itself, a step at a time.
        Focus::Slider => !press.shift && press.key != " ",
        Focus::Pressable => press.key == " ",
        // Arrow keys change radio buttons.
        Focus::Choice => press.key == " " || press.key.starts_with("Arrow"),
        Focus::PuzzleBox | Focus::Typing | Focus::Board | Focus::Elsewhere => false,
    }
}

/// The keys that move in the trace.
fn watching(press: Press<'_>) -> Option<KeyAction> {
    match (press.key, press.shift) {
        ("ArrowRight", false) => Some(KeyAction::Step),
        ("ArrowLeft", false) => Some(KeyAction::Back),
        ("ArrowRight", true) => Some(KeyAction::NextPass),
        ("ArrowLeft", true) => Some(KeyAction::PassStart),
        ("Home", _) => Some(KeyAction::ToStart),
        ("End", _) => Some(KeyAction::ToEnd),
        (" ", _) if !press.repeats => Some(KeyAction::PlayOrPause),
        _ => None,
    }
}

#[cfg(test)]
mod tests;
