//! The checker refuses outcomes that are not quite honest, and says where and why.

use super::by_hand::{Steps, looked_at, recorded, refuted, searched};
use crate::checker::{Flaw, Refusal, check, check_by, check_contradiction};
use nonoscope::puzzle::{At, Cell, Clue, Colour, Grid, Line, Puzzle};
use nonoscope::solve::{Contradiction, Method, Outcome, Verdict, solve};
use nonoscope::trace::{Change, Failure, Reason, Technique};

/// The same outcome, but for a lie.
fn but(honest: &Outcome, lie: impl FnOnce(&mut Outcome)) -> Outcome {
    let mut claim = honest.clone();
    lie(&mut claim);
    claim
}

/// The outcome of some steps.
fn outcome(puzzle: &Puzzle, steps: &Steps, verdict: Verdict, solutions: &[Grid]) -> Outcome {
    recorded(puzzle, steps, verdict, solutions).unwrap()
}

fn grid(rows: &[&str]) -> Grid {
    Grid::from_picture(rows).unwrap()
}

fn puzzle(rows: &[&str]) -> Puzzle {
    Puzzle::of_picture(&grid(rows)).unwrap()
}

fn filled(row: usize, column: usize) -> Change {
    Change { at: At::new(row, column), cell: Cell::FILLED }
}

fn empty(row: usize, column: usize) -> Change {
    Change { at: At::new(row, column), cell: Cell::EMPTY }
}

fn flaw(puzzle: &Puzzle, outcome: &Outcome) -> Option<Flaw> {
    check(puzzle, outcome).err().map(|refusal| refusal.flaw)
}

/// The flaw of an outcome with one step.
fn flaw_of_step(puzzle: &Puzzle, reason: Reason, changes: &[Change]) -> Option<Flaw> {
    let step = (1, reason, changes.to_vec());
    let refusal = check(puzzle, &outcome(puzzle, &vec![step], Verdict::Stopped, &[])).err()?;
    assert_eq!(refusal.step, Some(0));
    Some(refusal.flaw)
}

/// Two rows, `1 1` and `2`: no line alone adds anything, and there is one solution.
fn two_rows() -> Puzzle {
    puzzle(&["XOOX", "OXXO"])
}

#[test]
fn lines() {
    let puzzle = puzzle(&["XXOX", "OXOO"]);
    let (line, changes) = (Line::row(0), [filled(0, 0), filled(0, 1), empty(0, 2), filled(0, 3)]);
    let flaw = |reason, changes: &[Change]| flaw_of_step(&puzzle, reason, changes);
    assert_eq!(flaw(looked_at(line, 1, 1), &changes), None);
    assert_eq!(flaw(looked_at(line, 2, 1), &changes), Some(Flaw::Layouts { said: Some(2), counted: Some(1) }));
    assert_eq!(flaw(looked_at(line, 1, 0), &[]), Some(Flaw::Fitting { said: Some(0), counted: Some(1) }));
    assert_eq!(flaw(looked_at(Line::row(2), 1, 1), &changes), Some(Flaw::Outside));
    assert_eq!(flaw(looked_at(line, 1, 1), &changes[1..]), Some(Flaw::Missing(At::new(0, 0))));
    let more = [&changes[..], &[empty(1, 0)]].concat();
    assert_eq!(flaw(looked_at(line, 1, 1), &more), Some(Flaw::Unforced(At::new(1, 0))));
    let by = |line, technique| Reason::Deduced { line, technique };
    assert_eq!(flaw(by(line, Technique::ExactFit), &changes), None);
    assert_eq!(flaw(by(line, Technique::Overlap), &changes[1..]), None);
    assert_eq!(flaw(by(line, Technique::Overlap), &[]), Some(Flaw::Idle));
    assert_eq!(flaw(by(line, Technique::TwoWay), &changes), Some(Flaw::Technique(Technique::TwoWay)));
    assert_eq!(flaw(by(Line::row(2), Technique::Overlap), &changes), Some(Flaw::Outside));
    assert_eq!(flaw(by(line, Technique::Overlap), &[empty(0, 0)]), Some(Flaw::Unforced(At::new(0, 0))));
    // It is true, but another line says so.
    assert_eq!(flaw(by(line, Technique::Overlap), &[empty(1, 0)]), Some(Flaw::Unforced(At::new(1, 0))));
    let far = [&changes[..], &[empty(9, 0)]].concat();
    assert_eq!(flaw(looked_at(line, 1, 1), &far), Some(Flaw::Outside));
}

