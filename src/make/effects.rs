//! Carries out effects by means of the browser. Answers come back as messages.

use super::msg::{Effect, Msg, Sender, Timer};
use crate::make::export::TakeMsg;
use crate::make::mine::storage::Storage;
use crate::make::picture;
use crate::make::random::RandomMsg;
use crate::workers::artist::{self, Artist};
use crate::workers::maker::{Lane, Maker, Request};
use crate::workers::reader::{self, Reader};
use nonoscope_kit::dom::find;
use nonoscope_kit::effects::address;
use nonoscope_kit::effects::clipboard::copy;
use nonoscope_kit::effects::files::save_file;
use nonoscope_kit::effects::printing::Printing;
use nonoscope_kit::effects::timers::Timers;
use nonoscope_kit::worker::on_demand::OnDemand;
use nonoscope_kit::world::World;
use web_sys::{Document, HtmlCanvasElement, HtmlDialogElement, HtmlElement, Window};

/// How many random seeds there are: few enough to pass on by word of mouth.
const SEEDS: f64 = 1_000_000.0;

/// Carries out effects.
pub(crate) struct Effects {
    window: Window,
    document: Document,
    sender: Sender,
    workers: Workers,
    seeing: Seeing,
    storage: Storage,
    timers: Timers,
    printing: Printing,
}

impl Effects {
    /// Listens to events from outside the page.
    pub(crate) fn new(window: &Window, document: &Document, sender: &Sender) -> Effects {
        address::listen(window, sender, Msg::Hash);
        Effects {
            window: window.clone(),
            document: document.clone(),
            sender: sender.clone(),
            workers: Workers::new(sender),
            seeing: Seeing::new(document),
            storage: Storage::new(window, sender),
            timers: Timers::new(window, sender, &Timer::ALL, Msg::Timer),
            printing: Printing::new(window, document, sender, |prints| Msg::Take(TakeMsg::Printing(prints))),
        }
    }
}

impl World<Effect> for Effects {
    fn run(&mut self, effect: Effect) {
        match effect {
            // The parts do that.
            Effect::Show => {}
            Effect::Make(request) => self.workers.make(request),
            Effect::Stop(lane) => self.workers.stop(lane),
            Effect::Replace(lane) => self.workers.replace(lane),
            Effect::Read(request) => self.workers.read(request),
            Effect::ReplaceReader => self.workers.replace_reader(),
            Effect::Recall => self.storage.recall(),
            Effect::Fetch { number } => self.storage.fetch(number),
            Effect::Keep { number, work, past, seen } => self.storage.keep(number, *work, &past, seen.as_deref()),
            Effect::KeepAgain { number, text } => self.storage.keep_again(number, text),
            Effect::Forget { number } => self.storage.forget(number),
            Effect::KeepDesk(text) => self.storage.keep_desk(&text),
            Effect::RecallBoard => self.storage.recall_board(),
            Effect::FetchAll(numbers) => self.storage.fetch_all(&numbers),
            // A browser that does not go anywhere says why itself.
            Effect::Go(address) => drop(self.window.location().assign(&address)),
            Effect::CopyLink(link) => {
                copy(&self.window, &link, &self.sender, |worked| Msg::Take(TakeMsg::Copied { worked }));
            }
            Effect::DrawFile { ticket, drawing } => self.workers.draw(artist::Request::Draw { ticket, drawing }),
            Effect::Bind { ticket, booklet } => self.workers.draw(artist::Request::Bind { ticket, booklet }),
            Effect::ReplaceArtist => self.workers.replace_artist(),
            Effect::SaveFile(file) => save_file(&self.document, &file),
            Effect::Print => self.printing.print(),
            Effect::PutSheet { drawing, lies } => self.printing.put(&drawing, lies),
            Effect::TakeSheetAway => self.printing.take_away(),
            Effect::SetHash(hash) => address::set_hash(&self.window, &hash),
            Effect::Copy(text) => copy(&self.window, &text, &self.sender, |worked| Msg::Copied { worked }),
            Effect::Dice => {
                let seed = (js_sys::Math::random() * SEEDS) as u32;
                self.sender.send(Msg::Random(RandomMsg::Rolled(seed)));
            }
            Effect::PickPicture => picture::part::pick(&self.document),
            Effect::Decode(bytes) => picture::part::decode(&self.window, &self.document, &bytes, &self.sender),
            Effect::Arm(timer, millis) => self.timers.arm(timer as usize, millis),
            Effect::Capture(pointer) => self.seeing.capture(pointer),
            Effect::FocusBoard => self.seeing.focus_board(),
            Effect::ShowKeys(open) => self.seeing.show_keys(open),
            Effect::EnterSection => self.seeing.enter_section(),
            Effect::LeaveSection => self.seeing.leave_section(),
        }
    }
}

