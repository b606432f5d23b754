//! A file of messages, translated: texts change, and variables, choices, references and markup stay.

use crate::lengthen;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};

/// The file with what is true of a language: of it, only the name is a text to read.
const GRAMMAR: &str = "grammar.ftl";

/// The translation of a file with this name.
pub(crate) fn file(name: &str, text: &str) -> Result<String, String> {
    let mut resource = parser::parse(text.to_owned()).map_err(|(_, errors)| format!("{name}: {errors:?}"))?;
    for entry in &mut resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) if name != GRAMMAR || message.id.name == "name" => {
                (message.value.as_mut(), &mut message.attributes)
            }
            Entry::Term(term) => (Some(&mut term.value), &mut term.attributes),
            _ => continue,
        };
        value.into_iter().chain(attributes.iter_mut().map(|attribute| &mut attribute.value)).for_each(pattern);
    }
    Ok(serializer::serialize(&resource))
}

fn pattern(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = lengthen::text(value),
            PatternElement::Placeable { expression } => inside(expression),
        }
    }
}

fn inside(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| pattern(&mut variant.value)),
        Expression::Inline(InlineExpression::Placeable { expression }) => inside(expression),
        Expression::Inline(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_texts_change() {
        let english = "# A comment.\nleft = { $cells ->\n    [one] 1 cell\n   *[other] { $cells } cells\n}\n    .title = <b>Go</b> to { -end }{ \"\\u000A\" }\n-end = end\n";
        let translated = file("play.ftl", english).unwrap();
        for kept in [
            "# A comment.",
            "[one] 1 çéééll",
            "*[other] { $cells } çééélls",
            "{ -end }",
            "{ \"\\u000A\" }",
            "-end = ééñd",
        ] {
            assert!(translated.contains(kept), "{translated}");
        }
        assert!(translated.contains(".title = <b>Göö</b> töö"), "{translated}");
    }

    #[test]
    fn of_the_grammar_only_the_name_changes() {
        let translated = file("grammar.ftl", "name = English\nplural-one = i = 1 and v = 0\n").unwrap();
        assert_eq!(translated, "name = Ééñglííísh\nplural-one = i = 1 and v = 0\n");
    }
}
