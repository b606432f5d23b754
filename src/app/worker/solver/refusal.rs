//! Why a text is no puzzle, as the page tells it.

use crate::format::{self, Excerpt, ReadError};
use serde::{Deserialize, Serialize};

/// Why a text is no puzzle, for a person.
#[derive(Debug, Default, Serialize, Deserialize)]
pub(crate) struct Refusal {
    /// What is wrong, in the order of the text.
    pub(crate) mistakes: Vec<Mistake>,
}

/// One thing that is wrong with a text.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Mistake {
    /// What is wrong, where, and what would be right.
    pub(crate) sentence: String,
    /// Where, if there is a place to point at.
    pub(crate) spot: Option<Spot>,
}

/// A place in the text, with the line around it.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Spot {
    /// Line and column, both from 1.
    pub(crate) line: usize,
    pub(crate) column: usize,
    /// The text before it in its line, at it, and after it.
    pub(crate) around: [String; 3],
}

impl Refusal {
    /// A refusal without a place.
    pub(crate) fn of(sentence: &str) -> Refusal {
        Refusal { mistakes: vec![Mistake { sentence: sentence.to_owned(), spot: None }] }
    }

    /// What is wrong with a text.
    pub(crate) fn new(error: &ReadError, text: &str) -> Refusal {
        let told = |mistake: &format::Mistake| {
            let spot = mistake.spot.map(|spot| {
                let Excerpt { before, at, after } = spot.excerpt(text);
                Spot { line: spot.line, column: spot.column, around: [before, at, after] }
            });
            Mistake { sentence: mistake.to_string(), spot }
        };
        let mut mistakes: Vec<Mistake> = error.mistakes.iter().map(told).collect();
        if error.mistakes.iter().any(|mistake| mistake.fault == format::Fault::NoFormat) {
            mistakes.push(Mistake { sentence: "The list under Format has all that are read.".to_owned(), spot: None });
        }
        if error.more > 0 {
            mistakes.push(Mistake { sentence: format!("And {} more.", error.more), spot: None });
        }
        Refusal { mistakes }
    }
}
