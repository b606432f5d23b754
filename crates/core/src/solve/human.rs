//! The easiest next step, for the method `human` and for hints.

use super::data::{Options, Stop};
use super::line_set::LineSet;
use super::meter::Meter;
use super::recorder::Recorder;
use super::ways::{Way, Ways};
use crate::deduce::Deducer;
use crate::line::{Knowledge, Mask};
use crate::puzzle::{At, Axis, Line, Puzzle};
use crate::trace::Technique;

/// Takes one step after the other.
pub(super) struct Human<'p, K: Knowledge> {
    pub(super) recorder: Recorder<'p, K>,
    lines: Vec<Line>,
    deducer: Deducer<K>,
    /// For each line, its easiest deduction, if it has any.
    easiest: Vec<Option<(Technique, K)>>,
    /// How hard each is and where, stored separately because they are compared at each step.
    keys: Vec<Option<Key>>,
    /// The lines whose easiest deduction must be worked out anew, perhaps more than once.
    dirty: Vec<usize>,
    /// The cells that changed last.
    last: Option<Area>,
    ways: Ways<'p, K>,
    /// The lines that have changed since suppositions were last followed.
    changed: LineSet<K::Mask>,
    /// How many lines had a deduction no harder than the last step; none if that was a supposition.
    pub(super) openings: usize,
    pass: usize,
}

/// How hard a deduction is, and where it is.
type Key = ((bool, u8), Area);

/// The result of taking a step.
pub(super) enum Next {
    /// A step was recorded.
    Step,
    /// Every cell is known, and every clue is satisfied.
    Finished,
    /// No layout of this line fits; a step says so.
    Fails(Line),
    /// Neither lines nor suppositions add anything.
    Nothing,
    /// It had to stop.
    Stopped(Stop),
}

impl<'p, K: Knowledge> Human<'p, K> {
    pub(super) fn new(puzzle: &'p Puzzle, options: &Options) -> Self {
        let recorder = Recorder::new(puzzle, options);
        let lines: Vec<Line> = puzzle.lines().collect();
        Human {
            ways: Ways::new(puzzle, &recorder.board),
            recorder,
            easiest: vec![None; lines.len()],
            keys: vec![None; lines.len()],
            dirty: (0..lines.len()).collect(),
            lines,
            deducer: Deducer::new(puzzle.inks()),
            last: None,
            changed: LineSet::none(),
            openings: 0,
            pass: 1,
        }
    }

    /// Takes the next step.
    pub(super) fn next(&mut self, meter: &Meter<'_>) -> Next {
        if let Some(index) = self.look() {
            let line = self.lines[index];
            self.recorder.look(self.pass, index, line);
            return Next::Fails(line);
        }
        let hard = |(index, key): (usize, &Option<Key>)| {
            key.map(|(rank, area)| (rank, self.last.map_or(0, |last| last.distance(area)), index))
        };
        let next = self.keys.iter().enumerate().filter_map(hard).min();
        let Some((index, (technique, new))) = next.and_then(|(.., index)| Some((index, self.easiest[index]?))) else {
            return self.suppose(meter);
        };
        let line = self.lines[index];
        self.openings = self.no_harder(index);
        self.recorder.deduce(self.pass, line, technique, new);
        self.last = Some(Area::of(line, new.cells()));
        self.dirty.push(index);
        self.changed.insert(line);
        self.changed.insert_all(line.axis.crossing(), new.cells());
        for along in new.cells().cells() {
            self.dirty.push(self.recorder.puzzle.place(Line { axis: line.axis.crossing(), index: along }));
        }
        Next::Step
    }

    /// Works out the easiest deduction of each line that has changed. Returns the first of them that no layout fits.
    fn look(&mut self) -> Option<usize> {
        let puzzle = self.recorder.puzzle;
        self.dirty.sort_unstable();
        self.dirty.dedup();
        for index in std::mem::take(&mut self.dirty) {
            let line = self.lines[index];
            let known: K = self.recorder.board.known(line);
            let Ok(found) = self.deducer.easiest(puzzle.clue(line), puzzle.length(line.axis), known) else {
                return Some(index);
            };
            self.keys[index] = found.as_ref().map(|found| (found.rank(), Area::of(line, found.new.cells())));
            self.easiest[index] = found.map(|found| (found.technique(), found.new));
        }
        None
    }

    /// How many lines have a deduction no harder than that of the line with this index.
    fn no_harder(&self, index: usize) -> usize {
        let hard = |index: usize| Some((self.keys[index].as_ref()?.0.0, self.easiest[index].as_ref()?.0));
        let most = hard(index);
        (0..self.keys.len()).filter(|&one| hard(one).is_some_and(|one| Some(one) <= most)).count()
    }

    /// Takes the supposition with the shortest way.
    fn suppose(&mut self, meter: &Meter<'_>) -> Next {
        self.openings = 0;
        if self.recorder.board.unknown() == 0 {
            return Next::Finished;
        }
        self.ways.forget(&std::mem::replace(&mut self.changed, LineSet::none()));
        let Way { reason, changes } = match self.ways.shortest(&self.recorder.board, meter) {
            Ok(Some(way)) => way,
            Ok(None) => return Next::Nothing,
            Err(stop) => return Next::Stopped(stop),
        };
        self.pass = self.recorder.passes() + 1;
        self.recorder.record(self.pass, reason, &changes);
        self.changed = LineSet::around(changes.iter().map(|change| change.at));
        for change in &changes {
            for line in [Line::row(change.at.row()), Line::column(change.at.column())] {
                self.dirty.push(self.recorder.puzzle.place(line));
            }
        }
        self.last = changes.first().map(|change| Area::cell(change.at));
        Next::Step
    }
}

/// The rectangle around some cells: the first and last row, and the first and last column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Area {
    rows: (usize, usize),
    columns: (usize, usize),
}

impl Area {
    fn cell(at: At) -> Area {
        Area { rows: (at.row(), at.row()), columns: (at.column(), at.column()) }
    }

    fn of<M: Mask>(line: Line, cells: M) -> Area {
        let (own, along) = ((line.index, line.index), (cells.lowest().unwrap_or(0), cells.highest().unwrap_or(0)));
        match line.axis {
            Axis::Row => Area { rows: own, columns: along },
            Axis::Column => Area { rows: along, columns: own },
        }
    }

    /// How many rows and columns lie between.
    fn distance(self, other: Area) -> usize {
        let apart = |a: (usize, usize), b: (usize, usize)| b.0.saturating_sub(a.1).max(a.0.saturating_sub(b.1));
        apart(self.rows, other.rows) + apart(self.columns, other.columns)
    }
}