#[test]
fn more_layouts_than_can_be_counted() {
    let ones: Clue = [1; 256].into_iter().collect();
    let one: Clue = [1].into_iter().collect();
    let columns = [vec![one; 256], vec![Clue::default(); 768]].concat();
    let puzzle = Puzzle::new(vec![ones], columns).unwrap();
    let line = Line::row(0);
    assert_eq!(flaw_of_step(&puzzle, looked_at(line, u128::MAX, u128::MAX), &[]), None);
    let said = Some(u128::MAX - 1);
    let flaw = flaw_of_step(&puzzle, looked_at(line, u128::MAX, u128::MAX - 1), &[]);
    assert_eq!(flaw, Some(Flaw::Fitting { said, counted: None }));
}

#[test]
fn refutations() {
    let puzzle = two_rows();
    let (wrong, right, line) = (empty(0, 0), filled(0, 0), Failure::Line(Line::row(1)));
    let flaw = |reason, changes: &[Change]| flaw_of_step(&puzzle, reason, changes);
    assert_eq!(flaw(refuted(wrong, 7, line), &[right]), None);
    // In another order, another line may fail as well.
    assert_eq!(flaw(refuted(wrong, 5, Failure::Line(Line::column(0))), &[right]), None);
    assert_eq!(flaw(refuted(right, 7, line), &[wrong]), Some(Flaw::Possible(right.at)));
    assert_eq!(flaw(refuted(wrong, 7, line), &[wrong]), Some(Flaw::Unforced(right.at)));
    assert_eq!(flaw(refuted(wrong, 7, line), &[]), Some(Flaw::Missing(right.at)));
    assert_eq!(flaw(refuted(wrong, 7, line), &[right, empty(1, 0)]), Some(Flaw::Unforced(At::new(1, 0))));
    assert_eq!(flaw(refuted(wrong, 8, line), &[right]), Some(Flaw::LedTo(8)));
    assert_eq!(flaw(refuted(wrong, 0, line), &[right]), Some(Flaw::LedTo(0)));
    assert_eq!(flaw(refuted(wrong, 7, Failure::Suppositions(1)), &[right]), Some(Flaw::Suppositions(1)));
    assert_eq!(flaw(refuted(wrong, 7, Failure::Line(Line::column(4))), &[right]), Some(Flaw::Outside));
    assert_eq!(flaw(refuted(empty(2, 0), 7, line), &[right]), Some(Flaw::Outside));
    let unknown = Change { cell: Cell::UNKNOWN, ..wrong };
    assert_eq!(flaw(refuted(unknown, 7, line), &[right]), Some(Flaw::Supposed(right.at)));
}

#[test]
fn refutations_by_further_suppositions() {
    let puzzle = puzzle(&["OOXOX", "XXOOO", "OOXXO", "OXOOO"]);
    let (wrong, right) = (empty(0, 4), filled(0, 4));
    let flaw = |reason, changes: &[Change]| flaw_of_step(&puzzle, reason, changes);
    assert_eq!(flaw(refuted(wrong, 0, Failure::Suppositions(2)), &[right]), None);
    assert_eq!(flaw(refuted(wrong, 0, Failure::Suppositions(0)), &[right]), Some(Flaw::Suppositions(0)));
    assert_eq!(flaw(refuted(wrong, 1, Failure::Suppositions(2)), &[right]), Some(Flaw::LedTo(1)));
    // Line logic finds a solution.
    let possible = flaw(refuted(filled(1, 2), 19, Failure::Suppositions(2)), &[empty(1, 2)]);
    assert_eq!(possible, Some(Flaw::Possible(At::new(1, 2))));
}

