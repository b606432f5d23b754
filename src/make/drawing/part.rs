//! The tools, the inks, undo and redo; and the section *Draw*: size, symmetry, and moves of the whole drawing.

use super::tools::{DrawMsg, Tool};
use crate::make::sheet::{Anchor, Move, Symmetry, Towards};
use crate::make::{Model, Msg, Sender};
use nonoscope_core::puzzle::{Colour, Palette};
use nonoscope_kit::dom::{Fields, add_option, buttons, find, on, on_send, set_checked, set_choice, set_enabled};
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::inks::{ink_button, on_ink};
use nonoscope_words::{cells, make_draw};
use wasm_bindgen::JsValue;
use web_sys::{Document, Element, Event, HtmlButtonElement, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// The sides that are offered.
const PRESETS: [usize; 10] = [5, 10, 15, 20, 25, 30, 40, 50, 60, 100];

/// The section.
pub(crate) struct Draw {
    /// The width and the height.
    size: Fields<2>,
    preset: HtmlSelectElement,
    anchor: HtmlSelectElement,
    sides: HtmlInputElement,
    top: HtmlInputElement,
    marks_open: HtmlInputElement,
    clear_givens: HtmlButtonElement,
}

impl Draw {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Draw {
        buttons(
            document,
            sender,
            [
                ("mirror-sides", || Msg::Draw(DrawMsg::Move(Move::MirrorSides))),
                ("mirror-top", || Msg::Draw(DrawMsg::Move(Move::MirrorTop))),
                ("turn", || Msg::Draw(DrawMsg::Move(Move::Turn))),
                ("shift-left", || Msg::Draw(DrawMsg::Move(Move::Shift(Towards::Left)))),
                ("shift-right", || Msg::Draw(DrawMsg::Move(Move::Shift(Towards::Right)))),
                ("shift-up", || Msg::Draw(DrawMsg::Move(Move::Shift(Towards::Up)))),
                ("shift-down", || Msg::Draw(DrawMsg::Move(Move::Shift(Towards::Down)))),
                ("invert", || Msg::Draw(DrawMsg::Invert)),
                ("clear", || Msg::Draw(DrawMsg::Move(Move::Clear))),
            ],
        );
        let [clear_givens] =
            buttons(document, sender, [("clear-givens", || Msg::Draw(DrawMsg::Move(Move::ClearGivens)))]);
        let (width, height): (HtmlInputElement, HtmlInputElement) = (find(document, "width"), find(document, "height"));
        for field in [&width, &height] {
            let (wide, high, sender) = (width.clone(), height.clone(), sender.clone());
            on(field, "change", move |_: &Event| {
                // Anything but a number leaves the sheet as it is; the fields then show its size again.
                let side = |field: &HtmlInputElement| field.value().trim().parse().unwrap_or(0);
                let (width, height): (usize, usize) = (side(&wide), side(&high));
                if width > 0 && height > 0 {
                    sender.send(Msg::Draw(DrawMsg::Resize { width, height }));
                }
            });
        }
        let preset: HtmlSelectElement = find(document, "preset");
        add_option(document, &preset, "", make_draw::choose_size());
        for side in PRESETS {
            add_option(document, &preset, &side.to_string(), cells::size(side, side));
        }
        let (chosen, telling) = (preset.clone(), sender.clone());
        on(&preset, "change", move |_: &Event| {
            if let Ok(side) = chosen.value().parse() {
                telling.send(Msg::Draw(DrawMsg::Resize { width: side, height: side }));
            }
        });
        let anchor: HtmlSelectElement = find(document, "anchor");
        for (index, place) in Anchor::ALL.into_iter().enumerate() {
            add_option(document, &anchor, &index.to_string(), place.name());
        }
        let (chosen, telling) = (anchor.clone(), sender.clone());
        on(&anchor, "change", move |_: &Event| {
            let index = chosen.value().parse().ok().and_then(|index: usize| Anchor::ALL.get(index).copied());
            telling.send(Msg::Draw(DrawMsg::Anchor(index.unwrap_or_default())));
        });
        let (sides, top): (HtmlInputElement, HtmlInputElement) =
            (find(document, "symmetry-sides"), find(document, "symmetry-top"));
        for input in [&sides, &top] {
            let (sides, top, sender) = (sides.clone(), top.clone(), sender.clone());
            on(input, "change", move |_: &Event| {
                let symmetry = Symmetry { sides: sides.checked(), top: top.checked() };
                sender.send(Msg::Draw(DrawMsg::Symmetry(symmetry)));
            });
        }
        let marks_open: HtmlInputElement = find(document, "marks-open");
        let (input, sender) = (marks_open.clone(), sender.clone());
        on(&marks_open, "change", move |_: &Event| sender.send(Msg::Draw(DrawMsg::MarksOpen(input.checked()))));
        Draw { size: Fields::new([width, height]), preset, anchor, sides, top, marks_open, clear_givens }
    }
}

impl Part<Model> for Draw {
    fn show(&mut self, model: &Model) {
        let size = model.drawing.sheet().size();
        self.size.show([size.0.to_string(), size.1.to_string()]);
        let preset = PRESETS.iter().find(|&&side| size == (side, side));
        set_choice(&self.preset, &preset.map(ToString::to_string).unwrap_or_default());
        let anchor = Anchor::ALL.iter().position(|&anchor| anchor == model.tools.anchor);
        set_choice(&self.anchor, &anchor.unwrap_or_default().to_string());
        set_checked(&self.sides, model.tools.symmetry.sides);
        set_checked(&self.top, model.tools.symmetry.top);
        set_checked(&self.marks_open, model.tools.marks_open);
        let is_idle = model.drawing.is_drawing() || self.clear_givens.hidden() == (model.drawing.sheet().givens() == 0);
        if !is_idle {
            self.clear_givens.set_hidden(model.drawing.sheet().givens() == 0);
        }
    }
}

/// The tools.
pub(crate) struct Tools {
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
    pub(crate) fn new(document: &Document, sender: &Sender) -> Tools {
        let tools = Tool::ALL.map(|tool| {
            let input: HtmlInputElement = find(document, &format!("tool-{}", tool.name()));
            on_send(sender, &input, "change", move || Some(Msg::Draw(DrawMsg::Tool(tool))));
            (tool, input)
        });
        let [undo, redo] =
            buttons(document, sender, [("undo", || Msg::Draw(DrawMsg::Undo)), ("redo", || Msg::Draw(DrawMsg::Redo))]);
        let place: HtmlElement = find(document, "inks");
        on_ink(&place, sender, |ink| Msg::Draw(DrawMsg::Ink(ink)));
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
        let (label, input) = ink_button(&self.document, "ink", palette, ink, Some(&ink.number().to_string()))?;
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
