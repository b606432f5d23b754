//! A single line in detail: its layouts, as many as can be shown, and what they all agree on.

use super::position::Player;
use crate::line::{Count, Counter, Known, Layouts, LineSolver, Mask, Wide, layouts};
use crate::puzzle::{Cell, Clue, Line, Puzzle};

/// The most layouts to show.
pub const MOST_SHOWN: usize = 300;

/// What is known about a line.
#[derive(Clone, Debug, PartialEq)]
pub struct Inspection {
    /// The line.
    pub line: Line,
    /// How many empty cells can be distributed freely.
    pub free_gaps: usize,
    /// How many layouts it has when nothing is known.
    pub layouts: Count,
    /// How many of them fit what is known.
    pub fitting: Count,
    /// The known cells.
    pub known: Vec<Cell>,
    /// The first [`MOST_SHOWN`] layouts that fit, starting with the leftmost; true for filled cells.
    pub strips: Vec<Vec<bool>>,
    /// What all fitting layouts agree on; unknown where they differ, or if none fits.
    pub agreed: Vec<Cell>,
    /// Whether the last step was inferred from this: then it shows what was known before that step.
    pub explains: bool,
}

impl Inspection {
    /// Inspects a line with these known cells.
    pub fn new(puzzle: &Puzzle, line: Line, known: Vec<Cell>) -> Inspection {
        // Two widths are enough where speed does not matter, and keep the page small.
        match puzzle.length(line.axis) {
            ..=64 => inspect::<u64>(puzzle, line, known),
            _ => inspect::<Wide<16>>(puzzle, line, known),
        }
    }

    /// The figures as a sentence.
    pub fn sentence(&self) -> String {
        let gaps = match self.free_gaps {
            0 => "no free gap".to_owned(),
            1 => "1 free gap".to_owned(),
            gaps => format!("{gaps} free gaps"),
        };
        let (layouts, fitting) = (self.layouts, self.fitting);
        let of = match (layouts.exact(), fitting.exact()) {
            (Some(1), Some(1)) => "a single layout".to_owned(),
            (_, Some(0)) => "no layout fits what is known".to_owned(),
            _ if layouts == fitting => format!("all {layouts} layouts fit"),
            (_, Some(1)) => format!("1 of {layouts} layouts fits"),
            _ => format!("{fitting} of {layouts} layouts fit"),
        };
        let shown = match self.strips.len() {
            MOST_SHOWN if fitting.exact() != Some(MOST_SHOWN as u128) => format!("; the first {MOST_SHOWN} are shown"),
            _ => String::new(),
        };
        format!("{gaps}, {of}{shown}.")
    }
}

fn inspect<M: Mask>(puzzle: &Puzzle, line: Line, cells: Vec<Cell>) -> Inspection {
    let (clue, length): (&Clue, usize) = (puzzle.clue(line), puzzle.length(line.axis));
    let known = Known::<M>::of_cells(cells.iter().copied());
    let strips = Layouts::new(clue, length, known).take(MOST_SHOWN);
    let strips = strips.map(|filled| (0..length).map(|along| filled.has(along)).collect()).collect();
    let inferred = LineSolver::<M>::new().infer(clue, length, known);
    let agreed = |along| match &inferred {
        Some(inferred) if inferred.filled.has(along) => Cell::FILLED,
        Some(inferred) if inferred.empty.has(along) => Cell::EMPTY,
        _ => Cell::UNKNOWN,
    };
    Inspection {
        line,
        free_gaps: clue.free_gaps(length),
        layouts: layouts(clue, length),
        fitting: Counter::new().fitting(clue, length, known),
        agreed: (0..length).map(agreed).collect(),
        known: cells,
        strips,
        explains: false,
    }
}

impl Player {
    /// Inspects a line as it is shown now. If the last step looked at it, the line is shown as it was before that step,
    /// so that the layouts are the reason for the step.
    pub fn inspect(&self, line: Line) -> Inspection {
        let mut known: Vec<Cell> = self.grid().line(line).collect();
        let explains = !self.is_marking()
            && self.solution().is_none()
            && self.last_step().is_some_and(|step| step.reason.line() == Some(line));
        if explains && let Some(step) = self.last_step() {
            for change in step.changes {
                if let Some(cell) = known.get_mut(line.along(change.at)) {
                    *cell = Cell::UNKNOWN;
                }
            }
        }
        Inspection { explains, ..Inspection::new(self.puzzle(), line, known) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::session::Session;
    use super::*;
    use crate::examples;
    use crate::solve::Method;

    fn card() -> Player {
        Player::new(Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap())
    }

    #[test]
    fn a_step_is_explained_by_the_layouts_before_it() {
        let mut player = card();
        player.go_to(9);
        let seen = player.inspect(Line::row(8));
        assert!(seen.explains);
        assert_eq!((seen.layouts.exact(), seen.fitting.exact(), seen.strips.len()), (Some(55), Some(12), 12));
        assert_eq!(seen.sentence(), "2 free gaps, 12 of 55 layouts fit.");
        let step = player.last_step().unwrap();
        for change in step.changes {
            let along = change.at.column();
            assert_eq!((seen.known[along], seen.agreed[along]), (Cell::UNKNOWN, change.cell));
            assert!(seen.strips.iter().all(|strip| strip[along] == (change.cell == Cell::FILLED)));
        }
        assert!(!player.inspect(Line::row(0)).explains);
    }

    #[test]
    fn of_many_layouts_the_first_are_shown() {
        let rows: Vec<String> = (0..60).map(|row| if row == 0 { "5 5 5" } else { "0" }.to_owned()).collect();
        let columns: Vec<String> = (0..60).map(|column| usize::from(column < 15).to_string()).collect();
        let text = format!("rows\n{}\n\ncolumns\n{}", rows.join("\n"), columns.join("\n"));
        let puzzle = crate::format::read(&text).unwrap().puzzle;
        let seen = Inspection::new(&puzzle, Line::row(0), vec![Cell::UNKNOWN; 60]);
        assert_eq!(seen.strips.len(), MOST_SHOWN);
        assert!(seen.sentence().ends_with("; the first 300 are shown."), "{}", seen.sentence());
        let none = Inspection::new(&puzzle, Line::row(1), vec![Cell::FILLED; 60]);
        assert_eq!((none.strips.len(), none.sentence().as_str()), (0, "no free gap, no layout fits what is known."));
        assert!(none.agreed.iter().all(|cell| *cell == Cell::UNKNOWN));
    }
}
