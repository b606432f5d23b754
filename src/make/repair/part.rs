//! The section *Repair*: the request, the result, and the buttons that take it.

use super::RepairMsg;
use crate::make::{Model, Msg, Sender};
use crate::workers::maker::Way;
use nonoscope_kit::dom::{buttons, find, on, on_send, set_checked, set_text};
use nonoscope_kit::part::Part;
use nonoscope_words::make_repair;
use web_sys::{Document, Event, HtmlButtonElement, HtmlElement, HtmlInputElement};

/// The ways, by the ids of their inputs.
const WAYS: [(&str, Way); 2] = [("repair-givens", Way::Givens), ("repair-changes", Way::Changes)];

/// The section.
pub(crate) struct Repair {
    ways: [(HtmlInputElement, Way); 2],
    lines_only: HtmlInputElement,
    find: HtmlButtonElement,
    stop: HtmlButtonElement,
    said: HtmlElement,
    take: HtmlElement,
    next: HtmlButtonElement,
    all: HtmlButtonElement,
}

impl Repair {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Repair {
        let [find_button, stop, next, all] = buttons(
            document,
            sender,
            [
                ("repair-find", || Msg::Repair(RepairMsg::Find)),
                ("repair-stop", || Msg::Repair(RepairMsg::Stop)),
                ("repair-next", || Msg::Repair(RepairMsg::Next)),
                ("repair-all", || Msg::Repair(RepairMsg::All)),
            ],
        );
        let ways = WAYS.map(|(id, way)| {
            let input: HtmlInputElement = find(document, id);
            on_send(sender, &input, "change", move || Some(Msg::Repair(RepairMsg::Way(way))));
            (input, way)
        });
        let lines_only: HtmlInputElement = find(document, "repair-lines");
        let (input, telling) = (lines_only.clone(), sender.clone());
        on(&lines_only, "change", move |_: &Event| telling.send(Msg::Repair(RepairMsg::LinesOnly(input.checked()))));
        let (said, take) = (find(document, "repair-said"), find(document, "repair-take"));
        Repair { ways, lines_only, find: find_button, stop, said, take, next, all }
    }
}

impl Part<Model> for Repair {
    fn show(&mut self, model: &Model) {
        let repair = &model.repair;
        for (input, way) in &self.ways {
            set_checked(input, *way == repair.way);
        }
        set_checked(&self.lines_only, repair.lines_only);
        let is_busy = repair.is_busy();
        if self.find.hidden() != is_busy {
            self.find.set_hidden(is_busy);
            self.stop.set_hidden(!is_busy);
        }
        set_text(&self.said, repair.said());
        let left = repair.left().len();
        if self.take.hidden() != (left == 0) {
            let focused = self.take.owner_document().and_then(|document| document.active_element());
            if left == 0 && self.take.contains(focused.as_deref()) {
                // What had the focus disappears. Browsers can always focus a button.
                let _ = self.find.focus();
            }
            self.take.set_hidden(left == 0);
        }
        set_text(&self.next, repair.next());
        set_text(&self.all, make_repair::all(left));
        if self.all.hidden() != (left < 2) {
            self.all.set_hidden(left < 2);
        }
    }
}
