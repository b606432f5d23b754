//! The record of the player in its dialogue: what they have solved, in numbers and one by one, what to solve again, and replays.

pub(crate) mod keeping;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
pub(crate) mod replaying;
#[cfg(target_arch = "wasm32")]
pub(crate) mod screen;
#[cfg(test)]
mod tests;
mod words;

use self::keeping::{Journal, Keep, Outcome};
use self::replaying::{ReplayMsg, Replaying};
use super::msg::Kept;
use super::stock::{self, Order};
use super::{Effect, Model};
use crate::origin::Wanted;
use crate::solved::Solved;
use nonoscope_core::solve::Tier;
use nonoscope_core::trace::Technique;
use nonoscope_kit::file::File;
use nonoscope_play::Date;
use nonoscope_play::record::{Again, Ended, Figures, Record, RecordError, SizeClass, Solve, SolveId, Statistics};
use nonoscope_shelf::Id;
use nonoscope_words::{Text, files, record};

/// A message about the record.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum RecordMsg {
    /// The figures are to be those of a difficulty; `None` for any.
    Tier(Option<Tier>),
    /// The graph is to show the times of a size; `None` for any.
    Size(Option<SizeClass>),
    /// The record was kept, or could not be.
    Kept(Outcome),
    /// A puzzle is to be solved again.
    Again(SolveId),
    /// The result of a solve is to be shared.
    Share(SolveId),
    /// Whether a text is on the clipboard.
    Copied {
        worked: bool,
    },
    /// A lesson is to be opened.
    Lesson(Technique),
    /// The record is to be saved as a file.
    Export,
    /// A file was chosen: its text, unless it cannot be read.
    Import(Option<String>),
    Replay(ReplayMsg),
}

/// What the dialogue knows of the record.
#[derive(Debug, Default)]
pub(crate) struct Recording {
    pub(crate) record: Record,
    /// The record in numbers, once it has been asked for.
    pub(crate) statistics: Option<Statistics>,
    pub(crate) tier: Option<Tier>,
    pub(crate) size: Option<SizeClass>,
    /// What there is to say: of an import, for example.
    pub(crate) said: Text,
    /// Why the record is not kept.
    pub(crate) trouble: Option<Text>,
    /// Whether what is stored must stay, because this version cannot read it.
    is_foreign: bool,
    /// The solve whose result was shared last, and that result.
    shared: Option<(SolveId, String)>,
    /// The solve whose result is on the clipboard.
    pub(crate) copied: Option<SolveId>,
    /// The names of solves that are in the record here and still by themselves in the browser.
    taken: Vec<String>,
    pub(crate) replaying: Option<Replaying>,
    /// How many animations have been asked for.
    pub(crate) drawings: u32,
    /// How often what is shown has changed.
    pub(crate) changes: u32,
}

impl Recording {
    /// Whether it shows a result that the browser did not copy.
    pub(crate) fn shows_result(&self) -> bool {
        self.shared.as_ref().is_some_and(|(_, result)| self.said == record::copy_this(Text::verbatim(result)))
    }
}

/// This many solves are listed.
pub(crate) const LATEST: usize = 30;
/// This many puzzles to solve again are listed.
pub(crate) const MOST_AGAIN: usize = 12;
/// The graph shows this many times.
pub(crate) const MOST_TIMES: usize = 40;

/// The name of the file.
const FILE: &str = "nonoscope-record.txt";

