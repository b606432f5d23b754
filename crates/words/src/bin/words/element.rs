//! An element of a page that names a message: the value of the message is its content, and each attribute of the message one of
//! its own.

use nonoscope_words::{Language, Text, attributes, pieces};

/// What an element has that names a message.
pub(crate) const NAMES_MESSAGE: &str = " data-l10n=\"";

/// The element at the start of a page, filled, and what comes after it.
pub(crate) fn filled<'p>(page: &'p str, english: &Language) -> Result<(String, &'p str), String> {
    let (tag, after) = page.split_at(tag_length(page)?);
    let (before, named) = tag.split_once(NAMES_MESSAGE).unwrap_or((tag, ""));
    let (name, rest) = named.split_once('"').ok_or("an attribute does not end")?;
    let value = Text::named(name, Vec::new());
    let own: Vec<(&str, Text)> = attributes(name);
    if value.is_none() && own.is_empty() {
        return Err(format!("there is no message “{name}”"));
    }
    let mut out = before.to_owned();
    if let Some(place) = value.as_ref().and_then(Text::place) {
        out += &format!("{NAMES_MESSAGE}{place}\"");
    }
    if !own.is_empty() {
        let places = own.iter().filter_map(|(attribute, text)| Some(format!("{attribute}:{}", text.place()?)));
        out += &format!(" data-l10n-attributes=\"{}\"", places.collect::<Vec<_>>().join(","));
        for (attribute, text) in &own {
            out += &format!(" {attribute}=\"{}\"", escaped(&english.say(text)).replace('"', "&quot;"));
        }
    }
    out += rest;
    let Some(value) = value else { return Ok((out, after)) };
    let element = name_of(tag);
    let close = format!("</{element}>");
    let end = after.find(&close).ok_or_else(|| format!("“{name}”: <{element}> does not end"))?;
    out += &content(&english.say(&value), &after[..end]).map_err(|wrong| format!("“{name}”: {wrong}"))?;
    Ok((out, &after[end..]))
}

/// What stands in an element: first the elements that the message does not name, then the message, with the elements that it
/// names in their places.
fn content(message: &str, template: &str) -> Result<String, String> {
    let mut elements = elements(template)?;
    let mut said = String::new();
    for (text, named) in pieces(message) {
        said += &escaped(text);
        let Some((name, inside)) = named else { continue };
        match elements.iter().position(|element| name_of(element) == name) {
            Some(place) => {
                let element = elements.remove(place);
                let open = tag_length(&element)?;
                said += &element[..open];
                said += &escaped(inside);
                said += &element[open..];
            }
            None => said += &format!("<{name}>{}</{name}>", escaped(inside)),
        }
    }
    Ok(elements.concat() + &said)
}

/// The elements in a template, which has no text of its own.
fn elements(template: &str) -> Result<Vec<String>, String> {
    let mut elements = Vec::new();
    let mut rest = template.trim();
    while !rest.is_empty() {
        if !rest.starts_with('<') {
            return Err(format!("there is text in the page already: “{rest}”"));
        }
        let open = tag_length(rest)?;
        let name = name_of(rest);
        let close = format!("</{name}>");
        let length = match rest[..open].ends_with("/>") || ["input", "br"].contains(&name) {
            true => open,
            false => rest.find(&close).ok_or_else(|| format!("<{name}> does not end"))? + close.len(),
        };
        elements.push(rest[..length].to_owned());
        rest = rest[length..].trim_start();
    }
    Ok(elements)
}

/// The length of the tag at the start of a page. Quotes may have the sign that ends it.
fn tag_length(page: &str) -> Result<usize, String> {
    let mut is_quoted = false;
    let end = page.find(|letter| {
        is_quoted ^= letter == '"';
        letter == '>' && !is_quoted
    });
    end.map(|end| end + 1).ok_or_else(|| "a tag does not end".to_owned())
}

fn name_of(tag: &str) -> &str {
    tag.trim_start_matches('<').split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or("")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
