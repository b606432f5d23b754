//! Fits a board to the lines of the picture: moves its lines to where they are visible, adds missing lines at its ends, and removes false ones.

use super::lattice::Lattice;
use super::order::sort_fractions;
use super::shades::Shades;

/// How far lines are looked for, in parts of their distance.
const NEAR: f64 = 0.14;

/// How far beside a line its paper is looked for, in parts of the distance of lines.
const BESIDE: f64 = 0.28;

/// How much of a part between two crossings is skipped at either end; how many stretches of the rest are sampled, and how many places of each.
const ENDS: f64 = 0.12;
const STRETCHES: usize = 5;
const PLACES: usize = 3;

/// The most pixels examined beside a line.
const REACH: usize = 20;

/// The visibility threshold, as a fraction of the way from the level between lines to that of lines.
const LEAST: f64 = 0.2;

/// How much an edge counts beside a line.
const EDGE: f64 = 0.35;

/// The percentage of visible parts, of a line and of those that lead to it, that makes it one more line of the board; of those that lead to it, that
/// keeps it one.
const SEEN: usize = 40;

/// How far ahead the next visible line may be.
const UNSEEN: usize = 4;

/// How many cells are sampled to find how strong lines are.
const ENOUGH: usize = 200;

/// What share of its lines must become visible before a board is moved.
const MUCH: i64 = 40;

/// The most lines that a board gets at an end.
const MOST: usize = 60;

/// The part of a line between two crossings.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// How much darker it is than the paper on both sides, or how much one of its sides differs from the other, in shades.
    strength: f64,
    /// How far it is from where it should be, in pixels.
    off: f64,
}

/// How well a board lies on the lines of a picture.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Fit {
    /// How many parts of its lines are seen, and how many are not.
    seen: i64,
    unseen: i64,
}

impl Fit {
    /// The board as it was found, and as it fits the picture if that differs; with how well it fits.
    pub(super) fn of(picture: &Shades, lattice: Lattice) -> Vec<(Lattice, Fit)> {
        let mut laying = Laying { picture, is_turned: false, lattice: lattice.clone(), least: 0.0 };
        let Some(least) = laying.limit() else { return vec![(lattice, Fit::default())] };
        laying.least = least;
        let found = (lattice, laying.fit());
        for _ in 0..2 {
            let size = (laying.lattice.rows(), laying.lattice.columns());
            laying.moved();
            laying.ended();
            if (laying.lattice.rows(), laying.lattice.columns()) == size {
                break;
            }
        }
        let fit = laying.fit();
        if fit.is_better_than(&found.1) || !laying.lattice.is_like(&found.0) {
            vec![(laying.lattice, fit), found]
        } else {
            vec![found]
        }
    }

    /// Parts that are not seen count twice.
    pub(super) fn worth(&self) -> i64 {
        self.seen - 2 * self.unseen
    }

    /// Whether another board at nearly the same place counts as this one. The first lines found are the most precise.
    pub(super) fn is_better_than(&self, first: &Fit) -> bool {
        self.worth() > first.worth() + first.seen / MUCH
    }

    /// The percentage of parts that are visible.
    pub(super) fn share(&self) -> i64 {
        self.seen * 100 / (self.seen + self.unseen).max(1)
    }
}

/// The larger and the smaller of two numbers. The standard library's functions also look for NaN, which is slow in WebAssembly.
fn larger(one: f64, other: f64) -> f64 {
    if one > other { one } else { other }
}

fn smaller(one: f64, other: f64) -> f64 {
    if one < other { one } else { other }
}

/// A board that is laid onto a picture.
struct Laying<'p> {
    picture: &'p Shades,
    /// Whether x and y of the board are exchanged.
    is_turned: bool,
    lattice: Lattice,
    /// How strong a part must be to be seen.
    least: f64,
}

