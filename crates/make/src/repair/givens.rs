//! The fewest cells that must be given so that a picture is the only solution of its puzzle, or so that lines alone find it.
//!
//! A set of givens that is not enough yields cells of which one more must be given: those in which another solution differs, or those that lines
//! leave open. There are too many such sets to list, but few matter: a smallest hitting set of those met so far is either enough, and then no
//! smaller one is, or it yields another set. This is the method of implicit hitting sets (Karp, *Implicit hitting set problems and multi-genome
//! alignment*, 2010).

use super::Aim;
use super::apart::{Apart, Needed};
use super::by_lines::ByLines;
use super::by_solutions::BySolutions;
use super::cheapest::{Best, Cheapest};
use super::effort::{Budget, Effort, HARD};
use nonoscope_core::puzzle::{At, Grid, Puzzle};
use nonoscope_core::sat::Literal;
use nonoscope_core::solve::{Settling, Watch, settling};
use nonoscope_words::{Text, making};
use std::fmt;

/// How many sets are tried for one with fewer empty cells, once the fewest are known.
const FOR_LOOKS: usize = 50;

/// The most conflicts of a question while many cells are needed, one after another, and at first of one whether a cell can be left out.
const MODERATE: u64 = 1_000;
const EASY: u64 = 300;

/// Cells to give, besides the givens that the puzzle has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Givens {
    /// The cells, row by row. None of them can be left out, as far as the work went.
    pub cells: Vec<At>,
    /// A lower bound on their number.
    pub lower: usize,
    /// Whether it is certain that `cells` are the fewest, or else the work ended before.
    pub proven: bool,
    /// Sets of cells of which each must have a given; no `lower` − 1 cells hit them all. Each is the difference to another
    /// solution, or all that lines leave open if every other cell is given.
    pub needs: Vec<Vec<At>>,
}

impl Givens {
    /// The puzzle with these cells given as in the picture.
    #[must_use]
    pub fn given(&self, puzzle: &Puzzle, picture: &Grid) -> Puzzle {
        let mut givens = puzzle.givens().clone();
        self.cells.iter().for_each(|&at| givens.set(at, picture.get(at)));
        puzzle.clone().with_givens(givens).unwrap_or_else(|_| puzzle.clone())
    }
}

/// The error for a picture that does not solve its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NotKept;

impl NotKept {
    /// The error in a sentence.
    pub fn text(&self) -> Text {
        making::not_kept()
    }
}

impl fmt::Display for NotKept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for NotKept {}

/// The fewest cells of `picture`, a solution of the puzzle, that must be given besides the puzzle's givens to reach an aim.
///
/// # Errors
/// [`NotKept`] if the picture does not solve the puzzle, or contradicts its givens.
pub fn fewest_givens(
    puzzle: &Puzzle,
    picture: &Grid,
    aim: Aim,
    effort: Effort,
    watch: &mut dyn Watch,
) -> Result<Givens, NotKept> {
    let picture = solution(puzzle, picture).ok_or(NotKept)?;
    let mut settled = settling(puzzle).ok_or(NotKept)?;
    let budget = Budget::new(effort, watch);
    let known = settled.grid();
    let open = known.unknown_cells();
    let go_on = || budget.conflict(open);
    if open == 0 {
        return Ok(Givens { cells: Vec::new(), lower: 0, proven: true, needs: Vec::new() });
    }
    let some = enough_for_lines(&mut *settled, &picture);
    match aim {
        Aim::OneSolution => match BySolutions::new(puzzle, &known, &picture, &budget, &go_on) {
            Ok(mut by_solutions) => Ok(fewest(&mut by_solutions, some, &budget)),
            // Cells that are enough for lines are enough for any aim.
            Err(_) => Ok(Givens { lower: 0, ..fewest(&mut ByLines::new(settled, &picture, &budget), some, &budget) }),
        },
        Aim::Lines => Ok(fewest(&mut ByLines::new(settled, &picture, &budget), some, &budget)),
    }
}

/// The picture, with as many inks as the puzzle, if it is a solution.
pub(super) fn solution(puzzle: &Puzzle, picture: &Grid) -> Option<Grid> {
    let has_size = (picture.width(), picture.height()) == (puzzle.width(), puzzle.height());
    let picture = has_size.then(|| picture.clone().with_inks(puzzle.inks()))??;
    let agrees = puzzle.places().all(|at| {
        let colour = picture.get(at).colour();
        colour.is_some_and(|colour| puzzle.givens().possible(at).has(colour))
    });
    (agrees && puzzle.first_mismatch(&picture).is_none()).then_some(picture)
}

/// Some cells that are enough for any aim, by their index among those that lines leave open: each is given if it is not
/// known by then.
fn enough_for_lines(settled: &mut dyn Settling, picture: &Grid) -> Vec<usize> {
    let open: Vec<At> = picture.places().filter(|&at| !settled.is_known(at)).collect();
    let mut given = Vec::new();
    settled.remember();
    for (cell, &at) in open.iter().enumerate() {
        if !settled.is_known(at) {
            settled.give(at, picture.get(at));
            given.push(cell);
        }
    }
    settled.back();
    given
}

