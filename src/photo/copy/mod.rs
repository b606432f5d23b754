//! The reading, line by line, with a person's corrections.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;

use crate::photo::scanner::{Copied, CopiedLine, Crop, Doubt};
use nonoscope_core::puzzle::{Axis, Clue, Colour, Grid, Line, Palette, Puzzle, PuzzleError, Run};
use nonoscope_words::{Text, cells, photo};

/// A line of the copy, by its number: lines keep theirs when others are added or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(pub(crate) u32);

/// The clue of a line.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub(crate) place: Place,
    pub(crate) axis: Axis,
    /// The contents of its box.
    pub(crate) text: String,
    /// Where it stands on the picture, if it was read there.
    pub(crate) crop: Option<Crop>,
    /// The doubtful numbers, until a person types.
    pub(crate) doubts: Vec<Doubt>,
    /// Whether there were doubts when it was read.
    pub(crate) was_doubtful: bool,
}

/// The copy.
#[derive(Clone, Debug)]
pub(crate) struct Copy {
    lines: Vec<Written>,
    /// The inks.
    pub(crate) palette: Palette,
    next: u32,
    /// The cells marked on the picture, row by row.
    pub(crate) cells: Option<Grid>,
    /// How often lines have come or gone.
    pub(crate) changes: u32,
}

/// A problem with a copy: the sentence, and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) sentence: Text,
    pub(crate) place: Option<Place>,
}

impl Copy {
    pub(crate) fn new(copied: &Copied) -> Copy {
        let palette = Palette::of_looks(&copied.inks);
        let mut copy = Copy { lines: Vec::new(), palette, next: 0, cells: None, changes: 0 };
        for (axis, lines) in [(Axis::Row, &copied.rows), (Axis::Column, &copied.columns)] {
            for line in lines {
                let place = copy.number();
                let written = Written::read(place, axis, line, &copy.palette);
                copy.lines.push(written);
            }
        }
        copy.cells.clone_from(&copied.cells);
        copy
    }

    fn number(&mut self) -> Place {
        self.next = self.next.wrapping_add(1);
        Place(self.next)
    }

    /// The lines along an axis, in their order.
    pub(crate) fn lines(&self, axis: Axis) -> impl Iterator<Item = &Written> {
        self.lines.iter().filter(move |line| line.axis == axis)
    }

    /// The lines in the order in which a person looks at them: the doubtful ones first.
    pub(crate) fn in_order(&self) -> (Vec<&Written>, Vec<&Written>) {
        self.lines.iter().partition(|line| line.was_doubtful)
    }

    /// A line, and its number along its axis, from 1.
    pub(crate) fn line(&self, place: Place) -> Option<(&Written, usize)> {
        let line = self.lines.iter().find(|line| line.place == place)?;
        let before = self.lines(line.axis).position(|other| other.place == place)?;
        Some((line, before + 1))
    }

    /// How many doubtful numbers have not been looked at.
    pub(crate) fn doubts(&self) -> usize {
        self.lines.iter().map(|line| line.doubts.len()).sum()
    }

    /// How many numbers there are.
    pub(crate) fn numbers(&self) -> usize {
        self.lines.iter().map(|line| line.text.split(' ').count()).sum()
    }

    /// A person corrects a clue.
    pub(crate) fn correct(&mut self, place: Place, text: String) {
        if let Some(line) = self.lines.iter_mut().find(|line| line.place == place) {
            line.doubts.clear();
            line.text = text;
        }
    }

    /// Adds a line after this one, and returns it.
    pub(crate) fn add(&mut self, place: Place) -> Option<Place> {
        let at = self.lines.iter().position(|line| line.place == place)?;
        let (axis, new) = (self.lines[at].axis, self.number());
        let line =
            Written { place: new, axis, text: String::new(), crop: None, doubts: Vec::new(), was_doubtful: false };
        self.lines.insert(at + 1, line);
        self.has_changed();
        Some(new)
    }

    /// Removes a line, unless it is the last one along its axis. Returns the line that comes instead.
    pub(crate) fn remove(&mut self, place: Place) -> Option<Place> {
        let at = self.lines.iter().position(|line| line.place == place)?;
        let axis = self.lines[at].axis;
        if self.lines(axis).count() == 1 {
            return None;
        }
        self.lines.remove(at);
        self.has_changed();
        let next = self.lines.get(at).filter(|line| line.axis == axis).or(self.lines.get(at.wrapping_sub(1)));
        next.map(|line| line.place)
    }

