//! What a line forces, found in ways that share nothing with the rules: by a list of all layouts, by tables, or, for the
//! longest lines, by the line solver.

use super::stated::Stated;
use crate::twins::coloured::{Layout, fits, layouts, seen};
use crate::twins::coloured_tables::look;
use crate::twins::masks::{excluded, possible};
use nonoscope::line::{ColourSolver, Mask, Wide};
use nonoscope::puzzle::{Colours, Run};

/// What holds for all layouts that fit.
pub(super) struct Forced {
    /// For each cell, the colours that layouts give it.
    pub(super) seen: Vec<Colours>,
    /// For each run, its first and its last start.
    pub(super) spans: Vec<(usize, usize)>,
}

/// Says what is forced if these colours are possible for the cells; `None` if no layout fits.
pub(super) trait Oracle {
    fn forced(&self, known: &[Colours]) -> Option<Forced>;
}

/// All layouts of a line.
pub(super) struct Listed(Vec<Layout>);

impl Listed {
    pub(super) fn of(line: &Stated) -> Listed {
        Listed(layouts(&line.runs, line.known.len()))
    }
}

impl Oracle for Listed {
    fn forced(&self, known: &[Colours]) -> Option<Forced> {
        let fitting: Vec<Layout> = self.0.iter().filter(|layout| fits(&layout.cells, known)).cloned().collect();
        let spans = (0..fitting.first()?.starts.len()).map(|run| {
            let starts = fitting.iter().map(|layout| layout.starts[run]);
            (starts.clone().min().unwrap(), starts.max().unwrap())
        });
        Some(Forced { seen: seen(&fitting)?, spans: spans.collect() })
    }
}

/// Tables, for lines that have too many layouts to list.
pub(super) struct Tables<'r>(&'r [Run]);

impl Tables<'_> {
    pub(super) fn of(line: &Stated) -> Tables<'_> {
        Tables(&line.runs)
    }
}

impl Oracle for Tables<'_> {
    fn forced(&self, known: &[Colours]) -> Option<Forced> {
        let found = look(self.0, known);
        let spans = || found.starts.iter().map(|starts| (starts[0], starts[starts.len() - 1])).collect();
        found.is_possible.then(|| Forced { spans: spans(), seen: found.seen })
    }
}

/// The line solver, which other tests compare with both of the others, for lines for which tables take too long.
pub(super) struct Solver<'l>(&'l Stated);

impl Solver<'_> {
    pub(super) fn of(line: &Stated) -> Solver<'_> {
        Solver(line)
    }
}

impl Oracle for Solver<'_> {
    fn forced(&self, known: &[Colours]) -> Option<Forced> {
        let (clue, masks) = (self.0.clue(), excluded::<Wide<16>, 8>(known, self.0.inks));
        let mut solver = ColourSolver::new();
        let inferred = solver.infer(&clue, known.len(), masks)?;
        let starts = solver.starts(&clue, known.len(), masks)?;
        let spans = starts.iter().map(|starts| (starts.lowest().unwrap(), starts.highest().unwrap()));
        Some(Forced { seen: possible(inferred.or(masks), known.len()), spans: spans.collect() })
    }
}
