//! The report of an attempt for a person: the numbers, which are doubtful, which were changed, and where they stand.

use super::attempt::Attempt;
use super::cells::cells;
use super::grouping::Number;
use super::picture::Picture;
use super::piece::Piece;
use super::reading::{Area, Change, Reading, Run};
use super::sheet::Sheet;
use super::versions::{Version, Versions};
use nonoscope_core::puzzle::{Axis, Colour, Line};
use nonoscope_core::solve::Verdict;

/// A number whose second guess is this near is doubtful, in parts of 256 of a natural logarithm; the second if the clues
/// make no puzzle with a solution, or only if a number is changed; the third if they have several solutions, which hardly any puzzle has.
const DOUBTFUL: i32 = 650;
const DOUBTFUL_WITHOUT: i32 = 1500;
const DOUBTFUL_SEVERAL: i32 = 2200;

impl Attempt {
    /// The report for a person. The picture was reduced by this factor.
    pub(super) fn reading(&self, smaller: f64) -> Reading {
        // If some line had to be taken for less than the likeliest, another one may be what is wrong.
        let is_changed = self.decision.taken.iter().flatten().any(|&taken| taken != 0);
        let limit = match self.decision.verdict {
            Ok(Verdict::Unique) if !is_changed => DOUBTFUL,
            Ok(Verdict::Multiple) => DOUBTFUL_SEVERAL,
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
                    // What hardly looks like a digit and was not taken for one is grain.
                    if version.values[index] == 0 && !is_near && !number.iter().any(Piece::is_likely) {
                        return None;
                    }
                    Some(Run {
                        read: version.values[index],
                        colour: version.colour(index),
                        others: others.map(|(_, &(value, _))| value).collect(),
                        is_doubtful: is_suspect || taken != 0 || is_near || is_open[index] || guesses.is_odd,
                        area: area(number, &self.sheet, smaller),
                    })
                };
                let mut runs: Vec<Run> = numbers.iter().enumerate().filter_map(run).collect();
                // A missed number has no place: a person should look where it would stand.
                if runs.is_empty() && (is_suspect || limit > DOUBTFUL || !self.clues.inks.is_empty()) {
                    let area = self.beside(Line { axis, index: line }, smaller);
                    runs.push(Run { read: 0, colour: Colour::INK, others: Vec::new(), is_doubtful: true, area });
                }
                runs
            };
            self.numbers(axis).enumerate().map(of).collect()
        };
        let (rows, columns) = (read(Axis::Row), read(Axis::Column));
        Reading {
            cells: self.filled.clone(),
            changed: self.changed(),
            left_out: self.extent.left_out,
            inks: self.clues.inks.clone(),
            verdict: self.decision.verdict.clone(),
            corners: self.corners().map(|(x, y)| ((x + 0.5) * smaller, (y + 0.5) * smaller)),
            rows,
            columns,
        }
    }

    /// The same with the cells that are marked.
    pub(super) fn reading_with_cells(&self, picture: &Picture, smaller: f64) -> Reading {
        let mut reading = self.reading(smaller);
        if self.clues.inks.is_empty() {
            let sums = [&reading.rows, &reading.columns].map(|lines| sums(lines));
            reading.cells = cells(&self.sheet.of_picture(&picture.grey), &self.sheet, self.clues.boxed, &sums);
        }
        reading
    }

    /// Where the corners of the board without its clues are: left and right above, right and left below.
    pub(super) fn corners(&self) -> [(f64, f64); 4] {
        let (sheet, boxed) = (&self.sheet, self.clues.boxed);
        let (rows, columns) = (self.lines[0].len(), self.lines[1].len());
        let (left, top) = (((sheet.left + boxed.1) * sheet.wide) as f64, ((sheet.top + boxed.0) * sheet.high) as f64);
        let (right, bottom) = (left + (columns * sheet.wide) as f64, top + (rows * sheet.high) as f64);
        [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| sheet.in_picture(x, y))
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
            // A person should also look where a number was read that is not there.
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

    /// The numbers that differ from their likeliest reading.
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

/// The likeliest reading of each number of a line, in the likeliest grouping.
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
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| {
        let (x, y) = sheet.in_picture(x, y);
        ((x + 0.5) * smaller, (y + 0.5) * smaller)
    });
    Area::around(&corners)
}
