//! A SAT solver that learns a clause from each conflict (CDCL), made for nonograms: it searches with a guess.
//!
//! The parts are those of MiniSat (Eén and Sörensson, *An extensible SAT-solver*, 2003) and later improvements. Its use
//! of a guess is new. In one of two modes that take turns, *every* decision takes the value that the guess has, so a
//! guess that is nearly right is completed at once; in the other mode the search saves its own phases, so a wrong guess
//! costs at most half the time. Both modes share learnt clauses.
//!
//! Everything is counted in conflicts. Nothing depends on time, addresses or chance.

#[cfg(test)]
mod against_batsat;
mod analysis;
mod chains;
mod clauses;
mod core;
mod lit;
mod lookahead;
mod propagate;
#[cfg(test)]
mod random_3sat;
mod reduction;
mod restarts;
mod search;
mod searcher;
mod team;
#[cfg(not(target_family = "wasm"))]
mod threads;
mod trail;
mod vsids;
mod watches;

pub(super) use core::{Core, Learns};
pub(super) use lit::Lit;
pub use searcher::Searcher;
pub use searcher::{Desk, Order, Report, Round};
pub use team::Team;
#[cfg(not(target_family = "wasm"))]
pub(super) use threads::solve_in_a_team;
