//! The inspector: a line, with its layouts drawn as strips and what they all agree on.

use super::strips;
use crate::app::model::Model;
use crate::app::model::settings::Setting;
use crate::app::msg::{Msg, Sender};
use nonoscope_core::puzzle::{Axis, Cell, Line, Palette};
use nonoscope_core::trace::{Change, along};
use nonoscope_kit::dom::{
    add_option, density, find, inner_width, on_send, set_attribute, set_checked, set_choice, set_text,
};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::drawer::Drawer;
use nonoscope_kit::part::Part;
use nonoscope_play::{Inspection, Player, clue_in_words};
use std::cell::Cell as Shared;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Document, HtmlCanvasElement, HtmlElement, HtmlInputElement, HtmlSelectElement, ResizeObserver};

/// The inspector.
pub(crate) struct Inspector {
    document: Document,
    line: HtmlSelectElement,
    sentence: HtmlElement,
    frame: HtmlElement,
    strips: HtmlCanvasElement,
    /// The width for the strips. An observer reports changes; asking would force a layout of the whole page.
    width: Rc<Shared<f64>>,
    follow: HtmlInputElement,
    /// The puzzle whose lines are listed.
    listed: u32,
    /// The state shown: the line, its trace, the revision of the screen, whether colours have letters, and the open drawer.
    seen: Option<Inspection>,
    at: (u32, u32, bool, Option<Drawer>),
}

impl Inspector {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Inspector, JsValue> {
        let line: HtmlSelectElement = find(document, "line");
        let chosen = line.clone();
        on_send(sender, &line, "change", move || Some(Msg::Board(BoardMsg::Choose(line_named(&chosen.value())))));
        let follow: HtmlInputElement = find(document, "follow");
        let ticked = follow.clone();
        on_send(sender, &follow, "change", move || Some(Msg::Set(Setting::Follows(ticked.checked()))));
        let frame: HtmlElement = find(document, "strips-frame");
        let width = Rc::<Shared<f64>>::default();
        let (told, page, measured) = (width.clone(), document.clone(), frame.clone());
        let on_resize = Closure::<dyn FnMut()>::new(move || told.set(inner_width(&page, &measured)));
        ResizeObserver::new(on_resize.as_ref().unchecked_ref())?.observe(&frame);
        // It listens for as long as the page exists.
        on_resize.forget();
        Ok(Inspector {
            document: document.clone(),
            line,
            sentence: find(document, "line-sentence"),
            frame,
            width,
            strips: find(document, "strips"),
            follow,
            listed: 0,
            seen: None,
            at: (0, u32::MAX, false, None),
        })
    }

    /// Lists the lines to choose from.
    fn list(&self, player: &Player) {
        self.line.set_text_content(None);
        let puzzle = player.puzzle();
        let clue = |line| clue_in_words(puzzle.clue(line), puzzle.palette());
        let lines = puzzle.lines().map(|line| (name_of(line), format!("{line}: {}", clue(line))));
        let none = (String::new(), "choose one, or click its clue".to_owned());
        for (name, text) in [none].into_iter().chain(lines) {
            // Browsers never refuse a plain element.
            add_option(&self.document, &self.line, &name, &text);
        }
    }
}

impl Part<Model> for Inspector {
    /// Shows the chosen line, or the line of the last step if that option is on.
    fn show(&mut self, model: &Model) {
        set_checked(&self.follow, model.settings.follows);
        let Some(player) = &model.player else { return };
        if std::mem::replace(&mut self.listed, model.shown.puzzles) != model.shown.puzzles {
            self.list(player);
        }
        // Layouts that change several times a second cannot be read.
        if model.playing.is_fast() {
            return;
        }
        let line = model.inspected_line();
        set_choice(&self.line, &line.map(name_of).unwrap_or_default());
        // A closed drawer hides it.
        let drawers = model.display.drawers;
        if drawers.exist && drawers.open != Some(Drawer::Line) {
            return;
        }
        let at = (model.shown.sessions, model.display.changes, model.settings.letters, drawers.open);
        let seen = line.map(|line| player.inspect(line));
        if seen == self.seen && at == self.at {
            return;
        }
        let (is_hidden, was_hidden) = (seen.as_ref().is_none_or(|seen| seen.strips.is_empty()), self.frame.hidden());
        if is_hidden != was_hidden {
            self.frame.set_hidden(is_hidden);
        }
        let sentence = seen.as_ref().map_or_else(
            || "A layout is one way to place all runs of a line. The layouts that fit what is known are drawn here, and the cells on which they all agree are marked.".to_owned(),
            |seen| {
                let when = if seen.explains { "Before this step: " } else { "" };
                let sentence = format!("{when}{}", seen.sentence());
                let mut chars = sentence.chars();
                chars.next().map_or_else(String::new, |first| std::iter::once(first.to_ascii_uppercase()).chain(chars).collect())
            },
        );
        set_text(&self.sentence, &sentence);
        if let Some(seen) = &seen {
            let palette = player.puzzle().palette();
            let label = format!("Layouts of {}: {}", seen.line, agreed_in_words(seen, palette));
            set_attribute(&self.strips, "aria-label", &label);
            if was_hidden || at.1 != self.at.1 || self.width.get() < 1.0 {
                self.width.set(inner_width(&self.document, &self.frame));
            }
            // Without a canvas there are still the words.
            let _ = strips::draw(
                &self.strips,
                seen,
                (palette, model.settings.letters),
                &model.display.theme,
                self.width.get(),
                density(&self.document),
            );
        }
        (self.seen, self.at) = (seen, at);
    }
}

fn name_of(line: Line) -> String {
    format!("{}{}", if line.axis == Axis::Row { "r" } else { "c" }, line.index)
}

fn line_named(name: &str) -> Option<Line> {
    let (axis, index) = name.split_at_checked(1)?;
    let axis = if axis == "r" { Axis::Row } else { Axis::Column };
    Some(Line { axis, index: index.parse().ok()? })
}

/// What all layouts agree on, beyond what is known.
fn agreed_in_words(seen: &Inspection, palette: &Palette) -> String {
    let new: Vec<Change> = seen.new_cells().collect();
    if palette.inks() > 1 && !new.is_empty() {
        return format!("in all, {}", along(&new, seen.line, palette));
    }
    let places = |wanted: Cell| -> Vec<String> {
        let new = new.iter().filter(|change| change.cell == wanted);
        new.map(|change| (seen.line.along(change.at) + 1).to_string()).collect()
    };
    let said = |cells: Vec<String>, word: &str| (!cells.is_empty()).then(|| format!("{word} {}", cells.join(", ")));
    let parts: Vec<String> = [said(places(Cell::FILLED), "all fill"), said(places(Cell::EMPTY), "all leave empty")]
        .into_iter()
        .flatten()
        .collect();
    if parts.is_empty() { "they agree on nothing new".to_owned() } else { parts.join("; ") }
}
