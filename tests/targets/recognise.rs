//! For any text, the program says what it is, and reads it exactly as it does when it is told that format.

use super::readers::{points_into, survives};
use nonoscope::format::{read, read_all, read_all_as, text_of};

pub(super) fn hold(bytes: &[u8]) {
    let text = text_of(bytes);
    let found = read_all(&text);
    assert_eq!(found.first(), Some(&read(&text)));
    for (index, found) in found.iter().enumerate() {
        match found {
            Ok(reading) => {
                let said = read_all_as(&text, reading.format);
                let said = said[index].as_ref().expect("the format that was recognised");
                assert_eq!((&said.puzzle, &said.notes), (&reading.puzzle, &reading.notes));
                survives(reading);
            }
            Err(error) => points_into(error, &text),
        }
    }
}
