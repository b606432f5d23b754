//! Incremental MaxSAT: as few choices as possible are true under a growing set of clauses.
//!
//! The method is OLL of Andres, Kaufmann, Matheis and Schaub (*Unsatisfiability-based optimization in
//! clasp*, 2012), as in Ignatiev, Morgado and Marques-Silva, *RC2* (2019): it assumes all choices false. If that is unsatisfiable, the core contains
//! one false choice too many, so the lower bound rises by one, and a cardinality constraint replaces the core, which allows one true choice, later
//! two, and so on. A model under these assumptions has as few true choices as the bound says. The bound stays valid when more clauses come.

use nonoscope_core::sat::{Answer, Formula, Literal, Solver};

/// How often a core is minimised by asking again.
const TRIMS: usize = 4;

/// Clauses, choices, and a bound.
pub(super) struct Cheapest<'a> {
    solver: Solver<'a>,
    choices: Vec<Literal>,
    /// What is assumed and stays so.
    held: Vec<Literal>,
    is_held: bool,
    /// What is assumed: choices that are false, and counts that are no higher than this.
    assumed: Vec<Literal>,
    counts: Vec<Count>,
    bound: usize,
}

/// How many of some literals are true.
struct Count {
    /// Literals that are true if at least 1, 2, … of them are.
    at_least: Vec<Literal>,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Best {
    /// [`Cheapest::chosen`] has the choices, as many as [`Cheapest::bound`].
    Found,
    /// The clauses contradict each other.
    Never,
    /// The work ended before.
    Unknown,
}

impl<'a> Cheapest<'a> {
    /// No clauses. `on_conflict` returns whether to go on.
    pub(super) fn new(on_conflict: &'a dyn Fn() -> bool) -> Self {
        let solver = Solver::new(&Formula::new(), |_| None, on_conflict);
        Cheapest {
            solver,
            choices: Vec::new(),
            held: Vec::new(),
            is_held: false,
            assumed: Vec::new(),
            counts: Vec::new(),
            bound: 0,
        }
    }

    /// Adds a choice.
    pub(super) fn choice(&mut self) -> Literal {
        let choice = self.solver.variable(Some(false));
        self.choices.push(choice);
        // Once their number is held, there is no room for another one.
        if self.is_held { &mut self.held } else { &mut self.assumed }.push(!choice);
        choice
    }

    /// Adds a clause over the choices.
    pub(super) fn add(&mut self, clause: impl IntoIterator<Item = Literal>) {
        self.solver.add(clause);
    }

    /// No fewer choices satisfy the clauses.
    pub(super) fn bound(&self) -> usize {
        self.bound
    }

    /// After [`Best::Found`]: the choices that are true.
    pub(super) fn chosen(&self) -> Vec<Literal> {
        self.choices.iter().copied().filter(|&choice| self.solver.holds(choice)).collect()
    }

    /// From now on the number of choices is held, which has just been found, and only these count, from 0: as few of them as
    /// possible should be true.
    pub(super) fn hold(&mut self, costly: impl IntoIterator<Item = Literal>) {
        self.held.append(&mut self.assumed);
        self.is_held = true;
        self.assumed.extend(costly.into_iter().map(|choice| !choice));
        self.bound = 0;
    }

    /// Looks for the fewest choices.
    pub(super) fn best(&mut self) -> Best {
        loop {
            match self.ask(&self.assumed.clone()) {
                Answer::Yes => return Best::Found,
                Answer::Stopped => return Best::Unknown,
                Answer::No => {}
            }
            let Some(core) = self.core() else { return Best::Unknown };
            if core.is_empty() {
                return Best::Never;
            }
            self.bound += 1;
            self.relax(&core);
        }
    }

    /// A core: assumptions that cannot all be true; `None` if the work has ended.
    fn core(&mut self) -> Option<Vec<Literal>> {
        let mut core = self.resting(&self.assumed);
        for _ in 0..TRIMS {
            match self.ask(&core) {
                Answer::No => {}
                Answer::Yes | Answer::Stopped => return None,
            }
            let fewer = self.resting(&core);
            if fewer.len() == core.len() {
                break;
            }
            core = fewer;
        }
        Some(core)
    }

    fn ask(&mut self, assumed: &[Literal]) -> Answer {
        let assumed: Vec<Literal> = self.held.iter().chain(assumed).copied().collect();
        self.solver.solve(&assumed)
    }

    fn resting(&self, assumed: &[Literal]) -> Vec<Literal> {
        assumed.iter().copied().filter(|&literal| self.solver.rests_on(literal)).collect()
    }

    /// Replaces the assumptions of a core by a count of them.
    fn relax(&mut self, core: &[Literal]) {
        self.assumed.retain(|literal| !core.contains(literal));
        for &literal in core {
            // The next count is allowed.
            let next = self.counts.iter().find_map(|count| {
                let place = count.at_least.iter().position(|&at_least| at_least == !literal)?;
                count.at_least.get(place + 1)
            });
            self.assumed.extend(next.map(|&next| !next));
        }
        let at_least = self.count(core.iter().map(|&literal| !literal).collect());
        self.solver.add([at_least[0]]);
        self.assumed.extend(at_least.get(1).map(|&two| !two));
        self.counts.push(Count { at_least });
    }

