//! The verdict on the drawing, in large letters, and how its rating has moved.

use super::{Kind, Words};
use crate::make::Model;
use nonoscope_kit::dom::{find, set_attribute, set_flag, set_text};
use nonoscope_kit::part::Part;
use nonoscope_picture::real::decimal;
use web_sys::{Document, Element, HtmlElement};

/// The size of the curve in its own units, which its view box states.
const WIDTH: f64 = 60.0;
const HEIGHT: f64 = 20.0;

/// The verdict.
pub(crate) struct Verdict {
    talk: Element,
    headline: HtmlElement,
    detail: HtmlElement,
    course: HtmlElement,
    curve: Element,
    last: Element,
    moved: HtmlElement,
    shown: Option<(Words, Vec<u8>)>,
}

impl Verdict {
    pub(crate) fn new(document: &Document) -> Verdict {
        Verdict {
            talk: find(document, "talk"),
            headline: find(document, "sentence"),
            detail: find(document, "verdict-detail"),
            course: find(document, "movement"),
            curve: find(document, "course-curve"),
            last: find(document, "course-last"),
            moved: find(document, "course-moved"),
            shown: None,
        }
    }
}

impl Part<Model> for Verdict {
    fn show(&mut self, model: &Model) {
        let words = model.words();
        let ratings = model.verdict.ratings();
        if self.shown.as_ref().is_some_and(|(shown, curve)| *shown == words && curve == ratings) {
            return;
        }
        set_attribute(&self.talk, "data-verdict", words.kind.name());
        set_flag(&self.talk, "data-current", words.is_current);
        // Outdated verdicts are not read out.
        if words.is_current {
            set_text(&self.headline, &words.headline);
            set_text(&self.detail, &words.detail);
            set_text(&self.moved, model.verdict.moved().unwrap_or_default());
            self.course.set_hidden(ratings.len() < 2 || words.kind != Kind::One);
            let points = points(ratings);
            let path: String = points.iter().enumerate().fold(String::new(), |path, (index, (x, y))| {
                let letter = if index == 0 { 'M' } else { 'L' };
                format!("{path}{letter}{} {}", decimal(*x, 1), decimal(*y, 1))
            });
            set_attribute(&self.curve, "d", &path);
            if let Some((x, y)) = points.last() {
                set_attribute(&self.last, "cx", decimal(*x, 1));
                set_attribute(&self.last, "cy", decimal(*y, 1));
            }
            self.shown = Some((words, ratings.to_vec()));
        } else {
            self.shown = None;
        }
    }
}

/// The points of the curve, from left to right; 100 is at the top.
fn points(ratings: &[u8]) -> Vec<(f64, f64)> {
    let apart = (WIDTH - 4.0) / (ratings.len().max(2) - 1) as f64;
    let place = |(index, rating): (usize, &u8)| {
        (2.0 + index as f64 * apart, HEIGHT - 2.0 - (HEIGHT - 4.0) * f64::from(*rating) / 100.0)
    };
    ratings.iter().enumerate().map(place).collect()
}
