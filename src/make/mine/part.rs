//! The section *My puzzles*: the details of the drawing on the board, and all drawings of this browser.

use super::MineMsg;
use crate::make::kept::Entry;
use crate::make::{Model, Msg, Sender};
use nonoscope_kit::dom::{buttons, find, on, set_attribute, set_flag, set_text};
use nonoscope_kit::part::Part;
use nonoscope_words::make_mine;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement, HtmlInputElement};

/// The section.
pub(crate) struct Mine {
    document: Document,
    fields: [HtmlInputElement; 3],
    list: HtmlElement,
    none: HtmlElement,
    deleted: HtmlElement,
    deleted_name: HtmlElement,
    /// What the fields and the list show.
    replaced: Option<u32>,
    listed: Option<(Vec<Entry>, Option<u32>)>,
}

/// The id of a field, and the message that it sends.
type Field = (&'static str, fn(String) -> MineMsg);

/// The fields.
const FIELDS: [Field; 3] =
    [("work-title", MineMsg::Title), ("work-author", MineMsg::Author), ("work-licence", MineMsg::Licence)];

impl Mine {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Mine {
        buttons(
            document,
            sender,
            [
                ("new-work", || Msg::Mine(MineMsg::New)),
                ("from-board", || Msg::Mine(MineMsg::FromBoard)),
                ("undo-delete", || Msg::Mine(MineMsg::UndoDelete)),
            ],
        );
        let fields = FIELDS.map(|(id, msg)| {
            let field: HtmlInputElement = find(document, id);
            let (typed, sender) = (field.clone(), sender.clone());
            on(&field, "input", move |_: &Event| sender.send(Msg::Mine(msg(typed.value()))));
            field
        });
        let list: HtmlElement = find(document, "works");
        let sender = sender.clone();
        on(&list, "click", move |event: &Event| {
            let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let button = element.and_then(|element| element.closest("button").ok().flatten());
            let number = |name| Some((button.as_ref()?.get_attribute(name)?, name));
            let (number, msg): (_, fn(u32) -> MineMsg) = match number("data-open").or_else(|| number("data-delete")) {
                Some((number, "data-open")) => (number, MineMsg::Open),
                Some((number, _)) => (number, MineMsg::Delete),
                None => return,
            };
            if let Ok(number) = number.parse() {
                sender.send(Msg::Mine(msg(number)));
            }
        });
        Mine {
            document: document.clone(),
            fields,
            list,
            none: find(document, "no-works"),
            deleted: find(document, "deleted"),
            deleted_name: find(document, "deleted-name"),
            replaced: None,
            listed: None,
        }
    }

    /// A row of the list: a button that opens a drawing, and one that deletes it.
    fn row(&self, entry: &Entry, is_shown: bool) -> Result<(), JsValue> {
        let (name, number) = (entry.name(), entry.number.to_string());
        let row = self.document.create_element("li")?;
        let open = self.document.create_element("button")?;
        let delete = self.document.create_element("button")?;
        for (button, attribute) in [(&open, "data-open"), (&delete, "data-delete")] {
            set_attribute(button, "type", "button");
            set_attribute(button, attribute, &number);
        }
        open.set_text_content(Some(&name.to_string()));
        set_flag(&open, "aria-current", is_shown);
        delete.set_text_content(Some(&make_mine::delete().to_string()));
        set_attribute(&delete, "aria-label", make_mine::delete_work(name));
        row.append_child(&open)?;
        row.append_child(&delete)?;
        self.list.append_child(&row)?;
        Ok(())
    }
}

impl Part<Model> for Mine {
    fn show(&mut self, model: &Model) {
        let mine = &model.mine;
        if self.replaced.replace(mine.replaced) != Some(mine.replaced) {
            for (field, text) in self.fields.iter().zip([&mine.title, &mine.author, &mine.licence]) {
                field.set_value(text);
            }
        }
        self.deleted.set_hidden(mine.deleted.is_none());
        if let Some(deleted) = &mine.deleted {
            set_text(&self.deleted_name, make_mine::deleted(deleted.entry.name()));
        }
        let is_listed =
            self.listed.as_ref().is_some_and(|(entries, number)| entries == mine.entries() && *number == mine.number);
        if is_listed {
            return;
        }
        self.none.set_hidden(!mine.entries().is_empty());
        self.list.set_text_content(None);
        for entry in mine.entries() {
            // Browsers never refuse a plain element.
            let _ = self.row(entry, mine.number == Some(entry.number));
        }
        self.listed = Some((mine.entries().to_vec(), mine.number));
    }
}
