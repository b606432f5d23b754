//! The drawing tools.

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
