//! Why a text is not a puzzle, in words for the page, whose own program has no sentences about faults.

use nonoscope_format::{Excerpt, Fault, Mistake, ReadError, Spot};
use serde::{Deserialize, Serialize};

/// Why a text is not a puzzle, in words.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Refusal {
    /// The mistakes, in the order of the text.
    pub(crate) mistakes: Vec<ToldMistake>,
}

/// One mistake in a text, in a sentence.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ToldMistake {
    /// What is wrong, where, and what would be right.
    pub(crate) sentence: String,
    /// The place with its line, if there is one to point at.
    pub(crate) place: Option<(Spot, Excerpt)>,
}

impl Refusal {
    /// A refusal without a place.
    pub(crate) fn of(sentence: &str) -> Refusal {
        Refusal { mistakes: vec![ToldMistake { sentence: sentence.to_owned(), place: None }] }
    }

    /// The mistakes in a text.
    pub(crate) fn new(error: &ReadError, text: &str) -> Refusal {
        let told = |mistake: &Mistake| {
            let place = mistake.spot.map(|spot| (spot, spot.excerpt(text)));
            ToldMistake { sentence: mistake.to_string(), place }
        };
        let mut mistakes: Vec<ToldMistake> = error.mistakes.iter().map(told).collect();
        if error.mistakes.iter().any(|mistake| mistake.fault == Fault::NoFormat) {
            mistakes.push(ToldMistake { sentence: "See the list under Format.".to_owned(), place: None });
        }
        if error.more > 0 {
            mistakes.push(ToldMistake { sentence: format!("And {} more.", error.more), place: None });
        }
        Refusal { mistakes }
    }
}
