//! The search for the board of a picture: boards are tried one after another, the likeliest first, until one is surely right.

use super::attempt::{Attempt, Left};
use super::board::Boards;
use super::confidence::{is_certain, is_refused};
use super::digits::PictureDigits;
use super::error::ScanError;
use super::extents::extents;
use super::flat::Flat;
use super::lattice::Lattice;
use super::margins::has_numbers_inside;
use super::period;
use super::picture::Picture;
use super::reading::Reading;
use super::work::Work;

/// How many boards are tried if the numbers of all belong to something else.
const PATIENCE: usize = 12;

/// How many versions of lines are examined to find misread ones: for each board, and for all.
const MISREAD: usize = 150_000;
const ALL_MISREAD: usize = 225_000;

/// How many readings as of several inks are tried.
const INKED: usize = 12;

/// How wide cells are at least whose numbers a person can read, in pixels: digits of five, and as much around them.
const TINY: f64 = 9.0;

/// How much likelier a board must be than one that was tried before if neither is a puzzle.
const OTHER: i64 = 900;

/// What was found so far, in one picture or several of the same board.
pub(super) struct Search<'w> {
    work: &'w Work,
    /// By how much the pictures were made smaller.
    smaller: f64,
    /// The first board that was found.
    first: Option<Lattice>,
    /// How many boards were tried.
    attempts: usize,
    /// The likeliest attempt, and whether it seems to be something else.
    best: Option<(bool, Attempt)>,
    /// How many cells the largest board has whose numbers may be clues.
    cells: usize,
    /// Whether the numbers of any board may be clues.
    has_sense: bool,
    /// Whether the best attempt is certainly right.
    is_certain: bool,
}

impl<'w> Search<'w> {
    pub(super) fn new(smaller: f64, work: &'w Work) -> Search<'w> {
        Search { work, smaller, first: None, attempts: 0, best: None, cells: 0, has_sense: false, is_certain: false }
    }

    /// Tries the boards of a picture until one is surely right: those that most of their lines show, that which its numbers form, and then others.
    pub(super) fn look(&mut self, picture: &Picture) {
        let digits = PictureDigits::of(picture, self.work);
        let mut boards = Boards::of(&picture.grey, self.work);
        let mut left = Left { misread: ALL_MISREAD, inked: INKED };
        let mut rounds = 0;
        while self.work.is_left() {
            let by_lines = rounds != 1;
            let lattices = if by_lines { boards.next() } else { period::board(&digits.grey).into_iter().collect() };
            if lattices.is_empty() && rounds > 1 {
                return;
            }
            rounds += 1;
            for lattice in lattices {
                let on_flat = Flat::of(picture, &lattice).is_some_and(|flat| {
                    self.work.take_pixels(flat.pixels());
                    let digits = PictureDigits::of(&flat.picture, self.work);
                    self.look_at(&flat.picture, &digits, &flat.lattice, Some(&flat), &mut left)
                });
                let is_done = on_flat || self.look_at(picture, &digits, &lattice, None, &mut left);
                self.first.get_or_insert(lattice);
                if is_done {
                    return;
                }
            }
        }
    }

    /// Tries the boards that these lines may be. Whether no other needs to be tried.
    fn look_at(
        &mut self,
        picture: &Picture,
        digits: &PictureDigits<'_>,
        lattice: &Lattice,
        flat: Option<&Flat>,
        left: &mut Left,
    ) -> bool {
        for extent in extents(lattice, digits.all.as_ref().unwrap_or(&digits.grey)) {
            if !self.work.is_left() || self.attempts >= PATIENCE && !self.has_sense {
                return true;
            }
            // Nothing that is read there makes it likelier.
            if self.best.as_ref().is_some_and(|(_, best)| best.is_puzzle() && extent.cost >= best.cost()) {
                continue;
            }
            self.attempts += 1;
            let mut own = Left { misread: left.misread.min(MISREAD), ..*left };
            let before = own.misread;
            let attempt = Attempt::of(picture, &extent, digits, &mut own, self.work);
            *left = Left { misread: left.misread - (before - own.misread), inked: own.inked };
            if let Some(mut attempt) = attempt {
                flat.into_iter().for_each(|flat| flat.back(&mut attempt));
                self.add(attempt);
            }
            if self.best.as_ref().is_some_and(|(is_other, best)| !is_other && best.is_sure()) {
                return true;
            }
        }
        self.is_certain
    }

    /// Takes an attempt for the best if it is likelier.
    fn add(&mut self, attempt: Attempt) {
        let prior = if attempt.is_puzzle() { 0 } else { OTHER };
        let reading = attempt.reading(self.smaller);
        let is_refused = is_refused(&reading, attempt.decision.cost, attempt.extent.cost);
        self.has_sense |= !is_refused;
        let cells = attempt.lines.each_ref().map(Vec::len).into_iter().product();
        if !is_refused && cells > self.cells {
            self.work.add_cells(cells - self.cells);
            self.cells = cells;
        }
        // A few lines of something else are not likelier than a board of which some is misread.
        let is_other = attempt.is_small() && is_refused;
        let rank = (is_other, attempt.cost() + prior);
        let is_likelier = self.best.as_ref().is_none_or(|(is_other, best)| rank < (*is_other, best.cost()));
        if is_likelier {
            self.is_certain = is_certain(&reading, attempt.cost());
            self.best = Some((is_other, attempt));
        }
    }

    /// The likeliest of all attempts; otherwise what is missing in this picture.
    pub(super) fn reading(self, picture: &Picture) -> Result<Reading, ScanError> {
        let first = self.first.ok_or(ScanError::NoBoard)?;
        let reading = self.best.map(|(_, best)| {
            let reading = best.reading_with_cells(picture, self.smaller);
            let is_refused = is_refused(&reading, best.decision.cost, best.extent.cost);
            (reading, is_refused)
        });
        let lines = (first.rows(), first.columns());
        match reading {
            Some((reading, false)) => Ok(reading),
            _ if first.pitch().0.min(first.pitch().1) < TINY => Err(ScanError::TooSmall { lines }),
            Some(_) => Err(ScanError::Unclear),
            None if has_numbers_inside(&PictureDigits::of(picture, self.work).grey, &first) => {
                Err(ScanError::NumbersInside)
            }
            None => Err(ScanError::NoClues { lines }),
        }
    }
}
