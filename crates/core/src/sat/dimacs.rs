//! Formulas as text in DIMACS CNF, which every SAT solver reads, with comments that say what the variables mean.

use super::encoding::{Encoded, Encoding, Start};
use std::fmt;

/// Writes an encoded puzzle as DIMACS CNF.
///
/// The comments at the top are enough to read a model: the cells are the first variables, row by row, and each has a
/// variable for each ink.
///
/// ```
/// # use nonoscope_core as nonoscope;
/// use nonoscope::{puzzle::Puzzle, sat};
///
/// let puzzle = Puzzle::of_picture(&"XO".parse().unwrap()).unwrap();
/// let encoded = sat::Encoded::new(&puzzle, sat::Encoding::Order).unwrap();
/// let text = sat::Dimacs(&encoded).to_string();
/// assert!(text.contains("\nc row 1, run 1 of 1 cell: 3 starts 2\n"));
/// assert!(text.contains("\np cnf 3 6\n"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Dimacs<'a>(pub &'a Encoded<'a>);

impl fmt::Display for Dimacs<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Dimacs(encoded) = self;
        comments(encoded, f)?;
        let size = encoded.formula.size();
        writeln!(f, "p cnf {} {}", size.variables, size.clauses)?;
        for clause in encoded.formula.clauses() {
            for literal in clause {
                write!(f, "{} ", literal.dimacs())?;
            }
            writeln!(f, "0")?;
        }
        Ok(())
    }
}

fn comments(encoded: &Encoded<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (puzzle, size) = (encoded.puzzle, encoded.formula.size());
    let (width, height) = (puzzle.width(), puzzle.height());
    let cells = width * height;
    let starts = match encoded.encoding {
        Encoding::Positions => "it starts at cell A, ..., it starts at cell B",
        Encoding::Order => "it starts at cell A or later, ..., it starts at cell B or later",
    };
    writeln!(f, "c A nonogram as a formula; its models are the solutions, one for one.")?;
    match encoded.excluded {
        0 => {}
        1 => writeln!(f, "c The last clause excludes one of them.")?,
        excluded => writeln!(f, "c The last clauses exclude {excluded} of them.")?,
    }
    if let Some(title) = puzzle.title() {
        // A line break would end the comment; other control characters are not worth printing.
        writeln!(f, "c Title: {}", title.replace(char::is_control, " "))?;
    }
    writeln!(
        f,
        "c Size: {width} x {height} cells (width x height), {} of them given.",
        cells - puzzle.givens().unknown_cells()
    )?;
    writeln!(f, "c Encoding: {}; {} literals.", encoded.encoding.name(), size.literals)?;
    if puzzle.inks() == 1 {
        writeln!(f, "c Rows, columns, runs and cells count from 1.")?;
        writeln!(f, "c 1-{cells}: the cells; {width} * (row - 1) + column is true if the cell is filled.")?;
    } else {
        inks(encoded, f)?;
    }
    writeln!(f, "c M-N starts A-B: of a run, {starts}.")?;
    let coloured = puzzle.inks() > 1;
    encoded.runs.iter().try_for_each(|run| writeln!(f, "c {}", Meaning { run, coloured }))
}

/// The inks, and which variables say that a cell has one.
fn inks(encoded: &Encoded<'_>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (puzzle, width, inks) = (encoded.puzzle, encoded.puzzle.width(), encoded.puzzle.inks());
    writeln!(f, "c Rows, columns, runs, cells and inks count from 1.")?;
    for (colour, ink) in puzzle.palette().colours().skip(1) {
        let [red, green, blue] = ink.rgb;
        writeln!(f, "c Ink {}: {}, #{red:02x}{green:02x}{blue:02x}.", colour.number(), ink.name)?;
    }
    writeln!(
        f,
        "c 1-{}: the cells; {inks} * ({width} * (row - 1) + column - 1) + ink is true if the cell has this ink.",
        encoded.cells.len()
    )?;
    writeln!(f, "c A cell has at most one ink; without any, it is of the background.")
}

/// What the variables of a run mean.
struct Meaning<'a> {
    run: &'a Start,
    /// Whether the ink is named.
    coloured: bool,
}

impl fmt::Display for Meaning<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Meaning { run, coloured } = self;
        let cells = if run.length == 1 { "cell" } else { "cells" };
        write!(f, "{}, run {} of {} {cells}", run.line, run.index + 1, run.length)?;
        if *coloured {
            write!(f, " of ink {}", run.colour.number())?;
        }
        f.write_str(": ")?;
        match &run.variables[..] {
            [] => write!(f, "no variable, starts {}", run.first + 1),
            [only] => write!(f, "{} starts {}", only.variable(), run.first + 1),
            [first, .., last] => {
                let (from, to) = (run.first + 1, run.first + run.variables.len());
                write!(f, "{}-{} starts {from}-{to}", first.variable(), last.variable())
            }
        }
    }
}
