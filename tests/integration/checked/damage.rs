//! The checker refuses every damaged step in honest outcomes.

use super::by_hand::{Steps, looked_at, recorded, refuted, searched};
use super::supposing::{Attempt, cells, rest, solve_supposing};
use crate::cases::cases;
use crate::checker::{Flaw, Refusal, check};
use crate::makers::coloured::{coloured_noise, seeded_coloured_puzzle};
use crate::makers::seeded::seeded_puzzle;
use nonoscope::puzzle::{At, Cell, Colours, Grid, Line, Puzzle};
use nonoscope::solve::{Method, Outcome, Verdict, solve};
use nonoscope::trace::{Change, Failure, Reason, Step};
use std::collections::BTreeMap;

/// The kind of damage, the damaged step, and its flaw.
type Damage = (&'static str, Reason, Vec<Change>, Flaw);

/// All ways to damage a step of an honest outcome.
fn damages(puzzle: &Puzzle, known: &Grid, outcome: &Outcome, step: &Step<'_>) -> Vec<Damage> {
    let (reason, changes, inks) = (step.reason, step.changes, known.inks());
    let among = |colours: Colours| Cell::among(colours, inks);
    let mut damages: Vec<Damage> = Vec::new();
    let mut changed = |name, changes: Vec<Change>, flaw| damages.push((name, reason, changes, flaw));
    if let Some((&first, others)) = changes.split_first() {
        changed("a flipped cell", [&[rest(known, first)], others].concat(), Flaw::Unforced(first.at));
        changed("a repeated cell", [changes, &[first]].concat(), Flaw::Known(first.at));
        let forgotten = Change { cell: Cell::UNKNOWN, ..first };
        changed("a forgotten cell", [&[forgotten], others].concat(), Flaw::Forgotten(first.at));
        if !matches!(reason, Reason::Agreed { .. }) {
            changed("a missing cell", others.to_vec(), Flaw::Missing(first.at));
        }
        let at = first.at;
        let (left, excluded) = (first.cell.possible(inks), known.possible(at).minus(first.cell.possible(inks)));
        for colour in left.iter().filter(|_| left.len() > 1) {
            let fewer = Change { at, cell: among(left.minus(Colours::of(colour))) };
            changed("a colour too many excluded", [&[fewer], others].concat(), Flaw::Unforced(at));
        }
        for colour in excluded.iter() {
            let more = Change { at, cell: among(left.or(Colours::of(colour))) };
            if excluded.len() > 1 && !matches!(reason, Reason::Agreed { .. }) {
                changed("a colour not excluded", [&[more], others].concat(), Flaw::Missing(at));
            }
            for instead in left.iter().filter(|_| left.len() > 1) {
                let cell = among(left.or(Colours::of(colour)).minus(Colours::of(instead)));
                changed("a colour for another", [&[Change { at, cell }], others].concat(), Flaw::Unforced(at));
            }
        }
    }
    let (unknown, mut others): (Vec<At>, Vec<At>) = cells(known).partition(|&at| !known.get(at).is_known());
    others.extend(unknown.into_iter().filter(|&at| changes.iter().all(|change| change.at != at)));
    for &at in others.first().into_iter().chain(others.last()) {
        let cell = known.possible(at).iter().next().map_or(Cell::EMPTY, Cell::of);
        let more = [changes, &[Change { at, cell }]].concat();
        match known.get(at).is_known() {
            false => changed("an extra cell", more, Flaw::Unforced(at)),
            true => changed("a known cell", more, Flaw::Known(at)),
        }
    }
    let mut other = |name, reason, flaw| damages.push((name, reason, changes.to_vec(), flaw));
    match reason {
        Reason::Line { line, layouts, fitting } => {
            let (all, fit) = (layouts.exact(), fitting.exact());
            let more = |count: Option<u128>| count.unwrap() + 1;
            let flaw = Flaw::Layouts { said: Some(more(all)), counted: all };
            other("the layouts", looked_at(line, more(all), fit.unwrap()), flaw);
            let flaw = Flaw::Fitting { said: Some(more(fit)), counted: fit };
            other("the fitting layouts", looked_at(line, all.unwrap(), more(fit)), flaw);
        }
        Reason::Refuted { supposed, led_to, failure } => {
            let (at, unknown) = (supposed.at, known.unknown_cells() as u32);
            other("what it led to", refuted(supposed, unknown, failure), Flaw::LedTo(unknown));
            let line = puzzle.lines().find(|&line| known.line(line).all(Cell::is_known));
            match (failure, line) {
                (Failure::Suppositions(_), _) => {
                    let line = Failure::Line(Line::row(0));
                    other("too few suppositions", refuted(supposed, led_to, line), Flaw::Possible(at));
                }
                (Failure::Line(_), Some(line)) if led_to > 0 => {
                    // A line that is fully known never fails.
                    let elsewhere = refuted(supposed, led_to, Failure::Line(line));
                    other("the line that fails", elsewhere, Flaw::FailsElsewhere(line));
                }
                (Failure::Line(_), _) => {
                    let deeper = refuted(supposed, led_to, Failure::Suppositions(1));
                    other("too many suppositions", deeper, Flaw::Suppositions(1));
                    let answers = [supposed.cell, rest(known, supposed).cell];
                    if let Some(colour) = answers.into_iter().find_map(Cell::colour) {
                        let agreed = Reason::Agreed { at, colour, is: 0, is_not: 0 };
                        other("no agreement", agreed, Flaw::Fails(at));
                    }
                    if !outcome.solutions.is_empty() {
                        let reverse = refuted(rest(known, supposed), led_to, failure);
                        other("the reverse", reverse, Flaw::Possible(at));
                    }
                }
            }
            let (colours, left) = (supposed.cell.possible(inks), rest(known, supposed).cell.possible(inks));
            let is = outcome.solutions.first().and_then(|solution| solution.get(at).colour());
            if let (Failure::Line(_), Some(is)) = (failure, is)
                && left.len() > 1
            {
                let more = Change { at, cell: among(colours.or(Colours::of(is))) };
                other("more supposed", refuted(more, led_to, failure), Flaw::Possible(at));
            }
            let outside = Colours::all(inks).minus(known.possible(at));
            if !outside.is_empty() {
                let back = Change { at, cell: Cell::among(colours.or(outside), inks + 1) };
                other("the impossible supposed", refuted(back, led_to, failure), Flaw::Supposed(at));
            }
        }
        Reason::Agreed { at, colour, is, is_not } => {
            other("filled", Reason::Agreed { at, colour, is: is + 1, is_not }, Flaw::LedTo(is + 1));
            other("empty", Reason::Agreed { at, colour, is, is_not: is_not + 1 }, Flaw::LedTo(is_not + 1));
            for colour in Colours::all(inks).minus(known.possible(at)).iter() {
                other("an impossible colour", Reason::Agreed { at, colour, is, is_not }, Flaw::Supposed(at));
            }
        }
        Reason::Searched { found, .. } => {
            let flaw = Flaw::Found { said: found + 1, given: outcome.found().count() };
            other("solutions found", searched(found + 1, true), flaw);
        }
        reason => panic!("it is not known how to damage {reason:?}"),
    }
    damages
}

/// Damages each step of random outcomes in every way; the steps after it do not matter. Returns how often it did what.
fn damage_all(puzzles: impl Iterator<Item = Puzzle>) -> BTreeMap<&'static str, usize> {
    let attempts = [Attempt::Refute(Method::Passes), Attempt::Agree, Attempt::RefuteDeeply];
    let mut seen = BTreeMap::new();
    for (index, puzzle) in puzzles.enumerate() {
        let honest = solve_supposing(&puzzle, &attempts[index % 3..]);
        let (mut steps, mut known) = (Steps::new(), puzzle.givens().clone());
        for step in honest.trace.steps() {
            for (name, reason, changes, flaw) in damages(&puzzle, &known, &honest, &step) {
                steps.push((step.pass, reason, changes));
                match recorded(&puzzle, &steps, Verdict::Stopped, &honest.solutions) {
                    Ok(damaged) => {
                        let refusal = Refusal { step: Some(steps.len() - 1), flaw };
                        assert_eq!(check(&puzzle, &damaged), Err(refusal), "{name}: {:?}\n{puzzle:?}", steps.last());
                    }
                    // A trace does not even accept a cell that has changed before, or that becomes unknown.
                    Err(_) => {
                        assert!(matches!(flaw, Flaw::Known(_) | Flaw::Forgotten(_)), "{name}: {:?}", steps.last());
                    }
                }
                steps.pop();
                *seen.entry(name).or_insert(0) += 1;
            }
            steps.push((step.pass, step.reason, step.changes.to_vec()));
            step.changes.iter().for_each(|change| known.set(change.at, change.cell));
        }
    }
    seen
}

#[test]
fn damaged_steps() {
    let seen = damage_all((0..cases(1000).into()).map(seeded_puzzle));
    let is_all = seen.len() == 17 && seen.values().all(|&times| times >= 10);
    assert!(cases(1000) < 1000 || is_all, "{seen:?}");
}

/// The tests that take longest.
mod long {
    use super::*;

    #[test]
    fn damaged_coloured_steps() {
        let sparse = (0..3000).map(|seed| coloured_noise(6 + seed as usize % 3, 2 + seed as usize % 3, 60, seed));
        // In most puzzles that line logic does not solve, nothing is refuted either.
        let refutes = |puzzle: &Puzzle| {
            let simulated = solve(puzzle, Method::Simulate);
            simulated.trace.steps().any(|step| matches!(step.reason, Reason::Refuted { .. }))
        };
        let stuck = sparse.filter(refutes).take(100);
        let seen = damage_all((0..100).map(|seed| seeded_coloured_puzzle(7, seed)).chain(stuck));
        assert!(seen.len() == 23 && seen.values().all(|&times| times >= 2), "{seen:?}");
    }
}
