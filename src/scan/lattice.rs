//! The lines of a board among all lines: those that cross and stand at equal distances.

use super::chains::Chain;

/// The lines of a board, with those around its clues if they have boxes.
#[derive(Clone, Debug)]
pub(super) struct Lattice {
    /// Where row lines and column lines cross: x and y in pixels, for each row line from the top, from the left.
    pub(super) crossings: Vec<Vec<(f64, f64)>>,
    /// How thick most lines are, in pixels.
    pub(super) thickness: f64,
}

/// The fewest lines that make a board of either kind.
const FEWEST: usize = 4;

/// A line of a board: one that was found, or one that should be between two others.
#[derive(Clone, Copy, Debug)]
enum Place {
    Found(usize),
    Between(usize, usize),
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

    fn at(&self, index: usize, x: f64) -> f64 {
        match self.places[index] {
            Place::Found(chain) => self.chains[chain].at(x),
            Place::Between(one, other) => (self.chains[one].at(x) + self.chains[other].at(x)) / 2.0,
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

    /// The board among lines that run across and lines that run down (whose x and y are exchanged).
    pub(super) fn of(across: &[Chain], down: &[Chain]) -> Option<Lattice> {
        let (across, down) = crossing(across, down)?;
        let middle = |chains: &[Chain]| {
            let mut ends: Vec<f64> = chains.iter().map(|chain| (chain.ends().0 + chain.ends().1) / 2.0).collect();
            ends.sort_by(f64::total_cmp);
            ends[ends.len() / 2]
        };
        let rows = regular(&across, middle(&across), &down)?;
        let columns = regular(&down, middle(&down), &across)?;
        let crossing = |row: usize, column: usize| {
            let (mut x, mut y) = (middle(&across), middle(&down));
            for _ in 0..4 {
                x = columns.at(column, y);
                y = rows.at(row, x);
            }
            (x, y)
        };
        let crossings: Vec<Vec<(f64, f64)>> =
            (0..rows.len()).map(|row| (0..columns.len()).map(|column| crossing(row, column)).collect()).collect();
        let mut thick: Vec<f64> = across.iter().chain(&down).map(Chain::thickness).collect();
        thick.sort_by(f64::total_cmp);
        let lattice = Lattice { crossings, thickness: thick[thick.len() / 2] };
        lattice.is_sound().then_some(lattice)
    }

    /// Whether no lines cross twice, and lines are thin beside cells.
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

/// The lines that cross at least half of the others.
fn crossing(across: &[Chain], down: &[Chain]) -> Option<(Vec<Chain>, Vec<Chain>)> {
    let crosses = |row: &Chain, column: &Chain| {
        let ((left, right), (top, bottom)) = (row.ends(), column.ends());
        let mut y = (top + bottom) / 2.0;
        let mut x = column.at(y);
        for _ in 0..3 {
            y = row.at(x);
            x = column.at(y);
        }
        let (wide, high) = (row.slack(), column.slack());
        (left - wide..right + wide).contains(&x) && (top - high..bottom + high).contains(&y)
    };
    let meets: Vec<Vec<bool>> =
        across.iter().map(|row| down.iter().map(|column| crosses(row, column)).collect()).collect();
    // From the line that crosses most, whatever crosses what crosses it.
    let most =
        (0..across.len()).max_by_key(|&row| (meets[row].iter().filter(|meets| **meets).count(), across.len() - row))?;
    let mut columns: Vec<bool> = meets[most].clone();
    let mut rows = vec![true; across.len()];
    for _ in 0..6 {
        let wanted = columns.iter().filter(|own| **own).count();
        for (row, own) in rows.iter_mut().enumerate() {
            let count = (0..down.len()).filter(|&column| columns[column] && meets[row][column]).count();
            *own = count * 2 >= wanted && count >= FEWEST;
        }
        let wanted = rows.iter().filter(|own| **own).count();
        for (column, own) in columns.iter_mut().enumerate() {
            let count = (0..across.len()).filter(|&row| rows[row] && meets[row][column]).count();
            *own = count * 2 >= wanted && count >= FEWEST;
        }
    }
    let own = |chains: &[Chain], is_own: &[bool]| -> Vec<Chain> {
        chains.iter().zip(is_own).filter(|(_, own)| **own).map(|(chain, _)| chain.clone()).collect()
    };
    let (across, down) = (own(across, &rows), own(down, &columns));
    (across.len() >= FEWEST && down.len() >= FEWEST).then_some((across, down))
}

/// The most lines at equal distances, or distances that change slowly.
fn regular<'c>(chains: &'c [Chain], x: f64, others: &[Chain]) -> Option<Lines<'c>> {
    let mut order: Vec<usize> = (0..chains.len()).collect();
    order.sort_by(|&one, &other| chains[one].at(x).total_cmp(&chains[other].at(x)));
    let at: Vec<f64> = order.iter().map(|&index| chains[index].at(x)).collect();
    let count = at.len();
    // For two lines that follow each other: the best way there, by how good it is, the line before, and how many
    // distances are between the two.
    let mut best = vec![vec![[(f64::MIN, usize::MAX, 0_usize); 2]; count]; count];
    let mut end = (f64::MIN, 0, 0, 0);
    for two in 1..count {
        for one in 0..two {
            for times in 0..2 {
                let gap = (at[two] - at[one]) / (times + 1) as f64;
                if gap < 4.0 {
                    continue;
                }
                let fresh = if times == 0 { (2.0, usize::MAX, 0) } else { (0.0, usize::MAX, 0) };
                let mut own = fresh;
                for before in 0..one {
                    for (earlier, way) in best[before][one].iter().enumerate() {
                        let known = (at[one] - at[before]) / (earlier + 1) as f64;
                        let (less, more) = (known.min(gap), known.max(gap));
                        if way.0 == f64::MIN || more > less * 1.36 {
                            continue;
                        }
                        let worth = way.0 + 1.0 - (more / less - 1.0) * 0.9 - if times == 1 { 1.6 } else { 0.0 };
                        if worth > own.0 {
                            own = (worth, before, earlier);
                        }
                    }
                }
                best[one][two][times] = own;
                if own.0 > end.0 {
                    end = (own.0, one, two, times);
                }
            }
        }
    }
    let (_, mut one, mut two, mut times) = end;
    if end.0 == f64::MIN {
        return None;
    }
    let mut places = vec![Place::Found(order[two])];
    loop {
        if times == 1 {
            places.push(Place::Between(order[one], order[two]));
        }
        places.push(Place::Found(order[one]));
        let (_, before, earlier) = best[one][two][times];
        if before == usize::MAX {
            break;
        }
        (two, one, times) = (one, before, earlier);
    }
    places.reverse();
    if places.len() < FEWEST {
        return None;
    }
    let mut lines = Lines { chains, places };
    beyond(&mut lines, x, others);
    Some(lines)
}

/// Adds a line at either end where most lines of the other kind go on for one more cell: not every board has a frame.
fn beyond(lines: &mut Lines<'_>, x: f64, others: &[Chain]) {
    let last = lines.len() - 1;
    let (first_gap, last_gap) = (lines.at(1, x) - lines.at(0, x), lines.at(last, x) - lines.at(last - 1, x));
    let share =
        |is_so: &dyn Fn(&Chain) -> bool| others.iter().filter(|chain| is_so(chain)).count() * 10 >= others.len() * 7;
    // Ends are known to about half a strip.
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
