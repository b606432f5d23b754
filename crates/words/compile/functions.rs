//! English as Rust: a module for each file and a function for each message, so that the compiler checks names and variables.

use super::GRAMMAR;
use super::message::{Message, Messages};
use std::fmt::Write as _;

/// Messages with more variables have no function of their own in `text.rs`.
const MOST_VARIABLES: usize = 5;

/// Functions that make texts.
pub(crate) fn of(english: &Messages) -> String {
    let mut out = String::new();
    let mut file = "";
    let said = |message: &Message| !is_rule(message) && !message.is_in_page;
    for (index, message) in english.iter().enumerate().filter(|(_, message)| said(message)) {
        if message.file != file {
            if !file.is_empty() {
                out.push_str("}\n");
            }
            file = &message.file;
            // What says a message that English lacks here is not compiled.
            let only = if message.is_of_pages { "#[cfg(feature = \"pages\")]\n" } else { "" };
            let _ =
                writeln!(out, "/// Messages of `{file}.ftl`.\n{only}pub mod {} {{\n    use crate::Text;", name(file));
        }
        add(message, index, &mut out);
    }
    if !file.is_empty() {
        out.push_str("}\n");
    }
    let _ = writeln!(out, "/// How many messages there are.\nconst COUNT: usize = {};", english.iter().count());
    let names: String = english.iter().map(|message| format!("    {:?},\n", message.name())).collect();
    let _ = writeln!(
        out,
        "/// The names of all messages, in their order.\n#[cfg(feature = \"languages\")]\npub(crate) const NAMES: &[&str] = &[\n{names}];"
    );
    out
}

/// The tags and the names of all languages.
pub(crate) fn names(names: &[(String, String, Vec<String>)]) -> String {
    let rows: String = names.iter().map(|(tag, name, _)| format!("    ({tag:?}, {name:?}),\n")).collect();
    format!(
        "/// All languages, in the order of their tags: the tag of BCP 47, such as `de`, and the language's own name.\npub const LANGUAGES: &[(&str, &str)] = &[\n{rows}];\n"
    )
}

/// A table of languages with their messages.
pub(crate) fn table(names: &[(String, String, Vec<String>)]) -> String {
    let mut out = "pub(crate) const TABLE: &[Translation] = &[\n".to_owned();
    for (tag, name, missing) in names {
        let _ = writeln!(
            out,
            "    Translation {{ tag: {tag:?}, name: {name:?}, missing: &{missing:?}, pack: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{tag}.words\")) }},"
        );
    }
    out.push_str("];\n");
    out
}

fn add(message: &Message, index: usize, out: &mut String) {
    let written = message.pattern.written();
    let parameters: String =
        message.variables.iter().map(|variable| format!("{}: impl Into<Text>, ", name(variable))).collect();
    let arguments: String = message.variables.iter().map(|variable| format!(", {}.into()", name(variable))).collect();
    let count = message.variables.len();
    let made = match count {
        ..=MOST_VARIABLES => format!("Text::said_{count}({index}{arguments})"),
        _ => format!("Text::said({index}, vec![{}])", arguments.trim_start_matches(", ")),
    };
    let _ = write!(out, "    /// “{}”", documented(&written));
    if !message.comment.is_empty() {
        let _ = write!(out, "\n    ///\n    /// {}", documented(&message.comment));
    }
    let _ = writeln!(
        out,
        "\n    pub fn {}({}) -> Text {{\n        {made}\n    }}",
        name(&message.id),
        parameters.trim_end_matches(", ")
    );
}

/// Rules are not messages.
fn is_rule(message: &Message) -> bool {
    message.file == GRAMMAR && (message.id.starts_with("plural-") || message.id.starts_with("ordinal-"))
}

/// `cells_left` of `cells-left`; a keyword gets an underscore.
fn name(id: &str) -> String {
    let name = id.replace(['-', '.'], "_");
    match name.as_str() {
        "as" | "break" | "continue" | "else" | "for" | "if" | "in" | "loop" | "match" | "move" | "ref" | "return"
        | "self" | "type" | "use" | "where" | "while" | "yield" | "try" | "do" | "final" | "box" | "fn" | "mod"
        | "static" => {
            format!("{name}_")
        }
        _ => name,
    }
}

/// On one line, without what Markdown or HTML would mean.
fn documented(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '\n' => out.push(' '),
            '[' | ']' | '<' | '>' | '*' | '_' | '`' | '#' | '\\' => {
                out.push('\\');
                out.push(letter);
            }
            _ => out.push(letter),
        }
    }
    out
}
