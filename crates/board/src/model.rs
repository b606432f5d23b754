//! What an embedded board knows.

use super::kind::Kind;
use nonoscope_core::puzzle::{Cell, Puzzle};
use nonoscope_kit::model::board::BoardState;
use nonoscope_kit::model::display::{Display, Room, Theme};
use nonoscope_kit::model::drawer::Drawers;
use nonoscope_kit::model::game::GameSettings;
use nonoscope_kit::model::game_look::dress_clues;
use nonoscope_kit::model::gesture::Surroundings;
use nonoscope_kit::model::keymap::Mode;
use nonoscope_kit::model::marking::{MarkingState, how_to_begin};
use nonoscope_kit::model::playing::Playing;
use nonoscope_picture::{Inking, Measures, Scene};
use nonoscope_play::{Explanation, Player, Speed};
use nonoscope_words::Text;
use std::marker::PhantomData;
use std::rc::Rc;

/// The largest side of a cell in CSS pixels, for small puzzles.
const LARGEST_CELL: f64 = 40.0;

/// What it knows.
#[derive(Debug)]
pub(super) struct Model<K> {
    /// The puzzle with everything found out about it; `None` before the first.
    pub(super) player: Option<Player>,
    /// How many puzzles there have been.
    pub(super) puzzles: u32,
    pub(super) display: Display,
    pub(super) board: BoardState,
    pub(super) marking: MarkingState,
    pub(super) playing: Playing,
    pub(super) speed: Speed,
    /// The room that the board takes, and for which puzzle and which room it was worked out.
    room: Option<((u32, Room), Room)>,
    /// What the last step rests on, and the position at which that was worked out.
    explained: Option<(usize, Option<Explanation>)>,
    /// The last announcement about the keyboard's cursor.
    pub(super) announced: Text,
    /// Whether a timer for a long press is to run from now on, or no longer.
    pub(super) arms: Option<bool>,
    /// The pointer of which the board is to receive all events.
    pub(super) captures: Option<i32>,
    /// Whether there are buttons of which sentences may speak.
    pub(super) has_controls: bool,
    /// A hint that has to be found: what [`hint`](super::hint) takes.
    pub(super) asks: Option<Vec<u8>>,
    kind: PhantomData<K>,
}

impl<K: Kind> Model<K> {
    /// Without a puzzle, a size, and colours.
    pub(super) fn new() -> Model<K> {
        let room = Room { width: 0.0, height: 0.0, density: 1.0 };
        let theme = Rc::new(Theme::new(Vec::new(), String::new()));
        let drawers = Drawers::default();
        let display =
            Display { room, is_bounded: false, drawers, is_still: false, is_touched: false, theme, changes: 0 };
        Model {
            player: None,
            puzzles: 0,
            display,
            board: BoardState::default(),
            marking: MarkingState::default(),
            playing: Playing::default(),
            speed: Speed::default(),
            room: None,
            explained: None,
            announced: Text::default(),
            arms: None,
            captures: None,
            has_controls: false,
            asks: None,
            kind: PhantomData,
        }
    }

    /// Another puzzle is on the board, at its start.
    pub(super) fn open(&mut self, player: Player) {
        self.puzzles = self.puzzles.wrapping_add(1);
        self.playing.stop();
        self.board.forget_puzzle();
        self.marking.fit(player.puzzle().inks());
        self.announced = Text::default();
        self.asks = None;
        let is_marking = self.is_marking();
        self.player = Some(player);
        self.set_marking(is_marking);
        self.settle();
    }

    /// Whether the board shows a person's own solving.
    pub(super) fn is_marking(&self) -> bool {
        self.marking.is_on
    }

    /// Shows a person's own solving, or the trace.
    pub(super) fn set_marking(&mut self, marking: bool) {
        self.playing.stop();
        self.marking.is_on = marking;
        self.board.cursor.hide();
        if let Some(player) = &mut self.player {
            player.set_marking(marking);
        }
    }

    /// What keys mean now.
    pub(super) fn mode(&self) -> Mode {
        match &self.player {
            Some(player) if player.is_marking() && player.puzzle().inks() > 1 => Mode::Colouring,
            Some(player) if player.is_marking() => Mode::Marking,
            _ => Mode::Watching,
        }
    }

