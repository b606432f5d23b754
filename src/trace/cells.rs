//! Sets of cells, for grids of any size.

use crate::puzzle::{At, MAX_SIDE};

/// A set of cells, one bit each. It grows as needed.
#[derive(Clone, Debug, Default)]
pub(super) struct CellSet {
    words: Vec<u64>,
}

impl CellSet {
    /// Adds a cell to the set. False if it was already there.
    pub(super) fn insert(&mut self, at: At) -> bool {
        let (word, bit) = place(at);
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }

    /// Removes a cell.
    pub(super) fn remove(&mut self, at: At) {
        let (word, bit) = place(at);
        if let Some(word) = self.words.get_mut(word) {
            *word &= !bit;
        }
    }
}

fn place(at: At) -> (usize, u64) {
    let index = at.row() * MAX_SIDE + at.column();
    (index / 64, 1 << (index % 64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_go_in_once_and_out_again() {
        let mut set = CellSet::default();
        let cells = [At::new(0, 0), At::new(0, 63), At::new(0, 64), At::new(1, 0), At::new(MAX_SIDE - 1, MAX_SIDE - 1)];
        assert!(cells.iter().all(|&at| set.insert(at)));
        assert!(cells.iter().all(|&at| !set.insert(at)));
        set.remove(cells[1]);
        assert!(set.insert(cells[1]) && !set.insert(cells[0]) && !set.insert(cells[2]));
    }
}
