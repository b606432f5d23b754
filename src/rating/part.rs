//! How hard the puzzle is for a person: a line and, on request, the techniques and the course of the solve as a picture.

use super::{Ease, caption, headline, height, needed, profile_in_words, summary};
use crate::page::Model;
use nonoscope_core::solve::Rating as Rated;
use nonoscope_kit::dom::{find, set_attribute, set_text};
use nonoscope_kit::part::Part;
use nonoscope_picture::real::decimal;
use std::fmt::Write;
use web_sys::{Document, Element, HtmlElement};

/// The size of the picture in its own units, which its view box states: it is stretched to the width that there is.
const WIDTH: f64 = 100.0;
const HEIGHT: f64 = 20.0;

/// The rating.
pub(crate) struct Rating {
    document: Document,
    details: HtmlElement,
    line: HtmlElement,
    sentence: HtmlElement,
    course: HtmlElement,
    caption: HtmlElement,
    profile: Element,
    /// The bars of the picture, for each ease.
    bars: [(Ease, Element); 3],
    techniques: HtmlElement,
    note: HtmlElement,
    /// What is shown.
    shown: Option<Rated>,
}

impl Rating {
    pub(crate) fn new(document: &Document) -> Rating {
        Rating {
            document: document.clone(),
            details: find(document, "rating"),
            line: find(document, "rating-line"),
            sentence: find(document, "rating-sentence"),
            course: find(document, "profile-frame"),
            caption: find(document, "profile-caption"),
            profile: find(document, "profile"),
            bars: [
                (Ease::Choice, find(document, "profile-many")),
                (Ease::One, find(document, "profile-one")),
                (Ease::None, find(document, "profile-none")),
            ],
            techniques: find(document, "techniques"),
            note: find(document, "rating-note"),
            shown: None,
        }
    }

    fn list(&self, rating: &Rated) {
        self.techniques.set_text_content(None);
        for &(technique, times) in rating.techniques.iter().rev() {
            // Browsers never refuse a plain element.
            if let Ok(item) = self.document.create_element("li") {
                set_text(&item, needed(technique, times));
                let _ = self.techniques.append_child(&item);
            }
        }
    }
}

impl Part<Model> for Rating {
    fn show(&mut self, model: &Model) {
        let note = model.about_rating();
        set_text(&self.note, &note);
        self.note.set_hidden(note.is_empty());
        let rating = model.rating();
        if self.shown.as_ref() == rating {
            return;
        }
        self.details.set_hidden(rating.is_none());
        self.line.set_hidden(rating.is_none());
        if let Some(rating) = rating {
            set_text(&self.line, headline(rating));
            set_text(&self.sentence, summary(rating));
            self.course.set_hidden(rating.profile.is_empty());
            set_text(&self.caption, caption(rating));
            set_attribute(&self.profile, "aria-label", profile_in_words(rating));
            for (ease, path) in &self.bars {
                set_attribute(path, "d", bars(rating, *ease));
            }
            self.list(rating);
        }
        self.shown = rating.cloned();
    }
}

/// A path with a bar for each moment of this ease, side by side over the whole width.
fn bars(rating: &Rated, ease: Ease) -> String {
    let mut path = String::new();
    let width = WIDTH / rating.profile.len().max(1) as f64;
    for (index, moment) in rating.profile.iter().enumerate().filter(|(_, moment)| Ease::of(moment) == ease) {
        let height = HEIGHT * height(moment.hardest);
        // Writing to a string never fails.
        let [left, bottom, height, width] =
            [width * index as f64, HEIGHT, height, width].map(|length| decimal(length, 2));
        let _ = write!(path, "M{left} {bottom}v-{height}h{width}v{height}z");
    }
    path
}
