//! What a message says: text, variables and choices, with all references resolved.

use super::source::File;
use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement, VariantKey};
use std::collections::BTreeMap;

/// References that are deeper lead in a circle.
const DEEPEST: usize = 8;

/// The plural categories of CLDR, in the order of their numbers.
pub(crate) const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// What a message says.
pub(crate) struct Pattern(pub(crate) Vec<Piece>);

/// A part of what a message says.
pub(crate) enum Piece {
    Text(String),
    Variable(String),
    /// `CAPITAL($line)`: with a capital first letter.
    Capital(String),
    Choice(Choice),
}

/// A choice by a variable.
pub(crate) struct Choice {
    pub(crate) variable: String,
    pub(crate) by: By,
    /// The last is taken if no other fits.
    pub(crate) variants: Vec<(Key, Pattern)>,
}

/// What a choice looks at.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum By {
    Cardinal,
    Ordinal,
    Word,
}

/// When a variant is taken.
pub(crate) enum Key {
    Category(u8),
    Number(u16),
    Word(String),
}

/// What can be referred to in a file.
pub(crate) struct Known<'f>(BTreeMap<String, &'f ast::Pattern<String>>);

impl<'f> Known<'f> {
    pub(crate) fn new(file: &'f File) -> Known<'f> {
        let patterns = file.entries.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name.clone(), message.value.as_ref()?)),
            Entry::Term(term) => Some((format!("-{}", term.id.name), &term.value)),
            _ => None,
        });
        Known(patterns.collect())
    }
}

impl Pattern {
    pub(crate) fn new(pattern: &ast::Pattern<String>, known: &Known<'_>) -> Result<Pattern, String> {
        let mut pieces = Vec::new();
        add(pattern, known, 0, &mut pieces)?;
        Ok(Pattern(pieces))
    }

    /// All variables, in the order in which they come first.
    pub(crate) fn variables(&self) -> Vec<String> {
        let mut all = Vec::new();
        self.collect(&mut all);
        all
    }

    fn collect(&self, all: &mut Vec<String>) {
        for piece in &self.0 {
            let name = match piece {
                Piece::Text(_) => continue,
                Piece::Variable(name) | Piece::Capital(name) => name,
                Piece::Choice(choice) => &choice.variable,
            };
            if !all.contains(name) {
                all.push(name.clone());
            }
            if let Piece::Choice(choice) = piece {
                choice.variants.iter().for_each(|(_, pattern)| pattern.collect(all));
            }
        }
    }

    /// Its text, if it has nothing else.
    pub(crate) fn plain(&self) -> Option<String> {
        match &self.0[..] {
            [Piece::Text(text)] => Some(text.clone()),
            _ => None,
        }
    }

    /// As it is written, on one line: for documentation.
    pub(crate) fn written(&self) -> String {
        let piece = |piece: &Piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Variable(name) | Piece::Capital(name) => format!("{{{name}}}"),
            Piece::Choice(choice) => choice.variants.last().map(|(_, pattern)| pattern.written()).unwrap_or_default(),
        };
        self.0.iter().map(piece).collect()
    }
}

fn add(pattern: &ast::Pattern<String>, known: &Known<'_>, depth: usize, pieces: &mut Vec<Piece>) -> Result<(), String> {
    if depth > DEEPEST {
        return Err("its references lead in a circle".to_owned());
    }
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => add_text(&value.replace('\n', " "), pieces)?,
            PatternElement::Placeable { expression } => add_expression(expression, known, depth, pieces)?,
        }
    }
    Ok(())
}

fn add_text(text: &str, pieces: &mut Vec<Piece>) -> Result<(), String> {
    if text.chars().any(|letter| letter.is_control() && letter != '\n') {
        return Err("it has a control character".to_owned());
    }
    match pieces.last_mut() {
        Some(Piece::Text(before)) => before.push_str(text),
        _ => pieces.push(Piece::Text(text.to_owned())),
    }
    Ok(())
}

fn add_expression(
    expression: &Expression<String>,
    known: &Known<'_>,
    depth: usize,
    pieces: &mut Vec<Piece>,
) -> Result<(), String> {
    match expression {
        Expression::Inline(inline) => add_inline(inline, known, depth, pieces),
        Expression::Select { selector, variants } => {
            pieces.push(Piece::Choice(choice(selector, variants, known, depth)?));
            Ok(())
        }
    }
}

