//! The answers of the worker that draws.

use super::super::protocol::{Hearer, MILLIS};
use super::protocol::{News, Request};
use crate::picture::PictureError;

/// Draws, and reports its progress now and then.
pub(super) fn answer(page: &impl Hearer<News>, request: &Request) {
    let (ticket, mut told) = (request.ticket, page.now());
    let drawn = request.drawing.draw(&mut |done, of| {
        let now = page.now();
        if now - told >= MILLIS {
            told = now;
            page.tell(News::Drawing { ticket, done, of });
        }
    });
    let told = page.tell(match drawn {
        Ok(drawn) => News::Drawn { ticket, drawn },
        Err(error) => News::NotDrawn { ticket, sentence: error.to_string() },
    });
    if !told {
        page.tell(News::NotDrawn { ticket, sentence: PictureError::NoMemory.to_string() });
    }
}
