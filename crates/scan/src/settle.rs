//! Propagation between lines with uncertain clues: a cell is settled if all versions of its line agree on it, and versions that no longer fit the
//! settled cells are ruled out.

use super::versions::Versions;
use nonoscope_core::line::{Known, LineSolver, Mask};
use nonoscope_core::puzzle::Clue;

/// The clues of a board, rows first: for each its versions, by their numbers, with how much less likely they are than the likeliest.
pub(super) struct Lines {
    all: Vec<Vec<(usize, Clue, i32)>>,
    rows: usize,
}

/// What is settled.
pub(super) struct Settled {
    /// Which versions of each line are left. Of a line that was left out, all that are near enough.
    pub(super) left: Vec<Vec<usize>>,
    /// The clue that each line has if all of its cells are settled.
    pub(super) clues: Vec<Option<Vec<u16>>>,
    /// What is settled of the cells of each line.
    pub(super) known: Vec<Cells>,
}

/// What is asked of the lines.
pub(super) struct Question<'q> {
    /// How much less likely than the likeliest of a clue its versions may be.
    pub(super) dearest: i32,
    /// Which lines have a say.
    pub(super) has_say: &'q [bool],
    /// Whether the last lines come first.
    pub(super) is_backwards: bool,
}

impl Lines {
    /// For these lines, of which the first `rows` are rows.
    pub(super) fn new(lines: &[&Versions], rows: usize) -> Lines {
        let of = |line: &&Versions| {
            let least = line.all.first().map_or(0, |version| version.cost);
            let versions = line.all.iter().enumerate();
            versions.map(|(index, version)| (index, version.clue(), version.cost - least)).collect()
        };
        Lines { all: lines.iter().map(of).collect(), rows }
    }

    /// Which versions of each line are no less likely than this.
    pub(super) fn near(&self, dearest: i32) -> Vec<Vec<usize>> {
        let near = |all: &Vec<(usize, Clue, i32)>| {
            all.iter().filter(|(_, _, cost)| *cost <= dearest).map(|&(index, ..)| index).collect()
        };
        self.all.iter().map(near).collect()
    }

    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    /// The settled cells, or lines that contradict each other. `work` counts the lines examined.
    pub(super) fn settle(&self, question: &Question<'_>, work: &mut usize) -> Result<Settled, Vec<usize>> {
        Settling::new(self, question).settle(work)
    }
}

/// The settled cells of a line. Longer lines are left out.
pub(super) type Cells = Known<u128>;

/// A line: what it may be, and what is settled of it.
struct Line<'l> {
    left: Vec<&'l (usize, Clue, i32)>,
    known: Cells,
    length: usize,
    /// For each of its cells, when it was settled.
    since: Vec<usize>,
}

struct Settling<'l, 'q> {
    lines: Vec<Line<'l>>,
    rows: usize,
    question: &'q Question<'q>,
    /// Which line was looked at when.
    looks: Vec<usize>,
}

impl<'l, 'q> Settling<'l, 'q> {
    fn new(lines: &'l Lines, question: &'q Question<'q>) -> Self {
        let (rows, columns) = (lines.rows, lines.len() - lines.rows);
        let line = |(index, all): (usize, &'l Vec<(usize, Clue, i32)>)| {
            let length = if index < rows { columns } else { rows };
            let left = all.iter().filter(|(_, _, cost)| *cost <= question.dearest).collect();
            Line { left, known: Cells::NOTHING, length, since: vec![0; length] }
        };
        let lines = lines.all.iter().enumerate().map(line).collect();
        Settling { lines, rows, question, looks: Vec::new() }
    }

    fn settle(mut self, work: &mut usize) -> Result<Settled, Vec<usize>> {
        let rows = self.rows;
        let mut solver = LineSolver::<u128>::new();
        let mut is_due = self.question.has_say.to_vec();
        if self.lines.iter().any(|line| line.length > u128::BITS as usize) {
            is_due.fill(false);
        }
        loop {
            let mut due = is_due.iter();
            let next = if self.question.is_backwards { due.rposition(|&due| due) } else { due.position(|&due| due) };
            let Some(index) = next else { break };
            is_due[index] = false;
            let line = &mut self.lines[index];
            *work += line.left.len();
            let mut agreed: Option<Cells> = None;
            line.left.retain(|(_, clue, _)| {
                let own = solver.infer(clue, line.length, line.known);
                if let Some(own) = own {
                    let both = |known: Cells| Known {
                        filled: known.filled.and(own.filled),
                        empty: known.empty.and(own.empty),
                    };
                    agreed = Some(agreed.map_or(own, both));
                }
                own.is_some()
            });
            let Some(agreed) = agreed else { return Err(self.contradicting(index)) };
            let new = agreed.since(line.known);
            line.known = agreed;
            self.looks.push(index);
            let look = self.looks.len();
            // Its place among the lines of its kind, and where those of the other kind begin.
            let (along, others) = if index < rows { (index, rows) } else { (index - rows, 0) };
            for (cells, is_filled) in [(new.filled, true), (new.empty, false)] {
                for cell in cells.cells() {
                    let Some(other) = self.lines.get_mut(others + cell) else { continue };
                    let set = if is_filled { &mut other.known.filled } else { &mut other.known.empty };
                    set.insert(along);
                    other.since[along] = look;
                    is_due[others + cell] = self.question.has_say[others + cell];
                }
            }
        }
        let clue = |line: &Line<'_>| (line.known.len() == line.length).then(|| clue(line.known.filled));
        let clues = self.lines.iter().map(clue).collect();
        let known = self.lines.iter().map(|line| line.known).collect();
        let left = |line: Line<'_>| line.left.into_iter().map(|(index, ..)| *index).collect();
        Ok(Settled { left: self.lines.into_iter().map(left).collect(), clues, known })
    }

