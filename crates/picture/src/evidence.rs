//! How a board shows an argument: the cells it rests on, the runs it is about, and where each can lie.

use super::look::{Ends, RunSet};
use super::scene::Scene;
use nonoscope_core::deduce::{Deduction, Placement};
use nonoscope_core::puzzle::{At, Cell, Line, Puzzle};
use nonoscope_core::trace::Change;

/// What a board shows of an argument.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Evidence {
    /// The line that it looks at.
    pub line: Option<Line>,
    /// Where the runs that it is about can lie.
    pub runs: Vec<Placement>,
    /// The first and the last cell of the blocks that it is about, counted along the line from 0.
    pub blocks: Vec<(usize, usize)>,
    /// The cells that it rests on.
    pub rests_on: Vec<At>,
    /// The cells that it settles: of those that have just changed, only these stand out. If there are none, all do.
    pub settles: Vec<At>,
    /// The cell that is supposed, or asked about.
    pub about: Option<At>,
    /// The consequences of a supposition before this argument. For the supposed cell, they replace what is known.
    pub follows: Vec<Change>,
}

impl Evidence {
    /// The evidence of a deduction.
    pub fn of(deduction: &Deduction) -> Evidence {
        let Deduction { line, runs, blocks, rests_on, cells, .. } = deduction;
        Evidence {
            line: Some(*line),
            runs: runs.clone(),
            blocks: blocks.clone(),
            rests_on: rests_on.iter().map(|&along| line.cell(along)).collect(),
            settles: cells.iter().map(|&(along, _)| line.cell(along)).collect(),
            ..Evidence::default()
        }
    }

    /// Several arguments about one line at once. Of each run, the narrowest place is shown.
    pub fn together<'e>(all: impl IntoIterator<Item = &'e Evidence>) -> Evidence {
        let mut together = Evidence::default();
        for one in all {
            together.line = together.line.or(one.line);
            for run in one.runs.iter().filter(|_| one.line == together.line) {
                match together.runs.iter_mut().find(|other| other.run == run.run) {
                    Some(other) => {
                        (other.earliest, other.latest) =
                            (other.earliest.max(run.earliest), other.latest.min(run.latest));
                    }
                    None => together.runs.push(*run),
                }
            }
            let new: Vec<At> = one.rests_on.iter().copied().filter(|at| !together.rests_on.contains(at)).collect();
            together.rests_on.extend(new);
        }
        together
    }

    /// Leaves out what a puzzle does not have.
    fn within(&self, puzzle: &Puzzle) -> Evidence {
        let has = |line: &Line| line.index < puzzle.clues(line.axis).len();
        let line = self.line.filter(has);
        let length = line.map_or(0, |line| puzzle.length(line.axis));
        let runs = line.map_or(0, |line| puzzle.clue(line).len());
        let fits = |run: &&Placement| {
            let end = run.latest.checked_add(run.length);
            run.run < runs && run.length > 0 && run.earliest <= run.latest && end.is_some_and(|end| end <= length)
        };
        Evidence {
            line,
            runs: self.runs.iter().filter(fits).copied().collect(),
            blocks: self.blocks.iter().filter(|(first, last)| first <= last && *last < length).copied().collect(),
            rests_on: self.rests_on.iter().filter(|&&at| puzzle.contains(at)).copied().collect(),
            settles: self.settles.clone(),
            about: self.about.filter(|&at| puzzle.contains(at)),
            follows: self.follows.iter().filter(|change| puzzle.contains(change.at)).copied().collect(),
        }
    }
}

