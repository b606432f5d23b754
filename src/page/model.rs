//! The whole model. `update` changes it; parts show it.

use crate::asking::Asking;
use crate::board::Shown;
use crate::clock::Clock;
use crate::entry::Entry;
use crate::export::DrawingState;
use crate::finish::Finish;
use crate::gallery::Gallery;
use crate::keep::Keeping;
use crate::learn::Learning;
use crate::origin::Origin;
use crate::reasons::Reasons;
use crate::save::Saving;
use crate::settings::Settings;
use crate::tutoring::Tutoring;
use crate::welcome::Welcome;
use nonoscope_kit::model::address::Address;
use nonoscope_kit::model::board::BoardState;
use nonoscope_kit::model::display::Display;
use nonoscope_kit::model::keymap::Mode;
use nonoscope_kit::model::marking::MarkingState;
use nonoscope_kit::model::notice::Notice;
use nonoscope_kit::model::playing::Playing;
use nonoscope_play::Player;

/// The page's model.
#[derive(Debug)]
pub(crate) struct Model {
    pub(crate) display: Display,
    pub(crate) settings: Settings,
    pub(crate) asking: Asking,
    /// The puzzle on the board, with everything found out about it; `None` before the first.
    pub(crate) player: Option<Player>,
    pub(crate) shown: Shown,
    pub(crate) reasons: Reasons,
    pub(crate) tutoring: Tutoring,
    pub(crate) playing: Playing,
    pub(crate) board: BoardState,
    pub(crate) marking: MarkingState,
    pub(crate) entry: Entry,
    pub(crate) notice: Notice,
    pub(crate) saving: Saving,
    pub(crate) drawing: DrawingState,
    pub(crate) keeping: Keeping,
    pub(crate) address: Address,
    pub(crate) learning: Learning,
    pub(crate) welcome: Welcome,
    pub(crate) clock: Clock,
    pub(crate) finish: Finish,
    pub(crate) gallery: Gallery,
    pub(crate) origin: Origin,
}

impl Model {
    /// A page without a puzzle.
    pub(crate) fn new(display: Display, address: Address, browser: String) -> Model {
        Model {
            display,
            settings: Settings::default(),
            asking: Asking::default(),
            player: None,
            shown: Shown::default(),
            reasons: Reasons::default(),
            tutoring: Tutoring::default(),
            playing: Playing::default(),
            board: BoardState::default(),
            marking: MarkingState::default(),
            entry: Entry::default(),
            notice: Notice { browser, ..Notice::default() },
            saving: Saving::default(),
            drawing: DrawingState::default(),
            keeping: Keeping::default(),
            address,
            learning: Learning::default(),
            welcome: Welcome::default(),
            clock: Clock::default(),
            finish: Finish::default(),
            gallery: Gallery::default(),
            origin: Origin::default(),
        }
    }

    /// Whether the board shows a person's own solving.
    pub(crate) fn is_marking(&self) -> bool {
        self.player.as_ref().is_some_and(Player::is_marking)
    }

    /// The page's mode, for keys.
    pub(crate) fn mode(&self) -> Mode {
        match &self.player {
            _ if self.learning.is_open || self.welcome.is_open => Mode::Dialogue,
            _ if self.finish.is_open() => Mode::Finished,
            Some(player) if player.is_marking() && player.puzzle().inks() > 1 => Mode::Colouring,
            Some(player) if player.is_marking() => Mode::Marking,
            Some(_) if self.reasons.why.as_ref().is_some_and(|why| why.by_key) => Mode::Asking,
            _ => Mode::Watching,
        }
    }
}
