//! What is likely to be misread is refused, or a person is told of each line that is wrong.

use super::Clues;
use crate::cases::rounds;
use crate::makers::boards::{Drawing, Look, board, clues, minesweeper};
use crate::makers::chance::Chance;
use nonoscope::puzzle::Axis;
use nonoscope::scan::{Reading, ScanError, read_any_way};

/// How many of each kind are drawn.
fn each() -> u64 {
    rounds(8).into()
}

fn read(drawing: &Drawing) -> Result<Reading, ScanError> {
    read_any_way(drawing.width, drawing.height, &drawing.pixels)
}

/// Whether a reading says of all that is wrong that it may be: a mark at each such line, or a question how many lines there are.
fn has_words_for(reading: &Reading, truth: &Clues) -> bool {
    let own = super::clues(reading);
    if own.each_ref().map(Vec::len) != truth.each_ref().map(Vec::len) {
        return reading.is_size_doubtful();
    }
    let changed = reading.changed.iter().map(|change| (change.axis, change.line));
    let marked: Vec<(Axis, usize)> = reading.doubtful().map(|(axis, line, ..)| (axis, line)).chain(changed).collect();
    [Axis::Row, Axis::Column].into_iter().all(|axis| {
        let lines = own[axis as usize].iter().zip(&truth[axis as usize]).enumerate();
        lines.filter(|(_, (own, wanted))| own != wanted).all(|(line, _)| marked.contains(&(axis, line)))
    })
}

#[test]
fn a_board_of_minesweeper_is_no_puzzle() {
    for seed in 1..=each() {
        let drawing = minesweeper(5 + seed as usize % 3, &mut Chance::new(seed));
        let read = read(&drawing);
        assert!(read.is_err(), "{seed}: {read:?}");
    }
}

#[test]
fn cells_that_run_into_each_other_are_not_taken_for_larger_ones() {
    let look = Look { cell: 14, gap: (3, 2), every: 2, paper: [255; 3], line: [60; 3] };
    for seed in 13..13 + each() {
        let truth = clues(10, 12 + seed as usize % 3 * 3, &mut Chance::new(seed));
        let read = read(&board(&truth, &look));
        assert!(read.as_ref().map_or(true, |read| has_words_for(read, &truth)), "{seed}: {read:?}");
    }
}

#[test]
fn clues_that_are_there_are_not_said_to_be_missing() {
    let look = Look { cell: 14, gap: (3, 2), every: 2, paper: [255; 3], line: [60; 3] };
    let refused = read(&board(&clues(10, 12, &mut Chance::new(15)), &look)).unwrap_err();
    assert_eq!(refused, ScanError::Unclear);
    assert!(!refused.to_string().contains("no clues"), "{refused}");
}

mod long {
    use super::*;

    #[test]
    fn what_a_handheld_shows_is_not_misread_without_a_word() {
        let look = Look { cell: 14, gap: (2, 2), every: 1, paper: [224, 240, 244], line: [190, 214, 222] };
        for seed in 1..=each() {
            let truth = clues(10, 25 + seed as usize % 4 * 3, &mut Chance::new(seed));
            let read = read(&board(&truth, &look));
            assert!(read.as_ref().map_or(true, |read| has_words_for(read, &truth)), "{seed}: {read:?}");
        }
    }
}
