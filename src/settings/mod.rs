//! A person's settings, which are kept from visit to visit.

mod game;
#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

pub(crate) use self::game::{GameMsg, game, recall, set};

use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::solve::Method;
use nonoscope_kit::model::game::{GameSetting, GameSettings};
use nonoscope_picture::Inking;
use nonoscope_play::Speed;
use nonoscope_words::{Text, solver as words};

/// The settings. The controls show them, and are never read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    /// The method of the puzzle on the board, or of the one that has been asked for.
    pub(crate) method: Method,
    /// The method that the person has chosen for every puzzle. `None` is like a person, and by searching where arguments end.
    pub(crate) chosen: Option<Method>,
    pub(crate) speed: Speed,
    /// Whether steps that infer nothing are skipped.
    pub(crate) skips: bool,
    /// Whether cells that are likely to be filled are shaded.
    pub(crate) likely: bool,
    /// Whether the line of each step is inspected.
    pub(crate) follows: bool,
    /// Whether colours have letters.
    pub(crate) letters: bool,
    pub(crate) game: GameSettings,
}

/// Puzzles with more cells are solved by searching: nobody follows so long a chain of arguments, and finding it takes long.
const MOST_ARGUED: usize = 2500;

/// Another choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    Method(Method),
    Speed(Speed),
    Skips(bool),
    Likely(bool),
    Follows(bool),
    Letters(bool),
    Game(GameSetting),
}

impl Default for Settings {
    fn default() -> Settings {
        let (method, chosen, speed) = (Method::Human, None, Speed::default());
        let game = GameSettings::default();
        Settings { method, chosen, speed, skips: true, likely: false, follows: true, letters: false, game }
    }
}

impl Settings {
    /// Applies a choice.
    pub(crate) fn update(&mut self, setting: Setting) {
        match setting {
            Setting::Method(method) => {
                self.method = method;
                self.chosen = Some(method).filter(|&method| method != Method::Human);
            }
            Setting::Speed(speed) => self.speed = speed,
            Setting::Skips(skips) => self.skips = skips,
            Setting::Likely(likely) => self.likely = likely,
            Setting::Follows(follows) => self.follows = follows,
            Setting::Letters(letters) => self.letters = letters,
            Setting::Game(setting) => self.game.update(setting),
        }
    }

    /// The method for a new puzzle.
    pub(crate) fn usual(self, puzzle: &Puzzle) -> Method {
        let is_small = puzzle.width() * puzzle.height() <= MOST_ARGUED;
        self.chosen.unwrap_or(if is_small { Method::Human } else { Method::default() })
    }

    /// How colours are shown.
    pub(crate) fn inking(self) -> Inking {
        if self.letters { Inking::Letters } else { Inking::Colours }
    }
}

/// The methods in the order of the list: those that people choose first.
pub(crate) fn listed() -> impl Iterator<Item = Method> {
    let first = [Method::Human, Method::Passes];
    first.into_iter().chain(Method::ALL.into_iter().filter(move |method| !first.contains(method)))
}

/// The name of a method for people, and what it does.
pub(crate) fn described(method: Method) -> (Text, Text) {
    match method {
        Method::Auto => (words::method_auto(), words::method_auto_note()),
        Method::Passes => (words::method_passes(), words::method_passes_note()),
        Method::Constrained => (words::method_constrained(), words::method_constrained_note()),
        Method::Simulate => (words::method_simulate(), words::method_simulate_note()),
        Method::Human => (words::method_human(), words::method_human_note()),
        Method::Sat => (words::method_sat(), words::method_sat_note()),
    }
}
