//! The answers of the worker that draws.

use super::drawing::Drawn;
use super::protocol::{News, Request};
use nonoscope_kit::worker::protocol::{Hearer, MILLIS};
use nonoscope_picture::{DrawnError, PictureError, drawn, pdf_booklet};

/// Draws, and reports its progress now and then; or reads a picture.
pub(super) fn answer(page: &impl Hearer<News>, request: &Request) {
    let (ticket, drawing) = match request {
        Request::Draw { ticket, drawing } => (*ticket, drawing),
        Request::Bind { ticket, booklet } => {
            let (name, media) = ("nonograms.pdf".to_owned(), "application/pdf".to_owned());
            let drawn = Drawn { name, media, bytes: pdf_booklet(booklet) };
            page.tell(News::Drawn { ticket: *ticket, drawn });
            return;
        }
        Request::Read { ticket, bytes } => {
            let text = drawn(bytes).unwrap_or(Err(DrawnError::Damaged)).map_err(|error| error.to_string());
            page.tell(News::Read { ticket: *ticket, text });
            return;
        }
    };
    let mut told = page.now();
    let drawn = drawing.draw(&mut |done, of| {
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
