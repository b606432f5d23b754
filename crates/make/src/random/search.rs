//! Searches for a picture whose puzzle is as wished: draws pictures, judges them, and changes the best cell by cell.

use super::super::appraisal::Appraisal;
use super::super::chance::Chance;
use super::super::made::Made;
use super::drawing::Drawing;
use super::styles::Style;
use super::wish::Wish;
use nonoscope_core::puzzle::{Cell, Puzzle};
use nonoscope_core::solve::{Verdict, Watch, Work};
use std::ops::ControlFlow;

/// The most pictures that are judged, for a puzzle of 25 cells: fewer for a larger one, but at least [`LEAST_TRIED`].
pub const MOST_TRIED: usize = 12_000;

/// The most pictures that are judged for a large puzzle.
pub const LEAST_TRIED: usize = 400;

/// How many pictures are drawn before the best of them is changed.
const DRAWN: usize = 12;

/// How often pictures are drawn at most.
const MOST_ROUNDS: u64 = 2_000;

/// After this many fruitless changes of a picture, others are drawn.
const MOST_VAIN: usize = 60;

/// The most suppositions and conflicts to find out whether there is one solution, and again how hard it is.
const MOST_WORK: u64 = 30_000;

/// How often cells that differ between solutions are filled or emptied.
const MOST_MENDED: usize = 4;

/// A random puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Found {
    /// The puzzle and its picture. It has one solution, and a rating.
    pub made: Made,
    /// How the picture was drawn.
    pub style: Style,
    /// How many pictures were judged.
    pub tried: usize,
    /// Whether it is as hard as wished. If not, it is the nearest that was found.
    pub is_as_wished: bool,
}

/// A picture whose puzzle has one solution.
struct Candidate {
    drawing: Drawing,
    puzzle: Puzzle,
    appraisal: Appraisal,
    /// How far its rating is from what is wished.
    distance: u8,
}

/// A watch that stops after this much work and passes everything else on.
struct Patience<'w> {
    watch: &'w mut dyn Watch,
    is_stopped: bool,
}

impl Watch for Patience<'_> {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        if self.watch.working(work).is_break() {
            self.is_stopped = true;
        }
        if self.is_stopped || work.total() > MOST_WORK { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// How many pictures of this many cells are judged at most.
fn most_tried(cells: usize) -> usize {
    (MOST_TRIED * 25 / cells.max(25)).max(LEAST_TRIED)
}

/// A random puzzle, the same for the same wish on every machine. It has one solution; if none that is as hard as wished is found, it
/// is the nearest that was. `None` only if the watch stops it before there is any, or if there are too few cells for the inks.
pub fn puzzle(wish: &Wish, watch: &mut dyn Watch) -> Option<Found> {
    let wish = wish.in_range();
    let mut search = Search { wish, tried: 0, patience: Patience { watch, is_stopped: false } };
    let cells = wish.width * wish.height;
    if wish.inks > cells {
        return None;
    }
    let most = most_tried(cells);
    let mut best: Option<Candidate> = None;
    let mut round = 0;
    // Pictures that are not worth judging do not count, so the rounds are bounded, too.
    while search.tried < most && round < MOST_ROUNDS && !search.patience.is_stopped {
        let mut chance = Chance::stream(wish.seed, round);
        // A new start is mostly better than the best so far, but not always.
        let start = match best.take() {
            Some(best) if round % 4 == 3 => Some(best),
            known => {
                let drawn = search.drawn(&mut chance).map(|drawn| search.changed(drawn, &mut chance));
                best = known.into_iter().chain(drawn).min_by_key(|found| found.distance);
                None
            }
        };
        if let Some(start) = start {
            best = Some(search.changed(start, &mut chance));
        }
        if best.as_ref().is_some_and(|best| best.distance == 0) {
            break;
        }
        round += 1;
        // With nothing at all so far, a plain picture must do: there are some of every size.
        if best.is_none() && round % 8 == 0 {
            let plain = Drawing::plain(&wish, &mut chance);
            best = if plain.has_all_inks() { search.judge(plain) } else { None };
        }
    }
    let tried = search.tried;
    best.map(|Candidate { drawing, puzzle, appraisal, distance }| Found {
        made: Made { picture: drawing.grid(), puzzle, changed: Vec::new(), proven: true, appraisal },
        style: drawing.style,
        tried,
        is_as_wished: distance == 0,
    })
}

struct Search<'w> {
    wish: Wish,
    tried: usize,
    patience: Patience<'w>,
}

impl Search<'_> {
    /// The best of some new pictures.
    fn drawn(&mut self, chance: &mut Chance) -> Option<Candidate> {
        let mut best: Option<Candidate> = None;
        for _ in 0..DRAWN {
            let drawing = Drawing::of(&self.wish, chance);
            let Some(found) = drawing.is_fair().then(|| self.mended(drawing)).flatten() else { continue };
            if found.distance == 0 {
                return Some(found);
            }
            if best.as_ref().is_none_or(|best| found.distance < best.distance) {
                best = Some(found);
            }
        }
        best
    }

    /// The best that comes of changing a picture cell by cell.
    fn changed(&mut self, mut best: Candidate, chance: &mut Chance) -> Candidate {
        let mut vain = 0;
        while vain < MOST_VAIN && best.distance > 0 && !self.patience.is_stopped {
            let mut drawing = best.drawing.clone();
            drawing.nudge(chance);
            vain += 1;
            let found = drawing.is_fair().then(|| self.judge(drawing)).flatten();
            if let Some(found) = found.filter(|found| found.distance <= best.distance) {
                if found.distance < best.distance {
                    vain = 0;
                }
                best = found;
            }
        }
        best
    }

    /// Judges a picture; where it has several solutions, cells that differ become alike.
    fn mended(&mut self, mut drawing: Drawing) -> Option<Candidate> {
        for _ in 0..MOST_MENDED {
            let puzzle = drawing.puzzle()?;
            let appraisal = self.solved(&puzzle);
            match appraisal.verdict {
                Verdict::Unique => return self.rated(drawing, puzzle, appraisal),
                Verdict::Multiple | Verdict::Stuck => {
                    let open = appraisal.common.cells().iter().map(|&cell| cell == Cell::UNKNOWN || !cell.is_known());
                    drawing.fill(&open.collect::<Vec<bool>>());
                    if !drawing.is_fair() {
                        return None;
                    }
                }
                Verdict::None | Verdict::Stopped => return None,
            }
        }
        None
    }

    fn judge(&mut self, drawing: Drawing) -> Option<Candidate> {
        let puzzle = drawing.puzzle()?;
        let appraisal = self.solved(&puzzle);
        if appraisal.verdict == Verdict::Unique { self.rated(drawing, puzzle, appraisal) } else { None }
    }

    /// Whether there is one solution, as far as the wish asks.
    fn solved(&mut self, puzzle: &Puzzle) -> Appraisal {
        self.tried += 1;
        let appraisal = Appraisal::by_lines(puzzle);
        if self.wish.lines_only { appraisal } else { appraisal.searched(puzzle, Some(MOST_WORK), &mut self.patience) }
    }

    fn rated(&mut self, drawing: Drawing, puzzle: Puzzle, appraisal: Appraisal) -> Option<Candidate> {
        let appraisal = appraisal.rated(&puzzle, &mut self.patience);
        let rating = appraisal.rating.as_ref()?.number;
        let distance = self.wish.rating.map_or(0, |band| band.distance(rating));
        Some(Candidate { drawing, puzzle, appraisal, distance })
    }
}
