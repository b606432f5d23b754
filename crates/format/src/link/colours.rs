//! The parts of a link to a coloured puzzle: palette, clues and cells, each written and read.

use super::coder::{Model, Reader, Writer};
use super::parts;
use crate::error::LinkError;
use crate::limits::MAX_TITLE;
use nonoscope_core::puzzle::{At, Axis, Cell, Clue, Colour, Colours, Grid, Ink, MAX_INKS, Palette, Puzzle, Run};
use std::collections::BTreeMap;

fn write_rgb(rgb: [u8; 3], writer: &mut Writer) {
    rgb.into_iter().for_each(|part| writer.number(part.into(), 8));
}

fn read_rgb(reader: &mut Reader<'_>) -> Result<[u8; 3], LinkError> {
    let mut part = || Ok::<u8, LinkError>(reader.number(8)? as u8);
    Ok([part()?, part()?, part()?])
}

/// The letter of a colour and its name.
fn named(ink: &Ink) -> String {
    let name: String = ink.name.chars().take(MAX_TITLE).collect();
    format!("{}{}", ink.letter, name.trim_end())
}

pub(crate) fn write_palette(palette: &Palette, writer: &mut Writer) {
    writer.number(palette.inks() as u64 - 1, 5);
    let usual = Palette::default();
    let is_usual = palette.get(Colour::BACKGROUND) == usual.get(Colour::BACKGROUND);
    writer.number(u64::from(!is_usual), 1);
    let mut letters = parts::letters();
    for (_, ink) in palette.colours().skip(usize::from(is_usual)) {
        write_rgb(ink.rgb, writer);
        parts::write_letters(&named(ink), &mut letters, writer);
    }
}

pub(crate) fn read_palette(reader: &mut Reader<'_>) -> Result<Palette, LinkError> {
    let inks = reader.number(5)? as usize + 1;
    let is_usual = reader.number(1)? == 0;
    let mut letters = parts::letters();
    let mut colours = Vec::with_capacity(inks + 1);
    for _ in usize::from(is_usual)..=inks {
        let rgb = read_rgb(reader)?;
        let named = parts::read_letters(MAX_TITLE + 1, &mut letters, reader)?;
        let mut name = named.chars();
        let letter = name.next().ok_or(LinkError::Damaged)?;
        colours.push(Ink::new(letter, name.as_str(), rgb));
    }
    let background = if is_usual { Palette::default().get(Colour::BACKGROUND).clone() } else { colours.remove(0) };
    Palette::new(background, colours).map_err(|_| LinkError::Damaged)
}

/// The weights for what comes next in a clue.
pub(crate) struct ClueModels {
    /// By the colour of the run before, the background if there is none: the end of the clue, or the ink of the next run.
    next: Vec<Model>,
    /// By the length of a run so far: whether it ends or goes on.
    more: Vec<Model>,
}

/// Runs that are longer count as this long.
const LONGEST: usize = 8;

impl ClueModels {
    pub(crate) fn new(inks: usize) -> ClueModels {
        ClueModels {
            next: vec![Model::new(vec![1; inks + 1], 4); inks + 1],
            more: vec![Model::new(vec![1; 2], 2); LONGEST],
        }
    }

    fn more(&mut self, length: u16) -> &mut Model {
        &mut self.more[usize::from(length).clamp(1, LONGEST) - 1]
    }

    pub(crate) fn write(&mut self, clue: &Clue, length: usize, writer: &mut Writer) {
        let (mut left, mut last) = (length, Colour::BACKGROUND);
        for Run { length, colour } in clue.runs() {
            self.next[last.number()].put(colour.number(), writer);
            left -= 1 + usize::from(colour == last);
            for so_far in 1..=length {
                if left > 0 {
                    let goes_on = so_far < length;
                    self.more(so_far).put(goes_on.into(), writer);
                    left -= usize::from(goes_on);
                }
            }
            last = colour;
        }
        if left > 0 {
            self.next[last.number()].put(0, writer);
        }
    }

    pub(crate) fn read(&mut self, length: usize, reader: &mut Reader<'_>) -> Result<Clue, LinkError> {
        let (mut left, mut last) = (length, Colour::BACKGROUND);
        let mut runs = Vec::new();
        while left > 0 {
            let number = self.next[last.number()].get(reader)?;
            let colour = u8::try_from(number).ok().and_then(|number| Colour::try_from(number).ok());
            let colour = colour.ok_or(LinkError::Damaged)?;
            if colour.is_background() {
                break;
            }
            left = left.checked_sub(1 + usize::from(colour == last)).ok_or(LinkError::Damaged)?;
            let mut length = 1;
            while left > 0 && self.more(length).get(reader)? == 1 {
                left -= 1;
                length += 1;
            }
            runs.push(Run { length, colour });
            last = colour;
        }
        Ok(runs.into_iter().collect())
    }
}

/// The states of a cell, for a puzzle with a number of colours.
#[derive(Clone, Copy)]
struct States(usize);

impl States {
    const OPEN: usize = 0;

    fn given(self, colour: Colour) -> usize {
        1 + colour.number()
    }

    fn marked(self, colour: Colour) -> usize {
        1 + self.0 + colour.number()
    }

    fn partly_given(self) -> usize {
        1 + 2 * self.0
    }

    fn partly_marked(self) -> usize {
        2 + 2 * self.0
    }

    fn all(self) -> usize {
        3 + 2 * self.0
    }

    /// The colour of a state that names one, counted from `first`.
    fn colour(self, state: usize, first: usize) -> Option<Colour> {
        let number = state.checked_sub(first).filter(|&number| number < self.0)?;
        Colour::try_from(u8::try_from(number).ok()?).ok()
    }
}

