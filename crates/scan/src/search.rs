//! The search for the board of a picture: boards are tried one after another, the likeliest first, until one is surely right.

use super::attempt::{Attempt, Left};
use super::board::Boards;
use super::confidence::{SHORT, is_refused};
use super::error::ScanError;
use super::lattice::Lattice;
use super::margins::has_numbers_inside;
use super::order::sort_by_key;
use super::part::Part;
use super::picture::Picture;
use super::pooled;
use super::reading::Reading;
use super::sheet::{CLEAR, Sheet};
use super::work::Work;
use std::mem::take;

/// How many boards are tried if the numbers of all belong to something else.
const PATIENCE: usize = 12;

/// How much less a sheet counts on which no clues were found.
const UNREAD: usize = 4;

/// How many versions of lines are examined to find misread ones: for each board, for one that is read again, and for all.
const MISREAD: usize = 150_000;
const MISREAD_AGAIN: usize = 75_000;
const ALL_MISREAD: usize = 225_000;

/// How many boards are tried with five lines for each.
const DIVIDED: usize = 2;

/// How many readings as of several inks are tried.
const INKED: usize = 12;

/// How many boards are read again, and how strong ink must be to count then, in parts of 256 of the strongest.
const AGAIN: usize = 3;
const FAINTER: u8 = 90;

/// How wide cells are at least whose numbers a person can read, in pixels: digits of five, and as much around them.
const TINY: f64 = 9.0;

/// How much likelier a board must be than one that was tried before if neither is a puzzle.
const OTHER: i64 = 900;

/// What was found so far, in one picture or several of the same board.
pub(super) struct Search<'w> {
    work: &'w Work,
    /// By how much the pictures were made smaller.
    smaller: f64,
    /// How many pixels the sheets of a picture may have together.
    room: usize,
    /// The first board that was found.
    first: Option<Lattice>,
    /// The likeliest attempt, and whether it seems to be something else.
    best: Option<(bool, Attempt)>,
    others: Vec<Attempt>,
    /// How many cells the largest board has whose numbers may be clues.
    cells: usize,
    /// Whether the numbers of any board may be clues.
    has_sense: bool,
}

