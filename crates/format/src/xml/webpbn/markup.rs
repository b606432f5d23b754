//! Explains errors in XML.

use crate::error::{Fault, Mistake, Spot};
use crate::text::Scan;
use roxmltree::Error;

/// The most attributes of a tag, and the most namespaces of a document. Puzzles have at most four and one, and the XML
/// reader compares each with all others.
const MOST_ATTRIBUTES: usize = 1000;
const MOST_NAMESPACES: usize = 100;

/// Whether a document was made to exhaust its reader.
pub(crate) fn excess(text: &str) -> Option<Mistake> {
    let fault = |offset, what: &str| Scan::at(text, 0).fault(offset, Fault::Xml { what: what.to_owned() });
    if let Some((offset, _)) = text.match_indices("xmlns").nth(MOST_NAMESPACES) {
        return Some(fault(offset, "it has more namespaces than any puzzle needs"));
    }
    // Inside quotes, “<” is not allowed, so all that follows a tag's “<” belongs to that tag.
    let is_crowded =
        |tag: &str| tag.starts_with(char::is_alphabetic) && tag.matches(['"', '\'']).count() > 2 * MOST_ATTRIBUTES;
    let mut end = 0;
    let tag = text.split_inclusive('<').find(|tag| {
        end += tag.len();
        is_crowded(tag)
    })?;
    Some(fault(end - tag.len(), "a tag has more attributes than any puzzle needs"))
}

/// The mistake that keeps a text from being XML, in everyday words where possible.
pub(crate) fn mistake(text: &str, blank: usize, error: &Error) -> Mistake {
    let place = error.pos();
    let line = text[..blank].matches('\n').count() + place.row as usize;
    // On the first line, columns are counted from after the blanks.
    let before =
        if place.row == 1 { text[..blank].rsplit('\n').next().map_or(0, |last| last.chars().count()) } else { 0 };
    let spot = Spot { line, column: place.col as usize + before };
    let end = Scan::at_end(text);
    let what = match error {
        Error::UnexpectedCloseTag(open, close, _) => {
            format!("“<{open}>” is open here, and “</{close}>” does not close it; write “</{open}>” in front of it")
        }
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream => {
            return end.fault(
                end.offset(),
                Fault::Xml { what: "it ends before all tags are closed; perhaps its end was not copied".to_owned() },
            );
        }
        Error::NoRootNode => "there are no tags in it".to_owned(),
        Error::MalformedEntityReference(_) => "“&” by itself must be written as “&amp;”".to_owned(),
        Error::UnknownEntityReference(name, _) => {
            format!("the entity “&{name};” is not known; write the character itself")
        }
        Error::InvalidAttributeValue(_) => {
            "there is “<” between quotes; perhaps a quote is missing before it".to_owned()
        }
        Error::UnknownToken(_) => "this is neither a tag nor text between tags".to_owned(),
        other => {
            // The message gives the place anyway.
            let said = other.to_string();
            said.rsplit_once(" at ").map_or(said.as_str(), |(what, _)| what).to_owned()
        }
    };
    Mistake { spot: Some(spot), fault: Fault::Xml { what } }
}
