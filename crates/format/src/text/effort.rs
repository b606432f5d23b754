//! Counts how much of a text the readers examine, in tests: clocks are unreliable.
//!
//! The cursor, lines, parts, places, and each format that is tried count here. In other builds, counting does nothing.

/// Counts bytes that were looked at.
#[cfg(not(test))]
#[inline]
pub(crate) fn looked_at(_bytes: usize) {}

#[cfg(test)]
pub(crate) fn looked_at(bytes: usize) {
    tests::count(bytes);
}

#[cfg(test)]
mod tests {
    use super::looked_at;
    use crate::read_all;
    use std::cell::Cell;

    thread_local! {
        /// How many bytes may still be looked at.
        static LEFT: Cell<usize> = const { Cell::new(usize::MAX) };
    }

    /// Stops at the limit, since a failure could otherwise take hours.
    pub(super) fn count(bytes: usize) {
        let left = LEFT.get().checked_sub(bytes).expect("no text should take that much");
        LEFT.set(left);
    }

    /// Each byte of a text may be looked at this often. Thirty formats are compared with it, and some read it, perhaps once
    /// more with its signs folded.
    const OFTEN: usize = 125;

    /// The lengths of the texts, in bytes. Quadratic time shows long before.
    const LONG: usize = 1 << 16;

    /// Each mistake has its place in the whole text, which must not be counted from the start for each.
    #[test]
    fn many_broken_puzzles_are_answered_at_once() {
        for (start, puzzle, end) in [
            ("", "$1\nx\n1\n", ""),
            ("", "width 1\nheight 1\nrows\nx\ncolumns\n1\n====\n", ""),
            ("[", "{\"rows\": [[1]], \"columns\": [[-1]]},", "{}]"),
            ("[", "{\"rows\": [[1], [\"x\"]], \"columns\": [[1]]},", "{}]"),
            (
                "<puzzleset>",
                "<puzzle><clues type=\"rows\"><line><count>x</count></line></clues></puzzle>",
                "</puzzleset>",
            ),
        ] {
            let puzzles = puzzle.repeat(LONG / puzzle.len());
            assert!(is_answered(&format!("{start}{puzzles}{end}")), "{puzzle:?}");
        }
    }

    fn is_answered(text: &str) -> bool {
        LEFT.set(OFTEN * text.len());
        std::panic::catch_unwind(|| read_all(text)).is_ok()
    }

    #[test]
    #[should_panic(expected = "no text should take that much")]
    fn looking_again_at_all_that_stands_before_each_line_is_noticed() {
        let text = "1\n".repeat(1000);
        LEFT.set(OFTEN * text.len());
        (0..1000).for_each(|line| looked_at(2 * line));
    }

    /// The tests that take longest.
    mod long {
        use super::*;

        #[test]
        fn long_texts_are_answered_at_once() {
            let starts = [
                "",
                "rows\n",
                "10x10:",
                "[",
                "width 5\nheight 5\nrows\n",
                "color a #ff0000\nrows\n",
                "#d\n r:r red\n",
                "#d\n r:r red\n: rows\n",
                "[colors]\n",
                "[colors]\nr = (red) %\n[clues]\nrows =\n",
                "<puzzle><color name=\"a\" char=\"a\">f00</color><solution><image>|",
                ": rows\n",
                "5 5\n",
                "5\n5\n",
                "$1\n",
                "<puzzle>",
                "#.",
                "([",
                "var d=[[",
                "https://puzz.link/p?nonogram/9/9/",
                "#n1",
                "GRID\nROWS\n",
                "GRID\nROWS\n[ 1 ]\n",
                "g 9 9\n",
                "[clues]\nrows =\n",
                "rows = 9\nrow_rules = [",
                "row_rules = [1]\n",
                "row_rules = [|",
                "nonogram([[",
                "row_hint(1,1,1).\n",
                "P1 1000 1000\n",
                "\\nonogramV{\\nonogramH{",
                "{:left [[",
                "leftHeader: [[ topHeader:",
                "SAVEFILE:1:x\nPARAMS:3:9x9\nDESC:1:",
                "Rows: ",
                "Columns: 1, 2\nRows: ",
                "\t\t1\t1\n",
                "    1 1\n",
                ",,1,1\n",
                "rows, cols = ",
                "([[1,1],",
            ];
            let parts = [
                "x\n",
                "x",
                "1\n",
                "1 ",
                "[",
                "[1,",
                "[[1],",
                "1/",
                "\n\n1\n",
                "two words\n",
                "1O\n",
                "１\n",
                "-1\n",
                "$\n",
                "<a>",
                "#.\n",
                "\"",
                "1r 2g\n",
                "color a #ff0000\n",
                "a:a red\n",
                "'r = (red) %',",
                "[ab]",
                "a1 ",
                "{\"a\":",
                "é",
                "Row 1 is\n",
                "1,é;",
                "a:[1];",
                "[x],",
                "\"x\",",
                "rows = [",
                "rows = 1\n",
                "f([[1]], [[1]]).\n",
                "f([[",
                "row(1,1,1).\n",
                "A B\nC\n\n",
                "'\\",
                "[ 1 ]\n",
                ":left [",
                ":left [[1]] ",
                "topHeader: [[[1,1]]], ",
                "1,",
                "1;",
                "- 1\n",
                "\t1",
                "1. 1\n",
                "\t\t\tx\n",
                "x, ",
                ",",
                "1\t\tO\n",
                " 1\n1 x\n",
            ];
            for (number, start) in starts.into_iter().enumerate() {
                // Every part by itself, and after every start some of them.
                for part in parts.into_iter().skip(number % 5).step_by(if number == 0 { 1 } else { 5 }) {
                    let mut text = start.to_owned();
                    text.push_str(&part.repeat(LONG / part.len()));
                    assert!(is_answered(&text), "{start:?} {part:?}");
                }
            }
        }
    }
}
