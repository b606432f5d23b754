//! One cell: unknown, filled or empty.

/// What is known about a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Cell {
    /// Nothing; drawn blank, written `.`.
    #[default]
    Unknown,
    /// Part of a run; drawn solid, written `X`.
    Filled,
    /// Part of no run; drawn as a circle, written `O`.
    Empty,
}

impl Cell {
    /// Empty for filled and filled for empty; unknown stays unknown.
    #[must_use]
    pub fn opposite(self) -> Cell {
        match self {
            Cell::Unknown => Cell::Unknown,
            Cell::Filled => Cell::Empty,
            Cell::Empty => Cell::Filled,
        }
    }

    /// `unknown`, `filled` or `empty`.
    pub fn name(self) -> &'static str {
        match self {
            Cell::Unknown => "unknown",
            Cell::Filled => "filled",
            Cell::Empty => "empty",
        }
    }

    /// `X`, `O` or `.`.
    pub fn letter(self) -> char {
        match self {
            Cell::Unknown => '.',
            Cell::Filled => 'X',
            Cell::Empty => 'O',
        }
    }

    /// The cell that a letter stands for; `None` for any letter but `X`, `O` (either case) and `.`.
    pub fn from_letter(letter: char) -> Option<Cell> {
        match letter {
            '.' => Some(Cell::Unknown),
            'X' | 'x' => Some(Cell::Filled),
            'O' | 'o' => Some(Cell::Empty),
            _ => None,
        }
    }
}
