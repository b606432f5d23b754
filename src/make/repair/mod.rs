//! The section *Repair*: the fewest cells to give, or to change, until the drawing has one solution; taken one by one or all at once.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::make::sheet::Dot;
use crate::make::{self, Effect, Model};
use crate::workers::maker::{Repaired, Request, Way};
use nonoscope_core::puzzle::{At, Cell};
use nonoscope_words::{Text, cells, make_repair, solver};

/// What happens in the section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RepairMsg {
    /// The kind of repair.
    Way(Way),
    /// Whether lines alone are to solve it.
    LinesOnly(bool),
    Find,
    Stop,
    /// Takes the next cell.
    Next,
    /// Takes all cells that are left.
    All,
}

/// The request and its result.
#[derive(Debug, Default)]
pub(crate) struct Repair {
    pub(crate) way: Way,
    pub(crate) lines_only: bool,
    ticket: u32,
    state: State,
}

#[derive(Debug, Default)]
enum State {
    #[default]
    Idle,
    /// Asked about the drawing as it was after this many changes.
    Asked(u64),
    /// Found for the drawing as it was after this many changes.
    Found(u64, Found),
    /// The work ended before anything was found that is enough.
    NotFound(u64),
    Stopped,
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    way: Way,
    /// The cells that have not been taken yet, in their order, and what they are then.
    left: Vec<(At, Cell)>,
    /// How many there were.
    all: usize,
    lower: usize,
    proven: bool,
}

impl Repair {
    /// Asks about the drawing after this many changes: returns the number of the question.
    pub(crate) fn ask(&mut self, changes: u64) -> u32 {
        self.ticket = self.ticket.wrapping_add(1);
        self.state = State::Asked(changes);
        self.ticket
    }

    /// Whether an answer is awaited.
    pub(crate) fn is_busy(&self) -> bool {
        matches!(self.state, State::Asked(_))
    }

    /// The search is stopped, or its worker has died.
    pub(crate) fn stop(&mut self) {
        if self.is_busy() {
            self.state = State::Stopped;
        }
    }

    /// An answer has come.
    pub(crate) fn hear(&mut self, ticket: u32, repaired: Option<Repaired>) {
        let State::Asked(changes) = self.state else { return };
        if ticket != self.ticket {
            return;
        }
        self.state = match repaired {
            None => State::NotFound(changes),
            Some(Repaired { cells, lower, proven }) => {
                State::Found(changes, Found { way: self.way, all: cells.len(), left: cells, lower, proven })
            }
        };
    }

    /// Drops results for another drawing. Returns whether a search for one is still going on.
    pub(crate) fn outdate(&mut self, now: u64) -> bool {
        match self.state {
            State::Asked(changes) if changes != now => {
                self.state = State::Idle;
                true
            }
            State::Found(changes, _) | State::NotFound(changes) if changes != now => {
                self.state = State::Idle;
                false
            }
            _ => false,
        }
    }

    /// The cells that are left to be taken.
    pub(crate) fn left(&self) -> &[(At, Cell)] {
        match &self.state {
            State::Found(_, found) => &found.left,
            _ => &[],
        }
    }

    /// Takes this many of them, and returns them.
    pub(crate) fn take(&mut self, number: usize) -> Option<(Way, Vec<(At, Cell)>)> {
        let State::Found(_, found) = &mut self.state else { return None };
        let number = number.min(found.left.len());
        Some((found.way, found.left.drain(..number).collect()))
    }

    /// The drawing has changed by the cells taken.
    pub(crate) fn has_taken(&mut self, now: u64) {
        if let State::Found(changes, _) = &mut self.state {
            *changes = now;
        }
    }

