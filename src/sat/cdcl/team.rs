//! A long search by several searchers at once, each on a thread of its own where there are enough.
//!
//! The first searcher goes on as if it were alone, so that a good guess is not disturbed. The others share the search out
//! among themselves: whoever has nothing to do takes over a half of what another one is searching. All work in rounds of
//! equally many conflicts, and after each round the others are told the best of what was learnt, in order. So the result does
//! not depend on the number of threads, nor on who is faster. Dividing a search like this goes back to Böhm and
//! Speckenmeyer, *A fast parallel SAT-solver* (1996), sharing clauses to Hamadi, Jabbour and Sais, *ManySAT* (2009).

use super::analysis::rank;
use super::clauses::Rank;
use super::core::Core;
use super::lit::Lit;
use crate::sat::answer::Answer;
use std::thread;

/// How many search at once.
const SEARCHERS: usize = 4;

/// The number of conflicts in a round, for each searcher.
const ROUND: u64 = 1000;

/// The most levels of a clause that is told to the others.
const TOLD: usize = 4;

/// Whether all clauses can be true together. `goes_on` is asked for each conflict, after the round in which it was.
pub(in crate::sat) fn solve_in_a_team(core: &mut Core, threads: usize, goes_on: impl Fn() -> bool) -> Answer {
    let mut team = vec![Searcher::new(core.clone(), Vec::new()); 2];
    loop {
        share_out(&mut team);
        search_a_round(&mut team, threads);
        let conflicts: u64 = team.iter().map(|searcher| searcher.conflicts).sum();
        if (0..conflicts).any(|_| !goes_on()) {
            return Answer::Stopped;
        }
        if let Some((place, answer)) = answer(&team) {
            *core = team.swap_remove(place).core;
            return answer;
        }
        tell_each_other(&mut team);
    }
}

/// One of those who search.
#[derive(Clone)]
struct Searcher {
    core: Core,
    /// Its part of the search.
    assumed: Vec<Lit>,
    /// The answer of the last round: `Stopped` if it is to go on, and `No` if it has nothing to do.
    answer: Answer,
    /// The number of conflicts in the last round.
    conflicts: u64,
    /// What it learnt in the last round and the others are told, each with its rank.
    learnt: Vec<(Vec<Lit>, Rank)>,
}

impl Searcher {
    fn new(core: Core, assumed: Vec<Lit>) -> Searcher {
        Searcher { core, assumed, answer: Answer::Stopped, conflicts: 0, learnt: Vec::new() }
    }

    fn works(&self) -> bool {
        self.answer == Answer::Stopped
    }

    /// Searches its part, up to the end of a round.
    fn search(&mut self) {
        self.conflicts = 0;
        self.learnt.clear();
        if !self.works() {
            return;
        }
        let (conflicts, told) = (&mut self.conflicts, &mut self.learnt);
        let learns = |clause: &[Lit], levels: usize| {
            if levels <= TOLD || clause.len() <= 2 {
                told.push((clause.to_vec(), rank(levels)));
            }
            *conflicts += 1;
            *conflicts < ROUND
        };
        self.answer = self.core.solve(&self.assumed, learns, None);
        if self.answer == Answer::No {
            // It is kept by all, as a clause of one level.
            let refuted = self.assumed.iter().filter(|&&lit| self.core.rests_on(lit)).map(|&lit| !lit).collect();
            self.learnt.push((refuted, rank(1)));
        }
    }
}

/// Gives everybody something to do, as long as something can be divided: half of what the one with the largest part has,
/// together with all that this one knows.
fn share_out(team: &mut Vec<Searcher>) {
    while let Some(free) = (1..SEARCHERS).find(|&place| team.get(place).is_none_or(|searcher| !searcher.works())) {
        let busy = team.iter_mut().skip(1).filter(|searcher| searcher.works());
        let Some(largest) = busy.min_by_key(|searcher| searcher.assumed.len()) else { return };
        let mut half = largest.clone();
        let Some(lit) = half.core.cut(&half.assumed) else { return };
        largest.assumed.push(lit);
        half.assumed.push(!lit);
        match team.get_mut(free) {
            Some(searcher) => *searcher = half,
            None => team.push(half),
        }
    }
}

