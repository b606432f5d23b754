//! How many pictures of a folder are read right: `NONOSCOPE_PICTURES` names it, `NAME.json` beside each picture says what it shows.

use super::{Picture, clues, files, truth};
use nonoscope::scan::read;
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Instant;

#[test]
fn nearly_all_pictures_of_a_folder_are_read_right() {
    let Some(folder) = std::env::var_os("NONOSCOPE_PICTURES") else { return };
    // For each style: pictures, those read right, those read wrong without a mark at anything wrong.
    let mut styles: BTreeMap<String, [usize; 3]> = BTreeMap::new();
    for path in files(folder.as_ref()) {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let style = name.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '-').to_owned();
        let counts = styles.entry(style).or_default();
        counts[0] += 1;
        let picture = Picture::of(&path);
        let start = Instant::now();
        let reading = read(picture.width, picture.height, &picture.pixels);
        let millis = start.elapsed().as_millis();
        let what = match &reading {
            Err(error) => error.to_string(),
            Ok(reading) if clues(reading) == truth(&path) => {
                counts[1] += 1;
                continue;
            }
            Ok(reading) => {
                let doubts = reading.doubtful().count();
                counts[2] += usize::from(doubts == 0 && reading.verdict.is_ok());
                format!("wrong, {doubts} doubtful, {:?}", reading.verdict)
            }
        };
        println!("{name}: {what} ({millis} ms)");
    }
    let sum = |index: usize| styles.values().map(|counts| counts[index]).sum::<usize>();
    println!("{styles:#?}\n{} of {} right, {} wrong without a mark", sum(1), sum(0), sum(2));
    // As many as were when this was written.
    let least = match Path::new(&folder).file_name().and_then(|name| name.to_str()) {
        Some("more") => 98,
        Some("mixed") => 97,
        Some("mixed2") => 95,
        Some("fresh") => 88,
        Some("inks-apart") => 74,
        _ => 100,
    };
    assert!(sum(1) * 100 >= sum(0) * least && sum(2) == 0, "{} of {} right", sum(1), sum(0));
}
