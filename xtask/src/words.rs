//! The words after the name of a command, removed kind by kind until none is left. This is our own code, because these
//! commands are built before anything else, and a crate for it would take longer than everything else here.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

pub(crate) struct Words<'w> {
    command: &'w str,
    left: Vec<&'w str>,
}

/// A sentence says what is wrong with the words.
type Result<T> = std::result::Result<T, String>;

impl<'w> Words<'w> {
    pub(crate) fn new(command: &'w str, words: &[&'w str]) -> Words<'w> {
        Words { command, left: words.to_vec() }
    }

    /// Whether this option is present.
    pub(crate) fn flag(&mut self, option: &str) -> bool {
        let place = self.left.iter().position(|word| *word == option);
        place.map(|place| self.left.remove(place)).is_some()
    }

    /// The word after this option, if it is present.
    pub(crate) fn value(&mut self, option: &str) -> Result<Option<&'w str>> {
        let Some(place) = self.left.iter().position(|word| *word == option) else { return Ok(None) };
        if place + 1 == self.left.len() {
            return Err(format!("`{option}` must be followed by something."));
        }
        self.left.remove(place);
        Ok(Some(self.left.remove(place)))
    }

    /// The number after this option, if it is present.
    pub(crate) fn number<N>(&mut self, option: &str, range: RangeInclusive<N>) -> Result<Option<N>>
    where
        N: FromStr + PartialOrd + Display,
    {
        let Some(word) = self.value(option)? else { return Ok(None) };
        let number = word.parse().ok().filter(|number| range.contains(number));
        let (from, to) = (range.start(), range.end());
        number.map(Some).ok_or_else(|| format!("`{option} {word}` will not do; choose a number from {from} to {to}."))
    }

    /// All remaining words; each must be the name of a `kind`.
    pub(crate) fn names<T>(self, kind: &str, named: impl Fn(&str) -> Option<T>) -> Result<Vec<T>> {
        let name = |word: &str| named(word).ok_or_else(|| format!("There is no {kind} `{word}`."));
        self.left.into_iter().map(name).collect()
    }

    /// The remaining word, if any: the name of a `kind`.
    pub(crate) fn name<T>(mut self, kind: &str, named: impl Fn(&str) -> Option<T>) -> Result<Option<T>> {
        let further = self.left.split_off(self.left.len().min(1));
        let command = self.command;
        let name = self.names(kind, named)?.pop();
        Words { command, left: further }.none().map(|()| name)
    }

    /// Checks that no word is left.
    pub(crate) fn none(self) -> Result<()> {
        match self.left.first() {
            None => Ok(()),
            Some(word) => Err(format!("`{}` does not understand `{word}` here.", self.command)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fruit(word: &str) -> Option<&'static str> {
        ["apple", "pear"].into_iter().find(|fruit| *fruit == word)
    }

    #[test]
    fn words_are_taken_in_any_order() {
        let mut words = Words::new("eat", &["apple", "--number", "3", "--raw", "pear"]);
        assert!(words.flag("--raw"));
        assert!(!words.flag("--raw"));
        assert_eq!(words.number("--number", 1..=9), Ok(Some(3)));
        assert_eq!(words.number("--number", 1..=9), Ok(None));
        assert_eq!(words.names("fruit", fruit), Ok(vec!["apple", "pear"]));
        assert_eq!(Words::new("eat", &["pear"]).name("fruit", fruit), Ok(Some("pear")));
        assert_eq!(Words::new("eat", &[]).name("fruit", fruit), Ok(None));
    }

    #[test]
    fn what_is_wrong_with_them_is_said() {
        let wrong = |words: &[&str]| Words::new("eat", words).number("--number", 1..=9).unwrap_err();
        assert_eq!(wrong(&["--number"]), "`--number` must be followed by something.");
        for number in ["0", "10", "x"] {
            let sentence = format!("`--number {number}` will not do; choose a number from 1 to 9.");
            assert_eq!(wrong(&["--number", number]), sentence);
        }
        let words = Words::new("eat", &["plum"]);
        assert_eq!(words.names("fruit", fruit).unwrap_err(), "There is no fruit `plum`.");
        let words = Words::new("eat", &["apple", "pear"]);
        assert_eq!(words.name("fruit", fruit).unwrap_err(), "`eat` does not understand `pear` here.");
    }
}
