//! The win: detecting it, the finished picture without grid and circles, what it took, sharing the puzzle, and going on to the next.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::origin::Wanted;
use crate::page::{Effect, Model, Note, Place};
use crate::{entry, keep};
use nonoscope_core::puzzle::{Colour, Grid, Puzzle};
use nonoscope_picture::{Inking, Sample, Tone};
use nonoscope_play::{Player, share_unsolved};
use nonoscope_words::{Text, finish as words};

/// A message about the finished picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FinishMsg {
    /// Shows it, if the picture on the board is finished.
    Show,
    /// Back to the board.
    Close,
    /// Copies a link to the puzzle without any marks.
    Share,
    /// Shows that link as a QR code.
    Code,
    /// The next unsolved puzzle of the gallery.
    Next,
}

/// What is on the board. If any of it changes, the finished picture goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) puzzles: u32,
    pub(crate) is_marking: bool,
    pub(crate) changes: u64,
    pub(crate) position: usize,
    pub(crate) solution: Option<usize>,
}

/// The finished picture.
#[derive(Debug, Default)]
pub(crate) struct Finish {
    /// The board when it was opened; `None` while it is closed.
    pub(crate) open: Option<Seen>,
    /// How often it has been opened.
    pub(crate) opened: u32,
    /// Whether the board turns into it: at the end of a solve, not where it is opened to look at.
    pub(crate) fades: bool,
    /// Whether a person has changed the marks since the model was last settled.
    pub(crate) acted: bool,
    /// Whether the marks were those of a won puzzle then, and of which.
    pub(crate) before: (u32, bool),
    /// The sentence about the link to share.
    pub(crate) note: Text,
    /// The link, if it could not be copied: a person can copy it from here.
    pub(crate) link: Option<String>,
}

impl Finish {
    /// Whether the finished picture is shown.
    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Opens it.
    pub(crate) fn show(&mut self, seen: Seen, fades: bool) {
        (self.open, self.fades) = (Some(seen), fades);
        self.opened = self.opened.wrapping_add(1);
        self.note = Text::default();
        self.link = None;
    }
}

/// A finished picture as areas of colour, the same in every theme: dark on light, as cameras need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finished {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// How many cells wide the margin around it is.
    pub(crate) margin: usize,
    pub(crate) ground: [u8; 3],
    pub(crate) runs: Vec<Patch>,
}

/// Neighbouring cells of a row that have the same colour, which is not that of the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Patch {
    pub(crate) row: usize,
    pub(crate) column: usize,
    pub(crate) length: usize,
    pub(crate) rgb: [u8; 3],
}

/// The width of the margin that a camera needs around a QR code, in cells.
const QUIET: usize = 4;

impl Finished {
    /// The picture on the board, if it is finished.
    pub(crate) fn of(player: &Player) -> Option<Finished> {
        let margin = if player.message().is_some() { QUIET } else { 1 };
        Some(Finished::new(player.puzzle(), player.finished()?, margin))
    }

    fn new(puzzle: &Puzzle, grid: &Grid, margin: usize) -> Finished {
        let palette = puzzle.palette();
        let is_coloured = Inking::Colours.is_coloured(palette);
        let fill = |colour: Colour| match is_coloured {
            true => Sample::of(palette, colour).fill,
            false => (!colour.is_background()).then(|| Tone::Ink.on_screen()),
        };
        let ground = fill(Colour::BACKGROUND).unwrap_or(Tone::Paper.on_screen());
        let mut runs: Vec<Patch> = Vec::new();
        for at in grid.places() {
            let Some(rgb) = grid.get(at).colour().and_then(fill).filter(|&rgb| rgb != ground) else { continue };
            let (row, column) = (at.row(), at.column());
            match runs.last_mut() {
                Some(last) if (last.row, last.column + last.length, last.rgb) == (row, column, rgb) => last.length += 1,
                _ => runs.push(Patch { row, column, length: 1, rgb }),
            }
        }
        Finished { width: grid.width(), height: grid.height(), margin, ground, runs }
    }
}

/// Handles a message.
pub(crate) fn finish(model: &mut Model, msg: FinishMsg, out: &mut Vec<Effect>) {
    match msg {
        FinishMsg::Show => {
            if model.player.as_ref().is_some_and(|player| player.finished().is_some()) {
                model.playing.stop();
                show(model, false);
                if !model.display.is_bounded {
                    out.push(Effect::Reveal(Place::Stage));
                }
            }
        }
        FinishMsg::Close => close(model, out),
        FinishMsg::Share => share(model, out),
        FinishMsg::Code => show_code(model, out),
        FinishMsg::Next => {
            close(model, out);
            match next_example(model) {
                Some(index) => entry::example(model, index, out),
                None => out.push(Effect::AskShelf(Wanted::Next)),
            }
        }
    }
}

