//! A member of a search team: its orders and its reports.
//!
//! Orders and reports can be bytes, so that each searcher can be in a program of its own. They are for programs of one version, which trust each
//! other, so readers do not check that they fit together.

use super::analysis::learnt_lbd;
use super::clauses::Lbd;
use super::core::{Core, Learns};
use super::lit::Lit;
use crate::sat::answer::Answer;

/// The number of conflicts in a round, for each searcher.
pub(super) const ROUND: u64 = 1000;

/// The highest LBD of a shared clause.
const SHARED_LBD: usize = 4;

/// An order to a searcher.
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Order {
    /// Become this one.
    Become(Box<Searcher>),
    /// Add clauses that others have learnt.
    Hear(Learnt),
    /// Give away half of your part, together with all that you know.
    Halve,
    /// Search your part, up to the end of a round.
    Search,
    /// Hand over all that you know.
    HandOver,
}

/// A searcher's report, one for each order that asks for something.
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Report {
    /// The half that it gave away, if its part could be cut.
    Half(Option<Box<Searcher>>),
    /// The result of a round.
    Round(Round),
    /// All that it knows.
    HandedOver(Box<Searcher>),
}

/// The result of a round.
#[derive(Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Round {
    /// The answer to its part: `Stopped` if the search is to go on.
    pub(super) answer: Answer,
    pub(super) conflicts: u64,
    /// The clauses shared with others.
    pub(super) learnt: Learnt,
}

impl Round {
    /// The number of conflicts.
    pub fn conflicts(&self) -> u64 {
        self.conflicts
    }

    /// Whether the searcher has searched all of its part.
    pub fn is_last(&self) -> bool {
        self.answer != Answer::Stopped
    }
}

/// Clauses that were learnt, each with its LBD.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Learnt(pub(super) Vec<(Vec<Lit>, Lbd)>);

/// All that a searcher knows, and its part of the search.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Searcher {
    core: Core,
    assumed: Vec<Lit>,
}

impl Searcher {
    /// A searcher of the whole problem.
    pub(in crate::sat) fn new(core: Core) -> Searcher {
        Searcher { core, assumed: Vec::new() }
    }

    /// What it knows.
    pub(in crate::sat) fn into_core(self) -> Core {
        self.core
    }

    fn search(&mut self) -> Round {
        let (mut conflicts, mut learnt) = (0, Vec::new());
        let mut learns = |clause: &[Lit], levels: usize| {
            if levels <= SHARED_LBD || clause.len() <= 2 {
                learnt.push((clause.to_vec(), learnt_lbd(levels)));
            }
            conflicts += 1;
            conflicts < ROUND
        };
        let answer = self.core.solve(&self.assumed, &mut learns as Learns<'_>, None);
        if answer == Answer::No {
            // All keep it, as a clause of LBD 1.
            let refuted = self.assumed.iter().filter(|&&lit| self.core.rests_on(lit)).map(|&lit| !lit).collect();
            learnt.push((refuted, learnt_lbd(1)));
        }
        Round { answer, conflicts, learnt: Learnt(learnt) }
    }

    fn split(&mut self) -> Option<Box<Searcher>> {
        let mut half = Box::new(self.clone());
        let lit = half.core.split(&half.assumed)?;
        self.assumed.push(lit);
        half.assumed.push(!lit);
        Some(half)
    }
}

/// Where a searcher is, if there is one.
#[derive(Debug, Default)]
pub struct Desk(Option<Box<Searcher>>);

impl Desk {
    /// Carries out an order. There is no report without a searcher, or if the order asks for nothing.
    pub fn obey(&mut self, order: Order) -> Option<Report> {
        match (order, &mut self.0) {
            (Order::Become(searcher), desk) => *desk = Some(searcher),
            (_, None) => {}
            (Order::Hear(Learnt(learnt)), Some(searcher)) => {
                learnt.iter().for_each(|(clause, lbd)| searcher.core.import(clause, *lbd));
            }
            (Order::Halve, Some(searcher)) => return Some(Report::Half(searcher.split())),
            (Order::Search, Some(searcher)) => return Some(Report::Round(searcher.search())),
            (Order::HandOver, desk) => return desk.take().map(Report::HandedOver),
        }
        None
    }

    /// The searcher.
    pub fn into_searcher(self) -> Option<Box<Searcher>> {
        self.0
    }
}
