//! Families of pictures, by the words of their titles, so that the shelf does not hold twenty trains.

use std::collections::HashMap;

/// The most titles with the same word.
const MOST: usize = 9;

/// Words that say little of what a picture shows.
const SMALL: [&str; 40] = [
    "a", "and", "at", "in", "of", "on", "the", "to", "with", "from", "for", "under", "behind", "over", "two", "open",
    "old", "small", "big", "red", "green", "white", "black", "blue", "hot", "ice", "water", "paper", "wooden",
    "flying", "musical", "smiling", "person", "game", "bottle", "box", "man", "woman", "side", "field",
];

/// How often each word was used.
#[derive(Default)]
pub(crate) struct Families(HashMap<String, usize>);

impl Families {
    /// Counts a title, unless a word of it has been used too often.
    pub(crate) fn admit(&mut self, title: &str) -> bool {
        let title = title.to_lowercase();
        let words: Vec<&str> =
            title.split([' ', '-', ',']).filter(|word| !word.is_empty() && !SMALL.contains(word)).collect();
        let is_full = |word: &&str| self.0.get(*word).is_some_and(|&times| times >= MOST);
        if words.iter().any(|word| is_full(&word)) {
            return false;
        }
        for word in words {
            *self.0.entry(word.to_owned()).or_default() += 1;
        }
        true
    }
}