    /// For each number from one on, a literal that is true if at least that many of `literals` are: a totalizer, by Bailleux and Boufkhad,
    /// *Efficient CNF encoding of Boolean cardinality constraints* (2003).
    fn count(&mut self, literals: Vec<Literal>) -> Vec<Literal> {
        if literals.len() <= 1 {
            return literals;
        }
        let (first, second) = literals.split_at(literals.len() / 2);
        let (first, second) = (self.count(first.to_vec()), self.count(second.to_vec()));
        let both: Vec<Literal> = literals.iter().map(|_| self.solver.variable(None)).collect();
        for a in 0..=first.len() {
            for b in 0..=second.len() {
                let Some(sum) = (a + b).checked_sub(1) else { continue };
                let of = |counts: &[Literal], number: usize| number.checked_sub(1).map(|place| !counts[place]);
                self.solver.add(of(&first, a).into_iter().chain(of(&second, b)).chain([both[sum]]));
            }
        }
        both
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The fewest of `choices` bits that satisfy the clauses: pairs of bits of which some are to be set, or some not.
    fn fewest(choices: u32, clauses: &[(u32, u32)]) -> Option<u32> {
        let fits = |bits: &u32| clauses.iter().all(|(set, unset)| bits & set != 0 || !bits & unset != 0);
        (0..1u32 << choices).filter(fits).map(u32::count_ones).min()
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]
        #[test]
        fn it_finds_the_fewest_as_clauses_come(
            batches in prop::collection::vec(prop::collection::vec((1u32..1 << 10, 0u32..1 << 10, 0u32..1 << 10), 1..6), 1..6)
        ) {
            let mut cheapest = Cheapest::new(&|| true);
            let choices: Vec<Literal> = (0..10).map(|_| cheapest.choice()).collect();
            let of = |bits: u32| choices.iter().enumerate().filter(move |(at, _)| bits >> at & 1 == 1).map(|(_, &it)| it);
            let mut all = Vec::new();
            for (set, unset, also) in batches.concat() {
                // Mostly clauses of few choices, and now and then of choices that are not to be made.
                let (set, unset) = (set & also | 1 << (set % 10), unset & also & unset >> 1);
                all.push((set & !unset, unset));
                cheapest.add(of(set & !unset).chain(of(unset).map(|choice| !choice)));
                if all.len() % 3 == 0 {
                    continue;
                }
                match (cheapest.best(), fewest(10, &all)) {
                    (Best::Found, Some(fewest)) => {
                        prop_assert_eq!(cheapest.bound(), fewest as usize);
                        let bits = cheapest.chosen().iter().map(|it| 1u32 << (it.variable() - 1)).sum::<u32>();
                        prop_assert_eq!(bits.count_ones(), fewest);
                        prop_assert!(all.iter().all(|(set, unset)| bits & set != 0 || !bits & unset != 0));
                    }
                    (Best::Never, None) => break,
                    other => prop_assert!(false, "{other:?}"),
                }
            }
        }
    }

    #[test]
    fn of_as_few_choices_those_that_cost_less_are_made() {
        let mut cheapest = Cheapest::new(&|| true);
        let choices: Vec<Literal> = (0..6).map(|_| cheapest.choice()).collect();
        for pair in choices.chunks(2) {
            cheapest.add(pair.iter().copied());
        }
        assert_eq!((cheapest.best(), cheapest.bound()), (Best::Found, 3));
        let costly = [0, 2, 3, 4].map(|index| choices[index]);
        cheapest.hold(costly);
        assert_eq!((cheapest.best(), cheapest.bound()), (Best::Found, 1));
        let chosen = cheapest.chosen();
        assert!(chosen.len() == 3 && chosen.contains(&choices[1]) && chosen.contains(&choices[5]));
        cheapest.add([!choices[1]]);
        assert_eq!((cheapest.best(), cheapest.bound(), cheapest.chosen().len()), (Best::Found, 2, 3));
        let late = cheapest.choice();
        cheapest.add([!choices[0], late]);
        assert_eq!(cheapest.best(), Best::Never);
    }

    #[test]
    fn choices_that_come_later_cost_as_much() {
        let mut cheapest = Cheapest::new(&|| true);
        let [a, b] = [cheapest.choice(), cheapest.choice()];
        cheapest.add([a, b]);
        assert_eq!((cheapest.best(), cheapest.bound()), (Best::Found, 1));
        let c = cheapest.choice();
        cheapest.add([c]);
        cheapest.add([!a, !c]);
        assert_eq!((cheapest.best(), cheapest.bound(), cheapest.chosen()), (Best::Found, 2, vec![b, c]));
        cheapest.add([!b]);
        assert_eq!(cheapest.best(), Best::Never);
    }
}