/// The fewest cells that are enough; `best` are some.
fn fewest(apart: &mut dyn Apart, mut best: Vec<usize>, budget: &Budget<'_>) -> Givens {
    let on_conflict = || budget.slow_conflict();
    let mut search = Search::new(apart, &on_conflict);
    budget.ask_for(MODERATE);
    search.begin();
    budget.ask_for(HARD);
    let mut proven = false;
    while budget.is_left() {
        if search.cheapest.best() != Best::Found {
            break;
        }
        let chosen = search.chosen();
        let fewest = chosen.len();
        let Some(enough) = search.completed(chosen) else { break };
        proven = enough.len() == fewest;
        if enough.len() < best.len() || proven {
            best = enough;
        }
        if proven {
            break;
        }
    }
    let lower = search.cheapest.bound();
    // Where a question was too hard, there is work left.
    if !budget.is_left() || proven {
        let most = budget.most();
        budget.allow(Effort { conflicts: most.conflicts / 4, questions: most.questions / 4 });
    }
    let best = if proven { search.rather_filled(best, budget) } else { search.without_spare(best, budget) };
    let cells = search.apart.cells();
    let places = |set: &[usize]| set.iter().map(|&cell| cells[cell]).collect::<Vec<At>>();
    Givens {
        cells: places(&best),
        lower,
        proven: proven || best.len() == lower,
        needs: search.needs.iter().map(|need| places(need)).collect(),
    }
}

struct Search<'a> {
    apart: &'a mut dyn Apart,
    cheapest: Cheapest<'a>,
    /// For each cell, that it is given.
    choices: Vec<Option<Literal>>,
    needs: Vec<Vec<usize>>,
    /// For each cell, in how many of the needs it is.
    often: Vec<usize>,
}

impl<'a> Search<'a> {
    fn new(apart: &'a mut dyn Apart, on_conflict: &'a dyn Fn() -> bool) -> Self {
        let cells = apart.cells().len();
        Search {
            apart,
            cheapest: Cheapest::new(on_conflict),
            choices: vec![None; cells],
            needs: Vec::new(),
            often: vec![0; cells],
        }
    }

    /// Adds cells of which one must be given.
    fn need(&mut self, need: Vec<usize>) {
        for &cell in &need {
            self.often[cell] += 1;
            self.choices[cell].get_or_insert_with(|| self.cheapest.choice());
        }
        let choices = &self.choices;
        self.cheapest.add(need.iter().filter_map(|&cell| choices[cell]));
        self.needs.push(need);
    }

    /// Disjoint needs, one after another while there are any: they raise the bound most.
    fn begin(&mut self) {
        let mut given = Vec::new();
        while let Needed::OneOf(need) = self.apart.apart(&given, &|_| 0) {
            given.extend(&need);
            self.need(need);
        }
    }

    /// The cells that the last answer of `cheapest` chose.
    fn chosen(&self) -> Vec<usize> {
        let chosen = self.cheapest.chosen();
        (0..self.choices.len())
            .filter(|&cell| self.choices[cell].is_some_and(|it| chosen.binary_search(&it).is_ok()))
            .collect()
    }

    /// Adds cells until they are enough; `None` if that is too hard to know, or the work ends before.
    fn completed(&mut self, mut given: Vec<usize>) -> Option<Vec<usize>> {
        loop {
            let often = self.often.clone();
            match self.apart.apart(&given, &|cell| often[cell]) {
                Needed::Nothing => return Some(given),
                Needed::Unknown => return None,
                Needed::OneOf(need) => {
                    given.extend(self.likeliest(&given, &need));
                    self.need(need);
                }
            }
        }
    }

    /// The cell of these that leaves the fewest open, and among equals is needed most often.
    fn likeliest(&mut self, given: &[usize], need: &[usize]) -> Option<usize> {
        let mut with = given.to_vec();
        let open = need.iter().map(|&cell| {
            with.push(cell);
            let open = self.apart.open(&with);
            with.pop();
            (open, std::cmp::Reverse(self.often[cell]), cell)
        });
        open.min().map(|(_, _, cell)| cell)
    }

    /// As many cells, if possible with fewer empty ones.
    fn rather_filled(&mut self, given: Vec<usize>, budget: &Budget<'_>) -> Vec<usize> {
        let is_empty = |this: &Self, cell: usize| !this.apart.is_filled(cell);
        let empty = |this: &Self, given: &[usize]| given.iter().filter(|&&cell| is_empty(this, cell)).count();
        let (mut best, mut fewest) = (given, 0);
        for round in 0..FOR_LOOKS {
            let now = empty(self, &best);
            if now == fewest || !budget.is_left() {
                break;
            }
            if round == 0 {
                let costly = (0..self.choices.len()).filter(|&cell| is_empty(self, cell));
                let costly: Vec<Literal> = costly.filter_map(|cell| self.choices[cell]).collect();
                self.cheapest.hold(costly);
            }
            if self.cheapest.best() != Best::Found || self.cheapest.bound() >= now {
                break;
            }
            fewest = self.cheapest.bound();
            let chosen = self.chosen();
            match self.apart.apart(&chosen, &|_| 0) {
                Needed::Nothing => best = chosen,
                Needed::OneOf(need) => self.need(need),
                Needed::Unknown => break,
            }
        }
        best.sort_unstable();
        best
    }

    /// Without those that can be left out, as far as the work goes: first those of which that is easy to know.
    fn without_spare(&mut self, mut given: Vec<usize>, budget: &Budget<'_>) -> Vec<usize> {
        // A cell that is needed stays needed when others are left out, so only those that were too hard are asked about again.
        let (mut open, mut brief) = (given.clone(), EASY);
        while !open.is_empty() && budget.is_left() {
            budget.ask_for(brief);
            open.retain(|&cell| {
                let others: Vec<usize> = given.iter().copied().filter(|&other| other != cell).collect();
                budget.gave_up();
                if self.apart.is_enough(&others) {
                    given = others;
                    return false;
                }
                budget.gave_up()
            });
            brief *= 4;
        }
        given.sort_unstable();
        given
    }
}
