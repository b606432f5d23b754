//! A sheet to print: one page with the title, the credits, and the board as large as it fits.

use super::error::UnknownName;
use super::inking::{Style, letter};
use super::measure::Measures;
use super::scene::Scene;
use nonoscope_core::puzzle::{Colour, Puzzle};
use nonoscope_format::{Notes, Reading};
use nonoscope_words::{Language, Text, picture as words};
use std::str::FromStr;

/// The size of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    /// All sizes.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Width and height when upright, in points of 1/72 inch.
    pub(super) fn upright(self) -> (f64, f64) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

impl FromStr for Paper {
    type Err = UnknownName;

    /// The size with this name.
    fn from_str(name: &str) -> Result<Paper, UnknownName> {
        Paper::ALL.into_iter().find(|paper| paper.name() == name).ok_or_else(|| UnknownName(name.to_owned()))
    }
}

/// The words that accompany the picture of a puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Caption {
    /// Its title.
    pub title: Option<String>,
    /// Its author, copyright and licence, as far as known.
    pub credits: Vec<Text>,
    /// Width and height in cells.
    pub size: (usize, usize),
}

impl Caption {
    /// The caption of a puzzle that was read from a text.
    pub fn of(reading: &Reading) -> Caption {
        let by = reading.notes.get(Notes::BY).map(|by| words::by(Text::verbatim(by)));
        let rest = [Notes::COPYRIGHT, Notes::LICENSE].into_iter().filter_map(|key| reading.notes.get(key));
        Caption {
            title: reading.puzzle.title().map(str::to_owned),
            credits: by.into_iter().chain(rest.map(Text::verbatim)).collect(),
            size: (reading.puzzle.width(), reading.puzzle.height()),
        }
    }

    /// The title or, if there is none, the kind and size of the puzzle.
    pub fn name(&self) -> Text {
        let title = self.title.as_deref().filter(|title| !title.trim().is_empty());
        title.map_or_else(|| words::nonogram(self.size.0, self.size.1), Text::verbatim)
    }

    /// The credits in one line, if there are any.
    pub fn credit(&self) -> Option<Text> {
        in_a_line(self.credits.iter().cloned())
    }

    /// Its number, and its title if it has one.
    pub(super) fn numbered(&self, number: usize, has_title: bool) -> Text {
        let title = self.title.as_deref().filter(|title| has_title && !title.trim().is_empty());
        title.map_or_else(|| Text::from(number), |title| words::numbered(number, Text::verbatim(title)))
    }
}

/// Texts one after another, if there are any: `a · b`.
pub(super) fn in_a_line(texts: impl Iterator<Item = Text>) -> Option<Text> {
    texts.collect::<Vec<_>>().into_iter().rev().reduce(|next, this| words::and_then(this, next))
}

/// A line of text on a sheet. All places are in points from the top left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct TextLine {
    /// Its left end.
    pub left: f64,
    /// Its base line.
    pub base: f64,
    /// The size of its type.
    pub size: f64,
    /// Whether it is bold.
    pub bold: bool,
    /// The text.
    pub text: String,
}

/// A page with a puzzle.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// How its board looks.
    pub scene: &'a Scene,
    /// The language of the words.
    pub language: &'a Language,
    /// The words above the board.
    pub caption: Caption,
    /// The sizes of everything on the board, in units.
    pub measures: Measures,
    /// The number of points in a unit.
    pub unit: f64,
    /// The top left corner of the board, in points from that of the page.
    pub origin: (f64, f64),
    paper: Paper,
    is_landscape: bool,
}

/// The margin in points. No printer needs a wider one.
const MARGIN: f64 = 40.0;
/// The sizes of the type, in points.
const TITLE: f64 = 15.0;
const CREDIT: f64 = 8.0;
/// The distance from the base line of the title to those of the smaller lines, in points.
const CREDIT_BASE: f64 = 14.0;
const LEGEND_BASE: f64 = 24.0;
/// The distance from the top margin to the board, in points.
const HEAD: f64 = 44.0;
/// The size of one of the board's pixels in points, which is the width of thin rules; and the number of units in it,
/// which let cells have almost any size.
const PIXEL: f64 = 0.6;
const UNITS: f64 = 16.0;
/// The width of a wide character of the title, relative to its size.
const WIDE: f64 = 0.62;