/// The page has asked for something: takes in what it has kept since.
pub(super) fn take_in(model: &mut Model, wanted: Wanted, kept: &Kept, out: &mut Vec<Effect>) {
    if wanted != Wanted::Record && kept.journal.is_empty() {
        return;
    }
    let recording = &mut model.recording;
    (recording.said, recording.trouble, recording.is_foreign) = (Text::default(), None, false);
    (recording.replaying, recording.copied) = (None, None);
    let read = kept.record.as_deref().map(Record::from_text);
    recording.record = match read {
        Some(Ok((record, import))) => {
            if import.damaged > 0 {
                recording.said = Text::sentences([record::damaged(), import.sentence()]);
            }
            record
        }
        Some(Err(error @ (RecordError::Newer | RecordError::TooLong))) => {
            (recording.trouble, recording.is_foreign) = (Some(error.text()), true);
            Record::default()
        }
        // Nothing of it can be read.
        Some(Err(_)) | None => Record::default(),
    };
    let journal = Journal::read(&kept.journal);
    let mut is_new = recording.record.merge(&journal.solves).is_any();
    if let Some(solved) = kept.solved.as_deref().filter(|_| kept.record.is_none()) {
        is_new |= recording.record.complete(solved);
    }
    recording.taken = journal.names;
    is_new |= !recording.taken.is_empty();
    if !kept.has_store {
        recording.trouble = Some(record::no_store());
    }
    is_new |= note_days(model);
    if is_new {
        keep(model, false, out);
    }
    refresh(model);
}

/// The index of the shelf has come.
pub(super) fn index_came(model: &mut Model, out: &mut Vec<Effect>) {
    if note_days(model) {
        keep(model, false, out);
        refresh(model);
    }
}

/// A pack of the shelf has come: a replay may have its colours now.
pub(super) fn pack_came(model: &mut Model) {
    let Some(replaying) = &mut model.recording.replaying else { return };
    let of_shelf = model.recording.record.solve(replaying.id).and_then(number_of);
    if let Some((title, puzzle)) = of_shelf.and_then(|id| model.stock.titled(id)) {
        replaying.colour(title, puzzle);
    }
}

/// A puzzle that was solved on its day was the puzzle of that day, even if it was found on the shelf. Returns whether there is any.
fn note_days(model: &mut Model) -> bool {
    let of_day = |solve: &Solve| {
        let on = solve.on?;
        let is_its_day = solve.day.is_none() && model.stock.of_day(on)?.id == number_of(solve)?;
        is_its_day.then(|| {
            let mut solve = solve.clone();
            solve.day = Some(on);
            solve
        })
    };
    let noted: Record = model.recording.record.solves().filter_map(of_day).collect();
    model.recording.record.merge(&noted).is_any()
}

/// The puzzle of the shelf that was solved.
pub(crate) fn number_of(solve: &Solve) -> Option<Id> {
    solve.shelf.as_deref()?.parse().ok().map(Id::new)
}

/// Has the record kept. If it `spreads`, what is solved is ticked elsewhere, too.
fn keep(model: &mut Model, spreads: bool, out: &mut Vec<Effect>) {
    let recording = &model.recording;
    if !recording.is_foreign {
        let (record, taken) = (recording.record.clone(), recording.taken.clone());
        out.push(Effect::KeepRecord(Box::new(Keep { record, taken, spreads })));
    }
}

/// What is shown has changed.
fn refresh(model: &mut Model) {
    let recording = &mut model.recording;
    recording.changes += 1;
    recording.statistics = model.today.map(|today| recording.record.statistics(today));
}

/// Handles a message.
pub(super) fn turn(model: &mut Model, msg: RecordMsg, out: &mut Vec<Effect>) {
    let recording = &mut model.recording;
    match msg {
        RecordMsg::Tier(tier) => (recording.tier, recording.changes) = (tier, recording.changes + 1),
        RecordMsg::Size(size) => (recording.size, recording.changes) = (size, recording.changes + 1),
        RecordMsg::Kept(outcome) => kept(model, outcome, out),
        RecordMsg::Again(id) => solve_again(model, id, out),
        RecordMsg::Share(id) => {
            if let Some(result) = recording.record.solve(id).and_then(Solve::result) {
                let result = result.map(|line| line.to_string()).join("\n");
                recording.shared = Some((id, result.clone()));
                out.push(Effect::Copy(result));
            }
        }
        RecordMsg::Copied { worked } => {
            let Some((id, result)) = &recording.shared else { return };
            recording.copied = worked.then_some(*id);
            recording.said = if worked { Text::default() } else { record::copy_this(Text::verbatim(result)) };
        }
        RecordMsg::Lesson(technique) => {
            out.push(Effect::Close(Wanted::Record));
            out.push(Effect::Lesson(technique));
        }
        RecordMsg::Export => {
            let (name, media) = (FILE.to_owned(), "text/plain".to_owned());
            out.push(Effect::SaveFile(File { name, bytes: recording.record.to_text().into_bytes(), media }));
        }
        RecordMsg::Import(text) => import(model, text.as_deref(), out),
        RecordMsg::Replay(msg) => replaying::turn(model, msg, out),
    }
}

