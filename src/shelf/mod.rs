//! The shelf: some two thousand puzzles to play. Its index and its packs are loaded when they are needed; a puzzle comes from it by choice, by
//! chance, as the next one, or as that of a day.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::marks;
use crate::page::{Dialogue, Effect, Model};
use crate::{calendar, entry};
use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::solve::Tier;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::{Date, Player};
use nonoscope_shelf::{Colouring, Entry, Filter, Id, Index, Pace, Pack};

/// A part of the shelf, as it is loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// What there is.
    Index,
    /// The pictures and the titles of a pack.
    Pack(usize),
}

impl Piece {
    /// The files that it consists of.
    pub(crate) fn files(self) -> Vec<String> {
        match self {
            Piece::Index => vec!["shelf/index.txt".to_owned()],
            Piece::Pack(number) => {
                vec![format!("shelf/pictures/{number:02}.txt"), format!("shelf/titles/en/{number:02}.txt")]
            }
        }
    }
}

/// A message about the shelf.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum ShelfMsg {
    /// A part of it has come, the texts of its files; `None` if it could not be loaded.
    Came { piece: Piece, texts: Option<Vec<String>> },
    /// A puzzle was chosen.
    Choose(Id),
    /// Any of the puzzles that are wanted, by a number that nobody can foresee.
    Random { seed: u64 },
    /// The puzzle that suits what the person has solved lately.
    Next,
    /// Another choice of what is listed.
    Wish(Wish),
    /// More of them are to be listed.
    More,
}

/// A choice of what is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wish {
    /// The most and the fewest cells of the longer side.
    Sides(u16, u16),
    /// How hard; `None` for any.
    Tier(Option<Tier>),
    Colouring(Option<Colouring>),
    /// Whether those that are solved are listed, too.
    Solved(bool),
}

/// What is wanted on the board, once what it takes is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// A puzzle, and the day that it belongs to.
    Puzzle(Id, Option<Date>),
    Day(Date),
    Next,
}

/// Every so many puzzles one is listed, and so on around: a prime, greater than their number.
const STRIDE: usize = 7919;

/// What a puzzle is called before its title may be known.
pub(crate) fn neutral_name(id: Id) -> String {
    format!("No. {}", id.number() + 1)
}

/// So many are listed at first, and again whenever more are wanted.
pub(crate) const LISTED: usize = 24;

/// A puzzle as it is listed: whether it is solved, and its title, if that is known and gives nothing away.
pub(crate) type Listed<'s> = (Entry, bool, Option<&'s str>);

/// The shelf, as far as it has been loaded.
#[derive(Debug)]
pub(crate) struct Shelf {
    pub(crate) index: Option<Index>,
    /// The packs that have been loaded, with their numbers.
    packs: Vec<(usize, Pack)>,
    /// What has been asked for and has not come yet.
    awaited: Vec<Piece>,
    /// What is wanted on the board.
    wanted: Option<Wanted>,
    /// The puzzle that is on the board, with its text.
    of_board: Option<(Id, String)>,
    pub(crate) filter: Filter,
    pub(crate) lists_solved: bool,
    pub(crate) listed: usize,
    /// Whether a part could not be loaded.
    pub(crate) has_failed: bool,
    /// How often what is listed has changed.
    pub(crate) changes: u32,
}

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf {
            index: None,
            packs: Vec::new(),
            awaited: Vec::new(),
            wanted: None,
            of_board: None,
            filter: Filter::default(),
            lists_solved: true,
            listed: LISTED,
            has_failed: false,
            changes: 0,
        }
    }
}

impl Shelf {
    /// The puzzle of a day, if the shelf has one for it and its index is there.
    pub(crate) fn of_day(&self, day: Date) -> Option<Entry> {
        self.index.as_ref()?.day(day.number())
    }

    /// The pack that holds a puzzle, if it has been loaded.
    fn pack(&self, id: Id) -> Option<&Pack> {
        self.packs.iter().find(|(number, _)| *number == id.pack()).map(|(_, pack)| pack)
    }

    /// The title of a puzzle, if its pack has been loaded.
    fn title(&self, id: Id) -> Option<&str> {
        self.pack(id)?.puzzle(id).map(|(title, _)| title)
    }

