//! Several puzzles on sheets to print, a few on each page, with their solutions at the end: small and upside down, so that they do not spoil the
//! puzzle.

use super::measure::Measures;
use super::page::{NUMBER, Page, Picture, Placed, Turned, fitting};
use super::sheet::{Caption, Paper, TextLine};
use super::{Area, Inking};
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_words::{Language, Text, picture as words};

/// A puzzle of a booklet.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Leaf {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its solution, if that is to be printed. One of another size is left out.
    pub solution: Option<Grid>,
    /// What stands above it.
    pub caption: Caption,
}

/// Several puzzles to print.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Booklet {
    /// The puzzles, in order.
    pub leaves: Vec<Leaf>,
    /// The paper, upright.
    pub paper: Paper,
    /// How many puzzles there are on a page: 1, 2, 4 or 6; any other number counts as the next one that is.
    pub per_page: usize,
}

const MARGIN: f64 = 40.0;
/// Between two puzzles.
const GAP: f64 = 18.0;
/// The height of a title, and the sizes of its type and that of the credit.
const HEAD: f64 = 26.0;
const TITLE: f64 = 11.0;
const CREDIT: f64 = 7.0;
/// What one pixel of the page's measure is on paper, and how finely boards are laid out, as on a sheet with one puzzle.
const PIXEL: f64 = 0.6;
const UNITS: f64 = 16.0;
/// How many solutions stand side by side, and what each takes; its number stands below it.
const ABREAST: usize = 6;
const SOLUTION: f64 = 66.0;
/// The side of a picture among the solutions.
const SIDE: f64 = 52.0;

impl Leaf {
    /// Its solution, if it has one of its size.
    pub(super) fn fitting_solution(&self) -> Option<&Grid> {
        let size = (self.puzzle.width(), self.puzzle.height());
        self.solution.as_ref().filter(|solution| (solution.width(), solution.height()) == size)
    }
}

impl Booklet {
    /// The title of the booklet.
    pub(super) fn name(&self) -> Text {
        match self.leaves.as_slice() {
            [leaf] => leaf.caption.name(),
            leaves => words::nonograms(leaves.len()),
        }
    }

    /// Columns and rows of a page.
    fn grid(&self) -> (usize, usize) {
        match self.per_page {
            0 | 1 => (1, 1),
            2 => (1, 2),
            3 | 4 => (2, 2),
            _ => (2, 3),
        }
    }

    /// All pages.
    pub(super) fn pages(&self, language: &Language) -> Vec<Page<'_>> {
        let (columns, rows) = self.grid();
        let (width, height) = self.paper.upright();
        let slot = |count: usize, whole: f64| (whole - 2.0 * MARGIN - GAP * (count - 1) as f64) / count as f64;
        let (wide, high) = (slot(columns, width), slot(rows, height));
        let mut pages = Vec::new();
        let mut used = height - MARGIN;
        for (first, leaves) in
            self.leaves.chunks(columns * rows).enumerate().map(|(page, leaves)| (page * columns * rows, leaves))
        {
            let mut page = Page::new((width, height));
            for (index, leaf) in leaves.iter().enumerate() {
                let (column, row) = (index % columns, index / columns);
                let left = MARGIN + column as f64 * (wide + GAP);
                let top = MARGIN + row as f64 * (high + GAP);
                let named = language.say(&leaf.caption.numbered(first + index + 1, true));
                page.put(leaf, named, Area { left, top, width: wide, height: high }, language);
            }
            used = MARGIN + leaves.len().div_ceil(columns) as f64 * (high + GAP);
            pages.push(page);
        }
        self.add_solutions(&mut pages, used);
        pages
    }

    /// Adds the solutions: to the last page if they fit below `used`, otherwise to further pages.
    fn add_solutions<'b>(&'b self, pages: &mut Vec<Page<'b>>, used: f64) {
        let (width, height) = self.paper.upright();
        let numbered = self
            .leaves
            .iter()
            .enumerate()
            .filter_map(|(index, leaf)| leaf.fitting_solution().map(|solution| (index + 1, leaf, solution)));
        let solutions: Vec<_> = numbered.collect();
        let rows_within = |room: f64| ((room / SOLUTION).floor().max(0.0)) as usize;
        let needed = solutions.len().div_ceil(ABREAST);
        let mut rest = solutions.as_slice();
        let mut is_new = needed > rows_within(height - MARGIN - used);
        while !rest.is_empty() {
            if std::mem::replace(&mut is_new, true) || pages.is_empty() {
                pages.push(Page::new((width, height)));
            }
            let rows = rows_within(height - 2.0 * MARGIN).max(1);
            let (now, later) = rest.split_at(rest.len().min(rows * ABREAST));
            rest = later;
            let Some(page) = pages.last_mut() else { return };
            for (index, (number, leaf, solution)) in now.iter().enumerate() {
                // With the page turned around, they read from the top left.
                let across = (width - 2.0 * MARGIN) / ABREAST as f64;
                let right = width - MARGIN - (index % ABREAST) as f64 * across;
                let bottom = height - MARGIN - (index / ABREAST) as f64 * SOLUTION;
                page.solutions.push(turned(leaf, solution, *number, (right, bottom)));
            }
        }
    }
}

