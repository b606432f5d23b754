//! Deductions in words: short sentences, which a person can check on the marked cells.

mod conclusion;
mod names;
#[cfg(test)]
mod tests;

use super::deduction::{Deduction, Misfit, Placement};
use crate::puzzle::{Cell, Clue, Colour, Colours, Palette};
use crate::trace::{Technique, capital, describe, listed};
use names::{Names, stretch, stretches};

/// No sentence of any puzzle is longer, in characters.
const LONGEST_SENTENCE: usize = 160;

impl Deduction {
    /// The argument in a few sentences of at most 160 characters each, in which colours have the names of the puzzle's
    /// palette. Lines and cells are counted from 1. `clue` is that of the line.
    ///
    /// What it says follows from the clue and the cells that the deduction rests on.
    pub fn sentence(&self, clue: &Clue, palette: &Palette) -> String {
        let words = Words { deduction: self, names: Names { clue, palette } };
        let line = capital(self.line);
        let mut ways = words.argument().into_iter().map(|argument| format!("{line}: {argument}"));
        let briefest = ways.next_back().unwrap_or_default();
        ways.find(|text| text.split(". ").all(|one| one.chars().count() < LONGEST_SENTENCE)).unwrap_or(briefest)
    }
}

/// What sentences are made of.
#[derive(Clone, Copy)]
struct Words<'w> {
    deduction: &'w Deduction,
    names: Names<'w>,
}

/// The words for an argument: the best first, and last those that are short enough for any puzzle.
type Ways = Vec<String>;

