//! The fewest cells of a picture that must be changed so that its clues have no other solution, or are solved by lines, or
//! are easy enough.
//!
//! A change also changes clues, so one picture tells little about another. But a picture fails because of a few cells (see `trial`): unless one of
//! them changes, or changes back, every picture fails. So each failing picture is a clause over the changes, and the fewest changes that satisfy all
//! clauses are tried next. The first that work are therefore the fewest.

use super::Aim;
use super::cheapest::{Best, Cheapest};
use super::effort::{Budget, Effort};
use super::trial::{Trial, Wish, open, tried};
use nonoscope_core::puzzle::{At, Cell, Colour, Grid};
use nonoscope_core::sat::Literal;
use nonoscope_core::solve::Watch;
use nonoscope_words::{Text, making};
use std::collections::BTreeMap;
use std::fmt;

/// A changed picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changes {
    /// The cells that change, in the order in which they help.
    pub cells: Vec<At>,
    /// The picture with all changes.
    pub picture: Grid,
    /// A lower bound on the number of changes.
    pub lower: usize,
    /// Whether it is certain that these are the fewest, or else the work ended before.
    pub proven: bool,
}

/// Why there are no changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unchanged {
    /// The picture has no cells, or some that are not known.
    Unfinished,
    /// The work ended before any changes were found that are enough.
    NotFound {
        /// A lower bound on the number of changes.
        lower: usize,
    },
}

impl Unchanged {
    /// The error in a sentence.
    pub fn text(&self) -> Text {
        match self {
            Unchanged::Unfinished => making::unfinished(),
            Unchanged::NotFound { lower } => making::no_changes(*lower),
        }
    }
}

impl fmt::Display for Unchanged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for Unchanged {}

/// How many pictures are tried for changes that look better, once the fewest are known.
const FOR_LOOKS: usize = 100;

/// How many sets of blamed cells the next change of a climb is chosen from.
const CLIMBED: usize = 8;

/// The most changes that are sorted by their effect.
const ORDERED: usize = 40;

/// The fewest cells of a finished picture that must be changed to reach an aim, and a rating of at most `rating` if there
/// is one. Of as few changes, those are preferred that do
/// not leave a single cell among others.
///
/// # Errors
/// See [`Unchanged`].
pub fn fewest_changes(
    picture: &Grid,
    aim: Aim,
    rating: Option<u8>,
    effort: Effort,
    watch: &mut dyn Watch,
) -> Result<Changes, Unchanged> {
    if picture.cells().is_empty() || picture.unknown_cells() > 0 {
        return Err(Unchanged::Unfinished);
    }
    let budget = Budget::new(effort, watch);
    let on_conflict = || budget.slow_conflict();
    let cheapest = Cheapest::new(&on_conflict);
    let mut search =
        Search { picture, wish: Wish { aim, rating }, budget: &budget, cheapest, choices: BTreeMap::new() };
    let found = search.fewest();
    let lower = search.cheapest.bound();
    let (changed, proven) = match found {
        Ok(changed) => (search.better_looking(changed), true),
        Err(begun) => {
            let most = budget.most();
            budget.allow(Effort { conflicts: most.conflicts / 2, questions: most.questions / 2 });
            let changed = search.climbed(begun).ok_or(Unchanged::NotFound { lower })?;
            let proven = changed.len() == lower;
            (changed, proven)
        }
    };
    Ok(Changes { cells: search.in_order(&changed), picture: search.with(&changed), lower, proven })
}

/// Some changes: what cells become, by their index.
type Changed = BTreeMap<usize, Cell>;

struct Search<'a> {
    picture: &'a Grid,
    wish: Wish,
    budget: &'a Budget<'a>,
    cheapest: Cheapest<'a>,
    /// For each change that was ever called for, the cell and what it becomes, its choice.
    choices: BTreeMap<(usize, usize), Literal>,
}

