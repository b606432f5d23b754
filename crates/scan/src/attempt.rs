//! One attempt to read the board formed by some lines.

use super::clues::Clues;
use super::combine::SEVERAL;
use super::decide::{Decision, decide};
use super::filled::filled;
use super::grouping::{Grouping, Number};
use super::lattice::{Lattice, SMALL};
use super::margins::Margins;
use super::part::Part;
use super::picture::Picture;
use super::sheet::Sheet;
use super::tints::{NEAR, Of, Parts, Tints, inks, is_any_vivid, tint};
use super::versions::{Version, Versions};
use super::work::Work;
use nonoscope_core::puzzle::{Axis, Grid};
use nonoscope_core::solve::Verdict;

/// A reading with one solution is right if it costs no more than this, plus as much for each line: on a small board, many readings have one solution.
const SURE: i64 = 300;
const SURE_BY_LINE: i64 = 30;

/// With several inks, at most one line in this many may have no number.
const EMPTY_AMONG: usize = 4;

/// With several inks, how many groupings of digits are tried.
const INKED_WAYS: usize = 2;

/// The same for a board with several solutions, which costs that much already.
const SURE_SEVERAL: i64 = SEVERAL as i64 + 100;
const LARGE: usize = 15;

/// With boxed clues, at most one line in this many may be inferred from others.
const SURE_AMONG: usize = 30;

/// How many sheets of one ink are as much work as those of a board in several.
const INKED_SHEETS: usize = 6;

/// How much slow work is still allowed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    /// Versions of lines to examine in the search for misread ones.
    pub(super) misread: usize,
    /// Readings as of several inks.
    pub(super) inked: usize,
}

/// What was read of a board.
#[derive(Debug)]
pub(super) struct Attempt {
    pub(super) sheet: Sheet,
    pub(super) part: Part,
    pub(super) clues: Clues,
    /// The digits of each row, and what they may be; the same of columns.
    pub(super) lines: [Vec<(Vec<Grouping>, Versions)>; 2],
    pub(super) decision: Decision,
    /// Whether other attempts at the same board contributed.
    pub(super) is_pooled: bool,
    /// How many lines without a number were left out at its ends.
    pub(super) left_out: usize,
    /// Which cells are marked, if there are several inks.
    pub(super) filled: Option<Grid>,
}

impl Attempt {
    /// The reading if these are the lines of the board, or if all are between cells; `None` if there are no clues beside them.
    pub(super) fn of(
        picture: &Picture,
        lattice: &Lattice,
        is_unboxed: bool,
        clear: u8,
        left: &mut Left,
        work: &Work,
    ) -> Option<Attempt> {
        work.take_pixels(Sheet::room(lattice));
        let sheet = Sheet { clear, ..Sheet::of(&picture.grey, lattice) };
        let margins = Margins::of(&sheet, is_unboxed, work);
        let colours = picture
            .colours
            .as_ref()
            .filter(|colours| left.inked > 0 && margins.as_ref().is_none_or(|plain| is_any_vivid(colours, plain)));
        let inked =
            colours.and_then(|colours| Attempt::in_inks(colours, &sheet, margins.as_ref(), is_unboxed, left, work));
        if inked.is_some() {
            return inked;
        }
        let before = left.misread;
        let attempt = Attempt::of_clues(&sheet, Clues::of(&margins?, Vec::new()), &mut left.misread);
        work.take_versions(before - left.misread);
        attempt
    }

