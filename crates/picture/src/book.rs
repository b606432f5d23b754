//! A book of puzzles to print: a title page, numbered puzzles, and their solutions at the end.
//!
//! Titles often give the picture away, so they stand with the solutions unless they are wanted above the puzzles.

use super::booklet::Leaf;
use super::error::UnknownName;
use super::measure::Measures;
use super::page::{Page, Picture, Placed, fitting, wrapped};
use super::sheet::{Paper, TextLine, in_a_line};
use super::tiles::DIGIT;
use super::{Area, Inking};
use nonoscope_core::solve::Tier;
use nonoscope_words::{Language, Text, cells, picture as words};
use std::str::FromStr;

/// The most puzzles of a book; further ones are left out.
pub const MOST_IN_BOOK: usize = 1000;

/// How a book is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Print {
    /// Two puzzles a page, one above the other.
    #[default]
    Two,
    /// Four puzzles a page.
    Four,
    /// One puzzle a page, with large numbers and wide lines, for weak eyes. A wide board lies across the page.
    Large,
}

impl Print {
    /// All ways to print.
    pub const ALL: [Print; 3] = [Print::Two, Print::Four, Print::Large];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Print::Two => "two",
            Print::Four => "four",
            Print::Large => "large",
        }
    }

    /// Columns and rows of a page of puzzles, and columns of solutions.
    fn columns(self) -> (usize, usize, usize) {
        match self {
            Print::Two => (1, 2, 5),
            Print::Four => (2, 2, 5),
            Print::Large => (1, 1, 2),
        }
    }

    /// The sizes of its type.
    fn types(self) -> &'static Types {
        match self {
            Print::Two | Print::Four => &Types { number: 12.0, small: 8.0, heading: 18.0, body: 11.0 },
            Print::Large => &Types { number: 24.0, small: 18.0, heading: 28.0, body: 18.0 },
        }
    }
}

impl FromStr for Print {
    type Err = UnknownName;

    /// The way with this name.
    fn from_str(name: &str) -> Result<Print, UnknownName> {
        Print::ALL.into_iter().find(|print| print.name() == name).ok_or_else(|| UnknownName(name.to_owned()))
    }
}

/// A puzzle of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BookPuzzle {
    /// The puzzle, its solution, and its title with the credits.
    pub leaf: Leaf,
    /// How hard it is, if that is to be said.
    pub tier: Option<Tier>,
}

/// A book of puzzles to print.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Book {
    /// What stands on the title page.
    pub title: String,
    /// The puzzles in order, of which the first [`MOST_IN_BOOK`] are printed.
    pub puzzles: Vec<BookPuzzle>,
    /// The paper.
    pub paper: Paper,
    /// How many puzzles there are on a page, and how large they are.
    pub print: Print,
    /// Whether titles stand above the puzzles, too.
    pub shows_titles: bool,
    /// Who has drawn the pictures, a paragraph each, for a last page.
    pub credits: Vec<Text>,
}

/// Sizes of type, in points.
struct Types {
    number: f64,
    small: f64,
    heading: f64,
    body: f64,
}

const MARGIN: f64 = 40.0;
/// Between two puzzles.
const GAP: f64 = 18.0;
/// The distance of the page's number from the lower edge.
const FOOT: f64 = 20.0;
/// The distance between lines of type, relative to its size.
const LEADING: f64 = 1.35;
/// What one pixel of the page's measure is on paper, in points, except in large print, and how finely boards are laid out.
const PIXEL: f64 = 0.6;
const UNITS: f64 = 16.0;
/// The type of the title.
const TITLE: f64 = 36.0;
/// The most lines of a title.
const MOST_LINES: usize = 5;

impl Book {
    /// The puzzles that are printed, with their numbers.
    fn numbered(&self) -> impl ExactSizeIterator<Item = (usize, &BookPuzzle)> {
        self.puzzles.iter().take(MOST_IN_BOOK).enumerate().map(|(index, puzzle)| (index + 1, puzzle))
    }

