//! The shared part of commands that take any number of puzzles: workers answer the puzzles, and answers are written in turn.
//!
//! Workers take the puzzles in order, so the next answer is always being made. All output of a worker goes through the turn of its puzzle, so it
//! does not depend on the number of workers.

use super::answers::{self, Last, Totals};
use super::arguments::{Batch, ManyPuzzles};
use super::console::{Console, Speech};
use super::ending::Ending;
use super::input::Entry;
use super::objects::Unread;
use super::output::{self, write_fields};
use super::queue::{self, Manner, Question, Queue};
use super::turn::{ENOUGH, Piece, Pieces, Turn, TurnOut, turn};
use crate::format::Reading;
use crate::solve::Verdict;
use std::collections::HashSet;
use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

/// The most answers for each worker that are begun or wait for their turn.
const MOST_WAITING: usize = 32;

/// As much as the main thread has on most systems, and as solving could rely on so far.
const STACK: usize = 8 << 20;

/// The time between two looks at what a worker is doing.
const PAUSE: Duration = Duration::from_millis(100);

/// Many puzzles, and how they are answered.
pub(super) struct Many<'a> {
    pub(super) puzzles: &'a ManyPuzzles,
    /// Which puzzle of each file; all of them if `None`.
    pub(super) chosen: Option<NonZeroUsize>,
    /// Whether unreadable puzzles are also answered in JSON.
    pub(super) json: bool,
    pub(super) batch: Option<&'a Batch>,
}

/// A worker's output and messages.
pub(super) struct Desk {
    pub(super) console: Console,
    pub(super) out: TurnOut,
    pieces: Pieces,
}

impl Desk {
    /// Writes a file when it is this puzzle's turn.
    ///
    /// # Errors
    /// If the answer is no longer wanted.
    pub(super) fn write_file(&mut self, path: PathBuf, bytes: &[u8]) -> io::Result<()> {
        self.out.flush()?;
        self.pieces.send(Piece::File(path))?;
        bytes.chunks(ENOUGH).try_for_each(|piece| self.pieces.send(Piece::Out(piece.to_vec())))
    }

    /// Hands over a puzzle that is needed later, perhaps with its rating.
    ///
    /// # Errors
    /// If it is no longer wanted.
    pub(super) fn keep(&self, reading: Reading, rating: Option<u8>) -> io::Result<()> {
        self.pieces.send(Piece::Kept(Box::new((reading, rating))))
    }
}

impl Many<'_> {
    /// Answers each puzzle, and passes on kept results in order. Reports unreadable puzzles and goes on. Returns the worst ending.
    ///
    /// # Errors
    /// If nothing more can be written.
    pub(super) fn each(
        &self,
        console: &Console,
        out: &mut impl Write,
        keep: impl FnMut((Reading, Option<u8>)),
        answer: impl Fn(&Entry, &Reading, &mut Desk) -> io::Result<Ending> + Send + Sync + 'static,
    ) -> io::Result<Ending> {
        let Some(path) = self.batch.and_then(|batch| batch.resume.as_deref()) else {
            return self.each_after(None, console, out, keep, answer);
        };
        match answers::open(path) {
            Ok((file, last)) => {
                let mut out = io::BufWriter::new(file);
                let worst = self.each_after(last, console, &mut out, keep, answer)?;
                out.flush().map(|()| worst)
            }
            Err(error) => {
                console.complain(&format!("{} cannot be gone on with: {error}", path.display()));
                Ok(Ending::Unreadable)
            }
        }
    }

    /// The same for answers that end in a verdict. Says the totals at the end, if they are wanted.
    ///
    /// # Errors
    /// If nothing more can be written.
    pub(super) fn each_verdict(
        &self,
        console: &Console,
        out: &mut impl Write,
        answer: impl Fn(&Entry, &Reading, &mut Desk) -> io::Result<Verdict> + Send + Sync + 'static,
    ) -> io::Result<Ending> {
        let totals = Arc::new(Totals::default());
        let counted = Arc::clone(&totals);
        let worst = self.each(console, out, drop, move |entry, reading, desk| {
            let verdict = answer(entry, reading, desk)?;
            counted.count(verdict);
            Ok(Ending::of(verdict))
        })?;
        totals.say(self.batch.is_some_and(|batch| batch.totals), console);
        Ok(worst)
    }

    fn each_after(
        &self,
        last: Option<Last>,
        console: &Console,
        out: &mut impl Write,
        keep: impl FnMut((Reading, Option<u8>)),
        answer: impl Fn(&Entry, &Reading, &mut Desk) -> io::Result<Ending> + Send + Sync + 'static,
    ) -> io::Result<Ending> {
        // A second worker would find nothing to do.
        let jobs = if queue::is_short(&self.puzzles.paths) { 1 } else { self.puzzles.jobs() };
        let manner = Manner { from: self.puzzles.source.from, lines: self.puzzles.lines, chosen: self.chosen };
        let shard = self.batch.and_then(|batch| batch.shard);
        let queue = Queue::new(&self.puzzles.paths, manner).part(shard, last);
        let (sender, turns) = sync_channel(MOST_WAITING * jobs);
        let feed = Arc::new(Mutex::new(Feed { queue, turns: sender }));
        let fields = self.batch.and_then(|batch| batch.fields.clone());
        let worker = Arc::new(Worker { manner, json: self.json, fields, speech: console.speech(), answer });
        let work = |_| {
            let (feed, worker) = (Arc::clone(&feed), Arc::clone(&worker));
            thread::Builder::new().stack_size(STACK).spawn(move || worker.work(&feed))
        };
        let workers = (0..jobs).map(work).collect::<io::Result<Vec<_>>>()?;
        drop(feed);
        Writer { console, out, keep, written: HashSet::new() }.write(&turns, workers)
    }
}

