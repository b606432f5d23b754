//! Steps in words, for the page and the command line.

use super::colours::{self, describe};
use super::listing::{cells, place};
use super::reason::{Change, Failure, Reason, Search};
use super::record::Step;
use super::technique::Technique;
use crate::line::Count;
use crate::puzzle::{At, Cell, Colour, Line, Palette};
use nonoscope_words::{Text, cells as words, step as said};

/// What a step inferred and why, as one to three sentences, in which colours have the names of the puzzle's palette.
/// Lines and cells are counted from 1.
pub fn sentence(step: &Step<'_>, palette: &Palette) -> Text {
    match step.reason {
        Reason::Line { line, layouts, fitting } => looked_at(step, line, layouts, fitting, palette),
        Reason::Refuted { supposed, led_to, failure } => refuted(step, supposed, led_to, failure, palette),
        Reason::Agreed { at, colour, .. } => agreed(step, at, colour, palette),
        Reason::Searched { by, found, all } => searched(step, by, found, all),
        Reason::Deduced { line, technique } => deduced(step, line, technique, palette),
    }
}

fn looked_at(step: &Step<'_>, line: Line, layouts: Count, fitting: Count, palette: &Palette) -> Text {
    let one = Count::from(1);
    let which = match (layouts == one, fitting) {
        (true, Count::ZERO) => said::only_layout_contradicts(line),
        (false, Count::ZERO) => said::no_layout_fits(line, layouts),
        (true, _) => said::only_layout(line),
        (false, fits) if fits == one => said::one_layout_fits(line, layouts),
        (false, fits) if fits == layouts && fits == Count::from(2) => said::both_layouts_fit(line),
        (false, fits) if fits == layouts && fits.exact().is_some() => said::all_layouts_fit(line, layouts),
        (false, fits) => said::some_layouts_fit(line, layouts, fits),
    };
    let so = match step.reason.is_contradiction() {
        true => said::so_no_solution(),
        false => agreed_by(step, line, fitting, palette),
    };
    Text::sentences([which, so])
}

/// What the layouts that fit have in common.
fn agreed_by(step: &Step<'_>, line: Line, fitting: Count, palette: &Palette) -> Text {
    let layouts = fitting.exact().unwrap_or(0);
    if palette.inks() > 1 && !step.changes.is_empty() {
        return said::in_these_layouts(layouts, colours::along(step.changes, line, palette));
    }
    let (filled, empty) = (step.cells_along(line, Cell::FILLED), step.cells_along(line, Cell::EMPTY));
    match (filled.is_empty(), empty.is_empty()) {
        (true, true) if layouts == 1 => said::its_cells_are_known(),
        (true, true) => said::they_agree(0_u8),
        (false, true) => said::fill(layouts, cells(&filled)),
        (true, false) => said::leave_empty(layouts, cells(&empty)),
        (false, false) => said::fill_and_leave_empty(layouts, cells(&filled), cells(&empty)),
    }
}

fn deduced(step: &Step<'_>, line: Line, technique: Technique, palette: &Palette) -> Text {
    said::by_technique(line, technique.text(), colours::along(step.changes, line, palette))
}

fn refuted(step: &Step<'_>, supposed: Change, led_to: u32, failure: Failure, palette: &Palette) -> Text {
    let is = describe(supposed.cell, palette);
    let so = match step.changes.first() {
        Some(change) => describe(change.cell, palette),
        None => words::not_state(&is),
    };
    let end = match failure {
        Failure::Line(line) => said::line_would_fail(line),
        Failure::Suppositions(count) => said::suppositions_would_fail(count),
    };
    let then = if led_to == 0 { end } else { said::cells_would_follow(led_to, end) };
    said::refuted(place(supposed.at), is, then, so)
}

fn agreed(step: &Step<'_>, at: At, colour: Colour, palette: &Palette) -> Text {
    let what = match step.changes {
        [only] => colours::place_is(only, palette),
        changes => words::same_cells_follow(changes.len()),
    };
    match palette.inks() {
        1 => said::agreed(place(at), what),
        _ => said::agreed_of_colour(place(at), colours::name(colour, palette), what),
    }
}

fn searched(step: &Step<'_>, by: Search, found: u32, all: bool) -> Text {
    let on_paper = match by {
        Search::Supposing { suppositions: 1 } => Text::default(),
        Search::Supposing { .. } | Search::Sat { .. } => said::not_on_paper(),
    };
    let what = match (by, found, all) {
        (Search::Supposing { suppositions }, 0, true) => said::supposing_ruled_out_all(suppositions),
        (Search::Supposing { suppositions }, 0, false) => said::supposing_was_stopped(suppositions),
        (Search::Supposing { suppositions }, 1, true) => said::supposing_found_the_only(suppositions),
        (Search::Supposing { suppositions }, 1, false) => said::supposing_found_one(suppositions),
        (Search::Supposing { suppositions }, _, true) => said::supposing_found_all(suppositions, found),
        (Search::Supposing { suppositions }, _, false) => said::supposing_found_some(suppositions, found),
        (Search::Sat { conflicts }, 0, true) => said::sat_ruled_out_all(conflicts),
        (Search::Sat { conflicts }, 0, false) => said::sat_was_stopped(conflicts),
        (Search::Sat { conflicts }, 1, true) => said::sat_found_the_only(conflicts),
        (Search::Sat { conflicts }, 1, false) => said::sat_found_one(conflicts),
        (Search::Sat { conflicts }, _, true) => said::sat_found_all(found, conflicts),
        (Search::Sat { conflicts }, _, false) => said::sat_found_some(found, conflicts),
    };
    let so = match (found, all) {
        (0, true) => said::so_no_solution(),
        (1, false) => said::stopped_before_others(),
        _ => Text::default(),
    };
    let agreed = match (found, step.changes.len()) {
        (1, cells @ 2..) if all => said::it_settles(cells),
        (..=1, _) => Text::default(),
        (_, 0) if !all => Text::default(),
        (_, cells) => said::they_agree(cells),
    };
    Text::sentences([on_paper, what, so, agreed])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(layouts: u128, fitting: u128, filled: &[usize], empty: &[usize]) -> Text {
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
            "Row 9: of 55 layouts, 12 fit what is known. All 12 fill cells 4 and 24 and leave cells 10 and 12–14 empty."
        );
        assert_eq!(said(55, 2, &[], &[3]), "Row 9: of 55 layouts, 2 fit what is known. Both leave cell 3 empty.");
        assert_eq!(
            said(55, 1, &[1, 2], &[]),
            "Row 9: of 55 layouts, only 1 fits what is known. It fills cells 1 and 2."
        );
        assert_eq!(said(1, 1, &[1], &[2]), "Row 9 has only one layout. It fills cell 1 and leaves cell 2 empty.");
        assert_eq!(said(9, 9, &[], &[]), "Row 9: all 9 layouts fit what is known. They agree on no further cell.");
        assert_eq!(
            said(9, 1, &[], &[]),
            "Row 9: of 9 layouts, only 1 fits what is known. All its cells are known already."
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
