//! The messages between the dialogues and the worker that puts puzzles of the shelf into a book to print.

use super::artist::Drawn;
use nonoscope_kit::worker::protocol::{Hearer, Protocol};
use nonoscope_picture::{Book, pdf_book};
use nonoscope_words::printed;
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Binder {}

impl Protocol for Binder {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "studio.js";
    const ROLE: &'static str = "binder";
}

/// A request for a book.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Request(pub(crate) Box<Book>);

/// The book as a PDF.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct News(pub(crate) Drawn);

/// Makes the book.
pub(crate) fn answer(page: &impl Hearer<News>, Request(book): &Request) {
    let (name, media) = ("nonograms.pdf".to_owned(), "application/pdf".to_owned());
    page.tell(News(Drawn { name, media, bytes: pdf_book(book, &printed()) }));
}
