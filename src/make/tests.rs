//! A page without a browser: the model, a storage, and workers that answer when a test lets them.

use super::keys::KeyAction;
use super::model::Model;
use super::msg::{Effect, Msg, Timer};
use crate::make::kept::{Work, name_of, number_of, past_name_of};
use crate::make::mine::KeepMsg;
use crate::make::random::RandomMsg;
use crate::workers::maker::{Lane, Request, answer};
use crate::workers::reader;
use nonoscope_core::puzzle::{Axis, Line};
use nonoscope_kit::model::address::Address;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::display::{Display, Room, Theme};
use nonoscope_kit::model::drawer::Drawers;
use nonoscope_kit::model::gesture::Pointer;
use nonoscope_kit::model::keymap::Direction;
use nonoscope_kit::worker::told::Told;
use nonoscope_picture::{Booklet, Under};
use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

/// The page and everything around it.
pub(crate) struct Browser {
    pub(crate) model: Model,
    /// The storage that all tabs share. `None` if nothing can be kept.
    pub(crate) storage: Option<BTreeMap<String, String>>,
    /// What the other page kept of its last visit.
    pub(crate) board: Option<String>,
    /// Requests that have not been answered yet.
    pub(crate) asked: VecDeque<Request>,
    pub(crate) to_read: VecDeque<reader::Request>,
    pub(crate) stopped: Vec<Lane>,
    pub(crate) replaced: Vec<Lane>,
    pub(crate) timers: Vec<Timer>,
    /// Texts are kept at these times, one after the other.
    pub(crate) time: u64,
    /// Files that were saved, by their names, and what was to be bound.
    pub(crate) saved: Vec<(String, Vec<u8>)>,
    pub(crate) bound: Vec<Booklet>,
    /// All other effects, in words.
    pub(crate) done: Vec<String>,
}

impl Browser {
    /// A page at an address with this hash, before it begins.
    pub(crate) fn at(hash: &str) -> Browser {
        let room = Room { width: 600.0, height: 600.0, density: 1.0 };
        let theme = Rc::new(Theme::new(Vec::new(), String::new()));
        let (drawers, is_still, is_touched) = (Drawers::default(), false, false);
        let display = Display { room, is_bounded: true, drawers, is_still, is_touched, theme, changes: 0 };
        let base = "https://example.org/make.html".to_owned();
        let address = Address { base, hash: hash.to_owned(), wished: None };
        Browser {
            model: Model::new(display, address, "Browser".to_owned()),
            storage: Some(BTreeMap::new()),
            board: None,
            asked: VecDeque::new(),
            to_read: VecDeque::new(),
            stopped: Vec::new(),
            replaced: Vec::new(),
            timers: Vec::new(),
            time: 1000,
            saved: Vec::new(),
            bound: Vec::new(),
            done: Vec::new(),
        }
    }

    /// A page that has begun.
    pub(crate) fn begun() -> Browser {
        let mut page = Browser::at("");
        page.send(Msg::Begin);
        page
    }

    /// A page that restores what another one has kept.
    pub(crate) fn reloaded(&self) -> Browser {
        let mut page = Browser::at("");
        (page.storage, page.time) = (self.storage.clone(), self.time);
        page.send(Msg::Begin);
        page
    }

    /// Sends a message, and carries out the effects.
    pub(crate) fn send(&mut self, msg: Msg) {
        let mut queue = VecDeque::from([msg]);
        while let Some(msg) = queue.pop_front() {
            for effect in self.model.update(msg) {
                queue.extend(self.run(effect));
            }
        }
    }

