//! A page without a browser: the model, a storage, and a solver that answers when a test lets it.

use super::model::Model;
use super::msg::{Effect, Msg, Note, Place, Timer};
use crate::entry::EntryMsg;
use crate::keep::KeepMsg;
use crate::kept_names::{GAME, LAST_VISIT, LEARNED, SOLVE, SOLVED, WELCOMED};
use crate::origin::Wanted;
use crate::workers::solver::{self, Request, answer};
use crate::workers::solving::Solving;
use crate::workers::{reader, tutor};
use nonoscope_core::puzzle::{Axis, Line, Puzzle};
use nonoscope_core::solve::{Options, solve};
use nonoscope_format::Reading;
use nonoscope_kit::file::File;
use nonoscope_kit::model::address::Address;
use nonoscope_kit::model::display::{Display, Room, Theme};
use nonoscope_kit::model::drawer::Drawers;
use nonoscope_kit::worker::told::Told;
use nonoscope_play::{Player, Session};
use std::cell::RefCell;
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

/// A heart of 5 × 5.
pub(crate) const HEART: &str = "rows\n1 1\n5\n5\n3\n1\n\ncolumns\n2\n4\n4\n4\n2\n";
/// Two solutions.
pub(crate) const TWO: &str = "2x2:1/1/1/1";

/// The page and everything around it.
pub(crate) struct Browser {
    pub(crate) model: Model,
    /// What all tabs share. `None` if nothing can be kept.
    pub(crate) storage: Option<BTreeMap<String, String>>,
    pub(crate) last_visit: Option<String>,
    /// Requests that the solver has not answered yet.
    pub(crate) asked: VecDeque<Request>,
    /// Requests that the tutor has not answered yet.
    pub(crate) to_argue: VecDeque<tutor::Request>,
    /// Requests that the worker that reads has not answered yet.
    pub(crate) to_read: VecDeque<reader::Request>,
    /// How often the solver, the tutor, and the worker that reads have been stopped, and the tutor replaced.
    pub(crate) stopped: usize,
    pub(crate) tutor_stopped: usize,
    pub(crate) tutor_replaced: usize,
    pub(crate) tutor_started: bool,
    pub(crate) reading_stopped: usize,
    pub(crate) timers: Vec<Timer>,
    pub(crate) frame: bool,
    /// Whether time goes by.
    pub(crate) clock: bool,
    /// Whether the clipboard can be written.
    pub(crate) can_copy: bool,
    pub(crate) copied: Vec<String>,
    pub(crate) files: Vec<File>,
    pub(crate) revealed: Vec<Place>,
    /// What the shelf has been asked for.
    pub(crate) wanted: Vec<Wanted>,
    /// All other effects, in words.
    pub(crate) done: Vec<String>,
    /// How often the parts have been shown.
    pub(crate) shown: usize,
}

impl Browser {
    /// Where the centre of a cell is on the canvas.
    pub(crate) fn place(&self, row: usize, column: usize) -> (f64, f64) {
        let (view, _) = self.model.board.lens.view().expect("a view");
        let middle = |axis, index| {
            let span = view.measures.line(Line { axis, index });
            f64::from(span.start) + f64::from(span.length) / 2.0
        };
        (middle(Axis::Column, column), middle(Axis::Row, row))
    }

    /// A page at an address with this hash, before it begins, of a person who has chosen to see lines and searches: each step then says
    /// little, and the card takes few.
    pub(crate) fn at(hash: &str) -> Browser {
        let mut page = Browser::new(hash);
        page.storage = Some(BTreeMap::from([(GAME.to_owned(), "method auto".to_owned())]));
        page
    }

    /// A page at an address with this hash, before its first visit begins.
    pub(crate) fn new(hash: &str) -> Browser {
        let room = Room { width: 600.0, height: 600.0, density: 1.0 };
        let theme = Rc::new(Theme::new(Vec::new(), String::new()));
        let (drawers, is_still, is_touched) = (Drawers::default(), false, false);
        let display = Display { room, is_bounded: true, drawers, is_still, is_touched, theme, changes: 0 };
        let base = "https://example.org/".to_owned();
        let address = Address { base, hash: hash.to_owned(), wished: None };
        Browser {
            model: Model::new(display, address, "Browser".to_owned()),
            storage: Some(BTreeMap::new()),
            last_visit: None,
            asked: VecDeque::new(),
            to_argue: VecDeque::new(),
            to_read: VecDeque::new(),
            stopped: 0,
            tutor_stopped: 0,
            tutor_replaced: 0,
            tutor_started: false,
            reading_stopped: 0,
            timers: Vec::new(),
            frame: false,
            clock: false,
            can_copy: true,
            copied: Vec::new(),
            files: Vec::new(),
            revealed: Vec::new(),
            wanted: Vec::new(),
            done: Vec::new(),
            shown: 0,
        }
    }

