//! Handles news from the worker that reads texts and writes files.

use super::{open_first, refused, save};
use crate::page::{Effect, Model};
use crate::workers::reader::News;
use crate::{asking, link};
use nonoscope_words::{Text, entry as words};

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
                    refused(model, words::text_not_readable(), refusal, out);
                }
            }
        }
        News::Followed { ticket, link, visit } => link::followed(model, ticket, &link, visit, out),
        News::File { name, text, mut note } => {
            if model.hides_title() {
                note = Text::sentences([words::file_without_title(), note]);
            }
            save(model, name, text, note, out);
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
        Some(_) => words::reader_crashed(),
        None => words::reader_not_started(),
    };
    model.notice.say_of_trouble(sentence, details.unwrap_or_default(), &model.asking.text);
    // Otherwise it was writing a file, or following a link.
    if model.asking.is_reading() {
        asking::end(model, out);
        if model.player.is_some() {
            model.entry.say_nothing();
            model.stays(words::text_not_read());
        }
    }
    open_first(model, out);
}
