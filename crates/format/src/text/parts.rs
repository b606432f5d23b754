//! Divides a text with several puzzles into parts with one puzzle each.

use super::looked_at;
use crate::error::{Mistake, Spot};

/// How a line divides a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cut {
    /// It does not.
    None,
    /// The line is the first one of a part, if more than remarks stands above it, which begin with `#`.
    Before,
    /// The line separates two parts, and belongs to neither.
    Around,
}

/// Some lines of a text, with one puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part<'t> {
    pub(crate) text: &'t str,
    /// The number of lines above it in the whole text.
    above: usize,
    /// Whether it is the only part.
    alone: bool,
}

impl Part<'_> {
    /// A mistake in this part, with its spot in the whole text. A mistake without a spot gets the beginning of its
    /// part, if there are several parts.
    pub(crate) fn in_whole(&self, mistake: Mistake) -> Mistake {
        let start = self.text.len() - self.text.trim_start().len();
        let spot = mistake.spot.or_else(|| (!self.alone).then(|| Spot::of(self.text, start)));
        Mistake { spot: spot.map(|Spot { line, column }| Spot { line: line + self.above, column }), ..mistake }
    }
}

/// The parts of a text, at least one. Blank parts are left out; if all are blank, the whole text is the only part.
pub(crate) fn parts(text: &str, cut: impl Fn(&str) -> Cut) -> Vec<Part<'_>> {
    let part = |text, above| Part { text, above, alone: false };
    let mut parts = Vec::new();
    let (mut start, mut above, mut offset) = (0, 0, 0);
    for (index, line) in text.split_inclusive('\n').enumerate() {
        looked_at(line.len());
        let cut = cut(line.trim());
        let is_remark = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('#');
        let is_first = cut == Cut::Before && text[start..offset].lines().all(is_remark);
        if cut != Cut::None && !is_first {
            parts.push(part(&text[start..offset], above));
            (start, above) = (offset, index);
        }
        offset += line.len();
        if cut == Cut::Around {
            (start, above) = (offset, index + 1);
        }
    }
    parts.push(part(&text[start..], above));
    parts.retain(|part| !part.text.trim().is_empty());
    if parts.is_empty() {
        parts.push(part(text, 0));
    }
    if let [part] = &mut parts[..] {
        part.alone = true;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::fault::Fault;

    fn cut(line: &str) -> Cut {
        match line {
            "+" => Cut::Before,
            "*" => Cut::Before,
            "=" => Cut::Around,
            _ => Cut::None,
        }
    }

    #[test]
    fn cuts_keep_or_drop_their_line() {
        let of = |text| -> Vec<(&str, usize)> { parts(text, cut).iter().map(|part| (part.text, part.above)).collect() };
        assert_eq!(of("a\nb\n"), [("a\nb\n", 0)]);
        assert_eq!(of("a\n+\nb\n+"), [("a\n", 0), ("+\nb\n", 1), ("+", 3)]);
        assert_eq!(of("=\n\n=\na\n = \nb"), [("a\n", 3), ("b", 5)]);
        assert_eq!(of("a\n=\n \n"), [("a\n", 0)]);
        assert_eq!(of("="), [("=", 0)]);
        assert_eq!(of("# x\n\n*\na\n# y\n*\n"), [("# x\n\n*\na\n# y\n", 0), ("*\n", 5)]);
    }

    #[test]
    fn places_are_those_of_the_whole_text() {
        let part = parts("a\n=\n\n b\n", cut)[1];
        let spot = |spot| part.in_whole(Mistake { spot, fault: Fault::NoText }).spot;
        assert_eq!(spot(Some(Spot { line: 1, column: 7 })), Some(Spot { line: 3, column: 7 }));
        assert_eq!(spot(None), Some(Spot { line: 4, column: 2 }));
        let alone = parts("=\na", cut)[0];
        assert_eq!(alone.in_whole(Fault::NoText.into()).spot, None);
    }
}
