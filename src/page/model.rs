//! The whole model. `update` changes it; parts show it.

use crate::asking::Asking;
use crate::attempt::Attempt;
use crate::board::Shown;
use crate::entry::Entry;
use crate::export::DrawingState;
use crate::keep::Keeping;
use crate::learn::Learning;
use crate::reasons::{About, Reasons};
use crate::save::Saving;
use crate::settings::Settings;
use crate::tutoring::Tutoring;
use nonoscope_core::puzzle::Line;
use nonoscope_core::solve::{Method, Rating, Verdict};
use nonoscope_core::trace::{Basis, Technique};
use nonoscope_kit::model::address::Address;
use nonoscope_kit::model::board::BoardState;
use nonoscope_kit::model::display::Display;
use nonoscope_kit::model::game::CrossingOff;
use nonoscope_kit::model::game_look::dress_clues;
use nonoscope_kit::model::gesture::Surroundings;
use nonoscope_kit::model::keymap::Mode;
use nonoscope_kit::model::marking::{MarkingState, how_to_begin};
use nonoscope_kit::model::notice::Notice;
use nonoscope_kit::model::playing::Playing;
use nonoscope_picture::{Evidence, Scene};
use nonoscope_play::{Explanation, Player};

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
    pub(crate) attempt: Attempt,
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
            attempt: Attempt::default(),
        }
    }

    /// Whether the board shows a person's own solving.
    pub(crate) fn is_marking(&self) -> bool {
        self.player.as_ref().is_some_and(Player::is_marking)
    }

    /// The page's mode, for keys.
    pub(crate) fn mode(&self) -> Mode {
        match &self.player {
            _ if self.learning.is_open || self.learning.welcome.is_open => Mode::Dialogue,
            _ if self.attempt.calendar.is_open => Mode::Dialogue,
            _ if self.attempt.finish.is_open() => Mode::Finished,
            Some(player) if player.is_marking() && player.puzzle().inks() > 1 => Mode::Colouring,
            Some(player) if player.is_marking() => Mode::Marking,
            Some(_) if self.reasons.why.as_ref().is_some_and(|why| why.by_key) => Mode::Asking,
            _ => Mode::Watching,
        }
    }

    /// The page's state for gestures, except for the cell under the pointer.
    pub(crate) fn surroundings(&self) -> Surroundings {
        Surroundings {
            has_puzzle: self.player.is_some(),
            is_marking: self.is_marking(),
            is_given: false,
            tool: self.marking.tool,
            is_magnified: self.board.lens.is_magnified(),
            is_bounded: self.display.is_bounded,
            locks_zoom: self.settings.game.locks_zoom,
            crosses_off: self.is_marking() && self.settings.game.crossing_off == CrossingOff::ByHand,
        }
    }

    /// The inspected line, if the puzzle has it.
    pub(crate) fn inspected_line(&self) -> Option<Line> {
        let puzzle = self.player.as_ref()?.puzzle();
        self.board.chosen.filter(|line| line.index < puzzle.clues(line.axis).len())
    }

    /// The last step, if there is something to explain.
    pub(crate) fn step_to_explain(&self) -> Option<About> {
        let player = self.player.as_ref().filter(|player| !player.is_marking() && player.solution().is_none())?;
        let step = player.last_step().filter(|step| !step.changes.is_empty() || step.reason.is_contradiction());
        step.map(|_| About { step: player.position() - 1, cell: None })
    }

    /// Whether the solution of the example with this index has been seen.
    pub(crate) fn has_solved(&self, index: usize) -> bool {
        self.shown.solved.0 >> index & 1 == 1
    }

    /// How hard the puzzle on the board is for a person, if that is known.
    pub(crate) fn rating(&self) -> Option<&Rating> {
        self.shown.rated.of(self.shown.puzzles, self.player.as_ref()?.session())
    }

    /// A further sentence on how hard it is.
    pub(crate) fn about_rating(&self) -> &'static str {
        let session = self.player.as_ref().map(Player::session);
        session.map_or("", |session| self.shown.rated.note(self.shown.puzzles, session))
    }

    /// The current explanation: of the last step, of the cell asked about, or of a hint that shows its argument.
    pub(crate) fn explanation(&self) -> Option<&Explanation> {
        let player = self.player.as_ref()?;
        if player.is_marking() {
            return player.marking().argued();
        }
        let about = match &self.reasons.why {
            Some(why) => why.about?,
            // Arguments that change several times a second cannot be read.
            None if self.playing.is_fast() => return None,
            None => self.step_to_explain()?,
        };
        self.reasons.of(about)
    }

    /// Whether an explanation is to come at any moment. It may take longer if it is the first.
    pub(crate) fn awaits_explanation(&self) -> bool {
        let about = match &self.reasons.why {
            Some(why) => why.about,
            None => self.step_to_explain(),
        };
        about.is_some() && self.reasons.asked == about && self.tutoring.is_ready()
    }

    /// The explanation on the board.
    pub(crate) fn evidence(&self) -> Option<Evidence> {
        let player = self.player.as_ref()?;
        let explanation = self.explanation();
        if let Some(point) = explanation.and_then(|explanation| self.reasons.alone(explanation)) {
            return Some(point.shows.clone());
        }
        match (explanation, &self.reasons.why) {
            (Some(explanation), _) => Some(explanation.shows.clone()),
            (None, Some(why)) => Some(Evidence { about: Some(why.at), ..Evidence::default() }),
            (None, None) if player.is_marking() => player.marking().place(),
            (None, None) => None,
        }
    }

    /// The current text: a technique, if there is a single one, and sentences.
    pub(crate) fn sentence(&self) -> (Option<Technique>, String) {
        let Some(player) = &self.player else { return (None, self.shown.sentence.clone()) };
        if let Some(told) = self.told() {
            return (None, told.to_owned());
        }
        let explanation = self.explanation();
        let technique = explanation.and_then(|explanation| Some(explanation.technique.as_ref()?.0));
        match (&self.reasons.why, explanation) {
            _ if player.is_marking() && player.marking().begins() => {
                (None, how_to_begin(self.display.is_touched, player.puzzle().inks()).to_owned())
            }
            _ if player.is_marking() => (technique, player.sentence()),
            (Some(why), None) => (None, why.said.clone()),
            (Some(why), Some(explanation)) => (technique, format!("{} {}", why.said, explanation.sentence)),
            (None, _) => {
                let said = player.sentence_with(explanation.map(|explanation| explanation.sentence.as_str()));
                (technique, said + self.instead_of_search())
            }
        }
    }

    /// A suggestion after a step that no person can follow.
    fn instead_of_search(&self) -> &'static str {
        let last = self.player.as_ref().filter(|player| player.solution().is_none()).and_then(Player::last_step);
        if last.is_none_or(|step| step.reason.basis() != Basis::Search) || self.settings.method == Method::Human {
            return "";
        }
        match self.rating() {
            Some(rating) if rating.finished => " The method “Like a person” solves it by argument alone.",
            Some(rating) if rating.techniques.is_empty() => " No short argument helps here either.",
            Some(_) => " The method “Like a person” shows how far arguments go.",
            None => "",
        }
    }

    /// Whether to offer a search: the method has left cells open, and all its steps have been seen.
    pub(crate) fn offers_search(&self) -> bool {
        let player = self.player.as_ref().filter(|player| !player.is_marking() && !self.asking.is_waiting());
        player.is_some_and(|player| {
            let outcome = player.outcome();
            outcome.verdict == Verdict::Stuck && (player.at_end() || outcome.passes == 0)
        })
    }

    /// How everything on the board should look now.
    pub(crate) fn scene(&self) -> Option<Scene> {
        let player = self.player.as_ref()?;
        let shades = self.shown.shading.shown().filter(|_| self.settings.likely);
        let mut scene = player.scene(shades).with_inking(self.settings.inking());
        if player.is_marking() {
            dress_clues(&mut scene, player, self.settings.game, self.board.cursor.number());
        }
        if let Some(evidence) = self.evidence() {
            scene.show(player.puzzle(), &evidence);
        }
        let draws_cursor = player.is_marking() || self.mode() == Mode::Asking;
        self.board.point_out(&mut scene, player.puzzle(), draws_cursor);
        // The line of each step is lit anyway.
        let chosen = self.board.chosen.filter(|_| !self.settings.follows);
        if let Some(look) = chosen.and_then(|line| scene.line_mut(line)) {
            look.chosen = true;
        }
        Some(scene)
    }
}
