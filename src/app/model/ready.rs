//! What reading the examples gives, so that a first visit needs no program that reads.

use crate::app::worker::protocol::decode;
use crate::examples;
use crate::format::Reading;

/// The readings of all examples, in order, as the page and its workers exchange them.
const READINGS: &[u8] = include_bytes!("examples.postcard");

/// The readings of all examples, in order.
pub(crate) fn all() -> Vec<Reading> {
    // If the bytes were no readings, texts would be read like any others; a test makes sure that they are.
    decode(READINGS).unwrap_or_default()
}

/// What reading a text gives, if it is that of an example.
pub(crate) fn example(text: &str) -> Option<Reading> {
    let place = examples::ALL.iter().position(|example| example.text == text)?;
    all().into_iter().nth(place)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::worker::protocol::encode;
    use crate::format::read;

    /// With `NONOSCOPE_BLESS`, it writes the file anew.
    #[test]
    fn every_example_is_ready_as_it_would_be_read() {
        let readings: Vec<Reading> = examples::ALL.iter().map(|example| read(example.text).unwrap()).collect();
        if std::env::var_os("NONOSCOPE_BLESS").is_some() {
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/app/model/examples.postcard");
            std::fs::write(file, encode(&readings).unwrap()).unwrap();
            return;
        }
        for (listed, reading) in examples::ALL.iter().zip(readings) {
            assert_eq!(example(listed.text), Some(reading), "{}", listed.name);
        }
        assert_eq!(example("2x2:2/1/1/2"), None);
    }
}
