//! Carries out effects by means of the browser. Answers come back as messages.

mod photo;
mod seeing;
mod storage;
mod timers;
mod workers;

use self::seeing::Seeing;
use self::storage::Storage;
use self::timers::Timers;
use self::workers::Workers;
use super::effect::Effect;
use super::model::random::RandomMsg;
use super::model::taking::TakeMsg;
use super::msg::{Msg, Sender};
use crate::app::worker::artist;
use nonoscope_kit::effects::address;
use nonoscope_kit::effects::clipboard::copy;
use nonoscope_kit::effects::files::save_file;
use nonoscope_kit::effects::printing::Printing;
use nonoscope_kit::world::World;
use web_sys::{Document, Window};

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
            timers: Timers::new(window, sender),
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
            Effect::PickPicture => photo::pick(&self.document),
            Effect::Decode(bytes) => photo::decode(&self.window, &self.document, &bytes, &self.sender),
            Effect::Arm(timer, millis) => self.timers.arm(timer, millis),
            Effect::Capture(pointer) => self.seeing.capture(pointer),
            Effect::FocusBoard => self.seeing.focus_board(),
            Effect::ShowKeys(open) => self.seeing.show_keys(open),
            Effect::EnterSection => self.seeing.enter_section(),
            Effect::LeaveSection => self.seeing.leave_section(),
        }
    }
}
