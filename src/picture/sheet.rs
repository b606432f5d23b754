//! A sheet to print: one page with the title, who made the puzzle, and the board as large as there is room.

use super::measure::Measures;
use super::scene::Scene;
use crate::format::{Notes, Reading};
use crate::puzzle::Puzzle;

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
    /// All of them.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// What it is called on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Breadth and height when upright, in points of 1/72 inch.
    fn upright(self) -> (f64, f64) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// What is said of a puzzle beside its picture.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Caption {
    /// Its title.
    pub title: Option<String>,
    /// Who made it, and who has the right to copy it.
    pub credits: Vec<String>,
    /// Breadth and height in cells.
    pub size: (usize, usize),
}

impl Caption {
    /// What the text of a puzzle says.
    pub fn of(reading: &Reading) -> Caption {
        let by = reading.notes.get(Notes::BY).map(|by| format!("By {by}"));
        let rest = [Notes::COPYRIGHT, Notes::LICENSE].into_iter().filter_map(|key| reading.notes.get(key));
        Caption {
            title: reading.puzzle.title().map(str::to_owned),
            credits: by.into_iter().chain(rest.map(str::to_owned)).collect(),
            size: (reading.puzzle.width(), reading.puzzle.height()),
        }
    }

    /// The title, or else what it is.
    pub fn name(&self) -> String {
        let size = format!("Nonogram of {} × {} cells", self.size.0, self.size.1);
        self.title.clone().filter(|title| !title.trim().is_empty()).unwrap_or(size)
    }

    /// All that is said beside the title, if anything is.
    pub fn credit(&self) -> Option<String> {
        (!self.credits.is_empty()).then(|| self.credits.join(" · "))
    }
}

/// A line of text on a sheet. All in points from the top left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
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
    /// What is printed.
    pub puzzle: &'a Puzzle,
    /// How it looks.
    pub scene: &'a Scene,
    /// What is said of it.
    pub caption: Caption,
    /// How large everything on the board is, in units.
    pub measures: Measures,
    /// Points in a unit.
    pub unit: f64,
    /// Where the board begins, in points from the top left corner.
    pub origin: (f64, f64),
    paper: Paper,
    lies: bool,
}

/// No printer needs a broader margin; in points.
const MARGIN: f64 = 40.0;
const TITLE: f64 = 15.0;
const CREDIT: f64 = 8.0;
/// From the top margin to the board.
const HEAD: f64 = 44.0;
/// Points in what a board takes for a pixel, which makes thin rules as thin, and units in it, which keep cells apart.
const PIXEL: f64 = 0.6;
const UNITS: f64 = 16.0;
/// The breadth of a character of the title, relative to its size, if all were broad.
const BROAD: f64 = 0.62;

impl<'a> Sheet<'a> {
    /// The page for a puzzle. It lies on its side if the cells are larger then.
    pub fn new(puzzle: &'a Puzzle, scene: &'a Scene, caption: Caption, paper: Paper) -> Sheet<'a> {
        let (short, long) = paper.upright();
        let fit = |width: f64, height: f64| {
            let room = ((width - 2.0 * MARGIN) / PIXEL, (height - 2.0 * MARGIN - HEAD) / PIXEL);
            Measures::fit(puzzle, room.0, room.1, UNITS)
        };
        let (upright, lying) = (fit(short, long), fit(long, short));
        let lies = lying.cell > upright.cell;
        let measures = if lies { lying } else { upright };
        let width = if lies { long } else { short };
        // A board that is larger than the page with the smallest cells is made smaller as a whole.
        let height = if lies { short } else { long };
        let room = (width - 2.0 * MARGIN, height - 2.0 * MARGIN - HEAD);
        let whole = (f64::from(measures.width()), f64::from(measures.height()));
        let unit = (PIXEL / UNITS).min(room.0 / whole.0).min(room.1 / whole.1);
        let left = (width - whole.0 * unit) / 2.0;
        Sheet { puzzle, scene, caption, measures, unit, origin: (left, MARGIN + HEAD), paper, lies }
    }

    /// Breadth and height of the page, in points.
    pub fn size(&self) -> (f64, f64) {
        let (short, long) = self.paper.upright();
        if self.lies { (long, short) } else { (short, long) }
    }

    /// What is written above the board.
    pub fn lines(&self) -> Vec<Words> {
        let room = self.size().0 - 2.0 * MARGIN;
        let line = |base, size, bold, text: &str| {
            let most = (room / (size * BROAD)) as usize;
            let text = match text.chars().count() > most {
                true => text.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
                false => text.to_owned(),
            };
            Words { left: MARGIN, base, size, bold, text }
        };
        let mut lines = vec![line(MARGIN + TITLE, TITLE, true, &self.caption.name())];
        if let Some(credit) = self.caption.credit() {
            lines.push(line(MARGIN + TITLE + 14.0, CREDIT, false, &credit));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Clue;

    #[test]
    fn every_puzzle_is_on_its_page() {
        for (width, height) in [(1, 1), (5, 5), (25, 25), (100, 30), (30, 100), (1024, 1024), (1024, 1)] {
            let puzzle = Puzzle::new(vec![Clue::default(); height], vec![Clue::default(); width]).unwrap();
            let scene = Scene::of_grid(&puzzle, puzzle.givens());
            for paper in Paper::ALL {
                let sheet = Sheet::new(&puzzle, &scene, Caption { size: (width, height), ..Caption::default() }, paper);
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