    /// The sentence about the search.
    pub(crate) fn said(&self) -> Text {
        let found = match &self.state {
            State::Idle => return Text::default(),
            State::Asked(_) => return make_repair::looking(),
            State::Stopped => return solver::stopped(),
            State::NotFound(_) => return make_repair::not_found(),
            State::Found(_, found) => found,
        };
        let to_do = match (found.way, found.all) {
            (Way::Givens, 0) => return make_repair::nothing_to_give(),
            (Way::Changes, 0) => return make_repair::nothing_to_change(),
            _ if found.left.is_empty() => return make_repair::done(),
            (Way::Givens, cells) => make_repair::cells_to_give(cells),
            (Way::Changes, cells) => make_repair::cells_to_change(cells),
        };
        let proof = match (found.proven, found.lower) {
            (true, _) => make_repair::fewer_are_not_enough(),
            (false, 0 | 1) => make_repair::fewer_may_be_enough(),
            (false, lower) => make_repair::fewer_but_at_least(lower),
        };
        let marked = match found.left.len() {
            left if left < found.all => make_repair::left(left),
            left => make_repair::marked(left),
        };
        Text::sentences([to_do, proof, marked])
    }

    /// The label of the button for the next cell.
    pub(crate) fn next(&self) -> Text {
        let State::Found(_, Found { way, left, .. }) = &self.state else { return Text::default() };
        let Some((at, cell)) = left.first() else { return Text::default() };
        let (row, column) = (cells::row(at.row() + 1), cells::column(at.column() + 1));
        match (way, cell.is_filled()) {
            (Way::Givens, _) => make_repair::give(row, column),
            (Way::Changes, true) => make_repair::fill(row, column),
            (Way::Changes, false) => make_repair::empty(row, column),
        }
    }
}

/// Handles a message.
pub(crate) fn repair(model: &mut Model, msg: RepairMsg, out: &mut Vec<Effect>) {
    match msg {
        RepairMsg::Way(way) => {
            stop(model, out);
            model.repair.way = way;
        }
        RepairMsg::LinesOnly(lines_only) => {
            stop(model, out);
            model.repair.lines_only = lines_only;
        }
        RepairMsg::Find => find(model, out),
        RepairMsg::Stop => stop(model, out),
        RepairMsg::Next => take(model, 1),
        RepairMsg::All => take(model, usize::MAX),
    }
}

fn find(model: &mut Model, out: &mut Vec<Effect>) {
    stop(model, out);
    let Some(puzzle) = model.drawing.puzzle("") else { return };
    let (way, lines_only) = (model.repair.way, model.repair.lines_only);
    let ticket = model.repair.ask(model.drawing.changes());
    let (puzzle, picture) = (Box::new(puzzle), model.drawing.sheet().picture());
    out.push(Effect::Make(Request::Repair { ticket, puzzle, picture, way, lines_only }));
}

fn stop(model: &mut Model, out: &mut Vec<Effect>) {
    if model.repair.is_busy() {
        make::stop(model, solver::stopped(), out);
    }
}

/// The worker has answered.
pub(crate) fn hear(model: &mut Model, ticket: u32, repaired: Option<Repaired>) {
    model.repair.hear(ticket, repaired);
}

/// Takes the next cells, as one step that can be undone.
fn take(model: &mut Model, number: usize) {
    let Some((way, cells)) = model.repair.take(number) else { return };
    let mut sheet = model.drawing.sheet().clone();
    for (at, cell) in cells {
        let Some((index, colour)) = sheet.index(at).zip(cell.colour()) else { continue };
        let there = sheet.dot(at);
        sheet.set(
            index,
            match way {
                Way::Givens => Dot { given: true, ..there },
                Way::Changes => Dot { colour, ..there },
            },
        );
    }
    model.drawing.replace(sheet);
    model.repair.has_taken(model.drawing.changes());
}

/// What was found belongs to the drawing for which it was asked; its cells are marked.
pub(crate) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    if model.repair.outdate(model.drawing.changes()) {
        make::stop(model, solver::stopped(), out);
    }
    let proposed: Vec<(At, Cell)> = model.repair.left().to_vec();
    if let Some((look, sheet)) = model.drawing.look_mut() {
        look.propose(sheet, &proposed);
    }
}
