//! The lines of a board among all lines: those that cross and stand at equal distances.

use super::chains::Chain;
use super::crossing::{FEWEST, crossing, meets};
use super::median::of_fractions;
use super::order::{key, sort_by_key, sort_fractions};

/// The lines of a board, with those around its clues if they have boxes.
#[derive(Clone, Debug)]
pub(super) struct Lattice {
    /// Where row lines and column lines cross: x and y in pixels, for each row line from the top, from the left.
    pub(super) crossings: Vec<Vec<(f64, f64)>>,
    /// How thick most lines are, in pixels.
    pub(super) thickness: f64,
}

/// A board with fewer rows or columns is small: many other things look like one.
pub(super) const SMALL: usize = 5;

/// How many lines away the next one found may be, because some are hidden.
const NEAR: usize = 6;

/// The smallest distance of lines, in pixels.
const SMALLEST: f64 = 4.0;

/// How far a line may be from where it should be, in parts of the distance of lines.
const OFF: f64 = 0.16;

/// How far from the middle between its neighbours a line may be, at any crossing line, in parts of the distance.
const ASKEW: f64 = 0.12;

/// How many consecutive lines may be invisible, and how many found ones must make up for each.
const UNSEEN_AT_ONCE: isize = 4;
const UNSEEN: f64 = 0.8;

/// From how many lines the search for crossing lines starts, at most. The one with most crossings may be a row of circles or boxes.
const STARTS: usize = 6;

/// How many boards are looked for among the same lines.
const BOARDS: usize = 2;

/// A line of a board: one that was found, or one that should be between two others.
#[derive(Clone, Copy, Debug)]
enum Place {
    Found(usize),
    /// Between two others, and how far from the first to the second, in parts of 1.
    Between(usize, usize, f64),
    Beyond(usize, usize),
}

struct Lines<'c> {
    chains: &'c [Chain],
    places: Vec<Place>,
}

impl Lines<'_> {
    fn len(&self) -> usize {
        self.places.len()
    }

    /// The mean distance of lines.
    fn pitch(&self, x: f64) -> f64 {
        let last = self.len() - 1;
        (self.at(last, x) - self.at(0, x)) / last as f64
    }

    fn at(&self, index: usize, x: f64) -> f64 {
        match self.places[index] {
            Place::Found(chain) => self.chains[chain].at(x),
            Place::Between(one, other, part) => {
                self.chains[one].at(x) + (self.chains[other].at(x) - self.chains[one].at(x)) * part
            }
            Place::Beyond(end, before) => 2.0 * self.chains[end].at(x) - self.chains[before].at(x),
        }
    }
}

impl Lattice {
    pub(super) fn rows(&self) -> usize {
        self.crossings.len() - 1
    }

    pub(super) fn columns(&self) -> usize {
        self.crossings[0].len() - 1
    }

    /// The mean distance of lines: of columns and of rows.
    pub(super) fn pitch(&self) -> (f64, f64) {
        let middle_row = &self.crossings[self.crossings.len() / 2];
        let middle = middle_row.len() / 2;
        let (first, last) = (middle_row[0], middle_row[middle_row.len() - 1]);
        let (top, bottom) = (self.crossings[0][middle], self.crossings[self.crossings.len() - 1][middle]);
        let far = |one: (f64, f64), other: (f64, f64)| {
            let (x, y) = (one.0 - other.0, one.1 - other.1);
            (x * x + y * y).sqrt()
        };
        (far(first, last) / self.columns() as f64, far(top, bottom) / self.rows() as f64)
    }