impl<'w> Search<'w> {
    pub(super) fn new(smaller: f64, room: usize, work: &'w Work) -> Search<'w> {
        Search { work, smaller, room, first: None, best: None, others: Vec::new(), cells: 0, has_sense: false }
    }

    fn best(&self) -> Option<&Attempt> {
        self.best.as_ref().map(|(_, best)| best)
    }

    /// Tries the boards of a picture. Whether one is surely right.
    pub(super) fn look(&mut self, picture: &Picture) -> bool {
        let mut look = Look::at(picture, self.work);
        while let Some((lattice, part)) = look.next(self.best()) {
            self.first.get_or_insert_with(|| lattice.clone());
            if look.is_too_large(&lattice, part, self.room) {
                continue;
            }
            let Some(attempt) = look.attempt(&lattice, part) else { continue };
            let is_only_a_step = look.follow(&attempt, self.best());
            // An unlikely guess must score higher before it is kept.
            let is_unlikely = matches!(part, Part::Unboxed | Part::WithAllEnds | Part::WithSomeEnds);
            if is_only_a_step || is_unlikely && !attempt.is_puzzle() {
                self.others.push(attempt);
                continue;
            }
            self.add(attempt);
            if let Some((false, best)) = &self.best
                && best.is_sure()
            {
                // Other attempts may still read some of its lines better.
                let is_of_use = |other: &Attempt| !best.is_beyond_doubt() && best.is_at_the_same(other);
                self.others.retain(is_of_use);
                return true;
            }
            if look.attempts >= PATIENCE && !self.has_sense {
                break;
            }
        }
        false
    }

    /// Reads the likeliest boards again, with smoother lines and fainter ink, so that different digits are misread.
    pub(super) fn look_again(&mut self, picture: &Picture) {
        let mut order: Vec<&Attempt> =
            self.best().into_iter().chain(&self.others).filter(|own| own.part.is_board()).collect();
        sort_by_key(&mut order, |attempt| attempt.cost());
        let mut boards: Vec<(Lattice, Part)> = Vec::new();
        for attempt in order {
            let own = attempt.lattice();
            if boards.len() < AGAIN && !attempt.is_small() && !boards.iter().any(|(other, _)| own.is_like(other)) {
                boards.push((own.clone(), attempt.part));
            }
        }
        for (lattice, part) in boards.into_iter().take_while(|_| self.work.is_left()) {
            let mut left = Left { misread: MISREAD_AGAIN, inked: 0 };
            let attempt =
                Attempt::of(picture, &lattice.smoothened(), part == Part::Unboxed, FAINTER, &mut left, self.work);
            if let Some(attempt) = attempt {
                self.add(Attempt { part, ..attempt });
            }
        }
    }

    /// Takes an attempt for the best if it is likelier.
    fn add(&mut self, attempt: Attempt) {
        let prior = if attempt.is_puzzle() { 0 } else { OTHER };
        let is_refused = is_refused(&attempt.reading(self.smaller), attempt.decision.cost);
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
        let other =
            if is_likelier { self.best.replace((is_other, attempt)).map(|(_, other)| other) } else { Some(attempt) };
        self.others.extend(other);
    }

    /// The likeliest of all attempts, or several combined; otherwise what is missing in this picture.
    pub(super) fn reading(self, picture: &Picture) -> Result<Reading, ScanError> {
        let first = self.first.ok_or(ScanError::NoBoard)?;
        let mut likeliest = pooled::likeliest(self.others, self.best);
        likeliest.iter_mut().for_each(Attempt::leave_out_uneven_ends);
        let reading = likeliest.map(|likeliest| (likeliest.reading(self.smaller), likeliest.decision.cost));
        let lines = (first.rows(), first.columns());
        match reading {
            Some((reading, cost)) if !is_refused(&reading, cost) => Ok(reading),
            _ if first.pitch().0.min(first.pitch().1) < TINY => Err(ScanError::TooSmall { lines }),
            Some(_) => Err(ScanError::Unclear),
            None if has_numbers_inside(&picture.grey, &first, self.work) => Err(ScanError::NumbersInside),
            None => Err(ScanError::NoClues { lines }),
        }
    }
}

/// A look at one picture.
struct Look<'p> {
    work: &'p Work,
    picture: &'p Picture,
    boards: Boards<'p>,
    /// A stack of what to try next.
    open: Vec<(Lattice, Part)>,
    /// Boards without an empty start, for the end.
    starts: Vec<Lattice>,
    has_tried_ends: bool,
    /// How many boards were tried, how many pixels their sheets had, and how many had five lines for each.
    attempts: usize,
    tried: usize,
    divided: usize,
    left: Left,
}

