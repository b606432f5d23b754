//! The search for the board of a picture: boards are tried one after another, the likeliest first, until one is surely right.

use super::attempt::{Attempt, Left};
use super::board::Boards;
use super::confidence::{doubt, is_certain, is_refused};
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

/// How many boards are tried if the numbers of all belong to something else: of the same lines, and of all.
const PATIENCE: usize = 3;
const ALL_PATIENCE: usize = 24;

/// How many versions of lines are examined to find misread ones: for each board, and for all.
const MISREAD: usize = 150_000;
const ALL_MISREAD: usize = 225_000;

/// How many readings as of several inks are tried.
const INKED: usize = 12;

/// How wide cells are at least whose numbers a person can read, in pixels: digits of five, and as much around them.
const TINY: f64 = 9.0;

/// The likeliest attempt so far.
struct Best {
    attempt: Attempt,
    is_refused: bool,
    /// How unlikely it is compared with others like it.
    unlikely: i64,
    /// Whether no other board needs to be tried, or none of other lines.
    is_sure: bool,
    is_certain: bool,
}

impl Best {
    /// The lower, the likelier. What makes no puzzle is unlikelier than what does. A few lines of something else are not likelier than a board of which
    /// some is misread.
    fn rank(&self) -> (bool, bool, i64) {
        (self.is_refused && self.attempt.is_small(), !self.attempt.is_puzzle(), self.unlikely)
    }
}

/// What was found so far, in one picture or several of the same board.
pub(super) struct Search<'w> {
    work: &'w Work,
    /// By how much the pictures were made smaller.
    smaller: f64,
    /// The first board that was found.
    first: Option<Lattice>,
    /// How many boards were tried.
    attempts: usize,
    best: Option<Best>,
    /// How many cells the largest board has whose numbers may be clues.
    cells: usize,
    /// Whether the numbers of any board may be clues.
    has_sense: bool,
}

impl<'w> Search<'w> {
    pub(super) fn new(smaller: f64, work: &'w Work) -> Search<'w> {
        Search { work, smaller, first: None, attempts: 0, best: None, cells: 0, has_sense: false }
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
        let extents = extents(lattice, digits.all.as_ref().unwrap_or(&digits.grey));
        let least = extents.first().map_or(0, |extent| extent.cost);
        for (index, extent) in extents.iter().enumerate() {
            // Of each board at least the likeliest end is tried.
            if index > 0 && !self.work.is_left() || self.attempts >= ALL_PATIENCE && !self.has_sense {
                return true;
            }
            if index >= PATIENCE && !self.has_sense {
                return false;
            }
            // Nothing that is read there makes it likelier.
            let best = self.best.as_ref().map(|best| &best.attempt);
            if best.is_some_and(|best| best.is_puzzle() && extent.cost >= best.cost()) {
                continue;
            }
            self.attempts += 1;
            let mut own = Left { misread: left.misread.min(MISREAD), ..*left };
            let before = own.misread;
            let attempt = Attempt::of(picture, extent, digits, &mut own, self.work);
            *left = Left { misread: left.misread - (before - own.misread), inked: own.inked };
            if let Some(mut attempt) = attempt {
                flat.into_iter().for_each(|flat| flat.back(&mut attempt));
                self.add(attempt, least);
            }
            if self.best.as_ref().is_some_and(|best| best.is_sure) {
                return true;
            }
        }
        self.best.as_ref().is_some_and(|best| best.is_certain)
    }

    /// Takes an attempt for the best if it is likelier. The likeliest board of the same lines costs `least`.
    fn add(&mut self, attempt: Attempt, least: i64) {
        let reading = attempt.reading(self.smaller);
        let is_refused = is_refused(&reading, attempt.decision.cost, attempt.extent.cost);
        self.has_sense |= !is_refused;
        let cells = attempt.lines.each_ref().map(Vec::len).into_iter().product();
        if !is_refused && cells > self.cells {
            self.work.add_cells(cells - self.cells);
            self.cells = cells;
        }
        let best = Best {
            is_refused,
            // A solution that says more is less likely to be there by chance.
            unlikely: if attempt.is_puzzle() { doubt(&reading, attempt.cost()) } else { attempt.cost() },
            is_sure: !is_refused && attempt.is_sure(least),
            is_certain: is_certain(&reading, attempt.cost()),
            attempt,
        };
        if self.best.as_ref().is_none_or(|other| best.rank() < other.rank()) {
            self.best = Some(best);
        }
    }

    /// The likeliest of all attempts; otherwise what is missing in this picture.
    pub(super) fn reading(self, picture: &Picture) -> Result<Reading, ScanError> {
        let first = self.first.ok_or(ScanError::NoBoard)?;
        let reading = self.best.map(|best| (best.attempt.reading_with_cells(picture, self.smaller), best.is_refused));
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
