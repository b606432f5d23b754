//! The messages of a puzzle with several inks: how likely each cell is to be of each colour.

use super::beliefs::{Beliefs, Believed, DAMPING, DOUBT};
use super::board::Board;
use super::line_set::LineSet;
use crate::line::{ColourMarginals, ColourSolver, Excluded, LineMarginals, Mask};
use crate::puzzle::{At, Axis, Colour, Colours, Puzzle};

/// The messages of the lines of one axis: for each line of the other axis, which receives them, and for each colour and
/// cell of that line, how likely the cell is to be of the colour.
struct Sent {
    weights: Vec<f64>,
    /// How many cells a receiving line has.
    length: usize,
}

/// The messages of all lines, which can be passed on when more becomes known.
pub(super) struct ColourMessages<'p, M, const N: usize> {
    puzzle: &'p Puzzle,
    solver: ColourSolver<M, N>,
    from_rows: Sent,
    from_columns: Sent,
    /// The lines, in the order of [`Puzzle::lines`]; `None` for those where more has become known.
    lines: Vec<Option<ColourMarginals>>,
    /// The marginals last worked out for a line.
    scratch: Vec<f64>,
}

impl<M: Mask, const N: usize> Believed for Excluded<M, N> {
    type Beliefs<'p> = ColourMessages<'p, M, N>;
}

impl<'p, M: Mask, const N: usize> Beliefs<'p, Excluded<M, N>> for ColourMessages<'p, M, N> {
    fn new(puzzle: &'p Puzzle) -> Self {
        let (width, height, colours) = (puzzle.width(), puzzle.height(), puzzle.inks() + 1);
        let sent = |length| Sent { weights: vec![1.0 / colours as f64; width * height * colours], length };
        ColourMessages {
            puzzle,
            solver: ColourSolver::new(),
            from_rows: sent(height),
            from_columns: sent(width),
            lines: vec![None; width + height],
            scratch: vec![0.0; width.max(height) * colours],
        }
    }

    fn forget(&mut self, lines: LineSet<M>) {
        for line in lines.lines() {
            self.lines[self.puzzle.place(line)] = None;
        }
    }

    fn pass(&mut self, board: &Board, rounds: usize) -> bool {
        let colours = self.puzzle.inks() + 1;
        for (place, line) in self.puzzle.lines().enumerate() {
            if self.lines[place].is_some() {
                continue;
            }
            let (clue, length, known) = (self.puzzle.clue(line), self.puzzle.length(line.axis), board.known(line));
            let Some(weights) = ColourMarginals::new(&mut self.solver, clue, length, known) else { return false };
            self.lines[place] = Some(weights);
            // There are no messages about known cells.
            let received = if line.axis == Axis::Row { &mut self.from_columns } else { &mut self.from_rows };
            let own = &mut received.weights[line.index * length * colours..][..length * colours];
            for along in known.known().cells().filter(|&along| along < length) {
                (0..colours).for_each(|colour| own[colour * length + along] = 1.0);
            }
        }
        let (rows, columns) = self.lines.split_at_mut(self.puzzle.height());
        for _ in 0..rounds {
            send(rows, colours, &self.from_columns, &mut self.from_rows, &mut self.scratch);
            send(columns, colours, &self.from_rows, &mut self.from_columns, &mut self.scratch);
        }
        true
    }

    fn likeliest(&self, at: At, possible: Colours) -> (Colour, f64) {
        let weights: Vec<(Colour, f64)> = possible.iter().map(|colour| (colour, self.weight(at, colour))).collect();
        let total: f64 = weights.iter().map(|(_, weight)| weight).sum();
        // The first of equals, so that the answer is always the same.
        let best = weights.into_iter().reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or((Colour::BACKGROUND, 0.0), |(colour, weight)| (colour, weight / total))
    }

    fn filled(&self, at: At, possible: Colours) -> f64 {
        let total: f64 = possible.iter().map(|colour| self.weight(at, colour)).sum();
        let empty = if possible.has(Colour::BACKGROUND) { self.weight(at, Colour::BACKGROUND) } else { 0.0 };
        1.0 - empty / total
    }

    fn into_lines(self) -> Vec<LineMarginals> {
        Vec::new()
    }
}

impl<M: Mask, const N: usize> ColourMessages<'_, M, N> {
    fn weight(&self, at: At, colour: Colour) -> f64 {
        let colours = self.puzzle.inks() + 1;
        let of = |sent: &Sent, line: usize, along: usize| {
            sent.weights[(line * colours + colour.number()) * sent.length + along]
        };
        of(&self.from_columns, at.row(), at.column()) * of(&self.from_rows, at.column(), at.row())
    }
}

/// Every line of an axis takes the messages of the crossing lines, and sends its own.
fn send(lines: &mut [Option<ColourMarginals>], colours: usize, received: &Sent, sent: &mut Sent, scratch: &mut [f64]) {
    let length = received.length;
    let mut news = vec![0.0; colours];
    for (index, line) in lines.iter_mut().enumerate() {
        let weights = &received.weights[index * length * colours..][..length * colours];
        let marginals = &mut scratch[..length * colours];
        let Some(line) = line else { continue };
        if !line.weigh(weights, marginals) {
            continue;
        }
        for along in (0..length).filter(|&along| !line.is_known(along)) {
            // A message contains only what is new to its receiver.
            for (colour, new) in news.iter_mut().enumerate() {
                let marginal = marginals[colour * length + along].clamp(DOUBT, 1.0);
                *new = marginal / weights[colour * length + along];
            }
            let total: f64 = news.iter().sum();
            for (colour, new) in news.iter().enumerate() {
                let message = &mut sent.weights[(along * colours + colour) * sent.length + index];
                let new = new / total;
                *message = (new + (*message - new) * DAMPING).clamp(DOUBT, 1.0);
            }
        }
    }
}