#[test]
fn agreements() {
    let puzzle = puzzle(&["OXOX", "XOXO", "XOOO"]);
    let known: Steps = vec![(1, looked_at(Line::column(0), 2, 2), vec![filled(1, 0)])];
    let flaw = |(at, filled, empty), changes: &[Change]| {
        let mut steps = known.clone();
        steps.push((1, looked_at(Line::row(1), 3, 2), vec![self::empty(1, 1)]));
        steps.push((1, Reason::Agreed { at, colour: Colour::INK, is: filled, is_not: empty }, changes.to_vec()));
        let refusal = check(&puzzle, &outcome(&puzzle, &steps, Verdict::Stopped, &[])).err()?;
        assert_eq!(refusal.step, Some(2), "{refusal}");
        Some(refusal.flaw)
    };
    let (at, changes) = (At::new(0, 0), [empty(2, 2), empty(2, 3)]);
    assert_eq!(flaw((at, 5, 9), &changes), None);
    assert_eq!(flaw((at, 5, 9), &changes[1..]), None);
    assert_eq!(flaw((at, 6, 9), &changes), Some(Flaw::LedTo(6)));
    assert_eq!(flaw((at, 5, 8), &changes), Some(Flaw::LedTo(8)));
    assert_eq!(flaw((at, 5, 9), &[]), Some(Flaw::Idle));
    assert_eq!(flaw((at, 5, 9), &[empty(2, 2), filled(2, 3)]), Some(Flaw::Unforced(At::new(2, 3))));
    assert_eq!(flaw((at, 5, 9), &[empty(2, 2), empty(2, 1)]), Some(Flaw::Unforced(At::new(2, 1))));
    assert_eq!(flaw((at, 5, 9), &[empty(2, 2), empty(0, 0)]), Some(Flaw::Unforced(at)));
    assert_eq!(flaw((At::new(1, 0), 5, 9), &changes), Some(Flaw::Supposed(At::new(1, 0))));
    assert_eq!(flaw((At::new(3, 0), 5, 9), &changes), Some(Flaw::Outside));
    let either =
        flaw_of_step(&two_rows(), Reason::Agreed { at, colour: Colour::INK, is: 7, is_not: 7 }, &[filled(1, 2)]);
    assert_eq!(either, Some(Flaw::Fails(at)));
}

#[test]
fn searches() {
    let puzzle = puzzle(&["XOO", "OXO", "OOX"]);
    let all = [["XOO", "OXO"], ["XOO", "OOX"], ["OXO", "XOO"], ["OXO", "OOX"], ["OOX", "XOO"], ["OOX", "OXO"]];
    let last = ["OOX", "OXO", "OOX", "XOO", "OXO", "XOO"];
    let all: Vec<Grid> = all.iter().zip(last).map(|(rows, last)| grid(&[rows[0], rows[1], last])).collect();
    let flaw = |found, complete, changes: &[Change], verdict, solutions: &[Grid]| {
        flaw(&puzzle, &outcome(&puzzle, &vec![(1, searched(found, complete), changes.to_vec())], verdict, solutions))
    };
    let multiple = Verdict::Multiple;
    assert_eq!(flaw(6, true, &[], multiple, &all), None);
    assert_eq!(flaw(4, false, &[], multiple, &all[..4]), None);
    assert_eq!(flaw(1, false, &[], Verdict::Stopped, &all[..1]), None);
    assert_eq!(flaw(5, true, &[], multiple, &all[1..]), Some(Flaw::Incomplete));
    assert_eq!(flaw(0, true, &[], Verdict::None, &[]), Some(Flaw::Incomplete));
    assert_eq!(flaw(6, true, &[], multiple, &all[1..]), Some(Flaw::Found { said: 6, given: 5 }));
    assert_eq!(flaw(5, true, &[], multiple, &all), Some(Flaw::Found { said: 5, given: 6 }));
    assert_eq!(flaw(5, false, &[], multiple, &all[..4]), Some(Flaw::Found { said: 5, given: 4 }));
    assert_eq!(flaw(6, true, &[empty(0, 0)], multiple, &all), Some(Flaw::Unforced(At::new(0, 0))));
    assert_eq!(flaw(4, false, &[empty(0, 0)], multiple, &all[..4]), Some(Flaw::Unforced(At::new(0, 0))));
    let agreed = [filled(0, 0), empty(0, 1), empty(0, 2), empty(1, 0), empty(2, 0)];
    assert_eq!(flaw(2, true, &agreed, multiple, &all[..2]), Some(Flaw::Incomplete));
    assert_eq!(flaw(2, true, &agreed[1..], multiple, &all[..2]), Some(Flaw::Missing(At::new(0, 0))));
    assert_eq!(flaw(2, true, &agreed[..4], multiple, &all[..2]), Some(Flaw::Missing(At::new(2, 0))));
}

