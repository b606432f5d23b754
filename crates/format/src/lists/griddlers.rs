//! The script with the puzzle of a page of griddlers.net; it is only read.
//!
//! ```text
//! var puzzle = {
//!   …
//!   leftHeader: [[[1,3],[1,2]], …],     the rows from the top: each run as its colour and its length
//!   topHeader: [[[1,1]], …],            the columns from the left
//!   …
//! };
//! ```
//!
//! These lists do not say what the colours look like, so they are made up. Source: programs that load such scripts, as griddlers.net itself documents none: they
//! ask it for the resource `griddlerPuzzle` of a puzzle.

use super::nested::{self, Kind, Value};
use super::{json, puzzles};
use crate::error::{Fault, Mistake, Mistakes};
use crate::spec::{Facts, Format, Holds, Likeness, Reads, Recognised, Spec, Writes};
use crate::text::inks::made_up;
use crate::text::{Draft, Places, Scan, place_of};
use nonoscope_core::puzzle::Axis;
use nonoscope_words::{expected, format};

pub(crate) const SPEC: Spec = Spec {
    format: Format::Griddlers,
    facts: Facts {
        id: "griddlers",
        aliases: &["griddlers.net"],
        name: format::griddlers,
        extension: "js",
        media_type: "text/javascript",
        holds: Holds { colours: true, ..Holds::CLUES },
    },
    recognised: Recognised::By(|text| {
        Likeness::sure(
            !json::opens_only_json(text) && [ROWS, COLUMNS].iter().all(|name| place_of(name, text).is_some()),
        )
    }),
    reads: Reads::One(read),
    writes: Writes::Never,
    sample: "var puzzle = {\n  leftHeader: [[[1,1],[1,1]],[[1,2]]],\n  topHeader: [[[1,2]],[[1,1]],[[1,1]]]\n};\n",
};

const ROWS: &str = "leftHeader";
const COLUMNS: &str = "topHeader";

fn read(text: &str) -> Result<Draft, Mistakes> {
    let places = Places::new(text);
    let at = Scan::with(&places);
    let mut values = nested::text(&mut at.from(0))?;
    turn_round(&at, &mut values, &mut Vec::new())?;
    puzzles::puzzles(&at, &values, Axis::Row, expected::lists_of_script).swap_remove(0)
}

/// Makes a run with the name of a colour of each pair of the number of a colour and a length, as other lists have them.
fn turn_round(at: &Scan<'_>, values: &mut [Value], known: &mut Vec<u32>) -> Result<(), Mistake> {
    for value in values {
        let is_side = [ROWS, COLUMNS].contains(&value.name(at));
        let Kind::List(inside) = &mut value.kind else { continue };
        if !is_side {
            turn_round(at, inside, known)?;
            continue;
        }
        for clue in inside {
            let Kind::List(runs) = &mut clue.kind else { continue };
            for run in runs {
                let [Value { kind: Kind::Number(number), .. }, length] = run.items() else {
                    return Err(at.fault(run.offset, Fault::ShouldBe { expected: expected::colour_and_length() }));
                };
                if !known.contains(number) {
                    known.push(*number);
                }
                let colour = made_up(known.iter().position(|known| known == number).unwrap_or_default());
                run.kind = Kind::List(vec![length.clone(), Value::new(run.offset, Kind::Text(colour))]);
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::SPEC;
    use crate::{Format, read as read_text};
    use nonoscope_core::puzzle::Axis;

    #[test]
    fn runs_are_colours_and_lengths() {
        let reading = read_text(SPEC.sample).unwrap();
        assert_eq!(reading.format, Format::Griddlers);
        assert_eq!(reading.puzzle, read_text("3x2:2/1/1/1.1/2").unwrap().puzzle);
        let puzzle = SPEC.sample.replace("[[1,2]]]", "[[1,2]], []]");
        let more = format!("<script>\nvar a = [1];\n{puzzle}var solution = {{}};\n");
        assert_eq!(read_text(&more).unwrap().puzzle.height(), 3);
    }

    #[test]
    fn runs_have_colours() {
        let text =
            "var puzzle = {\n  leftHeader: [[[4,1],[7,1]],[[7,2]]],\n  topHeader: [[[4,1],[7,1]],[[7,2]],[]]\n};\n";
        let puzzle = read_text(text).unwrap().puzzle;
        let clues: Vec<_> = puzzle.clues(Axis::Row).iter().map(ToString::to_string).collect();
        assert_eq!((clues, puzzle.inks()), (vec!["1a 1b".to_owned(), "2b".to_owned()], 2));
        let error = read_text(&text.replace("[[7,2]],[]", "[[4,2]],[]")).unwrap_err().to_string();
        assert!(error.starts_with("The rows ask for 1 black cell, the columns for 3. "), "{error}");
    }

    #[test]
    fn errors_say_where() {
        let error = |text: &str| read_text(text).unwrap_err().to_string();
        assert_eq!(
            error(&SPEC.sample.replacen("[[1,2]]]", "[2]]", 1)),
            "Line 2, column 31: This should be a colour and a length such as [1,3]."
        );
        assert_eq!(
            error("leftHeader, topHeader"),
            "There is no puzzle in this text. Expected: lists “leftHeader” and “topHeader”."
        );
    }
}
