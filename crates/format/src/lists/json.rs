//! JSON, and nested lists as in programs in Python, JavaScript, Rust or q.
//!
//! ```text
//! {"rows": [[1, 3], …], "columns": [[2], …]}       the names may be those that people use: row, col, hor, ver, …
//!     "title", "by", "copyright", …                 optional
//!     "width", "height"                             optional, and must be right
//!     "givens": ["?1?0", …]                         optional: cells known from the start, 1 filled, 0 empty, ? unknown;
//!                                                   or pairs of row and column of filled ones, from 0
//!     "goal": "0110…"                               optional: the picture
//! [{…}, {…}]                                        several puzzles
//! [[[1, 3], …], [[2], …]]                           without names: rows, then columns
//! rows = [[1, 3], …]                                a line of a program, for rows and for columns
//! rows, columns = [[1, 3], …], [[2], …]             both at once, in the order of the names
//! (1 3;,2;…)                                        a list in q
//! ```
//!
//! In a coloured puzzle, each run has a colour:
//!
//! ```text
//! "colours": {"red": "#ff0000", "b": "blue"}        optional; also {"rgb": …, "name": …, "letter": …}, or a list of colours
//! "background": "#ffffe0"                           optional
//! {"length": 3, "colour": "red"}                    a run; also color, and count or size
//! [3, "red"]  "3r"                                  the same
//! "givens": ["r.[rb]-", …]                          letters; - empty, . unknown; in brackets all colours that are possible
//! ```
//!
//! A clue may also be a text (`"1 3"`), and a clue with a single run a number. The format follows common use; JSON itself is defined in RFC 8259.

mod write;

use super::puzzles;
use crate::spec::{Facts, Format, Holds, Likeness, NoteKeys, Reads, Recognised, Spec, Writes};
use crate::text::{Scan, lines};
use nonoscope_core::puzzle::Axis;
use nonoscope_words::{expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Json,
    facts: Facts {
        id: "json",
        name: format::json,
        extension: "json",
        media_type: "application/json",
        holds: Holds { givens: true, colours: true, several: true, title: true, notes: NoteKeys::Known, goal: true },
        ..Facts::DEFAULT
    },
    recognised: Recognised::Guessed { likeness, is_meant: looks_like },
    reads: Reads::Several(|places| puzzles::read_all(&Scan::with(places), Axis::Row, expected::lists_of_json)),
    writes: Writes::Several(write::write_all),
    sample: "{\n  \"width\": 3,\n  \"height\": 2,\n  \"rows\": [[1,1], [2]],\n  \"columns\": [[2], [1], [1]]\n}\n",
};

/// Whether a text consists of brackets, or of names followed by brackets.
pub(crate) fn looks_like(text: &str) -> bool {
    let text = text.trim_start();
    if opens_bracket(text) {
        return true;
    }
    // A name, an equals sign or a colon, and a bracket.
    text.lines().take(40).any(|line| {
        let Some((name, value)) = line.split_once(['=', ':']) else { return false };
        let value = value.rsplit('=').next().unwrap_or(value);
        // In “Row 1: [3]”, the list is a clue.
        let is_label = name.contains(' ') && name.trim_end().ends_with(|c: char| c.is_ascii_digit());
        !is_label
            && name.trim_start().starts_with(|c: char| c.is_alphabetic() || c == '_')
            && value.trim_start_matches(['&', ' ', '\t']).trim_start_matches("vec!").starts_with(['[', '(', '{'])
    })
}

/// Two lists without names may be meant in either order. Beside lists, there may be anything else.
fn likeness(text: &str) -> Likeness {
    if is_nameless(text) || is_under_one_name(text) {
        return Likeness::SureOr(Format::Haskell);
    }
    match opens_bracket(text) {
        true => Likeness::Sure,
        false => Likeness::maybe(
            text.contains(['[', '(', '{']) || lines::any(text, &|line| line.trim_start().starts_with("- ")),
        ),
    }
}

/// Whether a text is a nested list without names, where only the order tells rows from columns.
fn is_nameless(text: &str) -> bool {
    text.trim_start().starts_with(['[', '(']) && !text.contains('{') && looks_like(text)
}

/// Whether a text is a nested list under a single name, and nothing else.
fn is_under_one_name(text: &str) -> bool {
    let Some((name, value)) = text.split_once('=') else { return false };
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    name.trim().chars().all(is_name) && is_nameless(value) && !value.contains(|c: char| c == '=' || c.is_alphabetic())
}

/// Whether a text begins as JSON does. What looks like a sign of another format is then part of a string in it.
pub(crate) fn opens_json(text: &str) -> bool {
    text.trim_start().starts_with(['{', '['])
}

/// Whether a text begins as JSON does, and not as a Clojure map does: with a colon before its first key.
pub(super) fn opens_only_json(text: &str) -> bool {
    let inside = text.trim_start().strip_prefix('{');
    opens_json(text) && !inside.is_some_and(|inside| inside.trim_start().starts_with(':'))
}

/// Whether a text begins with a bracket of any kind, as lists do in one language or another.
pub(super) fn opens_bracket(text: &str) -> bool {
    // A word in brackets on a line of its own is a heading.
    let first = text.trim().lines().next().unwrap_or_default();
    let is_heading = first.starts_with('[') && first.ends_with(']') && first.contains(char::is_alphabetic);
    (opens_json(text) && !(is_heading && first.chars().all(|c| c.is_alphabetic() || "[] ".contains(c))))
        || text.trim_start().starts_with('(')
}
