//! Tries a changed picture, and finds the cells responsible for its failure.

use super::Aim;
use super::apart::{Apart, Needed};
use super::by_lines::ByLines;
use super::by_solutions::BySolutions;
use super::effort::Budget;
use super::windows::{nearest_other, windows};
use nonoscope_core::puzzle::{At, Axis, Cell, Grid, Line, Palette, Puzzle};
use nonoscope_core::solve::{Verdict, rate_known, settling};

/// The result of a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Trial {
    /// The aim is reached.
    Reached,
    /// For each of these sets of cells: as long as none of its cells changes, the aim is not reached.
    Because(Vec<Vec<usize>>),
    /// It has one solution, but is too hard; no single cells are responsible.
    TooHard,
    /// The work ended before.
    Unknown,
}

/// The aim of a picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wish {
    pub(super) aim: Aim,
    /// The highest rating.
    pub(super) rating: Option<u8>,
}

/// The most sets of cells that are named at a time.
const SETS: usize = 64;

/// The puzzle of a finished picture, with as many inks as the picture allows.
pub(super) fn puzzle_of(picture: &Grid) -> Option<Puzzle> {
    Puzzle::of_picture(picture).ok()?.with_palette(Palette::standard(picture.inks())).ok()
}

/// How many cells lines leave open.
pub(super) fn open(picture: &Grid, budget: &Budget<'_>) -> usize {
    budget.question();
    puzzle_of(picture).and_then(|puzzle| settling(&puzzle).map(|settled| settled.unknown())).unwrap_or(usize::MAX)
}

/// Tries a picture.
pub(super) fn tried(picture: &Grid, Wish { aim, rating }: Wish, budget: &Budget<'_>) -> Trial {
    let Some(puzzle) = puzzle_of(picture) else { return Trial::Unknown };
    if !budget.question() {
        return Trial::Unknown;
    }
    let Some(settled) = settling(&puzzle) else { return Trial::Unknown };
    if settled.unknown() == 0 {
        return ranked(&puzzle, rating, budget);
    }
    if aim == Aim::Lines {
        return match by_lines(ByLines::new(settled, picture, budget), picture) {
            Trial::Reached => ranked(&puzzle, rating, budget),
            other => other,
        };
    }
    let on_conflict = || budget.conflict(0);
    match BySolutions::new(&puzzle, &settled.grid(), picture, budget, &on_conflict) {
        Ok(by_solutions) => match by_other_solutions(by_solutions, picture) {
            Trial::Reached => ranked(&puzzle, rating, budget),
            other => other,
        },
        Err(_) => Trial::Unknown,
    }
}

/// What is true of a puzzle with one solution.
fn ranked(puzzle: &Puzzle, most: Option<u8>, budget: &Budget<'_>) -> Trial {
    let Some(most) = most else { return Trial::Reached };
    budget.question();
    match rate_known(puzzle, Verdict::Unique, &mut ()) {
        Some(rating) if rating.number <= most => Trial::Reached,
        Some(_) => Trial::TooHard,
        None => Trial::Unknown,
    }
}

/// In which windows the lines can be laid in another way, for several other solutions.
fn by_other_solutions(mut apart: BySolutions<'_, '_>, picture: &Grid) -> Trial {
    let (mut sets, mut given) = (Vec::new(), Vec::new());
    while sets.len() < SETS {
        let need = match apart.apart(&given, &|_| 0) {
            Needed::OneOf(need) => need,
            Needed::Nothing => break,
            Needed::Unknown if sets.is_empty() => return Trial::Unknown,
            Needed::Unknown => break,
        };
        let mut other = picture.clone();
        need.iter().for_each(|&cell| other.set(apart.cells()[cell], apart.other(cell)));
        let cells: Vec<At> = need.iter().map(|&cell| apart.cells()[cell]).collect();
        let mut set = Vec::new();
        for line in lines_of(&cells) {
            let [one, two] = [picture, &other].map(|grid| grid.line(line).collect::<Vec<Cell>>());
            add(&mut set, picture, line, &one, &two);
        }
        sets.push(in_order(set));
        given.extend(need);
    }
    if sets.is_empty() { Trial::Reached } else { Trial::Because(sets) }
}

/// In which windows each cell of a set can be another, line by line, so that lines say nothing of it.
fn by_lines(mut apart: ByLines<'_, '_>, picture: &Grid) -> Trial {
    let (mut sets, mut given) = (Vec::new(), Vec::new());
    while sets.len() < SETS {
        let need = match apart.apart(&given, &|_| 0) {
            Needed::OneOf(need) => need,
            Needed::Nothing => break,
            Needed::Unknown if sets.is_empty() => return Trial::Unknown,
            Needed::Unknown => break,
        };
        let cells: Vec<At> = need.iter().map(|&cell| apart.cells()[cell]).collect();
        let mut set = Vec::new();
        for line in lines_of(&cells) {
            let own: Vec<Cell> = picture.line(line).collect();
            let mut free = vec![false; own.len()];
            cells.iter().filter(|&&at| line.cell(line.along(at)) == at).for_each(|&at| free[line.along(at)] = true);
            let mut open = free.clone();
            while let Some(another) = open.iter().position(|&is_open| is_open) {
                open[another] = false;
                // There is one, or lines would know the cell.
                let Some(other) = nearest_other(&own, &free, another) else { continue };
                (0..own.len()).filter(|&along| own[along] != other[along]).for_each(|along| open[along] = false);
                add(&mut set, picture, line, &own, &other);
            }
        }
        sets.push(in_order(set));
        given.extend(need);
    }
    if sets.is_empty() { Trial::Reached } else { Trial::Because(sets) }
}

/// The lines of some cells.
fn lines_of(cells: &[At]) -> Vec<Line> {
    let mut lines: Vec<Line> = cells.iter().flat_map(|at| [Line::row(at.row()), Line::column(at.column())]).collect();
    lines.sort_by_key(|line| (line.axis == Axis::Column, line.index));
    lines.dedup();
    lines
}

fn add(set: &mut Vec<usize>, picture: &Grid, line: Line, one: &[Cell], two: &[Cell]) {
    set.extend(windows(one, two).into_iter().flatten().map(|along| picture.index(line.cell(along))));
}

fn in_order(mut set: Vec<usize>) -> Vec<usize> {
    set.sort_unstable();
    set.dedup();
    set
}
