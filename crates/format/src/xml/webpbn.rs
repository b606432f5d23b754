//! The XML of webpbn.com and of Jan Wolter's pbnsolve (`.xml`, `.pbn`), also of number-loom, for puzzles on a grid.
//!
//! ```text
//! <puzzleset>                                       one puzzle or several
//!   <puzzle type="grid" defaultcolor="black" backgroundcolor="white">        black and white if left out
//!     <title>, <author>, <copyright>, <source>, <id>, <license>, <description>        optional
//!     <color name="white" char=".">FFFFFF</color>   the colours, and their letters in images; also FFF
//!     <clues type="columns"><line><count color="red">3</count>…</line>…</clues>
//!     <clues type="rows">…</clues>
//!     <solution type="goal"><image>|..X|…</image></solution>        optional; without clues they are derived from it
//!     <solution type="saved"><image>|?.[Xr]|…</image></solution>    optional: cells known from the start, ? unknown,
//!                                                                   in brackets the colours that are possible
//! ```
//!
//! The levels of KDE's Picmi, `<board name="…" author="…"><row>--11-</row>…</board>`, are read too. A document type is ignored, and nothing is fetched. Source: the description of the format, version 0.3, on
//! webpbn.com, and the levels that come with Picmi.

mod markup;
mod shades;
mod write;

use crate::error::{Cells, Counted, Fault, Mistake, Mistakes};
use crate::notes::Notes;
use crate::spec::{Facts, Format, Holds, Likeness, NoteKeys, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, PlacedClue, Places, Scan, cells, inks, place_of};
use nonoscope_core::puzzle::{At, Axis, Cell, Grid, MAX_SIDE, PuzzleError, Run};
use nonoscope_words::{expected, format};
use roxmltree::{Document, Node, ParsingOptions};
use shades::Shades;

pub(crate) const SPEC: Spec = Spec {
    format: Format::Webpbn,
    facts: Facts {
        id: "webpbn",
        aliases: &["xml", "pbn"],
        name: format::webpbn,
        extension: "xml",
        media_type: "application/xml",
        holds: Holds { givens: true, colours: true, several: true, title: true, notes: NoteKeys::Known, goal: true },
    },
    recognised: Recognised::By(|text| Likeness::sure(looks_like(text))),
    reads: Reads::Several(read_all),
    writes: Writes::Several(write::write_all),
    sample: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
        <!DOCTYPE pbn SYSTEM \"https://webpbn.com/pbn-0.3.dtd\">\n\
        <puzzleset>\n\
        <puzzle type=\"grid\" defaultcolor=\"black\">\n\
        <color name=\"white\" char=\".\">FFFFFF</color>\n\
        <color name=\"black\" char=\"X\">000000</color>\n\
        <clues type=\"columns\">\n\
        <line><count>2</count></line>\n\
        <line><count>1</count></line>\n\
        <line><count>1</count></line>\n\
        </clues>\n\
        <clues type=\"rows\">\n\
        <line><count>1</count><count>1</count></line>\n\
        <line><count>2</count></line>\n\
        </clues>\n\
        </puzzle>\n\
        </puzzleset>\n\
        ",
};

/// The most nodes of a document: one for each run in a text of the greatest length.
const MOST_NODES: u32 = 1 << 20;

fn looks_like(text: &str) -> bool {
    let start = text.trim_start();
    start.starts_with("<?xml") || (start.starts_with('<') && place_of("<puzzle", text).is_some())
}

