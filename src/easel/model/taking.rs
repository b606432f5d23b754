//! Exporting puzzles: as a link, as files, as pictures, on paper.

use super::kept::Work;
use crate::app::worker::artist::{Drawing, Kind};
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_format::{Format, Notes, Reading};
use nonoscope_picture::{Booklet, Caption, Leaf, Paper, Scene};
use std::collections::BTreeSet;

/// How many puzzles a page can have.
pub(crate) const PER_PAGE: [usize; 4] = [1, 2, 4, 6];

/// A person's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TakeMsg {
    /// Opens the puzzle on the other page, to be solved by oneself or watched.
    Go {
        by_hand: bool,
    },
    CopyLink,
    /// The link was copied, or could not be.
    Copied {
        worked: bool,
    },
    Format(Format),
    SaveText,
    Kind(Kind),
    /// The side of a cell, in pixels.
    Size(u32),
    /// Whether pictures and print show the solution.
    Solved(bool),
    SavePicture,
    Print,
    /// The browser is about to print, or has printed.
    Printing(bool),
    /// Whether a drawing goes onto the sheet with several.
    Choose {
        number: u32,
        on: bool,
    },
    PerPage(usize),
    Paper(Paper),
    /// Whether the solutions stand at the end.
    Solutions(bool),
    SaveSheet,
}

/// The choices, and the sentence about them.
#[derive(Debug)]
pub(crate) struct Taking {
    pub(crate) format: Format,
    pub(crate) kind: Kind,
    pub(crate) size: u32,
    pub(crate) solved: bool,
    /// The numbers of the drawings for the sheet.
    pub(crate) chosen: BTreeSet<u32>,
    pub(crate) per_page: usize,
    pub(crate) paper: Paper,
    pub(crate) solutions: bool,
    /// The number of the last drawing for a file; an answer with another one is out of date.
    pub(crate) ticket: u32,
    pub(crate) note: String,
}

impl Default for Taking {
    fn default() -> Taking {
        Taking {
            format: Taking::formats().next().unwrap_or(Format::Plain),
            kind: Kind::Png,
            size: 16,
            solved: false,
            chosen: BTreeSet::new(),
            per_page: 4,
            paper: Paper::A4,
            solutions: true,
            ticket: 0,
            note: String::new(),
        }
    }
}

impl Taking {
    /// The formats for files. A link has its own button.
    pub(crate) fn formats() -> impl Iterator<Item = Format> {
        Format::ALL.into_iter().filter(|format| format.is_written() && *format != Format::Link)
    }

    /// The kinds of pictures. A drawing has no steps to animate, and messages are read on the other page.
    pub(crate) fn kinds() -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(|kind| !kind.is_animated() && *kind != Kind::Html)
    }

    /// What to draw of a puzzle and its picture.
    pub(crate) fn drawing(&self, reading: &Reading, picture: &Grid) -> Drawing {
        let puzzle = &reading.puzzle;
        let start = puzzle.givens().clone();
        Drawing {
            kind: self.kind,
            puzzle: puzzle.clone(),
            caption: Caption::of(reading),
            scene: Scene::of_grid(puzzle, if self.solved { picture } else { &start }),
            message: String::new(),
            cell: self.size,
            start,
            trace: Default::default(),
            every_step: false,
            per_second: 1.0,
        }
    }

    /// A sheet with these drawings.
    pub(crate) fn booklet(&self, works: &[Work]) -> Booklet {
        let leaves = works.iter().filter_map(|work| {
            let picture = work.sheet.picture();
            let puzzle = Puzzle::of_picture(&picture).ok()?;
            let puzzle = puzzle.with_palette(work.sheet.palette().clone()).ok()?;
            let puzzle = puzzle.with_givens(work.sheet.given_cells()).ok()?.with_title(&work.title);
            let reading = reading(puzzle, &work.author, &work.licence, picture.clone());
            let solution = self.solutions.then_some(picture);
            Some(Leaf { caption: Caption::of(&reading), puzzle: reading.puzzle, solution })
        });
        Booklet { leaves: leaves.collect(), paper: self.paper, per_page: self.per_page }
    }
}

/// A puzzle with its author and picture, as formats write it.
pub(crate) fn reading(puzzle: Puzzle, author: &str, licence: &str, picture: Grid) -> Reading {
    let mut notes = Notes::default();
    notes.goal = Some(picture);
    for (key, value) in [(Notes::BY, author), (Notes::LICENSE, licence)] {
        if !value.trim().is_empty() {
            notes.add(key, value);
        }
    }
    Reading { notes, ..Reading::of(puzzle) }
}
