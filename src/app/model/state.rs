//! Everything that the page knows. `update` changes it; parts show it.

use super::board::BoardState;
use super::display::Display;
use super::drawing::DrawingState;
use super::entry::Entry;
use super::gesture::{Pointed, Surroundings};
use super::keeping::{Address, Keeping};
use super::keymap::Mode;
use super::learning::Learning;
use super::marking::MarkingState;
use super::notice::Notice;
use super::playing::Playing;
use super::question::Asking;
use super::saving::Saving;
use super::settings::Settings;
use super::shown::Shown;
use crate::picture::{Scene, Shade};
use crate::player::Player;
use crate::puzzle::Line;

/// How likely cells are to be filled, at one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shades {
    pub(crate) position: usize,
    pub(crate) shades: Vec<Shade>,
}

/// What the page knows.
#[derive(Debug)]
pub(crate) struct Model {
    pub(crate) display: Display,
    pub(crate) settings: Settings,
    pub(crate) asking: Asking,
    /// The puzzle on the board, with everything found out about it; `None` before the first.
    pub(crate) player: Option<Player>,
    pub(crate) shown: Shown,
    pub(crate) shades: Option<Shades>,
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
            shades: None,
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
        }
    }

    /// Whether the board shows a person's own solving.
    pub(crate) fn is_marking(&self) -> bool {
        self.player.as_ref().is_some_and(Player::is_marking)
    }

    /// What the page is doing, as far as keys are concerned.
    pub(crate) fn mode(&self) -> Mode {
        match &self.player {
            _ if self.learning.is_open => Mode::Dialogue,
            Some(player) if player.is_marking() && player.puzzle().inks() > 1 => Mode::Colouring,
            Some(player) if player.is_marking() => Mode::Marking,
            _ => Mode::Watching,
        }
    }

    /// What gestures need to know about the page, except for the cell under the pointer.
    pub(crate) fn surroundings(&self) -> Surroundings {
        Surroundings {
            has_puzzle: self.player.is_some(),
            is_marking: self.is_marking(),
            is_given: false,
            tool: self.marking.tool,
            is_magnified: self.board.lens.is_magnified(),
            is_bounded: self.display.is_bounded,
        }
    }

    /// The inspected line, if the puzzle has it.
    pub(crate) fn inspected_line(&self) -> Option<Line> {
        let puzzle = self.player.as_ref()?.puzzle();
        self.board.chosen.filter(|line| line.index < puzzle.clues(line.axis).len())
    }

    /// How everything on the board should look now.
    pub(crate) fn scene(&self) -> Option<Scene> {
        let player = self.player.as_ref()?;
        let shades = self.shades.as_ref().filter(|_| self.settings.likely).map(|shades| shades.shades.as_slice());
        let mut scene = player.scene(shades).with_inking(self.settings.inking());
        let cursor = self.board.cursor.shown().filter(|_| player.is_marking());
        let Pointed { at, line } = self.board.gesture.pointed();
        let under = at.or(cursor).map(|at| [Line::row(at.row()), Line::column(at.column())]);
        for line in under.into_iter().flatten().chain(line) {
            if let Some(look) = scene.line_mut(line) {
                look.pointed = true;
            }
        }
        // The line of each step is lit anyway.
        let chosen = self.board.chosen.filter(|_| !self.settings.follows);
        if let Some(look) = chosen.and_then(|line| scene.line_mut(line)) {
            look.chosen = true;
        }
        if let Some(at) = cursor.filter(|&at| player.puzzle().contains(at)) {
            scene.cells_mut()[player.puzzle().index(at)].cursor = true;
        }
        Some(scene)
    }
}
