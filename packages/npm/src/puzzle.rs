//! Puzzles: as bytes, and as JavaScript sees them.

use crate::board::rows;
use crate::json;
use js_sys::{Array, Uint8Array};
use nonoscope::format::{ReadError, Reading};
use nonoscope::puzzle::{Axis, Puzzle};
use nonoscope::words::{Text, package};
use serde::Serialize;
use wasm_bindgen::{JsError, JsValue};

/// What JavaScript sees of a puzzle.
#[derive(Serialize)]
struct Told<'r> {
    width: usize,
    height: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'r str>,
    rows: Vec<&'r [u16]>,
    columns: Vec<&'r [u16]>,
    /// The ink of each run, if there are several.
    #[serde(rename = "rowInks")]
    #[serde(skip_serializing_if = "Option::is_none")]
    row_inks: Option<Vec<Vec<usize>>>,
    #[serde(rename = "columnInks")]
    #[serde(skip_serializing_if = "Option::is_none")]
    column_inks: Option<Vec<Vec<usize>>>,
    colours: Vec<Colour<'r>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    givens: Option<Vec<Vec<i8>>>,
    /// The cells that the text marks, but not as given.
    #[serde(skip_serializing_if = "Option::is_none")]
    marks: Option<Vec<Vec<i8>>>,
    format: &'static str,
    notes: Vec<(&'r str, &'r str)>,
    remarks: Vec<String>,
}

#[derive(Serialize)]
struct Colour<'r> {
    name: &'r str,
    letter: char,
    rgb: String,
}

impl<'r> Told<'r> {
    fn new(reading: &'r Reading) -> Told<'r> {
        let puzzle = &reading.puzzle;
        let lengths = |axis| puzzle.clues(axis).iter().map(|clue| clue.lengths()).collect();
        let inks = |axis: Axis| {
            let clues = puzzle.clues(axis).iter();
            (puzzle.inks() > 1)
                .then(|| clues.map(|clue| clue.runs().map(|run| run.colour.number()).collect()).collect())
        };
        let colours = puzzle.palette().colours().map(|(_, ink)| {
            let [red, green, blue] = ink.rgb;
            Colour { name: &ink.name, letter: ink.letter, rgb: format!("#{red:02x}{green:02x}{blue:02x}") }
        });
        Told {
            width: puzzle.width(),
            height: puzzle.height(),
            title: puzzle.title(),
            rows: lengths(Axis::Row),
            columns: lengths(Axis::Column),
            row_inks: inks(Axis::Row),
            column_inks: inks(Axis::Column),
            colours: colours.collect(),
            givens: Some(puzzle.givens()).filter(|givens| !givens.is_unknown()).map(rows),
            marks: reading.marks.as_ref().map(rows),
            format: reading.format.id(),
            notes: reading.notes.keys().collect(),
            remarks: remarks(reading),
        }
    }
}

/// What the author of a text should know about how it was read, a sentence for each.
fn remarks(reading: &Reading) -> Vec<String> {
    let Reading { format, doubt, remarks, .. } = reading;
    let doubt = doubt.map(|other| {
        let call = Text::verbatim(format!("read(text, \"{}\")", other.id()));
        package::could_mean(format.name(), other.name(), call).to_string()
    });
    doubt.into_iter().chain(remarks.iter().map(ToString::to_string)).collect()
}

/// A list with two entries for each puzzle: what is told about it, and its bytes.
#[must_use]
pub fn told<'r>(readings: impl IntoIterator<Item = &'r Reading>) -> Array {
    let list = Array::new();
    for reading in readings {
        let bytes = postcard::to_allocvec(reading).unwrap_or_default();
        list.push(&JsValue::from_str(&json(&Told::new(reading))));
        list.push(&Uint8Array::from(bytes.as_slice()));
    }
    list
}

/// A puzzle that was not read from a text.
#[must_use]
pub fn made(puzzle: Puzzle) -> Array {
    told([&Reading::from(puzzle)])
}

/// The puzzle in these bytes.
///
/// # Errors
/// If they are none, or come from another version of the package.
pub fn of_bytes(bytes: &[u8]) -> Result<Reading, JsError> {
    postcard::from_bytes(bytes).map_err(|_| {
        JsError::new(
            "These bytes are no puzzle. They may come from another version of the package; read the puzzle again.",
        )
    })
}

/// What JavaScript sees of something that is wrong with a text.
#[derive(Serialize)]
struct ToldMistake {
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
}

/// The mistakes in a text, to be thrown: a text with the sentence for all of them, and a list.
#[must_use]
pub fn mistakes(error: &ReadError) -> JsValue {
    let told = error.mistakes.iter().map(|mistake| ToldMistake {
        message: mistake.to_string(),
        line: mistake.spot.map(|spot| spot.line),
        column: mistake.spot.map(|spot| spot.column),
    });
    let told: Vec<ToldMistake> = told.collect();
    JsValue::from_str(&json(&(error.to_string(), told)))
}

/// A mistake that has no place in a text, in the same form.
pub(crate) fn mistakes_in_words(message: &str) -> JsValue {
    let told = ToldMistake { message: message.to_owned(), line: None, column: None };
    JsValue::from_str(&json(&(message, [told])))
}