impl<'p> Look<'p> {
    fn at(picture: &'p Picture, work: &'p Work) -> Look<'p> {
        Look {
            work,
            picture,
            boards: Boards::of(&picture.grey, work),
            open: Vec::new(),
            starts: Vec::new(),
            has_tried_ends: false,
            attempts: 0,
            tried: 0,
            divided: 0,
            left: Left { misread: ALL_MISREAD, inked: INKED },
        }
    }

    /// The next board; at last the best one with other ends.
    fn next(&mut self, best: Option<&Attempt>) -> Option<(Lattice, Part)> {
        if !self.work.is_left() {
            return None;
        }
        if self.open.is_empty() {
            self.open.extend(self.boards.next().into_iter().rev().map(|lattice| (lattice, Part::Whole)));
        }
        if self.open.is_empty() {
            if let Some(best) = best.filter(|_| !self.has_tried_ends) {
                let without = if best.is_puzzle() { Vec::new() } else { best.without_an_end() };
                self.open.extend(without.into_iter().map(|lattice| (lattice, Part::WithoutEnd)));
                self.open.extend(best.with_an_end().into_iter().map(|lattice| (lattice, Part::WithEnd)));
                self.open.push((best.with_all_ends(), Part::WithAllEnds));
            }
            self.open.extend(take(&mut self.starts).into_iter().rev().map(|lattice| (lattice, Part::WithoutStart)));
            self.has_tried_ends = true;
        }
        self.open.pop()
    }

    /// Whether a board would take too long. Two may be tried however large they are, and a few more with the ends that they lack.
    fn is_too_large(&self, lattice: &Lattice, part: Part, room: usize) -> bool {
        let room = if matches!(part, Part::WithAllEnds | Part::WithoutStart) { room * 2 } else { room };
        let is_free = matches!(part, Part::Divided | Part::WithSomeEnds);
        self.attempts > 1 && !is_free && self.tried > room / 4 && self.tried + Sheet::room(lattice) > room
    }

    /// Reads a board, if there are clues beside it.
    fn attempt(&mut self, lattice: &Lattice, part: Part) -> Option<Attempt> {
        let mut own = Left { misread: self.left.misread.min(MISREAD), ..self.left };
        let before = own.misread;
        let attempt = Attempt::of(self.picture, lattice, part == Part::Unboxed, CLEAR, &mut own, self.work);
        // Unlikely boards must not use up the work that likelier ones need.
        if part == Part::Divided && !attempt.as_ref().is_some_and(Attempt::is_puzzle) {
            return None;
        }
        self.attempts += 1;
        self.left = Left { misread: self.left.misread - (before - own.misread), inked: own.inked };
        // A board without clues is rejected quickly.
        self.tried += Sheet::room(lattice) / if attempt.is_some() { 1 } else { UNREAD };
        // If only thick lines are visible, numbers belong to other lines.
        let is_open = attempt.is_none() && part == Part::Whole && self.divided < DIVIDED;
        if is_open && let Some(lattice) = lattice.divided() {
            self.divided += 1;
            self.open.push((lattice, Part::Divided));
        }
        attempt.map(|attempt| Attempt { part, ..attempt })
    }

    /// Pushes the follow-ups of an attempt. Returns whether they are so much better that the attempt itself was only a step.
    fn follow(&mut self, attempt: &Attempt, best: Option<&Attempt>) -> bool {
        let (lattice, part, boxed) = (attempt.lattice(), attempt.part, attempt.boxed());
        // Apparent boxes may be other lines or cells, above all if only one kind of clue has them.
        if part == Part::Whole && boxed != (0, 0) {
            self.open.extend(lattice.after(boxed.0, boxed.1).map(|lattice| (lattice, Part::WithoutBoxes)));
            if boxed.0 == 0 || boxed.1 == 0 {
                self.open.push((lattice.clone(), Part::Unboxed));
            }
        }
        let is_long = lattice.rows().min(lattice.columns()) >= SHORT;
        if matches!(part, Part::Whole | Part::WithoutBoxes) && !attempt.is_puzzle() && is_long {
            let start = attempt.without_empty_start();
            self.starts.extend(start.filter(|own| !self.starts.iter().any(|other| own.is_like(other))));
        }
        // Added lines are right if they have a number and do not look like boxes.
        let Some(before) = best.filter(|_| part == Part::WithAllEnds) else { return false };
        let own = attempt.without_empty_ends();
        let known = before.boxed();
        let added = (boxed.0.saturating_sub(known.0), boxed.1.saturating_sub(known.1));
        let inner = own.as_ref().unwrap_or(lattice).after(added.0, added.1);
        let mut better: Vec<Lattice> = inner.into_iter().chain(own).collect();
        better.truncate(if added == (0, 0) { 1 } else { 2 });
        better.retain(|better| !better.is_like(before.lattice()) && !better.is_like(lattice));
        let is_step = !better.is_empty();
        self.open.extend(better.into_iter().rev().map(|better| (better, Part::WithSomeEnds)));
        is_step
    }
}
