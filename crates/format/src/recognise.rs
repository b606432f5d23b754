//! Finds out which format a text is in.
//!
//! Some signs belong to a single format. A text without such signs may have several meanings; each is tried, and the
//! first one with consistent clues is used. The reading says if another one would do as well.

use super::spec::{Format, Likeness};
use super::table::LIKENESSES;
use super::text::{looked_at, signs};

/// The formats in which a text may be, most likely first; at least one.
pub(crate) fn candidates(text: &str) -> Vec<Format> {
    let titled = text;
    let text = untitled(text);
    let mut candidates = Vec::new();
    for &(format, likeness) in &LIKENESSES {
        looked_at(text.len());
        // A picture in letters has no title, and what its letters mean is defined there.
        let text = if format == Format::Picture && titled.trim_start().lines().next().is_some_and(signs::defines) {
            titled
        } else {
            text
        };
        match likeness(text) {
            Likeness::No => {}
            Likeness::Maybe => candidates.push(format),
            Likeness::Sure => return vec![format],
            Likeness::SureOr(other) => return vec![format, other],
        }
    }
    candidates
}

/// A text without the title and the definitions of colours that may precede clue lines, since titles and names can be
/// anything.
fn untitled(text: &str) -> &str {
    let mut rest = text;
    while let Some((first, below)) = rest.trim_start().split_once('\n') {
        let is_title = first.split_once([':', '=']).is_some_and(|(word, _)| word.trim().eq_ignore_ascii_case("title"));
        if !(is_title || signs::defines(first)) || below.trim().is_empty() {
            break;
        }
        looked_at(first.len());
        rest = below;
    }
    rest
}

/// The format most likely meant, if a text cannot be read as any of several candidates.
pub(crate) fn meant(text: &str, candidates: &[Format]) -> Format {
    let likely = |format: &&Format| format.spec().recognised.is_meant(text);
    candidates.iter().find(likely).or(candidates.first()).copied().unwrap_or(Format::Plain)
}
