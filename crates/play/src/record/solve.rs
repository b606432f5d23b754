//! One solve: a puzzle, how it went, and how it ended.

use super::replay::Replay;
use crate::Date;
use nonoscope_core::solve::Tier;
use nonoscope_core::trace::Technique;
use std::cmp::Ordering;
use std::fmt;

/// The largest time in milliseconds: numbers in browsers are exact up to here.
const LATEST: u64 = (1 << 53) - 1;
/// The most characters of a title and of a shelf's id; what is longer is cut.
const MOST_NAMED: usize = 60;
/// The most characters of a link; a longer one is not kept.
const MOST_LINKED: usize = 2000;
/// The most characters of a replay; a longer one is not kept.
const MOST_REPLAYED: usize = 10_000;
/// The most techniques of a solve, and characters of the name of one.
const MOST_TECHNIQUES: usize = 24;
const LONGEST_TECHNIQUE: usize = 24;
/// The most fields that this version does not know, and characters of one.
const MOST_FIELDS: usize = 8;
const LONGEST_FIELD: usize = 100;

/// The name of a puzzle: a hash of its clues, givens and inks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleName(u64);

impl PuzzleName {
    /// From the name of the puzzle's marks: 16 hexadecimal digits, perhaps after words that end with full stops.
    pub fn of_marks(marks: &str) -> Option<PuzzleName> {
        let digits = marks.rsplit('.').next().unwrap_or(marks);
        let is_hash = digits.len() == 16 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        u64::from_str_radix(digits, 16).ok().filter(|_| is_hash).map(PuzzleName)
    }
}

/// Its 16 hexadecimal digits.
impl fmt::Display for PuzzleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// What tells one solve from all others. The order is that in which they were begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SolveId {
    /// When it was begun, in milliseconds since 1970; 0 if nobody knows.
    pub begun: u64,
    /// Its puzzle.
    pub puzzle: PuzzleName,
}

/// How a solve ended. The order is from the least to the most: a solve that was given up and then finished is solved. If a person gives
/// up and then watches the page to its end, these are two solves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ended {
    /// The page has solved it, and the person has watched that to its end.
    Watched,
    /// The person began to solve it, and gave up.
    GivenUp,
    /// The person has solved it.
    Solved,
}

impl Ended {
    /// All ways to end.
    pub const ALL: [Ended; 3] = [Ended::Watched, Ended::GivenUp, Ended::Solved];

    /// As it is kept: `watched`, `given-up` or `solved`.
    pub fn name(self) -> &'static str {
        match self {
            Ended::Watched => "watched",
            Ended::GivenUp => "given-up",
            Ended::Solved => "solved",
        }
    }
}

/// One solve of a puzzle. A field that is not known is 0 or `None`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solve {
    /// The puzzle.
    pub puzzle: PuzzleName,
    /// When it was begun, in milliseconds since 1970.
    pub begun: u64,
    /// How it ended.
    pub ended: Ended,
    /// When it ended, in milliseconds since 1970. If a clock was set back, this may be earlier than it was begun.
    pub finished: u64,
    /// The day on which it ended, as the player's calendar had it.
    pub on: Option<Date>,
    /// The day on which it was begun; it need not be given if it ended on the same one.
    pub begun_on: Option<Date>,
    /// The time that it took, in milliseconds.
    pub millis: u64,
    /// How many hints the person had.
    pub hints: u32,
    /// How often they had their marks checked.
    pub checks: u32,
    /// How many wrong marks a check or a hint has found.
    pub mistakes: u32,
    /// The day, if it was solved as the puzzle of that day.
    pub day: Option<Date>,
    /// The width and the height.
    pub size: Option<(u16, u16)>,
    /// How hard it is, from 0 to 100.
    pub rating: Option<u8>,
    /// How many inks it has.
    pub inks: u8,
    /// Its id on a shelf of puzzles.
    pub shelf: Option<String>,
    /// Its title.
    pub title: Option<String>,
    /// A link that opens it.
    pub link: Option<String>,
    /// The techniques that hints have named, each with how often, in the order of the alphabet.
    pub(super) techniques: Vec<(String, u32)>,
    /// The marks in the order in which they were made, as a text.
    pub(super) replay: Option<String>,
    /// The fields that this version does not know, in the order of the alphabet.
    pub(super) unknown: Vec<(String, String)>,
    is_deleted: bool,
}

impl Solve {
    /// A solve of which nothing else is known.
    pub fn new(puzzle: PuzzleName, begun: u64, ended: Ended) -> Solve {
        Solve {
            puzzle,
            begun: begun.min(LATEST),
            ended,
            finished: 0,
            on: None,
            begun_on: None,
            millis: 0,
            hints: 0,
            checks: 0,
            mistakes: 0,
            day: None,
            size: None,
            rating: None,
            inks: 0,
            shelf: None,
            title: None,
            link: None,
            techniques: Vec::new(),
            replay: None,
            unknown: Vec::new(),
            is_deleted: false,
        }
    }

    /// What remains of a deleted one.
    pub(super) fn deleted(id: SolveId) -> Solve {
        Solve { is_deleted: true, ..Solve::new(id.puzzle, id.begun, Ended::Watched) }
    }

