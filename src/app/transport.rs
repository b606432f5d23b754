//! The controls that move through a trace, and the title and verdict that stand as long as its puzzle does.

use super::controller::App;
use super::elements::{set_attribute, set_enabled, set_text};
use crate::player::Player;

/// Up to so many passes the ticks are labelled in words; more have numbers.
const LABELLED_IN_WORDS: usize = 4;

/// How far apart labels must be, as a share of the whole scrubber: enough for a phone.
const APART_IN_WORDS: f64 = 0.16;
const APART: f64 = 0.08;

impl App {
    /// Brings the board into view where it is not, and what is said of a puzzle to its beginning.
    pub(super) fn show_board(&self) {
        if self.is_bounded() {
            self.elements.side.set_scroll_top(0);
        } else {
            self.elements.stage.scroll_into_view();
        }
    }

    /// Title, verdict, and a tick on the scrubber for each pass.
    pub(super) fn show_new_puzzle(&mut self) {
        self.measure_progress();
        self.list_lines_if_new();
        let Some(player) = &self.player else { return };
        let (puzzle, elements) = (player.puzzle(), &self.elements);
        let example = crate::examples::ALL.iter().find(|example| example.text == self.shown_text.0);
        let title = puzzle.title().or(example.map(|example| example.name)).unwrap_or("Your puzzle");
        set_text(&elements.title, &format!("{title} · {}\u{a0}×\u{a0}{}", puzzle.width(), puzzle.height()));
        set_text(&elements.verdict, &player.session().verdict());
        self.show_formulas(player);
        elements.scrubber.set_max(&player.len().to_string());
        elements.ticks.set_text_content(None);
        let Some(document) = self.window.document() else { return };
        let ends = player.pass_ends();
        for (&end, label) in ends.iter().zip(tick_labels(ends, player.len())) {
            // Making and adding a plain element is never refused.
            let Ok(tick) = document.create_element("span") else { continue };
            tick.set_text_content(label.as_deref());
            let share = end as f64 / player.len().max(1) as f64;
            if let Some(tick) = wasm_bindgen::JsCast::dyn_ref::<web_sys::HtmlElement>(&tick) {
                let _ = tick.style().set_property("--at", &share.to_string());
            }
            let _ = elements.ticks.append_child(&tick);
        }
    }

    /// Where the player stands, and which buttons lead somewhere from there.
    pub(super) fn show_transport(&self, player: &Player) {
        let elements = &self.elements;
        let position = player.position().to_string();
        if elements.scrubber.value() != position {
            elements.scrubber.set_value(&position);
        }
        let pass = player.last_step().map_or_else(|| "the start".to_owned(), |step| format!("pass {}", step.pass));
        let spoken = format!("step {position} of {}, {pass}", player.len());
        set_attribute(&elements.scrubber, "aria-valuetext", &spoken);
        for button in [&elements.step, &elements.next_pass, &elements.to_end] {
            set_enabled(button, !player.at_end(), &elements.back);
        }
        for button in [&elements.back, &elements.previous_pass, &elements.to_start] {
            set_enabled(button, !player.at_start(), &elements.step);
        }
        set_enabled(&elements.play, !player.is_empty(), &elements.play);
        let playing = self.is_playing();
        set_attribute(&elements.play, "data-playing", if playing { "true" } else { "false" });
        set_attribute(&elements.play, "aria-label", if playing { "Pause" } else { "Play" });
    }
}

/// What stands below the tick of each pass, of which all but the last are left out that would come too close.
fn tick_labels(ends: &[usize], steps: usize) -> Vec<Option<String>> {
    let in_words = ends.len() <= LABELLED_IN_WORDS;
    let apart = if in_words { APART_IN_WORDS } else { APART };
    let at = |end: usize| end as f64 / steps.max(1) as f64;
    let mut last = f64::NEG_INFINITY;
    let label = |(index, &end): (usize, &usize)| {
        let pass = index + 1;
        let free = at(end) - last >= apart && 1.0 - at(end) >= apart;
        if !free && pass < ends.len() {
            return None;
        }
        last = at(end);
        Some(if in_words { format!("pass {pass}") } else { pass.to_string() })
    };
    ends.iter().enumerate().map(label).collect()
}
