//! The bar with a button for each section, and which section is shown. The style sheet decides in which windows they open from below.

use super::{Section, SectionMsg, Sections as State};
use crate::make::{Model, Msg, Sender};
use nonoscope_kit::dom::{find, on_escape, on_send, set_attribute, set_flag, set_text};
use nonoscope_kit::part::Part;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Document, Element, HtmlButtonElement};

/// The sections.
pub(crate) struct Sections {
    side: Element,
    title: Element,
    buttons: Vec<(Section, HtmlButtonElement)>,
    /// The elements that are inert while a section covers them.
    behind: Vec<Element>,
    shown: Option<(State, bool)>,
    is_open: Rc<Cell<bool>>,
}

impl Sections {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Sections {
        let buttons = Section::ALL.map(|section| {
            let button: HtmlButtonElement = find(document, &format!("open-{}", section.name()));
            on_send(sender, &button, "click", move || Some(Msg::Section(SectionMsg::Press(section))));
            (section, button)
        });
        for id in ["close-drawer", "scrim"] {
            let closing: Element = find(document, id);
            let close = || Some(Msg::Section(SectionMsg::Close));
            on_send(sender, &closing, "click", close);
        }
        let is_open = Rc::<Cell<bool>>::default();
        let telling = sender.clone();
        on_escape(document, is_open.clone(), move || telling.send(Msg::Section(SectionMsg::Close)));
        let behind = ["head", "talk", "stage", "controls"].map(|id| find(document, id));
        Sections {
            side: find(document, "side"),
            title: find(document, "drawer-title"),
            buttons: buttons.into(),
            behind: behind.into(),
            shown: None,
            is_open,
        }
    }
}

impl Part<Model> for Sections {
    fn show(&mut self, model: &Model) {
        let now = (model.sections, model.display.drawers.exist);
        if self.shown.replace(now) == Some(now) {
            return;
        }
        let (State { chosen, is_open }, opens_from_below) = now;
        let covers = opens_from_below && is_open;
        self.is_open.set(covers);
        set_attribute(&self.side, "data-open", if covers || !opens_from_below { chosen.name() } else { "" });
        set_text(&self.title, chosen.title());
        for (section, button) in &self.buttons {
            set_flag(button, "aria-expanded", *section == chosen && (covers || !opens_from_below));
            set_flag(button, "data-chosen", *section == chosen);
        }
        for element in &self.behind {
            // Browsers accept the name.
            let _ = element.toggle_attribute_with_force("inert", covers);
        }
        // Each section begins at its top.
        self.side.set_scroll_top(0);
    }
}