    /// All pages.
    pub(super) fn pages(&self, language: &Language) -> Vec<Page<'_>> {
        let mut pages = self.puzzle_pages(language);
        let solutions = self.solution_pages(language);
        // The title page comes first.
        let first_solution = (!solutions.is_empty()).then_some(pages.len() + 2);
        pages.insert(0, self.title_page(first_solution, language));
        pages.extend(solutions);
        pages.extend(self.credit_pages(language));
        for (index, page) in pages.iter_mut().enumerate().skip(1) {
            let (text, size) = ((index + 1).to_string(), self.print.types().small);
            let left = (page.size.0 - text.len() as f64 * DIGIT * size) / 2.0;
            page.lines.push(TextLine { left, base: page.size.1 - FOOT, size, bold: false, text });
        }
        pages
    }

    fn title_page(&self, first_solution: Option<usize>, language: &Language) -> Page<'_> {
        let (width, height) = self.paper.upright();
        let (mut page, types) = (Page::new((width, height)), self.print.types());
        let room = width - 4.0 * MARGIN;
        let mut base = height / 4.0;
        let mut write = |size: f64, bold: bool, most: usize, text: &str| {
            for text in wrapped(text, size, room).into_iter().take(most) {
                base += size * LEADING;
                page.lines.push(TextLine { left: 2.0 * MARGIN, base, size, bold, text });
            }
            base += size;
        };
        write(TITLE, true, MOST_LINES, &self.title);
        write(types.heading, false, MOST_LINES, &language.say(&self.contents()));
        let is_coloured = self.numbered().any(|(_, puzzle)| puzzle.leaf.puzzle.inks() > 1);
        let rules = if is_coloured { words::how_to_solve_colours() } else { words::how_to_solve() };
        write(types.body, false, 20, &language.say(&rules));
        if let Some(page) = first_solution {
            write(types.body, false, 2, &language.say(&words::solutions_begin(page)));
        }
        page
    }

    /// How many puzzles there are, how large and how hard: `24 nonograms from 5 × 5 to 20 × 15 cells, gentle to hard`.
    fn contents(&self) -> Text {
        let count = self.numbered().len();
        let sizes = || self.numbered().map(|(_, puzzle)| (puzzle.leaf.puzzle.width(), puzzle.leaf.puzzle.height()));
        let area = |size: &(usize, usize)| size.0 * size.1;
        let contents = match (sizes().min_by_key(area), sizes().max_by_key(area)) {
            (Some(least), Some(most)) if area(&least) == area(&most) => words::contents_of_size(count, most.0, most.1),
            (Some(least), Some(most)) => words::contents_of_sizes(count, least.0, least.1, most.0, most.1),
            _ => words::contents(count),
        };
        let tiers = || self.numbered().filter_map(|(_, puzzle)| puzzle.tier);
        let difficulty = match (tiers().min(), tiers().max()) {
            (Some(least), Some(most)) if least == most => most.text(),
            (Some(least), Some(most)) => words::difficulties(least.text(), most.text()),
            _ => return contents,
        };
        words::contents_and_difficulty(contents, difficulty)
    }

    fn puzzle_pages(&self, language: &Language) -> Vec<Page<'_>> {
        let (columns, rows, _) = self.print.columns();
        let (width, height) = self.paper.upright();
        let mut pages: Vec<Page<'_>> = Vec::new();
        for (index, (number, puzzle)) in self.numbered().enumerate() {
            let place = index % (columns * rows);
            if place == 0 {
                pages.push(Page::new((width, height)));
            }
            let Some(page) = pages.last_mut() else { continue };
            if self.print == Print::Large {
                self.put_large(page, number, puzzle, language);
                continue;
            }
            let slot = |count: usize, whole: f64| (whole - 2.0 * MARGIN - GAP * (count - 1) as f64) / count as f64;
            let (wide, high) = (slot(columns, width), slot(rows, height));
            let left = MARGIN + (place % columns) as f64 * (wide + GAP);
            let top = MARGIN + (place / columns) as f64 * (high + GAP);
            let room = self.head(page, number, puzzle, Area { left, top, width: wide, height: high }, language);
            let puzzle = &puzzle.leaf.puzzle;
            let measures = Measures::fit(puzzle, Inking::default(), room.width / PIXEL, room.height / PIXEL, UNITS);
            self.put(page, number, measures, PIXEL / UNITS, room);
        }
        pages
    }

    /// Puts a puzzle onto a page of its own, across if its cells are larger then.
    fn put_large<'b>(&'b self, page: &mut Page<'b>, number: usize, puzzle: &'b BookPuzzle, language: &Language) {
        let (short, long) = self.paper.upright();
        let fit = |page: &mut Page<'b>| {
            let (width, height) = (page.size.0 - 2.0 * MARGIN, page.size.1 - 2.0 * MARGIN);
            let room = self.head(page, number, puzzle, Area { left: MARGIN, top: MARGIN, width, height }, language);
            let (inking, leaf) = (Inking::default(), &puzzle.leaf);
            (Measures::fit_large_print(&leaf.puzzle, inking, room.width, room.height, UNITS), room)
        };
        let mut across = Page::new((long, short));
        let (upright, landscape) = (fit(page), fit(&mut across));
        let (measures, room) = if landscape.0.cell > upright.0.cell {
            *page = across;
            landscape
        } else {
            upright
        };
        self.put(page, number, measures, 1.0 / UNITS, room);
    }

    fn put<'b>(&'b self, page: &mut Page<'b>, number: usize, measures: Measures, unit: f64, room: Area) {
        if let Some(puzzle) = self.puzzles.get(number - 1) {
            page.boards.push(Placed::new(&puzzle.leaf, measures, unit, room));
        }
    }

    /// Writes what stands above a puzzle, and returns the room below it.
    fn head(&self, page: &mut Page<'_>, number: usize, puzzle: &BookPuzzle, area: Area, language: &Language) -> Area {
        let (types, leaf) = (self.print.types(), &puzzle.leaf);
        let named = leaf.caption.numbered(number, self.shows_titles);
        let size = cells::size(leaf.puzzle.width(), leaf.puzzle.height());
        let about = match puzzle.tier {
            Some(tier) => words::size_and_difficulty(size, tier.text()),
            None => size,
        };
        let small = in_a_line(std::iter::once(about).chain(leaf.caption.credit())).unwrap_or_default();
        let mut base = area.top;
        for (size, bold, text) in [(types.number, true, named), (types.small, false, small)] {
            base += size * LEADING;
            let text = fitting(language.say(&text), size, area.width);
            page.lines.push(TextLine { left: area.left, base, size, bold, text });
        }
        let head = base + types.small - area.top;
        Area { top: area.top + head, height: area.height - head, ..area }
    }

    /// The solutions, each with its number and title.
    fn solution_pages(&self, language: &Language) -> Vec<Page<'_>> {
        let (_, _, columns) = self.print.columns();
        let ((width, height), types) = (self.paper.upright(), self.print.types());
        let side = (width - 2.0 * MARGIN - GAP * (columns - 1) as f64) / columns as f64;
        let head = types.small * LEADING + 4.0;
        let high = head + side + GAP;
        let first = MARGIN + types.heading * LEADING + GAP;
        let rows = ((height - MARGIN - first + GAP) / high).max(1.0) as usize;
        let mut pages: Vec<Page<'_>> = Vec::new();
        let solved = self
            .numbered()
            .filter_map(|(number, puzzle)| Some((number, &puzzle.leaf, puzzle.leaf.fitting_solution()?)));
        for (index, (number, leaf, solution)) in solved.enumerate() {
            let place = index % (columns * rows);
            if place == 0 {
                let mut page = Page::new((width, height));
                let (size, text) = (types.heading, language.say(&words::solutions()));
                page.lines.push(TextLine { left: MARGIN, base: MARGIN + size, size, bold: true, text });
                pages.push(page);
            }
            let Some(page) = pages.last_mut() else { continue };
            let left = MARGIN + (place % columns) as f64 * (side + GAP);
            let top = first + (place / columns) as f64 * high;
            let named = language.say(&leaf.caption.numbered(number, true));
            let (base, size) = (top + types.small, types.small);
            page.lines.push(TextLine { left, base, size, bold: false, text: fitting(named, size, side) });
            let picture = Picture::new(leaf, solution, side);
            let moved = |area: Area| Area { left: area.left + left, top: area.top + top + head, ..area };
            page.pictures.extend(picture.areas.into_iter().map(|(paint, area)| (paint, moved(area))));
        }
        pages
    }

    /// The credits, on as many pages as they need.
    fn credit_pages(&self, language: &Language) -> Vec<Page<'_>> {
        let ((width, height), types) = (self.paper.upright(), self.print.types());
        let size = types.small;
        let mut pages: Vec<Page<'_>> = Vec::new();
        let mut base = height;
        for credit in &self.credits {
            for text in wrapped(&language.say(credit), size, width - 2.0 * MARGIN) {
                if base + size * LEADING > height - MARGIN {
                    let mut page = Page::new((width, height));
                    base = MARGIN + types.heading;
                    let (size, text) = (types.heading, language.say(&words::credits()));
                    page.lines.push(TextLine { left: MARGIN, base, size, bold: true, text });
                    pages.push(page);
                    base += GAP;
                }
                base += size * LEADING;
                let line = TextLine { left: MARGIN, base, size, bold: false, text };
                pages.last_mut().into_iter().for_each(|page| page.lines.push(line.clone()));
            }
            base += size * LEADING / 2.0;
        }
        pages
    }
}

