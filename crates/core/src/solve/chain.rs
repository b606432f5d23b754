//! A supposition and what follows from it, line by line: followed breadth first, then cut down to what matters.
//!
//! Following finds the lines that lead to a clash, and others besides. Cutting goes backwards from the clash and keeps the inferred cells that it
//! needs, and the lines that inferred them.

use super::board::Board;
use super::line_set::LineSet;
use super::propagate::propagate_with;
use crate::line::{Knowledge, LineLogic, Mask};
use crate::puzzle::{Axis, Line, Puzzle};
use crate::trace::Change;
use std::ops::ControlFlow;

/// The consequences of a supposition.
pub(super) struct Trail<K> {
    /// The lines that added something, in order.
    looks: Vec<Look<K>>,
    pub(super) end: End,
}

/// A line that was looked at, and what it added.
#[derive(Clone, Copy)]
struct Look<K> {
    line: Line,
    new: K,
}

/// How following ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// No layout of this line fits.
    Clash(Line),
    /// No line adds anything more.
    Quiet,
    /// As many lines as allowed have added something.
    Cut,
}

/// A line on the way, with what it rests on.
#[derive(Clone, Copy)]
pub(super) struct Link<K> {
    pub(super) line: Line,
    /// What it adds that is needed.
    pub(super) new: K,
    /// What was inferred before, from the supposition on, and is needed here.
    pub(super) rests_on: K,
}

/// The way from a supposition to a clash, or to a cell.
pub(super) struct Chain<K> {
    pub(super) links: Vec<Link<K>>,
    /// The line that no layout fits, and what was inferred of it and is needed.
    pub(super) clash: Option<(Line, K)>,
}

/// Where cutting begins.
#[derive(Clone, Copy)]
pub(super) enum Goal<'g> {
    Clash(Line),
    Cells(&'g [Change]),
}

/// Supposes a cell on a board, and looks at lines in the order in which they change, until one fails, or until `most` have
/// added something. With `among`, looks at these lines only. Adds every line looked at to `looked_at`.
pub(super) fn follow<K: Knowledge>(
    puzzle: &Puzzle,
    board: &mut Board,
    logic: &mut K::Logic,
    supposed: Change,
    (most, among): (usize, Option<&LineSet<K::Mask>>),
    looked_at: &mut LineSet<K::Mask>,
) -> Trail<K> {
    board.set(supposed);
    let mut looks = Vec::new();
    let mut now = LineSet::around([supposed.at]);
    loop {
        if let Some(among) = among {
            now = now.within(among);
        }
        let mut next = LineSet::none();
        for line in now.lines() {
            looked_at.insert(line);
            let before: K = board.known(line);
            let Some(after) = logic.infer(puzzle.clue(line), puzzle.length(line.axis), before) else {
                return Trail { looks, end: End::Clash(line) };
            };
            if after == before {
                continue;
            }
            if looks.len() == most {
                return Trail { looks, end: End::Cut };
            }
            let new = after.since(before);
            board.learn(line, new);
            next.insert_all(line.axis.crossing(), new.cells());
            looks.push(Look { line, new });
        }
        if next.is_empty() {
            return Trail { looks, end: End::Quiet };
        }
        now = next;
    }
}

/// Supposes a cell on a board, and looks at lines in the order in which every other method does, to the end.
pub(super) fn propagate_from<K: Knowledge>(
    puzzle: &Puzzle,
    board: &mut Board,
    logic: &mut K::Logic,
    supposed: Change,
) -> Trail<K> {
    board.set(supposed);
    let mut looks = Vec::new();
    let end = propagate_with(LineSet::around([supposed.at]), |line| {
        let before: K = board.known(line);
        let Some(after) = logic.infer(puzzle.clue(line), puzzle.length(line.axis), before) else {
            return ControlFlow::Break(line);
        };
        if after == before {
            return ControlFlow::Continue(K::Mask::NONE);
        }
        let new = after.since(before);
        board.learn(line, new);
        looks.push(Look { line, new });
        ControlFlow::Continue(new.cells())
    });
    match end {
        ControlFlow::Break(line) => Trail { looks, end: End::Clash(line) },
        ControlFlow::Continue(()) => Trail { looks, end: End::Quiet },
    }
}