    /// The same with several inks, if that makes a puzzle. `plain` holds the margins as read with one ink.
    fn in_inks(
        colours: &Parts,
        sheet: &Sheet,
        plain: Option<&Margins>,
        is_unboxed: bool,
        left: &mut Left,
        work: &Work,
    ) -> Option<Attempt> {
        // Three more sheets, and what is found on them.
        work.take_pixels(INKED_SHEETS * Sheet::room(&sheet.lattice));
        let parts = colours.each_ref().map(|part| sheet.of_another(part));
        let mut tried = |tints: &Tints<'_>, of: Of| {
            work.take_pixels(Sheet::room(&sheet.lattice));
            let numbers = Sheet { shades: tints.numbers(), has_lines: !tints.are_tiles(), ..sheet.clone() };
            let mut margins = Margins::of(&numbers, is_unboxed, work)?;
            let colours = tints.colours(&margins, of);
            let mut known = 0;
            NEAR.into_iter().find_map(|near| {
                let inks = inks(&margins, &colours, near).filter(|inks| inks.len() != known)?;
                left.inked = left.inked.checked_sub(1)?;
                known = inks.len();
                tint(&mut margins, &colours, &inks);
                let attempt = Attempt::of_clues(sheet, Clues::of(&margins, inks), &mut left.misread);
                let mut attempt = attempt.filter(|attempt| attempt.is_puzzle() && attempt.has_few_empty_lines())?;
                attempt.number_inks();
                let size = [0, 1].map(|axis: usize| attempt.lines[axis].len());
                attempt.filled = filled(&parts, sheet, attempt.boxed(), size.into(), &attempt.clues.inks);
                Some(attempt)
            })
        };
        if let Some(attempt) = Tints::on_tiles(&parts, sheet).and_then(|tiles| tried(&tiles, Of::Ground)) {
            return Some(attempt);
        }
        let paper = Tints::on_paper(&parts, sheet);
        let have_inks = |of: Of| {
            plain.is_none_or(|plain| {
                let colours = paper.colours(plain, of);
                NEAR.into_iter().any(|near| inks(plain, &colours, near).is_some())
            })
        };
        [Of::Ground, Of::Strokes].into_iter().filter(|&of| have_inks(of)).find_map(|of| tried(&paper, of))
    }

    /// The same if these are the clues beside them.
    fn of_clues(sheet: &Sheet, mut clues: Clues, work: &mut usize) -> Option<Attempt> {
        let (rows_of, count) = (clues.rows.first().map_or(0, Vec::len), clues.columns.len());
        let columns: Vec<Versions> = clues.columns.iter().map(|line| Versions::of(line, rows_of)).collect();
        let mut best: Option<(Vec<Vec<Grouping>>, Vec<Versions>, Decision)> = None;
        // Propagation between lines of several inks takes longer.
        let most = if clues.inks.is_empty() { usize::MAX } else { INKED_WAYS };
        for own in std::mem::take(&mut clues.rows).into_iter().take(most) {
            let rows: Vec<Versions> = own.iter().map(|line| Versions::of(line, count)).collect();
            let lines: Vec<&Versions> = rows.iter().chain(&columns).collect();
            let decision = decide(&lines, rows_of, work);
            if best.as_ref().is_none_or(|(_, _, best)| decision.cost < best.cost) {
                best = Some((own, rows, decision));
            }
            // No allowance for each line here: another grouping may be better. A reading without exactly one solution costs more anyway.
            if best.as_ref().is_some_and(|(_, _, best)| best.cost < SURE) {
                break;
            }
        }
        let (own, rows, decision) = best?;
        let rows = own.into_iter().zip(rows).collect();
        let columns = clues.columns.iter().cloned().zip(columns).collect();
        let lines = [rows, columns];
        let (sheet, part) = (sheet.clone(), Part::Whole);
        let mut attempt = Attempt { sheet, part, clues, lines, decision, is_pooled: false, left_out: 0, filled: None };
        attempt.complete();
        Some(attempt)
    }

    /// Numbers its inks in the order in which the clues use them, rows first, as in the texts of puzzles. Where all numbers have one, there are none.
    fn number_inks(&mut self) {
        let mut used: Vec<u8> = Vec::new();
        for (lines, taken) in self.lines.iter_mut().zip(&self.decision.taken) {
            for ((_, versions), &taken) in lines.iter_mut().zip(taken) {
                let Some(version) = versions.all.get_mut(taken) else { continue };
                for (ink, _) in version.inks.iter_mut().zip(&version.values).filter(|(_, value)| **value > 0) {
                    if !used.contains(ink) {
                        used.push(*ink);
                    }
                    *ink = used.iter().take_while(|used| *used != ink).count() as u8 + 1;
                }
            }
        }
        let look = |ink: &u8| self.clues.inks.get(usize::from(*ink).checked_sub(1)?).copied();
        self.clues.inks = used.iter().filter_map(look).collect();
        if used.len() < 2 {
            self.clues.inks.clear();
            let versions = self.lines.iter_mut().flatten().flat_map(|(_, versions)| &mut versions.all);
            versions.for_each(|version| version.inks.clear());
        }
    }

    /// Adds inferred lines to the versions, and the cost of where the board ends.
    fn complete(&mut self) {
        let count = self.lines[0].len();
        for (line, version) in std::mem::take(&mut self.decision.followed) {
            let (axis, line) = line.checked_sub(count).map_or((0, line), |column| (1, column));
            self.lines[axis].get_mut(line).into_iter().for_each(|(_, versions)| versions.all.push(version.clone()));
        }
        self.decision.cost += self.ends();
    }

    /// Sets the lines to the decided versions.
    pub(super) fn take(&mut self, versions: Vec<Versions>, decision: Decision) {
        for ((_, own), versions) in self.lines.iter_mut().flatten().zip(versions) {
            own.all = versions.all;
        }
        self.decision = decision;
        self.is_pooled = true;
        self.complete();
    }

    /// Whether no other attempt is needed. If lines were misread, the board may be a different one; boxes of clues show where it begins.
    pub(super) fn is_sure(&self) -> bool {
        let all = || [Axis::Row, Axis::Column].into_iter().flat_map(|axis| self.numbers(axis));
        let followed = all().filter(|(_, _, version)| version.is_followed).count();
        let is_boxed = self.clues.boxed != (0, 0);
        is_sure(&self.decision) && (followed == 0 || is_boxed && followed * SURE_AMONG <= all().count())
    }

    /// Whether no other attempt could improve it.
    pub(super) fn is_beyond_doubt(&self) -> bool {
        self.decision.cost < SURE
    }

    /// How unlikely it is that this is right.
    pub(super) fn cost(&self) -> i64 {
        self.decision.cost + self.prior()
    }

    /// How unlikely such a board is, regardless of what was read.
    pub(super) fn prior(&self) -> i64 {
        self.part.prior() + self.size()
    }

    /// Whether its clues have a solution.
    pub(super) fn is_puzzle(&self) -> bool {
        self.decision.is_puzzle()
    }

    /// Whether nearly every line has a number: if all numbers of one ink are missed, the others may still make a puzzle.
    fn has_few_empty_lines(&self) -> bool {
        let lines = || self.lines.iter().flatten();
        let empty = lines().filter(|(_, versions)| versions.has_no_number()).count();
        empty * EMPTY_AMONG <= lines().count()
    }

    /// Whether it has so few lines that many readings are a puzzle.
    pub(super) fn is_small(&self) -> bool {
        self.lines.iter().any(|lines| lines.len() < SMALL)
    }

    /// The lines that it is of.
    pub(super) fn lattice(&self) -> &Lattice {
        &self.sheet.lattice
    }

    /// How many rows and columns of the lattice are boxes of clues.
    pub(super) fn boxed(&self) -> (usize, usize) {
        self.clues.boxed
    }

    /// The numbers that were decided for rows and columns.
    pub(super) fn numbers(&self, axis: Axis) -> impl Iterator<Item = (&[Number], &Versions, &Version)> {
        let index = usize::from(axis == Axis::Column);
        self.lines[index].iter().zip(&self.decision.taken[index]).filter_map(|((groupings, versions), &taken)| {
            let version = versions.all.get(taken)?;
            Some((groupings.get(version.grouping)?.numbers.as_slice(), versions, version))
        })
    }
}

fn is_sure(decision: &Decision) -> bool {
    let lines = decision.taken.iter().map(Vec::len);
    match decision.verdict {
        Ok(Verdict::Unique) => decision.cost < SURE + SURE_BY_LINE * lines.sum::<usize>() as i64,
        // A part of a board often has several solutions, but hardly ever one of which every number is beyond doubt.
        Ok(Verdict::Multiple | Verdict::Stopped) => {
            decision.cost < SURE_SEVERAL && lines.min().is_some_and(|lines| lines >= LARGE)
        }
        _ => false,
    }
}