#[cfg(test)]
mod tests {
    use super::super::sheet::Caption;
    use super::super::tone::Tone;
    use super::*;
    use nonoscope_core::puzzle::{Clue, Grid, Puzzle};

    fn puzzle(picture: &str, title: &str) -> BookPuzzle {
        let solution: Grid = picture.parse().unwrap();
        let puzzle = Puzzle::of_picture(&solution).unwrap();
        let caption = Caption { title: Some(title.to_owned()), ..Caption::default() };
        BookPuzzle { leaf: Leaf { puzzle, solution: Some(solution), caption }, tier: None }
    }

    fn book(count: usize, print: Print, paper: Paper) -> Book {
        let puzzles = (0..count).map(|index| puzzle("XXO\nOXX\nXOX", &format!("Secret {index}"))).collect();
        Book { title: "For Sunday".to_owned(), puzzles, paper, print, shows_titles: false, credits: Vec::new() }
    }

    /// The texts of a page.
    fn texts<'p>(page: &'p Page<'_>) -> Vec<&'p str> {
        page.lines.iter().map(|line| line.text.as_str()).collect()
    }

    /// Everything on a page is inside its margins, and the words are above the boards.
    fn fits(page: &Page<'_>) {
        let (width, height) = page.size;
        for board in &page.boards {
            let size = [board.measures.width(), board.measures.height()].map(|side| f64::from(side) * board.unit);
            assert!(board.origin.0 >= MARGIN - 0.1 && board.origin.0 + size[0] <= width - MARGIN + 0.1);
            assert!(board.origin.1 >= MARGIN - 0.1 && board.origin.1 + size[1] <= height - MARGIN + 0.1);
        }
        for (_, area) in &page.pictures {
            assert!(area.left >= MARGIN - 1.0 && area.left + area.width <= width - MARGIN + 1.0);
            assert!(area.top >= MARGIN && area.top + area.height <= height - MARGIN + 1.0);
        }
        for line in &page.lines {
            assert!(line.base > MARGIN && line.base < height - FOOT + 0.1 && line.left >= MARGIN);
        }
    }

