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

/// The header of a clause: its length and its LBD.
const HEADER: usize = 2;

/// The LBD (*glue*) of a learnt clause, and for how long it counts as used. A clause of the formula has LBD 0 and is
/// never deleted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Lbd(u32);

impl Lbd {
    pub(super) const ORIGINAL: Lbd = Lbd(0);
    const USED: u32 = 3;
    const GARBAGE: u32 = 1 << 31;

    /// The LBD of a learnt clause: the number of decision levels of its literals.
    pub(super) fn learnt(levels: usize) -> Lbd {
        Lbd((levels.clamp(1, 1 << 20) as u32) << 2 | 1)
    }

    pub(super) fn is_learnt(self) -> bool {
        self.0 & !Lbd::GARBAGE != 0
    }

    pub(super) fn levels(self) -> usize {
        (self.0 >> 2) as usize
    }

    /// For how many more reductions it counts as used.
    pub(super) fn used(self) -> u32 {
        self.0 & Lbd::USED
    }

    pub(super) fn with(self, levels: usize, used: u32) -> Lbd {
        Lbd(Lbd::learnt(levels).0 & !Lbd::USED | used)
    }

    fn is_garbage(self) -> bool {
        self.0 & Lbd::GARBAGE != 0
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
    pub(super) fn add(&mut self, literals: &[Lit], lbd: Lbd) -> ClauseRef {
        let clause = ClauseRef(self.words.len() as u32);
        self.words.extend([literals.len() as u32, lbd.0]);
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

    pub(super) fn lbd(&self, clause: ClauseRef) -> Lbd {
        Lbd(self.words[clause.index() + 1])
    }

    pub(super) fn set_lbd(&mut self, clause: ClauseRef, lbd: Lbd) {
        self.words[clause.index() + 1] = lbd.0;
    }

    /// Marks a clause for [`Clauses::collect_garbage`].
    pub(super) fn mark_garbage(&mut self, clause: ClauseRef) {
        self.words[clause.index() + 1] |= Lbd::GARBAGE;
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
    pub(super) fn collect_garbage(&mut self) -> Relocated {
        let (mut from, mut to) = (0, 0);
        let mut relocated = Relocated { places: Vec::new() };
        while from < self.words.len() {
            let size = HEADER + self.words[from] as usize;
            if !Lbd(self.words[from + 1]).is_garbage() {
                self.words.copy_within(from..from + size, to);
                relocated.places.push((from as u32, to as u32));
                to += size;
            }
            from += size;
        }
        self.words.truncate(to);
        relocated
    }
}

/// Where clauses have moved.
pub(super) struct Relocated {
    /// From where to where, in order.
    places: Vec<(u32, u32)>,
}

impl Relocated {
    /// Where a clause is now; `None` if it has been removed.
    pub(super) fn place(&self, clause: ClauseRef) -> Option<ClauseRef> {
        let found = self.places.binary_search_by_key(&clause.0, |&(from, _)| from).ok()?;
        Some(ClauseRef(self.places[found].1))
    }
}
