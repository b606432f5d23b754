//! *Random puzzle*: the request for a random puzzle, and the result.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::make::sheet::Sheet;
use crate::make::{self, Effect, Model};
use crate::workers::maker::Request;
use nonoscope_core::solve::Tier;
use nonoscope_make::random::{Found, MOST_INKS, MOST_SIDE, Style, Wish, seed_of};
use nonoscope_words::{Text, make as words, make_random, solver};

/// The longest seed, in characters.
const MOST_CHARACTERS: usize = 60;

/// What a person does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RandomMsg {
    Width(usize),
    Height(usize),
    /// How hard; `None` for any.
    Tier(Option<Tier>),
    Inks(usize),
    LinesOnly(bool),
    /// A seed is typed.
    Seed(String),
    /// Any puzzle, from a new seed.
    Give,
    /// The new seed.
    Rolled(u32),
    /// The puzzle of the seed that is shown.
    Again,
    Stop,
}

/// The request and its result.
#[derive(Debug, Default)]
pub(crate) struct Random {
    wish: Wish,
    tier: Option<Tier>,
    /// The seed, as it is shown.
    pub(crate) seed: String,
    ticket: u32,
    /// Whether a puzzle is on its way.
    pub(crate) is_busy: bool,
    /// The sentence about the last one.
    pub(crate) said: Text,
}

impl Random {
    /// Changes the wish. Numbers outside their range count as the nearest inside.
    pub(crate) fn change(&mut self, msg: RandomMsg) {
        match msg {
            RandomMsg::Width(width) => self.wish.width = width,
            RandomMsg::Height(height) => self.wish.height = height,
            RandomMsg::Tier(tier) => self.tier = tier,
            RandomMsg::Inks(inks) => self.wish.inks = inks,
            RandomMsg::LinesOnly(lines_only) => self.wish.lines_only = lines_only,
            RandomMsg::Seed(seed) => {
                self.seed = seed.chars().filter(|c| !c.is_control()).take(MOST_CHARACTERS).collect();
            }
            RandomMsg::Give | RandomMsg::Rolled(_) | RandomMsg::Again | RandomMsg::Stop => {}
        }
        self.wish = self.wish.in_range();
    }

    /// What is wished, with its seed.
    pub(crate) fn wish(&self) -> Wish {
        Wish { rating: self.tier.map(Into::into), seed: seed_of(&self.seed), ..self.wish }
    }

    pub(crate) fn tier(&self) -> Option<Tier> {
        self.tier
    }

    /// A puzzle is asked for: returns the number of the question.
    pub(crate) fn ask(&mut self) -> u32 {
        self.ticket = self.ticket.wrapping_add(1);
        self.is_busy = true;
        self.said = words::looking();
        self.ticket
    }

    /// An answer has come. Returns its sheet, if it is the one that is awaited.
    pub(crate) fn hear(&mut self, ticket: u32, found: Option<&Found>) -> Option<Sheet> {
        if !self.is_busy || ticket != self.ticket {
            return None;
        }
        self.is_busy = false;
        let Some(found) = found else {
            self.said = make_random::too_many_colours();
            return None;
        };
        let puzzle = &found.made.puzzle;
        let closest = if found.is_as_wished { Text::default() } else { make_random::closest() };
        self.said = Text::sentences([about(found.style, self.seed.trim()), closest]);
        Sheet::of(&found.made.picture, puzzle.givens(), puzzle.palette().clone())
    }

    /// Nothing comes any more.
    pub(crate) fn lose(&mut self, why: &Text) {
        if std::mem::take(&mut self.is_busy) {
            self.said.clone_from(why);
        }
    }
}

/// The sentence about a puzzle of a style.
fn about(style: Style, seed: &str) -> Text {
    let seed = Text::verbatim(seed);
    match style {
        Style::Islands => make_random::islands(seed),
        Style::Creature => make_random::creature(seed),
        Style::Ornament => make_random::ornament(seed),
        Style::Shapes => make_random::shapes(seed),
        Style::Strokes => make_random::strokes(seed),
        Style::Mountains => make_random::mountains(seed),
    }
}

/// The longest side and the most colours that are offered.
pub(crate) const LIMITS: (usize, usize) = (MOST_SIDE, MOST_INKS);

/// Handles a message.
pub(crate) fn random(model: &mut Model, msg: RandomMsg, out: &mut Vec<Effect>) {
    match msg {
        RandomMsg::Give => out.push(Effect::Dice),
        RandomMsg::Rolled(seed) => {
            model.random.seed = seed.to_string();
            ask(model, out);
        }
        RandomMsg::Again if model.random.seed.trim().is_empty() => out.push(Effect::Dice),
        RandomMsg::Again => ask(model, out),
        RandomMsg::Stop => {
            if model.random.is_busy {
                make::stop(model, solver::stopped(), out);
            }
        }
        other => model.random.change(other),
    }
}

fn ask(model: &mut Model, out: &mut Vec<Effect>) {
    if model.random.is_busy {
        // An earlier request is dropped.
        make::stop(model, Text::default(), out);
    }
    let ticket = model.random.ask();
    out.push(Effect::Make(Request::Random { ticket, wish: model.random.wish() }));
}

/// A puzzle has come. Undo brings back the sheet before.
pub(crate) fn hear(model: &mut Model, ticket: u32, found: Option<&Found>) {
    if let Some(sheet) = model.random.hear(ticket, found) {
        model.drawing.replace(sheet);
    }
}