impl Scene {
    /// Shows what an argument rests on. It lights only its own line.
    pub fn show(&mut self, puzzle: &Puzzle, evidence: &Evidence) {
        let Evidence { line, runs, blocks, rests_on, settles, about, follows } = evidence.within(puzzle);
        for (index, look) in self.cells_mut().iter_mut().enumerate() {
            look.lit = false;
            // There may be a million cells, and a thousand that it settles: only a few of the cells are looked up.
            if look.fresh && !settles.is_empty() {
                look.fresh = settles.contains(&puzzle.givens().at(index));
            }
        }
        for lit in puzzle.lines() {
            if let Some(look) = self.line_mut(lit) {
                look.lit = false;
            }
        }
        for at in rests_on {
            self.cells_mut()[puzzle.index(at)].rests = true;
        }
        for change in follows {
            let look = &mut self.cells_mut()[puzzle.index(change.at)];
            if about == Some(change.at) {
                // It may be known by now to be wrong.
                (look.cell, look.fresh) = (Cell::UNKNOWN, false);
            }
            if !look.cell.is_known() {
                look.would_be = change.cell;
            }
        }
        if let Some(at) = about {
            self.cells_mut()[puzzle.index(at)].tried = true;
        }
        let Some(line) = line else { return };
        self.light(puzzle, Some(line));
        if let Some(look) = self.line_mut(line) {
            look.told = runs.iter().map(|run| run.run).collect::<RunSet>();
        }
        let mut draw = |first: usize, last: usize, bar: fn(&mut super::look::Ghosts) -> &mut Option<Ends>| {
            for along in first..=last {
                let look = &mut self.cells_mut()[puzzle.index(line.cell(along))];
                look.ghosts.axis = line.axis;
                *bar(&mut look.ghosts) = Some(Ends { first: along == first, last: along == last });
            }
        };
        for Placement { length, earliest, latest, .. } in runs {
            draw(earliest, earliest + length - 1, |ghosts| &mut ghosts.earliest);
            draw(latest, latest + length - 1, |ghosts| &mut ghosts.latest);
        }
        for (first, last) in blocks {
            draw(first, last, |ghosts| &mut ghosts.block);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::deduce::deductions;
    use nonoscope_core::puzzle::Axis;
    use nonoscope_core::trace::Technique;

    /// A row of ten cells with the clue 3 5, and columns that do not matter.
    fn puzzle() -> Puzzle {
        Puzzle::of_picture(&"XXXOXXXXXO".parse().unwrap()).unwrap()
    }

    fn overlaps(puzzle: &Puzzle) -> Vec<Evidence> {
        let line = Line::row(0);
        let all = deductions(line, puzzle.clue(line), &[Cell::UNKNOWN; 10], 1).unwrap();
        assert!(all.iter().all(|deduction| deduction.technique == Technique::Overlap));
        all.iter().map(Evidence::of).collect()
    }

    fn scene(puzzle: &Puzzle, evidence: &Evidence) -> Scene {
        let mut scene = Scene::of_grid(puzzle, puzzle.givens());
        scene.show(puzzle, evidence);
        scene
    }

    /// The bars as letters: `e` for the earliest place, `l` for the latest, `b` for both; capitals at their ends.
    fn bars(scene: &Scene) -> String {
        let letter = |ends: Option<Ends>, letter: char| match ends {
            None => '.',
            Some(Ends { first: false, last: false }) => letter,
            Some(_) => letter.to_ascii_uppercase(),
        };
        let cells = scene.cells().iter();
        cells.map(|look| format!("{}{}", letter(look.ghosts.earliest, 'e'), letter(look.ghosts.latest, 'l'))).collect()
    }

    #[test]
    fn runs_are_shown_at_their_earliest_and_latest_place() {
        let puzzle = puzzle();
        let overlaps = overlaps(&puzzle);
        assert_eq!(bars(&scene(&puzzle, &overlaps[0])), "E.eLEl.L............");
        let scene = scene(&puzzle, &Evidence::together(&overlaps));
        // The 3 lies on cells 1 to 3 or 2 to 4, the 5 on 5 to 9 or 6 to 10.
        assert_eq!(bars(&scene), "E.eLEl.LE.eLelelEl.L");
        let both = |look: &crate::CellLook| look.ghosts.earliest.is_some() && look.ghosts.latest.is_some();
        let covered: Vec<usize> = (0..10).filter(|&column| both(&scene.cells()[column])).collect();
        assert_eq!(covered, [1, 2, 5, 6, 7, 8], "a run covers the cells along which both of its bars run");
        assert!(scene.lines(Axis::Row)[0].told.has(0) && scene.lines(Axis::Row)[0].told.has(1));
        assert!(!scene.lines(Axis::Row)[0].told.has(2) && scene.lines(Axis::Row)[0].lit);
        assert!(scene.cells().iter().all(|look| look.lit && !look.rests));
        assert!(!scene.is_finished());
    }

    #[test]
    fn columns_are_shown_along_themselves() {
        let puzzle = Puzzle::of_picture(&"X\nX\nX\nO".parse().unwrap()).unwrap();
        let run = Placement { run: 0, length: 3, earliest: 0, latest: 1 };
        let evidence = Evidence {
            line: Some(Line::column(0)),
            runs: vec![run],
            blocks: vec![(1, 2)],
            rests_on: vec![At::new(1, 0)],
            ..Evidence::default()
        };
        let scene = scene(&puzzle, &evidence);
        assert!(scene.cells().iter().all(|look| look.ghosts.axis == Axis::Column));
        let block: Vec<bool> = scene.cells().iter().map(|look| look.ghosts.block.is_some()).collect();
        assert_eq!(block, [false, true, true, false]);
        assert_eq!(scene.cells().iter().filter(|look| look.rests).count(), 1);
    }

    #[test]
    fn several_arguments_together_show_the_narrowest_places() {
        let place = |earliest, latest| Placement { run: 0, length: 3, earliest, latest };
        let one = |runs: Vec<Placement>, rests_on: Vec<At>| Evidence {
            line: Some(Line::row(0)),
            runs,
            rests_on,
            ..Evidence::default()
        };
        let [first, second] = [At::new(0, 0), At::new(0, 1)];
        let all = [one(vec![place(0, 4)], vec![first]), one(vec![place(1, 5)], vec![first, second])];
        assert_eq!(Evidence::together(&all), one(vec![place(1, 4)], vec![first, second]));
        assert_eq!(Evidence::together([]), Evidence::default());
    }

    #[test]
    fn what_a_puzzle_does_not_have_is_left_out() {
        let puzzle = puzzle();
        let far = At::new(7, 70);
        let evidence = Evidence {
            line: Some(Line::row(0)),
            runs: vec![
                Placement { run: 0, length: 3, earliest: 5, latest: 8 },
                Placement { run: 1, length: 0, earliest: 0, latest: 0 },
                Placement { run: 9, length: 1, earliest: 0, latest: 0 },
                Placement { run: 0, length: 2, earliest: 3, latest: 2 },
                Placement { run: 0, length: 2, earliest: 0, latest: usize::MAX },
            ],
            blocks: vec![(3, 2), (8, 10)],
            rests_on: vec![far],
            settles: Vec::new(),
            about: Some(far),
            follows: vec![Change { at: far, cell: Cell::FILLED }],
        };
        let shown = scene(&puzzle, &evidence);
        let lit = scene(&puzzle, &Evidence { line: Some(Line::row(0)), ..Evidence::default() });
        assert_eq!(shown, lit);
        let nowhere = Evidence { line: Some(Line::column(10)), ..evidence };
        assert_eq!(scene(&puzzle, &nowhere), Scene::of_grid(&puzzle, puzzle.givens()));
    }

    #[test]
    fn of_what_has_just_changed_only_what_an_argument_settles_stands_out_and_only_its_line_is_lit() {
        let puzzle = Puzzle::of_picture(&"XO\nOX".parse().unwrap()).unwrap();
        let mut before = Scene::of_grid(&puzzle, puzzle.givens());
        before.light(&puzzle, Some(Line::column(1)));
        before.cells_mut().iter_mut().for_each(|look| look.fresh = true);
        let looks = |evidence: Evidence| {
            let mut scene = before.clone();
            scene.show(&puzzle, &evidence);
            assert!(scene.lines(Axis::Column).iter().all(|look| !look.lit));
            let row: Vec<bool> = scene.lines(Axis::Row).iter().map(|look| look.lit).collect();
            assert_eq!(row, [true, false]);
            assert_eq!(scene.cells().iter().map(|look| look.lit).collect::<Vec<_>>(), [true, true, false, false]);
            scene.cells().iter().map(|look| look.fresh).collect::<Vec<_>>()
        };
        let row = Evidence { line: Some(Line::row(0)), ..Evidence::default() };
        assert_eq!(looks(row.clone()), [true; 4]);
        assert_eq!(looks(Evidence { settles: vec![At::new(0, 1)], ..row }), [false, true, false, false]);
    }

    #[test]
    fn what_would_follow_is_shown_only_where_nothing_is_known() {
        let puzzle = puzzle();
        let mut known = puzzle.givens().clone();
        known.set(At::new(0, 0), Cell::FILLED);
        let mut scene = Scene::of_grid(&puzzle, &known);
        let follows = [0, 1].map(|column| Change { at: At::new(0, column), cell: Cell::EMPTY }).to_vec();
        let about = Evidence { about: Some(At::new(0, 2)), ..Evidence::default() };
        scene.show(&puzzle, &Evidence { follows: follows.clone(), ..about.clone() });
        assert_eq!((scene.cells()[0].would_be, scene.cells()[1].would_be), (Cell::UNKNOWN, Cell::EMPTY));
        assert_eq!([0, 1, 2].map(|column: usize| scene.cells()[column].tried), [false, false, true]);
        // But the supposed cell is shown with its supposed value, even if that turned out wrong.
        let mut scene = Scene::of_grid(&puzzle, &known);
        scene.show(&puzzle, &Evidence { follows, about: Some(At::new(0, 0)), ..Evidence::default() });
        assert_eq!((scene.cells()[0].cell, scene.cells()[0].would_be), (Cell::UNKNOWN, Cell::EMPTY));
    }
}