/// Lets each search up to the end of a round.
fn search_a_round(team: &mut [Searcher], threads: usize) {
    let share = team.len().div_ceil(threads.max(1));
    thread::scope(|scope| {
        let mut shares = team.chunks_mut(share);
        let own = shares.next();
        for share in shares {
            scope.spawn(|| share.iter_mut().for_each(Searcher::search));
        }
        own.into_iter().flatten().for_each(Searcher::search);
    });
}

/// The answer to the whole question, if there is one, and who can tell more of it.
fn answer(team: &[Searcher]) -> Option<(usize, Answer)> {
    if let Some(place) = team.iter().position(|searcher| searcher.answer == Answer::Yes) {
        return Some((place, Answer::Yes));
    }
    let (first, others) = team.split_first()?;
    let is_refuted = !first.works() || others.iter().all(|searcher| !searcher.works());
    is_refuted.then_some((0, Answer::No))
}

/// Tells everybody but the first what the others have learnt.
fn tell_each_other(team: &mut [Searcher]) {
    for teller in 0..team.len() {
        let learnt = std::mem::take(&mut team[teller].learnt);
        for (place, searcher) in team.iter_mut().enumerate().skip(1) {
            for (clause, rank) in learnt.iter().filter(|_| place != teller) {
                searcher.core.take_in(clause, *rank);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::sat::cdcl::lit::Var;
    use std::cell::Cell;

    /// A core with clauses of three literals by chance, 4.26 for each variable, where about half can be satisfied.
    fn hard(chance: &mut Chance, vars: u32) -> (Core, Vec<Vec<Lit>>) {
        let mut core = Core::new();
        for _ in 0..vars {
            core.add_variable(None);
        }
        let lit = |chance: &mut Chance| Var(chance.below(vars as usize) as u32).with(chance.below(2) == 0);
        let clauses: Vec<Vec<Lit>> = (0..vars * 426 / 100).map(|_| (0..3).map(|_| lit(chance)).collect()).collect();
        clauses.iter().for_each(|clause| core.add(clause.clone()));
        (core, clauses)
    }

    #[test]
    fn a_team_answers_as_one_does_whatever_the_number_of_threads() {
        let mut chance = Chance::new(5);
        let mut answers = [0, 0];
        for _ in 0..12 {
            let (core, clauses) = hard(&mut chance, 200);
            let alone = core.clone().solve(&[], |_, _| true, None);
            let found = [1, 2, 3, 4, 9].map(|threads| {
                let (mut core, conflicts) = (core.clone(), Cell::new(0));
                let goes_on = || {
                    conflicts.set(conflicts.get() + 1);
                    true
                };
                let answer = solve_in_a_team(&mut core, threads, goes_on);
                assert_eq!(answer, alone);
                if answer == Answer::Yes {
                    assert!(clauses.iter().all(|clause| clause.iter().any(|&lit| core.holds(lit))));
                }
                answers[usize::from(answer == Answer::Yes)] +=
                    usize::from(conflicts.get() > 2 * SEARCHERS as u64 * ROUND);
                (conflicts.get(), core.model)
            });
            assert!(found.iter().all(|other| *other == found[0]));
        }
        assert!(answers[0] > 5 && answers[0] + answers[1] > 10, "{answers:?}");
    }

    #[test]
    fn a_team_stops_when_told() {
        let mut chance = Chance::new(6);
        let (mut core, _) = hard(&mut chance, 400);
        let left = Cell::new(5_500);
        let goes_on = || {
            left.set(left.get() - 1);
            left.get() > 0
        };
        assert_eq!(solve_in_a_team(&mut core, 2, goes_on), Answer::Stopped);
        assert_eq!(left.get(), 0);
    }
}