    /// Cells belong to the lines that they were read with.
    fn has_changed(&mut self) {
        self.cells = None;
        self.changes = self.changes.wrapping_add(1);
    }

    /// The puzzle, without what is known of its cells.
    ///
    /// # Errors
    /// The problem, and its line.
    pub(crate) fn puzzle(&self) -> Result<Puzzle, Fault> {
        let mut clues = [Vec::new(), Vec::new()];
        for line in &self.lines {
            let number = clues[line.axis as usize].len() + 1;
            let clue = clue(&line.text, &self.palette).ok_or_else(|| {
                let name = name_of(line.axis, number);
                let sentence = match self.palette.get(Colour::INK).letter {
                    _ if self.palette.inks() == 1 => photo::no_numbers(name),
                    letter => photo::no_letters(name, Text::verbatim(format!("3{letter}"))),
                };
                Fault { sentence, place: Some(line.place) }
            })?;
            clues[line.axis as usize].push(clue);
        }
        let [rows, columns] = clues;
        let puzzle = Puzzle::new(rows, columns).and_then(|puzzle| puzzle.with_palette(self.palette.clone()));
        puzzle.map_err(|error| {
            let place = match error {
                PuzzleError::ClueTooLong { line: Line { axis, index }, .. } => self.lines(axis).nth(index),
                _ => None,
            };
            let sentence = match error {
                PuzzleError::ColourTotalsDiffer { colour, rows, columns } => {
                    photo::colour_totals_differ(rows, self.palette.get(colour).text(), columns)
                }
                _ => error.text(),
            };
            Fault { sentence, place: place.map(|line| line.place) }
        })
    }
}

impl Written {
    fn read(place: Place, axis: Axis, line: &CopiedLine, palette: &Palette) -> Written {
        let clue: Clue = line.runs.iter().map(|&(length, colour)| Run { length, colour }).collect();
        let text = if clue.is_empty() { String::new() } else { palette.clue(&clue) };
        let (doubts, was_doubtful) = (line.doubts.clone(), !line.doubts.is_empty());
        Written { place, axis, text, crop: line.crop, doubts, was_doubtful }
    }

    /// The doubts about it, in words.
    pub(crate) fn doubts_in_words(&self) -> Text {
        let one = |doubt: &Doubt| {
            let others = Text::any(doubt.others.iter().copied());
            match (doubt.read, others.is_empty()) {
                // A 0 is not written into the box.
                (0, true) => photo::unread_is_uncertain(),
                (0, false) => photo::unread_may_be(others),
                (read, true) => photo::is_uncertain(read),
                (read, false) => photo::may_be(read, others),
            }
        };
        Text::sentences(self.doubts.iter().map(one))
    }
}

/// What a line is called; its number counts from 1.
pub(crate) fn name_of(axis: Axis, number: usize) -> Text {
    match axis {
        Axis::Row => cells::row(number),
        Axis::Column => cells::column(number),
    }
}

