//! The queue of puzzles: from files and folders, and from inputs that hold one on each line.

use super::answers::Last;
use super::arguments::Shard;
use super::input::{self, Entry, bytes_of, is_standard_input, puzzles_of, shown};
use crate::format::{self, Format, MAX_FILE};
use serde::de::IgnoredAny;
use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::vec::IntoIter;

/// The length of a text in bytes up to which one worker reads it and answers all of it. A longer one is read here, and its
/// puzzles are answered one by one.
const SHORT: usize = 4 << 10;

/// An item for a worker.
pub(super) enum Question {
    /// A short file, which the worker opens.
    File { path: Arc<Path> },
    /// A text in which there is a puzzle, or a few.
    Text { path: Arc<Path>, bytes: Vec<u8> },
    /// A line with a puzzle.
    Line { path: Arc<Path>, bytes: Vec<u8>, place: Place },
    /// A puzzle that has been read.
    Entry(Box<Entry>),
    /// There are fewer puzzles than the number that was chosen.
    Missing { path: Arc<Path>, puzzles: usize },
    /// The puzzles of a short text after this one.
    Rest { whole: Box<Question>, answered: usize },
    /// A file or a folder that cannot be read, and why.
    Unread { path: Arc<Path>, why: String },
}

/// Where a puzzle on one line stands.
#[derive(Clone, Copy)]
pub(super) struct Place {
    /// The number of the line, from 1.
    line: usize,
    /// The number of the puzzle, from 1.
    number: usize,
}

/// How inputs are read.
#[derive(Clone, Copy)]
pub(super) struct Manner {
    pub(super) from: Option<Format>,
    /// Whether each line is a puzzle of its own. Otherwise that depends on whether the first line is a whole JSON object.
    pub(super) lines: bool,
    /// Which puzzle of each file; all of them if `None`.
    pub(super) chosen: Option<NonZeroUsize>,
}

/// The puzzles still to be answered, in order. At most one text or line of them is in memory.
pub(super) struct Queue {
    manner: Manner,
    /// The files and folders that are still to be opened, the last one first.
    paths: Vec<PathBuf>,
    open: Option<Open>,
    shard: Option<Shard>,
    /// How many items came before the next one.
    dealt: u64,
    /// The last puzzle that is not asked about any more, nor are those before it.
    last: Option<Last>,
}

/// Open inputs.
enum Open {
    Entries(IntoIter<Entry>),
    Lines(Lines),
}

/// The contents of a file or standard input.
enum Held {
    Text(Vec<u8>),
    Lines(Lines),
}

impl Question {
    /// The puzzles that are asked about.
    ///
    /// # Errors
    /// Why there are none, for people.
    pub(super) fn entries(self, manner: Manner) -> Result<Vec<Entry>, (Arc<Path>, String)> {
        let chosen = manner.chosen.map(NonZeroUsize::get);
        match self {
            Question::File { path } => {
                let unread = |error| (Arc::clone(&path), why_unread(&path, &error));
                match held(&path, manner).map_err(unread)? {
                    Held::Text(bytes) => Question::Text { path, bytes }.entries(manner),
                    Held::Lines(mut lines) => {
                        let mut entries = Vec::new();
                        while let Some(question) = lines.next(manner.chosen).map_err(unread)? {
                            entries.extend(question.entries(manner)?);
                        }
                        Ok(entries)
                    }
                }
            }
            Question::Text { path, bytes } => {
                let mut entries = puzzles_of(&bytes, &path, manner.from);
                match chosen {
                    None => Ok(entries),
                    Some(number) if number <= entries.len() => Ok(vec![entries.swap_remove(number - 1)]),
                    Some(number) => Err((path.clone(), input::missing(&path, entries.len(), number))),
                }
            }
            Question::Line { path, bytes, place } => {
                let entries = puzzles_of(&bytes, &path, manner.from).into_iter();
                Ok(entries.map(|entry| entry.on_line(place.line, place.number)).collect())
            }
            Question::Entry(entry) => Ok(vec![*entry]),
            Question::Missing { path, puzzles } => {
                let why = input::missing(&path, puzzles, chosen.unwrap_or_default());
                Err((path, why))
            }
            Question::Rest { whole, answered } => {
                let entries = whole.entries(manner)?;
                Ok(entries.into_iter().filter(|entry| entry.number > answered).collect())
            }
            Question::Unread { path, why } => Err((path, why)),
        }
    }

    fn path(&self) -> &Path {
        match self {
            Question::File { path }
            | Question::Text { path, .. }
            | Question::Line { path, .. }
            | Question::Missing { path, .. }
            | Question::Unread { path, .. } => path,
            Question::Entry(entry) => &entry.path,
            Question::Rest { whole, .. } => whole.path(),
        }
    }
}

