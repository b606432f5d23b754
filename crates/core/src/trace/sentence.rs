//! Steps in words, for the page and the command line.

use super::colours::{self, describe};
use super::listing::{cells, list};
use super::reason::{Change, Failure, Reason, Search};
use super::record::Step;
use super::technique::Technique;
use crate::line::Count;
use crate::puzzle::{At, Cell, Colour, Line, Palette};

/// What a step inferred and why, as one to three sentences, in which colours have the names of the puzzle's palette.
/// Lines and cells are counted from 1.
pub fn sentence(step: &Step<'_>, palette: &Palette) -> String {
    match step.reason {
        Reason::Line { line, layouts, fitting } => looked_at(step, line, layouts, fitting, palette),
        Reason::Refuted { supposed, led_to, failure } => refuted(step, supposed, led_to, failure, palette),
        Reason::Agreed { at, colour, .. } => agreed(step, at, colour, palette),
        Reason::Searched { by, found, all } => searched(step, by, found, all),
        Reason::Deduced { line, technique } => deduced(step, line, technique, palette),
    }
}

fn looked_at(step: &Step<'_>, line: Line, layouts: Count, fitting: Count, palette: &Palette) -> String {
    let name = capital(line);
    let one = Count::from(1);
    let which = match (layouts == one, fitting) {
        (true, Count::ZERO) => format!("{name}: its only layout contradicts what is known."),
        (false, Count::ZERO) => format!("{name}: none of its {layouts} layouts fits what is known."),
        (true, _) => format!("{name} has only one layout."),
        (false, fits) if fits == one => format!("{name}: of {layouts} layouts, only 1 fits what is known."),
        (false, fits) if fits == layouts && fits == Count::from(2) => {
            format!("{name}: both layouts fit what is known.")
        }
        (false, fits) if fits == layouts && fits.exact().is_some() => {
            format!("{name}: all {layouts} layouts fit what is known.")
        }
        (false, fits) => format!("{name}: of {layouts} layouts, {fits} fit what is known."),
    };
    if step.reason.is_contradiction() {
        return format!("{which} So the puzzle has no solution.");
    }
    if palette.inks() > 1 && !step.changes.is_empty() {
        let in_all = match fitting {
            fits if fits == one => "So",
            fits if fits == Count::from(2) => "In both",
            _ => "In all of them",
        };
        return format!("{which} {in_all} {}.", colours::along(step.changes, line, palette));
    }
    let (filled, empty) = (step.cells_along(line, Cell::FILLED), step.cells_along(line, Cell::EMPTY));
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

fn deduced(step: &Step<'_>, line: Line, technique: Technique, palette: &Palette) -> String {
    format!("{}, {technique}: {}.", capital(line), colours::along(step.changes, line, palette))
}

fn refuted(step: &Step<'_>, supposed: Change, led_to: u32, failure: Failure, palette: &Palette) -> String {
    let place = place(supposed.at);
    let is = describe(supposed.cell, palette);
    let so = match step.changes.first() {
        Some(change) => describe(change.cell, palette),
        None => format!("not {is}"),
    };
    let followed = match led_to {
        0 => String::new(),
        1 => "1 more cell would follow, and then ".to_owned(),
        cells => format!("{} more cells would follow, and then ", digits(cells.into())),
    };
    let end = match failure {
        Failure::Line(line) => format!("{line} could not be completed"),
        Failure::Suppositions(1) => "1 further supposition would leave nothing possible".to_owned(),
        Failure::Suppositions(count) => {
            format!("{} further suppositions would leave nothing possible", digits(count.into()))
        }
    };
    format!("Suppose {place} were {is}: {followed}{end}. So it is {so}.")
}

fn agreed(step: &Step<'_>, at: At, colour: Colour, palette: &Palette) -> String {
    let what = match step.changes {
        [only] => format!("{} is {}", place(only.at), describe(only.cell, palette)),
        changes => format!("the same {} cells follow", changes.len()),
    };
    let (is, is_not) = match palette.inks() {
        1 => ("filled".to_owned(), "empty"),
        _ => (colours::name(colour, palette), "not"),
    };
    format!("Suppose {} were {is}, then that it were {is_not}: either way {what}.", place(at))
}

/// A search, for a person.
const NOT_ON_PAPER: &str = "This step is a search, which you cannot follow on paper.";

fn searched(step: &Step<'_>, by: Search, found: u32, all: bool) -> String {
    let (who, after) = match by {
        Search::Supposing { suppositions: 1 } => ("One more supposition".to_owned(), String::new()),
        Search::Supposing { suppositions } => {
            (format!("{NOT_ON_PAPER} {} nested suppositions", digits(suppositions)), String::new())
        }
        Search::Sat { conflicts } => {
            let after = match conflicts {
                0 => " without a dead end".to_owned(),
                1 => " after 1 dead end".to_owned(),
                conflicts => format!(" after {} dead ends", digits(conflicts)),
            };
            (format!("{NOT_ON_PAPER} The SAT solver"), after)
        }
    };
    let what = match (found, all) {
        (0, true) => format!("ruled out everything else{after}. So the puzzle has no solution."),
        (0, false) => format!("found no solution{after}, and was then stopped."),
        (1, true) => format!("found exactly one solution{after}."),
        (1, false) => format!("found one solution{after}. It was stopped before it could look for all others."),
        (found, true) => format!("found exactly {found} solutions{after}."),
        (found, false) => format!("found {found} solutions{after}; there may be more."),
    };
    let agreed = match (found, step.changes.len()) {
        (1, 2..) if all => format!(" It settles the {} remaining cells.", step.changes.len()),
        (..=1, _) => String::new(),
        (_, 0) if all => " They agree on no further cell.".to_owned(),
        (_, 0) => String::new(),
        (_, 1) => " They agree on 1 more cell.".to_owned(),
        (_, cells) => format!(" They agree on {cells} more cells."),
    };
    format!("{who} {what}{agreed}")
}

/// A number with its digits in groups.
fn digits(number: u64) -> String {
    Count::from(u128::from(number)).to_string()
}

/// `row 3, cell 4`.
pub fn place(at: At) -> String {
    format!("row {}, cell {}", at.row() + 1, at.column() + 1)
}

/// `Row 9`.
pub fn capital(line: Line) -> String {
    let name = line.to_string();
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_uppercase().to_string() + letters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(layouts: u128, fitting: u128, filled: &[usize], empty: &[usize]) -> String {
        let line = Line::row(8);
        let change = |cell| move |&number: &usize| Change { at: line.cell(number - 1), cell };
        let mut changes: Vec<Change> = filled.iter().map(change(Cell::FILLED)).collect();
        changes.extend(empty.iter().map(change(Cell::EMPTY)));
        let reason = Reason::Line { line, layouts: Count::from(layouts), fitting: Count::from(fitting) };
        sentence(&Step { pass: 1, reason, changes: &changes }, &Palette::default())
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
