//! The finished picture in place of the board: without grid and circles, dark on light in every theme, with the time and help, and buttons to go on.

use super::{FinishMsg, Finished};
use crate::page::{Model, Msg, Sender};
use nonoscope_core::puzzle::Axis;
use nonoscope_kit::dom::{buttons, context_of, find, in_pixels, on, rectangle_of, set_attribute, set_text};
use nonoscope_kit::model::display::Room;
use nonoscope_kit::part::Part;
use nonoscope_picture::Paint;
use nonoscope_picture::real::{decimal, within};
use nonoscope_play::Player;
use nonoscope_words::{Text, finish as words};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, Event, HtmlButtonElement, HtmlCanvasElement, HtmlElement, HtmlInputElement, KeyboardEvent,
    PointerEvent,
};

/// The room that the words below the picture take, and beside it, in CSS pixels.
const WORDS_BELOW: f64 = 148.0;
const WORDS_BESIDE: f64 = 272.0;
/// The room around the picture, in CSS pixels.
const AROUND: f64 = 16.0;
/// The largest cell of a small picture, in CSS pixels.
const LARGEST: f64 = 64.0;

/// The finished picture.
pub(crate) struct Finish {
    element: HtmlElement,
    picture: HtmlCanvasElement,
    title: Element,
    took: Element,
    message: Element,
    note: Element,
    link: HtmlInputElement,
    show: HtmlButtonElement,
    /// Which picture is shown, and the room it was painted for.
    painted: Option<(u32, Room)>,
    /// Whether buttons work: not before a finger, a button of the mouse or a key went down here. The tap that wins ends over
    /// them.
    is_ready: Rc<Cell<bool>>,
}

impl Finish {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Finish, JsValue> {
        let element: HtmlElement = find(document, "finish");
        let is_ready = Rc::new(Cell::new(false));
        listen(&element, sender, &is_ready);
        let pressed = |id: &str, msg: FinishMsg| -> Result<HtmlButtonElement, JsValue> {
            let button: HtmlButtonElement = find(document, id);
            let (sender, is_ready) = (sender.clone(), is_ready.clone());
            on(&button, "click", move |_: &Event| {
                if is_ready.get() {
                    sender.send(Msg::Finish(msg));
                }
            });
            Ok(button)
        };
        pressed("next-puzzle", FinishMsg::Next)?;
        pressed("share-unsolved", FinishMsg::Share)?;
        pressed("finish-code", FinishMsg::Code)?;
        pressed("close-finish", FinishMsg::Close)?;
        let [show, _] = buttons(
            document,
            sender,
            [("show-picture", || Msg::Finish(FinishMsg::Show)), ("show-code", || Msg::Finish(FinishMsg::Code))],
        );
        Ok(Finish {
            picture: find(document, "finish-picture"),
            title: find(document, "finish-title"),
            took: find(document, "finish-took"),
            message: find(document, "finish-message"),
            note: find(document, "finish-note"),
            link: find(document, "finish-link"),
            show,
            element,
            painted: None,
            is_ready,
        })
    }
}

/// Listens for events that close the picture or enable its buttons.
fn listen(element: &HtmlElement, sender: &Sender, is_ready: &Rc<Cell<bool>>) {
    let (sender, ready) = (sender.clone(), is_ready.clone());
    on(element, "pointerdown", move |event: &PointerEvent| {
        ready.set(true);
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_pressed = target.and_then(|target| target.closest("button, input").ok().flatten()).is_some();
        if !is_pressed {
            sender.send(Msg::Finish(FinishMsg::Close));
        }
    });
    for event in ["focusin", "keydown"] {
        let ready = is_ready.clone();
        on(element, event, move |_: &Event| ready.set(true));
    }
    // What is pressed here is not for the board.
    on(element, "keydown", |event: &KeyboardEvent| {
        if matches!(event.key().as_str(), " " | "Enter") && event.target().is_some_and(|target| is_button(&target)) {
            event.stop_propagation();
        }
    });
}

fn is_button(target: &web_sys::EventTarget) -> bool {
    target.dyn_ref::<HtmlButtonElement>().is_some()
}

