//! The drawing tools, and the chosen tool, ink and options.

use super::Brush;
use crate::make::sheet::{Anchor, Move, Symmetry};
use nonoscope_core::puzzle::Colour;

/// A tool.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tool {
    /// Cell by cell; on a cell of its ink it erases.
    #[default]
    Pen,
    Line,
    /// The edge of a rectangle.
    Frame,
    /// A rectangle, filled.
    Block,
    /// All cells of a colour that hang together.
    Area,
    Eraser,
    /// Gives cells: solvers know them from the start.
    Give,
}

impl Tool {
    /// All tools, in the order of their buttons.
    pub(crate) const ALL: [Tool; 7] =
        [Tool::Pen, Tool::Line, Tool::Frame, Tool::Block, Tool::Area, Tool::Eraser, Tool::Give];

    /// Its name in the page's attributes, and in what is kept.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Tool::Pen => "pen",
            Tool::Line => "line",
            Tool::Frame => "frame",
            Tool::Block => "block",
            Tool::Area => "area",
            Tool::Eraser => "eraser",
            Tool::Give => "give",
        }
    }

    /// The tool with a name.
    pub(crate) fn named(name: &str) -> Option<Tool> {
        Tool::ALL.into_iter().find(|tool| tool.name() == name)
    }

    /// Whether it draws from one cell to another, and so takes two presses of a key.
    pub(crate) fn spans(self) -> bool {
        matches!(self, Tool::Line | Tool::Frame | Tool::Block)
    }
}

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
