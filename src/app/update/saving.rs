//! Saving and sharing a puzzle: a link, its message, files in every format that can be written, formulas.

use super::{finishing, linking};
use crate::app::effect::{Effect, Note};
use crate::app::model::Model;
use crate::app::model::saving::SaveMsg;
use crate::app::worker::{reader, solver};
use nonoscope_core::puzzle::Puzzle;
use nonoscope_play::{Player, share};

pub(super) fn save(model: &mut Model, msg: SaveMsg, out: &mut Vec<Effect>) {
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
            "Proving …".clone_into(&mut model.saving.proof_note);
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
            linking::set_hash(model, format!("#{link}"), out);
            model.keeping.linked = Some(model.shown.text.clone());
            let text = format!("{}#{link}", model.address.base);
            let length = text.chars().count();
            out.push(Effect::Copy { text, note: Note::Link { length } });
            model.keeping.when.linked();
        }
        Err(error) => model.saving.share_note = error.to_string(),
    }
}

/// Puts a link to the puzzle without any marks onto the clipboard. The address stays that of the current state.
fn copy_unsolved(model: &mut Model, out: &mut Vec<Effect>) {
    match finishing::unsolved_link(model) {
        Some(Ok(text)) => out.push(Effect::Copy { text, note: Note::EmptyPuzzle }),
        Some(Err(error)) => model.saving.share_note = error,
        None => {}
    }
}

/// That link was copied, or could not be: then it is shown.
pub(super) fn copied_unsolved(model: &mut Model, worked: bool) {
    model.saving.share_note = match finishing::unsolved_link(model) {
        Some(Ok(link)) if !worked => format!("Copy this link: {link}"),
        _ => "Copied. The link opens the unsolved puzzle for someone else to solve.".to_owned(),
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
    model.saving.save_note.clear();
    out.push(Effect::Read(reader::Request::Write { reading: Box::new(reading), format }));
}