/// Whether these are a single file that one worker answers.
pub(super) fn is_short(paths: &[PathBuf]) -> bool {
    let is_short = |path: &PathBuf| fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() <= SHORT as u64);
    matches!(paths, [only] if is_short(only))
}

impl Queue {
    pub(super) fn new(paths: &[PathBuf], manner: Manner) -> Queue {
        Queue { manner, paths: paths.iter().rev().cloned().collect(), open: None, shard: None, dealt: 0, last: None }
    }

    /// Only one share of the items, and of these only what comes after some puzzle.
    pub(super) fn part(self, shard: Option<Shard>, last: Option<Last>) -> Queue {
        Queue { shard, last, ..self }
    }

    /// The next item; `None` at the end. Waits for a line that is still to come.
    pub(super) fn next(&mut self) -> Option<Question> {
        loop {
            let question = self.any()?;
            self.dealt += 1;
            let is_own = self.shard.is_none_or(|shard| shard.has(self.dealt - 1));
            if let Some(question) = Some(question).filter(|_| is_own).and_then(|question| self.unanswered(question)) {
                return Some(question);
            }
        }
    }

    /// What is left of an item after the last puzzle that was answered.
    fn unanswered(&mut self, question: Question) -> Option<Question> {
        let Some(last) = &self.last else { return Some(question) };
        if question.path() != last.path {
            return None;
        }
        let answered = last.number.unwrap_or(usize::MAX);
        let (is_last, left) = match &question {
            Question::Line { place: Place { number, .. }, .. } => (*number >= answered, None),
            Question::Entry(entry) => (entry.number >= answered, None),
            _ => (true, Some(Question::Rest { whole: Box::new(question), answered })),
        };
        if is_last {
            self.last = None;
        }
        left
    }

    fn any(&mut self) -> Option<Question> {
        loop {
            match &mut self.open {
                Some(Open::Entries(entries)) => {
                    if let Some(entry) = entries.next() {
                        return Some(Question::Entry(Box::new(entry)));
                    }
                }
                Some(Open::Lines(lines)) => match lines.next(self.manner.chosen) {
                    Ok(Some(question)) => return Some(question),
                    Ok(None) => {}
                    Err(error) => {
                        let path = Arc::clone(&lines.path);
                        self.open = None;
                        return Some(unread(path, &error));
                    }
                },
                None => {}
            }
            self.open = None;
            let path = self.paths.pop()?;
            match self.opened(&path) {
                Ok(None) => {}
                Ok(Some(question)) => return Some(question),
                Err(error) => return Some(unread(path.into(), &error)),
            }
        }
    }

    /// Opens a file or a folder. A short file is left to the worker.
    fn opened(&mut self, path: &Path) -> io::Result<Option<Question>> {
        if !is_standard_input(path) {
            let about = fs::metadata(path)?;
            if about.is_dir() {
                self.paths.extend(files_in(path)?);
                return Ok(None);
            }
            if about.is_file() && about.len() <= SHORT as u64 {
                return Ok(Some(Question::File { path: path.into() }));
            }
        }
        let path: Arc<Path> = path.into();
        match held(&path, self.manner)? {
            Held::Lines(lines) => self.open = Some(Open::Lines(lines)),
            Held::Text(bytes) if bytes.len() <= SHORT || self.manner.chosen.is_some() => {
                return Ok(Some(Question::Text { path, bytes }));
            }
            Held::Text(bytes) => {
                self.open = Some(Open::Entries(puzzles_of(&bytes, &path, self.manner.from).into_iter()));
            }
        }
        Ok(None)
    }
}

/// Reads a file or standard input, unless each of its lines is a puzzle.
fn held(path: &Arc<Path>, manner: Manner) -> io::Result<Held> {
    let source: Source = match is_standard_input(path) {
        true => Box::new(BufReader::new(io::stdin())),
        false => Box::new(BufReader::new(File::open(path)?)),
    };
    let mut lines =
        Lines { path: Arc::clone(path), source, ahead: VecDeque::new(), read: 0, puzzles: 0, is_done: false };
    let mut seen = Vec::new();
    if manner.lines || lines.begin(&mut seen)? {
        return Ok(Held::Lines(lines));
    }
    // An endless input thus ends and is still refused: a file in any encoding that is cut off there is a text that is too long.
    let rest = (MAX_FILE + 2).saturating_sub(seen.len());
    bytes_of(lines.source, rest, &mut seen)?;
    Ok(Held::Text(seen))
}

fn unread(path: Arc<Path>, error: &io::Error) -> Question {
    let why = why_unread(&path, error);
    Question::Unread { path, why }
}

