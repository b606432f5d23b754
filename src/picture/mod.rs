//! Boards and solves as pictures, without a browser.
//!
//! A [`Scene`] says how every cell and every clue should look, and [`Measures`] how large everything is. [`board()`] draws a scene
//! with a [`Pen`]: the page's canvas is one, and so are the writers of files here, [`png()`], [`gif()`], [`pdf()`] and [`Svg`].
//! [`html()`] and [`text()`] write a grid without drawing it.
//!
//! ```
//! use nonoscope::picture::{self, Caption, Notation, Scene, Svg};
//! use nonoscope::{format, solve};
//!
//! let reading = format::read("3x3:1/3/1/1/3/1").unwrap();
//! let solution = solve::solve(&reading.puzzle, solve::Method::Auto).grid;
//! assert_eq!(picture::text(&solution, Notation::Hashes), ".#.\n###\n.#.\n");
//!
//! // Cells of 20 pixels.
//! let scene = Scene::of_grid(&reading.puzzle, &solution);
//! let png: Vec<u8> = picture::png(&reading.puzzle, &scene, 20)?;
//! assert!(png.starts_with(b"\x89PNG"));
//! let svg = Svg::of_board(&reading.puzzle, &scene, &Caption::of(&reading), 20).to_string();
//! assert!(svg.starts_with("<svg "));
//! # Ok::<(), nonoscope::picture::PictureError>(())
//! ```

mod colour;
mod digits;
mod drawn;
mod error;
mod film;
mod gif;
mod html;
mod look;
mod markup;
mod measure;
mod paint;
mod pdf;
mod pixels;
mod png;
mod scene;
mod sheet;
mod svg;
mod text;
mod view;

pub use colour::Colour;
pub use drawn::{DrawnError, drawn};
pub use error::{PictureError, UnknownName};
pub use film::{Film, Frames};
pub use gif::{Pace, gif};
pub use html::{html, html_message, html_saying};
pub use look::{CellLook, LineLook, Shade};
pub use measure::{Measures, Span};
pub use paint::{Align, Area, Pen, board, cell, clue, numbers, rules};
pub use pdf::pdf;
pub use png::png;
pub use scene::{Scene, lit_line};
pub use sheet::{Caption, Paper, Sheet};
pub use svg::{Element, SVG, Svg};
pub use text::{Notation, text};
pub use view::{Under, View};
