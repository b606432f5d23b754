//! A replay shows the marks as they were at any time.

use crate::cases::cases;
use crate::chance::Chance;
use crate::record::{MOST_MOVES, Move, Replay};
use crate::{Marks, Number};
use nonoscope_core::puzzle::{At, Cell, Colour, Colours, Grid, Line};

/// A cell of a puzzle with some inks, perhaps one that is only partly known.
fn cell(chance: &mut Chance, inks: usize) -> Cell {
    let colours = Colour::all(inks).filter(|_| chance.below(3) == 0).collect::<Vec<Colour>>();
    Cell::among(colours.into_iter().collect::<Colours>(), inks)
}

#[test]
fn strokes_undone_ones_and_erased_marks_come_back_at_their_time() {
    for seed in 0..cases(1000).into() {
        let mut chance = Chance::new(seed);
        let (width, height, inks) = (1 + chance.below(6), 1 + chance.below(6), 1 + chance.below(3));
        let givens = Grid::unknown_of(width, height, inks);
        let (mut marks, mut replay) = (Marks::new(&givens), Replay::new(&givens));
        let mut states = vec![(0, marks.grid().clone())];
        let mut now = 0;
        for _ in 0..chance.below(30) {
            let at = |chance: &mut Chance| At::new(chance.below(height), chance.below(width));
            match chance.below(8) {
                0 => drop(marks.undo()),
                1 => drop(marks.redo()),
                2 => drop(marks.clear()),
                3 => drop(marks.set(at(&mut chance), cell(&mut chance, inks))),
                _ => {
                    marks.begin(at(&mut chance), cell(&mut chance, 1));
                    marks.extend(at(&mut chance));
                    marks.end();
                }
            }
            now += 1 + chance.below(3000) as u64;
            assert!(replay.follow(now, marks.grid()));
            states.push((now, marks.grid().clone()));
        }
        let again = Replay::from_text(&replay.to_text());
        assert_eq!(again.as_ref(), Some(&replay), "{seed}");
        for ((from, grid), (to, _)) in states.iter().zip(&states[1..]) {
            assert_eq!((&replay.at(*from), &replay.at(to - 1)), (grid, grid), "{seed}");
        }
        assert_eq!(&replay.at(u64::MAX), marks.grid());
        let mut frames = states.clone();
        frames.dedup_by(|next, before| next.1 == before.1);
        assert!(replay.frames().eq(frames.into_iter().skip(1)), "{seed}");
        let short = replay.with_pauses(1000);
        assert!(short.frames().map(|frame| frame.1).eq(replay.frames().map(|frame| frame.1)), "{seed}");
        assert!(short.length() <= 1000 * replay.frames().count() as u64 && short.length() <= replay.length());
    }
}

#[test]
fn the_text_says_little_more_than_the_cells() {
    let mut replay = Replay::new(&Grid::unknown(15, 15));
    replay.push(0, At::new(2, 7), Cell::FILLED);
    replay.push(0, At::new(2, 8), Cell::FILLED);
    replay.push(850, At::new(2, 8), Cell::EMPTY);
    replay.push(850, At::new(1, 8), Cell::EMPTY);
    replay.push(850, At::new(0, 3), Cell::FILLED);
    assert_eq!(replay.to_text(), "15x15.1,0X37+1,850O38-15X-20");
    // As when somebody solves a puzzle cell by cell.
    let mut replay = Replay::new(&Grid::unknown(30, 30));
    for cell in 0..900 {
        replay.push(cell as u64 * 1234, At::new(cell / 30, cell % 30), Cell::FILLED);
    }
    assert!(replay.to_text().len() < 10_000, "{}", replay.to_text().len());
}

#[test]
fn what_does_not_fit_is_counted() {
    let grid = Grid::unknown(2, 1);
    let mut replay = Replay::new(&grid);
    assert!(!replay.push(0, At::new(1, 0), Cell::FILLED) && !replay.push(0, At::new(0, 0), Cell::of(Colour::ink(2))));
    assert!(!replay.follow(0, &Grid::unknown(1, 2)) && replay.moves().is_empty());
    assert!(!replay.follow(0, &Grid::from_picture(&["B."]).unwrap()) && replay.moves().is_empty());
    for number in 0..MOST_MOVES + 5 {
        let cell = if number % 2 == 0 { Cell::FILLED } else { Cell::EMPTY };
        assert_eq!(replay.push(number as u64, At::new(0, 1), cell), number < MOST_MOVES);
    }
    assert_eq!((replay.moves().len(), replay.left_out(), replay.length()), (MOST_MOVES, 5, MOST_MOVES as u64 - 1));
    let text = replay.to_text();
    assert!(text.ends_with("~5"));
    let again = Replay::from_text(&text).unwrap();
    assert_eq!((again.moves(), again.left_out()), (replay.moves(), 5));
    assert_eq!(Replay::from_text(&text.replace("~5", ",1X0")), None);
}

