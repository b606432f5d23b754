//! The board in words, row by row, for those who cannot see it.

use super::controller::App;
use super::elements::set_text;
use crate::puzzle::Line;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDetailsElement};

impl App {
    /// Writes the rows, if they are open to be read.
    pub(super) fn show_words(&self) {
        let is_open = self.elements.words.dyn_ref::<HtmlDetailsElement>().is_some_and(HtmlDetailsElement::open);
        let (Some(player), true) = (&self.player, is_open) else { return };
        let Some(document) = self.window.document() else { return };
        let list = &self.elements.rows_in_words;
        let height = player.puzzle().height();
        while list.child_element_count() as usize > height {
            if let Some(last) = list.last_element_child() {
                last.remove();
            }
        }
        for row in 0..height {
            let item: Option<Element> = list.children().item(row as u32).or_else(|| {
                let item = document.create_element("li").ok()?;
                list.append_child(&item).ok()?;
                Some(item)
            });
            if let Some(item) = item {
                set_text(&item, &player.row_in_words(Line::row(row)));
            }
        }
    }
}