/// The queue of workers.
struct Feed {
    queue: Queue,
    /// The turns, in the order of the puzzles. A worker that gets too far ahead waits here.
    turns: SyncSender<Turn>,
}

struct Worker<A> {
    manner: Manner,
    json: bool,
    /// The keys of what is printed in JSON, unless all are.
    fields: Option<Vec<String>>,
    speech: Speech,
    answer: A,
}

impl<A: Fn(&Entry, &Reading, &mut Desk) -> io::Result<Ending>> Worker<A> {
    /// Answers until no puzzle is left, or the answers are not wanted any more.
    fn work(&self, feed: &Mutex<Feed>) {
        while let Some((question, pieces)) = next(feed) {
            let console = Console::in_turn(self.speech, pieces.clone());
            let mut desk = Desk { console, out: pieces.out(), pieces };
            let answered = self.answer_all(question, &mut desk);
            let rest = desk.out.rest();
            if answered.and_then(|ending| desk.pieces.send(Piece::Ended { rest, ending })).is_err() {
                return;
            }
        }
    }

    fn answer_all(&self, question: Question, desk: &mut Desk) -> io::Result<Ending> {
        let entries = match question.entries(self.manner) {
            Ok(entries) => entries,
            Err((path, why)) => {
                desk.console.complain(&why);
                if self.json {
                    write_fields(&mut desk.out, &Unread::file(&path, why), self.fields.as_deref())?;
                }
                return Ok(Ending::Unreadable);
            }
        };
        let mut worst = Ending::Done;
        for entry in &entries {
            // Complaints on standard error then appear between the puzzles, where they belong.
            desk.out.flush()?;
            worst = worst.max(match entry.reading(&desk.console) {
                Some(reading) => (self.answer)(entry, reading, desk)?,
                None => self.refuse(entry, &mut desk.out)?,
            });
        }
        Ok(worst)
    }

    fn refuse(&self, entry: &Entry, out: &mut impl Write) -> io::Result<Ending> {
        if let (true, Some(error)) = (self.json, entry.error()) {
            write_fields(out, &Unread::puzzle(entry, error), self.fields.as_deref())?;
        }
        Ok(Ending::Unreadable)
    }
}

/// The next puzzle, and where its answer goes.
fn next(feed: &Mutex<Feed>) -> Option<(Question, Pieces)> {
    // If another worker has broken down here, this ends as well.
    let mut feed = feed.lock().ok()?;
    let question = feed.queue.next()?;
    let (pieces, turn) = turn();
    feed.turns.send(turn).ok()?;
    Some((question, pieces))
}

/// Writes the answers in order.
struct Writer<'a, Out, Keep> {
    console: &'a Console,
    out: &'a mut Out,
    keep: Keep,
    /// The files that have been written.
    written: HashSet<PathBuf>,
}