/// What a trail needs for its goal.
pub(super) fn cut<K: Knowledge>(
    puzzle: &Puzzle,
    before: &Board,
    logic: &mut K::Logic,
    supposed: Change,
    trail: &Trail<K>,
    goal: Goal<'_>,
) -> Chain<K> {
    let mut cutter = Cutter { puzzle, before, logic, supposed, looks: &trail.looks };
    let mut needed = vec![K::Mask::NONE; puzzle.height()];
    let clash = match goal {
        Goal::Cells(changes) => {
            let others = changes.iter().map(|change| change.at).filter(|&at| at != supposed.at);
            others.for_each(|at| needed[at.row()].insert(at.column()));
            None
        }
        Goal::Clash(line) => {
            let rests_on = cutter.fewest(line, cutter.looks.len(), |inferred| inferred.is_none());
            mark(&mut needed, line, rests_on.cells());
            Some((line, rests_on))
        }
    };
    let mut links = Vec::new();
    for (index, look) in trail.looks.iter().enumerate().rev() {
        let cells = look.new.cells().cells().filter(|&along| {
            let at = look.line.cell(along);
            needed[at.row()].has(at.column())
        });
        let wanted = cells.fold(K::Mask::NONE, |set, along| set.or(K::Mask::bit(along)));
        if wanted.is_empty() {
            continue;
        }
        let new = look.new.within(wanted);
        let rests_on =
            cutter.fewest(look.line, index, |inferred| inferred.is_none_or(|inferred| new.since(inferred).is_empty()));
        mark(&mut needed, look.line, rests_on.cells());
        links.push(Link { line: look.line, new, rests_on });
    }
    links.reverse();
    Chain { links, clash }
}

fn mark<M: Mask>(needed: &mut [M], line: Line, cells: M) {
    match line.axis {
        Axis::Row => needed[line.index] = needed[line.index].or(cells),
        Axis::Column => cells.cells().for_each(|along| needed[along].insert(line.index)),
    }
}

struct Cutter<'c, K: Knowledge> {
    puzzle: &'c Puzzle,
    before: &'c Board,
    logic: &'c mut K::Logic,
    supposed: Change,
    looks: &'c [Look<K>],
}

impl<K: Knowledge> Cutter<'_, K> {
    /// The fewest cells of a line, inferred before the look with this index, that suffice together with what was known before the supposition. Later
    /// ones are left out first.
    fn fewest(&mut self, line: Line, index: usize, mut does: impl FnMut(Option<K>) -> bool) -> K {
        let (clue, length) = (self.puzzle.clue(line), self.puzzle.length(line.axis));
        let known: K = self.before.known(line);
        let mut inferred = K::nothing(self.before.inks());
        let mut order: Vec<usize> = Vec::new();
        let mut add = |cells: K| {
            order.extend(cells.cells().cells().filter(|along| !inferred.cells().has(*along)));
            inferred = inferred.or(cells);
        };
        let inks = self.before.inks();
        for look in std::iter::once(None).chain(self.looks[..index].iter().map(Some)) {
            match look {
                None => {
                    let Change { at, cell } = self.supposed;
                    if [Line::row(at.row()), Line::column(at.column())].contains(&line) {
                        add(K::of_cell(line.along(at), cell, inks).since(known));
                    }
                }
                Some(look) if look.line == line => add(look.new),
                Some(look) if look.line.axis != line.axis && look.new.cells().has(line.index) => {
                    add(K::of_cell(look.line.index, look.new.cell(line.index), inks));
                }
                Some(_) => {}
            }
        }
        for along in order.into_iter().rev() {
            let fewer = inferred.within(inferred.cells().minus(K::Mask::bit(along)));
            if does(self.logic.infer(clue, length, known.or(fewer))) {
                inferred = fewer;
            }
        }
        inferred
    }
}

/// A way from a supposition to a clash that needs as few lines as can be found: each line is left out once, and stays out
/// if the others still lead to a clash: of the line `ends_in`, if there is one.
pub(super) fn shorten<K: Knowledge>(
    puzzle: &Puzzle,
    before: &Board,
    logic: &mut K::Logic,
    supposed: Change,
    mut chain: Chain<K>,
    ends_in: Option<Line>,
) -> Chain<K> {
    let mut board = before.clone();
    let mut index = 0;
    while let Some(left_out) = chain.links.get(index).map(|link| link.line) {
        let Some((clash, _)) = chain.clash else { break };
        let lines = chain.links.iter().map(|link| link.line).filter(|&line| line != left_out);
        let mut among = LineSet::none();
        lines.chain([clash]).filter(|&line| line != left_out).for_each(|line| among.insert(line));
        board.copy_from(before);
        let trail = follow::<K>(puzzle, &mut board, logic, supposed, (usize::MAX, Some(&among)), &mut LineSet::none());
        let shorter = match trail.end {
            End::Clash(line) if ends_in.is_none_or(|last| last == line) => {
                Some(cut(puzzle, before, logic, supposed, &trail, Goal::Clash(line)))
            }
            End::Clash(_) | End::Quiet | End::Cut => None,
        };
        match shorter.filter(|shorter| shorter.links.len() < chain.links.len()) {
            Some(shorter) => (chain, index) = (shorter, 0),
            None => index += 1,
        }
    }
    chain
}