/// A file was chosen.
fn import(model: &mut Model, text: Option<&str>, out: &mut Vec<Effect>) {
    let imported = text.map(|text| model.recording.record.import(text));
    model.recording.said = match imported {
        Some(Ok(import)) => {
            if import.merged.is_any() {
                note_days(model);
                keep(model, true, out);
            }
            import.sentence()
        }
        Some(Err(error)) => error.text(),
        None => files::unread(),
    };
    refresh(model);
}

/// The record was kept, or could not be.
fn kept(model: &mut Model, outcome: Outcome, out: &mut Vec<Effect>) {
    let recording = &mut model.recording;
    match outcome {
        Outcome::Kept { record, solved } => {
            (recording.record, recording.trouble) = (*record, None);
            recording.taken.clear();
            if let Some(text) = solved {
                model.solved = Solved::from_text(&text).unwrap_or_default();
                model.browse.changes += 1;
                out.push(Effect::TellSolved(text));
            }
        }
        Outcome::NoStore => recording.trouble = Some(record::no_store()),
        Outcome::Full => recording.trouble = Some(record::full()),
        Outcome::Refused(error) => recording.trouble = Some(error.text()),
    }
    refresh(model);
}

/// Puts a puzzle on the board once more.
fn solve_again(model: &mut Model, id: SolveId, out: &mut Vec<Effect>) {
    let Some(solve) = model.recording.record.solve(id) else { return };
    match (number_of(solve), solve.link.clone()) {
        (Some(id), _) => stock::want(model, Order::Again(id), out),
        (None, Some(link)) => {
            out.push(Effect::Close(Wanted::Record));
            out.push(Effect::Again(link));
        }
        (None, None) => {}
    }
}

/// A row of the table: a size, or all of them.
pub(crate) type Row = (Option<SizeClass>, Figures);

impl Model {
    /// The figures for each size of which something has been solved, and for all.
    pub(crate) fn figures(&self) -> Vec<Row> {
        let Some(statistics) = &self.recording.statistics else { return Vec::new() };
        let sizes = SizeClass::ALL.into_iter().map(Some).chain([None]);
        let rows = sizes.map(|size| (size, statistics.figures(size, self.recording.tier)));
        rows.filter(|(_, figures)| figures.puzzles > 0).collect()
    }

    /// The last times, the latest one last, in milliseconds.
    pub(crate) fn times(&self) -> Vec<u64> {
        let statistics = self.recording.statistics.as_ref();
        let times = statistics.map(|statistics| statistics.times(self.recording.size, self.recording.tier, MOST_TIMES));
        times.unwrap_or_default().into_iter().map(|timed| timed.millis).collect()
    }

    /// The puzzles to solve again of which it is known where to find them.
    pub(crate) fn again(&self) -> Vec<Again<'_>> {
        let Some(today) = self.today else { return Vec::new() };
        let can_be_found = |again: &Again<'_>| number_of(again.last).is_some() || again.last.link.is_some();
        self.recording.record.again(today).into_iter().filter(can_be_found).take(MOST_AGAIN).collect()
    }

    /// The latest solves of which more is known than that there was one, the latest first.
    pub(crate) fn latest(&self) -> Vec<&Solve> {
        let is_listed = |solve: &&Solve| solve.ended == Ended::Solved && solve.begun > 0;
        self.recording.record.solves().rev().filter(is_listed).take(LATEST).collect()
    }

    /// What a puzzle that was solved is called.
    pub(crate) fn name_of(&self, solve: &Solve) -> Text {
        let title = solve.title.as_deref().or_else(|| self.stock.title(number_of(solve)?));
        title.map_or_else(|| words::neutral(solve), |title| words::title(solve, title))
    }

    /// When a solve ended: `Today`.
    pub(crate) fn when(&self, on: Option<Date>) -> Text {
        words::when(on, self.today)
    }
}
