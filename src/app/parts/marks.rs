//! The controls for solving a puzzle: mode, tools, undo, redo, hint, check and more.

use super::inks::Inks;
use crate::app::model::Model;
use crate::app::msg::{Msg, Sender};
use nonoscope_core::puzzle::Cell;
use nonoscope_kit::dom::{buttons, find, on_send, set_attribute, set_checked, set_enabled, set_text};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_kit::part::Part;
use web_sys::{Document, HtmlButtonElement, HtmlElement, HtmlInputElement};

/// The controls for a person's own solving.
pub(crate) struct Marks {
    /// "Watch" and "Solve it yourself".
    modes: [HtmlInputElement; 2],
    group: HtmlElement,
    tools: [(HtmlInputElement, Cell); 3],
    /// The label of the tool for empty cells, and its name.
    empty: HtmlElement,
    empty_name: HtmlElement,
    inks: Inks,
    undo: HtmlButtonElement,
    redo: HtmlButtonElement,
    check: HtmlButtonElement,
    clear: HtmlButtonElement,
    /// The button that goes back to where all marks could be right.
    mistaken: HtmlElement,
}

impl Marks {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Marks {
        let modes: [HtmlInputElement; 2] = [find(document, "watch-mode"), find(document, "marks-mode")];
        for mode in &modes {
            let marks = modes[1].clone();
            on_send(sender, mode, "change", move || Some(Msg::Marks(MarksMsg::Mode { marking: marks.checked() })));
        }
        let tools: [(HtmlInputElement, Cell); 3] = [
            (find(document, "tool-fill"), Cell::FILLED),
            (find(document, "tool-circle"), Cell::EMPTY),
            (find(document, "tool-wipe"), Cell::UNKNOWN),
        ];
        for (tool, cell) in tools.clone() {
            on_send(sender, &tool, "change", move || Some(Msg::Marks(MarksMsg::Tool(cell))));
        }
        let [undo, redo, check, clear, ..] = buttons(
            document,
            sender,
            [
                ("undo", || Msg::Marks(MarksMsg::Undo)),
                ("redo", || Msg::Marks(MarksMsg::Redo)),
                ("check", || Msg::Marks(MarksMsg::Check)),
                ("clear", || Msg::Marks(MarksMsg::Clear)),
                ("hint", || Msg::Marks(MarksMsg::Hint)),
                ("watch-on", || Msg::Marks(MarksMsg::WatchFromHere)),
                ("back-to-right", || Msg::Marks(MarksMsg::BackToRight)),
            ],
        );
        let inks = Inks::new(document, sender);
        let group = find(document, "marks-tools");
        let (empty, empty_name) = (find(document, "circle"), find(document, "circle-name"));
        let mistaken = find(document, "mistaken");
        Marks { modes, group, tools, empty, empty_name, inks, undo, redo, check, clear, mistaken }
    }
}

impl Part<Model> for Marks {
    fn show(&mut self, model: &Model) {
        let [watch, marks] = &self.modes;
        set_checked(marks, model.marking.is_on);
        set_checked(watch, !model.marking.is_on);
        for (tool, cell) in &self.tools {
            set_checked(tool, *cell == model.marking.tool);
        }
        let game = model.settings.game;
        let name = game.tool_name(Cell::EMPTY);
        set_text(&self.empty_name, name);
        set_attribute(&self.empty, "title", &format!("{name} (X)"));
        set_attribute(&self.empty, "data-empties", game.empties.name());
        let Some(player) = &model.player else { return };
        self.group.set_hidden(!player.is_marking());
        self.mistaken.set_hidden(!player.is_marking() || !player.marking().is_warned());
        if player.is_marking() {
            self.inks.show(model.shown.puzzles, player.puzzle().palette(), model.marking.tool);
            let marks = player.marking().marks();
            set_enabled(&self.undo, marks.can_undo(), "hint");
            set_enabled(&self.redo, marks.can_redo(), "hint");
            set_enabled(&self.clear, !marks.is_empty(), "hint");
            set_enabled(&self.check, !marks.is_empty(), "hint");
        }
    }
}
