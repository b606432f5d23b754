//! The checker refuses every damaged step in honest outcomes.

use super::by_hand::{Steps, looked_at, recorded, refuted, searched};
use super::supposing::{Attempt, cells, solve_supposing};
use crate::checker::{Flaw, Refusal, check};
use crate::makers::seeded::seeded_puzzle;
use nonoscope::puzzle::{At, Cell, Colour, Grid, Line, Puzzle};
use nonoscope::solve::{Method, Outcome, Verdict};
use nonoscope::trace::{Change, Failure, Reason, Step};
use std::collections::BTreeMap;

/// The kind of damage, the damaged step, and its flaw.
type Damage = (&'static str, Reason, Vec<Change>, Flaw);

fn opposite(change: Change) -> Change {
    Change { cell: if change.cell == Cell::FILLED { Cell::EMPTY } else { Cell::FILLED }, ..change }
}

/// All ways to damage a step of an honest outcome.
fn damages(puzzle: &Puzzle, known: &Grid, outcome: &Outcome, step: &Step<'_>) -> Vec<Damage> {
    let (reason, changes) = (step.reason, step.changes);
    let mut damages: Vec<Damage> = Vec::new();
    let mut changed = |name, changes: Vec<Change>, flaw| damages.push((name, reason, changes, flaw));
    if let Some((&first, rest)) = changes.split_first() {
        changed("a flipped cell", [&[opposite(first)], rest].concat(), Flaw::Unforced(first.at));
        changed("a repeated cell", [changes, &[first]].concat(), Flaw::Known(first.at));
        let forgotten = Change { cell: Cell::UNKNOWN, ..first };
        changed("a forgotten cell", [&[forgotten], rest].concat(), Flaw::Forgotten(first.at));
        if !matches!(reason, Reason::Agreed { .. }) {
            changed("a missing cell", rest.to_vec(), Flaw::Missing(first.at));
        }
    }
    let (unknown, mut others): (Vec<At>, Vec<At>) = cells(known).partition(|&at| known.get(at) == Cell::UNKNOWN);
    others.extend(unknown.into_iter().filter(|&at| changes.iter().all(|change| change.at != at)));
    for &at in others.first().into_iter().chain(others.last()) {
        let more = [changes, &[Change { at, cell: Cell::EMPTY }]].concat();
        match known.get(at) {
            Cell::UNKNOWN => changed("an extra cell", more, Flaw::Unforced(at)),
            _ => changed("a known cell", more, Flaw::Known(at)),
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
            let line = puzzle.lines().find(|&line| known.line(line).all(|cell| cell != Cell::UNKNOWN));
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
                    other(
                        "no agreement",
                        Reason::Agreed { at, colour: Colour::INK, is: 0, is_not: 0 },
                        Flaw::Fails(at),
                    );
                    if !outcome.solutions.is_empty() {
                        let reverse = refuted(opposite(supposed), led_to, failure);
                        other("the reverse", reverse, Flaw::Possible(at));
                    }
                }
            }
        }
        Reason::Agreed { at, colour, is, is_not } => {
            other("filled", Reason::Agreed { at, colour, is: is + 1, is_not }, Flaw::LedTo(is + 1));
            other("empty", Reason::Agreed { at, colour, is, is_not: is_not + 1 }, Flaw::LedTo(is_not + 1));
        }
        Reason::Searched { found, .. } => {
            let flaw = Flaw::Found { said: found + 1, given: outcome.solutions.len() };
            other("solutions found", searched(found + 1, true), flaw);
        }
        reason => panic!("it is not known how to damage {reason:?}"),
    }
    damages
}

/// In the random outcomes, each step is damaged in every way; the steps after it do not matter.
#[test]
fn damaged_steps() {
    let attempts = [Attempt::Refute(Method::Passes), Attempt::Agree, Attempt::RefuteDeeply];
    let mut seen = BTreeMap::new();
    for seed in 0..1000 {
        let puzzle = seeded_puzzle(seed);
        let honest = solve_supposing(&puzzle, &attempts[seed as usize % 3..]);
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
    assert!(seen.len() == 17 && seen.values().all(|&times| times >= 10), "{seen:?}");
}
