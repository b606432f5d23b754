//! The game ID of Pattern, and its saved games, in Simon Tatham's Portable Puzzle Collection.
//!
//! ```text
//! WxH:runs/runs/…        W columns from the left, then H rows from the top
//! runs                   numbers joined by dots; nothing for a line without runs
//! ,cells                 optional given cells, row by row: a letter skips 0 (a) to 24 (y) cells, then a small letter
//!                        gives an empty cell and a capital a filled one; z and Z skip 25 and give none; a letter that
//!                        skips just to the end of the grid closes the list
//! ```
//!
//! ```text
//! SAVEFILE:41:Simon Tatham's Portable Puzzle Collection
//! GAME    :7:Pattern       in a saved game, each line has a key of eight characters, the length of the value, and the value
//! PARAMS  :3:3x2           the sides
//! DESC    :11:2/1/1/1.1/2  the rest of the game ID
//! MOVE    :8:F0,0,1,1      what was done; it is not read
//! ```
//!
//! An address that ends in `#` and the ID, as copied from the web version, is read too.
//! Source: the game description in `pattern.c`, `midend_serialise` in `midend.c`, and the developer documentation of the collection.

use crate::error::{Fault, Mistake, Mistakes};
use crate::lists::json;
use crate::spec::{Facts, Format, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, PlacedClue, Scan, clues, lines};
use nonoscope_core::puzzle::{Axis, Cell, Grid, Puzzle};
use nonoscope_words::{expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Tatham,
    facts: Facts {
        id: "tatham",
        name: format::tatham_id,
        holds: Holds { givens: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::sure(start(text).is_some() || has_no_size(text))),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "3x2:2/1/1/1.1/2\n",
};

pub(crate) const SAVE: Spec = Spec {
    format: Format::TathamSave,
    facts: Facts {
        id: "tatham-save",
        aliases: &["sgt"],
        name: format::tatham_save,
        extension: "sav",
        holds: Holds { givens: true, ..Holds::CLUES },
        ..Facts::DEFAULT
    },
    recognised: Recognised::By(|text| Likeness::sure(text.trim_start().starts_with("SAVEFILE:"))),
    reads: Reads::One(read_save),
    writes: Writes::Never,
    sample: "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :7:Pattern\n\
        PARAMS  :3:3x2\nCPARAMS :3:3x2\nDESC    :11:2/1/1/1.1/2\nNSTATES :1:1\nSTATEPOS:1:1\n",
};

/// The sign between width and height: an x, as the program writes it, or a variant that people type.
const TIMES: [char; 6] = ['x', 'X', '×', '*', 'х', 'Х'];

/// Where the ID starts: at its size, possibly after an address.
fn start(text: &str) -> Option<usize> {
    let is_id = |id: &str| {
        let digits = |c: char| c.is_ascii_digit();
        let after_width = id.trim_start_matches(digits);
        let Some(after_x) = after_width.trim_start().strip_prefix(TIMES) else { return false };
        let before_height = after_x.trim_start();
        let after_height = before_height.trim_start_matches(digits);
        after_width.len() < id.len()
            && after_height.len() < before_height.len()
            && (after_height.trim_start().starts_with([':', '#']) || is_bare(after_height))
    };
    let blank = text.len() - text.trim_start().len();
    if is_id(&text[blank..]) {
        return Some(blank);
    }
    // A longer text may mention an ID, and so may JSON that fits on a line.
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(3).count();
    if lines == 3 || json::opens_json(text) {
        return None;
    }
    let after_address = lines::place_of("://", text).and(text.find('#')).map(|hash| hash + 1);
    after_address.into_iter().chain(in_words(text)).find(|&start| is_id(&text[start..]))
}

/// The start of the first word that is an ID, in a short message.
fn in_words(text: &str) -> Option<usize> {
    let mut words = text.split_whitespace();
    let is_id = |word: &str| {
        let (size, clues) = word.split_once(':')?;
        let (width, height) = size.split_once(TIMES)?;
        let digits = |side: &str| !side.is_empty() && side.chars().all(|c| c.is_ascii_digit());
        (digits(width) && digits(height) && clues.contains('/')).then_some(())
    };
    words.find(|word| is_id(word).is_some()).and_then(|word| text.find(word))
}

/// Whether these are the clues of an ID whose colon is missing or replaced by another sign.
fn is_bare(text: &str) -> bool {
    let clues = text.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ';' | '=' | ',' | '.' | '-' | '/'));
    clues.matches('/').count() > 1
        && clues.trim_end().chars().all(|c| c.is_ascii_digit() || matches!(c, '/' | '.' | ','))
}

