//! The shelf in its dialogue: what is wanted, and what there is.

use super::{BrowseMsg, LISTED, Listing};
use crate::origin::{Wanted, neutral_name};
use crate::shelf::{Model, Msg, Sender};
use nonoscope_core::solve::Tier;
use nonoscope_kit::dom::{buttons, find, on, on_send, set_enabled, set_text};
use nonoscope_kit::part::Part;
use nonoscope_shelf::{Colouring, Entry, Id};
use nonoscope_words::{Text, cells, page, shelf};
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, Event, HtmlButtonElement, HtmlInputElement, HtmlSelectElement};

/// The list, and what is chosen of it.
pub(crate) struct Browse {
    document: Document,
    said: Element,
    list: Element,
    more: HtmlButtonElement,
    random: HtmlButtonElement,
    /// What is listed, by the number of changes.
    listed: Option<u32>,
}

/// A list to choose from, by its name, and what a choice means.
type Choice = (&'static str, fn(&str) -> Listing);

impl Browse {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Browse {
        let [_, more, _, random] = buttons(
            document,
            sender,
            [
                ("close-puzzles", || Msg::Close(Wanted::Puzzles)),
                ("shelf-more", || Msg::Browse(BrowseMsg::More)),
                ("shelf-next", || Msg::Browse(BrowseMsg::Next)),
                ("shelf-random", || {
                    // Any number does; the shelf takes it modulo what is wanted.
                    Msg::Browse(BrowseMsg::Random { seed: (js_sys::Math::random() * 9e15) as u64 })
                }),
            ],
        );
        let choices: [Choice; 3] = [
            ("shelf-size", |value| {
                let (fewest, most) = value.split_once('-').unwrap_or_default();
                Listing::Sides(fewest.parse().unwrap_or(0), most.parse().unwrap_or(u16::MAX))
            }),
            ("shelf-tier", |value| Listing::Tier(Tier::ALL.into_iter().find(|tier| tier.name() == value))),
            ("shelf-colours", |value| {
                Listing::Colouring(match value {
                    "plain" => Some(Colouring::Plain),
                    "coloured" => Some(Colouring::Coloured),
                    _ => None,
                })
            }),
        ];
        for (id, wish) in choices {
            let select: HtmlSelectElement = find(document, id);
            let chosen = select.clone();
            on_send(sender, &select, "change", move || Some(Msg::Browse(BrowseMsg::List(wish(&chosen.value())))));
        }
        let unsolved: HtmlInputElement = find(document, "shelf-unsolved");
        let ticked = unsolved.clone();
        on_send(sender, &unsolved, "change", move || {
            Some(Msg::Browse(BrowseMsg::List(Listing::Solved(!ticked.checked()))))
        });
        let list: Element = find(document, "shelf-list");
        let choosing = sender.clone();
        on(&list, "click", move |event: &Event| {
            if let Some(id) = id_of(event) {
                choosing.send(Msg::Browse(BrowseMsg::Choose(id)));
            }
        });
        Browse { document: document.clone(), said: find(document, "shelf-said"), list, more, random, listed: None }
    }

    /// A button for a puzzle: what it is called if it has been solved, its size, and how hard it is.
    fn button(&self, entry: Entry, title: Option<&str>, is_solved: bool) -> Result<Element, JsValue> {
        let button = self.document.create_element("button")?;
        button.set_attribute("type", "button")?;
        button.set_attribute("data-id", &entry.id.number().to_string())?;
        let (width, height) = entry.size();
        let colours = (entry.colouring() == Colouring::Coloured).then(shelf::coloured);
        let solved = is_solved.then(shelf::is_solved);
        let facts = [Some(cells::unbroken_size(width, height)), Some(entry.tier().text()), colours, solved];
        let name = title.map_or_else(|| neutral_name(entry.id.number()), Text::verbatim);
        let said = Text::figures([name, Text::commas(facts.into_iter().flatten())]);
        button.set_text_content(Some(&said.to_string()));
        Ok(button)
    }
}

/// The puzzle whose button an event is about.
fn id_of(event: &Event) -> Option<Id> {
    let button = event.target()?.dyn_ref::<Element>()?.closest("button").ok()??;
    button.get_attribute("data-id")?.parse().ok().map(Id::new)
}

impl Part<Model> for Browse {
    fn show(&mut self, model: &Model) {
        let changes = model.browse.changes;
        if self.listed.replace(changes) == Some(changes) {
            return;
        }
        let (listed, more) = model.listed();
        let said = match (&model.stock.index, model.stock.has_failed) {
            (Some(_), _) => match listed.len() + more {
                0 => shelf::none(),
                count => shelf::found(count),
            },
            (None, true) => shelf::unloaded(),
            (None, false) => page::loading(),
        };
        set_text(&self.said, &said);
        // Once it is known that no puzzle is like that.
        set_enabled(&self.random, model.stock.index.is_none() || !listed.is_empty(), "shelf-next");
        self.more.set_hidden(more == 0);
        set_text(&self.more, shelf::more(more.min(LISTED)));
        self.list.set_text_content(None);
        for (entry, is_solved, title) in listed {
            // Browsers never refuse a plain element.
            if let Ok(button) = self.button(entry, title, is_solved) {
                let _ = self.list.append_child(&button);
            }
        }
    }
}