impl Words<'_> {
    fn argument(self) -> Ways {
        let ways = match self.deduction.technique {
            Technique::BlankLine => Some(vec!["its clue is 0, so all its cells are empty.".to_owned()]),
            Technique::ExactFit => Some(self.exact_fit()),
            Technique::LineComplete => Some(self.line_complete()),
            Technique::FillTheRest => Some(self.fill_the_rest()),
            Technique::Overlap => self.overlap(),
            Technique::OutOfReach => self.out_of_reach(),
            Technique::WholeRun => self.whole_run(),
            Technique::Extend => self.extend(),
            Technique::GapTooSmall => self.gap_too_small(),
            Technique::Split => self.split(),
            Technique::Join => self.join(),
            Technique::Mercury => self.mercury(),
            Technique::ThatRun => self.that_run(),
            Technique::ColourNeighbours => self.colour_neighbours(),
            Technique::NoRunFits => Some(self.no_run_fits()),
            _ => None,
        };
        ways.unwrap_or_else(|| self.layouts())
    }

    fn exact_fit(self) -> Ways {
        let clue = self.names.clue;
        let room = clue.shortest();
        if clue.len() == 1 {
            let is = match self.names.is_plain() {
                true => "filled".to_owned(),
                false => self.names.ink(clue.colour(0)),
            };
            return vec![format!("{} takes all {room} cells, so they are all {is}.", self.names.run(0))];
        }
        let with = match room - clue.filled_cells() {
            0 => "",
            1 => ", with the gap between them,",
            _ => ", with the gaps between them,",
        };
        let numbers: Vec<String> = (0..clue.len()).map(|run| self.names.number(run)).collect();
        let so = format!("take all {room} cells, so there is only one way to place them.");
        vec![format!("the runs {}{with} {so}", listed(&numbers)), format!("its {} runs{with} {so}", clue.len())]
    }

    fn line_complete(self) -> Ways {
        let has = match self.names.clue.filled_cells() {
            1 => "the only filled cell that its clue asks for is there".to_owned(),
            2 => "both filled cells that its clue asks for are there".to_owned(),
            filled => format!("all {filled} filled cells that its clue asks for are there"),
        };
        vec![format!("{has}, so {}.", self.so())]
    }

    fn fill_the_rest(self) -> Ways {
        let clue = self.names.clue;
        let only = match clue.filled_cells() {
            1 => "its clue asks for 1 filled cell, and only 1 is not empty".to_owned(),
            filled => format!("its clue asks for {filled} filled cells, and only {filled} are not empty"),
        };
        match clue.has_one_ink() {
            true => vec![format!("{only}. So {}.", self.so())],
            false => vec![format!("{only}. They take its colours in order, so {}.", self.so())],
        }
    }

    fn overlap(self) -> Option<Ways> {
        let run = self.covering()?;
        let is = match self.names.is_plain() {
            true => "filled".to_owned(),
            false => self.names.ink(self.names.clue.colour(run.run)),
        };
        let so = match run.earliest == run.latest {
            true if self.deduction.cells.len() == run.length && run.length > 1 => format!("so they are all {is}."),
            true => format!("so {}.", self.so()),
            false => format!("so it covers {} wherever it is.", self.these()),
        };
        let way = format!("{}, {so}", self.lies(run));
        Some(self.with_given(vec![way]))
    }

    fn out_of_reach(self) -> Option<Ways> {
        if let Some(colour) = self.deduction.colour {
            return Some(self.colour_out_of_reach(colour));
        }
        let (so, ends) = (self.so(), self.ends()?);
        Some(self.with_given(vec![format!("{ends}, so {so}."), format!("{ends}. So {so}.")]))
    }

    fn colour_out_of_reach(self, colour: Colour) -> Ways {
        let name = self.names.ink(colour);
        let they = if self.deduction.cells.len() == 1 { "it is" } else { "they are" };
        let way = match self.deduction.runs[..] {
            [] => return vec![format!("its clue has no {name}, so {}", self.so_not(colour))],
            [run] => format!("{}, so {}", self.lies(&run), self.so_not(colour)),
            _ => format!("no {name} run reaches {}, so {they} not {name}.{}", self.these(), self.leaves()),
        };
        self.with_given(vec![way])
    }

    /// The same with what it rests on before it, as long as it is short enough.
    fn with_given(self, ways: Ways) -> Ways {
        let best = ways.first().cloned().unwrap_or_default();
        let mut all: Ways = self.given().into_iter().map(|given| given + &best).collect();
        all.extend(ways);
        all
    }

    fn whole_run(self) -> Option<Ways> {
        let (&[one], Some(colour)) = (&self.deduction.blocks[..], self.deduction.colour) else { return None };
        let (size, so) = (one.1 + 1 - one.0, self.so_not(colour));
        let way = format!("{}, so {so}", self.is_whole(one, colour, size)?);
        Some(vec![way])
    }

    /// That a block is a whole run.
    fn is_whole(self, one: (usize, usize), colour: Colour, size: usize) -> Option<String> {
        let block = self.names.block(one, colour);
        let own = self.names.clue.runs().filter(|run| run.colour == colour);
        let (count, longest) =
            own.fold((0, 0), |(count, longest), run| (count + 1, longest.max(usize::from(run.length))));
        Some(match self.deduction.runs[..] {
            [] => return None,
            [run] if count == 1 => format!("{block} is all of {}", self.names.run(run.run)),
            _ if longest == size => format!("{block} is as long as the longest {} ({size})", self.names.a_run(colour)),
            [run] => format!("{block} can only be {} and is complete", self.names.run(run.run)),
            _ => format!("{block} is as long as any run it can be ({size})"),
        })
    }

    fn extend(self) -> Option<Ways> {
        let Deduction { blocks, colour: Some(colour), stretch: Some(room), runs, .. } = self.deduction else {
            return None;
        };
        let (one, (from, _)) = (*blocks.first()?, self.bounds()?);
        let least = runs.iter().map(|run| run.length).min()?;
        let run = match runs[..] {
            [run] => self.names.run(run.run),
            _ if runs.iter().all(|run| run.length == least) => format!("a run of {least}"),
            _ => format!("a run of at least {least}"),
        };
        let block = self.names.block(one, *colour);
        let way = match from > one.1 {
            true if room.0 == one.0 => format!("{block} must be the start of {run}"),
            true => format!("{block} belongs to {run}, which starts no earlier than cell {}", room.0 + 1),
            false if room.1 == one.1 => format!("{block} must be the end of {run}"),
            false => format!("{block} belongs to {run}, which ends no later than cell {}", room.1 + 1),
        };
        Some(vec![format!("{way}, so {} too.", self.so()), format!("{way}. So {} too.", self.so())])
    }

    fn gap_too_small(self) -> Option<Ways> {
        let Deduction { runs, colour: Some(colour), stretch: Some(gap), .. } = self.deduction else { return None };
        let least = runs.iter().map(|run| run.length).min()?;
        let kind = if self.names.is_plain() { String::new() } else { format!(" for {}", self.names.ink(*colour)) };
        let room = match gap.1 + 1 - gap.0 {
            1 => format!("the gap{kind} at {} has only 1 cell", stretch(*gap)),
            size => format!("the gap{kind} at {} has only {size} cells", stretch(*gap)),
        };
        let few = match runs[..] {
            [run] if self.names.clue.len() == 1 => format!("too few for {}", self.names.run(run.run)),
            [run] => format!(
                "too few for {}, the only {} that reaches it",
                self.names.run(run.run),
                self.names.a_run(*colour)
            ),
            _ if runs.iter().all(|run| run.length == least) => format!("too few for the runs of {least} that reach it"),
            _ => format!("too few for the runs that reach it, which have {least} or more"),
        };
        Some(vec![format!("{room}, {few}. So {}", self.so_not(*colour))])
    }

    fn split(self) -> Option<Ways> {
        let (&[first, second], Some(colour)) = (&self.deduction.blocks[..], self.deduction.colour) else { return None };
        let (size, so) = (second.1 + 1 - first.0, self.so_not(colour));
        let longest = self.deduction.runs.iter().map(|run| run.length).max().unwrap_or(0);
        let blocks = format!("the blocks at {}", stretches(&[first, second]));
        let is = if self.names.is_plain() { "filled".to_owned() } else { self.names.ink(colour) };
        let why = match longest < size {
            true => format!(
                "if cell {} were {is}, {blocks} would make a run of {size}, longer than any run they can be",
                first.1 + 2
            ),
            false => format!("{blocks} cannot both belong to one {}", self.names.a_run(colour)),
        };
        Some(vec![format!("{why}. So {so}")])
    }

    fn join(self) -> Option<Ways> {
        let (&[first, second], Some(colour), &[run, ..]) =
            (&self.deduction.blocks[..], self.deduction.colour, &self.deduction.runs[..])
        else {
            return None;
        };
        let clue = self.names.clue;
        let is_own = |&other: &usize| clue.colour(other) == colour;
        let run = run.run;
        let (is_first, is_last) = (!(0..run).any(|r| is_own(&r)), !(run + 1..clue.len()).any(|r| is_own(&r)));
        let (name, kind) = (self.names.run(run), self.names.a_run(colour));
        let (both, so) = (stretches(&[first, second]), self.so());
        let (first, second) = (stretch(first), stretch(second));
        let why = match (is_first, is_last) {
            (true, true) => {
                return Some(vec![format!("the blocks at {both} both belong to {name}, the only {kind}. So {so}.")]);
            }
            (true, false) => format!("the block at {second} comes too early for any {kind} but the first, {name}"),
            (false, true) => format!("the block at {first} comes too late for any {kind} but the last, {name}"),
            (false, false) => format!(
                "the block at {first} belongs to no {kind} before {name}, and the one at {second} to none after it"
            ),
        };
        Some(vec![
            format!("{why}. So both blocks are parts of it, and {so}."),
            format!("the blocks at {both} can only belong to {name}. So {so}."),
        ])
    }

    fn mercury(self) -> Option<Ways> {
        let Deduction { blocks, colour: Some(colour), runs, .. } = self.deduction else { return None };
        let (&[one], &[run]) = (&blocks[..], &runs[..]) else { return None };
        let (cell, _) = self.bounds()?;
        let (name, so, block) = (self.names.run(run.run), self.so_not(*colour), stretch(one));
        let (bound, does) = match cell < one.0 {
            true => ("first", "starting"),
            false => ("last", "ending"),
        };
        let cell = cell + 1;
        Some(vec![format!(
            "cell {cell} is the {bound} that {name} could cover, but {does} there it would touch the block at {block} and be too long. So {so}"
        )])
    }

    fn that_run(self) -> Option<Ways> {
        let Deduction { blocks, runs, .. } = self.deduction;
        let run = self.covering();
        if blocks.is_empty() {
            return if run.is_some() { self.overlap() } else { self.out_of_reach() };
        }
        let so = match run {
            Some(run) if run.earliest == run.latest => format!("So {}, and {}.", self.lies(run), self.so()),
            Some(run) => format!("So {}, and covers {} wherever it is.", self.lies(run), self.these()),
            None => format!("So {}, which leaves {} empty.", self.ends()?, self.these()),
        };
        let is = |&block: &(usize, usize)| {
            let run = runs.iter().find(|run| run.latest <= block.0 && block.1 < run.earliest + run.length)?;
            let part = if block.1 + 1 - block.0 == run.length { "" } else { "part of " };
            Some((stretch(block), part, self.names.run(run.run)))
        };
        let pinned: Vec<_> = blocks.iter().filter_map(is).collect();
        if let [(block, part, run)] = &pinned[..] {
            return Some(vec![format!("the block at {block} can only be {part}{run}. {so}")]);
        }
        let each = pinned.iter().enumerate().map(|(index, (block, _, run))| match index {
            0 => format!("{block} can only belong to {run}"),
            _ => format!("{block} to {run}"),
        });
        let each: Vec<String> = each.collect();
        Some(vec![
            format!("{}. {so}", listed(&each)),
            format!("each of {} blocks can only belong to one run. {so}", pinned.len()),
        ])
    }

    fn colour_neighbours(self) -> Option<Ways> {
        let Deduction { blocks, colour: Some(colour), runs, cells, .. } = self.deduction else { return None };
        let (&[one], &[(cell, now)]) = (&blocks[..], &cells[..]) else { return None };
        let (clue, inks) = (self.names.clue, self.names.palette.inks());
        let is_after = cell > one.1;
        let beside = |run: &Placement| match is_after {
            true => Some(run.run + 1).filter(|&next| next < clue.len()),
            false => run.run.checked_sub(1),
        };
        let next: Colours = runs.iter().filter_map(beside).map(|run| clue.colour(run)).collect();
        let touching = next.minus(Colours::of(*colour));
        let names: Vec<String> = touching.iter().map(|colour| self.names.ink(colour)).collect();
        let (comes, after) = if is_after { ("follows it", "after") } else { ("comes before it", "before") };
        let next = match (next.is_empty(), names.is_empty()) {
            (true, _) => format!("no run {comes}"),
            (false, true) => format!("the run {after} it has the same colour"),
            _ if names.len() <= 3 => format!("the run {after} it is {}", names.join(" or ")),
            _ => format!("the run {after} it has one of {} colours", names.len()),
        };
        let possible = Cell::among(touching.or(Colours::BACKGROUND), inks);
        let whole = self.is_whole(one, *colour, one.1 + 1 - one.0)?;
        let is = describe(possible, self.names.palette);
        let is = match now == possible || !now.is_known() {
            true => format!("cell {} is {is}.", cell + 1),
            false => format!("cell {} is {is}.{}", cell + 1, self.leaves()),
        };
        Some(vec![format!("{whole}, and {next}. So {is}"), format!("{whole}. So {}.", self.so())])
    }

    fn no_run_fits(self) -> Ways {
        let (which, so) = match self.deduction.colour {
            Some(colour) => (self.names.a_run(colour), self.so_not(colour)),
            None => ("run".to_owned(), format!("{}.", self.so())),
        };
        let (these, misfits) = (self.these(), &self.deduction.misfits);
        let names: Vec<String> = self.deduction.runs.iter().map(|run| self.names.run(run.run)).collect();
        let all = self.misfit(misfits.iter().copied().fold(Misfit::default(), Misfit::or));
        let mut who = Vec::new();
        if let ([one, other], [first, second]) = (&names[..], &misfits[..]) {
            let (only, first, second) = (
                format!("only {one} and {other} reach {these}, but put there,"),
                self.misfit(*first),
                self.misfit(*second),
            );
            if first != second {
                who.push(format!("{only} {one} {first}, and {other} {second}"));
            }
            who.push(format!("{only} either {all}"));
        } else if let [run] = &names[..] {
            who.push(format!("{run} is the only {which} that reaches {these}, but put there, it {all}"));
        }
        who.push(format!("any {which} put on {these} {all}"));
        who.into_iter().map(|who| format!("{who}. So {so}")).collect()
    }

    /// What a run does where it is put and does not fit.
    fn misfit(self, misfit: Misfit) -> &'static str {
        let Misfit { covers, touches, crowds } = misfit;
        match (covers || touches, crowds) {
            (false, _) => "leaves no room for the others",
            (true, true) => "finds no room or leaves none for the others",
            (true, false) if !self.names.is_plain() => "finds no room",
            (true, false) => match (covers, touches) {
                (true, false) => "would cover an empty cell",
                (false, _) => "would touch a filled cell",
                (true, true) => "would cover an empty cell or touch a filled one",
            },
        }
    }

    fn layouts(self) -> Ways {
        let fit = match self.deduction.rests_on.is_empty() {
            true => "all layouts".to_owned(),
            false => format!("all layouts that fit {}", self.basis()),
        };
        vec![format!("no simple rule is enough here. So {fit} were compared: in all of them, {}.", self.so())]
    }
}