    /// The boards among lines across and lines down (whose x and y are swapped). If clues stand in boxes, these may cross more lines than the board.
    pub(super) fn all(across: &[Chain], down: &[Chain]) -> Vec<Lattice> {
        let meets = meets(across, down);
        let mut starts: Vec<usize> = (0..across.len()).collect();
        sort_by_key(&mut starts, |&row| -(meets[row].iter().filter(|meets| **meets).count() as i64));
        let mut is_taken = vec![false; across.len()];
        let mut boards = Vec::new();
        for _ in 0..STARTS {
            let Some(start) = starts.iter().copied().find(|&row| !is_taken[row]) else { break };
            is_taken[start] = true;
            let Some((rows, columns)) = crossing(start, across, down, &meets) else { continue };
            let own = |chains: &[Chain], own: &[usize]| -> Vec<Chain> {
                own.iter().map(|&index| chains[index].clone()).collect()
            };
            let Some(board) = Lattice::from(&own(across, &rows), &own(down, &columns)) else {
                continue;
            };
            rows.into_iter().for_each(|row| is_taken[row] = true);
            if !boards.iter().any(|other: &Lattice| other.is_like(&board)) {
                boards.push(board);
            }
            if boards.len() == BOARDS {
                break;
            }
        }
        boards
    }

    /// The board of lines that cross.
    fn from(across: &[Chain], down: &[Chain]) -> Option<Lattice> {
        let middle = |chains: &[Chain]| {
            of_fractions(chains.iter().map(|chain| (chain.ends().0 + chain.ends().1) / 2.0).collect())
        };
        let (of_across, of_down) = (middle(across)?, middle(down)?);
        let mut rows = regular(across, of_across, down, None)?;
        let mut columns = regular(down, of_down, across, None)?;
        // Cells are about square; otherwise lines of one kind are invisible.
        let (high, wide) = (rows.pitch(of_across), columns.pitch(of_down));
        if high > 1.5 * wide {
            rows = regular(across, of_across, down, Some(wide)).unwrap_or(rows);
        } else if wide > 1.5 * high {
            columns = regular(down, of_down, across, Some(high)).unwrap_or(columns);
        }
        let crossing = |row: usize, column: usize| {
            let (mut x, mut y) = (of_across, of_down);
            for _ in 0..4 {
                x = columns.at(column, y);
                y = rows.at(row, x);
            }
            (x, y)
        };
        let crossings: Vec<Vec<(f64, f64)>> =
            (0..rows.len()).map(|row| (0..columns.len()).map(|column| crossing(row, column)).collect()).collect();
        let thickness = of_fractions(across.iter().chain(down).map(Chain::thickness).collect())?;
        let lattice = Lattice { crossings, thickness };
        lattice.is_sound().then_some(lattice)
    }

    /// Whether another one has the same lines at nearly the same places.
    pub(super) fn is_like(&self, other: &Lattice) -> bool {
        let near = 0.25 * self.pitch().0.min(self.pitch().1);
        let is_near =
            |one: (f64, f64), other: (f64, f64)| (one.0 - other.0).abs() < near && (one.1 - other.1).abs() < near;
        let ends = |lattice: &Lattice| {
            let (rows, columns) = (lattice.rows(), lattice.columns());
            [(0, 0), (0, columns), (rows, 0), (rows, columns)].map(|(row, column)| lattice.crossings[row][column])
        };
        (self.rows(), self.columns()) == (other.rows(), other.columns())
            && ends(self).into_iter().zip(ends(other)).all(|(one, other)| is_near(one, other))
    }

    /// The same from one row line to another, and from one column line to another.
    pub(super) fn part(&self, (top, bottom): (usize, usize), (left, right): (usize, usize)) -> Option<Lattice> {
        let crossings = self.crossings.get(top..=bottom)?.iter().map(|row| row[left..=right].to_vec()).collect();
        (bottom - top + 1 >= FEWEST && right - left + 1 >= FEWEST)
            .then_some(Lattice { crossings, thickness: self.thickness })
    }

    /// The same with one more line at each end, at the distance of the last two.
    pub(super) fn longer(&self) -> Lattice {
        let beyond = |(x, y): (f64, f64), before: (f64, f64)| (2.0 * x - before.0, 2.0 * y - before.1);
        let lengthened = |lattice: Lattice| {
            let lines = lattice.crossings.into_iter().map(|mut line| {
                let last = line.len() - 1;
                line.push(beyond(line[last], line[last - 1]));
                line.insert(0, beyond(line[0], line[1]));
                line
            });
            Lattice { crossings: lines.collect(), ..lattice }
        };
        lengthened(lengthened(self.clone()).turned()).turned()
    }

