//! A SAT solver that shares no code with this project, and reads formulas as the program writes them.

use nonoscope::puzzle::{Cell, Colour, Grid, Line, Puzzle};
use nonoscope::sat::{Dimacs, Encoded, Encoding, Literal, Order, Unencodable};
use splr::Certificate;

/// A formula as the other solver reads it.
pub(crate) type Clauses = Vec<Vec<i32>>;

/// The clauses of an encoded puzzle, taken from its text.
pub(crate) fn clauses(encoded: &Encoded<'_>) -> Clauses {
    parse(&Dimacs(encoded).to_string())
}

/// The clauses of a text in DIMACS CNF, whose header must be right.
fn parse(text: &str) -> Clauses {
    let mut lines = text.lines().skip_while(|line| *line == "c" || line.starts_with("c "));
    let head: Vec<&str> = lines.next().unwrap().split(' ').collect();
    let ["p", "cnf", variables, clauses] = head[..] else { panic!("not a head: {head:?}") };
    let variables: i32 = variables.parse().unwrap();
    let clause = |line: &str| -> Vec<i32> {
        let mut literals: Vec<i32> = line.split(' ').map(|literal| literal.parse().unwrap()).collect();
        assert_eq!(literals.pop(), Some(0));
        assert!(literals.iter().all(|&literal| literal != 0 && literal.abs() <= variables));
        literals
    };
    let parsed: Clauses = lines.map(clause).collect();
    assert_eq!(parsed.len(), clauses.parse::<usize>().unwrap());
    parsed
}

/// A model of a formula, if it has one.
pub(crate) fn model(clauses: &Clauses) -> Option<Vec<i32>> {
    match Certificate::try_from(clauses.clone()).unwrap() {
        Certificate::SAT(model) => Some(model),
        Certificate::UNSAT => None,
    }
}

/// All models of a formula each of whose variables occurs in some clause.
pub(crate) fn models(mut clauses: Clauses) -> Vec<Vec<i32>> {
    if clauses.is_empty() {
        return vec![Vec::new()];
    }
    let mut models = Vec::new();
    while let Some(model) = model(&clauses) {
        // All variables and not just the cells: a solution must be exactly one model.
        clauses.push(model.iter().map(|literal| -literal).collect());
        models.push(model);
    }
    models
}

/// Whether distinct solutions of a puzzle are complete: if each of them is excluded, no other exists.
pub(crate) fn are_all(puzzle: &Puzzle, solutions: &[Grid], encoding: Encoding) -> bool {
    let encoded = Encoded::new(puzzle, encoding).unwrap();
    let mut clauses = clauses(&encoded);
    for solution in solutions {
        let cells = encoded.cells().chunks(puzzle.inks()).zip(solution.cells());
        let differs = cells.flat_map(|(inks, cell)| {
            let has = |index: usize| cell.ink().is_some_and(|ink| ink.number() == index + 1);
            inks.iter().enumerate().map(move |(index, ink)| if has(index) { -ink.dimacs() } else { ink.dimacs() })
        });
        clauses.push(differs.collect());
    }
    let Some(model) = model(&clauses) else { return true };
    let further = encoded.grid(|variable| model[variable - 1] > 0);
    assert_eq!(puzzle.first_mismatch(&further), None, "no solution at all, in {encoding:?}");
    assert!(!solutions.contains(&further), "not another solution, in {encoding:?}");
    false
}

/// Whether some grid agrees with the givens and satisfies some of the lines, regardless of the other clues. It uses the
/// small encoding, with which a grid for most of the lines is found at once; with the large one it takes minutes.
pub(crate) fn is_satisfiable(puzzle: &Puzzle, lines: &[Line]) -> bool {
    let order = match Order::with_selectors(puzzle, puzzle.givens(), lines) {
        Ok(order) => order,
        Err(Unencodable::Contradiction(_)) => return false,
        Err(error) => panic!("{error}"),
    };
    let dimacs = |clause: &[Literal]| clause.iter().map(|literal| literal.dimacs()).collect();
    let mut clauses: Clauses = order.formula().clauses().map(dimacs).collect();
    clauses.extend(order.selectors().iter().map(|selector| vec![selector.dimacs()]));
    let Some(model) = model(&clauses) else { return false };
    let mut grid = puzzle.givens().clone();
    // A model does not contain variables beyond the last one that occurs in a clause.
    let holds = |ink: Literal| model.get(ink.variable() - 1).is_some_and(|&literal| literal > 0);
    for (at, inks) in grid.places().zip(order.cells().chunks(puzzle.inks())) {
        if !puzzle.givens().get(at).is_known() {
            let ink = inks.iter().position(|ink| ink.is_some_and(holds));
            let cell = ink.map_or(Cell::EMPTY, |index| Cell::of(Colour::ink(index + 1)));
            assert!(puzzle.givens().possible(at).has(cell.colour().unwrap()), "a given cell is another");
            grid.set(at, cell);
        }
    }
    assert!(lines.iter().all(|&line| grid.clue(line) == *puzzle.clue(line)), "some line is broken");
    true
}
