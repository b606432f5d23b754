//! How the browser keeps the record: one text, and beside it each solve since, by itself. What is stored is read again right before it is
//! written, so that two tabs lose nothing, and a solve is only removed once the record has it.

use crate::kept_names::{MARKS, RECORD, SOLVE, SOLVED};
use crate::marks::{KeptMarks, name_of};
use crate::origin::Wanted;
use crate::shelf::msg::Kept;
use crate::solved::Solved;
use nonoscope_core::puzzle::{Cell, Grid, MAX_INKS, MAX_SIDE, Puzzle};
use nonoscope_kit::model::store::Store;
use nonoscope_play::record::{Ended, PuzzleName, Record, RecordError, Replay, Solve};
use nonoscope_play::{Date, Marks};

/// A solve that the page has kept by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Noted {
    pub(crate) name: String,
    /// A line of the record.
    pub(crate) line: String,
    /// The marks of its puzzle, as the page keeps them.
    pub(crate) marks: Option<String>,
}

impl Kept {
    /// What a store keeps now, as far as something wanted needs it.
    pub(crate) fn of(store: Option<&impl Store>, wanted: Wanted, today: Option<Date>) -> Kept {
        let Some(store) = store else { return Kept { today, ..Kept::default() } };
        let names = store.names().into_iter().filter(|name| name.starts_with(SOLVE));
        let noted = names.filter_map(|name| {
            let puzzle = name.strip_prefix(SOLVE)?.split('.').next()?;
            let (line, marks) = (store.get(&name)?, store.get(&format!("{MARKS}{puzzle}")));
            Some(Noted { name, line, marks })
        });
        let journal: Vec<Noted> = noted.collect();
        let needs_record = wanted == Wanted::Record || !journal.is_empty();
        let record = if needs_record { store.get(RECORD) } else { None };
        Kept { today, solved: store.get(SOLVED), record, journal, has_store: true }
    }
}

/// The solves that the page has kept by themselves.
#[derive(Debug, Default)]
pub(crate) struct Journal {
    pub(crate) solves: Record,
    /// Their names.
    pub(crate) names: Vec<String>,
}

impl Journal {
    /// Reads them, with a replay of each whose marks are there. One that cannot be read stays where it is: a later version may have kept it.
    pub(crate) fn read(noted: &[Noted]) -> Journal {
        let (mut solves, mut names) = (Vec::new(), Vec::new());
        for Noted { name, line, marks } in noted {
            let Some(mut solve) = Solve::from_line(line) else { continue };
            if let Some(replay) = marks.as_deref().and_then(|marks| replay_of(&solve, marks)) {
                // A long one is left out.
                let _ = solve.set_replay(&replay);
            }
            solves.push(solve);
            names.push(name.clone());
        }
        Journal { solves: solves.into_iter().collect(), names }
    }
}

/// Of more cells, no replay is made: its text would be too long.
const MOST_CELLS: usize = 10_000;

/// The replay of a solve, if these marks are its solution, and nothing was given.
fn replay_of(solve: &Solve, marks: &str) -> Option<Replay> {
    if solve.ended != Ended::Solved || solve.replay().is_some() {
        return None;
    }
    let (width, height) = solve.size.map(|(width, height)| (usize::from(width), usize::from(height)))?;
    let inks = usize::from(solve.inks.max(1));
    if width.max(height) > MAX_SIDE || width * height > MOST_CELLS || inks > MAX_INKS {
        return None;
    }
    let marks = Marks::from_text(&Grid::unknown_of(width, height, inks), &KeptMarks::from_text(marks)?.marks)?;
    let puzzle = puzzle_of(marks.grid())?;
    // With givens it would have another name.
    let is_whole = PuzzleName::of_marks(&name_of(&puzzle)) == Some(solve.puzzle);
    is_whole.then(|| Replay::of_marks(&marks, solve.millis))
}

/// The puzzle of which these marks are the solution. Cells that may be empty are.
pub(super) fn puzzle_of(marks: &Grid) -> Option<Puzzle> {
    let mut picture = marks.clone();
    for at in marks.places().filter(|&at| !marks.get(at).is_filled() || !marks.get(at).is_known()) {
        picture.set(at, Cell::EMPTY);
    }
    Puzzle::of_picture(&picture).ok()
}

/// What is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Keep {
    pub(crate) record: Record,
    /// The names of solves that the record has.
    pub(crate) taken: Vec<String>,
    /// Whether what is solved is ticked elsewhere, too.
    pub(crate) spreads: bool,
}

/// What has become of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Outcome {
    /// The record with what was stored, and the list of what is solved, if that has changed.
    Kept { record: Box<Record>, solved: Option<String> },
    /// The browser keeps nothing.
    NoStore,
    /// There is no room, or writing is forbidden.
    Full,
    /// What is stored must stay.
    Refused(RecordError),
}

impl Keep {
    /// Keeps it. Nothing is removed before that has worked.
    pub(crate) fn within(self, store: Option<&impl Store>) -> Outcome {
        let Some(store) = store else { return Outcome::NoStore };
        let Keep { mut record, taken, spreads } = self;
        let text = match record.text_over(store.get(RECORD).as_deref()) {
            Ok(text) => text,
            Err(error) => return Outcome::Refused(error),
        };
        if !store.set(RECORD, &text) {
            return Outcome::Full;
        }
        for name in taken {
            // If it stays, it is taken again, which changes nothing.
            store.remove(&name);
        }
        let solved = if spreads { spread(store, &record) } else { None };
        Outcome::Kept { record: Box::new(record), solved }
    }
}

/// Ticks what is solved. Returns the list, if something is new in it and it could be kept.
fn spread(store: &impl Store, record: &Record) -> Option<String> {
    let own = store.get(SOLVED).and_then(|text| Solved::from_text(&text)).unwrap_or_default();
    let mut solved = Solved::of_record(record);
    // What was solved here comes last, because it counts as the latest.
    solved.merge(&own);
    let text = solved.to_text();
    (solved.count() > own.count() && store.set(SOLVED, &text)).then_some(text)
}