    /// The same with columns for rows, and x for y.
    pub(super) fn turned(&self) -> Lattice {
        let crossings = (0..=self.columns())
            .map(|column| self.crossings.iter().map(|row| (row[column].1, row[column].0)).collect())
            .collect();
        Lattice { crossings, thickness: self.thickness }
    }

    /// Whether no lines cross twice, and lines are thin compared with cells.
    fn is_sound(&self) -> bool {
        let rises = self
            .crossings
            .windows(2)
            .all(|pair| pair[0].iter().zip(&pair[1]).all(|(above, below)| above.1 + 1.0 < below.1));
        let goes_on = self.crossings.iter().all(|row| row.windows(2).all(|pair| pair[0].0 + 1.0 < pair[1].0));
        let (wide, high) = self.pitch();
        rises && goes_on && self.thickness < 0.4 * wide.min(high) && wide < 4.0 * high && high < 4.0 * wide
    }
}

/// The largest set of lines at equal or slowly changing distances. From two neighbours, it looks for the next ones on both sides; some may be
/// invisible.
fn regular<'c>(chains: &'c [Chain], x: f64, others: &[Chain], pitch: Option<f64>) -> Option<Lines<'c>> {
    let mut order: Vec<usize> = (0..chains.len()).collect();
    sort_by_key(&mut order, |&chain| key(chains[chain].at(x)));
    let at: Vec<f64> = order.iter().map(|&index| chains[index].at(x)).collect();
    let mut best: Option<Row> = None;
    for one in 0..at.len() {
        for two in one + 1..at.len().min(one + NEAR) {
            for parts in 1..if pitch.is_some() { 8 } else { 3 } {
                let step = (at[two] - at[one]) / parts as f64;
                if step < SMALLEST {
                    break;
                }
                if pitch.is_some_and(|pitch| step < 0.85 * pitch || step > 1.18 * pitch) {
                    continue;
                }
                let row = Row::from(&at, one, two, parts);
                if best.as_ref().is_none_or(|best| row.worth > best.worth) {
                    best = Some(row);
                }
            }
        }
    }
    let mut row = best?;
    row.straighten(chains, &order, others);
    let mut places = Vec::new();
    for pair in row.found.windows(2) {
        let ((one, first), (two, last)) = (pair[0], pair[1]);
        places.push(Place::Found(order[one]));
        let steps = last - first;
        places.extend((1..steps).map(|step| Place::Between(order[one], order[two], step as f64 / steps as f64)));
    }
    places.push(Place::Found(order[row.found.last()?.0]));
    if places.len() < FEWEST {
        return None;
    }
    let mut lines = Lines { chains, places };
    beyond(&mut lines, x, others);
    Some(lines)
}

/// Lines at equal distances.
struct Row {
    /// Which of the lines, and how many steps from the first one that was looked at.
    found: Vec<(usize, isize)>,
    worth: f64,
}

impl Row {
    /// The lines on both sides of two, between which there are some steps.
    fn from(at: &[f64], one: usize, two: usize, parts: isize) -> Row {
        let mut worth = 2.0 - (parts - 1) as f64 * UNSEEN;
        let mut found = vec![(one, 0), (two, parts)];
        for direction in [1, -1] {
            let forward = direction == 1;
            let mut known: Vec<(f64, isize)> = vec![(at[one], 0), (at[two], parts)];
            if !forward {
                known.reverse();
                // Lines found on the other side also show how steps change.
                known = found.iter().rev().map(|&(line, step)| (at[line], step)).collect();
            }
            let mut unseen = 0;
            loop {
                let last = known[known.len() - 1];
                let step = step(&known);
                let number = unseen + 1;
                let expected = last.0 + step * (direction * number) as f64;
                if expected < at[0] - step || expected > at[at.len() - 1] + step {
                    break;
                }
                let off = |line: &usize| (at[*line] - expected).abs();
                let near = (0..at.len()).min_by(|one, other| off(one).total_cmp(&off(other)));
                let within = (OFF * step).max(1.6);
                match near.filter(|line| off(line) <= within) {
                    Some(line) => {
                        worth += 1.0 - off(&line) / within * 0.5 - unseen as f64 * UNSEEN;
                        unseen = 0;
                        known.push((at[line], last.1 + direction * number));
                        found.push((line, last.1 + direction * number));
                    }
                    None if number > UNSEEN_AT_ONCE => break,
                    None => unseen += 1,
                }
            }
            sort_by_key(&mut found, |&(_, step)| step as i64);
        }
        Row { found, worth }
    }
}