impl Laying<'_> {
    fn turn(&mut self) {
        self.lattice = self.lattice.turned();
        self.is_turned = !self.is_turned;
    }

    /// How visible a line is between two places of the board: as visible as its weakest stretch, because digits are shorter.
    fn part(&self, one: (f64, f64), other: (f64, f64), pitch: f64) -> Part {
        let (dx, dy) = (other.0 - one.0, other.1 - one.1);
        let length = (dx * dx + dy * dy).sqrt().max(1.0);
        let (across_x, across_y) = (-dy / length, dx / length);
        let reach = (((NEAR + BESIDE) * pitch).ceil() as usize).clamp(3, REACH);
        let near = ((NEAR * pitch).round() as usize).clamp(1, reach - 2);
        let mut profiles = [[0.0_f64; 2 * REACH + 1]; STRETCHES];
        for (stretch, profile) in profiles.iter_mut().enumerate() {
            for place in 0..PLACES {
                let number = (stretch * PLACES + place) as f64 + 0.5;
                let part = ENDS + (1.0 - 2.0 * ENDS) * number / (STRETCHES * PLACES) as f64;
                let (x, y) = (one.0 + dx * part, one.1 + dy * part);
                for (index, sum) in profile[..=2 * reach].iter_mut().enumerate() {
                    let by = index as f64 - reach as f64;
                    let (x, y) = (x + across_x * by, y + across_y * by);
                    let place = if self.is_turned { (y, x) } else { (x, y) };
                    *sum += f64::from(self.picture.at(place)) / PLACES as f64;
                }
            }
        }
        let strength = |profile: &[f64; 2 * REACH + 1], index: usize| {
            let mut strength: f64 = 0.0;
            for beside in 2..=(reach - near) {
                let (before, own, after) = (profile[index - beside], profile[index], profile[index + beside]);
                let (darker, lighter) = if before < after { (before, after) } else { (after, before) };
                strength = larger(strength, larger(darker - own, own - lighter));
            }
            larger(strength, (profile[index - 2] - profile[index + 2]).abs() * EDGE)
        };
        let mut all = [(0.0, 0.0); 2 * REACH + 1];
        let all = &mut all[reach - near..=reach + near];
        for (own, index) in all.iter_mut().zip(reach - near..) {
            let weakest = profiles.iter().map(|profile| strength(profile, index)).fold(f64::MAX, smaller);
            *own = (weakest, index as f64 - reach as f64);
        }
        let most = all.iter().map(|one| one.0).fold(0.0, larger);
        // The middle of the range where it is nearly as strong, for thick lines too.
        let (mut sum, mut weight) = (0.0, 0.0);
        for &mut (strength, off) in all.iter_mut().filter(|one| one.0 >= 0.75 * most) {
            sum += strength * off;
            weight += strength;
        }
        Part { strength: most, off: if weight > 0.0 { sum / weight } else { 0.0 } }
    }

    fn pitch(&self) -> (f64, f64) {
        self.lattice.pitch()
    }

    /// How strong a part must be: between most parts of lines and the middles of cells.
    fn limit(&self) -> Option<f64> {
        let pitch = self.pitch();
        let crossings = &self.lattice.crossings;
        let (mut own, mut none) = (Vec::new(), Vec::new());
        let step = (self.lattice.rows() * self.lattice.columns() / ENOUGH).max(1);
        // Do not sample thick lines, every five, more often than others.
        let step = if step.is_multiple_of(5) { step + 1 } else { step };
        let cells = (0..self.lattice.rows() * self.lattice.columns()).step_by(step);
        for (row, column) in cells.map(|cell| (cell / self.lattice.columns(), cell % self.lattice.columns())) {
            let (above, below) = (&crossings[row][column..column + 2], &crossings[row + 1][column..column + 2]);
            let middle = |one: (f64, f64), other: (f64, f64)| ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0);
            own.push(self.part(above[0], above[1], pitch.1).strength);
            own.push(self.part(above[0], below[0], pitch.0).strength);
            none.push(self.part(middle(above[0], below[0]), middle(above[1], below[1]), pitch.1).strength);
        }
        sort_fractions(&mut own);
        sort_fractions(&mut none);
        let (own, usual, most) = (own[own.len() / 2], none[none.len() / 2], none[none.len() * 4 / 5]);
        (own > 1.25 * usual + 1.0).then_some(if own > most {
            most + LEAST * (own - most)
        } else {
            usual + 0.4 * (own - usual)
        })
    }

    /// The percentage of parts that are visible.
    fn seen(&self, parts: impl Iterator<Item = ((f64, f64), (f64, f64))>, pitch: f64) -> usize {
        let (mut seen, mut all) = (0, 0);
        for (one, other) in parts {
            all += 1;
            seen += usize::from(self.part(one, other, pitch).strength >= self.least);
        }
        seen * 100 / all.max(1)
    }

    /// How many parts of the lines are visible. The parts of a line at an end need not be.
    fn fit(&self) -> Fit {
        let pitch = self.pitch();
        let crossings = &self.lattice.crossings;
        let (last_row, last_column) = (crossings.len() - 1, self.lattice.columns());
        let mut fit = Fit::default();
        let mut count = |one: (f64, f64), other: (f64, f64), pitch: f64, is_end: bool| {
            let is_seen = self.part(one, other, pitch).strength >= self.least;
            fit.seen += i64::from(is_seen);
            fit.unseen += i64::from(!is_seen && !is_end);
        };
        for (index, row) in crossings.iter().enumerate() {
            let is_end = index == 0 || index == last_row;
            row.windows(2).for_each(|two| count(two[0], two[1], pitch.1, is_end));
        }
        for two in crossings.windows(2) {
            for (index, (&one, &other)) in two[0].iter().zip(&two[1]).enumerate() {
                count(one, other, pitch.0, index == 0 || index == last_column);
            }
        }
        fit
    }

    /// Moves the lines onto those of the picture.
    fn moved(&mut self) {
        for _ in 0..2 {
            let pitch = self.pitch().1;
            for row in 0..self.lattice.crossings.len() {
                self.move_row(row, pitch);
            }
            self.turn();
        }
    }

    /// Adds lines at all ends, or takes them off.
    fn ended(&mut self) {
        for _ in 0..2 {
            for _ in 0..2 {
                self.with_end();
                self.lattice.crossings.reverse();
            }
            self.turn();
        }
    }

    fn move_row(&mut self, row: usize, pitch: f64) {
        let own = &self.lattice.crossings[row];
        let parts: Vec<Part> = own.windows(2).map(|two| self.part(two[0], two[1], pitch)).collect();
        let off = |column: usize| {
            let (from, to) = (column.saturating_sub(3), (column + 3).min(parts.len()));
            let seen = || parts[from..to].iter().filter(|part| part.strength >= self.least);
            let weight: f64 = seen().count() as f64;
            if weight < 2.0 { 0.0 } else { seen().map(|part| part.off).sum::<f64>() / (weight + 0.5) }
        };
        let moved: Vec<(f64, f64)> = own.iter().enumerate().map(|(column, &(x, y))| (x, y + off(column))).collect();
        self.lattice.crossings[row] = moved;
    }

    /// Adds visible row lines at the bottom, or removes invisible ones.
    fn with_end(&mut self) {
        let (wide, high) = self.pitch();
        let level = |board: &Self| match &board.lattice.crossings[..] {
            [.., last] => board.seen(last.windows(2).map(|two| (two[0], two[1])), high),
            [] => 0,
        };
        let leading = |board: &Self| match &board.lattice.crossings[..] {
            [.., before, last] => board.seen(before.iter().copied().zip(last.iter().copied()), wide),
            _ => 0,
        };
        let mut has_lost = false;
        // Where lines of the other kind go on, the last line may be invisible.
        while self.lattice.crossings.len() > 5 && leading(self) < SEEN {
            self.lattice.crossings.pop();
            has_lost = true;
        }
        for _ in 0..if has_lost { 0 } else { MOST } {
            let count = self.lattice.crossings.len();
            let mut seen = 0;
            for ahead in 1..=UNSEEN {
                let Some(next) = self.next() else { break };
                self.lattice.crossings.push(next);
                self.move_row(count + ahead - 1, high);
                seen += leading(self);
                if level(self).min(seen / ahead) >= SEEN {
                    seen = usize::MAX;
                    break;
                }
            }
            if seen < usize::MAX {
                self.lattice.crossings.truncate(count);
                break;
            }
        }
    }

    /// The next row line at the bottom, as far from the last as those before it are from each other; nothing if it is beside the picture.
    fn next(&self) -> Option<Vec<(f64, f64)>> {
        let rows = &self.lattice.crossings;
        let back = (rows.len() - 1).min(3);
        let (last, before) = (&rows[rows.len() - 1], &rows[rows.len() - 1 - back]);
        let place = |column: usize| {
            let (from, to) = (column.saturating_sub(2), (column + 3).min(last.len()));
            let steps = (from..to).map(|at| (last[at].0 - before[at].0, last[at].1 - before[at].1));
            let sum = steps.fold((0.0, 0.0), |sum, own| (sum.0 + own.0, sum.1 + own.1));
            let by = ((to - from) * back) as f64;
            (last[column].0 + sum.0 / by, last[column].1 + sum.1 / by)
        };
        let next: Vec<(f64, f64)> = (0..last.len()).map(place).collect();
        next.iter().all(|&place| self.is_inside(place)).then_some(next)
    }

    fn is_inside(&self, (x, y): (f64, f64)) -> bool {
        let (x, y) = if self.is_turned { (y, x) } else { (x, y) };
        (-2.0..self.picture.width() as f64 + 2.0).contains(&x)
            && (-2.0..self.picture.height() as f64 + 2.0).contains(&y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of six rows and seven columns from (31, 21) on, with cells of twenty pixels, and one that is slightly offset.
    fn board(rows: std::ops::Range<usize>, columns: std::ops::Range<usize>, off: f64) -> Lattice {
        let place = |row: usize, column: usize| (31.0 + 20.0 * column as f64 + off, 21.0 + 20.0 * row as f64 - off);
        let crossings = rows.map(|row| columns.clone().map(|column| place(row, column)).collect()).collect();
        Lattice { crossings, thickness: 2.0 }
    }

    fn picture(is_ink: impl Fn(usize, usize) -> bool) -> Shades {
        Shades::of(220, 180, |x, y| if is_ink(x, y) { 60 } else { 200 })
    }

    fn is_line(x: usize, y: usize) -> bool {
        let (across, down) = ((x + 10) % 20 < 2, y % 20 < 2);
        (30..172).contains(&x) && (20..142).contains(&y) && (across || down)
    }

    #[test]
    fn a_board_gets_the_lines_that_it_lacks_and_loses_those_that_are_none() {
        let whole = board(0..7, 0..8, 0.0);
        let picture = picture(is_line);
        for found in [board(1..6, 2..8, 1.5), board(0..9, 0..9, 0.0)] {
            let fits = Fit::of(&picture, found);
            let (laid, fit) = &fits[0];
            assert_eq!((laid.rows(), laid.columns()), (6, 7));
            for (place, wanted) in laid.crossings.iter().flatten().zip(whole.crossings.iter().flatten()) {
                assert!((place.0 - wanted.0).abs() < 1.0 && (place.1 - wanted.1).abs() < 1.0, "{place:?} {wanted:?}");
            }
            assert_eq!((fit.share(), fit.worth()), (100, 7 * 7 + 6 * 8));
            assert!(fit.worth() > fits[1].1.worth());
        }
        // A line that fits as well as it was found stays.
        let fits = Fit::of(&picture, whole.clone());
        assert_eq!((fits.len(), &fits[0].0.crossings), (1, &whole.crossings));
    }

    #[test]
    fn digits_are_no_lines_and_lines_need_not_all_be_seen() {
        // Strokes that stand under each other to the left of the board, and a line that cells hide.
        let is_stroke = |x: usize, y: usize| (10..12).contains(&x) && (25..37).contains(&(20 + y % 20)) && y < 142;
        let is_filled = |x: usize, y: usize| (50..131).contains(&x) && (60..101).contains(&y);
        let picture = picture(|x, y| is_line(x, y) || is_stroke(x, y) || is_filled(x, y));
        let (laid, fit) = Fit::of(&picture, board(0..7, 0..8, 0.0)).remove(0);
        assert_eq!((laid.rows(), laid.columns()), (6, 7));
        assert!((80..100).contains(&fit.share()), "{fit:?}");
    }

    #[test]
    fn thin_lines_are_seen_beside_thick_ones_whatever_the_size() {
        // With 45 columns, every tenth cell is beside a thick line.
        for count in [44, 45, 50, 55] {
            let picture = Shades::of(10 * count + 21, 10 * count + 21, |x, y| {
                let is_inside = (10..10 * count + 12).contains(&x) && (10..10 * count + 12).contains(&y);
                let shade = |at: usize| match (at % 50, at % 10) {
                    (10 | 11, _) => 0,
                    (_, 0 | 1) => 200,
                    _ => 230,
                };
                if is_inside { shade(x).min(shade(y)) } else { 230 }
            });
            let at = |at: usize| 10.5 + 10.0 * at as f64;
            let crossings = (0..=count).map(|row| (0..=count).map(|column| (at(column), at(row))).collect()).collect();
            let (_, fit) = Fit::of(&picture, Lattice { crossings, thickness: 2.0 }).remove(0);
            assert_eq!(fit.share(), 100, "{count}");
        }
    }

    #[test]
    fn where_there_are_no_lines_nothing_fits() {
        let fits = Fit::of(&picture(|_, _| false), board(0..7, 0..8, 0.0));
        assert_eq!((fits.len(), fits[0].1.worth()), (1, 0));
    }
}
