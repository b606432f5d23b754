//! Boards and solves as pictures, without a browser.
//!
//! A [`Scene`] says how every cell and every clue should look, and [`Measures`] how large everything is. [`board()`] draws a scene
//! with a [`Pen`]: the page's canvas is one, and so are the writers of files here, [`png()`], [`gif()`], [`pdf()`] and [`Svg`].
//! [`html()`] and [`text()`] write a grid without drawing it. A coloured puzzle is drawn in the colours of its palette; its
//! [`Inking`] adds letters, or puts them in place of colours.
//!
//! ```
//! # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub mod picture { pub use nonoscope_picture::*; } pub mod words { pub use nonoscope_words::*; } }
//! use nonoscope::picture::{self, Caption, Notation, Scene, Svg};
//! use nonoscope::words::Language;
//! use nonoscope::{format, solve};
//!
//! let reading = format::read("3x3:1/3/1/1/3/1").unwrap();
//! let solution = solve::solve(&reading.puzzle, solve::Method::Auto).grid;
//! assert_eq!(picture::text(&solution, reading.puzzle.palette(), Notation::Hashes), ".#.\n###\n.#.\n");
//!
//! // Cells of 20 pixels.
//! let scene = Scene::of_grid(&reading.puzzle, &solution);
//! let png: Vec<u8> = picture::png(&reading.puzzle, &scene, 20)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! let svg = Svg::of_board(&reading.puzzle, &scene, &Caption::of(&reading), 20, Language::english()).to_string();
//! assert!(svg.starts_with("<svg "));
//! # Ok::<(), nonoscope::picture::PictureError>(())
//! ```

mod book;
mod booklet;
mod coloured;
mod contrast;
mod drawn;
mod error;
mod evidence;
mod film;
mod ghosts;
mod gif;
mod glyphs;
mod html;
mod inking;
mod look;
mod markup;
mod measure;
mod page;
mod paint;
mod pdf;
mod pen;
mod pixels;
mod png;
pub mod raster;
pub mod real;
mod sample;
mod scene;
mod shades;
mod shapes;
mod sheet;
mod shifted;
mod svg;
mod text;
mod tiles;
mod tone;
mod view;

pub use book::{Book, BookPuzzle, MOST_IN_BOOK, Print};
pub use booklet::{Booklet, Leaf};
pub use drawn::{DrawnError, drawn, is_drawn, shows_a_board};
pub use error::{PictureError, UnknownName};
pub use evidence::Evidence;
pub use film::{Film, Frames};
pub use gif::{Pace, gif, gif_of_grids};
pub use html::{html, html_message, html_saying};
pub use inking::Inking;
pub use look::{CellLook, Ends, Ghosts, LineLook, RunSet, Shade};
pub use measure::Measures;
pub use paint::{board, cell, clue, far_clue, numbers, rules};
pub use pdf::{pdf, pdf_book, pdf_booklet};
pub use pen::{Align, Area, Pen, Span};
pub use png::png;
pub use sample::Sample;
pub use scene::{Scene, lit_line};
pub use sheet::{Caption, Paper, Sheet};
pub use svg::{Element, SVG, Svg};
pub use text::{Notation, text};
pub use tiles::DIGIT;
pub use tone::{Paint, Tone};
pub use view::{Under, View};

// The numbers that look random in tests.
#[cfg(test)]
#[path = "../../../tests/makers/chance.rs"]
mod chance;
