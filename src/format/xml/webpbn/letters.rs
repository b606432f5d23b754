//! The letters in images, each of which stands for a colour.

use crate::puzzle::Cell;
use roxmltree::Node;

/// Which letters stand for filled and for empty cells.
pub(crate) struct Letters {
    empty: Vec<char>,
    filled: Vec<char>,
}

impl Letters {
    pub(crate) fn of(puzzle: Node<'_, '_>) -> Letters {
        let background = puzzle.attribute("backgroundcolor").unwrap_or("white");
        let mut letters = Letters { empty: Vec::new(), filled: Vec::new() };
        for colour in puzzle.children().filter(|node| node.has_tag_name("color")) {
            let is_empty = colour.attribute("name") == Some(background);
            let letter = colour.attribute("char").and_then(|letter| letter.chars().next());
            if is_empty { &mut letters.empty } else { &mut letters.filled }.extend(letter);
        }
        if letters.empty.is_empty() && letters.filled.is_empty() {
            letters = Letters { empty: vec!['.'], filled: vec!['X'] };
        }
        letters
    }

    pub(crate) fn cell(&self, letter: char) -> Option<Cell> {
        if self.empty.contains(&letter) {
            Some(Cell::EMPTY)
        } else {
            self.filled.contains(&letter).then_some(Cell::FILLED)
        }
    }

    /// The cell if all letters agree.
    pub(crate) fn any(&self, letters: &[char]) -> Cell {
        let mut cells = letters.iter().filter_map(|&letter| self.cell(letter));
        let first = cells.next().unwrap_or(Cell::UNKNOWN);
        if cells.all(|cell| cell == first) { first } else { Cell::UNKNOWN }
    }
}
