//! The answers of the worker that reads.

#[cfg(test)]
mod tests;

use super::{Listed, News, Refusal, Request};
use crate::workers::file_name;
use nonoscope_core::puzzle::Puzzle;
use nonoscope_format as format;
use nonoscope_format::{Format, ReadError, Reading};
use nonoscope_kit::worker::protocol::Hearer;
use nonoscope_play::Visit;

/// The most puzzles of a text that are listed.
const MOST_LISTED: usize = 2000;

/// Answers a request. If news cannot be sent, the page is gone.
pub(crate) fn answer(page: &impl Hearer<News>, request: &Request) {
    match request {
        Request::Read { ticket, text, format, index } => {
            let mut readings = match format {
                Some(format) => format::read_all_as(text, *format),
                None => format::read_all(text),
            };
            let listed = readings.iter().take(MOST_LISTED).map(listed).collect();
            let count = readings.len();
            let chosen = if *index < count { *index } else { 0 };
            if count == 0 {
                return;
            }
            let reading = match readings.swap_remove(chosen) {
                Ok(reading) => Ok(Box::new(reading)),
                Err(error) => Err(Refusal::new(&error, text)),
            };
            page.tell(News::Read { ticket: *ticket, listed, count, reading });
        }
        Request::Follow { ticket, link } => {
            let visit = Visit::follow(link).map(Box::new).map_err(|error| error.to_string());
            page.tell(News::Followed { ticket: *ticket, link: link.clone(), visit });
        }
        Request::Write { reading, format } => {
            page.tell(write(reading, *format));
        }
    }
}

/// One of several puzzles.
fn listed(reading: &Result<Reading, ReadError>) -> Listed {
    let puzzle = reading.as_ref().ok().map(|reading| &reading.puzzle);
    Listed {
        title: puzzle.and_then(Puzzle::title).unwrap_or_default().to_owned(),
        size: puzzle.map(|puzzle| (puzzle.width(), puzzle.height())),
    }
}

fn write(reading: &Reading, format: Format) -> News {
    match format::write(reading, format) {
        Ok(written) => News::File {
            name: format!("{}.{}", file_name(&reading.puzzle), format.extension()),
            note: match written.left_out(std::slice::from_ref(reading), format) {
                Some(left_out) => {
                    format!("Saved. This format ({}) has no place for {left_out}.", format.name())
                }
                None => String::new(),
            },
            text: written.text,
        },
        Err(error) => News::NoFile { sentence: error.to_string() },
    }
}
