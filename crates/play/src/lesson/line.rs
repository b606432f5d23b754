//! Makes exercises of one line.

use super::argument::sentence;
use super::board;
use super::chance::Chance;
use super::exercise::{Answer, Argument, Because, Exercise};
use super::picture::picture;
use super::why_not::why_not;
use nonoscope_core::deduce::{Deducer, Deduction, Placement, deductions};
use nonoscope_core::line::{Excluded, Knowledge, Known, LineLogic, Mask};
use nonoscope_core::puzzle::{Cell, Clue, Colour, Grid, Ink, Line, MAX_INKS, Palette, Puzzle};
use nonoscope_core::trace::Technique;
use nonoscope_words::lesson as said;

/// The longest line.
const LONGEST: usize = 15;
/// For each length, this many pictures are tried.
const MOST_PICTURES: u64 = 100;
/// The inks of a coloured line.
const INKS: [(char, &str, [u8; 3]); 2] = [('r', "red", [214, 39, 40]), ('b', "blue", [31, 97, 180])];

impl Exercise {
    /// The exercise with this number for a technique; the higher the number, the longer the line. `None` if no line was
    /// found on which the technique is the next step.
    pub fn new(technique: Technique, number: u32) -> Option<Exercise> {
        if !technique.is_of_one_line() {
            return board::exercise(technique, number);
        }
        let shortest = shortest(technique);
        let wished = shortest.saturating_add(2 * number as usize).min(LONGEST);
        // Where no line of that length was found, it is a little longer, or a little shorter again.
        let mut lengths = (wished..=LONGEST).chain((shortest..wished).rev());
        lengths.find_map(|length| of_length(technique, number, length))
    }
}

/// The shortest line on which a technique can be learnt.
fn shortest(technique: Technique) -> usize {
    match technique {
        Technique::BlankLine | Technique::ExactFit | Technique::Overlap => 5,
        Technique::NoRunFits | Technique::ThatRun | Technique::Join => 7,
        Technique::GapTooSmall => 8,
        Technique::Layouts => 11,
        _ => 6,
    }
}

fn of_length(technique: Technique, number: u32, length: usize) -> Option<Exercise> {
    (0..MOST_PICTURES).find_map(|attempt| {
        let mut chance = Chance::of([technique as u64 * 1000 + length as u64, number.into(), attempt]);
        match technique {
            Technique::ColourNeighbours => {
                from_picture::<Excluded<u64, { MAX_INKS + 1 }>>(technique, &mut chance, length, INKS.len())
            }
            // It is so rare on the way to a picture that a few cells are uncovered by chance.
            Technique::Layouts => from_glimpses(technique, &mut chance, length),
            _ => from_picture::<Known<u64>>(technique, &mut chance, length, 1),
        }
    })
}

/// Uncovers some cells of the lines of a picture, by chance.
fn from_glimpses(technique: Technique, chance: &mut Chance, side: usize) -> Option<Exercise> {
    let drawn = picture(chance, side, 1);
    let puzzle = Puzzle::of_picture(&drawn).ok()?;
    let mut deducer = Deducer::<Known<u64>>::new(1);
    puzzle.lines().find_map(|line| {
        (0..GLIMPSES).find_map(|_| {
            let mut see = |cell: Cell| chance.below(100) < if cell.is_filled() { 25 } else { 8 };
            let cells: Vec<Cell> = drawn.line(line).map(|cell| if see(cell) { cell } else { Cell::UNKNOWN }).collect();
            let known = Known::of_cells(cells.iter().copied());
            let found = deducer.easiest(puzzle.clue(line), side, known).ok()??;
            let is_wished = found.technique() == technique;
            if is_wished { of_line(technique, puzzle.clue(line), puzzle.palette(), &cells) } else { None }
        })
    })
}

/// How often cells of a line are uncovered by chance.
const GLIMPSES: usize = 20;

/// Solves a picture, one argument at a time, until a suitable line appears.
fn from_picture<K: Knowledge>(technique: Technique, chance: &mut Chance, side: usize, inks: usize) -> Option<Exercise> {
    let drawn = picture(chance, side, inks);
    let mut puzzle = Puzzle::of_picture(&drawn).ok()?;
    if inks > 1 {
        puzzle = puzzle.with_palette(coloured()?).ok()?;
    }
    let inks = puzzle.inks();
    let mut known = Grid::unknown_of(side, side, inks);
    let mut lines: Vec<Line> = puzzle.lines().collect();
    chance.shuffle(&mut lines);
    let mut deducer = Deducer::<K>::new(inks);
    loop {
        let mut goes_on = false;
        for &line in &lines {
            let clue = puzzle.clue(line);
            let cells: Vec<Cell> = known.line(line).collect();
            let before = K::of_cells(cells.iter().copied(), inks);
            // The lines of a picture always have a layout that fits.
            let Some(found) = deducer.easiest(clue, side, before).ok()? else { continue };
            if found.technique() == technique
                && let Some(exercise) = of_line(technique, clue, puzzle.palette(), &cells)
            {
                return Some(exercise);
            }
            goes_on = true;
            let after = before.or(found.new);
            for along in after.since(before).cells().and(K::Mask::first(side)).cells() {
                known.set(line.cell(along), after.cell(along));
            }
        }
        if !goes_on {
            return None;
        }
    }
}

