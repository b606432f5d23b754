//! The Haskell `Runs` pair, columns first: `([[2],[3,2]],[[5,2],[1]])`.
//!
//! ```text
//! pair    ( side , side )          columns, then rows
//! side    [ clue , clue , … ]      columns from the left, then rows from the top
//! clue    [ run , run , … ]        [] or [0] for a line without runs
//! ```
//!
//! All brackets may be round or square, as Python and other languages write them.
//! Source: the input of the program `tatham-slv` (maweki, 2016), which reads it with Haskell's own `read`.

use super::json;
use super::nested;
use crate::format::error::mistake::Mistakes;
use crate::format::kind::Format;
use crate::format::spec::{Facts, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::format::text::clues;
use crate::format::text::draft::Draft;
use crate::format::text::scan::Scan;
use crate::puzzle::{Axis, Puzzle};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Haskell,
    facts: Facts {
        id: "haskell",
        aliases: &["runs"],
        name: "Haskell Runs pair",
        extension: "txt",
        media_type: "text/plain",
        holds: Holds::CLUES,
    },
    recognised: Recognised::By(likeness),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "([[2],[1],[1]],[[1,1],[2]])\n",
};

/// Whether a text begins with the brackets that Haskell prints: a round one, then a square one.
fn looks_like(text: &str) -> bool {
    text.trim_start().strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with('['))
}

/// Two lists without names may be meant in either order.
fn likeness(text: &str) -> Likeness {
    if looks_like(text) { Likeness::SureOr(Format::Json) } else { Likeness::No }
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    let mut scan = Scan::at(text, 0);
    let value = nested::value(&mut scan, "“(” before the two lists")?;
    scan.skip_space();
    if scan.peek().is_some() {
        return Err(scan.expected("nothing more").into());
    }
    json::pair(&Scan::at(text, 0), &value, [Axis::Column, Axis::Row])
}

fn write(puzzle: &Puzzle) -> String {
    let side = |axis| clues::side(puzzle, axis, ",", &clues::list);
    format!("([{}],[{}])\n", side(Axis::Column), side(Axis::Row))
}

#[cfg(test)]
mod tests {
    use crate::format::{Format, read as read_text, read_as};
    use crate::puzzle::Line;

    #[test]
    fn columns_come_first() {
        let puzzle = read_text("([[2],[1], []],\n [[1, 1], [1]])").unwrap().puzzle;
        assert_eq!((puzzle.width(), puzzle.height()), (3, 2));
        assert_eq!(puzzle.clue(Line::row(0)).lengths(), [1, 1]);
        for text in ["[[[2],[1],[0]],[[1,1],[1]]]", "(((2,), (1,), ()), ((1, 1), (1,)))"] {
            assert_eq!(read_as(text, Format::Haskell).unwrap().puzzle, puzzle);
        }
    }

    #[test]
    fn errors_say_where() {
        let error = |text| read_as(text, Format::Haskell).unwrap_err().to_string();
        assert_eq!(
            error("([[2],[1]]"),
            "Line 1, column 11: The text ends here, but “(” in line 1, column 1 is not closed; “)” is missing."
        );
        assert_eq!(
            error("([[2],[1]])"),
            "Line 1, column 1: Here is 1 list; expected two, of the columns and of the rows."
        );
        assert_eq!(error("([[2],[1]],\n[[x]])"), "Line 2, column 3: This should be a number.");
        assert_eq!(error("([[,2],[1]],[])"), "Line 1, column 4: Found “,”, expected a number or a list.");
        assert_eq!(error("([[1]],[[1]]) 7"), "Line 1, column 15: Found “7”, expected nothing more.");
        assert_eq!(error("([],[])"), "There are no rows.");
    }
}