#[test]
fn what_cannot_be_told_is_not_believed() {
    let puzzle = puzzle(&["XO", "OX"]);
    let both = [grid(&["XO", "OX"]), grid(&["OX", "XO"])];
    let outcome = outcome(&puzzle, &vec![(1, searched(2, true), Vec::new())], Verdict::Multiple, &both);
    assert_eq!(check_by(&puzzle, &outcome, &|_, _| Some(true)), Ok(()));
    let refusal = check_by(&puzzle, &outcome, &|_, _| None).unwrap_err();
    assert_eq!(refusal, Refusal { step: Some(0), flaw: Flaw::TooLarge });
    assert_eq!(refusal.to_string(), "step 1: the search that would tell is too large");
}

#[test]
fn solutions() {
    let plain = puzzle(&["XO", "OX"]);
    let (one, other) = (grid(&["XO", "OX"]), grid(&["OX", "XO"]));
    let given = plain.clone().with_givens(grid(&["X.", ".."])).unwrap();
    let flaw_among = |puzzle: &Puzzle, solutions: &[Grid]| {
        let step = (1, searched(solutions.len() as u32, false), Vec::new());
        flaw(puzzle, &outcome(puzzle, &vec![step], Verdict::Multiple, solutions))
    };
    assert_eq!(flaw_among(&plain, &[one.clone(), other.clone()]), None);
    assert_eq!(flaw_among(&plain, &[one.clone(), one.clone()]), Some(Flaw::Twice(1)));
    assert_eq!(flaw_among(&plain, &[one.clone(), grid(&["OX", "X."])]), Some(Flaw::NoSolution(1)));
    assert_eq!(flaw_among(&plain, &[one.clone(), grid(&["OX", "OX"])]), Some(Flaw::Breaks(1, Line::column(0))));
    assert_eq!(flaw_among(&plain, &[one.clone(), grid(&["XOO", "OXO"])]), Some(Flaw::Outside));
    assert_eq!(flaw_among(&given, &[one, other]), Some(Flaw::NoSolution(1)));
}

#[test]
fn verdicts() {
    let (square, solved) = (puzzle(&["XO", "OX"]), puzzle(&["XX", "XO"]));
    let both = [grid(&["XO", "OX"]), grid(&["OX", "XO"])];
    let by_search = outcome(&square, &vec![(1, searched(2, true), Vec::new())], Verdict::Multiple, &both);
    let by_lines = solve(&solved, Method::Passes);
    let refuses = |puzzle: &Puzzle, honest: &Outcome, verdict: Verdict| {
        assert_eq!(check(puzzle, honest), Ok(()));
        let claim = but(honest, |claim| claim.verdict = verdict);
        assert_eq!(check(puzzle, &claim), Err(Refusal { step: None, flaw: Flaw::Verdict(verdict) }));
    };
    refuses(&square, &by_search, Verdict::Unique);
    refuses(&square, &by_search, Verdict::None);
    refuses(&solved, &by_lines, Verdict::Multiple);
    refuses(&solved, &by_lines, Verdict::None);
    refuses(&solved, &by_lines, Verdict::Stuck);
    // One solution is known, but not that it is the only one.
    let one = outcome(&square, &vec![(1, searched(1, false), Vec::new())], Verdict::Stopped, &both[..1]);
    refuses(&square, &one, Verdict::Unique);
    // Some line has more to add.
    let first = outcome(
        &solved,
        &vec![(1, looked_at(Line::row(0), 1, 1), vec![filled(0, 0), filled(0, 1)])],
        Verdict::Stopped,
        &[],
    );
    refuses(&solved, &first, Verdict::Stuck);
    // No line fits.
    let none = solved.clone().with_givens(grid(&["O.", ".."])).unwrap();
    for verdict in [Verdict::Unique, Verdict::Multiple, Verdict::Stuck, Verdict::Stopped] {
        refuses(&none, &solve(&none, Method::Passes), verdict);
    }
    let unproven = outcome(&none, &Vec::new(), Verdict::Stopped, &[]);
    refuses(&none, &unproven, Verdict::None);
    refuses(&none, &unproven, Verdict::Stuck);
}

