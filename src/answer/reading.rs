//! Handles news from the worker that reads texts and writes files.

use super::{open_first, refused, save};
use crate::page::{Effect, Model};
use crate::workers::reader::News;
use crate::{asking, link};

/// A message from the worker that reads. Answers to earlier questions are ignored.
pub(crate) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    match news {
        News::Read { ticket, listed, count, reading } => {
            if ticket != model.asking.ticket || !model.asking.is_reading() {
                return;
            }
            match reading {
                Ok(reading) => asking::solve(model, listed, count, reading, out),
                Err(refusal) => {
                    asking::list(model, listed, count);
                    refused(model, "The text could not be read.", refusal, out);
                }
            }
        }
        News::Followed { ticket, link, visit } => link::followed(model, ticket, &link, visit, out),
        News::File { name, text, mut note } => {
            if model.hides_title() {
                note = format!("The file has no title, because it is hidden. {note}");
            }
            save(model, name, text, note.trim().to_owned(), out);
        }
        News::NoFile { sentence } => model.saving.save_note = sentence,
    }
}

/// The worker that reads has died, or could not be started.
pub(crate) fn died(model: &mut Model, details: Option<&str>, out: &mut Vec<Effect>) {
    if details.is_some() {
        out.push(Effect::ReplaceReader);
    }
    let sentence = match details {
        Some(_) => "The program that reads texts crashed. Please try again.",
        None => "The program that reads texts could not be started. Please reload the page.",
    };
    model.notice.say_of_trouble(sentence, details.unwrap_or_default(), &model.asking.text);
    // Otherwise it was writing a file, or following a link.
    if model.asking.is_reading() {
        asking::end(model, out);
        if model.player.is_some() {
            model.entry.say_nothing();
            model.stays("The text was not read.");
        }
    }
    open_first(model, out);
}