    #[test]
    fn each_puzzle_and_each_solution_is_on_a_page_and_inside_it() {
        for (print, paper) in Print::ALL.into_iter().flat_map(|print| Paper::ALL.map(|paper| (print, paper))) {
            let (columns, rows, _) = print.columns();
            for count in [1, 2, 3, 4, 5, 21, 90] {
                let book = book(count, print, paper);
                let pages = book.pages(Language::english());
                let boards: Vec<usize> = pages.iter().map(|page| page.boards.len()).collect();
                let puzzle_pages = count.div_ceil(columns * rows);
                assert_eq!((boards.iter().sum::<usize>(), boards[0]), (count, 0), "{print:?}");
                assert!(boards[1..=puzzle_pages].iter().all(|boards| (1..=columns * rows).contains(boards)));
                let frames = pages.iter().flat_map(|page| &page.pictures).filter(|it| it.0 == Tone::ThickRule.into());
                assert_eq!(frames.count(), 4 * count, "{print:?}");
                assert!(pages[..=puzzle_pages].iter().all(|page| page.pictures.is_empty()));
                let begin = format!("The solutions begin on page {}.", puzzle_pages + 2);
                let said: Vec<&str> = texts(&pages[0]);
                assert!(said.join(" ").ends_with(&begin), "{said:?}");
                assert_eq!(texts(&pages[puzzle_pages + 1])[0], "Solutions");
                for (index, page) in pages.iter().enumerate() {
                    fits(page);
                    let number = (index + 1).to_string();
                    assert_eq!(texts(page).last() == Some(&number.as_str()), index > 0);
                }
            }
        }
    }

