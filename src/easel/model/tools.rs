//! The chosen tool, ink and options.

use super::drawing::Brush;
use super::moves::{Anchor, Move};
use super::shapes::Symmetry;
use super::tool::Tool;
use nonoscope_core::puzzle::Colour;

/// A change of the drawing or of its tools.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DrawMsg {
    Tool(Tool),
    Ink(Colour),
    Symmetry(Symmetry),
    Move(Move),
    /// Turns cells of the chosen ink into background, and the other way round.
    Invert,
    /// Where the picture stays when the sheet gets another size.
    Anchor(Anchor),
    /// The sheet gets this size.
    Resize {
        width: usize,
        height: usize,
    },
    Undo,
    Redo,
    /// Whether cells are marked in which solutions differ.
    MarksOpen(bool),
}

/// What is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tools {
    pub(crate) tool: Tool,
    pub(crate) ink: Colour,
    pub(crate) symmetry: Symmetry,
    pub(crate) anchor: Anchor,
    /// Whether cells are marked in which solutions differ.
    pub(crate) marks_open: bool,
}

impl Default for Tools {
    fn default() -> Tools {
        Tools {
            tool: Tool::Pen,
            ink: Colour::INK,
            symmetry: Symmetry::default(),
            anchor: Anchor::default(),
            marks_open: true,
        }
    }
}

impl Tools {
    /// The tool of a stroke.
    pub(crate) fn brush(&self) -> Brush {
        Brush { tool: self.tool, ink: self.ink, symmetry: self.symmetry }
    }

    /// A palette of this many inks is in use: an ink that it does not have is no longer chosen.
    pub(crate) fn fit(&mut self, inks: usize) {
        if self.ink.number() > inks {
            self.ink = Colour::INK;
        }
    }
}