/// Whether a text consists of the clues of an ID whose size was not copied.
fn has_no_size(text: &str) -> bool {
    let text = text.trim().trim_start_matches(':');
    text.starts_with(|c: char| c.is_ascii_digit() || c == '/') && text.contains('.') && is_bare(text)
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut scan = Scan::at(text, start(text).unwrap_or(0));
    scan.skip_space();
    let size = scan.offset();
    if start(text).is_none() && has_no_size(text) {
        return Err(scan.fault(size, Fault::NoSize).into());
    }
    let width = usize::from(scan.positive(expected::positive_width)?);
    scan.skip_space();
    if !TIMES.into_iter().any(|times| scan.eat(times)) {
        return Err(scan.expected(expected::cross).into());
    }
    scan.skip_space();
    let height = usize::from(scan.positive(expected::positive_height)?);
    scan.skip_space();
    if scan.peek() == Some('#') {
        return Err(scan.fault(scan.offset(), Fault::RandomSeed).into());
    }
    if !scan.eat(':') {
        return Err(scan.expected(expected::colon).into());
    }
    scan.skip_space();

    let mut columns = Vec::new();
    loop {
        match clue(&mut scan) {
            Err(_) if scan.peek().is_none() => {
                let fault = Fault::IdCutOff { found: columns.len(), expected: width + height };
                return Err(scan.fault(scan.offset(), fault).into());
            }
            clue => columns.push(clue?),
        }
        if !scan.eat('/') {
            break;
        }
        // A long ID may have been broken into lines after a slash.
        if scan.rest().trim_start().starts_with(|c: char| c.is_ascii_digit() || c == '/') {
            scan.skip_space();
        }
    }
    let comma = scan.offset();
    let givens = if scan.eat(',') {
        if scan.peek().is_some_and(|c| c.is_ascii_digit() || c.is_whitespace()) {
            return Err(scan.fault(comma, Fault::CommaForPoint).into());
        }
        Some(givens(&mut scan, width, height)?)
    } else {
        None
    };
    scan.skip_space();
    if scan.peek().is_some() {
        let mistake = match &givens {
            Some(_) => scan.expected(expected::given_letters),
            None => scan.expected_number(expected::number_or_separator),
        };
        return Err(mistake.into());
    }
    // A slash after the last clue does not begin another clue.
    if columns.len() == width + height + 1 {
        columns.pop_if(|last| last.clue.lengths().is_empty());
    }
    if columns.len() != width + height {
        return Err(clue_count(&scan, size, &columns, (width, height)).into());
    }
    let draft = Draft { rows: columns.split_off(width), columns, givens, is_sized: true, ..Draft::default() };
    draft.of_sides((width, height), &scan, size)
}

/// The mistake of too few or too many clues, at the slash that explains it if there is one.
fn clue_count(scan: &Scan<'_>, offset: usize, clues: &[PlacedClue], size: (usize, usize)) -> Mistake {
    let (found, expected) = (clues.len(), size.0 + size.1);
    let only = |is_odd: &dyn Fn(&PlacedClue) -> bool| {
        let mut odd = clues.iter().filter(|clue| is_odd(clue));
        odd.next().filter(|_| odd.next().is_none())
    };
    let most = size.0.max(size.1);
    let too_long = only(&|placed| placed.clue.shortest() > most);
    let empty = only(&|placed| placed.clue.lengths().is_empty());
    match (too_long, empty) {
        (Some(placed), _) if found + 1 == expected => {
            let clue = clues::joined(&placed.clue, ".");
            scan.fault(placed.offset, Fault::SlashMissing { clue, found, size })
        }
        (_, Some(placed)) if found == expected + 1 => scan.fault(placed.offset, Fault::SlashTooMany { found, size }),
        _ if found + 1 < expected => scan.fault(scan.offset(), Fault::IdCutOff { found, expected }),
        _ => scan.fault(offset, Fault::ClueCount { found, size }),
    }
}

fn clue(scan: &mut Scan<'_>) -> Result<PlacedClue, Mistake> {
    let offset = scan.offset();
    let mut runs: Vec<u16> = scan.number()?.into_iter().collect();
    while !runs.is_empty() {
        if scan.eat('.') {
            runs.push(scan.number()?.ok_or_else(|| scan.expected_number(expected::run_number))?);
        } else if scan.rest().trim_start_matches([' ', '\u{a0}']).starts_with(|c: char| c.is_ascii_digit()) {
            // A space in place of a dot.
            scan.skip(|c| matches!(c, ' ' | '\u{a0}'));
            runs.extend(scan.number()?);
        } else {
            break;
        }
    }
    Ok(PlacedClue::new(runs, offset))
}

