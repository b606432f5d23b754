//! Why a text is no puzzle, as the page tells it: in sentences, because the page's own program has none of those about faults.

use crate::format::{Excerpt, Mistake, ReadError, Spot};
use serde::{Deserialize, Serialize};

/// Why a text is no puzzle, for a person.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Refusal {
    /// What is wrong, in the order of the text.
    pub(crate) mistakes: Vec<ToldMistake>,
}

/// One thing that is wrong with a text, in a sentence.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct ToldMistake {
    /// What is wrong, where, and what would be right.
    pub(crate) sentence: String,
    /// Where, with the line around it, if there is a place to point at.
    pub(crate) place: Option<(Spot, Excerpt)>,
}

impl Refusal {
    /// A refusal without a place.
    pub(crate) fn of(sentence: &str) -> Refusal {
        Refusal { mistakes: vec![ToldMistake { sentence: sentence.to_owned(), place: None }] }
    }

    /// What is wrong with a text.
    pub(crate) fn new(error: &ReadError, text: &str) -> Refusal {
        let told = |mistake: &Mistake| {
            let place = mistake.spot.map(|spot| (spot, spot.excerpt(text)));
            ToldMistake { sentence: mistake.to_string(), place }
        };
        let mut mistakes: Vec<ToldMistake> = error.mistakes.iter().map(told).collect();
        if error.more > 0 {
            mistakes.push(ToldMistake { sentence: format!("And {} more.", error.more), place: None });
        }
        Refusal { mistakes }
    }
}
