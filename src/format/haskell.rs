//! The Haskell `Runs` pair, columns first: `([[2],[3,2]],[[5,2],[1]])`.
//!
//! ```text
//! pair    ( side , side )          the brackets of the pair may be square, as in JSON, or Python's round ones
//! side    [ clue , clue , … ]      columns from the left, then rows from the top
//! clue    [ run , run , … ]        [] or [0] for a line without runs
//! ```
//!
//! Source: the input of the program `tatham-slv` (maweki, 2016), which reads it with Haskell's own `read`.

use super::draft::{Draft, PlacedClue};
use super::error::ReadError;
use super::scan::Scan;

pub(super) fn read(text: &str) -> Result<Draft, ReadError> {
    let mut scan = Scan::at(text, 0);
    let close = open(&mut scan, "“(” before the two lists")?;
    let columns = list(&mut scan, "“[” before the columns", clue)?;
    scan.skip_space();
    if !scan.eat(',') {
        return Err(scan.expected("“,” and the list of rows"));
    }
    let rows = list(&mut scan, "“[” before the rows", clue)?;
    scan.skip_space();
    if !scan.eat(close) {
        return Err(scan.expected("the closing bracket after the rows"));
    }
    scan.skip_space();
    if scan.peek().is_some() {
        return Err(scan.expected("nothing more"));
    }
    Ok(Draft { rows, columns, ..Draft::default() })
}

/// Goes past an opening bracket and says which one closes it.
fn open(scan: &mut Scan<'_>, expected: &'static str) -> Result<char, ReadError> {
    scan.skip_space();
    if scan.eat('(') {
        Ok(')')
    } else if scan.eat('[') {
        Ok(']')
    } else {
        Err(scan.expected(expected))
    }
}

fn list<T>(
    scan: &mut Scan<'_>,
    expected: &'static str,
    item: impl Fn(&mut Scan<'_>) -> Result<T, ReadError>,
) -> Result<Vec<T>, ReadError> {
    let close = open(scan, expected)?;
    let mut items = Vec::new();
    scan.skip_space();
    if scan.eat(close) {
        return Ok(items);
    }
    loop {
        scan.skip_space();
        items.push(item(scan)?);
        scan.skip_space();
        if scan.eat(close) {
            return Ok(items);
        }
        if !scan.eat(',') {
            return Err(scan.expected("“,” or the closing bracket"));
        }
        // Python writes a comma behind a single item.
        scan.skip_space();
        if scan.eat(close) {
            return Ok(items);
        }
    }
}

fn clue(scan: &mut Scan<'_>) -> Result<PlacedClue, ReadError> {
    let offset = scan.offset();
    let run = |scan: &mut Scan<'_>| scan.number()?.ok_or_else(|| scan.expected("the length of a run"));
    let runs = list(scan, "“[” before the runs of a line", run)?;
    Ok(PlacedClue { clue: runs.into_iter().collect(), offset })
}

#[cfg(test)]
mod tests {
    use super::super::{Format, read as read_text, read_as};
    use crate::puzzle::Line;

    #[test]
    fn columns_come_first() {
        let puzzle = read_text("([[2],[1], []],\n [[1, 1], [1]])").unwrap().puzzle;
        assert_eq!((puzzle.width(), puzzle.height()), (3, 2));
        assert_eq!(puzzle.clue(Line::row(0)).runs(), [1, 1]);
        assert_eq!(read_text("[[[2],[1],[0]],[[1,1],[1]]]").unwrap().puzzle, puzzle);
        assert_eq!(read_text("(((2,), (1,), ()), ((1, 1), (1,)))").unwrap().puzzle, puzzle);
    }

    #[test]
    fn errors_say_where() {
        let error = |text| read_as(text, Format::Haskell).unwrap_err().to_string();
        assert_eq!(error("([[2],[1]]"), "Line 1, column 11: The text ends here, expected “,” and the list of rows.");
        assert_eq!(error("([[2],[1]],\n[[x]])"), "Line 2, column 3: Found “x”, expected the length of a run.");
        assert_eq!(error("([[,2],[1]],[])"), "Line 1, column 4: Found “,”, expected the length of a run.");
        assert_eq!(error("([[1]],[[1]]) 7"), "Line 1, column 15: Found “7”, expected nothing more.");
        assert_eq!(
            error("([[1]],[[1]]"),
            "Line 1, column 13: The text ends here, expected the closing bracket after the rows."
        );
        assert_eq!(error("([],[])"), "There are no rows.");
    }
}
