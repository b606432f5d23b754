//! The layout of tiles: each number of a coloured clue has one, with a letter after it if wanted.

use super::pen::Span;
use nonoscope_core::puzzle::{Axis, Clue, Puzzle};

/// The width of a digit, relative to the type size.
pub const DIGIT: f64 = 0.56;
/// The distance from the middle of a digit to the base line, relative to the type size: digits are about 0.72 of it high.
pub(super) const HALF_A_DIGIT: f64 = 0.36;
/// The room for a letter after a number, the width of a tile beyond its number, and the height of a tile, relative to the type
/// size.
pub(super) const LETTER: f64 = 0.72;
const PADDING: f64 = 0.5;
const TILE: f64 = 1.3;

/// The sizes of all tiles of a board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tiling {
    /// The type size, in pixels.
    pub(super) type_size: f64,
    /// Whether there is a letter after each number.
    pub(super) has_letters: bool,
}

impl Tiling {
    /// The room that tiles take before the lines of an axis.
    pub(super) fn room(self, puzzle: &Puzzle, axis: Axis) -> u32 {
        if self.type_size == 0.0 {
            return 0;
        }
        let margin = self.margin();
        let room = |clue: &Clue| {
            let tiles = runs_or_zero(clue.lengths()).iter().map(|&run| self.length(axis, run));
            tiles.map(|tile| tile + self.gap()).sum::<u32>()
        };
        puzzle.clues(axis).iter().map(room).max().unwrap_or(0) + 2 * margin - self.gap()
    }

    /// The length of the tile of a run, along its line.
    fn length(self, axis: Axis, run: u16) -> u32 {
        let units = match axis {
            Axis::Row => self.text_width(run) / self.type_size + PADDING,
            Axis::Column => TILE,
        };
        (units * self.type_size).round().max(1.0) as u32
    }

    /// The width of a run's number, with its letter if it has one.
    pub(super) fn text_width(self, run: u16) -> f64 {
        (decimal_digits(run.into()) as f64 * DIGIT + if self.has_letters { LETTER } else { 0.0 }) * self.type_size
    }

    /// The distance between two tiles.
    fn gap(self) -> u32 {
        (self.type_size * 0.12).round().max(1.0) as u32
    }

    /// The distance between tiles and the board.
    fn margin(self) -> u32 {
        (self.type_size * 0.3).round() as u32
    }

    /// The tiles of a line's runs, from left to right or from top to bottom: where each lies in the room before the line.
    pub(super) fn tiles(self, axis: Axis, runs: &[u16], room: u32) -> Vec<Span> {
        let mut end = room.saturating_sub(self.margin());
        let mut tiles = Vec::with_capacity(runs.len());
        for &run in runs.iter().rev() {
            let length = self.length(axis, run);
            let start = end.saturating_sub(length);
            tiles.push(Span { start, length });
            end = start.saturating_sub(self.gap());
        }
        tiles.reverse();
        tiles
    }
}

/// The type size, relative to a cell, at which the longest number of a column lies on its tile.
pub(super) fn within_column(puzzle: &Puzzle, has_letters: bool, at_most: f64) -> f64 {
    let longest = puzzle.clues(Axis::Column).iter().flat_map(Clue::lengths).max().copied().unwrap_or(0);
    let width = decimal_digits(longest.into()) as f64 * DIGIT + if has_letters { LETTER } else { 0.0 };
    (0.9 / width).min(at_most)
}

/// The runs of a clue; an empty clue is a 0.
pub(super) fn runs_or_zero(runs: &[u16]) -> &[u16] {
    if runs.is_empty() { &[0] } else { runs }
}

pub(super) fn decimal_digits(number: usize) -> usize {
    number.checked_ilog10().map_or(1, |log| log as usize + 1)
}

#[cfg(test)]
mod tests {
    use super::super::inking::Inking;
    use super::super::measure::Measures;
    use super::*;
    use nonoscope_core::puzzle::Grid;
    use nonoscope_format as format;
    use nonoscope_format::examples;

    fn card() -> Puzzle {
        format::read(examples::GCHQ_2015.text).unwrap().puzzle
    }

    /// A picture of three inks, whose clues have up to two digits.
    fn coloured() -> Puzzle {
        let rows: Vec<String> = (0..30)
            .map(|row| format!("{}{}O{}", "X".repeat(12 + row % 3), "BC".repeat(4), "C".repeat(9 - row % 3)))
            .collect();
        Puzzle::of_picture(&Grid::from_picture(&rows).unwrap()).unwrap()
    }

    #[test]
    fn tiles_stay_inside_their_room_and_apart() {
        let puzzle = coloured();
        let in_window = |inking| Measures::fit(&puzzle, inking, 700.0, 640.0, 2.0);
        let in_picture = |inking| Measures::of_picture(&puzzle, inking, 20);
        for inking in [Inking::Colours, Inking::Letters, Inking::LettersAlone] {
            for measures in [in_window(inking), in_picture(inking)] {
                assert!(measures.type_size > 0.0);
                for line in puzzle.lines() {
                    let runs = puzzle.clue(line).lengths();
                    let room = if line.axis == Axis::Row { measures.clue_width } else { measures.clue_height };
                    let tiles = measures.tiles(line, runs);
                    assert!(tiles.windows(2).all(|pair| pair[0].start + pair[0].length < pair[1].start), "{line}");
                    assert!(tiles[0].start > 0 && tiles.last().unwrap().start + tiles.last().unwrap().length < room);
                    let across = measures.tile_across(line);
                    for (tile, &run) in tiles.iter().zip(runs) {
                        let (width, height) = match line.axis {
                            Axis::Row => (tile.length, across.length),
                            Axis::Column => (across.length, tile.length),
                        };
                        assert!(
                            measures.tiling().text_width(run) <= f64::from(width) + 1.0,
                            "{inking:?} {line}: {width}"
                        );
                        assert!(0.72 * measures.type_size <= f64::from(height), "{inking:?} {line}: {height}");
                    }
                }
            }
        }
    }

    #[test]
    fn letters_need_room() {
        let puzzle = coloured();
        let of = |inking, cell| Measures::of_picture(&puzzle, inking, cell);
        assert!(of(Inking::Letters, 20).has_letters && !of(Inking::Colours, 20).has_letters);
        assert!(of(Inking::Letters, 20).width() > of(Inking::Colours, 20).width());
        // In small cells, numbers without letters are better than none.
        let small = of(Inking::Letters, 9);
        assert!(!small.has_letters && small.type_size > 0.0);
        assert!(of(Inking::LettersAlone, 9).has_letters);
        // Black and white has neither letters nor tiles.
        let card = card();
        for inking in [Inking::Letters, Inking::LettersAlone] {
            let mut plain = Measures::of_picture(&card, Inking::Colours, 20);
            plain.inking = inking;
            assert_eq!(plain, Measures::of_picture(&card, inking, 20));
        }
    }
}