impl<'a> Sheet<'a> {
    /// The page for a puzzle. It is in landscape if that makes the cells larger.
    pub fn new(
        puzzle: &'a Puzzle,
        scene: &'a Scene,
        caption: Caption,
        paper: Paper,
        language: &'a Language,
    ) -> Sheet<'a> {
        let (short, long) = paper.upright();
        let fit = |width: f64, height: f64| {
            let room = ((width - 2.0 * MARGIN) / PIXEL, (height - 2.0 * MARGIN - HEAD) / PIXEL);
            Measures::fit(puzzle, scene.inking(), room.0, room.1, UNITS)
        };
        let (upright, landscape) = (fit(short, long), fit(long, short));
        let is_landscape = landscape.cell > upright.cell;
        let measures = if is_landscape { landscape } else { upright };
        let width = if is_landscape { long } else { short };
        // A board that does not fit even with the smallest cells is scaled down as a whole.
        let height = if is_landscape { short } else { long };
        let room = (width - 2.0 * MARGIN, height - 2.0 * MARGIN - HEAD);
        let whole = (f64::from(measures.width()), f64::from(measures.height()));
        let unit = (PIXEL / UNITS).min(room.0 / whole.0).min(room.1 / whole.1);
        let left = (width - whole.0 * unit) / 2.0;
        Sheet { puzzle, scene, language, caption, measures, unit, origin: (left, MARGIN + HEAD), paper, is_landscape }
    }

    /// Width and height of the page, in points.
    pub fn size(&self) -> (f64, f64) {
        let (short, long) = self.paper.upright();
        if self.is_landscape { (long, short) } else { (short, long) }
    }

    /// The lines of text above the board.
    pub fn lines(&self) -> Vec<TextLine> {
        let room = self.size().0 - 2.0 * MARGIN;
        let line = |base, size, bold, text: &Text| {
            let text = self.language.say(text);
            let most = (room / (size * WIDE)) as usize;
            let text = match text.chars().count() > most {
                true => text.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
                false => text,
            };
            TextLine { left: MARGIN, base, size, bold, text }
        };
        let mut lines = vec![line(MARGIN + TITLE, TITLE, true, &self.caption.name())];
        let small = self.caption.credit().into_iter().chain(self.legend());
        for (base, text) in [CREDIT_BASE, LEGEND_BASE].into_iter().zip(small) {
            lines.push(line(MARGIN + TITLE + base, CREDIT, false, &text));
        }
        lines
    }

    /// Which letter stands for which ink, if there are letters on the board.
    fn legend(&self) -> Option<Text> {
        let palette = self.puzzle.palette();
        let has_letters = matches!(self.scene.inking().style(palette), Style::Lettered | Style::Letters);
        let inks = || Colour::all(palette.inks()).skip(1);
        let entry = |ink| words::letter_for_colour(letter(palette, ink), palette.get(ink).text());
        in_a_line(inks().map(entry)).filter(|_| has_letters)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::Clue;

    #[test]
    fn papers_are_known_by_name() {
        assert!(Paper::ALL.iter().all(|&paper| paper.name().parse() == Ok(paper)));
        assert!("a3".parse::<Paper>().is_err());
    }

    #[test]
    fn every_puzzle_is_on_its_page() {
        for (width, height) in [(1, 1), (5, 5), (25, 25), (100, 30), (30, 100), (1024, 1024), (1024, 1)] {
            let puzzle = Puzzle::new(vec![Clue::default(); height], vec![Clue::default(); width]).unwrap();
            let scene = Scene::of_grid(&puzzle, puzzle.givens());
            for paper in Paper::ALL {
                let sheet = Sheet::new(
                    &puzzle,
                    &scene,
                    Caption { size: (width, height), ..Caption::default() },
                    paper,
                    Language::english(),
                );
                let (right, bottom) = (
                    sheet.origin.0 + sheet.unit * f64::from(sheet.measures.width()),
                    sheet.origin.1 + sheet.unit * f64::from(sheet.measures.height()),
                );
                let (page_width, page_height) = sheet.size();
                assert!(
                    right <= page_width - MARGIN + 0.1 && bottom <= page_height - MARGIN + 0.1,
                    "{width} x {height}"
                );
                assert!(sheet.origin.0 >= MARGIN - 0.1);
                assert_eq!(page_width > page_height, width > height, "{width} x {height}");
            }
        }
    }
}
