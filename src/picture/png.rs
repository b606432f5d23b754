//! A board as a PNG file, with a palette.

use super::error::PictureError;
use super::measure::Measures;
use super::paint::board;
use super::pixels::{Pixels, palette};
use super::scene::Scene;
use crate::puzzle::Puzzle;
use png::{BitDepth, ColorType, Compression, Encoder, EncodingError};

/// A board with cells of so many pixels, as a PNG file.
///
/// # Errors
/// If it is too large.
pub fn png(puzzle: &Puzzle, scene: &Scene, cell: u32) -> Result<Vec<u8>, PictureError> {
    let measures = Measures::of_picture(puzzle, cell);
    let mut pixels = Pixels::new(&measures)?;
    board(&mut pixels, &measures, puzzle, scene);
    // All that can be wrong with a picture of bytes is that there is no room for it.
    encode(&pixels).map_err(|_| PictureError::NoMemory)
}

fn encode(pixels: &Pixels) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    // Sides were checked to fit.
    let mut encoder = Encoder::new(&mut file, pixels.width as u32, pixels.height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette().concat());
    encoder.set_compression(Compression::Balanced);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels.numbers)?;
    writer.finish()?;
    Ok(file)
}
