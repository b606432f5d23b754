//! The drawing: the sheet with its clues and its look, the stroke in progress, and the history.
//!
//! All changes to the sheet go through here, so that clues, look and history always match it.

mod look;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;
mod tools;
mod update;

pub(crate) use self::tools::{DrawMsg, Tool, Tools};
pub(crate) use self::update::{board, colour, draw};

use self::look::Look;
use crate::make::sheet::{Change, Clues, Dab, Dot, History, Move, Sheet, Step, Symmetry, area, line, moved, rectangle};
use nonoscope_core::puzzle::{At, Colour, Puzzle};
use std::collections::BTreeMap;

/// What a stroke is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Brush {
    pub(crate) tool: Tool,
    pub(crate) ink: Colour,
    pub(crate) symmetry: Symmetry,
}

/// A stroke in progress.
#[derive(Debug)]
struct Stroke {
    brush: Brush,
    start: At,
    last: At,
    /// The paint: the new value of its first cell.
    makes: Makes,
    /// The touched cells as they were before.
    touched: BTreeMap<usize, Dot>,
}

/// The paint of a stroke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Makes {
    Colour(Colour),
    Given(bool),
}

impl Makes {
    fn of(self, dot: Dot) -> Dot {
        match self {
            Makes::Colour(colour) => Dot { colour, ..dot },
            Makes::Given(given) => Dot { given, ..dot },
        }
    }
}

/// The drawing.
#[derive(Debug)]
pub(crate) struct Drawing {
    sheet: Sheet,
    clues: Clues,
    look: Option<Look>,
    stroke: Option<Stroke>,
    history: History,
    /// How often something has been done, undone or done again: each stroke counts once, when it ends.
    changes: u64,
    /// How often the board must be drawn from scratch.
    boards: u32,
}

impl Default for Drawing {
    fn default() -> Drawing {
        Drawing::of(Sheet::default(), History::default())
    }
}

impl Drawing {
    /// A drawing with its history.
    pub(crate) fn of(sheet: Sheet, history: History) -> Drawing {
        let clues = Clues::of(&sheet);
        let look = clues.puzzle().map(|puzzle| Look::of(&sheet, puzzle));
        Drawing { sheet, clues, look, stroke: None, history, changes: 0, boards: 0 }
    }

    /// Another drawing takes the place of this one, with a history of its own.
    pub(crate) fn open(&mut self, sheet: Sheet, history: History) {
        let (changes, boards) = (self.changes + 1, self.boards.wrapping_add(1));
        *self = Drawing { changes, boards, ..Drawing::of(sheet, history) };
    }

    pub(crate) fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    pub(crate) fn clues(&self) -> &Clues {
        &self.clues
    }

    pub(crate) fn look(&self) -> Option<&Look> {
        self.look.as_ref()
    }

    pub(crate) fn look_mut(&mut self) -> Option<(&mut Look, &Sheet)> {
        self.look.as_mut().map(|look| (look, &self.sheet))
    }

    pub(crate) fn history(&self) -> &History {
        &self.history
    }

    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    pub(crate) fn boards(&self) -> u32 {
        self.boards
    }

    /// Whether a stroke is in progress.
    pub(crate) fn is_drawing(&self) -> bool {
        self.stroke.is_some()
    }

    /// The puzzle with its givens and a title.
    pub(crate) fn puzzle(&self, title: &str) -> Option<Puzzle> {
        let puzzle = self.clues.puzzle()?.clone();
        let puzzle = match self.sheet.givens() {
            0 => puzzle,
            _ => puzzle.with_givens(self.sheet.given_cells()).ok()?,
        };
        Some(puzzle.with_title(title))
    }

    /// Begins a stroke on a cell. The first cell decides for all: on a cell that has the ink, a pen erases.
    pub(crate) fn begin(&mut self, at: At, brush: Brush) {
        self.end();
        if self.sheet.index(at).is_none() {
            return;
        }
        let there = self.sheet.dot(at);
        let makes = match brush.tool {
            Tool::Eraser => Makes::Colour(Colour::BACKGROUND),
            Tool::Give => Makes::Given(!there.given),
            _ if there.colour == brush.ink => Makes::Colour(Colour::BACKGROUND),
            _ => Makes::Colour(brush.ink),
        };
        self.stroke = Some(Stroke { brush, start: at, last: at, makes, touched: BTreeMap::new() });
        let cells = if brush.tool == Tool::Area { area(&self.sheet, at) } else { vec![at] };
        self.paint(&cells);
    }

