//! Unit propagation, which is all that a checker does.
//!
//! Two literals of each clause are watched, as in every SAT solver since Chaff (Moskewicz and others, 2001): while neither is
//! false, the clause says nothing.

use crate::sat::{Formula, Literal};

/// A formula that grows, and the literals that follow from it alone.
pub(super) struct Units {
    /// The literals of all clauses of two literals or more, the watched ones first in each.
    literals: Vec<Literal>,
    /// Where each clause lies there.
    clauses: Vec<(u32, u32)>,
    /// For each literal, the clauses that watch it.
    watches: Vec<Vec<u32>>,
    /// For each variable, its value.
    values: Vec<Option<bool>>,
    /// The true literals, in the order in which they became so.
    trail: Vec<Literal>,
    /// How many of them have been propagated.
    propagated: usize,
    contradicts: bool,
    /// If something is supposed: how many literals were true, and how many clauses there were.
    before: Option<(usize, usize)>,
}

fn place(literal: Literal) -> usize {
    2 * literal.variable() + usize::from(literal.is_positive())
}

impl Units {
    pub(super) fn new(formula: &Formula) -> Units {
        let variables = formula.size().variables;
        let mut units = Units {
            literals: Vec::with_capacity(formula.size().literals),
            clauses: Vec::with_capacity(formula.size().clauses),
            watches: vec![Vec::new(); 2 * variables + 2],
            values: vec![None; variables + 1],
            trail: Vec::new(),
            propagated: 0,
            contradicts: false,
            before: None,
        };
        formula.clauses().for_each(|clause| units.add(clause));
        units
    }

    fn value(&self, literal: Literal) -> Option<bool> {
        self.values[literal.variable()].map(|value| value == literal.is_positive())
    }

    /// Whether a literal follows.
    pub(super) fn says(&self, literal: Literal) -> bool {
        self.value(literal) == Some(true)
    }

    /// Adds a clause.
    pub(super) fn add(&mut self, clause: &[Literal]) {
        let open = clause.iter().filter(|&&literal| self.value(literal) != Some(false)).count();
        if clause.iter().any(|&literal| self.says(literal)) {
            return;
        }
        if open < 2 {
            match clause.iter().find(|&&literal| self.value(literal).is_none()) {
                Some(&literal) => self.set(literal),
                None => self.contradicts = true,
            }
            self.contradicts |= !self.propagate();
            return;
        }
        let (from, number) = (self.literals.len(), self.clauses.len() as u32);
        self.literals.extend(clause);
        let own = &mut self.literals[from..];
        // What is false stays so.
        own.sort_by_key(|&literal| self.values[literal.variable()].is_some());
        for literal in [own[0], own[1]] {
            self.watches[place(literal)].push(number);
        }
        self.clauses.push((from as u32, self.literals.len() as u32));
    }

    /// Whether unit propagation shows the clauses to be unsatisfiable.
    pub(super) fn contradicts(&self) -> bool {
        self.contradicts
    }

    /// Supposes that literals are true, until [`Units::retract`]. What is added meanwhile is forgotten then.
    pub(super) fn suppose(&mut self, literals: &[Literal]) {
        self.before = Some((self.trail.len(), self.clauses.len()));
        literals.iter().for_each(|&literal| self.add(&[literal]));
    }

    /// Takes the supposition back.
    pub(super) fn retract(&mut self) {
        let Some((known, clauses)) = self.before.take() else { return };
        for literal in self.trail.drain(known..) {
            self.values[literal.variable()] = None;
        }
        self.propagated = known;
        self.contradicts = false;
        for (from, _) in self.clauses.drain(clauses..).rev() {
            for watched in &self.literals[from as usize..from as usize + 2] {
                self.watches[place(*watched)].retain(|&number| (number as usize) < clauses);
            }
            self.literals.truncate(from as usize);
        }
    }

    fn set(&mut self, literal: Literal) {
        self.values[literal.variable()] = Some(literal.is_positive());
        self.trail.push(literal);
    }

    /// Propagates. Returns false at a conflict.
    fn propagate(&mut self) -> bool {
        while let Some(&set) = self.trail.get(self.propagated) {
            self.propagated += 1;
            let (mut watching, mut kept) = (std::mem::take(&mut self.watches[place(!set)]), 0);
            let mut holds = true;
            for at in 0..watching.len() {
                let number = watching[at];
                let (from, until) = self.clauses[number as usize];
                let (from, until) = (from as usize, until as usize);
                if self.literals[from] == !set {
                    self.literals.swap(from, from + 1);
                }
                let other = self.literals[from];
                let is_open = |literal: Literal| self.value(literal) != Some(false);
                let moved = match self.says(other) {
                    true => None,
                    false => (from + 2..until).find(|&at| is_open(self.literals[at])),
                };
                if let Some(to) = moved {
                    self.literals.swap(from + 1, to);
                    self.watches[place(self.literals[from + 1])].push(number);
                    continue;
                }
                watching[kept] = number;
                kept += 1;
                match self.value(other) {
                    Some(true) => {}
                    None => self.set(other),
                    Some(false) => {
                        watching.copy_within(at + 1.., kept);
                        kept += watching.len() - at - 1;
                        holds = false;
                        break;
                    }
                }
            }
            watching.truncate(kept);
            self.watches[place(!set)] = watching;
            if !holds {
                return false;
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    /// The same by going through all clauses again and again.
    fn refutes(clauses: &[Vec<Literal>], supposed: &[Literal]) -> bool {
        let mut set: Vec<Literal> = supposed.to_vec();
        loop {
            if set.iter().any(|&literal| set.contains(&!literal)) {
                return true;
            }
            let before = set.len();
            for clause in clauses {
                let open: Vec<Literal> = clause.iter().copied().filter(|&literal| !set.contains(&!literal)).collect();
                match open[..] {
                    [] => return true,
                    [only] if !set.contains(&only) => set.push(only),
                    _ => {}
                }
            }
            if set.len() == before {
                return false;
            }
        }
    }

    #[test]
    fn it_agrees_with_going_through_all_clauses() {
        let mut chance = Chance::new(9);
        let mut refuted = [0, 0];
        for _ in 0..300 {
            let mut formula = Formula::new();
            let variables: Vec<Literal> = (0..12).map(|_| formula.variable()).collect();
            let mut literal = || {
                let variable = variables[chance.below(12)];
                if chance.below(2) == 0 { variable } else { !variable }
            };
            let mut clause = |length: usize| {
                let mut clause: Vec<Literal> = (0..length).map(|_| literal()).collect();
                clause.sort_unstable_by_key(|literal| literal.variable());
                clause.dedup_by_key(|literal| literal.variable());
                clause
            };
            let mut clauses: Vec<Vec<Literal>> = (0..16).map(|index| clause(2 + index % 2)).collect();
            clauses.iter().for_each(|clause| formula.add(clause.iter().copied()));
            let mut units = Units::new(&formula);
            for round in 0..20 {
                let supposed = clause(2);
                let expected = refutes(&clauses, &supposed);
                units.suppose(&supposed);
                assert_eq!(units.contradicts(), expected);
                units.retract();
                refuted[usize::from(expected)] += 1;
                if refutes(&clauses, &[]) {
                    break;
                }
                if round % 4 == 3 {
                    let further = clause(1 + round % 3);
                    units.add(&further);
                    clauses.push(further);
                }
            }
        }
        assert!(refuted[0] > 300 && refuted[1] > 300, "{refuted:?}");
    }
}
