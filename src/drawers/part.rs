//! The bar with a button for each drawer, and what is open. The style sheet decides which windows have drawers.

use crate::page::{Model, Msg, Sender};
use nonoscope_kit::dom::{find, on_escape, on_send, set_attribute, set_flag, set_text};
use nonoscope_kit::model::drawer::{Drawer, DrawerMsg, Drawers as State};
use nonoscope_kit::part::Part;
use nonoscope_words::page as words;
use std::cell::Cell;
use std::rc::Rc;
use web_sys::{Document, Element, HtmlButtonElement, HtmlDetailsElement};

/// The drawers.
pub(crate) struct Drawers {
    side: Element,
    title: Element,
    /// The layouts of a line, which open with their drawer.
    inspector: HtmlDetailsElement,
    buttons: Vec<(Drawer, HtmlButtonElement)>,
    /// The elements that are inert while a drawer is open.
    behind: Vec<Element>,
    /// What was open.
    shown: Option<State>,
    is_open: Rc<Cell<bool>>,
}

impl Drawers {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Drawers {
        let mut buttons = Vec::new();
        for drawer in Drawer::ALL {
            let button: HtmlButtonElement = find(document, &format!("open-{}", drawer.name()));
            on_send(sender, &button, "click", move || Some(Msg::Drawer(DrawerMsg::Press(drawer))));
            buttons.push((drawer, button));
        }
        for id in ["close-drawer", "scrim"] {
            let closing: Element = find(document, id);
            let close = || Some(Msg::Drawer(DrawerMsg::Close));
            on_send(sender, &closing, "click", close);
        }
        let is_open = Rc::<Cell<bool>>::default();
        let telling = sender.clone();
        on_escape(document, is_open.clone(), move || telling.send(Msg::Drawer(DrawerMsg::Close)));
        let behind = ["head", "talk", "stage", "controls"].map(|id| find(document, id));
        Drawers {
            side: find(document, "side"),
            title: find(document, "drawer-title"),
            inspector: find(document, "inspector"),
            buttons,
            behind: behind.into(),
            shown: None,
            is_open,
        }
    }
}

impl Part<Model> for Drawers {
    fn show(&mut self, model: &Model) {
        let drawers = model.display.drawers;
        // Until the next explanation has come, the last one stays.
        if !model.awaits_explanation() {
            let is_explained = model.explanation().is_some_and(|explanation| !explanation.points.is_empty());
            if let Some((_, button)) = self.buttons.iter().find(|(drawer, _)| *drawer == Drawer::Line) {
                // A person looks for the arguments if there are any.
                let name = if is_explained { words::why() } else { words::open_line() };
                set_text(button, &name);
            }
        }
        if self.shown.replace(drawers) == Some(drawers) {
            return;
        }
        self.is_open.set(drawers.open.is_some());
        set_attribute(&self.side, "data-open", drawers.open.map_or("", Drawer::name));
        set_text(&self.title, drawers.open.map(Drawer::title).unwrap_or_default());
        for (drawer, button) in &self.buttons {
            set_flag(button, "aria-expanded", drawers.open == Some(*drawer));
        }
        for element in &self.behind {
            // Browsers accept the name.
            let _ = element.toggle_attribute_with_force("inert", drawers.open.is_some());
        }
        if drawers.open == Some(Drawer::Line) {
            self.inspector.set_open(true);
        }
        // Each drawer begins at its top.
        self.side.set_scroll_top(0);
    }
}
