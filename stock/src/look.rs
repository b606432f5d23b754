//! Draws sheets of what is on the shelf, with titles, for somebody to look at.

use crate::written::{Shelf, Work};
use anyhow::{Context, Result};
use nonoscope_core::puzzle::Colour;
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::collections::HashSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

const COLUMNS: usize = 10;
const ROWS: usize = 7;
const CELL: usize = 150;
const PICTURE: usize = 116;

/// Draws all puzzles, or those whose numbers are the lines of a file.
pub(crate) fn sheets(data: &Path, sheets: &Path, only: Option<&Path>) -> Result<()> {
    let shelf = Shelf::read(data)?;
    let only: Option<HashSet<usize>> = match only {
        Some(file) => Some(fs::read_to_string(file)?.lines().map(str::parse).collect::<Result<_, _>>()?),
        None => None,
    };
    let works: Vec<(usize, &Work)> =
        shelf.works.iter().enumerate().filter(|(id, _)| only.as_ref().is_none_or(|only| only.contains(id))).collect();
    fs::create_dir_all(sheets)?;
    let mut options = Options::default();
    options.fontdb_mut().load_system_fonts();
    for (number, works) in works.chunks(COLUMNS * ROWS).enumerate() {
        let (width, height) = (COLUMNS * CELL, ROWS * (CELL + 4));
        let mut svg = format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">");
        for (place, (id, work)) in works.iter().enumerate() {
            let (left, top) = (place % COLUMNS * CELL, place / COLUMNS * (CELL + 4));
            let (picture, palette) = work.picture();
            let cell = PICTURE as f64 / work.side() as f64;
            for at in picture.places() {
                let colour = picture.get(at).colour().unwrap_or(Colour::BACKGROUND);
                if colour != Colour::BACKGROUND {
                    let [red, green, blue] = palette.get(colour).rgb;
                    let (x, y) =
                        (left as f64 + 8.0 + at.column() as f64 * cell, top as f64 + 4.0 + at.row() as f64 * cell);
                    write!(
                        svg,
                        "<rect x=\"{x:.2}\" y=\"{y:.2}\" width=\"{cell:.2}\" height=\"{cell:.2}\" \
                         fill=\"#{red:02x}{green:02x}{blue:02x}\"/>"
                    )?;
                }
            }
            let title = work.title.replace('&', "&amp;");
            let (x, y) = (left + 4, top + PICTURE + 16);
            write!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" font-family=\"Inter\" font-size=\"12\">{title}</text>\
                 <text x=\"{x}\" y=\"{}\" font-family=\"Inter\" font-size=\"11\" fill=\"#888\">{id} · {} × {} · {}</text>",
                y + 13,
                picture.width(),
                picture.height(),
                work.rating
            )?;
        }
        svg.push_str("</svg>");
        let tree = Tree::from_str(&svg, &options)?;
        let mut map = Pixmap::new(width as u32, height as u32).context("no pixels")?;
        map.fill(Color::WHITE);
        resvg::render(&tree, Transform::identity(), &mut map.as_mut());
        map.save_png(sheets.join(format!("{number:02}.png")))?;
    }
    Ok(())
}
