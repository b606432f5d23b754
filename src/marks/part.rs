//! The controls for solving a puzzle: mode, tools, inks, undo, redo, hint, check, bookmarks and more.

use crate::page::{Model, Msg, Sender};
use nonoscope_core::puzzle::{Cell, Colour, Palette};
use nonoscope_kit::dom::{buttons, find, on_send, set_attribute, set_checked, set_enabled, set_text};
use nonoscope_kit::model::marking::{MarksMsg, Try};
use nonoscope_kit::part::Part;
use nonoscope_kit::parts::inks::{ink_button, on_ink};
use nonoscope_picture::Sample;
use nonoscope_play::MOST_BOOKMARKS;
use nonoscope_words::{Text, marking, page};
use wasm_bindgen::JsValue;
use web_sys::{Document, Element, HtmlButtonElement, HtmlElement, HtmlInputElement};

/// The controls for a person's own solving.
pub(crate) struct Marks {
    /// "Watch" and "Play".
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
    /// Which of its presses the next one of Hint is.
    degree: Element,
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
        let (degree, mistaken) = (find(document, "hint-degree"), find(document, "mistaken"));
        Marks { modes, group, tools, empty, empty_name, inks, undo, redo, check, clear, degree, mistaken }
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
        set_text(&self.empty_name, &name);
        set_attribute(&self.empty, "title", page::with_key(name, Text::verbatim("X")));
        set_attribute(&self.empty, "data-empties", game.empties.name());
        let Some(player) = &model.player else { return };
        self.group.set_hidden(!player.is_marking());
        self.mistaken.set_hidden(!player.is_marking() || !player.marking().is_warned());
        if player.is_marking() {
            let (puzzle, has_letters) = (model.shown.puzzles, model.settings.letters);
            self.inks.show(puzzle, player.puzzle().palette(), model.marking.tool, has_letters);
            let degree = match player.marking().presses() {
                0 => Text::default(),
                presses => marking::press_of(presses + 1, 4_u8),
            };
            set_text(&self.degree, &degree);
            let marks = player.marking().marks();
            set_enabled(&self.undo, marks.can_undo(), "hint");
            set_enabled(&self.redo, marks.can_redo(), "hint");
            set_enabled(&self.clear, !marks.is_empty(), "hint");
            set_enabled(&self.check, !marks.is_empty(), "hint");
        }
    }
}

/// The radio buttons of the inks, before "Circle" and "Erase".
pub(crate) struct Inks {
    document: Document,
    tools: Element,
    fill: HtmlElement,
    /// The buttons, with their labels.
    inks: Vec<(Element, HtmlInputElement)>,
    /// The puzzle whose inks they are, and whether they have its letters.
    listed: (u32, bool),
}

impl Inks {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Inks {
        let tools: Element = find(document, "tools");
        on_ink(&tools, sender, |ink| Msg::Marks(MarksMsg::Tool(Cell::of(ink))));
        let fill = find(document, "fill");
        Inks { document: document.clone(), tools, fill, inks: Vec::new(), listed: (0, false) }
    }

    /// Shows the inks of a puzzle, and which of them is chosen. They have the letters of the puzzle if the board has: those are
    /// initials of names that need not be in the language of the page. Else they have the numbers of their keys.
    pub(crate) fn show(&mut self, puzzle: u32, palette: &Palette, tool: Cell, has_letters: bool) {
        let listed = (puzzle, has_letters);
        if std::mem::replace(&mut self.listed, listed) != listed {
            self.inks.drain(..).for_each(|(label, _)| label.remove());
            if palette.inks() > 1 {
                // Browsers never refuse a plain element.
                let inks = Colour::all(palette.inks()).skip(1).map(|ink| self.add(palette, ink, has_letters));
                self.inks = inks.filter_map(Result::ok).collect();
            }
            self.fill.set_hidden(palette.inks() > 1);
        }
        for ((_, input), ink) in self.inks.iter().zip(Colour::all(palette.inks()).skip(1)) {
            set_checked(input, tool == Cell::of(ink));
        }
    }

    fn add(&self, palette: &Palette, ink: Colour, has_letters: bool) -> Result<(Element, HtmlInputElement), JsValue> {
        let letter = Sample::of(palette, ink).letter.filter(|_| has_letters);
        let text = letter.map_or_else(|| ink.number().to_string(), String::from);
        let (label, input) = ink_button(&self.document, "tool", palette, ink, Some(&text))?;
        self.tools.insert_before(&label, Some(&self.fill))?;
        Ok((label, input))
    }
}

/// The buttons.
pub(crate) struct Bookmarks {
    group: HtmlElement,
    mark: HtmlButtonElement,
    back: HtmlButtonElement,
    keep: HtmlButtonElement,
    count: Element,
}

impl Bookmarks {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Bookmarks {
        let [mark, back, keep] = buttons(
            document,
            sender,
            [
                ("mark-position", || Msg::Marks(MarksMsg::Try(Try::Bookmark))),
                ("go-back", || Msg::Marks(MarksMsg::Try(Try::GoBack))),
                ("keep-tried", || Msg::Marks(MarksMsg::Try(Try::Keep))),
            ],
        );
        Bookmarks { group: find(document, "bookmarks"), mark, back, keep, count: find(document, "bookmark-count") }
    }
}

impl Part<Model> for Bookmarks {
    fn show(&mut self, model: &Model) {
        let Some(player) = model.player.as_ref().filter(|player| player.is_marking()) else { return };
        let count = player.marking().marks().bookmarks();
        let is_trying = count > 0;
        // The focus is not lost with the button that had it.
        if !is_trying && !self.back.hidden() && has_focus(&self.group) {
            let _ = self.mark.focus();
        }
        self.back.set_hidden(!is_trying);
        self.keep.set_hidden(!is_trying);
        self.mark.set_disabled(count >= MOST_BOOKMARKS);
        let shown = if count > 1 { count.to_string() } else { String::new() };
        set_text(&self.count, &shown);
        set_attribute(&self.group, "data-trying", if is_trying { "yes" } else { "no" });
    }
}

/// Whether one of its elements has the focus.
fn has_focus(group: &HtmlElement) -> bool {
    let focused = group.owner_document().and_then(|document| document.active_element());
    focused.is_some_and(|element| group.contains(Some(&element)))
}
