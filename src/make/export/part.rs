//! The section *Export*: links, files, pictures, print, and a sheet with several puzzles.

use super::{PER_PAGE, TakeMsg, Taking as State};
use crate::make::kept::Entry;
use crate::make::{Model, Msg, Sender};
use crate::workers::artist::Kind;
use nonoscope_format::Format;
use nonoscope_kit::dom::{add_option, buttons, find, on, on_send, set_attribute, set_checked, set_choice, set_text};
use nonoscope_kit::part::Part;
use nonoscope_picture::Paper;
use nonoscope_words::{Text, make_export, shelf};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Event, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// The section.
pub(crate) struct Taking {
    document: Document,
    format: HtmlSelectElement,
    kind: HtmlSelectElement,
    size: HtmlSelectElement,
    size_field: HtmlElement,
    solved: HtmlSelectElement,
    works: HtmlElement,
    no_works: HtmlElement,
    /// The boxes of the drawings for a sheet, with their numbers.
    boxes: Vec<(u32, HtmlInputElement)>,
    listed: Option<Vec<Entry>>,
    per_page: HtmlSelectElement,
    paper: HtmlSelectElement,
    solutions: HtmlInputElement,
    note: HtmlElement,
}

/// The sides of cells that are offered, in pixels.
const SIZES: [u32; 5] = [8, 16, 24, 32, 48];

impl Taking {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Taking {
        buttons(
            document,
            sender,
            [
                ("take-watch", || Msg::Take(TakeMsg::Go { by_hand: false })),
                ("take-solve", || Msg::Take(TakeMsg::Go { by_hand: true })),
                ("take-link", || Msg::Take(TakeMsg::CopyLink)),
                ("take-text", || Msg::Take(TakeMsg::SaveText)),
                ("take-picture", || Msg::Take(TakeMsg::SavePicture)),
                ("take-print", || Msg::Take(TakeMsg::Print)),
                ("take-sheet", || Msg::Take(TakeMsg::SaveSheet)),
            ],
        );
        let list = |id: &str, msg: fn(&str) -> Option<TakeMsg>| {
            let list: HtmlSelectElement = found(document, id);
            let chosen = list.clone();
            on_send(sender, &list, "change", move || msg(&chosen.value()).map(Msg::Take));
            list
        };
        let format = list("take-format", |id| Some(TakeMsg::Format(Format::named(id)?)));
        for choice in State::formats() {
            add_option(document, &format, choice.id(), choice.name().to_string());
        }
        let kind = list("take-kind", |id| Some(TakeMsg::Kind(Kind::named(id)?)));
        for choice in State::kinds() {
            add_option(document, &kind, choice.id(), choice.name().to_string());
        }
        let size = list("take-size", |size| Some(TakeMsg::Size(size.parse().ok()?)));
        for side in SIZES {
            add_option(document, &size, &side.to_string(), make_export::pixels(side));
        }
        let solved = list("take-solved", |value| Some(TakeMsg::Solved(value == SOLVED)));
        let per_page = list("take-per-page", |count| Some(TakeMsg::PerPage(count.parse().ok()?)));
        for count in PER_PAGE {
            add_option(document, &per_page, &count.to_string(), count);
        }
        let paper = list("take-paper", |name| Some(TakeMsg::Paper(name.parse().ok()?)));
        for (choice, name) in [(Paper::A4, Text::verbatim("A4")), (Paper::Letter, shelf::paper_letter())] {
            add_option(document, &paper, choice.name(), &name);
        }
        let solutions: HtmlInputElement = find(document, "take-solutions");
        let (ticked, telling) = (solutions.clone(), sender.clone());
        on(&solutions, "change", move |_: &Event| telling.send(Msg::Take(TakeMsg::Solutions(ticked.checked()))));
        let works: HtmlElement = find(document, "take-works");
        let telling = sender.clone();
        on(&works, "change", move |event: &Event| {
            let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
            if let Some((number, on)) = input.and_then(|input| Some((input.value().parse().ok()?, input.checked()))) {
                telling.send(Msg::Take(TakeMsg::Choose { number, on }));
            }
        });
        Taking {
            document: document.clone(),
            format,
            kind,
            size,
            size_field: find(document, "take-size-field"),
            solved,
            works,
            no_works: find(document, "take-no-works"),
            boxes: Vec::new(),
            listed: None,
            per_page,
            paper,
            solutions,
            note: find(document, "take-note"),
        }
    }

    fn list(&mut self, entries: &[Entry]) {
        self.works.set_text_content(None);
        // Browsers never refuse a plain element.
        self.boxes = entries.iter().filter_map(|entry| self.row(entry).ok()).collect();
        self.no_works.set_hidden(!entries.is_empty());
        self.listed = Some(entries.to_vec());
    }

    fn row(&self, entry: &Entry) -> Result<(u32, HtmlInputElement), JsValue> {
        let row = self.document.create_element("li")?;
        let label = self.document.create_element("label")?;
        set_attribute(&label, "class", "choice");
        let input: HtmlInputElement = self.document.create_element("input")?.dyn_into()?;
        input.set_type("checkbox");
        input.set_value(&entry.number.to_string());
        label.append_child(&input)?;
        label.append_child(&self.document.create_text_node(&format!(" {}", entry.name())))?;
        row.append_child(&label)?;
        self.works.append_child(&row)?;
        Ok((entry.number, input))
    }
}

/// An element that a list of choices needs. Its id is said once, where the list is made.
fn found(document: &Document, id: &str) -> HtmlSelectElement {
    find(document, id)
}

/// The value for pictures that show the solution.
const SOLVED: &str = "solution";

impl Part<Model> for Taking {
    fn show(&mut self, model: &Model) {
        if self.listed.as_deref() != Some(model.mine.entries()) {
            self.list(model.mine.entries());
        }
        let taking = &model.taking;
        for (number, input) in &self.boxes {
            set_checked(input, taking.chosen.contains(number));
        }
        set_choice(&self.format, taking.format.id());
        set_choice(&self.kind, taking.kind.id());
        set_choice(&self.size, &taking.size.to_string());
        self.size_field.set_hidden(!taking.kind.has_size());
        set_choice(&self.solved, if taking.solved { SOLVED } else { "puzzle" });
        set_choice(&self.per_page, &taking.per_page.to_string());
        set_choice(&self.paper, taking.paper.name());
        set_checked(&self.solutions, taking.solutions);
        set_text(&self.note, &taking.note);
    }
}
