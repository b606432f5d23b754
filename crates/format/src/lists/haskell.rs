//! The Haskell `Runs` pair, columns first: `([[2],[3,2]],[[5,2],[1]])`.
//!
//! ```text
//! pair    ( side , side )          columns, then rows
//! side    [ clue , clue , … ]      columns from the left, then rows from the top
//! clue    [ run , run , … ]        [] or [0] for a line without runs
//! ```
//!
//! All brackets may be round or square, as Python and other languages write them, and a name with an equals sign may
//! stand in front. A lookalike with spaces or other signs as Python prints them has its rows first. Source: the input
//! of the program `tatham-slv` (maweki, 2016), which reads it with Haskell's own `read`.

use super::puzzles;
use crate::error::Mistakes;
use crate::spec::{Facts, Format, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::{Draft, clues};
use nonoscope_core::puzzle::{Axis, Puzzle};
use nonoscope_words::{expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Haskell,
    facts: Facts { id: "haskell", aliases: &["runs"], name: format::haskell, ..Facts::DEFAULT },
    recognised: Recognised::By(|text| {
        // Two lists without names may be meant in either order.
        if looks_like(text) { Likeness::SureOr(Format::Json) } else { Likeness::No }
    }),
    reads: Reads::One(read),
    writes: Writes::One(write),
    sample: "([[2],[1],[1]],[[1,1],[2]])\n",
};

/// Whether a text begins with the brackets that Haskell prints, a round one, then a square one, and has nothing that Python
/// prints or allows: a space after a comma, a comma before a bracket that closes, further round brackets, quotes, `None`, remarks.
fn looks_like(text: &str) -> bool {
    let Some(inside) = text.trim_start().strip_prefix('(').filter(|inside| inside.trim_start().starts_with('[')) else {
        return false;
    };
    let is_pythons = |(at, found): (usize, &str)| {
        let after = &inside[at + found.len()..];
        match found {
            "," => after.starts_with(' ') || after.trim_start().starts_with([')', ']']),
            "N" => after.starts_with("one"),
            _ => true,
        }
    };
    !inside.match_indices([',', '(', '\'', '"', '#', 'N']).any(is_pythons)
}

fn read(text: &str) -> Result<Draft, Mistakes> {
    // The format says which comes first.
    puzzles::read_one(text, None, Axis::Column, expected::two_lists).map(|draft| Draft { order: None, ..draft })
}

fn write(puzzle: &Puzzle) -> String {
    let side = |axis| clues::side(puzzle, axis, ",", &clues::list);
    format!("([{}],[{}])\n", side(Axis::Column), side(Axis::Row))
}

#[cfg(test)]
mod tests {
    use crate::{Format, read as read_text, read_as};
    use nonoscope_core::puzzle::Line;

    #[test]
    fn columns_come_first() {
        let puzzle = read_text("([[2],[1],[]],\n [[1,1],[1]])").unwrap().puzzle;
        assert_eq!((puzzle.width(), puzzle.height()), (3, 2));
        assert_eq!(puzzle.clue(Line::row(0)).lengths(), [1, 1]);
        for text in ["[[[2],[1],[0]],[[1,1],[1]]]", "(((2,), (1,), ()), ((1, 1), (1,)))"] {
            assert_eq!(read_as(text, Format::Haskell).unwrap().puzzle, puzzle);
        }
    }

    #[test]
    fn what_python_prints_has_its_rows_first_and_the_other_meaning_is_said() {
        let haskell = "([[1,1],[1],[1]],[[2],[1],[1]])";
        let reading = read_text(haskell).unwrap();
        assert_eq!((reading.format, reading.doubt), (Format::Haskell, Some(Format::Json)));
        assert_eq!(reading.puzzle.clue(Line::column(0)).lengths(), [1, 1]);
        for text in [
            "([[1, 1], [1], [1]], [[2], [1], [1]])",
            "([[1,1],[1],[1]], [[2],[1],[1]])",
            "([[1,1],[1],[1],],[[2],[1],[1],],)",
            "([(1,1),(1,),(1,)],[(2,),(1,),(1,)])",
            "(['1 1','1','1'],['2','1','1'])",
            "([[1,1],[1],[1]], # rows\n[[2],[1],[1]])",
            "p = ([[1,1],[1],[1]],[[2],[1],[1]])",
            "p = [[[1,1],[1],[1]],[[2],[1],[1]]]\n",
        ] {
            let reading = read_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!((reading.format, reading.doubt), (Format::Json, Some(Format::Haskell)), "{text}");
            assert_eq!(reading.puzzle.clue(Line::row(0)).lengths(), [1, 1], "{text}");
            assert_eq!(read_as(text, Format::Haskell).unwrap().puzzle.clue(Line::column(0)).lengths(), [1, 1]);
        }
        // Names settle it.
        for text in [
            "rows, cols = ([[1, 1], [1], [1]], [[2], [1], [1]])",
            "rows, cols = [[1, 1], [1], [1]], [[2], [1], [1]]\n",
            "cols, rows = [[2], [1], [1]], [[1, 1], [1], [1]]",
            "row_clues, col_clues = (\n    [(1, 1), (1,), (1,)],\n    [(2,), (1,), (1,)],\n)",
        ] {
            let reading = read_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!((reading.format, reading.doubt), (Format::Json, None), "{text}");
            assert_eq!(reading.puzzle.clue(Line::row(0)).lengths(), [1, 1], "{text}");
        }
        let none = read_text("([[1], None], [[1], None])").unwrap_err().to_string();
        assert!(none.starts_with("Line 1, column 8: The clue of row 2 is missing"), "{none}");
    }

    #[test]
    fn errors_say_where() {
        let error = |text| read_as(text, Format::Haskell).unwrap_err().to_string();
        assert_eq!(
            error("([[2],[1]]"),
            "Line 1, column 11: The text ends here, but “(” in line 1, column 1 is still open. “)” is missing."
        );
        assert_eq!(
            error("([[2],[1]])"),
            "Line 1, column 1: There is only 1 list. Expected two lists: one for the columns and one for the rows."
        );
        assert_eq!(error("([[2],[1]],\n[[x]])"), "Line 2, column 3: This should be a number.");
        assert_eq!(error("([[,2],[1]],[])"), "Line 1, column 4: Found “,”, expected a number or a list.");
        assert_eq!(error("([],[])"), "There are no rows.");
    }
}
