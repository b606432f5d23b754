//! Explains errors in XML.

use crate::error::{Fault, Mistake, Spot};
use crate::text::Scan;
use nonoscope_words::{Text, mistake};
use roxmltree::Error;

/// The most attributes of a tag, and the most namespaces of a document. Puzzles have at most four and one, and the XML
/// reader compares each with all others.
const MOST_ATTRIBUTES: usize = 1000;
const MOST_NAMESPACES: usize = 100;

/// Whether a document was made to exhaust its reader.
pub(crate) fn excess(text: &str) -> Option<Mistake> {
    let fault = |offset, what| Scan::at(text, 0).fault(offset, Fault::Xml { what });
    if let Some((offset, _)) = text.match_indices("xmlns").nth(MOST_NAMESPACES) {
        return Some(fault(offset, mistake::xml_namespaces()));
    }
    // Inside quotes, “<” is not allowed, so all that follows a tag's “<” belongs to that tag.
    let is_crowded =
        |tag: &str| tag.starts_with(char::is_alphabetic) && tag.matches(['"', '\'']).count() > 2 * MOST_ATTRIBUTES;
    let mut end = 0;
    let tag = text.split_inclusive('<').find(|tag| {
        end += tag.len();
        is_crowded(tag)
    })?;
    Some(fault(end - tag.len(), mistake::xml_attributes()))
}

/// The mistake that keeps a text from being XML, in everyday words.
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
            mistake::xml_wrong_tag(Text::verbatim(open), Text::verbatim(close))
        }
        Error::UnclosedRootNode | Error::UnexpectedEndOfStream => {
            return end.fault(end.offset(), Fault::Xml { what: mistake::xml_cut_off() });
        }
        Error::NoRootNode => mistake::xml_no_tags(),
        Error::MalformedEntityReference(_) => mistake::xml_ampersand(),
        Error::UnknownEntityReference(name, _) => mistake::xml_entity(Text::verbatim(name)),
        Error::InvalidAttributeValue(_) => mistake::xml_quote(),
        Error::UnknownToken(_) => mistake::xml_neither(),
        Error::InvalidChar(wanted, found, _) => mistake::xml_character(char::from(*found), char::from(*wanted)),
        Error::InvalidString(wanted, _) => mistake::xml_text(Text::verbatim(*wanted)),
        Error::InvalidChar2("a whitespace", ..) => mistake::xml_space(),
        Error::NonXmlChar(c, _) => mistake::xml_bad_character(Text::verbatim(format!("U+{:04X}", u32::from(*c)))),
        Error::InvalidName(_) => mistake::xml_name(),
        Error::DuplicatedAttribute(name, _) => mistake::xml_same_attribute(Text::verbatim(name)),
        Error::DuplicatedNamespace(name, _) => mistake::xml_same_namespace(Text::verbatim(name)),
        Error::UnknownNamespace(name, _) => mistake::xml_unknown_namespace(Text::verbatim(name)),
        Error::InvalidXmlPrefixUri(_)
        | Error::UnexpectedXmlUri(_)
        | Error::UnexpectedXmlnsUri(_)
        | Error::InvalidElementNamePrefix(_) => mistake::xml_reserved_namespace(),
        Error::UnexpectedEntityCloseTag(_) => mistake::xml_nothing_to_close(),
        Error::EntityReferenceLoop(_) | Error::EntityResolver(..) => mistake::xml_entity_loop(),
        Error::UnexpectedDeclaration(_) => mistake::xml_declaration(),
        Error::InvalidChar2(..) | Error::InvalidExternalID(_) | Error::DtdDetected => mistake::xml_doctype(),
        Error::InvalidComment(_) => mistake::xml_comment(),
        Error::InvalidCharacterData(_) => mistake::xml_section_end(),
        Error::NodesLimitReached => mistake::xml_too_large(),
        Error::AttributesLimitReached => mistake::xml_attributes(),
        Error::NamespacesLimitReached => mistake::xml_namespaces(),
    };
    Mistake { spot: Some(spot), fault: Fault::Xml { what } }
}
