//! Steps in plain words, for the page and the command line alike.

use super::{Reason, Step};
use crate::line::Count;
use crate::puzzle::{Cell, Line};

/// What a step inferred and why, as one or two sentences. Lines and cells are counted from 1.
pub fn sentence(step: &Step<'_>) -> String {
    let Reason::Line { line, layouts, fitting } = step.reason;
    let name = capital(line);
    let one = Count::from(1);
    let which = match (layouts == one, fitting) {
        (true, Count::ZERO) => format!("{name}: its only layout contradicts what is known."),
        (false, Count::ZERO) => format!("{name}: none of its {layouts} layouts fits what is known."),
        (true, _) => format!("{name} has only one layout."),
        (false, fits) if fits == one => format!("{name}: of {layouts} layouts, only 1 fits what is known."),
        (false, fits) if fits == layouts && fits.exact().is_some() => {
            format!("{name}: all {layouts} layouts fit what is known.")
        }
        (false, fits) => format!("{name}: of {layouts} layouts, {fits} fit what is known."),
    };
    if step.reason.is_contradiction() {
        return format!("{which} So the puzzle has no solution.");
    }
    let (filled, empty) = (step.cells(Cell::Filled), step.cells(Cell::Empty));
    let (fill, leave) = if fitting == one { ("fills", "leaves") } else { ("fill", "leave") };
    let does = match (filled.is_empty(), empty.is_empty()) {
        (true, true) if fitting == one => return format!("{which} Its cells are all known already."),
        (true, true) => return format!("{which} They agree on no further cell."),
        (false, true) => format!("{fill} {}", cells(&filled)),
        (true, false) => format!("{leave} {} empty", cells(&empty)),
        (false, false) => format!("{fill} {} and {leave} {} empty", cells(&filled), list(&empty)),
    };
    match fitting {
        fits if fits == one => format!("{which} It {does}."),
        fits if fits == Count::from(2) => format!("{which} Both {does}."),
        fits if fits.exact().is_none() => format!("{which} They all {does}."),
        fits => format!("{which} All {fits} {does}."),
    }
}

/// `Row 9`.
fn capital(line: Line) -> String {
    let name = line.to_string();
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

/// `cell 4` or `cells 4, 7 and 10–12`.
fn cells(numbers: &[usize]) -> String {
    format!("{} {}", if numbers.len() == 1 { "cell" } else { "cells" }, list(numbers))
}

/// Ascending numbers with ranges drawn together from three on: `4, 7 and 10–12`.
fn list(numbers: &[usize]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut rest = numbers;
    while let Some(&first) = rest.first() {
        let length = rest.iter().zip(first..).take_while(|&(&number, expected)| number == expected).count();
        if length >= 3 {
            parts.push(format!("{first}–{}", first + length - 1));
        } else {
            parts.extend(rest[..length].iter().map(usize::to_string));
        }
        rest = &rest[length..];
    }
    let Some((last, before)) = parts.split_last() else { return String::new() };
    if before.is_empty() { last.clone() } else { format!("{} and {last}", before.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::super::Change;
    use super::*;

    fn said(layouts: u128, fitting: u128, filled: &[usize], empty: &[usize]) -> String {
        let line = Line::row(8);
        let change = |cell| move |&number: &usize| Change { at: line.cell(number - 1), cell };
        let mut changes: Vec<Change> = filled.iter().map(change(Cell::Filled)).collect();
        changes.extend(empty.iter().map(change(Cell::Empty)));
        let reason = Reason::Line { line, layouts: Count::from(layouts), fitting: Count::from(fitting) };
        sentence(&Step { pass: 1, reason, changes: &changes })
    }

    #[test]
    fn steps_in_words() {
        assert_eq!(
            said(55, 12, &[4, 24], &[10, 12, 13, 14]),
            "Row 9: of 55 layouts, 12 fit what is known. All 12 fill cells 4 and 24 and leave 10 and 12–14 empty."
        );
        assert_eq!(said(55, 2, &[], &[3]), "Row 9: of 55 layouts, 2 fit what is known. Both leave cell 3 empty.");
        assert_eq!(
            said(55, 1, &[1, 2], &[]),
            "Row 9: of 55 layouts, only 1 fits what is known. It fills cells 1 and 2."
        );
        assert_eq!(said(1, 1, &[1], &[2]), "Row 9 has only one layout. It fills cell 1 and leaves 2 empty.");
        assert_eq!(said(9, 9, &[], &[]), "Row 9: all 9 layouts fit what is known. They agree on no further cell.");
        assert_eq!(
            said(9, 1, &[], &[]),
            "Row 9: of 9 layouts, only 1 fits what is known. Its cells are all known already."
        );
        assert_eq!(
            said(9, 0, &[], &[]),
            "Row 9: none of its 9 layouts fits what is known. So the puzzle has no solution."
        );
        assert_eq!(
            said(1, 0, &[], &[]),
            "Row 9: its only layout contradicts what is known. So the puzzle has no solution."
        );
        assert_eq!(
            said(u128::MAX, u128::MAX, &[5], &[]),
            "Row 9: of more than 3 × 10^38 layouts, more than 3 × 10^38 fit what is known. They all fill cell 5."
        );
    }
}
