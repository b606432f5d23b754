//! VSIDS: the next decision is about the variable with the highest activity, which grows with each of its conflicts.
//!
//! The activity is MiniSat's variant of Moskewicz and others, *Chaff* (2001): what a bump adds grows by a constant factor with each conflict. Only
//! additions and multiplications of floating-point numbers are used, whose results are the same on every machine.

use super::lit::Var;

/// Beyond this, all activities are rescaled.
const RESCALE_ABOVE: f64 = 1e100;

/// The activities of all variables, and a heap of those that may be unassigned.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Vsids {
    activities: Vec<f64>,
    /// What the next bump adds.
    increment: f64,
    /// The variable with the highest activity is first; each precedes the two at twice its place plus 1 and 2.
    heap: Vec<Var>,
    /// Where each variable is in the heap, or `OUT`.
    places: Vec<u32>,
}

const OUT: u32 = u32::MAX;

impl Vsids {
    pub(super) fn new() -> Vsids {
        Vsids { activities: Vec::new(), increment: 1.0, heap: Vec::new(), places: Vec::new() }
    }

    pub(super) fn add_variable(&mut self) {
        let var = Var(self.activities.len() as u32);
        self.activities.push(0.0);
        self.places.push(OUT);
        self.insert(var);
    }

    pub(super) fn activity(&self, var: Var) -> f64 {
        self.activities[var.index()]
    }

    /// Bumps the activity of a variable of a conflict.
    pub(super) fn bump(&mut self, var: Var) {
        self.activities[var.index()] += self.increment;
        if self.activities[var.index()] > RESCALE_ABOVE {
            self.activities.iter_mut().for_each(|activity| *activity *= 1.0 / RESCALE_ABOVE);
            self.increment *= 1.0 / RESCALE_ABOVE;
        }
        if self.places[var.index()] != OUT {
            self.sift_up(self.places[var.index()] as usize);
        }
    }

    /// After a conflict: decays all activities so far by `decay`.
    pub(super) fn decay(&mut self, decay: f64) {
        self.increment *= 1.0 / decay;
    }

    /// Puts a variable into the heap, if it is not there.
    pub(super) fn insert(&mut self, var: Var) {
        if self.places[var.index()] == OUT {
            self.places[var.index()] = self.heap.len() as u32;
            self.heap.push(var);
            self.sift_up(self.heap.len() - 1);
        }
    }

    /// The variable with the highest activity.
    pub(super) fn first(&self) -> Option<Var> {
        self.heap.first().copied()
    }

    /// Takes the variable with the highest activity out of the heap.
    pub(super) fn pop(&mut self) -> Option<Var> {
        let first = self.first()?;
        let last = self.heap.pop()?;
        self.places[first.index()] = OUT;
        if last != first {
            self.heap[0] = last;
            self.places[last.index()] = 0;
            self.sift_down(0);
        }
        Some(first)
    }

    fn sift_up(&mut self, mut place: usize) {
        let var = self.heap[place];
        let activity = self.activity(var);
        while place > 0 {
            let above = (place - 1) / 2;
            let other = self.heap[above];
            if self.activity(other) >= activity {
                break;
            }
            self.put(other, place);
            place = above;
        }
        self.put(var, place);
    }

    fn sift_down(&mut self, mut place: usize) {
        let var = self.heap[place];
        let activity = self.activity(var);
        loop {
            let mut below = 2 * place + 1;
            let Some(&left) = self.heap.get(below) else { break };
            let mut other = left;
            if let Some(&right) = self.heap.get(below + 1)
                && self.activity(right) > self.activity(left)
            {
                (below, other) = (below + 1, right);
            }
            if self.activity(other) <= activity {
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
    fn variables_come_out_by_activity() {
        let mut chance = Chance::new(3);
        let mut vsids = Vsids::new();
        (0..50).for_each(|_| vsids.add_variable());
        for _ in 0..20_000 {
            match chance.below(4) {
                0 => vsids.insert(Var(chance.below(50) as u32)),
                1 => vsids.decay(0.9),
                2 => vsids.bump(Var(chance.below(50) as u32)),
                _ => {
                    let best = vsids.heap.iter().map(|&var| vsids.activity(var)).fold(-1.0, f64::max);
                    let Some(var) = vsids.pop() else { continue };
                    assert!(vsids.activity(var) >= best);
                    assert!(!vsids.heap.contains(&var));
                }
            }
        }
        assert!(vsids.increment < RESCALE_ABOVE && vsids.activities.iter().all(|activity| activity.is_finite()));
    }
}