    /// The lines from which it follows that a line has no version left.
    fn contradicting(&self, index: usize) -> Vec<usize> {
        // For each line, until when what was settled of it counts; 0 if it does not.
        let mut until = vec![0; self.lines.len()];
        until[index] = self.looks.len() + 1;
        let mut open = vec![index];
        while let Some(index) = open.pop() {
            for &since in &self.lines[index].since {
                let Some(&other) = since.checked_sub(1).and_then(|look| self.looks.get(look)) else { continue };
                if since < until[index] && since > until[other] {
                    until[other] = since;
                    open.push(other);
                }
            }
        }
        (0..until.len()).filter(|&line| until[line] > 0).collect()
    }
}

/// The clue of a line with these filled cells.
fn clue(filled: u128) -> Vec<u16> {
    let mut clue: Vec<u16> = Vec::new();
    let mut last = None;
    for cell in filled.cells() {
        match clue.last_mut() {
            Some(run) if last == cell.checked_sub(1) => *run += 1,
            _ => clue.push(1),
        }
        last = Some(cell);
    }
    clue
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guesses::Guesses;

    fn versions(line: &[&[u16]], length: usize) -> Versions {
        let number = |&value: &u16| Guesses { values: vec![(value, 0)], is_odd: false, ink: 0 };
        let all = line.iter().zip(0..).map(|(clue, place)| (clue.iter().map(number).collect(), 100 * place)).collect();
        Versions::among(all, length)
    }

    fn asked(lines: &Lines, dearest: i32, silent: &[usize]) -> Result<Settled, Vec<usize>> {
        let has_say: Vec<bool> = (0..lines.len()).map(|line| !silent.contains(&line)).collect();
        let forwards = lines.settle(&Question { dearest, has_say: &has_say, is_backwards: false }, &mut 0);
        let backwards = lines.settle(&Question { dearest, has_say: &has_say, is_backwards: true }, &mut 0);
        assert_eq!(forwards.as_ref().map(|own| &own.left).ok(), backwards.as_ref().map(|own| &own.left).ok());
        forwards
    }

    #[test]
    fn what_other_lines_say_rules_versions_out() {
        // A plus sign, whose middle row looks like 2, and whose first column like 3.
        let rows = [versions(&[&[1]], 3), versions(&[&[2], &[3]], 3), versions(&[&[1]], 3)];
        let columns = [versions(&[&[3], &[1]], 3), versions(&[&[3]], 3), versions(&[&[1]], 3)];
        let lines: Vec<&Versions> = rows.iter().chain(&columns).collect();
        let lines = Lines::new(&lines, 3);
        let settled = asked(&lines, 100, &[]).unwrap();
        assert_eq!(settled.left, [vec![0], vec![1], vec![0], vec![1], vec![0], vec![0]]);
        assert_eq!(settled.clues[1], Some(vec![3]));
        assert!(asked(&lines, 99, &[]).is_err());
        // A line that is left out is inferred from the others if they settle all its cells.
        let settled = asked(&lines, 100, &[1]).unwrap();
        assert_eq!((&settled.clues[1], &settled.left[3]), (&Some(vec![3]), &vec![1]));
    }

    #[test]
    fn lines_that_contradict_each_other_are_named() {
        let rows = [versions(&[&[1]], 3), versions(&[&[3]], 3), versions(&[&[1]], 3)];
        let columns = [versions(&[&[1]], 3), versions(&[&[1, 1]], 3), versions(&[&[1]], 3)];
        let lines: Vec<&Versions> = rows.iter().chain(&columns).collect();
        let lines = Lines::new(&lines, 3);
        let core = asked(&lines, 0, &[]).err().unwrap();
        assert!(core.contains(&1) && core.contains(&4), "{core:?}");
        assert!(asked(&lines, 0, &[4]).is_ok());
    }
}
