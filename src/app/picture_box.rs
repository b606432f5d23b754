//! Taking what the board shows along: as a picture, an animation, a page, a sheet or text, as a file or on the clipboard.
//!
//! A worker of its own draws, so that a long animation keeps nobody from solving; it is started when it is first needed.

use super::clipboard;
use super::controller::App;
use super::elements::{add_option, set_text};
use super::saving::blob;
use super::worker::artist::{Artist, Drawing, Drawn, Kind, News, Request};
use super::worker::channel::{Channel, Heard};
use crate::picture::{Caption, Notation, Scene, text};
use js_sys::Function;
use wasm_bindgen::JsValue;
use web_sys::Document;

/// A drawing under way.
pub(super) struct Underway {
    /// Which it is; answers to earlier ones come too late.
    ticket: u32,
    /// What hands the picture to the clipboard, if it is for that.
    copying: Option<Copying>,
}

/// The clipboard waits for a picture.
struct Copying {
    take: Function,
    refuse: Function,
}

/// What the page draws with.
#[derive(Default)]
pub(super) struct Studio {
    channel: Option<Channel<Artist>>,
    underway: Option<Underway>,
    tickets: u32,
}

impl App {
    /// Lists the kinds of pictures.
    pub(super) fn fill_pictures(&self, document: &Document) -> Result<(), JsValue> {
        for kind in Kind::ALL {
            add_option(document, &self.elements.picture_kind, kind.id(), kind.name())?;
        }
        Ok(())
    }

    fn picture_kind(&self) -> Kind {
        Kind::named(&self.elements.picture_kind.value()).unwrap_or(Kind::Png)
    }

    /// Shows what can be chosen for the kind of picture.
    pub(super) fn show_picture_box(&self) {
        let (kind, elements) = (self.picture_kind(), &self.elements);
        elements.picture_size_field.set_hidden(!kind.has_size());
        elements.picture_speed_field.set_hidden(!kind.is_animated());
        elements.picture_state_field.set_hidden(!kind.is_sheet());
        elements
            .stop_drawing
            .set_hidden(self.studio.underway.as_ref().is_none_or(|underway| underway.copying.is_some()));
        elements.save_picture.set_disabled(self.studio.underway.is_some());
        elements.copy_picture.set_disabled(self.studio.underway.is_some());
    }

    /// Draws what is chosen, for a file.
    pub(super) fn save_picture(&mut self) {
        self.draw(self.picture_kind(), None);
    }

    /// Copies the board as a picture.
    pub(super) fn copy_picture(&mut self) {
        let note = &self.elements.picture_note;
        let asked = clipboard::copy_picture(&self.window, note, "Copied.", "The picture could not be copied.");
        match asked {
            Ok((take, refuse)) => self.draw(Kind::Png, Some(Copying { take, refuse })),
            Err(_) => set_text(note, "This browser copies no pictures. You can save one."),
        }
    }

    /// Copies the board as text.
    pub(super) fn copy_text(&mut self) {
        let Some(player) = &self.player else { return };
        let notation = match self.picture_kind() {
            Kind::Hashes => Notation::Hashes,
            Kind::Crosses => Notation::Crosses,
            _ => Notation::Letters,
        };
        let text = text(player.grid(), notation);
        let said = format!("Copied: {} lines of text.", player.grid().height());
        clipboard::copy(&self.window, &text, &self.elements.picture_note, said, "The text could not be copied.");
    }

    fn draw(&mut self, kind: Kind, copying: Option<Copying>) {
        let Some(player) = &self.player else { return };
        let elements = &self.elements;
        let puzzle = player.puzzle();
        let scene = match (kind.is_sheet(), elements.picture_state.value().as_str()) {
            (true, "given") => Scene::of_grid(puzzle, puzzle.givens()),
            (true, _) => Scene::of_grid(puzzle, player.grid()),
            (false, _) => player.picture(),
        };
        let (start, trace) = match kind.is_animated() {
            true => (player.session().start().clone(), player.outcome().trace.clone()),
            false => (puzzle.givens().clone(), Default::default()),
        };
        let drawing = Drawing {
            kind,
            puzzle: puzzle.clone(),
            caption: Caption::of(player.session().reading()),
            scene,
            cell: elements.picture_size.value().parse().unwrap_or(16),
            start,
            trace,
            every_step: !elements.skip.checked(),
            per_second: elements.picture_speed.value().parse().unwrap_or(10.0),
        };
        self.studio.tickets = self.studio.tickets.wrapping_add(1);
        let ticket = self.studio.tickets;
        if self.studio.channel.is_none() {
            let handle = self.handle.clone();
            self.studio.channel = Channel::open(move |what| handle.act(|app| app.hear_of_drawing(what))).ok();
        }
        let Some(channel) = &self.studio.channel else {
            set_text(&elements.picture_note, "The program that draws could not be started. Please reload the page.");
            return;
        };
        channel.send(Request { ticket, drawing: Box::new(drawing) });
        self.studio.underway = Some(Underway { ticket, copying });
        set_text(&elements.picture_note, "Drawing …");
    }

    /// Gives up what is being drawn.
    pub(super) fn stop_drawing(&mut self) {
        self.studio.underway = None;
        set_text(&self.elements.picture_note, "Stopped.");
        if self.studio.channel.as_ref().is_some_and(|channel| channel.interrupt().is_err()) {
            self.studio.channel = None;
        }
    }

    /// Something came from the worker that draws.
    fn hear_of_drawing(&mut self, heard: Heard<News>) {
        let wanted = self.studio.underway.as_ref().map(|underway| underway.ticket);
        match heard {
            Heard::News(News::Drawing { ticket, done, of }) if wanted == Some(ticket) => {
                set_text(&self.elements.picture_note, &format!("Drawing: {done} of {of} frames"));
            }
            Heard::News(News::Drawn { ticket, drawn }) if wanted == Some(ticket) => self.drawn(&drawn),
            Heard::News(News::NotDrawn { ticket, sentence }) if wanted == Some(ticket) => self.not_drawn(&sentence),
            Heard::News(_) => {}
            Heard::Died(details) => {
                if self.studio.channel.as_ref().is_some_and(|channel| channel.replace().is_err()) {
                    self.studio.channel = None;
                }
                self.not_drawn("Something went wrong in drawing. Smaller cells may help.");
                self.notify_of_trouble("The program that draws broke down and was started again.", &details);
            }
        }
    }

    fn drawn(&mut self, drawn: &Drawn) {
        let Some(underway) = self.studio.underway.take() else { return };
        match underway.copying {
            Some(Copying { take, refuse }) => {
                // What happens then is told by the clipboard.
                let _ = match blob(&drawn.bytes, &drawn.media) {
                    Ok(blob) => take.call1(&JsValue::NULL, &blob),
                    Err(error) => refuse.call1(&JsValue::NULL, &error),
                };
            }
            None => {
                self.save(&drawn.name, &drawn.bytes, &drawn.media);
                let size = drawn.bytes.len().div_ceil(1000);
                set_text(&self.elements.picture_note, &format!("Saved {}, {size} KB.", drawn.name));
            }
        }
    }

    fn not_drawn(&mut self, sentence: &str) {
        let copying = self.studio.underway.take().and_then(|underway| underway.copying);
        if let Some(Copying { refuse, .. }) = copying {
            let _ = refuse.call1(&JsValue::NULL, &sentence.into());
        }
        set_text(&self.elements.picture_note, sentence);
    }
}
