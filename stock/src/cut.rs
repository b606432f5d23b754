//! Draws each icon in several sizes, and keeps those that lines alone solve and that look like the drawing.

use crate::candidate::Candidate;
use crate::collections::{self, Icon};
use crate::draw::draw;
use crate::likeness::Drawing;
use anyhow::Result;
use nonoscope_core::puzzle::{At, Cell, Grid};
use nonoscope_core::solve::{Verdict, rate_known};
use nonoscope_make::image::{Settings, Style, tuned};
use std::fs;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The longer sides that are tried.
const PLAIN: [usize; 25] =
    [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 24, 25, 27, 28, 30, 33, 36, 40];
const COLOURED: [usize; 10] = [9, 10, 12, 14, 16, 18, 20, 23, 26, 30];

/// A cell is filled if about half of it is dark: from these shares on, out of 255.
const THRESHOLDS: std::ops::RangeInclusive<u8> = 80..=175;

/// A picture further from the drawing than this is no use, in thousandths of the figure.
const WORST: u32 = 450;

/// The shorter side has at least this many cells.
const SHORTEST: usize = 5;

/// Draws all icons and writes the candidates to a file.
pub(crate) fn all(packages: &Path, cache: &Path) -> Result<()> {
    let icons = collections::all(packages)?;
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<(usize, Vec<Candidate>)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(icon) = icons.get(at) else { break };
                    let candidates = candidates(icon).unwrap_or_else(|error| {
                        eprintln!("{} {}: {error}", icon.source, icon.name);
                        Vec::new()
                    });
                    if at % 200 == 0 {
                        eprintln!("{at} of {}", icons.len());
                    }
                    if let Ok(mut found) = found.lock() {
                        found.push((at, candidates));
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap_or_default();
    found.sort_by_key(|(at, _)| *at);
    let lines: Vec<String> = found.iter().flat_map(|(_, candidates)| candidates).map(Candidate::to_line).collect();
    let with_any = found.iter().filter(|(_, candidates)| !candidates.is_empty()).count();
    eprintln!("{} icons, {with_any} with a picture, {} pictures", icons.len(), lines.len());
    fs::write(cache, lines.join("\n"))?;
    Ok(())
}

/// The pictures of an icon.
fn candidates(icon: &Icon) -> Result<Vec<Candidate>> {
    let pixels = draw(&icon.svg)?;
    let drawing = Drawing::of(&pixels, icon.in_colour);
    let mark = drawing.mark();
    let sides: &[usize] = if icon.in_colour { &COLOURED } else { &PLAIN };
    let mut candidates: Vec<Candidate> = Vec::new();
    for &side in sides {
        let mut settings = Settings::default();
        if pixels.width() >= pixels.height() {
            settings.size.width = Some(side);
        } else {
            settings.size.height = Some(side);
        }
        if icon.in_colour {
            settings.colours = Some(if side < 15 { 3 } else { 4 });
            settings.islands = if side < 15 { 0 } else { 2 };
        } else {
            settings.style = Style::Surfaces;
            settings.threshold = Some(127);
        }
        let Some(tuned) = tuned(&pixels, &settings, true, &mut ()) else { continue };
        if tuned.settings.threshold.is_some_and(|threshold| !THRESHOLDS.contains(&threshold)) {
            continue;
        }
        let (picture, palette) = (tuned.sketch.grid, tuned.sketch.palette);
        let shorter = picture.width().min(picture.height());
        let longer = picture.width().max(picture.height());
        if shorter < SHORTEST || longer != side || has_empty_border(&picture) || (icon.in_colour && palette.inks() < 2)
        {
            continue;
        }
        let error = drawing.error(&picture, &palette);
        if error > WORST {
            continue;
        }
        let puzzle = nonoscope_core::puzzle::Puzzle::of_picture(&picture)?.with_palette(palette.clone())?;
        let Some(rating) = rate_known(&puzzle, Verdict::Unique, &mut ()) else { continue };
        let looks = palette.colours().skip(1).map(|(_, ink)| ink.rgb).filter(|_| icon.in_colour).collect();
        candidates.push(Candidate {
            source: icon.source.to_owned(),
            name: icon.name.clone(),
            title: icon.title.clone(),
            surfaces: drawing.surfaces(&picture),
            picture,
            looks,
            error,
            rating: rating.number,
            mark: mark.clone(),
        });
    }
    Ok(candidates)
}

fn has_empty_border(picture: &Grid) -> bool {
    let (width, height) = (picture.width(), picture.height());
    let is_empty = |at: At| picture.get(at) == Cell::EMPTY;
    let row = |row: usize| (0..width).all(|column| is_empty(At::new(row, column)));
    let column = |column: usize| (0..height).all(|row| is_empty(At::new(row, column)));
    row(0) || row(height - 1) || column(0) || column(width - 1)
}