impl<'b> Page<'b> {
    /// Puts a puzzle into an area, with its number and title above it.
    fn put(&mut self, leaf: &'b Leaf, named: String, area: Area, language: &Language) {
        let line = |base, size, bold, text: String| TextLine {
            left: area.left,
            base: area.top + base,
            size,
            bold,
            text: fitting(text, size, area.width),
        };
        self.lines.push(line(TITLE, TITLE, true, named));
        self.lines.extend(leaf.caption.credit().map(|credit| line(TITLE + 9.0, CREDIT, false, language.say(&credit))));
        let room = Area { top: area.top + HEAD, height: area.height - HEAD, ..area };
        let measures = Measures::fit(&leaf.puzzle, Inking::default(), room.width / PIXEL, room.height / PIXEL, UNITS);
        self.boards.push(Placed::new(leaf, measures, PIXEL / UNITS, room));
    }
}

/// A solution upside down. With the page turned around, its top left corner is at this place.
fn turned(leaf: &Leaf, solution: &Grid, number: usize, (right, bottom): (f64, f64)) -> Turned {
    let picture = Picture::new(leaf, solution, SIDE);
    let turn = |area: Area| Area {
        left: right - area.left - area.width,
        top: bottom - area.top - area.height,
        width: area.width,
        height: area.height,
    };
    let areas = picture.areas.into_iter().map(|(paint, area)| (paint, turn(area))).collect();
    Turned { areas, number, place: (right, bottom - picture.height - NUMBER * 1.1) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn leaf(picture: &str, title: &str) -> Leaf {
        let solution: Grid = picture.parse().unwrap();
        let puzzle = Puzzle::of_picture(&solution).unwrap().with_title(title);
        let caption = Caption { title: Some(title.to_owned()), ..Caption::default() };
        Leaf { puzzle, solution: Some(solution), caption }
    }

    fn booklet(count: usize, per_page: usize) -> Booklet {
        let leaves = (0..count).map(|index| leaf("XXO\nOXX\nXOX", &format!("Number {index}"))).collect();
        Booklet { leaves, paper: Paper::A4, per_page }
    }

    #[test]
    fn each_puzzle_and_each_solution_is_on_a_page_and_inside_it() {
        for count in [1, 2, 5, 6, 7, 13, 90] {
            for per_page in [1, 2, 4, 6] {
                let booklet = booklet(count, per_page);
                let pages = booklet.pages(Language::english());
                let boards: usize = pages.iter().map(|page| page.boards.len()).sum();
                let numbers: Vec<usize> = pages.iter().flat_map(|page| &page.solutions).map(|it| it.number).collect();
                assert_eq!((boards, numbers), (count, (1..=count).collect()));
                let (width, height) = Paper::A4.upright();
                for page in &pages {
                    assert!(page.boards.len() <= per_page);
                    let ends = page.boards.iter().map(|board| {
                        let size = (f64::from(board.measures.width()), f64::from(board.measures.height()));
                        (board.origin.0 + size.0 * board.unit, board.origin.1 + size.1 * board.unit)
                    });
                    let lowest = ends.clone().map(|(_, bottom)| bottom).fold(0.0, f64::max);
                    assert!(ends.into_iter().all(|(right, bottom)| right < width - 39.0 && bottom < height - 39.0));
                    for (_, area) in page.solutions.iter().flat_map(|solution| &solution.areas) {
                        assert!(area.left > 39.0 && area.left + area.width < width - 39.0);
                        assert!(area.top > lowest && area.top + area.height < height - 39.0);
                    }
                }
            }
        }
    }

    #[test]
    fn solutions_are_upside_down() {
        let booklet = booklet(1, 6);
        let solution = &booklet.pages(Language::english())[0].solutions[0];
        let filled: Vec<Area> = solution.areas.iter().skip(4).map(|(_, area)| *area).collect();
        // The first row, two cells from the left, is the lowest one, and on the right.
        let (first, last) = (filled[0], filled[filled.len() - 1]);
        assert!(first.top > last.top && first.left > last.left - 1.0);
        assert!(first.width > last.width * 1.9);
        assert!(solution.place.1 < filled.iter().map(|area| area.top).fold(f64::MAX, f64::min));
    }

    #[test]
    fn without_solutions_there_are_none_and_the_name_says_how_many_puzzles() {
        let mut booklet = booklet(3, 2);
        booklet.leaves.iter_mut().for_each(|leaf| leaf.solution = None);
        assert_eq!((booklet.pages(Language::english()).len(), booklet.name().to_string().as_str()), (2, "3 nonograms"));
        booklet.leaves.truncate(1);
        assert_eq!(booklet.name(), "Number 0");
        let odd = Leaf { solution: Some(Grid::unknown(1, 1)), ..booklet.leaves[0].clone() };
        booklet.leaves = vec![odd];
        assert!(booklet.pages(Language::english()).iter().all(|page| page.solutions.is_empty()));
    }
}
