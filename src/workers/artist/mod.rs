//! The messages between the page and the worker that draws.

mod drawing;

pub(crate) use self::drawing::{Drawing, Drawn, Kind};

use nonoscope_kit::worker::protocol::{Hearer, MILLIS, Protocol};
use nonoscope_picture::{Booklet, DrawnError, PictureError, drawn, pdf_booklet};
use nonoscope_words::{Text, printed};
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Artist {}

impl Protocol for Artist {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "studio.js";
    const ROLE: &'static str = "artist";
}

/// A request to draw, or to read.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum Request {
    /// Draws. All news about this drawing carries this number.
    Draw { ticket: u32, drawing: Box<Drawing> },
    /// Puts several puzzles on sheets.
    Bind { ticket: u32, booklet: Box<Booklet> },
    /// Reads the bytes of a file with a picture of which each pixel is a cell.
    Read { ticket: u32, bytes: Vec<u8> },
}

/// News about a drawing, or about a picture that was read.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) enum News {
    /// In progress: `done` frames of `of` are drawn.
    Drawing { ticket: u32, done: usize, of: usize },
    /// Done.
    Drawn { ticket: u32, drawn: Drawn },
    /// It could not be drawn; the sentence says why.
    NotDrawn { ticket: u32, sentence: Text },
    /// A picture as a text, or a sentence that says why it cannot be read.
    Read { ticket: u32, text: Result<String, Text> },
}

/// Draws, and reports its progress now and then; or reads a picture.
pub(crate) fn answer(page: &impl Hearer<News>, request: &Request) {
    let (ticket, drawing) = match request {
        Request::Draw { ticket, drawing } => (*ticket, drawing),
        Request::Bind { ticket, booklet } => {
            let (name, media) = ("nonograms.pdf".to_owned(), "application/pdf".to_owned());
            let drawn = Drawn { name, media, bytes: pdf_booklet(booklet, &printed()) };
            page.tell(News::Drawn { ticket: *ticket, drawn });
            return;
        }
        Request::Read { ticket, bytes } => {
            let text = drawn(bytes).unwrap_or(Err(DrawnError::Damaged)).map_err(|error| error.text());
            page.tell(News::Read { ticket: *ticket, text });
            return;
        }
    };
    report(page, ticket, |tell| drawing.draw(tell).map_err(|error| error.text()));
}

/// Draws, and reports how far that is now and then.
pub(super) fn report(
    page: &impl Hearer<News>,
    ticket: u32,
    draw: impl FnOnce(&mut dyn FnMut(usize, usize)) -> Result<Drawn, Text>,
) {
    let mut told = page.now();
    let drawn = draw(&mut |done, of| {
        let now = page.now();
        if now - told >= MILLIS {
            told = now;
            page.tell(News::Drawing { ticket, done, of });
        }
    });
    let told = page.tell(match drawn {
        Ok(drawn) => News::Drawn { ticket, drawn },
        Err(sentence) => News::NotDrawn { ticket, sentence },
    });
    if !told {
        page.tell(News::NotDrawn { ticket, sentence: PictureError::NoMemory.text() });
    }
}
