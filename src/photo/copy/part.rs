//! The lines of the copy: each clue under its crop, in a box in which it is corrected, the doubtful ones first.

use super::{Copy, Place, Written, name_of};
use crate::photo::scanner::Doubt;
use crate::photo::{Model, Msg, Sender};
use nonoscope_core::puzzle::Axis;
use nonoscope_kit::dom::{cleared, find, found, on, set_attribute, set_flag, set_text};
use nonoscope_kit::part::Part;
use nonoscope_words::{grammar, photo};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlCanvasElement, HtmlElement, HtmlInputElement};

/// The lists, by what they hold.
const LISTS: [&str; 3] = ["copied-doubts", "copied-rows", "copied-columns"];

/// About how large the digits of a crop are shown, in pixels, and how much larger than on the picture at most.
const DIGIT: f64 = 26.0;
const LARGER: f64 = 3.0;

/// How much of a digit's size is shown around a clue.
const EDGE: f64 = 0.3;

/// The frame around doubtful numbers, which is seen on light and dark pictures.
const DOUBTFUL: &str = "#d9480f";

/// The lines.
pub(crate) struct Lines {
    document: Document,
    whole: HtmlElement,
    /// Doubtful lines, rows and columns: the section of each, and its list.
    lists: [(HtmlElement, Element); 3],
    cards: Vec<Card>,
    /// Which copy is shown, how often its lines had come or gone, and whether there was a picture to cut crops from.
    shown: Option<(u32, u32, bool)>,
}

/// A line on the page.
struct Card {
    place: Place,
    label: Element,
    input: HtmlInputElement,
    doubts: HtmlElement,
    remove: Element,
    add: Element,
}

/// The line of an element, and the element's action.
fn place_of(target: &Element) -> Option<Place> {
    let card = target.closest("[data-place]").ok()??;
    Some(Place(card.get_attribute("data-place")?.parse().ok()?))
}

