//! The page's side of a person's own solving: the mode and the tool. The player has the marks.

use nonoscope_core::puzzle::{At, Cell, Colour, Palette};
use nonoscope_core::trace::describe;
use nonoscope_words::{Text, page};

/// A message from a person who solves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarksMsg {
    /// Solve it, or watch.
    Mode {
        marking: bool,
    },
    /// The paint of a click.
    Tool(Cell),
    Undo,
    Redo,
    Clear,
    Check,
    Hint,
    WatchFromHere,
    /// Goes back to the last position in which all marks could be right.
    BackToRight,
    Try(Try),
}

/// A message about tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Try {
    /// Marks this position.
    Bookmark,
    /// Goes back to the position that was marked last.
    GoBack,
    /// Keeps what was tried since.
    Keep,
}

/// The instructions for a puzzle without marks, for touch or mouse. `inks` is how many the puzzle has.
pub fn how_to_begin(is_touched: bool, inks: usize) -> Text {
    match (is_touched, inks) {
        (true, ..=1) => page::how_to_begin_touch(),
        (true, _) => page::how_to_begin_touch_coloured(),
        (false, ..=1) => page::how_to_begin(),
        (false, _) => page::how_to_begin_coloured(),
    }
}

/// What waits for the solver's judgement of the marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Awaited {
    /// A hint.
    pub hint: bool,
    /// The rest of finished lines.
    pub lines: bool,
    /// The ticket of the question, and how often the marks had changed.
    pub of: (u32, u64),
}

/// The mode and the tool.
#[derive(Debug)]
pub struct MarkingState {
    /// Whether the person solves the puzzle on the board, or the next one if there is none.
    pub is_on: bool,
    /// What a click paints: an ink, empty, or unknown to erase.
    pub tool: Cell,
    /// What it painted before that.
    other: Cell,
    /// The ink that was chosen last.
    ink: Colour,
    pub awaited: Awaited,
    /// A cell in the place that the last hint spoke of.
    pub spoken_of: Option<At>,
}

impl Default for MarkingState {
    fn default() -> MarkingState {
        let awaited = Awaited::default();
        MarkingState {
            is_on: false,
            tool: Cell::FILLED,
            other: Cell::EMPTY,
            ink: Colour::INK,
            awaited,
            spoken_of: None,
        }
    }
}

impl MarkingState {
    /// Chooses the paint of a click.
    pub fn choose(&mut self, tool: Cell) {
        if tool != self.tool {
            self.other = std::mem::replace(&mut self.tool, tool);
        }
        self.ink = tool.ink().unwrap_or(self.ink);
    }

    /// Chooses again what was chosen before.
    pub fn swap(&mut self) {
        self.choose(self.other);
    }

    /// The mark of a key: filled means the ink that was chosen last.
    pub fn mark(&self, cell: Cell) -> Cell {
        if cell.is_filled() { Cell::of(self.ink) } else { cell }
    }

    /// The paint of a click in words, for screen readers.
    pub fn tool_in_words(&self, palette: &Palette) -> Text {
        let tool = match self.tool {
            Cell::UNKNOWN => page::erasing(),
            tool => describe(tool, palette),
        };
        page::tool(tool)
    }

    /// The puzzle has this many inks: one that it does not have is no longer chosen.
    pub fn fit(&mut self, inks: usize) {
        let fits = |ink: Colour| ink.number() <= inks;
        for tool in [&mut self.tool, &mut self.other] {
            if tool.ink().is_some_and(|ink| !fits(ink)) {
                *tool = Cell::FILLED;
            }
        }
        if !fits(self.ink) {
            self.ink = Colour::INK;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_two_tools_can_be_swapped() {
        let [red, blue] = [1, 2].map(|ink| Cell::of(Colour::ink(ink)));
        let mut marking = MarkingState::default();
        assert_eq!((marking.tool, marking.mark(Cell::FILLED)), (red, red));
        marking.swap();
        assert_eq!((marking.tool, marking.mark(Cell::FILLED)), (Cell::EMPTY, red));
        marking.choose(blue);
        marking.choose(blue);
        assert_eq!((marking.mark(Cell::FILLED), marking.mark(Cell::EMPTY)), (blue, Cell::EMPTY));
        marking.choose(red);
        marking.swap();
        assert_eq!(marking.tool, blue);
        marking.swap();
        assert_eq!(marking.tool, red);
        marking.fit(2);
        assert_eq!((marking.tool, marking.other), (red, blue));
        marking.swap();
        marking.fit(1);
        assert_eq!((marking.tool, marking.other, marking.mark(Cell::FILLED)), (red, red, red));
        marking.choose(Cell::EMPTY);
        marking.fit(1);
        assert_eq!(marking.tool, Cell::EMPTY);
    }
}