fn read_all(places: &Places<'_>) -> Vec<Result<Draft, Mistakes>> {
    let text = places.text();
    if let Some(excess) = markup::excess(text) {
        return vec![Err(excess.into())];
    }
    // White space before the declaration is an error in XML, but people do not care.
    let blank = text.len() - text.trim_start().len();
    let options = ParsingOptions { allow_dtd: true, nodes_limit: MOST_NODES, ..ParsingOptions::default() };
    let document = match Document::parse_with_options(&text[blank..], options) {
        Ok(document) => document,
        Err(error) => return vec![Err(markup::mistake(text, blank, &error).into())],
    };
    let drafts: Vec<_> = document
        .descendants()
        .filter(|node| node.has_tag_name("puzzle") || node.has_tag_name("board"))
        .map(|node| {
            let reader = Reader { places, blank, draft: Draft::default() };
            if node.has_tag_name("board") { reader.board(node) } else { reader.puzzle(node) }
        })
        .collect();
    if drafts.is_empty() {
        let root = Scan::at(text, 0).fault(
            blank + document.root_element().range().start,
            Fault::NoPuzzle { expected: expected::puzzle_element() },
        );
        return vec![Err(root.into())];
    }
    drafts
}

struct Reader<'t> {
    places: &'t Places<'t>,
    /// The number of bytes before the document.
    blank: usize,
    draft: Draft,
}

