//! A try to read the board that some lines make.

use super::cells::cells;
use super::clues::Clues;
use super::decide::{Decision, decide};
use super::filled::filled;
use super::grouping::{Grouping, Number};
use super::lattice::{Lattice, SMALL};
use super::margins::Margins;
use super::picture::Picture;
use super::reading::{Area, Change, Reading, Run};
use super::sheet::Sheet;
use super::tints::{NEAR, Of, Parts, Tints};
use super::versions::{Version, Versions};
use crate::puzzle::{Axis, Colour, Grid, Line};
use crate::solve::Verdict;

/// A number whose second guess is this near is doubtful, in parts of 256 of a natural logarithm; the second if the clues
/// make no puzzle with a solution.
const DOUBTFUL: i32 = 650;
const DOUBTFUL_WITHOUT: i32 = 1500;

/// What has one solution is right if it costs no more than this, and as much more for each line: of a small board, many readings have one.
const SURE: i64 = 300;
const SURE_BY_LINE: i64 = 30;

/// One line of so many has no number at most where there are several inks.
const EMPTY_AMONG: usize = 10;

/// How many ways to tell gaps are tried where there are several inks.
const INKED_WAYS: usize = 2;

/// Of how many lines at most one may follow from others where clues stand in boxes.
const SURE_AMONG: usize = 30;

/// How unlikely it is that a clue has no number.
const EMPTY: i64 = 250;

/// How much of what takes long may still be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Left {
    /// Versions of lines that are looked at to find out which were misread.
    pub(super) misread: usize,
    /// Readings as of several inks.
    pub(super) inked: usize,
}

/// What was read of a board.
#[derive(Debug)]
pub(super) struct Attempt {
    sheet: Sheet,
    clues: Clues,
    /// The digits of each row, and what they may be; the same of columns.
    lines: [Vec<(Vec<Grouping>, Versions)>; 2],
    decision: Decision,
    /// Which cells are marked, if there are several inks.
    filled: Option<Grid>,
}

impl Attempt {
    /// What can be read if these are the lines of the board, or all are between cells; nothing if there are no clues beside them.
    pub(super) fn of(picture: &Picture, lattice: &Lattice, is_unboxed: bool, left: &mut Left) -> Option<Attempt> {
        let sheet = Sheet::of(&picture.grey, lattice);
        let margins = Margins::of(&sheet, is_unboxed);
        let colours = picture.colours.as_ref().filter(|_| left.inked > 0);
        let inked = colours.and_then(|colours| Attempt::in_inks(colours, &sheet, margins.as_ref(), is_unboxed, left));
        if inked.is_some() {
            return inked;
        }
        Attempt::of_clues(&sheet, Clues::of(&margins?, Vec::new()), &mut left.misread)
    }