    pub(super) fn is_deleted(&self) -> bool {
        self.is_deleted
    }

    /// What tells it from all others.
    pub fn id(&self) -> SolveId {
        SolveId { begun: self.begun, puzzle: self.puzzle }
    }

    /// How hard it is, in a word.
    pub fn tier(&self) -> Option<Tier> {
        self.rating.map(Tier::of)
    }

    /// A hint has named a technique this many times.
    pub fn asked_for(&mut self, technique: Technique, times: u32) {
        match self.techniques.binary_search_by(|own| own.0.as_str().cmp(technique.name())) {
            Ok(place) => self.techniques[place].1 = self.techniques[place].1.saturating_add(times),
            Err(place) => self.techniques.insert(place, (technique.name().to_owned(), times)),
        }
    }

    /// The techniques that hints have named, each with how often.
    pub fn techniques(&self) -> impl Iterator<Item = (Technique, u32)> {
        self.techniques.iter().filter_map(|(name, times)| Some((name.parse().ok()?, *times)))
    }

    /// The marks in the order in which they were made, if they are kept.
    pub fn replay(&self) -> Option<Replay> {
        Replay::from_text(self.replay.as_deref()?)
    }

    /// Keeps the marks in the order in which they were made. False if they take more than 10,000 characters; then none are kept.
    pub fn set_replay(&mut self, replay: &Replay) -> bool {
        self.replay = Some(replay.to_text()).filter(|text| text.len() <= MOST_REPLAYED);
        self.replay.is_some()
    }

    /// Adds what another state of the same solve knows: the larger value of each field.
    pub(super) fn join(&mut self, other: &Solve) {
        if self.is_deleted || other.is_deleted {
            *self = Solve::deleted(self.id());
            return;
        }
        self.ended = self.ended.max(other.ended);
        self.finished = self.finished.max(other.finished);
        self.on = self.on.max(other.on);
        self.begun_on = self.begun_on.max(other.begun_on);
        self.millis = self.millis.max(other.millis);
        self.hints = self.hints.max(other.hints);
        self.checks = self.checks.max(other.checks);
        self.mistakes = self.mistakes.max(other.mistakes);
        self.day = self.day.max(other.day);
        self.size = self.size.max(other.size);
        self.rating = self.rating.max(other.rating);
        self.inks = self.inks.max(other.inks);
        let texts = [
            (&mut self.shelf, &other.shelf),
            (&mut self.title, &other.title),
            (&mut self.link, &other.link),
            (&mut self.replay, &other.replay),
        ];
        for (own, other) in texts {
            if let Some(other) = other
                && own.as_ref().is_none_or(|own| by_length(own, other).is_lt())
            {
                *own = Some(other.clone());
            }
        }
        for (name, times) in &other.techniques {
            match self.techniques.binary_search_by(|own| own.0.cmp(name)) {
                Ok(place) => self.techniques[place].1 = self.techniques[place].1.max(*times),
                Err(place) => self.techniques.insert(place, (name.clone(), *times)),
            }
        }
        for (name, value) in &other.unknown {
            match self.unknown.binary_search_by(|own| own.0.cmp(name)) {
                Ok(place) if by_length(&self.unknown[place].1, value).is_lt() => {
                    self.unknown[place].1.clone_from(value);
                }
                Ok(_) => {}
                Err(place) => self.unknown.insert(place, (name.clone(), value.clone())),
            }
        }
    }

    /// Drops what is too long or cannot be.
    pub(super) fn fit(&mut self) {
        (self.begun, self.finished) = (self.begun.min(LATEST), self.finished.min(LATEST));
        self.rating = self.rating.map(|rating| rating.min(100));
        self.size = self.size.filter(|size| size.0 > 0 && size.1 > 0);
        for text in [&mut self.shelf, &mut self.title] {
            if let Some(text) = text
                && let Some((end, _)) = text.char_indices().nth(MOST_NAMED)
            {
                text.truncate(end);
            }
        }
        for text in [&mut self.shelf, &mut self.title, &mut self.link, &mut self.replay] {
            text.take_if(|text| text.is_empty());
        }
        self.link.take_if(|link| link.len() > MOST_LINKED);
        self.replay.take_if(|replay| replay.len() > MOST_REPLAYED);
        self.techniques.retain(|(name, times)| *times > 0 && (1..=LONGEST_TECHNIQUE).contains(&name.len()));
        self.techniques.truncate(MOST_TECHNIQUES);
        self.unknown.retain(|(name, value)| name.len() + value.len() <= LONGEST_FIELD);
        self.unknown.truncate(MOST_FIELDS);
    }

    /// Drops what only newer solves have, except for what statistics need.
    pub(super) fn drop_details(&mut self) {
        (self.finished, self.begun_on) = (0, None);
        (self.hints, self.checks, self.mistakes) = (0, 0, 0);
        (self.shelf, self.title) = (None, None);
        self.techniques.clear();
        self.unknown.clear();
    }
}

/// The order of values: the longer one is larger, and numbers and days are in their own order.
fn by_length(one: &str, other: &str) -> Ordering {
    one.len().cmp(&other.len()).then_with(|| one.cmp(other))
}