/// The elements that get the focus.
pub(crate) struct Seeing {
    document: Document,
    frame: HtmlElement,
    board: HtmlCanvasElement,
    title: HtmlElement,
    keys: HtmlDialogElement,
}

impl Seeing {
    pub(crate) fn new(document: &Document) -> Seeing {
        Seeing {
            document: document.clone(),
            frame: find(document, "frame"),
            board: find(document, "board"),
            title: find(document, "drawer-title"),
            keys: find(document, "keys"),
        }
    }

    /// Has the board receive all events of a pointer, if the browser still knows the pointer.
    pub(crate) fn capture(&self, pointer: i32) {
        let _ = self.board.set_pointer_capture(pointer);
    }

    pub(crate) fn focus_board(&self) {
        let _ = self.frame.focus();
    }

    /// Opens or closes the list of keys.
    pub(crate) fn show_keys(&self, open: bool) {
        if open {
            // A dialogue that is already open stays open.
            let _ = self.keys.show_modal();
        } else {
            self.keys.close();
        }
    }

    /// Gives the focus to the section that is open.
    pub(crate) fn enter_section(&self) {
        let _ = self.title.focus();
    }

    /// Gives the focus to the button of the section that was open.
    pub(crate) fn leave_section(&self) {
        let button = self.document.query_selector("#bar [data-chosen=\"true\"]").ok().flatten();
        if let Some(button) = button.and_then(|button| wasm_bindgen::JsCast::dyn_into::<HtmlElement>(button).ok()) {
            let _ = button.focus();
        }
    }
}

/// The workers.
pub(crate) struct Workers {
    /// In the order of [`Lane::ALL`].
    makers: [OnDemand<Maker, Msg>; Lane::ALL.len()],
    reader: OnDemand<Reader, Msg>,
    artist: OnDemand<Artist, Msg>,
}

impl Workers {
    pub(crate) fn new(sender: &Sender) -> Workers {
        let died: [fn(Option<String>) -> Msg; Lane::ALL.len()] = [
            |details| Msg::MakerDied { lane: Lane::Verdict, details },
            |details| Msg::MakerDied { lane: Lane::Study, details },
            |details| Msg::MakerDied { lane: Lane::Making, details },
        ];
        let mut makers = died.map(|died| OnDemand::new(sender, Msg::Maker, died));
        // The first stroke should not wait for them.
        makers[Lane::Verdict as usize].start();
        makers[Lane::Study as usize].start();
        let reader = OnDemand::new(sender, Msg::Reader, |details| Msg::ReaderDied { details });
        let artist = OnDemand::new(sender, Msg::Artist, |details| Msg::ArtistDied { details });
        Workers { makers, reader, artist }
    }

    pub(crate) fn make(&mut self, request: Request) {
        self.makers[request.lane() as usize].ask(request);
    }

    pub(crate) fn stop(&mut self, lane: Lane) {
        self.makers[lane as usize].stop();
    }

    pub(crate) fn replace(&mut self, lane: Lane) {
        self.makers[lane as usize].replace();
    }

    pub(crate) fn read(&mut self, request: reader::Request) {
        self.reader.ask(request);
    }

    pub(crate) fn draw(&mut self, request: artist::Request) {
        self.artist.ask(request);
    }

    pub(crate) fn replace_artist(&mut self) {
        self.artist.replace();
    }

    pub(crate) fn replace_reader(&mut self) {
        self.reader.replace();
    }
}