impl Search<'_> {
    /// The fewest changes; if the work ends before, those that were tried last.
    fn fewest(&mut self) -> Result<Changed, Changed> {
        let mut changed = Changed::new();
        loop {
            let trial = self.tried(&changed);
            if trial == Trial::Reached {
                return Ok(changed);
            }
            if !self.learned(&changed, trial) || self.cheapest.best() != Best::Found {
                return Err(changed);
            }
            changed = self.chosen();
        }
    }

    fn tried(&self, changed: &Changed) -> Trial {
        tried(&self.with(changed), self.wish, self.budget)
    }

    /// The picture with some changes.
    fn with(&self, changed: &Changed) -> Grid {
        let mut picture = self.picture.clone();
        changed.iter().for_each(|(&cell, &becomes)| picture.set(picture.at(cell), becomes));
        picture
    }

    /// Adds what is learned from changes that fail; false if nothing is.
    fn learned(&mut self, changed: &Changed, trial: Trial) -> bool {
        let sets = match trial {
            Trial::Because(sets) => sets,
            Trial::TooHard => vec![(0..self.picture.cells().len()).collect()],
            Trial::Reached | Trial::Unknown => return false,
        };
        for set in sets {
            let mut clause = Vec::new();
            for cell in set {
                match changed.get(&cell) {
                    Some(&becomes) => clause.push(!self.choice(cell, becomes)),
                    None => self.becoming(cell, &mut clause),
                }
            }
            self.cheapest.add(clause);
        }
        true
    }

    /// Adds everything that a cell can become.
    fn becoming(&mut self, cell: usize, clause: &mut Vec<Literal>) {
        let now = self.picture.cells()[cell];
        let others: Vec<Cell> = Colour::all(self.picture.inks()).map(Cell::of).filter(|&other| other != now).collect();
        clause.extend(others.into_iter().map(|other| self.choice(cell, other)));
    }

    /// The choice of a change.
    fn choice(&mut self, cell: usize, becomes: Cell) -> Literal {
        let number = |cell: Cell| cell.colour().map_or(0, Colour::number);
        if let Some(&choice) = self.choices.get(&(cell, number(becomes))) {
            return choice;
        }
        let choice = self.cheapest.choice();
        // A cell becomes one thing only.
        let others: Vec<Literal> = self.choices.range((cell, 0)..(cell + 1, 0)).map(|(_, &other)| other).collect();
        others.into_iter().for_each(|other| self.cheapest.add([!choice, !other]));
        self.choices.insert((cell, number(becomes)), choice);
        choice
    }

    /// The changes that the last answer of `cheapest` chose.
    fn chosen(&self) -> Changed {
        let chosen = self.cheapest.chosen();
        let made = self.choices.iter().filter(|(_, choice)| chosen.binary_search(choice).is_ok());
        let cell = |number: usize| Colour::all(self.picture.inks()).nth(number).map_or(Cell::EMPTY, Cell::of);
        made.map(|(&(at, number), _)| (at, cell(number))).collect()
    }

    /// Whether a change leaves an isolated cell: no neighbour has its new value.
    fn is_speck(&self, at: usize, becomes: Cell) -> bool {
        let at = self.picture.at(at);
        let near = |along: usize, end: usize| [along.checked_sub(1), Some(along + 1).filter(|&next| next < end)];
        let rows = near(at.row(), self.picture.height()).into_iter().flatten().map(|row| At::new(row, at.column()));
        let columns =
            near(at.column(), self.picture.width()).into_iter().flatten().map(|column| At::new(at.row(), column));
        !rows.chain(columns).any(|next| self.picture.get(next) == becomes)
    }

    fn specks(&self, changed: &Changed) -> usize {
        changed.iter().filter(|&(&at, &becomes)| self.is_speck(at, becomes)).count()
    }

    /// As many changes, if possible with fewer specks.
    fn better_looking(&mut self, changed: Changed) -> Changed {
        let (mut best, mut specks) = (changed, 0);
        for round in 0..FOR_LOOKS {
            let now = self.specks(&best);
            if now == specks || !self.budget.is_left() {
                break;
            }
            if round == 0 {
                let cell = |number: usize| Colour::all(self.picture.inks()).nth(number).map_or(Cell::EMPTY, Cell::of);
                let costly = self.choices.iter().filter(|&(&(at, number), _)| self.is_speck(at, cell(number)));
                let costly: Vec<Literal> = costly.map(|(_, &choice)| choice).collect();
                self.cheapest.hold(costly);
            }
            if self.cheapest.best() != Best::Found {
                break;
            }
            specks = self.cheapest.bound();
            let others = self.chosen();
            if specks >= now {
                break;
            }
            match self.tried(&others) {
                Trial::Reached => best = others,
                trial => {
                    if !self.learned(&others, trial) {
                        break;
                    }
                }
            }
        }
        best
    }

    /// Enough changes, with those begun: always the one that leaves the fewest cells open next, until lines leave none. Then those
    /// are taken back that are not needed.
    fn climbed(&mut self, mut changed: Changed) -> Option<Changed> {
        let by_lines = Wish { aim: Aim::Lines, ..self.wish };
        loop {
            match tried(&self.with(&changed), by_lines, self.budget) {
                Trial::Reached => break,
                Trial::Because(sets) => {
                    let mut nearest = None;
                    for cell in sets.into_iter().take(CLIMBED).flatten().filter(|cell| !changed.contains_key(cell)) {
                        let now = self.picture.cells()[cell];
                        for becomes in Colour::all(self.picture.inks()).map(Cell::of).filter(|&other| other != now) {
                            let mut more = changed.clone();
                            more.insert(cell, becomes);
                            let left = (open(&self.with(&more), self.budget), self.specks(&more));
                            if nearest.as_ref().is_none_or(|(least, _)| left < *least) {
                                nearest = Some((left, more));
                            }
                        }
                    }
                    changed = nearest?.1;
                }
                Trial::TooHard | Trial::Unknown => return None,
            }
        }
        let cells: Vec<usize> = changed.keys().copied().collect();
        for cell in cells {
            let mut fewer = changed.clone();
            fewer.remove(&cell);
            if self.tried(&fewer) == Trial::Reached {
                changed = fewer;
            }
        }
        Some(changed)
    }

    /// The changed cells, each time the one that leaves the fewest cells open next.
    fn in_order(&self, changed: &Changed) -> Vec<At> {
        let (mut left, mut made, mut order) = (changed.clone(), Changed::new(), Vec::new());
        while order.len() < changed.len() {
            let with = |cell: usize, becomes: Cell| {
                let mut with = made.clone();
                with.insert(cell, becomes);
                if changed.len() > ORDERED { 0 } else { open(&self.with(&with), self.budget) }
            };
            let Some((cell, becomes)) =
                left.iter().map(|(&cell, &becomes)| (cell, becomes)).min_by_key(|&(cell, becomes)| with(cell, becomes))
            else {
                break;
            };
            left.remove(&cell);
            made.insert(cell, becomes);
            order.push(self.picture.at(cell));
        }
        order
    }
}