/// The weights of states, by what the cells on the left and above are.
struct CellModels {
    states: States,
    models: BTreeMap<[usize; 2], Model>,
    /// For a mark on a cell with some given colours: open, one colour or several.
    over: Model,
    above: Vec<usize>,
    left: usize,
}

impl CellModels {
    fn new(puzzle: &Puzzle) -> CellModels {
        let colours = puzzle.inks() + 1;
        CellModels {
            states: States(colours),
            models: BTreeMap::new(),
            over: Model::new(vec![1; colours + 2], 8),
            above: vec![0; puzzle.width()],
            left: 0,
        }
    }

    fn model(&mut self, at: At) -> &mut Model {
        let left = if at.column() == 0 { 0 } else { self.left };
        let states = self.states.all();
        self.models.entry([left, self.above[at.column()]]).or_insert_with(|| Model::new(vec![1; states], 8))
    }

    fn goes_on(&mut self, at: At, given: Cell, mark: Cell) {
        let colour = given.colour().or_else(|| mark.colour());
        self.left = colour.map_or(0, |colour| 1 + colour.number());
        self.above[at.column()] = self.left;
    }

    fn write_set(&self, cell: Cell, writer: &mut Writer) {
        let possible = cell.possible(self.states.0 - 1);
        for colour in Colour::all(self.states.0 - 1) {
            writer.number(possible.has(colour).into(), 1);
        }
    }

    fn read_set(&self, reader: &mut Reader<'_>) -> Result<Cell, LinkError> {
        let mut possible = Colours::NONE;
        for colour in Colour::all(self.states.0 - 1) {
            if reader.number(1)? == 1 {
                possible.insert(colour);
            }
        }
        let cell = Cell::among(possible, self.states.0 - 1);
        if cell.is_partly_known() { Ok(cell) } else { Err(LinkError::Damaged) }
    }

    fn write(&mut self, at: At, given: Cell, mark: Cell, writer: &mut Writer) {
        let states = self.states;
        let state = match (given.colour(), mark.colour()) {
            (Some(colour), _) => states.given(colour),
            _ if given.is_partly_known() => states.partly_given(),
            (None, Some(colour)) => states.marked(colour),
            _ if mark.is_partly_known() => states.partly_marked(),
            (None, None) => States::OPEN,
        };
        self.model(at).put(state, writer);
        if state == states.partly_given() {
            self.write_set(given, writer);
            let over = mark.colour().map_or(if mark.is_partly_known() { 1 + states.0 } else { 0 }, |c| 1 + c.number());
            self.over.put(over, writer);
            if over == 1 + states.0 {
                self.write_set(mark, writer);
            }
        } else if state == states.partly_marked() {
            self.write_set(mark, writer);
        }
        self.goes_on(at, given, mark);
    }

    fn read(&mut self, at: At, reader: &mut Reader<'_>) -> Result<(Cell, Cell), LinkError> {
        let states = self.states;
        let state = self.model(at).get(reader)?;
        let (mut given, mut mark) = (Cell::UNKNOWN, Cell::UNKNOWN);
        if state == states.partly_given() {
            given = self.read_set(reader)?;
            let over = self.over.get(reader)?;
            mark = match states.colour(over, 1) {
                Some(colour) => Cell::of(colour),
                None if over == 0 => Cell::UNKNOWN,
                None => self.read_set(reader)?,
            };
        } else if state == states.partly_marked() {
            mark = self.read_set(reader)?;
        } else if let Some(colour) = states.colour(state, 1) {
            given = Cell::of(colour);
        } else if let Some(colour) = states.colour(state, 1 + states.0) {
            mark = Cell::of(colour);
        }
        self.goes_on(at, given, mark);
        Ok((given, mark))
    }
}

/// Writes the cells. `marks` has the size and the inks of the puzzle.
pub(crate) fn write_cells(puzzle: &Puzzle, marks: &Grid, writer: &mut Writer) {
    let are_open = puzzle.givens().is_unknown() && marks.is_unknown();
    writer.number(u64::from(!are_open), 1);
    if are_open {
        return;
    }
    let mut models = CellModels::new(puzzle);
    for at in marks.places() {
        models.write(at, puzzle.givens().get(at), marks.get(at), writer);
    }
}

/// Reads the givens and the marks of a puzzle whose clues and colours are known.
pub(crate) fn read_cells(puzzle: &Puzzle, reader: &mut Reader<'_>) -> Result<(Grid, Grid), LinkError> {
    let mut givens = Grid::unknown_of(puzzle.width(), puzzle.height(), puzzle.inks().min(MAX_INKS));
    let mut marks = givens.clone();
    if reader.number(1)? == 1 {
        let mut models = CellModels::new(puzzle);
        for at in marks.places() {
            let (given, mark) = models.read(at, reader)?;
            givens.set(at, given);
            marks.set(at, mark);
        }
    }
    Ok((givens, marks))
}

pub(crate) fn write_clues(puzzle: &Puzzle, writer: &mut Writer) {
    let mut models = ClueModels::new(puzzle.inks());
    for axis in [Axis::Row, Axis::Column] {
        puzzle.clues(axis).iter().for_each(|clue| models.write(clue, puzzle.length(axis), writer));
    }
}

/// Reads the clues of the rows and of the columns.
pub(crate) fn read_clues(
    (width, height): (usize, usize),
    inks: usize,
    reader: &mut Reader<'_>,
) -> Result<[Vec<Clue>; 2], LinkError> {
    let mut models = ClueModels::new(inks);
    let mut clues = |lines, length| (0..lines).map(|_| models.read(length, reader)).collect::<Result<Vec<_>, _>>();
    Ok([clues(height, width)?, clues(width, height)?])
}
