//! The pack of a language: its rules and messages as bytes, in the order of the English messages.
//!
//! It begins with the number of messages. Then come the cardinal and the ordinal rules, those of English, the small letters of the
//! language with their capitals, and the messages. Each of these has its length before it, which is 0 where a message only has attributes, and
//! where nobody says it.
//! What the language does not have is there in English, with a mark before it. The number and the lengths have two bytes, the
//! lower one first.

use super::GRAMMAR;
use super::marks::{CAPITAL, CHOICE, IN_ENGLISH, NUMBER, VARIABLE};
use super::message::{Message, Messages};
use super::pattern::{By, CATEGORIES, Key, Pattern, Piece};
use super::rules;
use std::collections::BTreeSet;

/// The pack of a language with those messages that are wanted.
pub(crate) fn of(
    english: &Messages,
    translated: &Messages,
    is_wanted: impl Fn(&Message) -> bool,
) -> Result<Vec<u8>, Vec<String>> {
    let count = u16::try_from(english.iter().count()).map_err(|_| vec!["there are too many messages".to_owned()])?;
    let mut bytes = count.to_le_bytes().to_vec();
    let mut mistakes = Vec::new();
    for (of, kind) in [(translated, "plural"), (translated, "ordinal"), (english, "plural"), (english, "ordinal")] {
        match rules(of, kind) {
            Ok(rules) => add(&rules, &mut bytes).unwrap_or_default(),
            Err(mistake) => mistakes.push(mistake),
        }
    }
    add(letters(english, translated).as_bytes(), &mut bytes).unwrap_or_default();
    for message in english.iter() {
        if !is_wanted(message) {
            add(&[], &mut bytes).unwrap_or_default();
            continue;
        }
        let pattern = match translated.find(&message.file, &message.id) {
            Some(translated) => written(&translated.pattern, message)
                .map_err(|mistake| format!("{}: “{}”: {mistake}", translated.place, message.id)),
            None => written(&message.pattern, message).map(|pattern| [&[IN_ENGLISH], &pattern[..]].concat()),
        };
        let added = pattern.and_then(|pattern| add(&pattern, &mut bytes));
        mistakes.extend(added.err());
    }
    if mistakes.is_empty() { Ok(bytes) } else { Err(mistakes) }
}

/// The rules of a language, which its messages `plural-one` and so on hold.
fn rules(messages: &Messages, kind: &str) -> Result<Vec<u8>, String> {
    let mut rules = Vec::new();
    for category in CATEGORIES {
        if let Some(message) = messages.find(GRAMMAR, &format!("{kind}-{category}")) {
            let rule = message.pattern.plain().ok_or_else(|| format!("{}: a rule is a plain text", message.place))?;
            // English has an empty rule where others may have one.
            if rule != "none" {
                rules.push((category.to_owned(), rule));
            }
        }
    }
    rules::compiled(&rules)
}

/// The small letters in the messages of a language and in English, each before its capital, if that is a single letter.
fn letters(english: &Messages, translated: &Messages) -> String {
    let texts = [english, translated].map(|messages| messages.iter().map(|message| message.pattern.written()));
    let letters: BTreeSet<char> =
        texts.into_iter().flatten().flat_map(|text| text.chars().collect::<Vec<_>>()).collect();
    let pair = |small: char| {
        let mut capitals = small.to_uppercase();
        let capital = capitals.next().filter(|capital| *capital != small && capitals.next().is_none())?;
        Some([small, capital])
    };
    letters.into_iter().filter_map(pair).flatten().collect()
}

fn add(part: &[u8], bytes: &mut Vec<u8>) -> Result<(), String> {
    let length = u16::try_from(part.len()).map_err(|_| "it is too long".to_owned())?;
    bytes.extend(length.to_le_bytes());
    bytes.extend(part);
    Ok(())
}

fn written(pattern: &Pattern, english: &Message) -> Result<Vec<u8>, String> {
    let place = |name: &String| {
        let place = english.variables.iter().position(|variable| variable == name);
        place
            .and_then(|place| u8::try_from(place).ok())
            .ok_or_else(|| format!("there is no variable ${name} in English"))
    };
    let mut bytes = Vec::new();
    for piece in &pattern.0 {
        match piece {
            Piece::Text(text) => bytes.extend(text.as_bytes()),
            Piece::Variable(name) => bytes.extend([VARIABLE, place(name)?]),
            Piece::Capital(name) => bytes.extend([CAPITAL, place(name)?]),
            Piece::Choice(choice) => {
                let by = match choice.by {
                    By::Cardinal => 0,
                    By::Ordinal => 1,
                    By::Word => 2,
                };
                let count = u8::try_from(choice.variants.len()).map_err(|_| "it has too many variants".to_owned())?;
                bytes.extend([CHOICE, place(&choice.variable)?, by, count]);
                for (key, pattern) in &choice.variants {
                    match key {
                        Key::Category(category) => bytes.push(*category),
                        Key::Number(number) => {
                            bytes.push(NUMBER);
                            bytes.extend(number.to_le_bytes());
                        }
                        Key::Word(word) => add(word.as_bytes(), &mut bytes)?,
                    }
                    add(&written(pattern, english)?, &mut bytes)?;
                }
            }
        }
    }
    Ok(bytes)
}