    /// The same if the numbers have several inks, and then are a puzzle. `plain` is what stands in the margins if they have one.
    fn in_inks(
        colours: &Parts,
        sheet: &Sheet,
        plain: Option<&Margins>,
        is_unboxed: bool,
        left: &mut Left,
    ) -> Option<Attempt> {
        let parts = colours.each_ref().map(|part| sheet.of_another(part));
        let mut tried = |tints: &Tints<'_>, of: Of| {
            let numbers = Sheet { shades: tints.numbers(), has_lines: !tints.are_tiles(), ..sheet.clone() };
            let mut margins = Margins::of(&numbers, is_unboxed)?;
            let mut known = 0;
            NEAR.into_iter().find_map(|near| {
                let inks = tints.inks(&margins, of, near).filter(|inks| inks.len() != known)?;
                left.inked = left.inked.checked_sub(1)?;
                known = inks.len();
                tints.tint(&mut margins, of, &inks);
                let attempt = Attempt::of_clues(sheet, Clues::of(&margins, inks), &mut left.misread);
                let mut attempt = attempt.filter(|attempt| attempt.is_puzzle() && attempt.has_few_empty_lines())?;
                let size = [0, 1].map(|axis: usize| attempt.lines[axis].len());
                attempt.filled = filled(&parts, sheet, attempt.boxed(), size.into(), &attempt.clues.inks);
                Some(attempt)
            })
        };
        if let Some(attempt) = Tints::on_tiles(&parts, sheet).and_then(|tiles| tried(&tiles, Of::Ground)) {
            return Some(attempt);
        }
        let paper = Tints::on_paper(&parts, sheet);
        let have_inks =
            |of: Of| plain.is_none_or(|plain| NEAR.into_iter().any(|near| paper.inks(plain, of, near).is_some()));
        [Of::Ground, Of::Strokes].into_iter().filter(|&of| have_inks(of)).find_map(|of| tried(&paper, of))
    }

    /// The same if these are the clues beside them.
    fn of_clues(sheet: &Sheet, mut clues: Clues, work: &mut usize) -> Option<Attempt> {
        let count = clues.columns.len();
        let of = |line: &Vec<Grouping>, length: usize| Versions::of(line, length);
        let rows_of = clues.rows.first().map_or(0, Vec::len);
        let columns: Vec<Versions> = clues.columns.iter().map(|line| of(line, rows_of)).collect();
        let mut best: Option<(Vec<Vec<Grouping>>, Vec<Versions>, Decision)> = None;
        // What lines of several inks say together takes longer to find out.
        let most = if clues.inks.is_empty() { usize::MAX } else { INKED_WAYS };
        for own in std::mem::take(&mut clues.rows).into_iter().take(most) {
            let rows: Vec<Versions> = own.iter().map(|line| of(line, count)).collect();
            let decision = decide(&rows, &columns, work);
            if best.as_ref().is_none_or(|(_, _, best)| decision.cost < best.cost) {
                best = Some((own, rows, decision));
            }
            if best.as_ref().is_some_and(|(_, _, best)| is_sure(best)) {
                break;
            }
        }
        let (own, mut rows, mut decision) = best?;
        let mut columns = columns;
        for (line, version) in std::mem::take(&mut decision.followed) {
            let of = line.checked_sub(rows.len()).map_or_else(|| rows.get_mut(line), |column| columns.get_mut(column));
            of.into_iter().for_each(|line| line.all.push(version.clone()));
        }
        // Hardly any puzzle has lines that are empty, without a 0 that says so, only at its ends.
        decision.cost += EMPTY * (only_at_ends(&rows) + only_at_ends(&columns)) as i64;
        let rows = own.into_iter().zip(rows).collect();
        let columns = clues.columns.iter().cloned().zip(columns).collect();
        Some(Attempt { sheet: sheet.clone(), clues, lines: [rows, columns], decision, filled: None })
    }

    /// Whether no other try is needed. Where lines were misread, the board may be another; boxes of clues say where it begins.
    pub(super) fn is_sure(&self) -> bool {
        let all = || [Axis::Row, Axis::Column].into_iter().flat_map(|axis| self.numbers(axis));
        let followed = all().filter(|(_, _, version)| version.is_followed).count();
        let is_boxed = self.clues.boxed != (0, 0);
        is_sure(&self.decision) && (followed == 0 || is_boxed && followed * SURE_AMONG <= all().count())
    }

    /// How unlikely it is that this is right.
    pub(super) fn cost(&self) -> i64 {
        self.decision.cost
    }

    /// Whether its clues have a solution.
    pub(super) fn is_puzzle(&self) -> bool {
        is_puzzle(&self.decision)
    }

    /// Whether hardly any line has no number: without all numbers of an ink, those of the others may be a puzzle, too.
    fn has_few_empty_lines(&self) -> bool {
        let lines = || self.lines.iter().flatten();
        let empty = lines().filter(|(_, versions)| versions.groupings.iter().all(Vec::is_empty)).count();
        empty * EMPTY_AMONG <= lines().count()
    }

    /// Whether it has so few lines that many readings are a puzzle.
    pub(super) fn is_small(&self) -> bool {
        self.lines.iter().any(|lines| lines.len() < SMALL)
    }

    /// Which ends of the lines that it is of, the first and last row and the first and last column, have no number.
    fn empty_ends(&self) -> [bool; 4] {
        let is_empty = |line: Option<&(Vec<Grouping>, Versions)>| {
            line.is_some_and(|(groupings, _)| groupings.iter().all(|grouping| grouping.numbers.is_empty()))
        };
        let [rows, columns] = &self.lines;
        [
            self.clues.boxed.0 == 0 && is_empty(rows.first()),
            is_empty(rows.last()),
            self.clues.boxed.1 == 0 && is_empty(columns.first()),
            is_empty(columns.last()),
        ]
    }

    /// The lines that it is of without these ends.
    fn without(&self, [top, bottom, left, right]: [bool; 4]) -> Option<Lattice> {
        let lattice = &self.sheet.lattice;
        let rows = (usize::from(top), lattice.rows() - usize::from(bottom));
        lattice.part(rows, (usize::from(left), lattice.columns() - usize::from(right)))
    }

    /// The lines that it is of without the first or last one of either kind, where no number stands: an edge of the paper, or a row of
    /// circles, may look like a line.
    pub(super) fn without_an_end(&self) -> Vec<Lattice> {
        let empty = self.empty_ends();
        let ends = (0..empty.len()).filter(|&end| empty[end]);
        ends.filter_map(|end| self.without(std::array::from_fn(|other| other == end))).collect()
    }

    /// The same without all of them; nothing if there are none.
    pub(super) fn without_empty_ends(&self) -> Option<Lattice> {
        let empty = self.empty_ends();
        if empty.contains(&true) { self.without(empty) } else { None }
    }

    /// The lines that it is of with one more at each end: boards without a frame lack them.
    pub(super) fn with_all_ends(&self) -> Lattice {
        let (top, left) = (usize::from(self.clues.boxed.0 == 0), usize::from(self.clues.boxed.1 == 0));
        self.sheet.lattice.longer((top, 1), (left, 1))
    }

    /// The lines that it is of with one more at an end, or at two that meet: the outermost line is not always seen.
    pub(super) fn with_an_end(&self) -> Vec<Lattice> {
        let before = (self.clues.boxed.0 == 0, self.clues.boxed.1 == 0);
        let ends = [
            (0, 1, 0, 0),
            (0, 0, 0, 1),
            (1, 0, 0, 0),
            (0, 0, 1, 0),
            (0, 1, 0, 1),
            (1, 0, 1, 0),
            (1, 0, 0, 1),
            (0, 1, 1, 0),
        ];
        let fit = ends.into_iter().filter(|end| (end.0 == 0 || before.0) && (end.2 == 0 || before.1));
        fit.map(|(top, bottom, left, right)| self.sheet.lattice.longer((top, bottom), (left, right))).collect()
    }

    /// The lines that it is of.
    pub(super) fn lattice(&self) -> &Lattice {
        &self.sheet.lattice
    }

    /// How many rows and columns of the lattice are boxes of clues.
    pub(super) fn boxed(&self) -> (usize, usize) {
        self.clues.boxed
    }

    /// The numbers of rows and columns as they were taken.
    fn numbers(&self, axis: Axis) -> impl Iterator<Item = (&[Number], &Versions, &Version)> {
        let index = usize::from(axis == Axis::Column);
        self.lines[index].iter().zip(&self.decision.taken[index]).filter_map(|((groupings, versions), &taken)| {
            let version = versions.all.get(taken)?;
            Some((groupings.get(version.grouping)?.numbers.as_slice(), versions, version))
        })
    }

    /// What a person gets to see. The picture was made smaller by this.
    pub(super) fn reading(&self, smaller: f64) -> Reading {
        let limit = match self.decision.verdict {
            Ok(Verdict::Unique | Verdict::Multiple) => DOUBTFUL,
            _ => DOUBTFUL_WITHOUT,
        };
        let read = |axis: Axis| -> Vec<Vec<Run>> {
            let of = |(line, (numbers, versions, version)): (usize, (&[Number], &Versions, &Version))| -> Vec<Run> {
                let first = if axis == Axis::Row { 0 } else { self.lines[0].len() };
                let is_suspect = self.decision.suspects.contains(&(first + line));
                if version.is_followed {
                    return self.followed(Line { axis, index: line }, smaller, (numbers, versions, version));
                }
                let is_open = differing(versions, version, limit);
                let run = |(index, number): (usize, &Number)| {
                    let guesses = &versions.numbers(version)[index];
                    let taken = version.guesses[index];
                    let others = guesses.values.iter().enumerate().filter(|(guess, _)| *guess != taken);
                    let is_near = guesses.values.get(1).is_some_and(|&(_, cost)| cost < limit);
                    Run {
                        read: version.values[index],
                        colour: version.colour(index),
                        others: others.map(|(_, &(value, _))| value).collect(),
                        is_doubtful: is_suspect || taken != 0 || is_near || is_open[index] || guesses.is_odd,
                        area: area(number, &self.sheet, smaller),
                    }
                };
                let mut runs: Vec<Run> = numbers.iter().enumerate().map(run).collect();
                // What was overseen has no number: a person should look where it would stand.
                if runs.is_empty() && (is_suspect || limit > DOUBTFUL || !self.clues.inks.is_empty()) {
                    let area = self.beside(Line { axis, index: line }, smaller);
                    runs.push(Run { read: 0, colour: Colour::INK, others: Vec::new(), is_doubtful: true, area });
                }
                runs
            };
            self.numbers(axis).enumerate().map(of).collect()
        };
        let (sheet, boxed) = (&self.sheet, self.clues.boxed);
        let (rows, columns) = (read(Axis::Row), read(Axis::Column));
        let (left, top) = (((sheet.left + boxed.1) * sheet.wide) as f64, ((sheet.top + boxed.0) * sheet.high) as f64);
        let (right, bottom) = (left + (columns.len() * sheet.wide) as f64, top + (rows.len() * sheet.high) as f64);
        let corner = |x: f64, y: f64| {
            let (x, y) = sheet.in_picture(x, y);
            ((x + 0.5) * smaller, (y + 0.5) * smaller)
        };
        Reading {
            cells: if self.clues.inks.is_empty() {
                cells(sheet, boxed, &[&rows, &columns].map(|lines| sums(lines)))
            } else {
                self.filled.clone()
            },
            changed: self.changed(),
            inks: self.clues.inks.clone(),
            verdict: self.decision.verdict.clone(),
            corners: [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)],
            rows,
            columns,
        }
    }

    /// The numbers of a line that follows from others. Those that were read stand where they were read, the others where something else or
    /// nothing was.
    fn followed(
        &self,
        line: Line,
        smaller: f64,
        (numbers, versions, version): (&[Number], &Versions, &Version),
    ) -> Vec<Run> {
        let looks = looks(versions);
        let (first, last) = alike(&looks, &version.values);
        let places: Vec<Area> = numbers.iter().map(|number| area(number, &self.sheet, smaller)).collect();
        let beside = self.beside(line, smaller);
        let run = |(index, &read): (usize, &u16)| {
            let from_end = version.values.len() - index;
            let is_same = index < first || from_end <= last;
            let home = if index < first {
                Some(index)
            } else if from_end <= last {
                places.len().checked_sub(from_end)
            } else {
                Some(index).filter(|&index| index + last < places.len())
            };
            let place = home.and_then(|home| places.get(home)).or_else(|| places.get(index)).or(places.last());
            // Where something was read that is not there, a person should look, too.
            let is_beside = first + last == version.values.len() && (index + 1 == first || index == first);
            Run {
                read,
                colour: Colour::INK,
                others: Vec::new(),
                is_doubtful: !is_same || is_beside,
                area: place.copied().unwrap_or(beside),
            }
        };
        version.values.iter().enumerate().map(run).collect()
    }

    /// The place of the first number of a line beside the board.
    fn beside(&self, Line { axis, index }: Line, smaller: f64) -> Area {
        let (sheet, boxed) = (&self.sheet, self.clues.boxed);
        let (column, row) = match axis {
            Axis::Row => ((sheet.left + boxed.1).saturating_sub(1), sheet.top + boxed.0 + index),
            Axis::Column => (sheet.left + boxed.1 + index, (sheet.top + boxed.0).saturating_sub(1)),
        };
        let (left, top) = (column * sheet.wide, row * sheet.high);
        let place = (left as f64, top as f64, (left + sheet.wide) as f64, (top + sheet.high) as f64);
        area_of(place, sheet, smaller)
    }

    /// The numbers that are not what they look like most.
    fn changed(&self) -> Vec<Change> {
        let mut changed = Vec::new();
        for axis in [Axis::Row, Axis::Column] {
            let index = usize::from(axis == Axis::Column);
            for (line, (numbers, versions, version)) in self.numbers(axis).enumerate() {
                let plain = self.lines[index][line].0.first().map_or(&[][..], |grouping| &grouping.numbers);
                if version.is_followed {
                    let looks = looks(versions);
                    let (first, last) = alike(&looks, &version.values);
                    for run in first..version.values.len() - last {
                        let from = if run + last < looks.len() { looks[run] } else { 0 };
                        changed.push(Change { axis, line, run, from, to: version.values[run] });
                    }
                    continue;
                }
                let mut digits = 0;
                for (run, number) in numbers.iter().enumerate() {
                    // The number in the likeliest grouping with the same first digit, and the number of digits before it.
                    let mut before = 0;
                    let home = plain.iter().position(|other| {
                        before += other.len();
                        before > digits
                    });
                    let looks = home.and_then(|home| versions.groupings.first()?.get(home)?.values.first());
                    let (from, to) = (looks.map_or(0, |looks| looks.0), version.values[run]);
                    if from != to {
                        changed.push(Change { axis, line, run, from, to });
                    }
                    digits += number.len();
                }
            }
        }
        changed
    }
}

