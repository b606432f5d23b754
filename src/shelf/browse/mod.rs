//! The shelf in its dialogue: what is listed of it, and a puzzle from it by choice, by chance, or as the next one.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use super::stock::{self, Order};
use super::{Effect, Model};
use nonoscope_core::solve::Tier;
use nonoscope_make::Chance;
use nonoscope_shelf::{Colouring, Entry, Filter, Id};

/// A message about what is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BrowseMsg {
    /// A puzzle was chosen.
    Choose(Id),
    /// Any of the puzzles that are listed, by a number that nobody can foresee.
    Random { seed: u64 },
    /// The puzzle that suits what the person has solved lately.
    Next,
    /// Another choice of what is listed.
    List(Listing),
    /// More of them are to be listed.
    More,
}

/// A choice of what is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listing {
    /// The fewest and the most cells of the longer side.
    Sides(u16, u16),
    /// How hard; `None` for any.
    Tier(Option<Tier>),
    Colouring(Option<Colouring>),
    /// Whether those that are solved are listed, too.
    Solved(bool),
}

/// The listed puzzles are this far apart in the index, which is read round and round: a prime, greater than their number.
const STRIDE: usize = 7919;

/// This many are listed at first, and again whenever more are wanted.
pub(crate) const LISTED: usize = 24;

/// A puzzle as it is listed: whether it is solved, and its title, if that is known and gives nothing away.
pub(crate) type Listed<'s> = (Entry, bool, Option<&'s str>);

/// What is listed of the shelf.
#[derive(Debug)]
pub(crate) struct Browse {
    pub(crate) filter: Filter,
    pub(crate) lists_solved: bool,
    pub(crate) listed: usize,
    /// How often what is listed has changed.
    pub(crate) changes: u32,
}

impl Default for Browse {
    fn default() -> Browse {
        Browse { filter: Filter::default(), lists_solved: true, listed: LISTED, changes: 0 }
    }
}

/// Handles a message.
pub(crate) fn turn(model: &mut Model, msg: BrowseMsg, out: &mut Vec<Effect>) {
    let browse = &mut model.browse;
    match msg {
        BrowseMsg::Choose(id) => stock::want(model, Order::Puzzle(id, None), out),
        BrowseMsg::Random { seed } => {
            if let [entry, ..] = model.drawn(1, seed)[..] {
                stock::want(model, Order::Puzzle(entry.id, None), out);
            }
        }
        BrowseMsg::Next => stock::want(model, Order::Next, out),
        BrowseMsg::List(listing) => {
            match listing {
                Listing::Sides(fewest, most) => browse.filter.sides = fewest..=most,
                Listing::Tier(Some(tier)) => browse.filter.tiers = tier..=tier,
                Listing::Tier(None) => browse.filter.tiers = Filter::default().tiers,
                Listing::Colouring(colouring) => browse.filter.colouring = colouring,
                Listing::Solved(listed) => browse.lists_solved = listed,
            }
            (browse.listed, browse.changes) = (LISTED, browse.changes + 1);
        }
        BrowseMsg::More => {
            browse.listed += LISTED;
            browse.changes += 1;
        }
    }
}

impl Model {
    /// All puzzles of the shelf that are as the person wants them, in the order of the index, and whether each is solved.
    fn wanted(&self) -> Vec<(Entry, bool)> {
        let solved: Vec<u16> = self.solved.of_shelf().collect();
        let matching = self.stock.index.iter().flat_map(|index| index.matching(&self.browse.filter));
        let wanted = matching.map(|entry| (entry, solved.contains(&entry.id.number())));
        wanted.filter(|(_, is_solved)| self.browse.lists_solved || !is_solved).collect()
    }

    /// This many of them by lot, or all if there are fewer.
    pub(crate) fn drawn(&self, count: usize, seed: u64) -> Vec<Entry> {
        let mut wanted: Vec<Entry> = self.wanted().into_iter().map(|(entry, _)| entry).collect();
        Chance::new(seed).shuffle(&mut wanted);
        wanted.truncate(count);
        wanted
    }

    /// What is listed of the shelf, and how much more there is.
    pub(crate) fn listed(&self) -> (Vec<Listed<'_>>, usize) {
        // In their own order, the puzzles of the next days would come first.
        let wanted = self.wanted();
        let mixed = (0..wanted.len()).filter_map(|place| wanted.get(place * STRIDE % wanted.len()));
        let listed: Vec<Listed<'_>> = mixed
            .take(self.browse.listed)
            .map(|&(entry, is_solved)| (entry, is_solved, self.stock.title(entry.id).filter(|_| is_solved)))
            .collect();
        let more = wanted.len() - listed.len();
        (listed, more)
    }
}