fn givens(scan: &mut Scan<'_>, width: usize, height: usize) -> Result<Grid, Mistake> {
    let mut grid = Grid::unknown(width, height);
    let mut next = 0;
    while let Some(letter) = scan.peek().filter(char::is_ascii_alphabetic) {
        let skip = usize::from(letter.to_ascii_lowercase() as u8 - b'a');
        next += skip;
        if next > width * height {
            return Err(scan.fault(scan.offset(), Fault::GivensOverrun));
        }
        if skip < 25 {
            if next < width * height {
                let cell = if letter.is_ascii_uppercase() { Cell::FILLED } else { Cell::EMPTY };
                grid.set(grid.at(next), cell);
            }
            next += 1;
        }
        scan.eat(letter);
    }
    Ok(grid)
}

fn write(puzzle: &Puzzle) -> String {
    let clues = [Axis::Column, Axis::Row].into_iter().flat_map(|axis| puzzle.clues(axis));
    let runs = clues.map(|clue| if clue.lengths().is_empty() { String::new() } else { clues::joined(clue, ".") });
    let runs: Vec<String> = runs.collect();
    let mut out = format!("{}x{}:{}", puzzle.width(), puzzle.height(), runs.join("/"));
    let givens = puzzle.givens().cells();
    if !puzzle.givens().is_unknown() {
        out.push(',');
        let letter = |skip: usize| char::from(b'a' + skip as u8);
        let mut skip = 0;
        for &cell in givens {
            match cell {
                Cell::FILLED => out.push(letter(skip).to_ascii_uppercase()),
                Cell::EMPTY => out.push(letter(skip)),
                _ => skip += 1,
            }
            if cell != Cell::UNKNOWN {
                skip = 0;
            } else if skip == 25 {
                out.push('z');
                skip = 0;
            }
        }
        // The program itself closes the list this way, and accepts no other.
        if skip > 0 {
            out.push(letter(skip));
        }
    }
    out.push('\n');
    out
}

/// The value of a key and its place.
fn value<'t>(text: &'t str, key: &str) -> Option<(usize, &'t str)> {
    lines::lines(text).find_map(|(offset, line)| {
        let mut parts = line.splitn(3, ':');
        let (found, _, value) = (parts.next()?, parts.next()?, parts.next()?);
        (found.trim() == key).then_some((offset + line.len() - value.len(), value))
    })
}

fn read_save(text: &str) -> Result<Draft, Mistakes> {
    let at = Scan::at(text, 0);
    if let Some((offset, game)) = value(text, "GAME").filter(|(_, game)| *game != "Pattern") {
        return Err(at.fault(offset, Fault::OtherPuzzle { kind: game.to_owned() }).into());
    }
    let missing = |expected| Fault::NoPuzzle { expected };
    let (_, size) = value(text, "PARAMS").ok_or_else(|| missing(expected::line_params()))?;
    let (offset, clues) = value(text, "DESC").ok_or_else(|| missing(expected::line_desc()))?;
    // The game ID, in the place of its clues, so that mistakes are found where they are.
    let above = text[..offset].rfind('\n').map_or(0, |end| end + 1);
    let blank = |c: char| std::iter::repeat_n(if c == '\n' { c } else { ' ' }, c.len_utf8());
    let mut id: String = text[..above].chars().flat_map(blank).collect();
    id.extend(std::iter::repeat_n(' ', offset.saturating_sub(id.len() + size.len() + 1)));
    id.extend([size, ":", clues]);
    read(&id)
}

#[cfg(test)]
mod tests {
    use super::SAVE;
    use crate::{Format, read as read_text, read_as, write as write_text};
    use nonoscope_core::puzzle::Line;

    #[test]
    fn what_the_program_writes_comes_out_the_same() {
        let long = format!("30x2:{}/30/,zgzd", vec!["1"; 30].join("/"));
        for id in ["2x2:2/1/1/2,Abb", "3x1:///", "2x2:2/1/1/2", &long] {
            let reading = read_text(id).unwrap();
            assert_eq!(
                write_text(&reading, Format::Tatham).unwrap().text.trim_end(),
                id.to_lowercase().replace("abb", "Abb")
            );
        }
    }

