//! The tools, the inks, undo and redo.

use crate::easel::model::Model;
use crate::easel::model::tool::Tool;
use crate::easel::model::tools::DrawMsg;
use crate::easel::msg::{Msg, Sender};
use nonoscope_core::puzzle::{Colour, Palette};
use nonoscope_kit::dom::{buttons, find, on, on_send, set_checked, set_enabled};
use nonoscope_kit::part::Part;
use nonoscope_picture::Sample;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlButtonElement, HtmlElement, HtmlInputElement};

/// Inks up to this number have a key.
const KEYS: usize = 9;

/// The tools.
pub(super) struct Tools {
    document: Document,
    tools: Vec<(Tool, HtmlInputElement)>,
    undo: HtmlButtonElement,
    redo: HtmlButtonElement,
    /// The inks, if there are several, and the palette that they show.
    place: HtmlElement,
    inks: Vec<(Element, HtmlInputElement)>,
    listed: Option<Palette>,
}

impl Tools {
    pub(super) fn new(document: &Document, sender: &Sender) -> Tools {
        let tools = Tool::ALL.map(|tool| {
            let input: HtmlInputElement = find(document, &format!("tool-{}", tool.name()));
            on_send(sender, &input, "change", move || Some(Msg::Draw(DrawMsg::Tool(tool))));
            (tool, input)
        });
        let [undo, redo] =
            buttons(document, sender, [("undo", || Msg::Draw(DrawMsg::Undo)), ("redo", || Msg::Draw(DrawMsg::Redo))]);
        let place: HtmlElement = find(document, "inks");
        let sender = sender.clone();
        on(&place, "change", move |event: &Event| {
            let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
            let number = input.and_then(|input| input.value().parse::<u8>().ok());
            if let Some(ink) = number.and_then(|number| Colour::try_from(number).ok()) {
                sender.send(Msg::Draw(DrawMsg::Ink(ink)));
            }
        });
        let (inks, listed) = (Vec::new(), None);
        Tools { document: document.clone(), tools: tools.into(), undo, redo, place, inks, listed }
    }

    fn list(&mut self, palette: &Palette) {
        self.inks.drain(..).for_each(|(label, _)| label.remove());
        let several = palette.inks() > 1;
        self.place.set_hidden(!several);
        if several {
            // Browsers never refuse a plain element.
            let inks = Colour::all(palette.inks()).skip(1).map(|ink| self.add(palette, ink));
            self.inks = inks.filter_map(Result::ok).collect();
        }
        self.listed = Some(palette.clone());
    }

    fn add(&self, palette: &Palette, ink: Colour) -> Result<(Element, HtmlInputElement), JsValue> {
        let (name, sample, number) = (&palette.get(ink).name, Sample::of(palette, ink), ink.number());
        let label = self.document.create_element("label")?;
        label.set_class_name("ink");
        let title = if number <= KEYS { format!("{name} ({number})") } else { name.clone() };
        label.set_attribute("title", &title)?;
        let input: HtmlInputElement = self.document.create_element("input")?.dyn_into()?;
        input.set_type("radio");
        input.set_name("ink");
        input.set_value(&number.to_string());
        input.set_attribute("aria-label", name)?;
        let span: HtmlElement = self.document.create_element("span")?.dyn_into()?;
        span.set_text_content(Some(&number.to_string()));
        for (property, rgb) in [("background", sample.fill), ("color", Some(sample.on_it))] {
            let Some([red, green, blue]) = rgb else { continue };
            span.style().set_property(property, &format!("rgb({red},{green},{blue})"))?;
        }
        label.append_child(&input)?;
        label.append_child(&span)?;
        self.place.append_child(&label)?;
        Ok((label, input))
    }
}

impl Part<Model> for Tools {
    fn show(&mut self, model: &Model) {
        let palette = model.drawing.sheet().palette();
        if self.listed.as_ref() != Some(palette) {
            self.list(palette);
        }
        for (tool, input) in &self.tools {
            set_checked(input, *tool == model.tools.tool);
        }
        for ((_, input), ink) in self.inks.iter().zip(Colour::all(palette.inks()).skip(1)) {
            set_checked(input, ink == model.tools.ink);
        }
        set_enabled(&self.undo, model.drawing.history().can_undo(), "redo");
        set_enabled(&self.redo, model.drawing.history().can_redo(), "undo");
    }
}