    /// A page that shows the GCHQ card.
    pub(crate) fn begun() -> Browser {
        let mut page = Browser::at("");
        page.begin();
        page
    }

    /// The page begins, a person comes to the controls, and then there is nothing to do for a while. The tutor explains the first puzzle like any other.
    pub(crate) fn begin(&mut self) {
        self.send(Msg::Begin);
        self.answer();
        self.model.shown.explained.clear();
        self.send(Msg::Near);
        self.run_out(Timer::Idle);
        self.answer();
    }

    /// A page that shows a text.
    pub(crate) fn showing(text: &str) -> Browser {
        let mut page = Browser::begun();
        page.type_in(text);
        page.run_out(Timer::Typing);
        page.answer();
        page
    }

    /// A page that restores what another one has kept.
    pub(crate) fn reloaded(&self) -> Browser {
        let mut page = Browser::at(&self.model.address.hash);
        (page.storage, page.last_visit) = (self.storage.clone(), self.last_visit.clone());
        page.begin();
        page
    }

    pub(crate) fn player(&self) -> &Player {
        self.model.player.as_ref().expect("a puzzle")
    }

    /// Sends a message, and carries out the effects.
    pub(crate) fn send(&mut self, msg: Msg) {
        let mut queue = VecDeque::from([msg]);
        let mut shows = false;
        while let Some(msg) = queue.pop_front() {
            for effect in self.model.update(msg) {
                shows |= matches!(effect, Effect::Show);
                queue.extend(self.run(effect));
            }
        }
        self.shown += usize::from(shows);
    }

    pub(crate) fn run(&mut self, effect: Effect) -> Option<Msg> {
        match effect {
            Effect::Show | Effect::UnfoldBox => {}
            Effect::Solve(request) => self.asked.push_back(request),
            Effect::StopSolver => {
                self.asked.clear();
                self.stopped += 1;
            }
            Effect::StartTutor => self.tutor_started = true,
            Effect::Argue(request) => self.to_argue.push_back(request),
            Effect::StopTutor => {
                self.to_argue.clear();
                self.tutor_stopped += 1;
            }
            Effect::ReplaceTutor => {
                self.to_argue.clear();
                self.tutor_replaced += 1;
            }
            Effect::Read(request) => self.to_read.push_back(request),
            Effect::StopReader => {
                self.to_read.clear();
                self.reading_stopped += 1;
            }
            Effect::ReplaceSolver { details } => {
                self.asked.clear();
                return Some(Msg::SolverReplaced { details, worked: true });
            }
            Effect::Recall => {
                let texts = self.last_visit.clone().into_iter().collect();
                return Some(Msg::Keep(KeepMsg::Recalled { anew: false, texts }));
            }
            Effect::Keep(text) if self.storage.is_some() => self.last_visit = Some(text),
            Effect::Keep(_) => return Some(Msg::Keep(KeepMsg::NotKept)),
            Effect::Fetch { name } => {
                let text = match name.as_str() {
                    LAST_VISIT => self.last_visit.clone(),
                    _ => self.storage.as_ref().and_then(|storage| storage.get(&name).cloned()),
                };
                return Some(Msg::Keep(KeepMsg::Fetched { name, text }));
            }
            Effect::KeepLearned(text) => return Some(self.keep_under(LEARNED, text)),
            Effect::SpeakAnew => {}
            Effect::KeepGame(text) => return Some(self.keep_under(GAME, text)),
            Effect::KeepSolved(text) => {
                let name = SOLVED.to_owned();
                let stored = self.storage.as_mut().map(|storage| storage.insert(name.clone(), text.clone())).is_some();
                return Some(Msg::Keep(KeepMsg::MarksKept { name, text: Some(text), stored }));
            }
            Effect::KeepPlay { name, text } => {
                if let Some(storage) = &mut self.storage {
                    match text {
                        Some(text) => storage.insert(name, text),
                        None => storage.remove(&name),
                    };
                }
            }
            Effect::KeepSolve(solve) => {
                self.storage
                    .as_mut()
                    .map(|storage| storage.insert(format!("{SOLVE}{}", solve.puzzle), solve.to_line()));
            }
            Effect::RunClock(runs) => self.clock = runs,
            Effect::KeepWelcomed(text) => {
                self.storage.as_mut().map(|storage| storage.insert(WELCOMED.to_owned(), text.to_owned()));
            }
            Effect::KeepMarks { name, marks, seen } => {
                return Some(Msg::Keep(self.keep_marks(name, marks, seen.as_deref())));
            }
            Effect::Arm(timer, _) => {
                self.timers.retain(|other| *other != timer);
                self.timers.push(timer);
            }
            Effect::Disarm(timer) => self.timers.retain(|other| *other != timer),
            Effect::RequestFrame => self.frame = true,
            Effect::Copy { text, note } => {
                self.copied.push(text);
                return Some(Msg::Copied { note, worked: self.can_copy });
            }
            Effect::SaveFile(file) => self.files.push(file),
            Effect::Reveal(place) => self.revealed.push(place),
            Effect::AskShelf(wanted) => self.wanted.push(wanted),
            other => self.done.push(format!("{other:?}")),
        }
        None
    }