    /// Whether a puzzle is that of the shelf with this number. `None` if its pack has not been loaded.
    pub(crate) fn is(&self, id: Id, puzzle: &Puzzle) -> Option<bool> {
        let (_, own) = self.pack(id)?.puzzle(id)?;
        Some(marks::name_of(own) == marks::name_of(puzzle))
    }

    /// The puzzle with this number and text is on the board, or on its way.
    pub(crate) fn is_on_board(&mut self, id: Id, text: String) {
        self.of_board = Some((id, text));
    }

    /// Asks for a part, unless it is there or on its way.
    fn ask(&mut self, piece: Piece, out: &mut Vec<Effect>) {
        let is_there = match piece {
            Piece::Index => self.index.is_some(),
            Piece::Pack(number) => self.packs.iter().any(|(other, _)| *other == number),
        };
        if !is_there && !self.awaited.contains(&piece) {
            self.awaited.push(piece);
            out.push(Effect::FetchShelf(piece));
        }
    }
}

/// Has the index loaded: somebody looks at what there is.
pub(crate) fn open(model: &mut Model, out: &mut Vec<Effect>) {
    model.shelf.changes += 1;
    model.shelf.ask(Piece::Index, out);
}

/// Handles a message.
pub(crate) fn turn(model: &mut Model, msg: ShelfMsg, out: &mut Vec<Effect>) {
    match msg {
        ShelfMsg::Came { piece, texts } => came(model, piece, texts, out),
        ShelfMsg::Choose(id) => want(model, Wanted::Puzzle(id, None), out),
        ShelfMsg::Random { seed } => {
            let Shelf { index, filter, .. } = &model.shelf;
            if let Some(entry) = index.as_ref().and_then(|index| index.random(seed, filter)) {
                want(model, Wanted::Puzzle(entry.id, None), out);
            }
        }
        ShelfMsg::Next => want(model, Wanted::Next, out),
        ShelfMsg::Wish(wish) => {
            let shelf = &mut model.shelf;
            match wish {
                Wish::Sides(fewest, most) => shelf.filter.sides = fewest..=most,
                Wish::Tier(Some(tier)) => shelf.filter.tiers = tier..=tier,
                Wish::Tier(None) => shelf.filter.tiers = Filter::default().tiers,
                Wish::Colouring(colouring) => shelf.filter.colouring = colouring,
                Wish::Solved(listed) => shelf.lists_solved = listed,
            }
            (shelf.listed, shelf.changes) = (LISTED, shelf.changes + 1);
        }
        ShelfMsg::More => {
            model.shelf.listed += LISTED;
            model.shelf.changes += 1;
        }
    }
}

/// Puts something of the shelf onto the board as soon as it is there.
fn want(model: &mut Model, wanted: Wanted, out: &mut Vec<Effect>) {
    model.shelf.wanted = Some(wanted);
    model.shelf.has_failed = false;
    put(model, out);
}

/// Puts the puzzle of a day onto the board.
pub(crate) fn day(model: &mut Model, day: Date, out: &mut Vec<Effect>) {
    want(model, Wanted::Day(day), out);
}

/// Puts the puzzle that suits the person onto the board.
pub(crate) fn next(model: &mut Model, out: &mut Vec<Effect>) {
    want(model, Wanted::Next, out);
}

fn came(model: &mut Model, piece: Piece, texts: Option<Vec<String>>, out: &mut Vec<Effect>) {
    let shelf = &mut model.shelf;
    shelf.awaited.retain(|awaited| *awaited != piece);
    shelf.changes += 1;
    let texts = texts.unwrap_or_default();
    let is_read = match (piece, texts.as_slice()) {
        (Piece::Index, [text]) => {
            shelf.index = Index::parse(text).ok();
            shelf.index.is_some()
        }
        (Piece::Pack(number), [pictures, titles]) => {
            let pack = Pack::parse(pictures, titles).ok();
            pack.map(|pack| shelf.packs.push((number, pack))).is_some()
        }
        _ => false,
    };
    if is_read {
        put(model, out);
    } else {
        shelf.has_failed = true;
        if shelf.wanted.take().is_some() {
            model.notice.say("The puzzle could not be loaded. Are you online?");
        }
    }
}

