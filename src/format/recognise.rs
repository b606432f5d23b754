//! Which format a text is in, told by its content alone.
//!
//! Some signs belong to one format only. A text without any of these may have several meanings; each is tried, and the
//! first in which the clues are consistent is taken. Whoever reads is told if another one would do as well.

use super::ids::{nonograms_org, puzzlink, tatham};
use super::kind::Format;
use super::link;
use super::lists::{haskell, json};
use super::rows::{cwd, makhorin, mk, nin, non, olsak, picture, syro, tournament};
use super::xml::webpbn;

/// The formats that a text may be in, the likeliest first; at least one.
pub(crate) fn candidates(text: &str) -> Vec<Format> {
    type Sign = (Format, fn(&str) -> bool);
    const SIGNS: [Sign; 12] = [
        (Format::Link, link::looks_like),
        (Format::PuzzLink, puzzlink::looks_like),
        (Format::Tatham, tatham::looks_like),
        (Format::NonogramsOrg, nonograms_org::looks_like),
        (Format::Webpbn, webpbn::looks_like),
        (Format::Tournament, tournament::looks_like),
        (Format::Olsak, olsak::looks_like),
        (Format::Makhorin, makhorin::looks_like),
        (Format::Haskell, haskell::looks_like),
        (Format::Json, json::looks_like),
        (Format::Non, non::looks_like),
        (Format::Mk, mk::looks_like),
    ];
    let text = untitled(text);
    let signed = SIGNS.into_iter().find(|(_, looks_like)| looks_like(text)).map(|(format, _)| format);
    match signed {
        // Two lists without names may be meant in either order.
        Some(Format::Haskell) => vec![Format::Haskell, Format::Json],
        Some(Format::Json) if json::is_nameless(text) => vec![Format::Json, Format::Haskell],
        Some(format) => vec![format],
        None => unsigned(text),
    }
}

/// A text without the title that clue lines may begin with, since that may be anything.
fn untitled(text: &str) -> &str {
    let Some((first, rest)) = text.trim_start().split_once('\n') else { return text };
    let is_title = first.split_once([':', '=']).is_some_and(|(word, _)| word.trim().eq_ignore_ascii_case("title"));
    if is_title && !rest.trim().is_empty() { rest } else { text }
}

/// The formats of a text that is just numbers or signs.
fn unsigned(text: &str) -> Vec<Format> {
    if picture::is_drawn(text) {
        return vec![Format::Picture, Format::Plain];
    }
    let mut candidates = Vec::new();
    if nin::looks_like(text) {
        candidates.push(Format::Nin);
    }
    if cwd::looks_like(text) {
        candidates.push(Format::Cwd);
    }
    if syro::looks_like(text) {
        candidates.push(Format::Syro);
    }
    candidates.push(Format::Plain);
    // Two blocks of several lines are rows and columns, whatever is in them.
    if picture::looks_like(text) && !has_two_blocks(text) {
        candidates.push(Format::Picture);
    }
    candidates
}

/// Whether just one gap of blank lines divides a text, and each half has several lines.
fn has_two_blocks(text: &str) -> bool {
    let lines: Vec<bool> = text.trim().lines().map(|line| line.trim().is_empty()).collect();
    let blocks: Vec<usize> =
        lines.chunk_by(|one, other| one == other).filter(|block| !block[0]).map(<[bool]>::len).collect();
    matches!(blocks[..], [above, below] if above > 1 && below > 1)
}

/// Of several candidates that a text cannot be read as, the one that it was most likely meant to be.
pub(crate) fn meant(text: &str, candidates: &[Format]) -> Format {
    let likely = |format: &&Format| match format {
        Format::Nin => nin::counts_well(text),
        Format::Cwd => cwd::counts_well(text),
        Format::Plain => !picture::looks_like(text),
        _ => true,
    };
    candidates.iter().find(likely).or(candidates.first()).copied().unwrap_or(Format::Plain)
}