/// An exercise, if the line is a good one.
fn of_line(technique: Technique, clue: &Clue, palette: &Palette, known: &[Cell]) -> Option<Exercise> {
    let inks = palette.inks();
    let all = deductions(Line::row(0), clue, known, inks).ok()?;
    let first = all.first().filter(|first| first.technique == technique && is_good(first, clue, known))?;
    // That the technique settles only what is asked for is said of it.
    if all.iter().filter(|deduction| deduction.technique == technique).count() > 1 {
        return None;
    }
    let mut after = known.to_vec();
    let argued = |deduction: &Deduction| sentence(deduction, clue, palette);
    let mut arguments = Vec::new();
    for deduction in &all {
        let found = deduction.rests_on.iter().copied().filter(|&along| after[along] != known[along]);
        arguments.push((deduction, Because { sentence: argued(deduction), after: found.collect() }));
        deduction.cells.iter().for_each(|&(along, cell)| after[along] = cell);
    }
    // What excludes a mark, if anything.
    let denied = |along: usize, colour: Colour| {
        if !known[along].possible(inks).has(colour) {
            return Some(said::known_already().into());
        }
        let settles = |(deduction, _): &&(&Deduction, Because)| {
            deduction.cells.iter().any(|&(other, cell)| other == along && !cell.possible(inks).has(colour))
        };
        arguments.iter().find(settles).map(|(_, because)| because.clone())
    };
    let answers = (0..known.len()).map(|along| match (known[along].is_known(), after[along]) {
        (true, _) => Answer::Known,
        (false, cell) if cell.is_known() => {
            let settles =
                |(deduction, _): &&(&Deduction, Because)| deduction.cells.iter().any(|&(other, _)| other == along);
            let last = arguments.iter().rev().find(settles);
            Answer::Forced { cell, because: last.map(|(_, because)| because.clone()).unwrap_or_default() }
        }
        (false, _) => {
            let marks =
                Colour::all(inks).map(|colour| why_not(clue, palette, &after, along, colour, denied(along, colour)));
            Answer::Open(marks.collect())
        }
    });
    Some(Exercise {
        technique,
        rows: vec![clue.clone()],
        columns: Vec::new(),
        palette: palette.clone(),
        known: known.to_vec(),
        answers: answers.collect(),
        question: None,
        argument: Argument {
            sentence: argued(first),
            runs: places(&first.runs, clue, inks, known)?,
            rests_on: first.rests_on.clone(),
            cells: first.cells.clone(),
        },
    })
}

/// Some runs, and how far each can go. An argument may leave out known cells: where a run cannot lie because of them, nobody should see
/// it lie.
fn places(runs: &[Placement], clue: &Clue, inks: usize, known: &[Cell]) -> Option<Vec<Placement>> {
    type Any = Excluded<u64, { MAX_INKS + 1 }>;
    let known_cells = Any::of_cells(known.iter().copied(), inks);
    let starts = <Any as Knowledge>::Logic::default().starts(clue, known.len(), known_cells)?;
    let place = |own: &Placement| {
        let starts = starts.get(own.run)?;
        Some(Placement { earliest: starts.lowest()?, latest: starts.highest()?, ..*own })
    };
    runs.iter().map(place).collect()
}

/// Red and blue.
fn coloured() -> Option<Palette> {
    let inks = INKS.map(|(letter, name, rgb)| Ink::new(letter, name, rgb));
    Palette::new(Ink::new('.', "white", [255; 3]), inks.to_vec()).ok()
}

/// Whether this makes a good question.
fn is_good(asked: &Deduction, clue: &Clue, known: &[Cell]) -> bool {
    let is_single = |&(first, last): &(usize, usize)| first == last;
    let is_small = match asked.technique {
        // A block of a single cell is too easy to be taken for a run.
        Technique::WholeRun => asked.blocks.iter().any(is_single),
        Technique::ExactFit => asked.cells.len() < known.len() || clue.len() < 2,
        Technique::Overlap => clue.lengths().iter().all(|&run| run == 1),
        _ => false,
    };
    !is_small && asked.cells.iter().all(|(_, cell)| cell.is_known())
}