    pub(crate) fn keep_under(&mut self, name: &str, text: String) -> Msg {
        let stored = self.storage.as_mut().map(|storage| storage.insert(name.to_owned(), text.clone())).is_some();
        Msg::Keep(KeepMsg::MarksKept { name: name.to_owned(), text: Some(text), stored })
    }

    pub(crate) fn keep_marks(&mut self, name: String, marks: Option<String>, seen: Option<&str>) -> KeepMsg {
        let Some(storage) = &mut self.storage else {
            return KeepMsg::MarksKept { name, text: marks, stored: false };
        };
        if let Some(text) = storage.get(&name).filter(|there| Some(there.as_str()) != seen) {
            return KeepMsg::MarksDiffer { name, text: text.clone() };
        }
        let text = marks.map(|marks| crate::marks::KeptMarks { when: 0, marks }.to_text());
        match &text {
            Some(text) => storage.insert(name.clone(), text.clone()),
            None => storage.remove(&name),
        };
        KeepMsg::MarksKept { name, text, stored: true }
    }

    /// The workers answer all their requests.
    pub(crate) fn answer(&mut self) {
        while !(self.asked.is_empty() && self.to_argue.is_empty() && self.to_read.is_empty()) {
            self.read();
            self.solve();
            self.argue(|_| true);
        }
    }

    /// The solver answers all its requests.
    pub(crate) fn solve(&mut self) {
        while let Some(request) = self.asked.pop_front() {
            for news in Told::by(|told| assert!(answer(told, request, 1).is_none())) {
                self.send(Msg::Solver(news));
            }
        }
    }

    /// The tutor answers its requests, up to one that it does not want to answer.
    pub(crate) fn argue(&mut self, wants: impl Fn(&tutor::Request) -> bool) {
        while self.to_argue.front().is_some_and(&wants) {
            let Some(request) = self.to_argue.pop_front() else { return };
            for news in Told::by(|told| tutor::answer(told, request)) {
                self.send(Msg::Tutor(news));
            }
        }
    }

    /// The worker that reads answers all its requests.
    pub(crate) fn read(&mut self) {
        while let Some(request) = self.to_read.pop_front() {
            for news in Told::by(|told| reader::answer(told, &request)) {
                self.send(Msg::Reader(news));
            }
        }
    }

    /// A timer runs out, if it is running.
    pub(crate) fn run_out(&mut self, timer: Timer) {
        if self.timers.contains(&timer) {
            self.timers.retain(|other| *other != timer);
            self.send(Msg::Timer(timer));
        }
    }

    /// A frame is due, if one has been asked for.
    pub(crate) fn draw_frame(&mut self, now: f64) -> bool {
        let asked = std::mem::take(&mut self.frame);
        if asked {
            self.send(Msg::Frame(now));
        }
        asked
    }

    /// Puts a puzzle on the board as solved with these options. No text is read, so that this depends on no format.
    pub(crate) fn put_on(&mut self, puzzle: Puzzle, options: Options) {
        let outcome = solve(&puzzle, options);
        let reading = Reading { puzzle, ..self.player().session().reading().clone() };
        let session = Box::new(Session::new(&reading, outcome, false));
        self.send(Msg::Example(0));
        self.asked.clear();
        let ticket = self.model.asking.ticket;
        self.send(Msg::Solver(solver::News::Solving(Solving::Opened { ticket, session })));
    }

    pub(crate) fn type_in(&mut self, text: &str) {
        self.send(Msg::Entry(EntryMsg::Typed(text.to_owned())));
    }
}

#[test]
fn the_page_begins_with_the_card() {
    let page = Browser::begun();
    assert!(page.player().puzzle().title().is_some_and(|title| title.contains("GCHQ")));
    assert!(page.player().at_start() && !page.model.asking.is_waiting());
    assert_eq!(page.model.entry.text, "");
    assert!(page.last_visit.is_some(), "it is kept at once");
    assert!(page.timers.is_empty() && !page.frame, "nothing moves");
    let view = page.model.board.lens.view().expect("a view");
    assert!(!view.0.is_magnified());
}

#[test]
fn the_result_of_copying_shows_where_it_was_asked_for() {
    let mut page = Browser::begun();
    for (note, worked) in [(Note::Message, false), (Note::Details, true), (Note::Text { lines: 5 }, true)] {
        page.send(Msg::Copied { note, worked });
    }
    assert_eq!(page.model.saving.copy_button, "Select the text and copy it by hand");
    assert_eq!(page.model.notice.copy_button, "Copied");
    assert_eq!(page.model.drawing.note, "Copied: 5 lines of text.");
}