    /// The stroke goes on to a cell.
    pub(crate) fn extend(&mut self, to: At) {
        let Some(stroke) = &mut self.stroke else { return };
        if stroke.last == to || self.sheet.index(to).is_none() {
            return;
        }
        let from = std::mem::replace(&mut stroke.last, to);
        let start = stroke.start;
        let cells = match stroke.brush.tool {
            // A pointer may jump over cells.
            Tool::Pen | Tool::Eraser | Tool::Give => line(from, to),
            Tool::Line => line(start, to),
            Tool::Frame => rectangle(start, to, false),
            Tool::Block => rectangle(start, to, true),
            Tool::Area => return,
        };
        if stroke.brush.tool.spans() {
            let touched = std::mem::take(&mut stroke.touched);
            self.change(touched.into_iter());
        }
        self.paint(&cells);
    }

    /// The stroke ends. Returns whether it has changed anything.
    pub(crate) fn end(&mut self) -> bool {
        let Some(stroke) = self.stroke.take() else { return false };
        let dabs = stroke.touched.into_iter().map(|(index, before)| Dab {
            index,
            before,
            after: self.sheet.dots().get(index).copied().unwrap_or(before),
        });
        let dabs: Vec<Dab> = dabs.filter(|dab| dab.before != dab.after).collect();
        if dabs.is_empty() {
            return false;
        }
        self.history.push(Step::Cells(dabs));
        self.has_changed();
        true
    }

    /// Takes back the stroke in progress.
    pub(crate) fn cancel(&mut self) {
        if let Some(stroke) = self.stroke.take() {
            self.change(stroke.touched.into_iter());
        }
    }

    /// Does something to the whole sheet. Returns whether that has changed anything.
    pub(crate) fn do_to_all(&mut self, by: Move) -> bool {
        self.end();
        let sheet = moved(&self.sheet, by);
        self.replace(sheet)
    }

    /// Puts another sheet in the place of this one, as a step that can be undone. Returns whether it is another.
    pub(crate) fn replace(&mut self, sheet: Sheet) -> bool {
        self.end();
        if sheet == self.sheet {
            return false;
        }
        let before = Box::new(self.sheet.clone());
        self.history.push(Step::Whole { before, after: Box::new(sheet.clone()) });
        self.put(sheet);
        self.has_changed();
        true
    }

    /// Undoes the last step. Returns whether there was one.
    pub(crate) fn undo(&mut self) -> bool {
        self.cancel();
        let change = self.history.undo();
        self.apply(change)
    }

    /// Does again what was undone last. Returns whether there was something.
    pub(crate) fn redo(&mut self) -> bool {
        self.cancel();
        let change = self.history.redo();
        self.apply(change)
    }

    fn apply(&mut self, change: Option<Change>) -> bool {
        match change {
            None => return false,
            Some(Change::Cells(cells)) => self.change(cells.into_iter()),
            Some(Change::Whole(sheet)) => self.put(sheet),
        }
        self.has_changed();
        true
    }

    fn has_changed(&mut self) {
        self.changes += 1;
        self.clues.make_room(&self.sheet);
    }

    /// Another sheet.
    fn put(&mut self, sheet: Sheet) {
        let same_board = sheet.size() == self.sheet.size() && sheet.palette() == self.sheet.palette();
        if same_board {
            let differing = sheet.dots().iter().zip(self.sheet.dots()).enumerate().filter(|(_, (new, old))| new != old);
            let cells: Vec<(usize, Dot)> = differing.map(|(index, (&new, _))| (index, new)).collect();
            self.change(cells.into_iter());
            return;
        }
        let Drawing { clues, look, .. } = Drawing::of(sheet.clone(), History::default());
        (self.sheet, self.clues, self.look) = (sheet, clues, look);
        self.boards = self.boards.wrapping_add(1);
    }

    /// The stroke in progress touches cells, and their mirror images.
    fn paint(&mut self, cells: &[At]) {
        let Some(stroke) = &mut self.stroke else { return };
        let size = self.sheet.size();
        let mut painted = Vec::new();
        for at in cells.iter().flat_map(|&at| stroke.brush.symmetry.images(at, size)) {
            if let Some(index) = self.sheet.index(at) {
                let there = self.sheet.dot(at);
                stroke.touched.entry(index).or_insert(there);
                painted.push((index, stroke.makes.of(there)));
            }
        }
        self.change(painted.into_iter());
    }

    /// Changes cells, with all that depends on them.
    fn change(&mut self, cells: impl Iterator<Item = (usize, Dot)>) {
        let mut changed = Vec::new();
        for (index, dot) in cells {
            if self.sheet.dots().get(index).is_some_and(|there| *there != dot) {
                self.sheet.set(index, dot);
                changed.push(self.sheet.at(index));
                if let Some(look) = &mut self.look {
                    look.dress(index, dot);
                }
            }
        }
        self.clues.update(&self.sheet, changed.into_iter());
        if let Some((look, puzzle)) = self.look.as_mut().zip(self.clues.puzzle()) {
            look.pale_empty(puzzle);
        }
    }
}
