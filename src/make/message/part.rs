//! The section *From a message*: a text, the wishes for its card, and the QR code to scan.

use super::{MessageMsg, Outcome, Shown};
use crate::make::{Model, Msg, Sender};
use nonoscope_core::puzzle::Cell;
use nonoscope_kit::dom::{
    add_option, buttons, context_of, find, on, on_send, set_attribute, set_checked, set_choice, set_text,
};
use nonoscope_kit::part::Part;
use nonoscope_make::message::{Aim, Level};
use nonoscope_words::{Text, cells, make_message};
use wasm_bindgen::JsValue;
use web_sys::{
    CanvasRenderingContext2d, Document, Event, HtmlButtonElement, HtmlCanvasElement, HtmlElement, HtmlInputElement,
    HtmlSelectElement, HtmlTextAreaElement,
};

/// How many light modules a camera needs on each side.
const QUIET: usize = 4;
/// The side of a module in pixels. The style sheet scales the picture.
const MODULE: usize = 6;

/// The aims, by the ids of their inputs.
const AIMS: [(&str, Aim); 3] =
    [("message-plain", Aim::NoGivens), ("message-small", Aim::FewestGivens), ("message-hard", Aim::Hard)];

/// The section.
pub(crate) struct Message {
    text: HtmlTextAreaElement,
    aims: [(HtmlInputElement, Aim); 3],
    version: HtmlSelectElement,
    level: HtmlSelectElement,
    lines_only: HtmlInputElement,
    spend: HtmlInputElement,
    another: HtmlButtonElement,
    stop: HtmlButtonElement,
    said: HtmlElement,
    figure: HtmlElement,
    code: HtmlCanvasElement,
    pen: CanvasRenderingContext2d,
    shown: Option<Shown>,
}

impl Message {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Message, JsValue> {
        let [_, another, stop] = buttons(
            document,
            sender,
            [
                ("message-make", || Msg::Message(MessageMsg::Make)),
                ("message-another", || Msg::Message(MessageMsg::Another)),
                ("message-stop", || Msg::Message(MessageMsg::Stop)),
            ],
        );
        let text: HtmlTextAreaElement = find(document, "message-text");
        let (typed, telling) = (text.clone(), sender.clone());
        on(&text, "input", move |_: &Event| telling.send(Msg::Message(MessageMsg::Text(typed.value()))));
        let aims = AIMS.map(|(id, aim)| {
            let input: HtmlInputElement = find(document, id);
            on_send(sender, &input, "change", move || Some(Msg::Message(MessageMsg::Aim(aim))));
            (input, aim)
        });
        let version: HtmlSelectElement = find(document, "message-size");
        add_option(document, &version, "", make_message::smallest_size());
        for number in 1..=40_u32 {
            let side = 17 + 4 * number;
            add_option(document, &version, &number.to_string(), cells::size(side, side));
        }
        let (chosen, telling) = (version.clone(), sender.clone());
        on(&version, "change", move |_: &Event| {
            telling.send(Msg::Message(MessageMsg::Version(chosen.value().parse().ok())));
        });
        let level: HtmlSelectElement = find(document, "message-level");
        for choice in Level::ALL {
            add_option(document, &level, choice.name(), repaired(choice));
        }
        let (chosen, telling) = (level.clone(), sender.clone());
        on(&level, "change", move |_: &Event| {
            let level = Level::ALL.into_iter().find(|level| level.name() == chosen.value());
            telling.send(Msg::Message(MessageMsg::Level(level.unwrap_or(Level::L))));
        });
        let check = |id: &str, msg: fn(bool) -> MessageMsg| {
            let input: HtmlInputElement = find(document, id);
            let (checked, telling) = (input.clone(), sender.clone());
            on(&input, "change", move |_: &Event| telling.send(Msg::Message(msg(checked.checked()))));
            input
        };
        let lines_only = check("message-lines", MessageMsg::LinesOnly);
        let spend = check("message-spend", MessageMsg::Spend);
        let code: HtmlCanvasElement = find(document, "message-code");
        Ok(Message {
            text,
            aims,
            version,
            level,
            lines_only,
            spend,
            another,
            stop,
            said: find(document, "message-said"),
            figure: find(document, "message-figure"),
            pen: context_of(&code)?,
            code,
            shown: None,
        })
    }

    /// The code with its quiet zone: black on white in every theme, because cameras need that.
    fn draw(&self, shown: &Shown) {
        let picture = &shown.picture;
        let side = (picture.width() + 2 * QUIET) * MODULE;
        self.code.set_width(side as u32);
        self.code.set_height(side as u32);
        self.pen.set_fill_style_str("#fff");
        self.pen.fill_rect(0.0, 0.0, side as f64, side as f64);
        self.pen.set_fill_style_str("#000");
        for at in picture.places().filter(|&at| picture.get(at) == Cell::FILLED) {
            let place = |along: usize| ((along + QUIET) * MODULE) as f64;
            self.pen.fill_rect(place(at.column()), place(at.row()), MODULE as f64, MODULE as f64);
        }
        set_attribute(&self.code, "aria-label", make_message::code_reads(Text::verbatim(&shown.text)));
    }
}

/// How much of a code a level repairs.
fn repaired(level: Level) -> Text {
    match level {
        Level::L => make_message::level_any(),
        Level::M => make_message::level_15(),
        Level::Q => make_message::level_25(),
        Level::H => make_message::level_30(),
    }
}

impl Part<Model> for Message {
    fn show(&mut self, model: &Model) {
        let message = &model.message;
        // What is being typed is there already.
        if self.text.value() != message.text {
            self.text.set_value(&message.text);
        }
        for (input, aim) in &self.aims {
            set_checked(input, *aim == message.wish.aim);
        }
        set_choice(&self.version, &message.version().map(|version| version.to_string()).unwrap_or_default());
        set_choice(&self.level, message.wish.level.name());
        set_checked(&self.lines_only, message.wish.lines_only);
        set_checked(&self.spend, message.wish.spend);
        let shown = match &message.outcome {
            Outcome::Made(shown) => Some(shown),
            _ => None,
        };
        self.another.set_hidden(shown.is_none_or(|shown| shown.text != message.text));
        self.stop.set_hidden(!message.is_awaited());
        set_text(&self.said, message.said());
        self.figure.set_hidden(shown.is_none());
        if self.shown.as_ref() != shown {
            self.shown = shown.cloned();
            if let Some(shown) = shown {
                self.draw(shown);
            }
        }
    }
}
