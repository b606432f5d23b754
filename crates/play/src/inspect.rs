//! A single line in detail: its layouts, as many as can be shown, and what they all agree on.

use super::position::Player;
use nonoscope_core::line::{ColourCounter, ColourLayouts, ColourSolver, Count, Excluded, Wide, layouts};
use nonoscope_core::puzzle::{Cell, Colour, Line, MAX_INKS, Puzzle};
use nonoscope_core::trace::Change;
use nonoscope_words::{Text, watching as said};

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
    /// The first [`MOST_SHOWN`] layouts that fit, starting with the leftmost: the colour of each cell.
    pub strips: Vec<Vec<Colour>>,
    /// What all fitting layouts agree on: the colours that a cell has in some of them; unknown if that is every colour, or
    /// if no layout fits.
    pub agreed: Vec<Cell>,
    /// Whether the last step was inferred from this: then it shows what was known before that step.
    pub explains: bool,
}

impl Inspection {
    /// Inspects a line with these known cells.
    pub fn new(puzzle: &Puzzle, line: Line, cells: Vec<Cell>) -> Inspection {
        let (clue, length) = (puzzle.clue(line), puzzle.length(line.axis));
        // One type holds every line, because speed matters less here than the size of the page.
        let known = Excluded::<Wide<16>, { MAX_INKS + 1 }>::of_cells(cells.iter().copied(), puzzle.inks());
        let inferred = ColourSolver::new().infer(clue, length, known);
        Inspection {
            line,
            free_gaps: clue.free_gaps(length),
            layouts: layouts(clue, length),
            fitting: ColourCounter::new().fitting(clue, length, known),
            agreed: (0..length).map(|along| inferred.map_or(Cell::UNKNOWN, |inferred| inferred.cell(along))).collect(),
            known: cells,
            strips: ColourLayouts::new(clue, length, known).take(MOST_SHOWN).collect(),
            explains: false,
        }
    }

    /// What the layouts agree on beyond what is known, in the order of the line.
    pub fn new_cells(&self) -> impl Iterator<Item = Change> {
        let cells = self.agreed.iter().zip(&self.known).enumerate();
        let new = cells.filter(|(_, (agreed, known))| agreed.narrows(**known));
        new.map(|(along, (&cell, _))| Change { at: self.line.cell(along), cell })
    }

    /// The figures as a sentence.
    pub fn sentence(&self) -> Text {
        let gaps = said::free_gaps(self.free_gaps);
        let (all, fitting) = (self.layouts, self.fitting);
        let layouts = match (all.exact(), fitting.exact()) {
            (Some(1), Some(1)) => said::single_layout(),
            (_, Some(0)) => said::no_layout_fits(),
            (Some(2), Some(2)) => said::both_layouts_fit(),
            _ if all == fitting => said::all_layouts_fit(all),
            (_, Some(1)) => said::one_layout_fits(all),
            _ => said::some_layouts_fit(fitting, all),
        };
        match self.strips.len() {
            MOST_SHOWN if fitting.exact() != Some(MOST_SHOWN as u128) => {
                said::inspected_in_part(gaps, layouts, MOST_SHOWN, fitting)
            }
            _ => said::inspected(gaps, layouts),
        }
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
        if explains {
            for (at, before) in self.replay().before_last(&self.outcome().trace) {
                if let Some(cell) = known.get_mut(line.along(at)) {
                    *cell = before;
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
    use nonoscope_core::puzzle::Clue;
    use nonoscope_core::solve::Method;
    use nonoscope_core::trace::Reason;
    use nonoscope_format::examples;

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
            assert!(seen.strips.iter().all(|strip| Some(strip[along]) == change.cell.colour()));
        }
        assert!(!player.inspect(Line::row(0)).explains);
    }

    #[test]
    fn of_many_layouts_the_first_are_shown() {
        let rows: Vec<String> = (0..60).map(|row| if row == 0 { "5 5 5" } else { "0" }.to_owned()).collect();
        let columns: Vec<String> = (0..60).map(|column| usize::from(column < 15).to_string()).collect();
        let text = format!("rows\n{}\n\ncolumns\n{}", rows.join("\n"), columns.join("\n"));
        let puzzle = nonoscope_format::read(&text).unwrap().puzzle;
        let seen = Inspection::new(&puzzle, Line::row(0), vec![Cell::UNKNOWN; 60]);
        assert_eq!(seen.strips.len(), MOST_SHOWN);
        let shown = format!("; the first 300 of {} are shown.", seen.fitting);
        assert!(seen.sentence().to_string().ends_with(&shown), "{}", seen.sentence());
        let none = Inspection::new(&puzzle, Line::row(1), vec![Cell::FILLED; 60]);
        assert_eq!(
            (none.strips.len(), none.sentence().to_string().as_str()),
            (0, "no free gap, no layout fits what is known.")
        );
        assert!(none.agreed.iter().all(|cell| *cell == Cell::UNKNOWN));
    }

    #[test]
    fn coloured_lines_have_coloured_layouts() {
        let picture = "OXXBB\nXBOBX\nBBXXO\nOCCOB\nXOCBB".parse().unwrap();
        let puzzle = Puzzle::of_picture(&picture).unwrap();
        let outcome = nonoscope_core::solve::solve(&puzzle, Method::Auto);
        let reading = nonoscope_format::read("1x1:1/1").unwrap();
        let reading = nonoscope_format::Reading { puzzle, ..reading };
        let mut player = Player::new(Session::new(&reading, outcome, false));
        player.set_skips_idle(false);
        let mut explained = 0;
        while player.step() {
            let step = player.last_step().unwrap();
            let Reason::Line { line, layouts, fitting } = step.reason else { continue };
            let seen = player.inspect(line);
            assert_eq!((seen.explains, seen.layouts, seen.fitting), (true, layouts, fitting));
            assert_eq!(Some(seen.strips.len() as u128), fitting.exact());
            let mut told: Vec<Change> = step.changes.to_vec();
            told.sort_by_key(|change| line.along(change.at));
            assert!(seen.new_cells().eq(told.iter().copied()), "{line}: {told:?}");
            // They agree on what they have in common.
            let agreed = (0..5).map(|along| {
                let colours = seen.strips.iter().map(|strip| strip[along]).collect();
                Cell::among(colours, 3)
            });
            assert!(agreed.eq(seen.agreed.iter().copied()));
            explained += usize::from(!told.is_empty());
        }
        assert!(explained > 5);
        let clue = player.puzzle().clue(Line::row(1));
        assert!(
            player
                .inspect(Line::row(1))
                .strips
                .iter()
                .all(|strip| { Clue::of_cells(strip.iter().map(|&colour| Cell::of(colour))) == *clue })
        );
    }
}