    #[test]
    fn titles_stand_with_the_solutions_alone_unless_they_are_wanted() {
        let mut book = book(2, Print::Two, Paper::A4);
        book.puzzles[1].tier = Some(Tier::Hard);
        book.puzzles[1].leaf.caption.credits = vec![words::by(Text::verbatim("Ada"))];
        let pages = book.pages(Language::english());
        assert_eq!(texts(&pages[1]), ["1", "3 × 3", "2", "3 × 3, hard · By Ada", "2"]);
        assert_eq!(texts(&pages[2]), ["Solutions", "1. Secret 0", "2. Secret 1", "3"]);
        book.shows_titles = true;
        assert_eq!(texts(&book.pages(Language::english())[1])[..2], ["1. Secret 0", "3 × 3"]);
    }

    #[test]
    fn the_title_page_says_what_is_in_it() {
        let mut book = book(3, Print::Four, Paper::Letter);
        let contents = |book: &Book| texts(&book.pages(Language::english())[0])[1].to_owned();
        assert_eq!(texts(&book.pages(Language::english())[0])[0], "For Sunday");
        assert_eq!(contents(&book), "3 nonograms of 3 × 3 cells");
        book.puzzles[0] = puzzle("XO\nBX", "");
        (book.puzzles[0].tier, book.puzzles[2].tier) = (Some(Tier::Tricky), Some(Tier::Gentle));
        assert_eq!(book.contents(), "3 nonograms from 2 × 2 to 3 × 3 cells, gentle to tricky");
        assert!(texts(&book.pages(Language::english())[0]).join(" ").contains("different colours may touch"));
        book.puzzles.truncate(1);
        book.puzzles[0].leaf.solution = Some(Grid::unknown(1, 1));
        assert_eq!(contents(&book), "1 nonogram of 2 × 2 cells, tricky");
        assert_eq!(book.pages(Language::english()).len(), 2, "no solution fits");
        book.puzzles.clear();
        assert_eq!((contents(&book).as_str(), book.pages(Language::english()).len()), ("0 nonograms", 1));
        book.title = "Wörter ".repeat(99) + &"x".repeat(999);
        let pages = book.pages(Language::english());
        fits(&pages[0]);
        assert_eq!(pages[0].lines.iter().filter(|line| line.bold).count(), MOST_LINES);
    }

