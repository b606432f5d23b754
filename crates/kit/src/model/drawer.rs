//! Drawers: in a small window, everything but the board opens from below, one drawer at a time.

use nonoscope_words::{Text, page};

/// A drawer. Each section of the page's side names its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// The arguments of the last step, and the layouts of a line.
    Line,
    /// The verdict, and the ways to another puzzle.
    Puzzle,
    /// The solver, what can be shared and saved, and the settings.
    More,
}

impl Drawer {
    /// All drawers, in the order of their buttons.
    pub const ALL: [Drawer; 3] = [Drawer::Puzzle, Drawer::Line, Drawer::More];

    /// Its name on the page.
    pub fn title(self) -> Text {
        match self {
            Drawer::Line => page::open_line(),
            Drawer::Puzzle => page::open_puzzle(),
            Drawer::More => page::open_more(),
        }
    }

    /// Its name in the page's attributes.
    pub fn name(self) -> &'static str {
        match self {
            Drawer::Line => "line",
            Drawer::Puzzle => "puzzle",
            Drawer::More => "more",
        }
    }
}

/// A message about drawers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawerMsg {
    /// The button of a drawer was pressed: it opens, or closes if it is open.
    Press(Drawer),
    Close,
}

/// Which drawer is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawers {
    /// Whether the window has drawers at all. In a large one, everything stands beside the board.
    pub exist: bool,
    pub open: Option<Drawer>,
}
