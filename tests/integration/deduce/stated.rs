//! A line with what is known of it, and everything that its deductions state, each of which is checked.

use super::oracle::Oracle;
use super::techniques;
use nonoscope::deduce::{Deduction, Misfit, NoLayout, Placement, deductions};
use nonoscope::puzzle::{Cell, Clue, Colour, Colours, Line, Run};
use nonoscope::trace::Technique;
use proptest::prelude::*;
use std::fmt;
use std::ops::RangeInclusive;

/// A line of a puzzle with some inks.
#[derive(Clone)]
pub(super) struct Stated {
    pub(super) inks: usize,
    pub(super) runs: Vec<Run>,
    /// The colours that are possible for each cell: at least one.
    pub(super) known: Vec<Colours>,
}

/// A line of up to `longest` cells, mostly of nearly as many.
pub(super) fn line(inks: impl Strategy<Value = usize>, longest: usize) -> impl Strategy<Value = Stated> {
    let length = prop_oneof![1 => 0..=longest, 4 => longest - 2..=longest];
    (inks, length).prop_flat_map(|(inks, length)| line_of(Just(inks), length..=length))
}

/// A line of this many cells. Nine in ten are what a solver sees: what is known comes from a layout. In the others,
/// some cells are wrong, so that often nothing fits.
pub(super) fn line_of(
    inks: impl Strategy<Value = usize>,
    length: RangeInclusive<usize>,
) -> impl Strategy<Value = Stated> {
    let cells = prop::collection::vec((any::<u8>(), any::<u8>(), any::<u8>(), any::<u32>()), length);
    (inks, cells, 20u8..=240, 10u8..=240, prop::bool::weighted(0.9)).prop_map(
        |(inks, cells, restless, knowing, honest)| {
            let colours: Vec<Colour> = Colour::all(inks).collect();
            let mut picture: Vec<Colour> = Vec::new();
            for &(turn, colour, ..) in &cells {
                let last = picture.last().copied().filter(|_| turn > restless);
                let other =
                    if colour < 128 { Colour::BACKGROUND } else { colours[usize::from(colour) % colours.len()] };
                picture.push(last.unwrap_or(other));
            }
            let known = picture.iter().zip(&cells).map(|(&colour, &(.., shown, bits))| {
                let some: Colours = colours.iter().copied().filter(|colour| bits >> colour.number() & 1 == 1).collect();
                match (shown < knowing, bits >> 28) {
                    (false, _) => Colours::all(inks),
                    (true, ..4) if !honest => Colours::of(colours[bits as usize % colours.len()]),
                    (true, ..12) => Colours::of(colour),
                    (true, _) => some.or(Colours::of(colour)),
                }
            });
            let clue = Clue::of_cells(picture.iter().map(|&colour| Cell::of(colour)));
            Stated { inks, runs: clue.runs().collect(), known: known.collect() }
        },
    )
}

/// Its runs with the numbers of their inks, and for each cell the numbers of the colours that are possible.
impl fmt::Debug for Stated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let runs = self.runs.iter().map(|run| format!("{}/{}", run.length, run.colour.number()));
        let cells =
            self.known.iter().map(|possible| possible.iter().map(|colour| colour.number().to_string()).collect());
        let (runs, cells): (Vec<String>, Vec<String>) = (runs.collect(), cells.collect());
        write!(f, "{} inks, {}: {}", self.inks, runs.join(" "), cells.join(" "))
    }
}

impl Stated {
    pub(super) fn clue(&self) -> Clue {
        self.runs.iter().copied().collect()
    }

    pub(super) fn cells(&self) -> Vec<Cell> {
        self.known.iter().map(|&possible| Cell::among(possible, self.inks)).collect()
    }

    /// What is known of some cells, and nothing of the others.
    pub(super) fn only(&self, cells: &[usize]) -> Vec<Colours> {
        let all = Colours::all(self.inks);
        (0..self.known.len()).map(|along| if cells.contains(&along) { self.known[along] } else { all }).collect()
    }

    /// All its deductions, after a check of everything that they state; `None` if nothing fits, which is checked too.
    pub(super) fn checked(&self, oracle: &impl Oracle) -> Option<Vec<Deduction>> {
        let found = deductions(Line::column(7), &self.clue(), &self.cells(), self.inks);
        let Some(forced) = oracle.forced(&self.known) else {
            assert_eq!(found, Err(NoLayout), "{self:?}");
            return None;
        };
        let found = found.unwrap();
        let mut now = self.clone();
        for deduction in &found {
            now.check(deduction, oracle);
            for &(along, cell) in &deduction.cells {
                now.known[along] = cell.possible(self.inks);
            }
        }
        assert_eq!(now.known, forced.seen, "{self:?} {found:?}");
        Some(found)
    }

