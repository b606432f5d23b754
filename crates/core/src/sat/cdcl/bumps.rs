//! VSIDS: the next decision variable is the one with most, and most recent, conflicts.
//!
//! The score is MiniSat's variant of Moskewicz and others, *Chaff* (2001): the bump grows by a constant factor with each conflict. Only additions
//! and multiplications of floating-point numbers are used, whose results are the same on every machine.

use super::lit::Var;

/// Beyond this, all scores are rescaled.
const LARGE: f64 = 1e100;

/// The scores of all variables, and a heap of those that may be open.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Bumps {
    scores: Vec<f64>,
    /// The current bump.
    bump: f64,
    /// The variable with the highest score is first; each precedes the two at twice its place plus 1 and 2.
    heap: Vec<Var>,
    /// Where each variable is in the heap, or `OUT`.
    places: Vec<u32>,
}

const OUT: u32 = u32::MAX;

impl Bumps {
    pub(super) fn new() -> Bumps {
        Bumps { scores: Vec::new(), bump: 1.0, heap: Vec::new(), places: Vec::new() }
    }

    pub(super) fn add_variable(&mut self) {
        let var = Var(self.scores.len() as u32);
        self.scores.push(0.0);
        self.places.push(OUT);
        self.insert(var);
    }

    pub(super) fn score(&self, var: Var) -> f64 {
        self.scores[var.index()]
    }

    /// Bumps a variable of a conflict.
    pub(super) fn raise(&mut self, var: Var) {
        self.scores[var.index()] += self.bump;
        if self.scores[var.index()] > LARGE {
            self.scores.iter_mut().for_each(|score| *score *= 1.0 / LARGE);
            self.bump *= 1.0 / LARGE;
        }
        if self.places[var.index()] != OUT {
            self.up(self.places[var.index()] as usize);
        }
    }

    /// After a conflict: decays all scores so far by `decay`.
    pub(super) fn fade(&mut self, decay: f64) {
        self.bump *= 1.0 / decay;
    }

    /// Puts a variable into the heap, if it is not there.
    pub(super) fn insert(&mut self, var: Var) {
        if self.places[var.index()] == OUT {
            self.places[var.index()] = self.heap.len() as u32;
            self.heap.push(var);
            self.up(self.heap.len() - 1);
        }
    }

    /// The variable with the highest score.
    pub(super) fn first(&self) -> Option<Var> {
        self.heap.first().copied()
    }

    /// Takes the variable with the highest score out of the heap.
    pub(super) fn pop(&mut self) -> Option<Var> {
        let first = self.first()?;
        let last = self.heap.pop()?;
        self.places[first.index()] = OUT;
        if last != first {
            self.heap[0] = last;
            self.places[last.index()] = 0;
            self.down(0);
        }
        Some(first)
    }

    fn up(&mut self, mut place: usize) {
        let var = self.heap[place];
        let score = self.score(var);
        while place > 0 {
            let above = (place - 1) / 2;
            let other = self.heap[above];
            if self.score(other) >= score {
                break;
            }
            self.put(other, place);
            place = above;
        }
        self.put(var, place);
    }

    fn down(&mut self, mut place: usize) {
        let var = self.heap[place];
        let score = self.score(var);
        loop {
            let mut below = 2 * place + 1;
            let Some(&left) = self.heap.get(below) else { break };
            let mut other = left;
            if let Some(&right) = self.heap.get(below + 1)
                && self.score(right) > self.score(left)
            {
                (below, other) = (below + 1, right);
            }
            if self.score(other) <= score {
                break;
            }
            self.put(other, place);
            place = below;
        }
        self.put(var, place);
    }

    fn put(&mut self, var: Var, place: usize) {
        self.heap[place] = var;
        self.places[var.index()] = place as u32;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn variables_come_out_by_score() {
        let mut chance = Chance::new(3);
        let mut bumps = Bumps::new();
        (0..50).for_each(|_| bumps.add_variable());
        for _ in 0..20_000 {
            match chance.below(4) {
                0 => bumps.insert(Var(chance.below(50) as u32)),
                1 => bumps.fade(0.9),
                2 => bumps.raise(Var(chance.below(50) as u32)),
                _ => {
                    let best = bumps.heap.iter().map(|&var| bumps.score(var)).fold(-1.0, f64::max);
                    let Some(var) = bumps.pop() else { continue };
                    assert!(bumps.score(var) >= best);
                    assert!(!bumps.heap.contains(&var));
                }
            }
        }
        assert!(bumps.bump < LARGE && bumps.scores.iter().all(|score| score.is_finite()));
    }
}
