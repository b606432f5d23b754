//! The clause arena: clauses of three literals and more in one list, so that reading one touches little memory.

use super::lit::Lit;

/// Where a clause begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ClauseRef(pub(super) u32);

impl ClauseRef {
    fn index(self) -> usize {
        self.0 as usize
    }
}

/// The header of a clause: its length and its rank.
const HEADER: usize = 2;

/// The worth of a learnt clause. A clause of the formula has rank 0 and is never forgotten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Rank(u32);

impl Rank {
    pub(super) const OF_FORMULA: Rank = Rank(0);
    const USED: u32 = 3;
    const DEAD: u32 = 1 << 31;

    /// The rank of a learnt clause by its LBD (*glue*), the number of levels of its literals.
    pub(super) fn learnt(levels: usize) -> Rank {
        Rank((levels.clamp(1, 1 << 20) as u32) << 2 | 1)
    }

    pub(super) fn is_learnt(self) -> bool {
        self.0 & !Rank::DEAD != 0
    }

    pub(super) fn levels(self) -> usize {
        (self.0 >> 2) as usize
    }

    /// For how many more reductions it counts as used.
    pub(super) fn used(self) -> u32 {
        self.0 & Rank::USED
    }

    pub(super) fn with(self, levels: usize, used: u32) -> Rank {
        Rank(Rank::learnt(levels).0 & !Rank::USED | used)
    }

    fn is_dead(self) -> bool {
        self.0 & Rank::DEAD != 0
    }
}

/// All clauses of three literals and more.
#[derive(Clone, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Clauses {
    words: Vec<u32>,
}

impl Clauses {
    /// Adds a clause of at least three literals.
    pub(super) fn add(&mut self, literals: &[Lit], rank: Rank) -> ClauseRef {
        let clause = ClauseRef(self.words.len() as u32);
        self.words.extend([literals.len() as u32, rank.0]);
        self.words.extend(literals.iter().map(|lit| lit.0));
        clause
    }

    pub(super) fn len(&self, clause: ClauseRef) -> usize {
        self.words[clause.index()] as usize
    }

    pub(super) fn lits(&self, clause: ClauseRef) -> impl Iterator<Item = Lit> + '_ {
        let start = clause.index() + HEADER;
        self.words[start..start + self.len(clause)].iter().map(|&word| Lit(word))
    }

    /// The literals, as numbers.
    pub(super) fn lits_mut(&mut self, clause: ClauseRef) -> &mut [u32] {
        let start = clause.index() + HEADER;
        let length = self.len(clause);
        &mut self.words[start..start + length]
    }

    pub(super) fn rank(&self, clause: ClauseRef) -> Rank {
        Rank(self.words[clause.index() + 1])
    }

    pub(super) fn set_rank(&mut self, clause: ClauseRef, rank: Rank) {
        self.words[clause.index() + 1] = rank.0;
    }

    /// Marks a clause for [`Clauses::sweep`].
    pub(super) fn kill(&mut self, clause: ClauseRef) {
        self.words[clause.index() + 1] |= Rank::DEAD;
    }

    /// All clauses, in the order in which they were added.
    pub(super) fn all(&self) -> impl Iterator<Item = ClauseRef> + '_ {
        let mut next = 0;
        std::iter::from_fn(move || {
            let clause = ClauseRef(next as u32);
            next += HEADER + *self.words.get(next)? as usize;
            Some(clause)
        })
    }

    /// Removes marked clauses and returns where the others have moved.
    pub(super) fn sweep(&mut self) -> Moved {
        let (mut from, mut to) = (0, 0);
        let mut moved = Moved { places: Vec::new() };
        while from < self.words.len() {
            let size = HEADER + self.words[from] as usize;
            if !Rank(self.words[from + 1]).is_dead() {
                self.words.copy_within(from..from + size, to);
                moved.places.push((from as u32, to as u32));
                to += size;
            }
            from += size;
        }
        self.words.truncate(to);
        moved
    }
}

/// Where clauses have moved.
pub(super) struct Moved {
    /// From where to where, in order.
    places: Vec<(u32, u32)>,
}

impl Moved {
    /// Where a clause is now; `None` if it has been removed.
    pub(super) fn place(&self, clause: ClauseRef) -> Option<ClauseRef> {
        let found = self.places.binary_search_by_key(&clause.0, |&(from, _)| from).ok()?;
        Some(ClauseRef(self.places[found].1))
    }
}
