//! The answers of the worker that reads pictures.

use super::{Copied, CopiedLine, Crop, Doubt, Unread};
use crate::photo::corners::Corners;
use nonoscope_core::puzzle::{Axis, Puzzle};
use nonoscope_core::solve::{Verdict, verdict};
use nonoscope_scan::{Area, Reading, Run, ScanError, read_any_way, read_within_any_way};

/// The most work on a puzzle, times its cells: about a second.
const MOST_WORK: u64 = 10_000_000;

/// The most alternatives listed for a number.
const MOST_OTHERS: usize = 3;

/// The pixels of a picture: red, green, blue and opacity of each.
pub(crate) struct Pixels {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) bytes: Vec<u8>,
}

/// Reads the puzzle on a picture, inside these corners if they are given.
pub(crate) fn scanned(pixels: &Pixels, corners: Option<Corners>) -> Result<Copied, Unread> {
    let (width, height) = (pixels.width as f64, pixels.height as f64);
    let reading = match corners {
        None => read_any_way(pixels.width, pixels.height, &pixels.bytes),
        Some(Corners(corners)) => {
            let corners = corners.map(|(x, y)| (x * width, y * height));
            read_within_any_way(pixels.width, pixels.height, &pixels.bytes, corners)
        }
    };
    let reading = reading.map_err(|error| match error {
        ScanError::Bytes { .. } => Unread::Undecoded,
        ScanError::NoClues { .. } => Unread::NoClues,
        ScanError::TooSmall { .. } => Unread::TooSmall,
        ScanError::NumbersInside => Unread::NumbersInside,
        ScanError::Unclear => Unread::Unclear,
        _ => Unread::NoBoard,
    })?;
    Ok(copied(&reading, (width, height)))
}

/// What was read on a picture of this size.
fn copied(reading: &Reading, (width, height): (f64, f64)) -> Copied {
    let crop = |area: Area| Crop {
        left: area.left as f64 / width,
        top: area.top as f64 / height,
        right: area.right as f64 / width,
        bottom: area.bottom as f64 / height,
    };
    let doubt = |run: &Run| Doubt {
        read: run.read,
        others: run.others.iter().copied().take(MOST_OTHERS).collect(),
        crop: crop(run.area),
    };
    let line = |runs: &Vec<Run>| CopiedLine {
        runs: runs.iter().filter(|run| run.read > 0).map(|run| (run.read, run.colour)).collect(),
        crop: runs.iter().map(|run| crop(run.area)).reduce(Crop::and),
        doubts: runs.iter().filter(|run| run.is_doubtful).map(doubt).collect(),
    };
    let lines = |axis| reading.lines(axis).iter().map(line).collect();
    Copied {
        rows: lines(Axis::Row),
        columns: lines(Axis::Column),
        inks: reading.inks.clone(),
        cells: reading.cells.clone(),
        changed: reading.changed.len(),
        left_out: reading.left_out,
        corners: Corners(reading.corners.map(|(x, y)| (x / width, y / height))),
    }
}

/// How many solutions a puzzle has.
pub(crate) fn judged(puzzle: &Puzzle) -> Verdict {
    let limit = (MOST_WORK / puzzle.givens().cells().len() as u64).max(1);
    verdict(puzzle, limit)
}

#[cfg(test)]
mod tests {
    use super::super::Plain;
    use super::*;
    use nonoscope_core::puzzle::Colour;
    use nonoscope_format as format;

    #[test]
    fn a_puzzle_is_judged() {
        let judge = |text: &str| judged(&format::read(text).unwrap().puzzle);
        assert_eq!(judge("3x3:1/3/1/1/3/1"), Verdict::Unique);
        assert_eq!(judge("2x2:1/1/1/1"), Verdict::Multiple);
        let tulip = format::read(nonoscope_format::examples::TULIP.text).unwrap().puzzle;
        assert_eq!(judged(&Plain::of(&tulip).puzzle().unwrap()), Verdict::Unique);
    }

    #[test]
    fn pictures_without_a_puzzle_are_said_to_be() {
        let white = Pixels { width: 60, height: 40, bytes: vec![255; 60 * 40 * 4] };
        assert_eq!(scanned(&white, None), Err(Unread::NoBoard));
        assert_eq!(scanned(&white, Some(Corners::default())), Err(Unread::NoBoard));
        let cut_off = Pixels { width: 60, height: 40, bytes: vec![255; 100] };
        assert_eq!(scanned(&cut_off, None), Err(Unread::Undecoded));
    }

    #[test]
    fn what_is_doubtful_and_where_is_passed_on() {
        let area = |left, right| Area { left, top: 10, right, bottom: 20 };
        let run = |read, is_doubtful, left| Run {
            read,
            colour: Colour::INK,
            others: vec![2, 3, 4, 5],
            is_doubtful,
            area: area(left, left + 10),
        };
        let reading = Reading {
            rows: vec![vec![run(1, false, 0), run(7, true, 20)], vec![]],
            columns: vec![vec![run(0, false, 50)]],
            inks: Vec::new(),
            cells: None,
            changed: Vec::new(),
            left_out: 1,
            verdict: Ok(Verdict::Unique),
            corners: [(0.0, 0.0), (100.0, 0.0), (100.0, 50.0), (0.0, 50.0)],
        };
        let copied = copied(&reading, (100.0, 100.0));
        assert_eq!(copied.rows[0].crop, Some(Crop { left: 0.0, top: 0.1, right: 0.3, bottom: 0.2 }));
        let doubt =
            Doubt { read: 7, others: vec![2, 3, 4], crop: Crop { left: 0.2, top: 0.1, right: 0.3, bottom: 0.2 } };
        assert_eq!(
            (&copied.rows[0].runs[..], &copied.rows[0].doubts[..]),
            (&[(1, Colour::INK), (7, Colour::INK)][..], &[doubt][..])
        );
        assert_eq!((copied.rows[1].crop, &copied.columns[0].runs[..]), (None, &[][..]));
        assert_eq!((copied.corners.0[2], copied.left_out), ((1.0, 0.5), 1));
    }
}
