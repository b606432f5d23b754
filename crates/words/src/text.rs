//! A text: a fact that can be put into words.

use crate::number::Number;
use crate::spoken;
use std::fmt;

/// Something said to a person, in no language yet: a message with its numbers and names, or several of them.
///
/// [`Display`](fmt::Display) and [`Debug`](fmt::Debug) speak the language of the program, which is English unless it says
/// otherwise (see [`speak`](crate::speak)); [`Language::say`](crate::Language::say) speaks any. A text is equal to a `str` that says
/// the same.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Text(Box<Kind>);

/// A message without variables: what a table holds of it.
pub type Said = fn() -> Text;

/// What a text is made of.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Kind {
    /// A message by its place among all messages, with its variables.
    Said(u16, Vec<Text>),
    Number(Number),
    Verbatim(String),
    Joined(Join, Vec<Text>),
    /// The first of these with no sentence longer than so many characters; else the last.
    Fitting(u16, Vec<Text>),
}

/// How texts follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) enum Join {
    And,
    Or,
    Clauses,
    Commas,
    Figures,
    Sentences,
}

/// Messages with so many variables. Hundreds of places make texts: what they call is not inlined, and a text is only a pointer,
/// so that programs are smaller.
macro_rules! said {
    ($($name:ident($($variable:ident),*);)*) => {$(
        #[inline(never)]
        pub(crate) fn $name(id: u16 $(, $variable: Text)*) -> Text {
            Text::said(id, vec![$($variable),*])
        }
    )*};
}

impl Text {
    said! {
        said_0();
        said_1(a);
        said_2(a, b);
        said_3(a, b, c);
        said_4(a, b, c, d);
        said_5(a, b, c, d, e);
    }

    /// A message, which the functions of its file call.
    pub(crate) fn said(id: u16, variables: Vec<Text>) -> Text {
        Text::of(Kind::Said(id, variables))
    }

    #[inline(never)]
    fn of(kind: Kind) -> Text {
        Text(Box::new(kind))
    }

    pub(crate) fn kind(&self) -> &Kind {
        &self.0
    }

    /// The message with this name, such as `play.cells-left`, and these variables in the order of their first mention in
    /// English. `None` if there is no such message.
    #[cfg(feature = "languages")]
    pub fn named(name: &str, variables: Vec<Text>) -> Option<Text> {
        let place = crate::NAMES.iter().position(|one| *one == name)?;
        Some(Text::said(u16::try_from(place).ok()?, variables))
    }

    /// Its place among all messages, if it is a message: what a built page has in place of its name.
    pub fn place(&self) -> Option<u16> {
        match self.kind() {
            Kind::Said(place, _) => Some(*place),
            _ => None,
        }
    }

    /// The message at this place among all messages: see [`place`](Text::place). There is nothing to say if there is none.
    pub fn at(place: u16) -> Text {
        Text::said(place, Vec::new())
    }

    /// What is the same in all languages: a name, a title, a quotation.
    pub fn verbatim(text: impl Into<String>) -> Text {
        Text::of(Kind::Verbatim(text.into()))
    }

    /// `a`, `a and b`, `a, b and c`.
    pub fn all(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::joined(Join::And, items)
    }

    /// `a`, `a or b`, `a, b or c`.
    pub fn any(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::joined(Join::Or, items)
    }

    /// Parts of a sentence that have a verb each: `a`, `a, and b`, `a, b, and c`.
    pub fn clauses(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::joined(Join::Clauses, items)
    }

    /// `a, b, c`.
    pub fn commas(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::joined(Join::Commas, items)
    }

    /// Short facts side by side: `a · b`.
    pub fn figures(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::joined(Join::Figures, items)
    }

    /// One sentence after another. Those that are empty do not count.
    pub fn sentences(items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        let mut items: Vec<Text> = items.into_iter().map(Into::into).collect();
        items.retain(|text| !text.is_empty());
        Text::of_all(Join::Sentences, items)
    }

    /// The first of several ways in which no sentence is longer than `longest` characters, in the language in which it is
    /// said; if there is none, the last.
    pub fn fitting(longest: u16, ways: Vec<Text>) -> Text {
        Text::of(Kind::Fitting(longest, ways))
    }

    /// Whether there is nothing to say.
    pub fn is_empty(&self) -> bool {
        match self.kind() {
            Kind::Said(..) | Kind::Number(_) => false,
            Kind::Verbatim(text) => text.is_empty(),
            Kind::Joined(_, items) | Kind::Fitting(_, items) => items.iter().all(Text::is_empty),
        }
    }

    fn joined(join: Join, items: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::of_all(join, items.into_iter().map(Into::into).collect())
    }

    #[inline(never)]
    fn of_all(join: Join, mut items: Vec<Text>) -> Text {
        match items.len() {
            1 => items.remove(0),
            _ => Text::of(Kind::Joined(join, items)),
        }
    }
}

/// Nothing.
impl Default for Text {
    fn default() -> Text {
        Text::of(Kind::Joined(Join::Sentences, Vec::new()))
    }
}

impl From<Number> for Text {
    fn from(number: Number) -> Text {
        Text::of(Kind::Number(number))
    }
}

impl From<&Text> for Text {
    fn from(text: &Text) -> Text {
        text.clone()
    }
}

/// A letter, for example of a colour.
impl From<char> for Text {
    fn from(letter: char) -> Text {
        Text::verbatim(letter)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Text {
            #[inline(never)]
            fn from(number: $number) -> Text {
                Text::of(Kind::Number(Number::from(number)))
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, u128, usize);

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        spoken::write(self, f)
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_string(), f)
    }
}

impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        let said = self.to_string();
        said == other
    }
}

impl PartialEq<String> for Text {
    fn eq(&self, other: &String) -> bool {
        *self == **other
    }
}

impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        *self == **other
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_joined() {
        let of = |count: usize| ["a", "b", "c"][..count].iter().map(|&text| Text::verbatim(text));
        assert_eq!(Text::all(of(0)), "");
        assert_eq!(Text::all(of(1)), "a");
        assert_eq!(Text::all(of(2)), "a and b");
        assert_eq!(Text::all(of(3)), "a, b and c");
        assert_eq!(Text::any(of(3)), "a, b or c");
        assert_eq!(Text::clauses(of(2)), "a, and b");
        assert_eq!(Text::clauses(of(3)), "a, b, and c");
        assert_eq!(Text::commas(of(3)), "a, b, c");
        assert_eq!(Text::sentences([Text::verbatim("A."), Text::default(), Text::verbatim("B.")]), "A. B.");
    }

    #[test]
    fn the_first_way_that_is_short_enough_is_taken() {
        let ways = ["A long one. Short.", "Shorter.", "S."].map(Text::verbatim).to_vec();
        assert_eq!(Text::fitting(10, ways.clone()), "A long one. Short.");
        assert_eq!(Text::fitting(9, ways.clone()), "Shorter.");
        assert_eq!(Text::fitting(1, ways), "S.");
    }
}