#[test]
fn a_clock_that_goes_back_stands_still() {
    let mut replay = Replay::new(&Grid::unknown(3, 1));
    for (column, millis) in [(0, 500), (1, 200), (2, u64::MAX)] {
        assert!(replay.push(millis, At::new(0, column), Cell::FILLED));
    }
    let times: Vec<u64> = replay.moves().iter().map(|made| made.millis).collect();
    assert_eq!(times, [500, 500, 86_400_500], "and a pause is a day at most");
    assert_eq!(replay.moves()[2], Move { millis: 86_400_500, at: At::new(0, 2), cell: Cell::FILLED });
    assert!(replay.push(500, At::new(0, 2), Cell::FILLED) && replay.moves().len() == 3, "nothing has changed");
}

#[test]
fn rubbish_is_no_replay() {
    let text = "5x3.2,0X7+1-3(XB)+2,850O1.+6~12";
    let replay = Replay::from_text(text).unwrap();
    assert_eq!((replay.to_text().as_str(), replay.left_out()), (text, 12));
    for rubbish in [
        "",
        "x",
        "5",
        "5x",
        "5x3",
        "5x3.",
        "5x3.0",
        "5x3.32",
        "0x3.1",
        "5x0.1",
        "1025x3.1",
        "5x3.1 ",
        "5x3.1,",
        "5x3.1,X7",
        "5x3.1,0X",
        "5x3.1,0X15",
        "5x3.1,0X7-8",
        "5x3.1,0X7+8",
        "5x3.1,0X7X8",
        "5x3.1,07",
        "5x3.1,0+7",
        "5x3.1,0B7",
        "5x3.1~",
        "5x3.1~1,0X7",
        "5x3.1,99999999999999999999999X7",
        "5x3.1,0X99999999999999999999999",
        "5x3.1,0é7",
        "5x3.1,0(X)7",
        "5x3.1,0X7+99999999999999999999",
        "5x3.1,0X7+18446744073709551615",
    ] {
        let read = Replay::from_text(rubbish);
        assert!(read.is_none(), "{rubbish}");
    }
    for cut in 0..text.len() {
        for put in ["", "X", ".", "9", " ", "+", "-", "~", ",", "(", ")", "B", "é"] {
            let damaged = format!("{}{put}{}", &text[..cut], &text[cut + 1..]);
            if let Some(read) = Replay::from_text(&damaged) {
                assert_eq!(Replay::from_text(&read.to_text()).as_ref(), Some(&read), "{damaged}");
                assert!(read.frames().count() <= read.moves().len() && read.at(u64::MAX).width() > 0);
            }
        }
    }
}

#[test]
fn a_replay_is_made_of_the_strokes_behind_marks() {
    let mut marks = Marks::new(&Grid::unknown(3, 1));
    assert!(Replay::of_marks(&marks, 1000).moves().is_empty());
    for (column, cell) in [(0, Cell::FILLED), (1, Cell::FILLED), (1, Cell::EMPTY), (2, Cell::FILLED)] {
        marks.set(At::new(0, column), cell);
    }
    let replay = Replay::of_marks(&marks, 1000);
    let made: Vec<_> = replay.moves().iter().map(|made| (made.millis, made.at.column(), made.cell)).collect();
    let all = [(250, 0, Cell::FILLED), (500, 1, Cell::FILLED), (750, 1, Cell::EMPTY), (1000, 2, Cell::FILLED)];
    assert_eq!(made, all);
    // A second solve begins where all is erased, and nobody makes two strokes in the same millisecond.
    assert!(marks.clear());
    assert_eq!(Replay::of_marks(&marks, 1000).moves(), []);
    marks.set(At::new(0, 2), Cell::FILLED);
    marks.cross_off(Number { line: Line::row(0), index: 0 });
    marks.set(At::new(0, 0), Cell::FILLED);
    let again = Replay::of_marks(&marks, 0);
    assert_eq!(again.frames().map(|(millis, _)| millis).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(again.at(u64::MAX), *marks.grid());
}

#[test]
fn of_very_many_strokes_a_replay_begins_with_what_is_left() {
    let mut marks = Marks::new(&Grid::unknown(100, 20));
    for (place, at) in Grid::unknown(100, 20).places().enumerate().take(1200) {
        marks.set(at, if place % 2 == 0 { Cell::FILLED } else { Cell::EMPTY });
    }
    let kept = Marks::from_text(&Grid::unknown(100, 20), &marks.to_text()).unwrap();
    let replay = Replay::of_marks(&kept, 5000);
    assert_eq!((replay.frames().count(), replay.frames().next().map(|(millis, _)| millis)), (1001, Some(0)));
    assert_eq!((replay.length(), replay.at(5000)), (5000, marks.grid().clone()));
}