/// What each number of a line looks like most, in the likeliest grouping.
fn looks(versions: &Versions) -> Vec<u16> {
    let numbers = versions.groupings.first().map_or(&[][..], Vec::as_slice);
    numbers.iter().filter_map(|number| number.values.first()).map(|&(value, _)| value).collect()
}

/// How many numbers are the same at the beginning, and then at the end.
fn alike(one: &[u16], other: &[u16]) -> (usize, usize) {
    let first = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    let rest = one[first..].iter().rev().zip(other[first..].iter().rev());
    (first, rest.take_while(|(one, other)| one == other).count())
}

fn is_puzzle(decision: &Decision) -> bool {
    !matches!(decision.verdict, Err(_) | Ok(Verdict::None))
}

fn is_sure(decision: &Decision) -> bool {
    let lines = decision.taken.iter().map(Vec::len).sum::<usize>() as i64;
    // A part of a board often has several solutions.
    decision.verdict == Ok(Verdict::Unique) && decision.cost < SURE + SURE_BY_LINE * lines
}

/// How many lines at the ends have no number, if all others have one.
fn only_at_ends(lines: &[Versions]) -> usize {
    let is_empty = |line: &&Versions| line.groupings.iter().all(Vec::is_empty);
    let first = lines.iter().take_while(is_empty).count();
    let last = lines.iter().rev().take_while(is_empty).count();
    let all = lines.iter().filter(is_empty).count();
    if all > first + last { 0 } else { all }
}

