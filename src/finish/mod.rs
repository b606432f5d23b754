//! The win: the finished picture without grid and circles, and the sentences about it.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;
mod update;

pub(crate) use self::update::{copied, finish, settle, unsolved_link};

use nonoscope_core::puzzle::{Colour, Grid, Puzzle};
use nonoscope_picture::{Inking, Sample, Tone};
use nonoscope_play::Player;

/// A message about the finished picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FinishMsg {
    /// Shows it, if the picture on the board is finished.
    Show,
    /// Back to the board.
    Close,
    /// Copies a link to the puzzle without any marks.
    Share,
    /// The next unsolved puzzle of the gallery.
    Next,
}

/// What is on the board. If any of it changes, the finished picture goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) puzzles: u32,
    pub(crate) is_marking: bool,
    pub(crate) changes: u64,
    pub(crate) position: usize,
    pub(crate) solution: Option<usize>,
}

/// The finished picture.
#[derive(Debug, Default)]
pub(crate) struct Finish {
    /// The board when it was opened; `None` while it is closed.
    pub(crate) open: Option<Seen>,
    /// How often it has been opened.
    pub(crate) opened: u32,
    /// Whether it was opened by winning, and not only to look at.
    pub(crate) is_won: bool,
    /// Whether a person has changed the marks since the model was last settled.
    pub(crate) acted: bool,
    /// Whether the marks were those of a won puzzle then, and of which.
    pub(crate) before: (u32, bool),
    /// The sentence about the link to share.
    pub(crate) note: String,
    /// The link, if it could not be copied: a person can copy it from here.
    pub(crate) link: Option<String>,
    /// Whether there is a next puzzle.
    pub(crate) has_next: bool,
}

impl Finish {
    /// Whether the finished picture is shown.
    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Opens it.
    pub(crate) fn show(&mut self, seen: Seen, is_won: bool) {
        (self.open, self.is_won) = (Some(seen), is_won);
        self.opened = self.opened.wrapping_add(1);
        self.note.clear();
        self.link = None;
    }
}

/// A finished picture as areas of colour, the same in every theme: dark on light, as cameras need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finished {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// How many cells wide the margin around it is.
    pub(crate) margin: usize,
    pub(crate) ground: [u8; 3],
    pub(crate) runs: Vec<Patch>,
}

/// Neighbouring cells of a row that have the same colour, which is not that of the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Patch {
    pub(crate) row: usize,
    pub(crate) column: usize,
    pub(crate) length: usize,
    pub(crate) rgb: [u8; 3],
}

/// The width of the margin that a camera needs around a QR code, in cells.
const QUIET: usize = 4;

impl Finished {
    /// The picture on the board, if it is finished.
    pub(crate) fn of(player: &Player) -> Option<Finished> {
        let margin = if player.message().is_some() { QUIET } else { 1 };
        Some(Finished::new(player.puzzle(), player.finished()?, margin))
    }

    fn new(puzzle: &Puzzle, grid: &Grid, margin: usize) -> Finished {
        let palette = puzzle.palette();
        let is_coloured = Inking::Colours.is_coloured(palette);
        let fill = |colour: Colour| match is_coloured {
            true => Sample::of(palette, colour).fill,
            false => (!colour.is_background()).then(|| Tone::Ink.on_screen()),
        };
        let ground = fill(Colour::BACKGROUND).unwrap_or(Tone::Paper.on_screen());
        let mut runs: Vec<Patch> = Vec::new();
        for at in grid.places() {
            let Some(rgb) = grid.get(at).colour().and_then(fill).filter(|&rgb| rgb != ground) else { continue };
            let (row, column) = (at.row(), at.column());
            match runs.last_mut() {
                Some(last) if (last.row, last.column + last.length, last.rgb) == (row, column, rgb) => last.length += 1,
                _ => runs.push(Patch { row, column, length: 1, rgb }),
            }
        }
        Finished { width: grid.width(), height: grid.height(), margin, ground, runs }
    }
}
