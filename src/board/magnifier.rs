//! The magnifier: where clues are too small for the board, those of the line that matters now stand above it.

use crate::page::Model;
use nonoscope_core::puzzle::Line;
use nonoscope_kit::model::gesture::Pointed;
use nonoscope_play::clue_in_words;
use nonoscope_words::{Text, grammar, page};

/// The smallest cell that is drawn with rules around it, in CSS pixels: in smaller ones nothing can be marked.
const LEAST: f64 = 4.0;

/// The content of the magnifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Magnified {
    /// A row, a column, or both, each with its clue.
    Clues(Vec<(Text, Text)>),
    /// Nothing is pointed at: instructions.
    Advice(Text),
}

impl Model {
    /// The content of the magnifier; `None` if all clues are on the board.
    pub(crate) fn magnified(&self) -> Option<Magnified> {
        let player = self.player.as_ref()?;
        if self.board.lens.shows_clues() {
            return None;
        }
        let puzzle = player.puzzle();
        let lines = self.lines_that_matter();
        if !lines.is_empty() {
            let clue =
                |line: Line| (grammar::capital(Text::from(line)), clue_in_words(puzzle.clue(line), puzzle.palette()));
            return Some(Magnified::Clues(lines.into_iter().map(clue).collect()));
        }
        let (width, height) = (puzzle.width(), puzzle.height());
        let cell = self.board.lens.view().map_or(0.0, |(view, room)| f64::from(view.measures.cell) / room.density);
        Some(Magnified::Advice(match cell < LEAST {
            true => page::too_many_cells(width, height),
            false => page::clues_do_not_fit(),
        }))
    }

    /// The lines that matter now: those under the pointer, or else of the cell last marked or asked about, or else the line of
    /// the last step, or the one that was chosen.
    fn lines_that_matter(&self) -> Vec<Line> {
        let Some(player) = &self.player else { return Vec::new() };
        let Pointed { at, line } = self.board.gesture.pointed();
        let asked = self.reasons.why.as_ref().map(|why| why.at).filter(|_| !player.is_marking());
        let marked = self.board.cursor.at().filter(|_| player.is_marking());
        let at = at.or(if line.is_some() { None } else { asked.or(marked) });
        let of_cell = at.filter(|&at| player.puzzle().contains(at));
        match (line, of_cell) {
            (Some(line), _) => vec![line],
            (None, Some(at)) => vec![Line::row(at.row()), Line::column(at.column())],
            (None, None) => {
                let lit = player.lit_line().filter(|_| !player.is_marking());
                lit.or_else(|| self.inspected_line()).into_iter().collect()
            }
        }
    }
}
