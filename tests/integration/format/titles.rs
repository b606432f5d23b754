//! Titles that look like something else: with any title, a written puzzle is recognised and read back.

use crate::makers::seeded::seeded_puzzle;
use nonoscope::format::{Format, Notes, Reading, read, read_all_as, write};
use nonoscope::puzzle::Puzzle;

const TITLES: [&str; 41] = [
    "Poor Bambi :(",
    "Lists: [1, 2]",
    "x = [",
    "a = {1}",
    "{}",
    "[[1], [2]]",
    "([1])",
    "$1",
    "5x5",
    "5x5:1/1/1/1/1/1/1/1/1/1",
    "see 2x2:2/1/1/2",
    "<puzzleset>",
    "<?xml version=\"1.0\"?>",
    "&",
    "&amp;",
    "#d",
    ": rows",
    "#n1RtToBAUk",
    "https://puzz.link/p?nonogram/1/1/11",
    "https://example.org/#2x2:2/1/1/2",
    "rows",
    "columns",
    "width 3",
    "title: title: x",
    "====",
    "\"quoted\"",
    "var d=[[1],[2]];",
    "* a star",
    "1 2 3",
    "10 10",
    "```",
    "# a hash",
    "100 % it's \\ so",
    "GRID",
    "f([[1]], [[1]]).",
    "g 1 1",
    "row_rules = [[1]]",
    "row_rules = array2d(1..1, 1..1, [1])",
    "see :left [[1]] :up [[1]]",
    "\\nonogramV{1} \\nonogramH{1}",
    "leftHeader: [[]], topHeader: [[]]",
];

#[test]
fn several_values_of_a_key_stay_together() {
    let text = "by \"A person\"\nby \"Another\"\nwidth 1\nheight 1\n\nrows\n1\n\ncolumns\n1\n";
    let reading = read(text).unwrap();
    for format in [Format::Non, Format::Webpbn, Format::Json] {
        let written = write(&reading, format).unwrap();
        let again = read(&written.text).unwrap();
        assert_eq!(again.notes.all(Notes::BY).as_deref(), Some("A person; Another"), "{format:?}");
        assert_eq!(written.left_out(std::slice::from_ref(&reading), format), None, "{format:?}");
    }
}

mod long {
    use super::*;

    #[test]
    fn a_title_may_look_like_anything() {
        for seed in 0..40 {
            let puzzle = seeded_puzzle(seed);
            for title in TITLES {
                let reading = Reading::from(puzzle.clone().with_title(title));
                for format in Format::ALL.into_iter().filter(|format| format.holds_title() && format.is_written()) {
                    let Ok(written) = write(&reading, format) else { continue };
                    let again = read(&written.text)
                        .unwrap_or_else(|error| panic!("{format:?}, {title}: {error}\n{}", written.text));
                    assert_eq!(again.format, format, "{title}\n{}", written.text);
                    let bare = |puzzle: &Puzzle| puzzle.clone().with_title("");
                    let asked = read_all_as(&written.text, format).remove(0).unwrap();
                    assert_eq!(bare(&again.puzzle), bare(&asked.puzzle), "{title}");
                    let left_out = written.left_out(std::slice::from_ref(&reading), format);
                    let says_so = left_out.is_some_and(|names| names.to_string().contains("the title"));
                    assert_eq!(says_so, again.puzzle.title() != Some(title), "{format:?}, {title}");
                }
            }
        }
    }
}
