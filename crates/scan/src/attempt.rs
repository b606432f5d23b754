//! One attempt to read the board formed by some lines.

use super::clues::Clues;
use super::decide::{Decision, decide};
use super::digits::{Digits, PictureDigits};
use super::extents::Extent;
use super::filled::filled;
use super::grouping::{Grouping, Number};
use super::lattice::SMALL;
use super::margins::Margins;
use super::picture::{Picture, Rgb};
use super::sheet::Sheet;
use super::tints::{NEAR, Of, Parts, colours, inks, is_any_vivid, tint};
use super::versions::{Version, Versions};
use super::work::Work;
use nonoscope_core::puzzle::{Axis, Grid};
use nonoscope_core::solve::Verdict;

/// A reading with one solution is right if it costs no more than this, plus as much for each line: on a small board, many readings have one solution.
const SURE: i64 = 300;
const SURE_BY_LINE: i64 = 30;

/// With several inks, at most one line in this many may have no number.
const EMPTY_AMONG: usize = 4;

/// With boxed clues, at most one line in this many may be inferred from others.
const SURE_AMONG: usize = 30;

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
    pub(super) extent: Extent,
    pub(super) clues: Clues,
    /// The digits of each row, and what they may be; the same of columns.
    pub(super) lines: [Vec<(Vec<Grouping>, Versions)>; 2],
    pub(super) decision: Decision,
    /// Which cells are marked, if there are several inks.
    pub(super) filled: Option<Grid>,
}

impl Attempt {
    /// The reading if the board is there; `None` if there are no clues beside it.
    pub(super) fn of(
        picture: &Picture,
        extent: &Extent,
        digits: &PictureDigits<'_>,
        left: &mut Left,
        work: &Work,
    ) -> Option<Attempt> {
        let sheet = Sheet::of(&extent.lattice);
        let margins = |digits: &Digits<'_>| Margins::of(&sheet, digits, extent.scale, extent.boxed);
        let plain = margins(&digits.grey);
        let colours = picture
            .colours
            .as_ref()
            .filter(|colours| left.inked > 0 && plain.as_ref().is_none_or(|plain| is_any_vivid(colours, plain)));
        let margins = match (colours, &digits.all) {
            (Some(_), Some(all)) => margins(all).or(plain),
            _ => plain,
        }?;
        let inked = colours.and_then(|colours| Attempt::in_inks(colours, extent, &margins, left, work));
        if inked.is_some() {
            return inked;
        }
        let before = left.misread;
        let attempt = Attempt::of_clues(extent, &margins, Vec::new(), &mut left.misread);
        work.take_versions(before - left.misread);
        Some(attempt)
    }

    /// The same with several inks, if that makes a puzzle.
    fn in_inks(picture: &Parts, extent: &Extent, margins: &Margins, left: &mut Left, work: &Work) -> Option<Attempt> {
        let tried = |of: Of| {
            let colours = colours(picture, margins, of);
            let mut known = 0;
            NEAR.into_iter().find_map(|near| {
                let inks = inks(&colours, near).filter(|inks| inks.all.len() != known)?;
                left.inked = left.inked.checked_sub(1)?;
                known = inks.all.len();
                let mut margins = margins.clone();
                tint(&mut margins, &colours, &inks);
                let mut attempt = Attempt::of_clues(extent, &margins, inks.all, &mut left.misread);
                if !attempt.is_puzzle() || !attempt.has_few_empty_lines() {
                    return None;
                }
                attempt.number_inks();
                let size = [0, 1].map(|axis: usize| attempt.lines[axis].len());
                let parts = picture.each_ref().map(|part| margins.sheet.of_picture(part));
                work.take_pixels(parts.iter().map(|part| part.bytes().len()).sum());
                attempt.filled = filled(&parts, &margins.sheet, extent.boxed, size.into(), &attempt.clues.inks);
                Some(attempt)
            })
        };
        [Of::Ground, Of::Strokes].into_iter().find_map(tried)
    }

    /// The same if these are the clues beside them.
    fn of_clues(extent: &Extent, margins: &Margins, inks: Vec<Rgb>, work: &mut usize) -> Attempt {
        let clues = Clues::of(margins, inks);
        let size = (clues.rows.len(), clues.columns.len());
        let with = |lines: &[Vec<Grouping>], length: usize| -> Vec<(Vec<Grouping>, Versions)> {
            lines.iter().map(|line| (line.clone(), Versions::of(line, length))).collect()
        };
        let lines = [with(&clues.rows, size.1), with(&clues.columns, size.0)];
        let all: Vec<&Versions> = lines.iter().flatten().map(|(_, versions)| versions).collect();
        let decision = decide(&all, size.0, work);
        let (sheet, extent) = (margins.sheet.clone(), extent.clone());
        let mut attempt = Attempt { sheet, extent, clues, lines, decision, filled: None };
        attempt.complete();
        attempt
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

    /// Adds inferred lines to the versions.
    fn complete(&mut self) {
        let count = self.lines[0].len();
        for (line, version) in std::mem::take(&mut self.decision.followed) {
            let (axis, line) = line.checked_sub(count).map_or((0, line), |column| (1, column));
            self.lines[axis].get_mut(line).into_iter().for_each(|(_, versions)| versions.all.push(version.clone()));
        }
    }

    /// Whether no other attempt is needed, given the cost of the likeliest board of the same lines. If lines were misread, the board may be a different
    /// one; boxes of clues show where it begins.
    pub(super) fn is_sure(&self, least: i64) -> bool {
        let all = || [Axis::Row, Axis::Column].into_iter().flat_map(|axis| self.numbers(axis));
        let followed = all().filter(|(_, _, version)| version.is_followed).count();
        let is_boxed = self.clues.boxed != (0, 0);
        let dearest = SURE + SURE_BY_LINE * self.lines.iter().map(Vec::len).sum::<usize>() as i64;
        self.decision.verdict == Ok(Verdict::Unique)
            && self.cost() - least < dearest
            && (followed == 0 || is_boxed && followed * SURE_AMONG <= all().count())
    }

    /// How unlikely it is that this is right: that the board is there, and what was read of it.
    pub(super) fn cost(&self) -> i64 {
        self.decision.cost + self.extent.cost
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

    /// The numbers that were decided for rows and columns.
    pub(super) fn numbers(&self, axis: Axis) -> impl Iterator<Item = (&[Number], &Versions, &Version)> {
        let index = usize::from(axis == Axis::Column);
        self.lines[index].iter().zip(&self.decision.taken[index]).filter_map(|((groupings, versions), &taken)| {
            let version = versions.all.get(taken)?;
            Some((groupings.get(version.grouping)?.numbers.as_slice(), versions, version))
        })
    }
}
