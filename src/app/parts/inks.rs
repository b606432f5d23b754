//! The inks of a puzzle as tools to mark with. A puzzle of one ink is filled with "Fill" instead.

use crate::app::msg::{Msg, Sender};
use nonoscope_core::puzzle::{Cell, Colour, Palette};
use nonoscope_kit::dom::{find, on, set_checked};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_picture::Sample;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement, HtmlInputElement};

/// Inks up to this number have a key.
const KEYS: usize = 9;

/// The radio buttons of the inks, before "Circle" and "Erase".
pub(super) struct Inks {
    document: Document,
    tools: Element,
    fill: HtmlElement,
    /// The buttons, with their labels.
    inks: Vec<(Element, HtmlInputElement)>,
    /// The puzzle whose inks they are.
    listed: u32,
}

impl Inks {
    pub(super) fn new(document: &Document, sender: &Sender) -> Inks {
        let tools: Element = find(document, "tools");
        let sender = sender.clone();
        on(&tools, "change", move |event: &Event| {
            let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
            // The values of the other tools are no numbers.
            let number = input.and_then(|input| input.value().parse::<u8>().ok());
            if let Some(ink) = number.and_then(|number| Colour::try_from(number).ok()) {
                sender.send(Msg::Marks(MarksMsg::Tool(Cell::of(ink))));
            }
        });
        let fill = find(document, "fill");
        Inks { document: document.clone(), tools, fill, inks: Vec::new(), listed: 0 }
    }

    /// Shows the inks of a puzzle, and which of them is chosen.
    pub(super) fn show(&mut self, puzzle: u32, palette: &Palette, tool: Cell) {
        if std::mem::replace(&mut self.listed, puzzle) != puzzle {
            self.inks.drain(..).for_each(|(label, _)| label.remove());
            if palette.inks() > 1 {
                // Browsers never refuse a plain element.
                let inks = Colour::all(palette.inks()).skip(1).map(|ink| self.add(palette, ink));
                self.inks = inks.filter_map(Result::ok).collect();
            }
            self.fill.set_hidden(palette.inks() > 1);
        }
        for ((_, input), ink) in self.inks.iter().zip(Colour::all(palette.inks()).skip(1)) {
            set_checked(input, tool == Cell::of(ink));
        }
    }

    fn add(&self, palette: &Palette, ink: Colour) -> Result<(Element, HtmlInputElement), JsValue> {
        let (name, sample, number) = (&palette.get(ink).name, Sample::of(palette, ink), ink.number());
        let label = self.document.create_element("label")?;
        label.set_class_name("ink");
        let title = if number <= KEYS { format!("{name} ({number})") } else { name.clone() };
        label.set_attribute("title", &title)?;
        let input: HtmlInputElement = self.document.create_element("input")?.dyn_into()?;
        input.set_type("radio");
        input.set_name("tool");
        input.set_value(&number.to_string());
        input.set_attribute("aria-label", name)?;
        let span: HtmlElement = self.document.create_element("span")?.dyn_into()?;
        span.set_text_content(sample.letter.map(String::from).as_deref());
        for (property, rgb) in [("background", sample.fill), ("color", Some(sample.on_it))] {
            let Some([red, green, blue]) = rgb else { continue };
            span.style().set_property(property, &format!("rgb({red},{green},{blue})"))?;
        }
        label.append_child(&input)?;
        label.append_child(&span)?;
        self.tools.insert_before(&label, Some(&self.fill))?;
        Ok((label, input))
    }
}
