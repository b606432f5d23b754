//! Saving and sharing a puzzle: as a link, as a file in a format, as a formula; and copying its message.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::page::{Effect, Model, Note};
use crate::workers::reader;
use crate::workers::solver::{self, ProofFile};
use crate::{finish, link};
use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::sat::Encoding;
use nonoscope_format::Format;
use nonoscope_play::{Player, share};
use nonoscope_words::{Text, message, sharing};

/// A request to save or share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaveMsg {
    CopyLink,
    /// A link to the puzzle without any marks.
    CopyUnsolved,
    CopyMessage,
    /// Another format for files is chosen.
    Format(Format),
    /// The puzzle as a file in that format.
    Puzzle,
    Formula(Encoding),
    /// The proof of the verdict: one of its two files.
    Proof(ProofFile),
}

/// The chosen format, and messages about saving and sharing.
#[derive(Debug)]
pub(crate) struct Saving {
    pub(crate) format: Format,
    pub(crate) share_note: Text,
    pub(crate) save_note: Text,
    pub(crate) proof_note: Text,
    /// The label of the button that copies the message.
    pub(crate) copy_button: Text,
}

impl Saving {
    /// The formats for files. A link has its own button.
    pub(crate) fn formats() -> impl Iterator<Item = Format> {
        Format::ALL.into_iter().filter(|format| format.is_written() && *format != Format::Link)
    }

    /// Another puzzle is on the board: drops messages about the old one.
    pub(crate) fn forget(&mut self) {
        self.share_note = sharing::share_note();
        (self.save_note, self.proof_note) = (Text::default(), Text::default());
    }
}

impl Default for Saving {
    fn default() -> Saving {
        let format = Saving::formats().next().unwrap_or(Format::Plain);
        let (share_note, save_note, proof_note) = Default::default();
        let mut saving = Saving { format, share_note, save_note, proof_note, copy_button: message::copy() };
        saving.forget();
        saving
    }
}

pub(crate) fn save(model: &mut Model, msg: SaveMsg, out: &mut Vec<Effect>) {
    match msg {
        SaveMsg::CopyLink => copy_link(model, out),
        SaveMsg::CopyUnsolved => copy_unsolved(model, out),
        SaveMsg::CopyMessage => {
            let message = model.player.as_ref().and_then(Player::message);
            out.extend(message.map(|message| Effect::Copy { text: message.text().to_owned(), note: Note::Message }));
        }
        SaveMsg::Format(format) => model.saving.format = format,
        SaveMsg::Puzzle => save_puzzle(model, out),
        SaveMsg::Formula(encoding) => {
            ask(model, |puzzle| solver::Request::Formula { puzzle, encoding }, out);
        }
        SaveMsg::Proof(file) => {
            model.saving.proof_note = sharing::proving();
            ask(model, |puzzle| solver::Request::Prove { puzzle, file }, out);
        }
    }
}

/// Asks the solver for a file about the puzzle.
fn ask(model: &Model, request: impl FnOnce(Box<Puzzle>) -> solver::Request, out: &mut Vec<Effect>) {
    if let Some(player) = &model.player {
        out.push(Effect::Solve(request(Box::new(model.given_away(player.puzzle())))));
    }
}

/// Puts a link to the current state into the address and onto the clipboard.
fn copy_link(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    match share(player) {
        Ok(link) => {
            link::set_hash(model, format!("#{link}"), out);
            model.keeping.linked = Some(model.shown.text.clone());
            let text = format!("{}#{link}", model.address.base);
            let length = text.chars().count();
            out.push(Effect::Copy { text, note: Note::Link { length } });
            model.keeping.when.linked();
        }
        Err(error) => model.saving.share_note = error.text(),
    }
}

/// Puts a link to the puzzle without any marks onto the clipboard. The address stays that of the current state.
fn copy_unsolved(model: &mut Model, out: &mut Vec<Effect>) {
    match finish::unsolved_link(model) {
        Some(Ok(text)) => out.push(Effect::Copy { text, note: Note::EmptyPuzzle }),
        Some(Err(error)) => model.saving.share_note = error,
        None => {}
    }
}

/// That link was copied, or could not be: then it is shown.
pub(crate) fn copied_unsolved(model: &mut Model, worked: bool) {
    model.saving.share_note = match finish::unsolved_link(model) {
        Some(Ok(link)) if !worked => sharing::copy_this_link(Text::verbatim(link)),
        _ => sharing::unsolved_copied(),
    };
}

/// Asks for the puzzle in the chosen format.
fn save_puzzle(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    let format = model.saving.format;
    let mut reading = model.reading_given_away(player);
    if format.is_picture() {
        reading.notes.goal = player.outcome().solutions.first().cloned();
    }
    model.saving.save_note = Text::default();
    out.push(Effect::Read(reader::Request::Write { reading: Box::new(reading), format }));
}