    #[test]
    fn credits_have_pages_of_their_own_at_the_end() {
        for print in Print::ALL {
            let mut book = book(1, print, Paper::Letter);
            book.credits = (0..60)
                .map(|number| Text::verbatim(format!("Collection {number} by {}", "somebody ".repeat(9))))
                .collect();
            let pages = book.pages(Language::english());
            let credits: Vec<&Page<'_>> = pages.iter().filter(|page| texts(page)[0] == "Credits").collect();
            assert!(credits.len() > 1 && texts(pages.last().unwrap())[0] == "Credits", "{print:?}");
            credits.iter().for_each(|page| fits(page));
            let words = credits.iter().flat_map(|page| texts(page)).collect::<Vec<&str>>().join(" ");
            assert!(words.contains("Collection 0 by") && words.contains("Collection 59 by"), "{print:?}");
        }
    }

    #[test]
    fn a_book_has_a_bound() {
        let book = book(MOST_IN_BOOK + 1, Print::Four, Paper::A4);
        let pages = book.pages(Language::english());
        assert_eq!(pages.iter().map(|page| page.boards.len()).sum::<usize>(), MOST_IN_BOOK);
        assert!(texts(&pages[0]).contains(&"1000 nonograms of 3 × 3 cells"));
    }

    /// The puzzle of a random picture of this size, with long clues.
    fn dense(width: usize, height: usize) -> BookPuzzle {
        let mut chance = crate::chance::Chance::new(7);
        let row = |_| (0..width).map(|_| if chance.below(5) < 3 { 'X' } else { 'O' }).collect::<String>();
        let rows: Vec<String> = (0..height).map(row).collect();
        puzzle(&rows.join("\n"), "Dense")
    }

    #[test]
    fn large_print_has_large_numbers_wherever_they_fit() {
        for (width, height, least) in [
            (5, 5, 18.0),
            (10, 10, 18.0),
            (15, 15, 18.0),
            (20, 10, 18.0),
            (10, 20, 18.0),
            (20, 20, 15.0),
            (25, 25, 11.0),
        ] {
            for paper in Paper::ALL {
                let mut book = book(1, Print::Large, paper);
                book.puzzles = vec![dense(width, height)];
                let pages = book.pages(Language::english());
                fits(&pages[1]);
                let board = &pages[1].boards[0];
                let numbers = board.measures.type_size * board.unit;
                assert!(numbers >= least - 0.01, "{width} x {height}: {numbers} points");
                assert_eq!(pages[1].size.0 > pages[1].size.1, width > height, "{width} x {height}");
                assert_eq!(board.measures.number_size, 0.0);
                let small = pages.iter().flat_map(|page| &page.lines).map(|line| line.size).fold(99.0, f64::min);
                assert!(small >= 18.0, "{small}");
            }
        }
    }

    #[test]
    fn a_board_of_any_size_is_on_its_page() {
        for (width, height) in [(1, 1), (100, 30), (1024, 1024), (1024, 1), (1, 1024)] {
            let puzzle = Puzzle::new(vec![Clue::default(); height], vec![Clue::default(); width]).unwrap();
            let leaf = Leaf { puzzle, solution: None, caption: Caption::default() };
            for print in Print::ALL {
                let mut book = book(0, print, Paper::A4);
                book.puzzles.push(BookPuzzle { leaf: leaf.clone(), tier: None });
                book.pages(Language::english()).iter().for_each(fits);
            }
        }
    }

    #[test]
    fn ways_to_print_are_known_by_name() {
        assert!(Print::ALL.iter().all(|&print| print.name().parse() == Ok(print)));
        assert!("six".parse::<Print>().is_err());
    }
}
