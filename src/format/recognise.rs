//! Which format a text is in, as far as its content tells.
//!
//! Some signs belong to one format only. A text without any of these may have several meanings; each is tried, and the
//! first in which the clues are consistent is taken. The reading says if another one would do as well.

use super::kind::Format;
use super::spec::Likeness;
use super::table::FORMATS;

/// The formats that a text may be in, the likeliest first; at least one.
pub(crate) fn candidates(text: &str) -> Vec<Format> {
    let text = untitled(text);
    let mut candidates = Vec::new();
    for spec in &FORMATS {
        match spec.likeness(text) {
            Likeness::No => {}
            Likeness::Maybe => candidates.push(spec.format),
            Likeness::Sure => return vec![spec.format],
            Likeness::SureOr(other) => return vec![spec.format, other],
        }
    }
    candidates
}

/// A text without the title that clue lines may begin with, since that may be anything.
fn untitled(text: &str) -> &str {
    let Some((first, rest)) = text.trim_start().split_once('\n') else { return text };
    let is_title = first.split_once([':', '=']).is_some_and(|(word, _)| word.trim().eq_ignore_ascii_case("title"));
    if is_title && !rest.trim().is_empty() { rest } else { text }
}

/// Of several candidates that a text cannot be read as, the one that it was most likely meant to be.
pub(crate) fn meant(text: &str, candidates: &[Format]) -> Format {
    let likely = |format: &&Format| format.spec().is_meant(text);
    candidates.iter().find(likely).or(candidates.first()).copied().unwrap_or(Format::Plain)
}
