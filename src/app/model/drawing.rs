//! Exporting what the board shows: as a picture, an animation, a web page, a sheet or text, to a file or the clipboard.

use super::settings::Settings;
use crate::app::worker::artist::{Drawing, Kind};
use nonoscope_format::Reading;
use nonoscope_picture::{self as picture, Caption, Evidence, Notation, Scene};
use nonoscope_play::Player;

/// A request for a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DrawMsg {
    Kind(Kind),
    /// The side of a cell, in pixels.
    Size(u32),
    /// Frames per second of an animation.
    Speed(u32),
    /// Whether a sheet shows the board as it is, and not the unsolved puzzle.
    AsShown(bool),
    Save,
    Stop,
    CopyPicture,
    /// The clipboard waits for a picture, or cannot take pictures.
    Clipboard {
        waits: bool,
    },
    CopyText,
    Print,
    /// The browser is about to print, or has printed.
    Printing(bool),
}

/// A drawing in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Underway {
    /// Its number. An answer with another number is out of date.
    pub(crate) ticket: u32,
    /// Whether it is for the clipboard.
    pub(crate) copies: bool,
}

/// The choices, and the drawing in progress.
#[derive(Debug)]
pub(crate) struct DrawingState {
    pub(crate) kind: Kind,
    pub(crate) size: u32,
    pub(crate) per_second: u32,
    pub(crate) as_shown: bool,
    pub(crate) underway: Option<Underway>,
    ticket: u32,
    pub(crate) note: String,
}

impl Default for DrawingState {
    fn default() -> DrawingState {
        let (kind, underway, note) = (Kind::Png, None, String::new());
        DrawingState { kind, size: 16, per_second: 10, as_shown: false, underway, ticket: 0, note }
    }
}

impl DrawingState {
    /// Begins a drawing of what a player shows, with what the argument that is shown rests on, and returns its number and
    /// what to draw. `reading` is what a file may say of the puzzle.
    pub(crate) fn begin(
        &mut self,
        kind: Kind,
        copies: bool,
        (player, evidence): (&Player, Option<&Evidence>),
        reading: Reading,
        settings: Settings,
    ) -> (u32, Drawing) {
        let puzzle = player.puzzle();
        let mut scene = match (kind.is_sheet(), self.as_shown) {
            (true, false) => Scene::of_grid(puzzle, puzzle.givens()),
            (true, true) => Scene::of_grid(puzzle, player.grid()),
            (false, _) => player.picture(),
        };
        if let Some(evidence) = evidence.filter(|_| !kind.is_sheet()) {
            scene.show(puzzle, evidence);
        }
        let scene = scene.with_inking(settings.inking());
        let (start, trace) = match kind.is_animated() {
            true => (player.session().start().clone(), player.outcome().trace.clone()),
            false => (puzzle.givens().clone(), Default::default()),
        };
        let message = match kind {
            Kind::Html => picture::html_message(&scene.grid(puzzle)),
            _ => String::new(),
        };
        let drawing = Drawing {
            kind,
            caption: Caption::of(&reading),
            puzzle: reading.puzzle,
            scene,
            message,
            cell: self.size,
            start,
            trace,
            every_step: !settings.skips,
            per_second: f64::from(self.per_second),
        };
        self.ticket = self.ticket.wrapping_add(1);
        self.underway = Some(Underway { ticket: self.ticket, copies });
        "Drawing …".clone_into(&mut self.note);
        (self.ticket, drawing)
    }

    /// Whether a ticket belongs to the drawing in progress.
    pub(crate) fn is_wanted(&self, ticket: u32) -> bool {
        self.underway.is_some_and(|underway| underway.ticket == ticket)
    }

    /// The characters used to copy the board as text.
    pub(crate) fn notation(&self) -> Notation {
        match self.kind {
            Kind::Hashes => Notation::Hashes,
            Kind::Crosses => Notation::Crosses,
            _ => Notation::Letters,
        }
    }
}
