//! Lines that begin with their numbers and a dot, `3. 1 4`: such a number could also be the first run of a clue.

use crate::text::{Draft, PlacedClue};

/// Whether all lines along an axis so far begin with their numbers.
#[derive(Clone, Copy, Default)]
pub(super) struct Numbering {
    /// The number of the first line.
    first: usize,
    /// Whether every line has had its number; false before the first one.
    holds: bool,
}

impl Numbering {
    /// Takes note of a line with the number before its dot, if any. There are some lines above it along its axis, and some
    /// along the other one. Numbers may begin with 0, or go on from those of the other axis.
    pub(super) fn next_line(&mut self, number: Option<usize>, lines: usize, others: usize) {
        let Some(number) = number.filter(|_| lines == 0 || self.holds) else {
            self.holds = false;
            return;
        };
        if lines == 0 {
            self.first = number;
            self.holds = number <= 1 || number == others || number == others + 1;
        } else {
            self.holds = number == self.first + lines;
        }
    }
}

/// Removes line numbers from the clues of rows and columns that all have one. They are runs if the clues only fit together with them.
pub(super) fn take_off(draft: &mut Draft, numbered: [Numbering; 2]) {
    let holds = numbered.map(|numbering| numbering.holds);
    if holds == [false; 2] || !draft.mistakes.0.is_empty() {
        return;
    }
    let bare = |clues: &[PlacedClue], first: Option<usize>| -> Vec<PlacedClue> {
        let clue = |(index, placed): (usize, &PlacedClue)| {
            // A run without cells has already been left out.
            let has_number = first.is_some_and(|first| first + index > 0);
            let clue = placed.clue.runs().skip(usize::from(has_number)).collect();
            PlacedClue { clue, ..*placed }
        };
        clues.iter().enumerate().map(clue).collect()
    };
    let first = |off: bool, axis: usize| off.then_some(numbered[axis].first);
    let without = |off: [bool; 2]| Draft {
        rows: bare(&draft.rows, first(off[0], 0)),
        columns: bare(&draft.columns, first(off[1], 1)),
        ..Draft::default()
    };
    let ways = [[true, true], [true, false], [false, true], [false, false]];
    let mut ways = ways.into_iter().filter(|off| (0..2).all(|axis| holds[axis] || !off[axis]));
    let fitting = ways.find_map(|off| Some(without(off)).filter(Draft::is_consistent));
    // A single line of this kind is more likely a clue.
    let likely = || without([holds[0] && draft.rows.len() > 1, holds[1] && draft.columns.len() > 1]);
    let Draft { rows, columns, .. } = fitting.unwrap_or_else(likely);
    (draft.rows, draft.columns) = (rows, columns);
}