impl Part<Model> for Finish {
    fn show(&mut self, model: &Model) {
        let finish = &model.finish;
        let Some(player) = &model.player else { return };
        self.show.set_hidden(player.finished().is_none() || finish.is_open());
        if !finish.is_open() {
            if self.painted.take().is_some() {
                self.element.set_hidden(true);
            }
            return;
        }
        set_text(&self.title, model.title());
        set_text(&self.took, model.what_it_took());
        let message = player.message().map(|message| words::reads(Text::verbatim(message.text())));
        set_text(&self.message, message.unwrap_or_default());
        set_text(&self.note, &finish.note);
        let link = finish.link.as_deref().filter(|_| !finish.note.is_empty());
        self.link.set_hidden(link.is_none());
        if let Some(link) = link.filter(|link| self.link.value() != *link) {
            self.link.set_value(link);
        }
        let now = (finish.opened, model.display.room);
        if self.painted == Some(now) {
            return;
        }
        let is_new = self.painted.is_none_or(|(opened, _)| opened != finish.opened);
        if is_new {
            self.is_ready.set(false);
        }
        self.painted = Some(now);
        let Some(picture) = Finished::of(player) else { return };
        set_attribute(&self.picture, "aria-label", label(model, &picture));
        let fades = is_new && finish.fades && !model.display.is_still;
        set_attribute(&self.element, "data-fades", if fades { "yes" } else { "no" });
        // Without a canvas there are still the words.
        let _ = self.paint(&picture, model.display.room);
        // It begins to move when it is shown.
        self.element.set_hidden(true);
        let _ = self.begin_at("0px", "0px", "1");
        self.element.set_hidden(false);
        if fades {
            let _ = self.lift_off(model, player, &picture);
        }
    }
}

/// The picture in words, for screen readers.
fn label(model: &Model, picture: &Finished) -> String {
    words::finished_picture(model.title(), picture.width, picture.height).to_string()
}

impl Finish {
    /// Paints the picture as large as the room allows.
    fn paint(&self, picture: &Finished, room: Room) -> Result<(), JsValue> {
        let cells = [picture.width, picture.height].map(|side| (side + 2 * picture.margin) as f64);
        let side = |width: f64, height: f64| (width / cells[0]).min(height / cells[1]);
        let (width, height) = (room.width - 2.0 * AROUND, room.height - 2.0 * AROUND);
        let below = side(width, height - WORDS_BELOW);
        let beside = side(width - WORDS_BESIDE, height);
        set_attribute(&self.element, "data-words", if beside > below { "beside" } else { "below" });
        let fitting = within(below.max(beside), 1.0 / room.density, LARGEST);
        // In whole pixels, so that all cells have the same size.
        let cell = (fitting * room.density).floor().max(1.0);
        let pixels = cells.map(|cells| cells * cell);
        self.picture.set_width(pixels[0] as u32);
        self.picture.set_height(pixels[1] as u32);
        // A picture of very many cells is made smaller than its pixels.
        let scale = (width.max(1.0) * room.density / pixels[0]).min(1.0) / room.density;
        for (name, length) in [("width", pixels[0] * scale), ("height", pixels[1] * scale)] {
            self.picture.style().set_property(name, &in_pixels(length))?;
        }
        let context = context_of(&self.picture)?;
        context.set_fill_style_str(&Paint::Exact(picture.ground).in_style());
        context.fill_rect(0.0, 0.0, pixels[0], pixels[1]);
        let margin = picture.margin as f64 * cell;
        for run in &picture.runs {
            context.set_fill_style_str(&Paint::Exact(run.rgb).in_style());
            let (left, top) = (margin + run.column as f64 * cell, margin + run.row as f64 * cell);
            context.fill_rect(left, top, run.length as f64 * cell, cell);
        }
        Ok(())
    }

    /// Has the picture begin where its cells lie on the board, if all of the board is in view: then it is grid, circles and
    /// clues that fade.
    fn lift_off(&self, model: &Model, player: &Player, picture: &Finished) -> Result<(), JsValue> {
        let Some((view, room)) = model.board.lens.view().filter(|(view, _)| !view.is_magnified()) else {
            return Ok(());
        };
        let Some(board) = rectangle_of(&self.picture, "board") else { return Ok(()) };
        let here = self.picture.get_bounding_client_rect();
        let (across, down) = (view.measures.board(Axis::Column), view.measures.board(Axis::Row));
        let cells = player.puzzle().width() as f64 + 2.0 * picture.margin as f64;
        let on_board = f64::from(across.length) / room.density / player.puzzle().width() as f64;
        let own = here.width() / cells;
        if own <= 0.0 || on_board <= 0.0 {
            return Ok(());
        }
        let margin = picture.margin as f64 * on_board;
        let left = board.left() + f64::from(across.start) / room.density - margin - here.left();
        let top = board.top() + f64::from(down.start) / room.density - margin - here.top();
        self.begin_at(&in_pixels(left), &in_pixels(top), &decimal(on_board / own, 6))
    }

    /// Where the picture begins to move, and how large.
    fn begin_at(&self, left: &str, top: &str, scale: &str) -> Result<(), JsValue> {
        for (name, value) in [("--from-left", left), ("--from-top", top), ("--from-scale", scale)] {
            self.picture.style().set_property(name, value)?;
        }
        Ok(())
    }
}
