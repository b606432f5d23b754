//! A board as a PNG file, with a palette.

use super::error::PictureError;
use super::measure::Measures;
use super::paint::board;
use super::pixels::Pixels;
use super::scene::Scene;
use nonoscope_core::puzzle::Puzzle;
use png::{BitDepth, ColorType, Compression, Encoder, EncodingError};

/// Draws a board as a PNG file, with cells of `cell` pixels a side.
///
/// # Errors
/// If the picture would be too large, or if there is not enough memory.
pub fn png(puzzle: &Puzzle, scene: &Scene, cell: u32) -> Result<Vec<u8>, PictureError> {
    let measures = Measures::of_picture(puzzle, scene.inking(), cell);
    let mut pixels = Pixels::new(&measures, puzzle)?;
    board(&mut pixels, &measures, puzzle, scene);
    // A picture of bytes can only fail if memory runs out.
    encode(&pixels).map_err(|_| PictureError::NoMemory)
}

fn encode(pixels: &Pixels) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    // `Pixels::new` has checked that the sides fit.
    let mut encoder = Encoder::new(&mut file, pixels.width as u32, pixels.height as u32);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(pixels.shades.bytes());
    encoder.set_compression(Compression::Balanced);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&pixels.numbers)?;
    writer.finish()?;
    Ok(file)
}
