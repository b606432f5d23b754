//! What a picture of a puzzle shows, by the file beside it.

use serde_json::Value;
use std::fs;
use std::path::Path;

/// The clues of rows and of columns.
pub type Clues = [Vec<Vec<u16>>; 2];

/// What a picture says, by the file beside it.
pub fn truth(path: &Path) -> Clues {
    let text = fs::read_to_string(path.with_extension("json")).unwrap();
    truth_of(&serde_json::from_str(&text).unwrap())
}

/// The clues in such a file.
pub fn truth_of(value: &Value) -> Clues {
    ["rows", "columns"].map(|key| {
        let lines = value[key].as_array().unwrap().iter();
        let runs = |line: &Value| {
            line.as_array().unwrap().iter().map(|run| run.as_u64().unwrap() as u16).filter(|&run| run > 0).collect()
        };
        lines.map(runs).collect()
    })
}