impl Lines {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Lines {
        let whole: HtmlElement = find(document, "copied");
        let typing = sender.clone();
        on(&whole, "input", move |event: &Event| {
            let Some(input) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else {
                return;
            };
            if let Some(place) = place_of(&input) {
                typing.send(Msg::Typed { place, text: input.value() });
            }
        });
        let pressing = sender.clone();
        on(&whole, "click", move |event: &Event| {
            let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) else { return };
            let button = target.closest("[data-does]").ok().flatten();
            let Some((does, place)) =
                button.and_then(|button| Some((button.get_attribute("data-does")?, place_of(&button)?)))
            else {
                return;
            };
            pressing.send(if does == "add" { Msg::Add(place) } else { Msg::Remove(place) });
        });
        let lists = LISTS.map(|id| {
            let list: Element = document.get_element_by_id(id).unwrap_or_else(|| whole.clone().into());
            let section =
                list.parent_element().and_then(|section| section.dyn_into().ok()).unwrap_or_else(|| whole.clone());
            (section, list)
        });
        Lines { document: document.clone(), whole, lists, cards: Vec::new(), shown: None }
    }

    /// Makes the cards anew.
    fn make(&mut self, copy: &Copy) -> Result<(), JsValue> {
        self.cards.clear();
        for (_, list) in &self.lists {
            list.set_text_content(None);
        }
        let (doubtful, others) = copy.in_order();
        for (line, is_first) in
            doubtful.into_iter().map(|line| (line, true)).chain(others.into_iter().map(|line| (line, false)))
        {
            let list = match (is_first, line.axis) {
                (true, _) => &self.lists[0].1,
                (false, Axis::Row) => &self.lists[1].1,
                (false, Axis::Column) => &self.lists[2].1,
            };
            let card = self.card(line, if copy.palette.inks() > 1 { "text" } else { "numeric" })?;
            list.append_child(&card.1)?;
            self.cards.push(card.0);
        }
        for (section, list) in &self.lists {
            section.set_hidden(list.first_child().is_none());
        }
        Ok(())
    }

    /// On a phone, keys for letters are shown where letters are needed.
    fn card(&self, line: &Written, keys: &str) -> Result<(Card, Element), JsValue> {
        let make = |name: &str| self.document.create_element(name);
        let item = make("li")?;
        set_attribute(&item, "data-place", line.place.0);
        set_attribute(&item, "data-axis", line.axis.name());
        let (label, doubts) = (make("span")?, make("p")?.dyn_into::<HtmlElement>()?);
        set_attribute(&label, "class", "line-name");
        doubts.set_id(&format!("doubts-{}", line.place.0));
        if let Some(canvas) = self.crop(line)? {
            item.append_child(&canvas)?;
        }
        let input: HtmlInputElement = make("input")?.dyn_into()?;
        for (name, value) in [("type", "text"), ("inputmode", keys), ("autocomplete", "off"), ("spellcheck", "false")] {
            set_attribute(&input, name, value);
        }
        input.set_value(&line.text);
        set_attribute(&input, "aria-describedby", doubts.id());
        let button = |does: &str, sign: &str| {
            let button = make("button")?;
            for (name, value) in [("type", "button"), ("data-does", does)] {
                set_attribute(&button, name, value);
            }
            button.set_text_content(Some(sign));
            Ok::<Element, JsValue>(button)
        };
        let (add, remove) = (button("add", "+")?, button("remove", "×")?);
        for element in [&label, &input, &add, &remove, &doubts as &Element] {
            item.append_child(element)?;
        }
        Ok((Card { place: line.place, label, input, doubts, remove, add }, item))
    }

    /// The part of the picture on which a clue stands, with a frame around its doubtful numbers; nothing if it was not read there.
    fn crop(&self, line: &Written) -> Result<Option<HtmlCanvasElement>, JsValue> {
        let (Some(crop), Some(photo)) = (line.crop, found::<HtmlCanvasElement>(&self.document, "photo")) else {
            return Ok(None);
        };
        let (wide, high) = (f64::from(photo.width()), f64::from(photo.height()));
        let (width, height) = ((crop.right - crop.left) * wide, (crop.bottom - crop.top) * high);
        // Digits of rows stand beside each other, those of columns below each other; either way they become about as large.
        let digit = if line.axis == Axis::Row { height } else { width };
        let (edge, by) = (EDGE * digit, (DIGIT / digit).min(LARGER));
        let (left, top) = (crop.left * wide - edge, crop.top * high - edge);
        let (width, height) = (width + 2.0 * edge, height + 2.0 * edge);
        if !(width * by >= 1.0 && height * by >= 1.0) {
            return Ok(None);
        }
        let canvas: HtmlCanvasElement = self.document.create_element("canvas")?.dyn_into()?;
        let context = cleared(&canvas, (width * by) as u32, (height * by) as u32)?;
        context.draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
            &photo,
            left,
            top,
            width,
            height,
            0.0,
            0.0,
            width * by,
            height * by,
        )?;
        context.set_stroke_style_str(DOUBTFUL);
        context.set_line_width(2.0);
        for Doubt { crop, .. } in &line.doubts {
            let (x, y) = ((crop.left * wide - left) * by - 3.0, (crop.top * high - top) * by - 3.0);
            let (w, h) = ((crop.right - crop.left) * wide * by + 6.0, (crop.bottom - crop.top) * high * by + 6.0);
            context.stroke_rect(x, y, w, h);
        }
        set_attribute(&canvas, "aria-hidden", "true");
        Ok(Some(canvas))
    }
}

impl Part<Model> for Lines {
    fn show(&mut self, model: &Model) {
        self.whole.set_hidden(model.copy.is_none());
        let Some(copy) = &model.copy else {
            self.shown = None;
            return;
        };
        let now = (model.scans, copy.changes, model.has_preview);
        if self.shown.replace(now) != Some(now) {
            // Browsers never refuse plain elements.
            let _ = self.make(copy);
        }
        let fault = model.fault.as_ref().and_then(|fault| fault.place);
        for card in &self.cards {
            let Some((line, number)) = copy.line(card.place) else { continue };
            let name = name_of(line.axis, number);
            let add = match line.axis {
                Axis::Row => photo::add_row(&name),
                Axis::Column => photo::add_column(&name),
            };
            set_text(&card.label, grammar::capital(&name));
            set_attribute(&card.input, "aria-label", photo::clue_of(&name));
            set_attribute(&card.add, "aria-label", &add);
            set_attribute(&card.remove, "aria-label", photo::remove_line(name));
            set_flag(&card.input, "aria-invalid", fault == Some(card.place));
            set_text(&card.doubts, line.doubts_in_words());
            card.doubts.set_hidden(line.doubts.is_empty());
        }
    }
}