impl Reader<'_> {
    fn fault(&self, node: Node<'_, '_>, fault: Fault) -> Mistake {
        Scan::with(self.places).fault(self.blank + node.range().start, fault)
    }

    fn puzzle(mut self, puzzle: Node<'_, '_>) -> Result<Draft, Mistakes> {
        let kind = puzzle.attribute("type").unwrap_or("grid");
        if !kind.eq_ignore_ascii_case("grid") {
            return Err(self.fault(puzzle, Fault::OtherPuzzle { kind: kind.to_owned() }).into());
        }
        // A text may hold very many of these.
        if !puzzle.has_children() {
            return Err(self.fault(puzzle, Fault::NoCluesElement { axis: Axis::Row }).into());
        }
        let mut shades = Shades::of(puzzle).map_err(|(node, fault)| self.fault(node, fault))?;
        for clues in puzzle.children().filter(|node| node.has_tag_name("clues")) {
            let axis = match clues.attribute("type") {
                Some("rows") => Axis::Row,
                Some("columns") => Axis::Column,
                _ => {
                    return Err(self.fault(clues, Fault::ShouldBe { expected: expected::clues_element() }).into());
                }
            };
            if !self.draft.clues_mut(axis).is_empty() {
                let heading = axis.plural();
                return Err(self.fault(clues, Fault::Again { heading, instead: None }).into());
            }
            for line in clues.children().filter(|node| node.has_tag_name("line")) {
                let clue = self.clue(line, &mut shades);
                self.draft.keep(axis, clue);
                if self.draft.mistakes.are_enough() {
                    return Err(self.draft.mistakes);
                }
            }
        }
        if !self.draft.mistakes.0.is_empty() {
            // Images could not be compared with what there should be.
            return Err(self.draft.mistakes);
        }
        self.words(puzzle);
        self.images(puzzle, &mut shades)?;
        self.draft.palette = shades.inks.palette();
        for axis in [Axis::Row, Axis::Column] {
            if self.draft.clues_mut(axis).is_empty() && self.draft.mistakes.0.is_empty() {
                return Err(self.fault(puzzle, Fault::NoCluesElement { axis }).into());
            }
        }
        Ok(self.draft)
    }

    /// The picture in a board of Picmi: a text with `1` and `-` for each row.
    fn board(self, board: Node<'_, '_>) -> Result<Draft, Mistakes> {
        let rows = board.children().filter(|node| node.has_tag_name("row"));
        let rows: Vec<_> =
            rows.map(|row| (self.blank + row.range().start, row.text().unwrap_or_default().to_owned())).collect();
        let Some((_, first)) = rows.first() else {
            return Err(self.fault(board, Fault::NoPuzzle { expected: expected::row_elements() }).into());
        };
        let size = (first.trim().chars().count(), rows.len());
        let goal = cells::sized(&Scan::with(self.places), &rows, size, Cells::Picture)?;
        let mut draft = Draft::of_picture(&goal);
        board.attribute("name").unwrap_or_default().clone_into(&mut draft.title);
        draft.notes.add(Notes::BY, board.attribute("author").unwrap_or_default());
        draft.notes.goal = Some(goal).filter(|goal| goal.unknown_cells() == 0);
        Ok(draft)
    }

    fn clue(&self, line: Node<'_, '_>, shades: &mut Shades) -> Result<PlacedClue, Mistake> {
        let mut runs = Vec::new();
        for count in line.children().filter(Node::is_element) {
            if !count.has_tag_name("count") {
                return Err(self.fault(count, Fault::ShouldBe { expected: expected::length_in_count() }));
            }
            let written = count.text().unwrap_or_default().trim();
            match written.parse::<u16>() {
                Ok(0) => {}
                Ok(length) if usize::from(length) <= MAX_SIDE => {
                    let colour = shades.of_run(count.attribute("color"));
                    let colour = colour.map_err(|fault| self.fault(count, fault))?;
                    runs.push(Run { length, colour });
                }
                _ if written == "?" => return Err(self.fault(count, Fault::HiddenNumber)),
                _ if !written.is_empty() && written.chars().all(|c| c.is_ascii_digit()) => {
                    return Err(self.fault(count, Fault::NumberTooLarge));
                }
                _ => {
                    let found = if written.is_empty() { "<count>" } else { written };
                    let inside = count.first_child().map_or(count.range().start, |inside| inside.range().start);
                    let fault = Fault::unexpected(found, expected::number_in_count);
                    return Err(Scan::with(self.places).fault(self.blank + inside, fault));
                }
            }
        }
        Ok(PlacedClue::coloured(runs, self.blank + line.range().start))
    }

    /// Reads title, author and the like.
    fn words(&mut self, puzzle: Node<'_, '_>) {
        let word = |name: &str| {
            let node = puzzle.children().find(|node| node.has_tag_name(name))?;
            let text: String =
                node.descendants().filter_map(|node| if node.is_text() { node.text() } else { None }).collect();
            Some(text.split_whitespace().collect::<Vec<_>>().join(" ")).filter(|text| !text.is_empty())
        };
        self.draft.title = word("title").unwrap_or_default();
        let catalogue = [word("source"), word("id")].into_iter().flatten().collect::<Vec<_>>().join(" ");
        self.draft.notes.add(Notes::CATALOGUE, &catalogue);
        for (name, key) in write::NAMES {
            self.draft.notes.add(key, &word(name).unwrap_or_default());
        }
    }

    /// Reads the goal and the given cells.
    fn images(&mut self, puzzle: Node<'_, '_>, shades: &mut Shades) -> Result<(), Mistake> {
        for solution in puzzle.children().filter(|node| node.has_tag_name("solution")) {
            let Some(image) = solution.children().find(|node| node.has_tag_name("image")) else { continue };
            match solution.attribute("type").unwrap_or("goal") {
                "goal" if self.draft.notes.goal.is_none() => {
                    let known = (self.draft.columns.len(), self.draft.rows.len());
                    let size = Some(known).filter(|size| *size != (0, 0));
                    let grid = self.image(image, shades, size, Cells::Goal)?;
                    if size.is_none() {
                        let clues = Draft::of_picture(&grid);
                        (self.draft.rows, self.draft.columns) = (clues.rows, clues.columns);
                    }
                    self.draft.notes.goal = Some(grid).filter(|grid| grid.unknown_cells() == 0);
                }
                "saved" if self.draft.givens.is_none() => {
                    let size = (self.draft.columns.len(), self.draft.rows.len());
                    self.draft.givens = Some(self.image(image, shades, Some(size), Cells::Saved)?);
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads rows between bars. Letters in square brackets are the possible values of one cell.
    fn image(
        &self,
        image: Node<'_, '_>,
        shades: &mut Shades,
        size: Option<(usize, usize)>,
        cells: Cells,
    ) -> Result<Grid, Mistake> {
        let mut rows: Vec<Vec<Cell>> = Vec::new();
        let written = image.text().unwrap_or_default();
        // Where a space is a cell, each row is the text between bars on one line.
        let is_between = |c: char| c.is_whitespace() && !(c == ' ' && shades.has_space());
        let is_row = |row: &&str| !(row.trim().is_empty() && (row.contains('\n') || row.chars().all(is_between)));
        let pieces: Vec<&str> = written.split('|').filter(is_row).collect();
        let pieces = pieces.into_iter().map(|row| row.chars().filter(|&c| !is_between(c)).collect::<String>());
        for row in pieces.collect::<Vec<_>>() {
            let mut cells = Vec::new();
            let mut rest = row.chars();
            while let Some(letter) = rest.next() {
                let cell = match letter {
                    '[' => shades.cell(rest.by_ref().take_while(|&c| c != ']')),
                    '?' => Ok(Cell::UNKNOWN),
                    letter => shades.cell([letter]),
                };
                cells.push(cell.map_err(|fault| self.fault(image, fault))?);
            }
            rows.push(cells);
        }
        let (width, height) = size.unwrap_or((rows.first().map_or(0, Vec::len), rows.len()));
        let shape = |counted, found, expected| self.fault(image, Fault::Shape { cells, counted, found, expected });
        if rows.len() != height {
            return Err(shape(Counted::Rows, rows.len(), height));
        }
        if let Some(row) = rows.iter().find(|row| row.len() != width) {
            return Err(shape(Counted::InRow, row.len(), width));
        }
        if width.max(height) > MAX_SIDE {
            let (axis, lines) = if width > MAX_SIDE { (Axis::Column, width) } else { (Axis::Row, height) };
            return Err(self.fault(image, Fault::Puzzle(PuzzleError::TooManyLines { axis, lines })));
        }
        let mut grid = inks::unknown(width, height);
        for (index, row) in rows.iter().enumerate() {
            for (column, &cell) in row.iter().enumerate() {
                grid.set(At::new(index, column), cell);
            }
        }
        Ok(grid)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Format, Notes, read as read_text, read_all, read_as};

    pub(super) const SMALL: &str = "<?xml version=\"1.0\"?>\n<!DOCTYPE pbn SYSTEM \"http://webpbn.com/pbn-0.3.dtd\">\n<puzzleset>\n\
        <puzzle type=\"grid\" defaultcolor=\"black\">\n<title>Small &amp; &lt;b&gt;</title>\n<author>A person</author>\n\
        <color name=\"white\" char=\".\">FFFFFF</color>\n<color name=\"black\" char=\"X\">000000</color>\n\
        <clues type=\"columns\">\n<line><count>2</count></line>\n<line><count>1</count></line>\n<line></line>\n</clues>\n\
        <clues type=\"rows\">\n<line><count>1</count></line>\n<line><count>2</count></line>\n</clues>\n</puzzle>\n</puzzleset>\n";

    fn with(part: &str) -> String {
        SMALL.replace("</puzzle>", &format!("{part}</puzzle>"))
    }

    #[test]
    fn puzzles_are_read_with_their_words() {
        let reading = read_text(SMALL).unwrap();
        assert_eq!((reading.format, reading.puzzle.title()), (Format::Webpbn, Some("Small & <b>")));
        assert_eq!((reading.puzzle.width(), reading.puzzle.height()), (3, 2));
        assert_eq!(reading.notes.get(Notes::BY), Some("A person"));
        assert_eq!(read_text(&format!("\n {SMALL}")).unwrap(), reading);
    }

    #[test]
    fn saved_cells_are_given() {
        let saved = with("<solution type=\"saved\"><image>|?.[X.]|\n|X[XX]?|</image></solution>");
        assert_eq!(read_text(&saved).unwrap().puzzle.givens().row_strings(), [".O.", "XX."]);
    }

    #[test]
    fn clues_are_derived_from_a_goal() {
        let goal = "<puzzleset><puzzle><solution><image>|X..|XX.|</image></solution></puzzle></puzzleset>";
        let reading = read_text(goal).unwrap();
        assert_eq!(reading.puzzle, read_text(SMALL).unwrap().puzzle.with_title(""));
        assert_eq!(reading.notes.goal.unwrap().row_strings(), ["XOO", "XXO"]);
    }

    #[test]
    fn several_puzzles_are_read() {
        let inner = &SMALL[SMALL.find("<puzzle ").unwrap()..SMALL.find("</puzzleset>").unwrap()];
        let readings = read_all(
            &SMALL.replace("</puzzleset>", &format!("{}{inner}</puzzleset>", inner.replace("<count>2", "<count>9"))),
        );
        assert_eq!(readings.len(), 3);
        assert_eq!(readings[0], readings[2]);
        let error = readings[1].as_ref().unwrap_err().to_string();
        assert!(error.starts_with("Line 25, column 1: The clue of column 1, 9, needs at least 9 cells"), "{error}");
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_as(text, Format::Webpbn).unwrap_err().to_string();
        assert_eq!(
            error(&SMALL.replace("<count>1</count>", "<count>x</count>")).lines().next(),
            Some("Line 11, column 14: Found “x”, expected a number inside “<count>”.")
        );
        let coloured = error(&SMALL.replace("<count>1", "<count color=\"red\">1"));
        assert_eq!(
            coloured.lines().next(),
            Some("Line 11, column 7: There is no colour “red” here. The only colour is black.")
        );
        let hidden = error(&SMALL.replace("<count>1", "<count>?"));
        assert!(hidden.starts_with("Line 11, column 7: The length of this run is hidden,"), "{hidden}");
        let triangle = error(&SMALL.replace(">000000", ">white/black"));
        assert!(triangle.starts_with("Line 8, column 1: This is a triangle,"), "{triangle}");
        let background = error(&SMALL.replace("<count>1", "<count color=\"white\">1"));
        assert!(background.starts_with("Line 11, column 7: This run has the colour of the background"), "{background}");
        let unclear = error(&SMALL.replace("name=\"black\" char=\"X\">000000", "name=\"bleck\" char=\"X\">0000"));
        assert!(unclear.starts_with("Line 8, column 1: Found “0000”, expected a colour such as FF0000."), "{unclear}");
        let twice = error(
            &SMALL.replace("<clues type=\"columns\">", "<color name=\"black\">111111</color><clues type=\"columns\">"),
        );
        assert!(twice.contains("“black” already stands for another colour"), "{twice}");
        assert!(error(&SMALL.replace("\"grid\"", "\"triddler\"")).contains("another kind of puzzle: “triddler”"));
        assert!(
            error(&with("<solution type=\"saved\"><image>|??|??|</image></solution>"))
                .contains("The saved image has 2 cells in this row, expected 3.")
        );
        assert!(error("<puzzleset></puzzleset>").contains("Expected: a “<puzzle>”"));
        let broken = error(&SMALL.replace("</author>", ""));
        assert!(broken.starts_with("Line 6, column 1") || broken.starts_with("Line 18"), "{broken}");
    }

    #[test]
    fn documents_made_to_exhaust_are_refused() {
        let laughs = "<!DOCTYPE lolz [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">\
            <!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">\
            <!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;\"><!ENTITY f \"&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;\">\
            <!ENTITY g \"&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;\"><!ENTITY h \"&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;\">]>\
            <puzzleset><puzzle><title>&h;</title></puzzle></puzzleset>";
        assert!(read_as(laughs, Format::Webpbn).is_err());
        assert!(read_as(&"<a>".repeat(200_000), Format::Webpbn).is_err());
        for (kind, said) in [("a", "more attributes"), ("xmlns:a", "more namespaces")] {
            let names: String = (0..50_000).map(|number| format!("{kind}{number}='' ")).collect();
            let error = read_as(&format!("<puzzleset {names}/>"), Format::Webpbn).unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
    }
}
