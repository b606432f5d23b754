//! The ranges in a sentence, such as “cells 7–9”, which a line must not end in.

/// A sentence as texts, each with the range after it; after the last, there is none.
pub(crate) fn ranges(sentence: &str) -> Vec<(&str, &str)> {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let (mut all, mut start) = (Vec::new(), 0);
    for (dash, sign) in sentence.match_indices(['–', '〜']) {
        let after = dash + sign.len();
        let first = sentence[..dash].trim_end_matches(is_digit).len();
        let end = sentence.len() - sentence[after..].trim_start_matches(is_digit).len();
        if (start..dash).contains(&first) && end > after {
            all.push((&sentence[start..first], &sentence[first..end]));
            start = end;
        }
    }
    all.push((&sentence[start..], ""));
    all
}

#[cfg(test)]
mod tests {
    use super::ranges;

    #[test]
    fn numbers_on_both_sides_of_a_dash_are_a_range() {
        assert_eq!(ranges("Cells 2, 7–9 and 12–14."), [("Cells 2, ", "7–9"), (" and ", "12–14"), (".", "")]);
        assert_eq!(ranges("7〜9マス目"), [("", "7〜9"), ("マス目", "")]);
        for other in ["", "–", "1–", "–1", "This – or that", "1 – 2"] {
            assert_eq!(ranges(other), [(other, "")]);
        }
        assert_eq!(ranges("1–2–3"), [("", "1–2"), ("–3", "")]);
    }
}
