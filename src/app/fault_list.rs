//! What is wrong with a text: a sentence for each mistake, and below it the line with the place marked, which is a button
//! that leads there.

use super::controller::App;
use super::elements::set_attribute;
use super::worker::solver::{Refusal, Spot};
use wasm_bindgen::JsValue;
use web_sys::{Document, Element};

impl App {
    /// Lists what is wrong, in place of what was listed before.
    pub(super) fn list_faults(&self, refusal: &Refusal) {
        let Some(document) = self.window.document() else { return };
        self.elements.fault.set_text_content(None);
        for mistake in &refusal.mistakes {
            // Making and adding plain elements is never refused.
            let _ = self.add_fault(&document, &mistake.sentence, mistake.spot.as_ref());
        }
        set_attribute(
            &self.elements.puzzle,
            "aria-invalid",
            if refusal.mistakes.is_empty() { "false" } else { "true" },
        );
    }

    fn add_fault(&self, document: &Document, sentence: &str, spot: Option<&Spot>) -> Result<(), JsValue> {
        let paragraph = document.create_element("p")?;
        paragraph.set_text_content(Some(sentence));
        self.elements.fault.append_child(&paragraph)?;
        let Some(Spot { line, column, around: [before, at, after] }) = spot else { return Ok(()) };
        let button = document.create_element("button")?;
        button.set_attribute("type", "button")?;
        button.set_class_name("excerpt");
        button.set_attribute("aria-label", &format!("Go to line {line}, column {column}: {before}{at}{after}"))?;
        button.set_attribute("data-line", &line.to_string())?;
        button.set_attribute("data-column", &column.to_string())?;
        let marked = document.create_element("mark")?;
        // The end of a line has a mark too.
        marked.set_text_content(Some(if at.is_empty() { "\u{a0}" } else { at }));
        for (text, element) in [(before, None), (at, Some(marked)), (after, None)] {
            match element {
                Some(element) => button.append_child(&element)?,
                None => button.append_child(&document.create_text_node(text))?,
            };
        }
        self.elements.fault.append_child(&button)?;
        Ok(())
    }

    /// Goes to the place in the box that a button among the faults stands for.
    pub(super) fn go_to_fault(&self, pressed: &Element) {
        let Ok(Some(button)) = pressed.closest("button.excerpt") else { return };
        let number = |name| button.get_attribute(name).and_then(|number| number.parse().ok());
        if let (Some(line), Some(column)) = (number("data-line"), number("data-column")) {
            self.select_place(line, column);
        }
    }

    /// Selects a place in the box. The browser moves a place beyond the end to the end.
    pub(super) fn select_place(&self, line: usize, column: usize) {
        let area = &self.elements.puzzle;
        let (start, end) = utf16_place(&area.value(), line, column);
        let _ = area.focus();
        let _ = area.set_selection_range(start, end);
    }
}

/// Where a line and a column, both in characters from 1, are in the units that browsers count in; and where the character
/// there ends.
fn utf16_place(text: &str, line: usize, column: usize) -> (u32, u32) {
    let mut place = 0;
    let mut width = 1;
    for (index, content) in text.split_inclusive('\n').enumerate() {
        let characters = if index + 1 < line { usize::MAX } else { column.saturating_sub(1) };
        place += content.chars().take(characters).map(char::len_utf16).sum::<usize>();
        if index + 1 >= line {
            width = content.chars().nth(characters).map_or(1, char::len_utf16);
            break;
        }
    }
    (place as u32, (place + width) as u32)
}