impl<Out: Write, Keep: FnMut((Reading, Option<u8>))> Writer<'_, Out, Keep> {
    fn write(mut self, turns: &Receiver<Turn>, workers: Vec<JoinHandle<()>>) -> io::Result<Ending> {
        let mut worst = Ending::Done;
        while let Some(turn) = self.next(turns, None)? {
            worst = worst.max(self.take(&turn)?);
        }
        // Workers only end before the last turn if they break down.
        match workers.into_iter().all(|worker| worker.join().is_ok()) {
            true => Ok(worst),
            false => Err(broken_down()),
        }
    }

    fn take(&mut self, turn: &Turn) -> io::Result<Ending> {
        let mut file: Option<(PathBuf, Vec<u8>)> = None;
        let mut worst = Ending::Done;
        while let Some(piece) = self.next(&turn.pieces, Some(turn))? {
            match piece {
                Piece::Out(bytes) => self.put(&bytes, &mut file)?,
                Piece::File(path) => {
                    worst = worst.max(self.end_file(file.replace((path, Vec::new())))?);
                }
                Piece::Said(saying) => {
                    self.out.flush()?;
                    self.console.say(saying);
                }
                Piece::Kept(kept) => (self.keep)(*kept),
                Piece::Ended { rest, ending } => {
                    self.put(&rest, &mut file)?;
                    return Ok(ending.max(worst).max(self.end_file(file)?));
                }
            }
        }
        Err(broken_down())
    }

    /// Writes to the file that was begun, or else to standard output.
    fn put(&mut self, bytes: &[u8], file: &mut Option<(PathBuf, Vec<u8>)>) -> io::Result<()> {
        match file {
            _ if bytes.is_empty() => Ok(()),
            Some((_, written)) => written.write_all(bytes),
            None => {
                self.console.make_way_for_output();
                self.out.write_all(bytes)
            }
        }
    }

    /// Writes a file that is complete, unless another puzzle has written it.
    fn end_file(&mut self, file: Option<(PathBuf, Vec<u8>)>) -> io::Result<Ending> {
        let Some((path, bytes)) = file else { return Ok(Ending::Done) };
        if self.written.contains(&path) {
            let path = path.display();
            self.console.complain(&format!("{path} holds another puzzle, whose file has the same name."));
            return Ok(Ending::Unreadable);
        }
        let is_written = output::write(Some(&path), &bytes, self.console, self.out)?;
        self.written.insert(path);
        Ok(if is_written { Ending::Done } else { Ending::Unreadable })
    }

    /// The next piece; `None` at the end. It flushes before it waits, and shows the worker's progress meanwhile.
    fn next<T>(&mut self, from: &Receiver<T>, turn: Option<&Turn>) -> io::Result<Option<T>> {
        match from.try_recv() {
            Ok(next) => return Ok(Some(next)),
            Err(TryRecvError::Disconnected) => return Ok(None),
            Err(TryRecvError::Empty) => self.out.flush()?,
        }
        let Some(turn) = turn.filter(|_| self.console.shows_progress()) else { return Ok(from.recv().ok()) };
        loop {
            match from.recv_timeout(PAUSE) {
                Ok(next) => return Ok(Some(next)),
                Err(RecvTimeoutError::Disconnected) => return Ok(None),
                Err(RecvTimeoutError::Timeout) => {
                    let (what, done) = turn.doing.ask();
                    self.console.progress(&what, || done);
                }
            }
        }
    }
}

fn broken_down() -> io::Error {
    io::Error::other("a part of the program has crashed")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::arguments::Arguments;
    use clap::Parser;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// Lets answers come until no more can be begun, then takes them one by one, and finds out how many are ahead.
    struct Slow {
        begun: Arc<AtomicUsize>,
        written: usize,
        most_ahead: usize,
        least: usize,
    }

    impl Write for Slow {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            while self.written == 0 && self.begun.load(Ordering::SeqCst) < self.least {
                thread::yield_now();
            }
            self.most_ahead = self.most_ahead.max(self.begun.load(Ordering::SeqCst) - self.written);
            self.written += 1;
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn only_so_many_answers_wait_for_their_turn() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("many.txt");
        std::fs::write(&path, "$1\n1\n1\n".repeat(5_000)).unwrap();
        for jobs in [1, 3] {
            let words = ["nonoscope", "solve", "--jobs", &jobs.to_string(), path.to_str().unwrap()];
            let crate::cli::arguments::Command::Solve(arguments) = Arguments::parse_from(words).command else {
                panic!()
            };
            let begun = Arc::new(AtomicUsize::new(0));
            let least = MOST_WAITING * jobs;
            let mut out = Slow { begun: Arc::clone(&begun), written: 0, most_ahead: 0, least };
            let many = Many { puzzles: &arguments.many, chosen: None, json: false, batch: None };
            let ending = many.each(&Console::new(true, clap::ColorChoice::Never), &mut out, drop, move |_, _, desk| {
                begun.fetch_add(1, Ordering::SeqCst);
                desk.out.write_all(b"answered")?;
                Ok(Ending::Done)
            });
            assert_eq!((ending.unwrap(), out.written), (Ending::Done, 5_000));
            // The one that is being written, and one for each worker that waits for room.
            assert!((least..=least + jobs + 1).contains(&out.most_ahead), "{} of {least}", out.most_ahead);
        }
    }
}