fn why_unread(path: &Path, error: &io::Error) -> String {
    let name = shown(path);
    if error.kind() != io::ErrorKind::NotFound {
        return format!("{name} cannot be read: {error}");
    }
    match format::read(&name) {
        Ok(_) => format!("{name} is a puzzle and not a file. Give it on standard input: echo '{name}' | nonoscope … -"),
        Err(_) => format!("{name} cannot be read: {error}"),
    }
}

/// The files and folders in a folder, the last name first, without hidden ones.
fn files_in(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // A link to a folder may lead in a circle, and a device may never end.
        let kind = entry.file_type()?;
        let is_wanted = kind.is_dir() || kind.is_file() || entry.path().is_file();
        if is_wanted && !entry.file_name().as_encoded_bytes().starts_with(b".") {
            found.push(entry.path());
        }
    }
    found.sort_unstable_by(|one, other| other.cmp(one));
    match found.is_empty() {
        true => Err(io::Error::other("there is no file in this folder")),
        false => Ok(found),
    }
}

/// Whether a line is a whole JSON object.
fn is_object(line: &[u8]) -> bool {
    let line = line.strip_prefix("\u{feff}".as_bytes()).unwrap_or(line);
    line.trim_ascii_start().starts_with(b"{") && serde_json::from_slice::<IgnoredAny>(line).is_ok()
}

type Source = Box<dyn BufRead + Send>;

/// An input that holds a puzzle on each line.
struct Lines {
    path: Arc<Path>,
    source: Source,
    /// Lines that have been read but not been asked about, with their numbers.
    ahead: VecDeque<(Vec<u8>, usize)>,
    /// The number of lines that have been read.
    read: usize,
    /// The number of puzzles before the next one.
    puzzles: usize,
    /// Whether nothing more is asked about.
    is_done: bool,
}

impl Lines {
    /// The next item; `None` at the end.
    fn next(&mut self, chosen: Option<NonZeroUsize>) -> io::Result<Option<Question>> {
        while !self.is_done {
            let next = match self.ahead.pop_front() {
                None => self.line()?,
                line => line,
            };
            let path = Arc::clone(&self.path);
            let Some((bytes, line)) = next else {
                self.is_done = true;
                return Ok(chosen.map(|_| Question::Missing { path, puzzles: self.puzzles }));
            };
            self.puzzles += 1;
            let place = Place { line, number: self.puzzles };
            self.is_done = chosen.is_some_and(|chosen| chosen.get() == place.number);
            if self.is_done || chosen.is_none() {
                return Ok(Some(Question::Line { path, bytes, place }));
            }
        }
        Ok(None)
    }

    /// Reads the first line, and whether each line is a puzzle. What it reads is also added to `seen`.
    fn begin(&mut self, seen: &mut Vec<u8>) -> io::Result<bool> {
        let Some(first) = self.look(seen)? else { return Ok(false) };
        // A single object is a text like others.
        let mut is_in_lines = is_object(&first.0) && first.0.last() == Some(&b'\n');
        self.ahead.push_back(first);
        // A pipe is not waited for.
        if is_in_lines && !is_standard_input(&self.path) {
            let second = self.look(seen)?;
            is_in_lines = second.is_some();
            self.ahead.extend(second);
        }
        Ok(is_in_lines)
    }

    /// The next line that is not blank, with its number. Of one that is too long, the rest is passed over.
    fn line(&mut self) -> io::Result<Option<(Vec<u8>, usize)>> {
        loop {
            let mut line = Vec::new();
            (&mut self.source).take(MAX_FILE as u64 + 2).read_until(b'\n', &mut line)?;
            if line.is_empty() {
                return Ok(None);
            }
            self.read += 1;
            if line.last() != Some(&b'\n') {
                self.source.skip_until(b'\n')?;
            }
            if !is_blank(&line) {
                return Ok(Some((line, self.read)));
            }
        }
    }

    /// The same, up to the limit of a text.
    fn look(&mut self, seen: &mut Vec<u8>) -> io::Result<Option<(Vec<u8>, usize)>> {
        loop {
            let mut line = Vec::new();
            let rest = (MAX_FILE + 2).saturating_sub(seen.len());
            (&mut self.source).take(rest as u64).read_until(b'\n', &mut line)?;
            seen.extend_from_slice(&line);
            self.read += 1;
            match &line[..] {
                [] => return Ok(None),
                line if is_blank(line) => {}
                _ => return Ok(Some((line, self.read))),
            }
        }
    }
}

fn is_blank(line: &[u8]) -> bool {
    line.trim_ascii().is_empty()
}