/// The example that comes next: after another example, as long as any is unsolved. Otherwise the shelf goes on.
fn next_example(model: &mut Model) -> Option<usize> {
    let is_example = model.shown.example.is_some();
    model.gallery.next_example(&model.shown.text).filter(|_| is_example)
}

/// Back to the board; does nothing if the board is already shown.
pub(crate) fn close(model: &mut Model, out: &mut Vec<Effect>) {
    if model.finish.open.take().is_some() {
        // The keys of the board then work at once.
        out.push(Effect::FocusBoard);
    }
}

/// Copies a link to the puzzle without any marks.
fn share(model: &mut Model, out: &mut Vec<Effect>) {
    match unsolved_link(model) {
        Some(Ok(text)) => {
            model.finish.link = Some(text.clone());
            out.push(Effect::Copy { text, note: Note::Unsolved });
        }
        Some(Err(error)) => model.finish.note = error,
        None => {}
    }
}

/// Shows the link as a QR code.
fn show_code(model: &mut Model, out: &mut Vec<Effect>) {
    match unsolved_link(model) {
        Some(Ok(link)) => out.push(Effect::ShowCode(link)),
        Some(Err(error)) => {
            model.saving.share_note.clone_from(&error);
            (model.finish.note, model.finish.link) = (error, None);
        }
        None => {}
    }
}

/// The link to the puzzle on the board without any marks, or why there is none.
pub(crate) fn unsolved_link(model: &Model) -> Option<Result<String, Text>> {
    let link = share_unsolved(model.player.as_ref()?);
    Some(link.map(|link| format!("{}#{link}", model.address.base)).map_err(|error| error.text()))
}

/// The link was copied, or could not be: then it is shown.
pub(crate) fn copied(model: &mut Model, worked: bool) {
    let finish = &mut model.finish;
    if worked {
        finish.link = None;
    }
    finish.note = if worked { words::link_copied() } else { words::copy_this_link() };
}

/// Sees whether the puzzle has just been won by hand, and whether the finished picture still matches the board.
pub(crate) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    let acted = std::mem::take(&mut model.finish.acted);
    let Some(player) = &model.player else { return };
    // An unfinished stroke may still go too far.
    if player.marking().marks().stroke_length() > 0 {
        model.finish.acted = acted;
        return;
    }
    let is_won = player.is_marking() && player.marking().solution().is_some();
    let now = (model.shown.puzzles, is_won);
    let before = std::mem::replace(&mut model.finish.before, now);
    if acted && is_won && before == (now.0, false) {
        win(model, out);
    } else if model.finish.open.is_some() && model.finish.open != model.seen() {
        model.finish.open = None;
    }
}

/// The puzzle is won.
fn win(model: &mut Model, out: &mut Vec<Effect>) {
    keep::has_solved(model, out);
    show(model, true);
    model.announce_win();
}

/// Playing has reached its end. If that is the end of the solve, the picture stays, as when a person has won.
pub(crate) fn watched(model: &mut Model) {
    let player = model.player.as_ref().filter(|player| !player.is_marking() && player.at_end());
    if player.is_some_and(|player| player.finished().is_some()) {
        show(model, true);
    }
}

/// Shows the finished picture.
fn show(model: &mut Model, fades: bool) {
    if let Some(seen) = model.seen() {
        model.finish.show(seen, fades);
    }
}

impl Model {
    /// The content of the board.
    pub(crate) fn seen(&self) -> Option<Seen> {
        let player = self.player.as_ref()?;
        Some(Seen {
            puzzles: self.shown.puzzles,
            is_marking: player.is_marking(),
            changes: player.marking().changes(),
            position: player.position(),
            solution: player.solution(),
        })
    }

    /// What it took: the time, if it is shown, and the help. Nothing if the page has solved the puzzle.
    pub(crate) fn what_it_took(&self) -> Text {
        if !self.is_marking() {
            return Text::default();
        }
        let clock = &self.clock;
        let took = match self.settings.game.times {
            true => words::time_and_help(clock.words(), clock.help()),
            false => clock.help(),
        };
        Text::figures(self.of_day().map(nonoscope_play::Date::words).into_iter().chain([took]))
    }

    /// Announces the win, with the time and help.
    pub(crate) fn announce_win(&mut self) {
        self.shown.announced = words::solved_announced(self.title(), self.what_it_took());
    }
}