impl Row {
    /// Leaves out lines that are not midway between those beside them, the worst first.
    fn straighten(&mut self, chains: &[Chain], order: &[usize], others: &[Chain]) {
        let mut places: Vec<f64> = others.iter().map(|other| other.at(0.0)).collect();
        sort_fractions(&mut places);
        let (first, last) = (places.first().copied().unwrap_or(0.0), places.last().copied().unwrap_or(0.0));
        while self.found.len() > FEWEST {
            let off = |index: usize| {
                let [(before, one), (own, two), (after, three)] =
                    [index - 1, index, index + 1].map(|index| self.found[index]);
                let part = (two - one) as f64 / (three - one) as f64;
                let far = |x: f64| {
                    let [before, own, after] = [before, own, after].map(|line| chains[order[line]].at(x));
                    (own - before - (after - before) * part).abs() * (three - one) as f64 / (after - before).max(1.0)
                };
                far(first).max(far((first + last) / 2.0)).max(far(last))
            };
            let worst = (1..self.found.len() - 1).max_by(|&one, &other| off(one).total_cmp(&off(other)));
            match worst.filter(|&worst| off(worst) > ASKEW) {
                Some(worst) => self.found.remove(worst),
                None => break,
            };
        }
    }
}

/// The distance of lines near the last ones, by up to five of them.
fn step(known: &[(f64, isize)]) -> f64 {
    let part = &known[known.len().saturating_sub(5)..];
    let (first, last) = (part[0], part[part.len() - 1]);
    ((last.0 - first.0) / (last.1 - first.1) as f64).max(SMALLEST / 2.0)
}

/// Adds a line at either end where most lines of the other kind continue for one more cell: not every board has a frame.
fn beyond(lines: &mut Lines<'_>, x: f64, others: &[Chain]) {
    let last = lines.len() - 1;
    let (first_gap, last_gap) = (lines.at(1, x) - lines.at(0, x), lines.at(last, x) - lines.at(last - 1, x));
    let share =
        |is_so: &dyn Fn(&Chain) -> bool| others.iter().filter(|chain| is_so(chain)).count() * 10 >= others.len() * 7;
    // Ends are precise to about half a strip.
    let is_one = |over: f64, gap: f64, slack: f64| over > 0.5 * gap + 0.4 * slack && over < 1.1 * gap + 0.4 * slack;
    let before = share(&|chain| is_one(lines.at(0, x) - chain.ends().0, first_gap, chain.slack()));
    let after = share(&|chain| is_one(chain.ends().1 - lines.at(last, x), last_gap, chain.slack()));
    if let (true, Place::Found(end), Place::Found(inner)) = (after, lines.places[last], lines.places[last - 1]) {
        lines.places.push(Place::Beyond(end, inner));
    }
    if let (true, Place::Found(end), Place::Found(inner)) = (before, lines.places[0], lines.places[1]) {
        lines.places.insert(0, Place::Beyond(end, inner));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_goes_on_as_it_ends() {
        let crossings =
            (0..4).map(|row| (0..5).map(|column| (f64::from(10 * column + row), f64::from(12 * row))).collect());
        let lattice = Lattice { crossings: crossings.collect(), thickness: 1.0 };
        let longer = lattice.longer();
        assert_eq!((longer.rows(), longer.columns()), (5, 6));
        assert_eq!((longer.crossings[0][0], longer.crossings[0][6]), ((-11.0, -12.0), (49.0, -12.0)));
        assert_eq!(longer.crossings[5][6], (54.0, 48.0));
        assert!(longer.part((1, 4), (1, 5)).unwrap().is_like(&lattice));
    }
}