    pub(crate) fn run(&mut self, effect: Effect) -> Option<Msg> {
        let get = |name: &str| self.storage.as_ref().and_then(|storage| storage.get(name).cloned());
        match effect {
            Effect::Make(request) => self.asked.push_back(request),
            Effect::Read(request) => self.to_read.push_back(request),
            Effect::Stop(lane) => {
                self.asked.retain(|request| request.lane() != lane);
                self.stopped.push(lane);
            }
            Effect::Replace(lane) => self.replaced.push(lane),
            Effect::Recall => {
                let names = self.storage.iter().flat_map(BTreeMap::keys).filter_map(|name| number_of(name));
                let works = names.filter_map(|number| Some((number, get(&name_of(number))?))).collect();
                return Some(Msg::Keep(KeepMsg::Recalled { desk: get("nonoscope.make"), works }));
            }
            Effect::Fetch { number } => {
                let (work, past) = (get(&name_of(number)), get(&past_name_of(number)));
                return Some(Msg::Keep(KeepMsg::Fetched { number, work, past }));
            }
            Effect::Keep { number, work, past, seen } => {
                if let Some(text) = get(&name_of(number)).filter(|there| Some(there) != seen.as_ref()) {
                    return Some(Msg::Keep(KeepMsg::Differs { number, text }));
                }
                self.time += 1;
                let text = Work { when: self.time, ..*work }.to_text();
                let stored = self.put(&name_of(number), &text) && self.put(&past_name_of(number), &past);
                return Some(Msg::Keep(KeepMsg::Kept { number, text, stored }));
            }
            Effect::KeepAgain { number, text } => {
                let stored = self.put(&name_of(number), &text);
                return Some(Msg::Keep(KeepMsg::Kept { number, text, stored }));
            }
            Effect::Forget { number } => {
                let text = get(&name_of(number)).unwrap_or_default();
                if let Some(storage) = &mut self.storage {
                    [name_of(number), past_name_of(number)].iter().for_each(|name| drop(storage.remove(name)));
                }
                return Some(Msg::Keep(KeepMsg::Forgotten { number, text }));
            }
            Effect::KeepDesk(text) => drop(self.put("nonoscope.make", &text)),
            Effect::FetchAll(numbers) => {
                let texts = numbers.iter().filter_map(|&number| get(&name_of(number))).collect();
                return Some(Msg::Keep(KeepMsg::FetchedAll(texts)));
            }
            Effect::SaveFile(file) => self.saved.push((file.name, file.bytes)),
            Effect::Bind { booklet, .. } => self.bound.push(*booklet),
            Effect::RecallBoard => return Some(Msg::Keep(KeepMsg::Board(self.board.clone()))),
            Effect::Arm(timer, _) => self.timers.push(timer),
            Effect::Dice => return Some(Msg::Random(RandomMsg::Rolled(4711))),
            Effect::Show | Effect::Capture(_) | Effect::Decode(_) => {}
            other => self.done.push(format!("{other:?}")),
        }
        None
    }

    pub(crate) fn put(&mut self, name: &str, text: &str) -> bool {
        let storage = self.storage.as_mut();
        storage.map(|storage| storage.insert(name.to_owned(), text.to_owned())).is_some()
    }

    /// The workers answer everything.
    pub(crate) fn answer(&mut self) {
        loop {
            let asked: Vec<Request> = self.asked.drain(..).collect();
            let to_read: Vec<reader::Request> = self.to_read.drain(..).collect();
            if asked.is_empty() && to_read.is_empty() {
                return;
            }
            let made = asked.into_iter().flat_map(|request| Told::by(|told| answer(told, request))).map(Msg::Maker);
            let read =
                to_read.iter().flat_map(|request| Told::by(|told| reader::answer(told, request))).map(Msg::Reader);
            made.chain(read).collect::<Vec<_>>().into_iter().for_each(|msg| self.send(msg));
        }
    }

    /// A timer runs out, if it runs.
    pub(crate) fn run_out(&mut self, timer: Timer) {
        assert!(self.timers.contains(&timer), "{timer:?} does not run");
        self.timers.retain(|&other| other != timer);
        self.send(Msg::Timer(timer));
    }

    /// Where the centre of a cell is on the canvas.
    pub(crate) fn place(&self, row: usize, column: usize) -> (f64, f64) {
        let (view, _) = self.model.board.lens.view().expect("a view");
        let middle = |axis, index| {
            let span = view.measures.line(Line { axis, index });
            f64::from(span.start) + f64::from(span.length) / 2.0
        };
        (middle(Axis::Column, column), middle(Axis::Row, row))
    }

    /// Draws from cell to cell with the mouse.
    pub(crate) fn drag(&mut self, cells: &[(usize, usize)]) {
        let pointer = |place| Pointer {
            id: 1,
            is_primary: true,
            is_touch: false,
            button: 0,
            shift: false,
            place,
            under: Under::Nothing,
        };
        let places: Vec<(f64, f64)> = cells.iter().map(|&(row, column)| self.place(row, column)).collect();
        let (first, last) = (places[0], places[places.len() - 1]);
        self.send(Msg::Board(BoardMsg::Down(pointer(first))));
        for &place in &places[1..] {
            self.send(Msg::Board(BoardMsg::Moved(pointer(place))));
        }
        self.send(Msg::Board(BoardMsg::Up(pointer(last))));
    }

    pub(crate) fn keys(&mut self, actions: impl IntoIterator<Item = KeyAction>) {
        actions.into_iter().for_each(|action| self.send(Msg::Key(action)));
    }

    /// The filled cells, as row and column.
    pub(crate) fn filled(&self) -> Vec<(usize, usize)> {
        let sheet = self.model.drawing.sheet();
        let cells = sheet.dots().iter().enumerate().filter(|(_, dot)| !dot.colour.is_background());
        cells.map(|(index, _)| (sheet.at(index).row(), sheet.at(index).column())).collect()
    }

    pub(crate) fn headline(&self) -> String {
        self.model.words().headline.to_string()
    }
}

pub(crate) fn walk(direction: Direction, paints: bool) -> KeyAction {
    KeyAction::Walk { direction, paints }
}