/// A clue as it is typed: numbers with spaces, commas or the like between them, each with the letter of its ink behind it if there are several;
/// nothing or 0 for a line without a run.
fn clue(text: &str, palette: &Palette) -> Option<Clue> {
    let parts =
        text.split(|letter: char| letter.is_whitespace() || ",.;-–".contains(letter)).filter(|part| !part.is_empty());
    let run = |part: &str| {
        let number = part.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        let length = number.parse().ok()?;
        let mut letters = part[number.len()..].chars();
        let colour = match (letters.next(), letters.next()) {
            (None, _) if length == 0 || palette.inks() == 1 => Colour::INK,
            (Some(letter), None) if palette.inks() > 1 => palette.by_letter(letter)?,
            _ => return None,
        };
        Some(Run { length, colour })
    };
    parts.map(run).collect()
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A plus of 3 × 3 cells, of whose middle row there is doubt.
    pub(crate) fn copied() -> Copied {
        let line = |run: u16| CopiedLine { runs: vec![(run, Colour::INK)], ..CopiedLine::default() };
        let doubt = Doubt { read: 3, others: vec![2, 8], crop: Crop::default() };
        let doubtful = CopiedLine { runs: vec![(3, Colour::INK)], crop: None, doubts: vec![doubt] };
        Copied {
            rows: vec![line(1), doubtful, line(1)],
            columns: vec![line(1), line(3), line(1)],
            cells: "...\nX.O\n...".parse().ok(),
            ..Copied::default()
        }
    }

    #[test]
    fn a_copy_is_a_puzzle_and_its_doubts_come_first() {
        let copy = Copy::new(&copied());
        let puzzle = copy.puzzle().unwrap();
        assert_eq!((puzzle.width(), puzzle.height()), (3, 3));
        let (first, others) = copy.in_order();
        assert_eq!((first.len(), others.len(), copy.doubts()), (1, 5, 1));
        assert_eq!(first[0].doubts_in_words(), "The 3 may be 2 or 8.");
        let mut nothing = first[0].clone();
        nothing.doubts[0].read = 0;
        assert_eq!(nothing.doubts_in_words(), "This number may be 2 or 8.");
        assert_eq!(copy.cells.as_ref().map(Grid::unknown_cells), Some(7));
    }

    #[test]
    fn corrections_settle_doubts_and_faults_say_where() {
        let mut copy = Copy::new(&copied());
        let place = copy.in_order().0[0].place;
        copy.correct(place, "1, 1".to_owned());
        assert_eq!(copy.doubts(), 0);
        let fault = copy.puzzle().unwrap_err();
        assert!(fault.sentence.to_string().contains("totals"), "{fault:?}");
        copy.correct(place, "4".to_owned());
        assert_eq!(copy.puzzle().unwrap_err().place, Some(place));
        copy.correct(place, "three".to_owned());
        let fault = copy.puzzle().unwrap_err();
        assert_eq!(
            (&*fault.sentence.to_string(), fault.place),
            ("The clue of row 2 must be a list of numbers.", Some(place))
        );
        let black = Palette::default();
        assert_eq!(clue(" 0 ", &black), Some(Clue::default()));
        assert_eq!(clue("70000", &black).or(clue("3r", &black)), None);
    }

    #[test]
    fn numbers_of_several_inks_have_letters() {
        let line = |runs: &[(u16, usize)]| CopiedLine {
            runs: runs.iter().map(|&(length, ink)| (length, Colour::ink(ink))).collect(),
            ..CopiedLine::default()
        };
        let (both, red, blue) = (line(&[(1, 1), (1, 2)]), line(&[(2, 1)]), line(&[(2, 2)]));
        let inks = vec![[220, 20, 30], [20, 40, 220]];
        let mut copy =
            Copy::new(&Copied { rows: vec![both.clone(), both], columns: vec![red, blue], inks, ..Copied::default() });
        let texts: Vec<&str> = copy.lines(Axis::Row).map(|line| &*line.text).collect();
        assert_eq!(texts, ["1r 1b", "1r 1b"]);
        assert_eq!(copy.puzzle().unwrap().palette().get(Colour::ink(2)).name, "blue");
        let place = copy.lines(Axis::Row).next().unwrap().place;
        copy.correct(place, "1r, 1".to_owned());
        let wanted = "The clue of row 1 needs the letter of its colour after each number, such as 3r.";
        assert_eq!(copy.puzzle().unwrap_err().sentence, wanted);
        copy.correct(place, "1r 1r".to_owned());
        assert!(copy.puzzle().unwrap_err().sentence.to_string().contains("needs at least 3 cells"));
        copy.correct(place, "2r".to_owned());
        let wanted = "The rows ask for 3 red cells, the columns for 2. These totals must be the same.";
        assert_eq!(copy.puzzle().unwrap_err().sentence, wanted);
        for (text, is_one) in [("2b", true), ("1r1b", false), ("1x", false), ("0", true), ("1r 0", true)] {
            assert_eq!(clue(text, &copy.palette).is_some(), is_one, "{text}");
        }
    }

    #[test]
    fn lines_come_and_go() {
        let mut copy = Copy::new(&copied());
        let places: Vec<Place> = copy.lines(Axis::Row).map(|line| line.place).collect();
        let new = copy.add(places[0]).unwrap();
        assert_eq!(copy.line(new).map(|(line, number)| (line.axis, number)), Some((Axis::Row, 2)));
        assert_eq!((copy.lines(Axis::Row).count(), copy.cells.is_none(), copy.changes), (4, true, 1));
        assert_eq!(copy.remove(new), Some(places[1]));
        assert_eq!(copy.remove(places[2]), Some(places[1]), "the last one gives way to the one before");
        copy.remove(places[1]);
        assert_eq!(copy.remove(places[0]), None, "one stays");
        assert_eq!(copy.remove(new), None);
    }
}
