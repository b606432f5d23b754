//! What is wrong with a text that should be XML.

use super::super::Spot;
use super::super::error::Fault;
use super::super::mistake::Mistake;
use super::super::scan::Scan;
use roxmltree::Error;

/// The mistake that keeps a text from being XML, said without the words of XML where they matter.
pub(super) fn mistake(text: &str, blank: usize, error: &Error) -> Mistake {
    let place = error.pos();
    let line = text[..blank].matches('\n').count() + place.row as usize;
    // Columns of the first line are counted from behind the blanks.
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
        Error::UnknownEntityReference(name, _) => format!("the sign “&{name};” is not known; write the sign itself"),
        Error::InvalidAttributeValue(_) => {
            "there is “<” between quotes; perhaps a quote is missing before it".to_owned()
        }
        Error::UnknownToken(_) => "this is no tag and no text between tags".to_owned(),
        other => {
            // The place is said anyway.
            let said = other.to_string();
            said.rsplit_once(" at ").map_or(said.as_str(), |(what, _)| what).to_owned()
        }
    };
    Mistake { spot: Some(spot), fault: Fault::Xml { what } }
}