    /// What gestures need to know, except for the cell under the pointer.
    pub(crate) fn surroundings(&self) -> Surroundings {
        Surroundings {
            has_puzzle: self.player.is_some(),
            is_marking: self.is_marking(),
            is_given: false,
            tool: self.marking.tool,
            is_magnified: self.board.lens.is_magnified(),
            is_bounded: false,
            locks_zoom: false,
            crosses_off: false,
        }
    }

    /// Brings everything up to date with what has changed.
    pub(super) fn settle(&mut self) {
        let Some(player) = &self.player else { return };
        let asked = (self.puzzles, self.display.room);
        let room = match self.room {
            Some((of, room)) if of == asked => room,
            _ => bounded(player.puzzle(), self.display.room),
        };
        self.room = Some((asked, room));
        self.board.lens.fit(player.puzzle(), Inking::Colours, room);
        let position = player.position();
        self.playing.look(position, self.display.is_still);
        if self.explained.as_ref().is_none_or(|(of, _)| *of != position) {
            let explanation = player
                .last_step()
                // Arguments that change several times a second cannot be read.
                .filter(|step| !self.playing.is_fast() && !step.changes.is_empty())
                .and_then(|step| K::explain(player.puzzle(), &player.known_before(position - 1), &step));
            self.explained = Some((position, explanation));
        }
    }

    /// What the last step rests on.
    pub(super) fn explanation(&self) -> Option<&Explanation> {
        let player = self.player.as_ref().filter(|player| !player.is_marking())?;
        let (position, explanation) = self.explained.as_ref()?;
        explanation.as_ref().filter(|_| *position == player.position())
    }

    /// What the last step rests on, or the hint.
    fn argued(&self) -> Option<&Explanation> {
        self.explanation().or_else(|| self.player.as_ref().filter(|player| player.is_marking())?.marking().argued())
    }

    /// What to say now.
    pub(super) fn sentence(&self) -> Text {
        let Some(player) = &self.player else { return Text::default() };
        if player.is_marking() && player.marking().begins() {
            return how_to_begin(self.display.is_touched, player.puzzle().inks());
        }
        let said = player.said_with(self.explanation().map(|explanation| &explanation.sentence));
        // Without buttons, there is nothing to press.
        if self.has_controls { said.text() } else { said.what }
    }

    /// Whether a person has completed the picture.
    pub(super) fn is_won(&self) -> bool {
        self.is_marking() && self.player.as_ref().is_some_and(|player| player.finished().is_some())
    }

    /// How everything on the board should look now.
    pub(super) fn scene(&self) -> Option<Scene> {
        let player = self.player.as_ref()?;
        if self.is_won() {
            return Some(without_circles(player.picture()));
        }
        let mut scene = player.scene(None);
        if player.is_marking() {
            dress_clues(&mut scene, player, GameSettings::default(), None);
        }
        let place = player.marking().place().filter(|_| player.is_marking());
        if let Some(shows) = self.argued().map(|explanation| &explanation.shows).or(place.as_ref()) {
            scene.show(player.puzzle(), shows);
        }
        self.board.point_out(&mut scene, player.puzzle(), player.is_marking());
        Some(scene)
    }
}

/// A finished picture, whose empty cells need no circles.
fn without_circles(mut scene: Scene) -> Scene {
    for look in scene.cells_mut().iter_mut().filter(|look| look.cell == Cell::EMPTY) {
        look.cell = Cell::UNKNOWN;
    }
    scene
}

/// The room that a puzzle takes, if its cells are not to be too large. Type has sizes of its own, so they may come out a little
/// larger or smaller.
fn bounded(puzzle: &Puzzle, room: Room) -> Room {
    let whole = Measures::fit_window(puzzle, Inking::Colours, room.width, room.height, room.density);
    let share = LARGEST_CELL * room.density / f64::from(whole.cell);
    if share >= 1.0 {
        return room;
    }
    let [width, height] = [whole.width(), whole.height()].map(|side| (f64::from(side) / room.density * share).ceil());
    Room { width, height, ..room }
}