#[test]
fn whether_there_are_others() {
    let (square, solved) = (puzzle(&["XO", "OX"]), puzzle(&["XX", "XO"]));
    for (puzzle, complete) in [(&square, false), (&solved, true)] {
        let honest = solve(puzzle, Method::Auto);
        assert_eq!((honest.complete, check(puzzle, &honest)), (complete, Ok(())));
        let claim = but(&honest, |claim| claim.complete = !complete);
        assert_eq!(flaw(puzzle, &claim), Some(Flaw::Complete));
    }
}

#[test]
fn sums() {
    let puzzle = puzzle(&["XX", "XO"]);
    let honest = solve(&puzzle, Method::Passes);
    assert_eq!(check(&puzzle, &honest), Ok(()));
    let counted = honest.passes;
    let passes = but(&honest, |claim| claim.passes = counted + 1);
    assert_eq!(flaw(&puzzle, &passes), Some(Flaw::Passes { said: counted + 1, counted }));
    let cells = but(&honest, |claim| claim.grid = grid(&["XX", "X."]));
    assert_eq!(flaw(&puzzle, &cells), Some(Flaw::LastGrid));
    let size = but(&honest, |claim| claim.grid = grid(&["XX"]));
    assert_eq!(flaw(&puzzle, &size), Some(Flaw::Outside));
    for pass in [0, 2] {
        assert_eq!(
            flaw(
                &puzzle,
                &outcome(&puzzle, &vec![(pass, looked_at(Line::row(0), 1, 1), Vec::new())], Verdict::Stopped, &[])
            ),
            Some(Flaw::Pass(pass))
        );
    }
    // After a step that shows that there is no solution, there can be no other.
    let none = puzzle.with_givens(grid(&["O.", ".."])).unwrap();
    let twice = vec![(1, looked_at(Line::row(0), 1, 0), Vec::new()); 2];
    assert_eq!(flaw(&none, &outcome(&none, &twice, Verdict::None, &[])), Some(Flaw::AfterTheEnd));
}

#[test]
fn contradictions() {
    // Both rows need the first cell, which is given empty.
    let puzzle = puzzle(&["XX", "XX"]).with_givens(grid(&["O.", ".."])).unwrap();
    let (row, column) = (Line::row(0), Line::column(0));
    let flaw = |lines: &[Line]| check_contradiction(&puzzle, lines, true).err();
    assert_eq!(flaw(&[row]), None);
    assert_eq!(flaw(&[column]), None);
    assert_eq!(flaw(&[row, column]), Some(Flaw::Needless(row)));
    assert_eq!(flaw(&[Line::row(1), column]), Some(Flaw::Needless(Line::row(1))));
    assert_eq!(flaw(&[Line::row(1), Line::column(1)]), Some(Flaw::Satisfiable));
    assert_eq!(flaw(&[]), Some(Flaw::Satisfiable));
    assert_eq!(flaw(&[row, row]), Some(Flaw::Repeated(row)));
    assert_eq!(flaw(&[Line::row(2)]), Some(Flaw::Outside));
    let honest = solve(&puzzle, Method::Auto);
    assert_eq!(check(&puzzle, &honest), Ok(()));
    let claim = |lines: &[Line], minimal, givens| {
        let contradiction = Some(Contradiction { lines: lines.to_vec(), minimal, givens });
        let refusal = check(&puzzle, &but(&honest, |claim| claim.contradiction = contradiction)).err()?;
        Some(refusal.flaw)
    };
    assert_eq!(claim(&[row, column], false, true), None);
    assert_eq!(claim(&[row, column], true, true), Some(Flaw::Needless(row)));
    assert_eq!(claim(&[Line::row(1)], false, true), Some(Flaw::Satisfiable));
    assert_eq!(claim(&[row], true, false), Some(Flaw::Contradiction));
    let solved = two_rows();
    let contradiction = Some(Contradiction { lines: vec![row], minimal: true, givens: false });
    let claim = but(&solve(&solved, Method::Auto), |claim| claim.contradiction = contradiction);
    assert_eq!(self::flaw(&solved, &claim), Some(Flaw::Contradiction));
}