    /// A deduction's statement holds for every layout that fits the cells it rests on, regardless of the other known cells.
    fn check(&self, deduction: &Deduction, oracle: &impl Oracle) {
        let alone = self.only(&deduction.rests_on);
        let forced = oracle.forced(&alone).unwrap();
        // Going by the room that runs need: they can leave any cell empty.
        let roomy: Vec<Colours> = alone.iter().map(|possible| possible.or(Colours::BACKGROUND)).collect();
        let room = oracle.forced(&roomy).unwrap();
        assert_eq!(deduction.line, Line::column(7));
        assert!(deduction.technique.is_of_one_line());
        assert!(deduction.rests_on.is_sorted_by(|a, b| a < b), "{deduction:?}");
        assert!(deduction.rests_on.iter().all(|&along| self.known[along] != Colours::all(self.inks)), "{deduction:?}");
        assert!(!deduction.cells.is_empty() && deduction.cells.is_sorted_by_key(|cell| cell.0), "{deduction:?}");
        for &(along, cell) in &deduction.cells {
            let (before, after) = (self.known[along], cell.possible(self.inks));
            assert!(after != before && after.minus(before).is_empty(), "{along} is old: {self:?} {deduction:?}");
            assert_eq!(forced.seen[along].and(before).minus(after), Colours::NONE, "{along}: {self:?} {deduction:?}");
        }
        let is_known = |along: usize, colour| alone[along] == Colours::of(colour);
        for &(first, last) in &deduction.blocks {
            let colour = alone[first].only().filter(|colour| !colour.is_background());
            let colour = colour.unwrap_or_else(|| panic!("{first} is of no ink: {self:?} {deduction:?}"));
            assert!((first..=last).all(|along| is_known(along, colour)), "{self:?} {deduction:?}");
            let more = [first.checked_sub(1), Some(last + 1).filter(|&past| past < alone.len())];
            assert!(!more.into_iter().flatten().any(|along| is_known(along, colour)), "{self:?} {deduction:?}");
        }
        assert!(deduction.runs.is_sorted_by(|a, b| a.run < b.run), "{self:?} {deduction:?}");
        for place in &deduction.runs {
            let run = self.runs[place.run];
            assert_eq!(place.length, usize::from(run.length));
            assert!(place.earliest <= place.latest, "{self:?} {deduction:?}");
            let (exact, simple) = (forced.spans[place.run], room.spans[place.run]);
            // Not too tight for what it rests on; not wider than the room that the runs need.
            assert!(place.earliest <= exact.0 && exact.1 <= place.latest, "{place:?}: {self:?} {deduction:?}");
            assert!(simple.0 <= place.earliest && place.latest <= simple.1, "{place:?}: {self:?} {deduction:?}");
            if matches!(deduction.technique, Technique::Overlap | Technique::OutOfReach | Technique::Mercury) {
                assert_eq!((place.earliest, place.latest), simple, "{self:?} {deduction:?}");
            }
        }
        let misfits =
            if deduction.technique == Technique::NoRunFits { self.misfits(deduction, &room.spans) } else { vec![] };
        assert_eq!(deduction.misfits, misfits, "{self:?} {deduction:?}");
        assert!(techniques::holds(self, deduction, &alone), "{self:?} {deduction:?}");
        // All of a run's blocks, and of what a block is, are known.
        let is_known =
            |&(first, last): &(usize, usize)| (first..=last).all(|along| deduction.rests_on.contains(&along));
        assert!(deduction.blocks.iter().all(is_known));
    }

    /// What is wrong with each run wherever it has room and is put on the cells, going by what the deduction rests on.
    fn misfits(&self, deduction: &Deduction, room: &[(usize, usize)]) -> Vec<Misfit> {
        let alone = self.only(&deduction.rests_on);
        let of = |place: &Placement| {
            let colour = self.runs[place.run].colour;
            let is_own = |along: usize| alone.get(along) == Some(&Colours::of(colour));
            let excludes =
                |&(along, cell): &(usize, Cell)| self.known[along].has(colour) && !cell.possible(self.inks).has(colour);
            let tried: Vec<usize> = deduction.cells.iter().filter(|cell| excludes(cell)).map(|cell| cell.0).collect();
            let mut misfit = Misfit::default();
            let (earliest, latest) = room[place.run];
            for start in earliest..=latest {
                let cells = start..start + place.length;
                if !tried.iter().any(|along| cells.contains(along)) {
                    continue;
                }
                if cells.clone().any(|along| !alone[along].has(colour)) {
                    misfit.covers = true;
                } else if is_own(cells.end) || (start > 0 && is_own(start - 1)) {
                    misfit.touches = true;
                } else {
                    misfit.crowds = true;
                }
            }
            misfit
        };
        deduction.runs.iter().map(of).collect()
    }
}