/// So many puzzles are to be solved before the first in colour is suggested.
const PLAIN_AT_FIRST: usize = 5;

/// The puzzle that suits a person who has solved these.
fn next_of(index: &Index, mut solved: Vec<Id>) -> Option<Entry> {
    let count = solved.len();
    loop {
        let entry = index.next(&solved, Pace::Steady)?;
        let is_early = count < PLAIN_AT_FIRST && entry.colouring() == Colouring::Coloured;
        if !is_early || solved.contains(&entry.id) {
            return Some(entry);
        }
        // As if it had been solved long ago.
        solved.insert(0, entry.id);
    }
}

/// Puts what is wanted onto the board, or has loaded what it takes.
fn put(model: &mut Model, out: &mut Vec<Effect>) {
    let shelf = &mut model.shelf;
    let Some(wanted) = shelf.wanted else { return };
    let (id, day) = match wanted {
        Wanted::Puzzle(id, day) => (id, day),
        Wanted::Day(_) | Wanted::Next => {
            let Some(index) = &shelf.index else { return shelf.ask(Piece::Index, out) };
            let (entry, day) = match wanted {
                Wanted::Day(day) => (index.day(day.number()), Some(day)),
                _ => {
                    let solved = model.gallery.solved.of_shelf().map(Id::new).collect();
                    (next_of(index, solved), None)
                }
            };
            let Some(entry) = entry else { return };
            (entry.id, day)
        }
    };
    shelf.wanted = Some(Wanted::Puzzle(id, day));
    let Some(pack) = shelf.pack(id) else { return shelf.ask(Piece::Pack(id.pack()), out) };
    let text = pack.text(id);
    shelf.wanted = None;
    let Some(text) = text else { return };
    out.push(Effect::Open(Dialogue::Puzzles, false));
    marks::mark(model, MarksMsg::Mode { marking: true }, out);
    entry::from_shelf(model, &text, out);
    if let Some(day) = day {
        calendar::arrives(model, day, &text);
    }
    model.shelf.is_on_board(id, text);
    out.push(Effect::FocusBoard);
}

/// The puzzle on the board has been solved: if it is one of the shelf, that is kept.
pub(crate) fn has_solved(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(id) = model.of_shelf() else { return };
    model.shelf.changes += 1;
    if model.gallery.solved.add_of_shelf(id.number()) {
        out.push(Effect::KeepSolved(model.gallery.solved.to_text()));
    }
}

impl Model {
    /// The number of the puzzle on the board, if it has come from the shelf.
    pub(crate) fn of_shelf(&self) -> Option<Id> {
        self.shelf.of_board.as_ref().filter(|(_, text)| *text == self.shown.text).map(|(id, _)| *id)
    }

    /// What is listed of the shelf, and how much more there is.
    pub(crate) fn listed_of_shelf(&self) -> (Vec<Listed<'_>>, usize) {
        let Some(index) = &self.shelf.index else { return (Vec::new(), 0) };
        let solved: Vec<u16> = self.gallery.solved.of_shelf().collect();
        // In their own order, the puzzles of the next days would come first.
        let wanted: Vec<Entry> = index.matching(&self.shelf.filter).collect();
        let mixed = (0..wanted.len()).filter_map(|place| wanted.get(place * STRIDE % wanted.len()));
        let all = mixed.map(|&entry| {
            let is_solved = solved.contains(&entry.id.number());
            (entry, is_solved, self.shelf.title(entry.id).filter(|_| is_solved))
        });
        let mut listed = all.filter(|(_, is_solved, _)| self.shelf.lists_solved || !is_solved);
        let first = listed.by_ref().take(self.shelf.listed).collect();
        (first, listed.count())
    }

    /// Whether the puzzle on the board is that of a day, from any source, as far as that is known.
    pub(crate) fn is_of_day(&mut self, day: Date) -> Option<bool> {
        let puzzle = self.player.as_ref().map(Player::puzzle)?;
        match calendar::is_of_shelf(day) {
            true => self.shelf.is(self.shelf.of_day(day)?.id, puzzle),
            false => Some(self.gallery.is_example(calendar::puzzle_of(day), puzzle)),
        }
    }
}