fn add_inline(
    inline: &InlineExpression<String>,
    known: &Known<'_>,
    depth: usize,
    pieces: &mut Vec<Piece>,
) -> Result<(), String> {
    let refer = |name: String, pieces: &mut Vec<Piece>| match known.0.get(&name) {
        Some(pattern) => add(pattern, known, depth + 1, pieces),
        None => Err(format!("“{name}” is not in this file")),
    };
    match inline {
        InlineExpression::StringLiteral { value } | InlineExpression::NumberLiteral { value } => {
            add_text(&unescaped(value)?, pieces)
        }
        InlineExpression::VariableReference { id } => {
            pieces.push(Piece::Variable(id.name.clone()));
            Ok(())
        }
        InlineExpression::FunctionReference { id, arguments } if id.name == "CAPITAL" => {
            match &arguments.positional[..] {
                [InlineExpression::VariableReference { id }] if arguments.named.is_empty() => {
                    pieces.push(Piece::Capital(id.name.clone()));
                    Ok(())
                }
                _ => Err("CAPITAL takes one variable".to_owned()),
            }
        }
        InlineExpression::FunctionReference { id, .. } => Err(format!("the function {} is not known here", id.name)),
        InlineExpression::MessageReference { id, attribute: None } => refer(id.name.clone(), pieces),
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            refer(format!("-{}", id.name), pieces)
        }
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => {
            Err("references to attributes, and with arguments, are not supported".to_owned())
        }
        InlineExpression::Placeable { expression } => add_expression(expression, known, depth, pieces),
    }
}

/// A text in quotes, in which Fluent has `\"`, `\\` and `\u00A0`.
fn unescaped(text: &str) -> Result<String, String> {
    let mut out = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        let length = match letter {
            '\\' => match letters.next() {
                Some('u') => 4,
                Some('U') => 6,
                Some(other) => {
                    out.push(other);
                    continue;
                }
                None => return Err("a text in quotes ends with \\".to_owned()),
            },
            _ => {
                out.push(letter);
                continue;
            }
        };
        let digits: String = letters.by_ref().take(length).collect();
        let letter = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
        out.push(letter.ok_or_else(|| format!("there is no character \\u{digits}"))?);
    }
    Ok(out)
}

fn choice(
    selector: &InlineExpression<String>,
    variants: &[ast::Variant<String>],
    known: &Known<'_>,
    depth: usize,
) -> Result<Choice, String> {
    let (variable, is_ordinal) = selected(selector)?;
    let is_number = |key: &VariantKey<String>| match key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => CATEGORIES.contains(&name.as_str()),
    };
    let by = match (variants.iter().all(|variant| is_number(&variant.key)), is_ordinal) {
        (true, false) => By::Cardinal,
        (true, true) => By::Ordinal,
        (false, false) => By::Word,
        (false, true) => return Err(format!("${variable} is an ordinal number, but is compared with words")),
    };
    let (last, others): (Vec<_>, Vec<_>) = variants.iter().partition(|variant| variant.default);
    let mut compiled = Vec::new();
    for variant in others.into_iter().chain(last) {
        let mut pieces = Vec::new();
        add(&variant.value, known, depth, &mut pieces)?;
        compiled.push((key(&variant.key, by)?, Pattern(pieces)));
    }
    Ok(Choice { variable, by, variants: compiled })
}

/// The variable by which is chosen, and whether as an ordinal number.
fn selected(selector: &InlineExpression<String>) -> Result<(String, bool), String> {
    match selector {
        InlineExpression::VariableReference { id } => Ok((id.name.clone(), false)),
        InlineExpression::FunctionReference { id, arguments } if id.name == "NUMBER" => {
            let is_ordinal = match &arguments.named[..] {
                [] => false,
                [argument] => {
                    let is_type = argument.name.name == "type";
                    let InlineExpression::StringLiteral { value } = &argument.value else {
                        return Err("NUMBER takes type: \"ordinal\"".to_owned());
                    };
                    if !is_type || !["ordinal", "cardinal"].contains(&value.as_str()) {
                        return Err("NUMBER takes type: \"ordinal\"".to_owned());
                    }
                    value == "ordinal"
                }
                _ => return Err("NUMBER takes type: \"ordinal\"".to_owned()),
            };
            match &arguments.positional[..] {
                [InlineExpression::VariableReference { id }] => Ok((id.name.clone(), is_ordinal)),
                _ => Err("NUMBER takes one variable".to_owned()),
            }
        }
        _ => Err("a choice is made by a variable".to_owned()),
    }
}

fn key(key: &VariantKey<String>, by: By) -> Result<Key, String> {
    Ok(match key {
        VariantKey::NumberLiteral { value } => {
            Key::Number(value.parse().map_err(|_| format!("[{value}] is not a whole number up to 65535"))?)
        }
        VariantKey::Identifier { name } if by == By::Word => Key::Word(name.clone()),
        VariantKey::Identifier { name } => {
            let place = CATEGORIES.iter().position(|category| category == name).unwrap_or(CATEGORIES.len() - 1);
            Key::Category(u8::try_from(place).unwrap_or_default())
        }
    })
}