/// How many cells each line fills.
fn sums(lines: &[Vec<Run>]) -> Vec<usize> {
    lines.iter().map(|line| line.iter().map(|run| usize::from(run.read)).sum()).collect()
}

/// Which numbers are something else in another version that is nearly as likely.
fn differing(versions: &Versions, taken: &Version, limit: i32) -> Vec<bool> {
    let own = &taken.values;
    let mut differ = vec![false; own.len()];
    for other in versions.all.iter().filter(|other| *other != taken && other.cost < taken.cost + limit) {
        let same =
            |pairs: &mut dyn Iterator<Item = (&u16, &u16)>| pairs.take_while(|(one, other)| one == other).count();
        let first = same(&mut own.iter().zip(&other.values));
        let last = same(&mut own.iter().rev().zip(other.values.iter().rev()));
        let end = own.len().saturating_sub(last);
        differ[first.min(end)..end.max(first)].fill(true);
    }
    differ
}

/// The part of the picture in which a number stands.
fn area(number: &Number, sheet: &Sheet, smaller: f64) -> Area {
    let places = || number.iter().map(|digit| digit.place);
    let left = places().map(|place| place.left).min().unwrap_or(0) as f64;
    let top = places().map(|place| place.top).min().unwrap_or(0) as f64;
    let right = places().map(|place| place.right).max().unwrap_or(1) as f64;
    let bottom = places().map(|place| place.bottom).max().unwrap_or(1) as f64;
    area_of((left, top, right, bottom), sheet, smaller)
}

/// The part of the picture in which a part of the sheet is.
fn area_of((left, top, right, bottom): (f64, f64, f64, f64), sheet: &Sheet, smaller: f64) -> Area {
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| sheet.in_picture(x, y));
    let side = |of: &dyn Fn(&(f64, f64)) -> f64, pick: fn(f64, f64) -> f64| {
        let picked = corners.iter().map(of).reduce(pick).unwrap_or(0.0);
        ((picked + 0.5) * smaller).max(0.0) as usize
    };
    Area {
        left: side(&|corner| corner.0, f64::min),
        top: side(&|corner| corner.1, f64::min),
        right: side(&|corner| corner.0, f64::max) + 1,
        bottom: side(&|corner| corner.1, f64::max) + 1,
    }
}