    fn error(text: &str) -> String {
        read_as(text, Format::Tatham).unwrap_err().to_string()
    }

    #[test]
    fn columns_come_first() {
        let puzzle = read_text("3x2:2/1//1.1/1").unwrap().puzzle;
        assert_eq!((puzzle.width(), puzzle.height()), (3, 2));
        assert_eq!(puzzle.clue(Line::column(0)).lengths(), [2]);
        assert_eq!(puzzle.clue(Line::column(2)).lengths(), [0u16; 0]);
        assert_eq!(puzzle.clue(Line::row(0)).lengths(), [1, 1]);
    }

    #[test]
    fn addresses_and_space_around_are_ignored() {
        let bare = read_text("2x2:2/1/1/2").unwrap();
        for text in [" \n2x2:2/1/1/2 \n", "2X2:2/1/1/2", "2 × 2 : 2/1/1/2", "2x2:2/1/1/2/", "2*2:2/1/\n1/2"] {
            assert_eq!(read_text(text).unwrap(), bare, "{text}");
        }
        assert_eq!(read_text("https://example.org/js/pattern.html#2x2:2/1/1/2").unwrap(), bare);
        assert_eq!(read_text("Try this one:\nthe 2x2:2/1/1/2").unwrap(), bare);
    }

    #[test]
    fn given_cells() {
        let givens = |text| read_text(text).unwrap().puzzle.givens().row_strings();
        assert_eq!(givens("2x2:2/1/1/2,Abb"), ["X.", "O."]);
        assert_eq!(givens("2x2:2/1/1/2,dA"), ["..", ".O"]);
        assert_eq!(givens("2x2:2/1/1/2,e"), ["..", ".."]);
        let wide = format!("30x1:{}30,zA", "1/".repeat(30));
        assert_eq!(givens(&wide), [format!("{}X....", ".".repeat(25))]);
    }

    #[test]
    fn errors_say_where() {
        assert_eq!(
            error("2x2:2/1/1"),
            "Line 1, column 1: A 2x2 puzzle needs 2 columns and 2 rows, 4 clues in all. There are 3, 1 too few."
        );
        assert_eq!(
            error("2x2:2/1/q/2"),
            "Line 1, column 9: Found “q”, expected a number, “.” between runs, “/” between clues, or the end."
        );
        assert_eq!(error("2x2:2/1./1/2"), "Line 1, column 9: Found “/”, expected the number of a run.");
        assert_eq!(error("2y2:"), "Line 1, column 2: Found “y2”, expected an “x” between width and height.");
        assert_eq!(error("2x2"), "Line 1, column 4: The text ends here, expected a colon after the size.");
        assert_eq!(error("9999x2:"), "Line 1, column 1: This number is too large. The limit is 1024.");
        assert_eq!(
            error("2x2:2/1/1/2,zA"),
            "Line 1, column 13: The given cells go on beyond the last cell of the puzzle."
        );
        assert_eq!(
            error("2x2:2/3/1/2"),
            "Line 1, column 7: The clue of column 2, 3, needs at least 3 cells, but a column has only 2, because there are 2 rows."
        );
        assert!(error("10x10#123").contains("random seed"));
    }

    #[test]
    fn the_game_id_of_a_saved_game_is_read() {
        let reading = read_text(SAVE.sample).unwrap();
        assert_eq!(reading.format, Format::TathamSave);
        assert_eq!(reading.puzzle, read_text("3x2:2/1/1/1.1/2").unwrap().puzzle);
        let givens = SAVE.sample.replace("DESC    :11:2/1/1/1.1/2", "DESC    :15:2/1/1/1.1/2,Aea");
        assert_eq!(read_text(&givens).unwrap().puzzle.givens().row_strings(), ["X..", "..O"]);
    }

    #[test]
    fn errors_in_a_saved_game_say_where() {
        let error = |text: &str| read_text(text).unwrap_err().to_string();
        assert_eq!(
            error(&SAVE.sample.replace(":2/1/1/", ":2/1/x/")),
            "Line 6, column 17: Found “x”, expected a number, “.” between runs, “/” between clues, or the end."
        );
        assert_eq!(
            error(&SAVE.sample.replace("7:Pattern", "5:Range")),
            "Line 3, column 12: This is another kind of puzzle: “Range”. Nonoscope reads only nonograms on a rectangular grid."
        );
        assert_eq!(error("SAVEFILE:41:Simon"), "There is no puzzle in this text. Expected: a line “PARAMS”.");
    }
}
