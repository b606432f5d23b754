//! The pixels of PNG and GIF files.

use gif::{ColorOutput, DecodeOptions, MemoryLimit};
use png::{ColorType, Decoder, Limits, Transformations};
use std::io::Cursor;
use std::num::NonZeroU64;

/// The pixels of a file, row by row: red, green, blue and opacity of each.
pub struct Raster {
    /// In pixels.
    pub width: usize,
    /// In pixels.
    pub height: usize,
    /// Four for each pixel, row by row: red, green, blue and opacity.
    pub bytes: Vec<u8>,
}

/// Why there are no pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RasterError {
    /// More than are wanted.
    TooLarge {
        /// Its width and height.
        size: (usize, usize),
    },
    /// The file is invalid.
    Damaged,
}

impl Raster {
    /// The pixels of a PNG file, or of any other bytes as of a GIF file, of which it is the first frame, if they `fit`. Decoding takes at
    /// most this many bytes of memory, apart from the pixels.
    pub fn of(bytes: &[u8], fits: fn(usize, usize) -> bool, memory: usize) -> Result<Raster, RasterError> {
        let raster = if bytes.starts_with(b"GIF") { gif(bytes, fits, memory)? } else { png(bytes, fits, memory)? };
        if raster.bytes.len() == raster.width * raster.height * 4 { Ok(raster) } else { Err(RasterError::Damaged) }
    }
}

fn checked(width: usize, height: usize, fits: fn(usize, usize) -> bool) -> Result<(), RasterError> {
    match fits(width, height) {
        _ if width == 0 || height == 0 => Err(RasterError::Damaged),
        true => Ok(()),
        false => Err(RasterError::TooLarge { size: (width, height) }),
    }
}

fn png(bytes: &[u8], fits: fn(usize, usize) -> bool, memory: usize) -> Result<Raster, RasterError> {
    let damaged = |_| RasterError::Damaged;
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: memory });
    decoder.set_transformations(Transformations::normalize_to_color8() | Transformations::ALPHA);
    decoder.set_ignore_text_chunk(true);
    let info = decoder.read_header_info().map_err(damaged)?;
    let (width, height) = (info.width as usize, info.height as usize);
    checked(width, height, fits)?;
    let mut reader = decoder.read_info().map_err(damaged)?;
    let mut bytes = vec![0; reader.output_buffer_size().ok_or(RasterError::Damaged)?];
    let frame = reader.next_frame(&mut bytes).map_err(damaged)?;
    let bytes = match frame.color_type {
        ColorType::Rgba => bytes,
        ColorType::GrayscaleAlpha => {
            bytes.chunks_exact(2).flat_map(|part| [part[0], part[0], part[0], part[1]]).collect()
        }
        _ => return Err(RasterError::Damaged),
    };
    Ok(Raster { width, height, bytes })
}

fn gif(bytes: &[u8], fits: fn(usize, usize) -> bool, memory: usize) -> Result<Raster, RasterError> {
    let damaged = |_| RasterError::Damaged;
    // A file that ends within its header.
    let side = |at: usize| bytes.get(at..at + 2).map(|side| usize::from(u16::from_le_bytes([side[0], side[1]])));
    let (width, height) = side(6).zip(side(8)).ok_or(RasterError::Damaged)?;
    checked(width, height, fits)?;
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    options.set_memory_limit(NonZeroU64::new(memory as u64).map_or(MemoryLimit::Unlimited, MemoryLimit::Bytes));
    let mut decoder = options.read_info(Cursor::new(bytes)).map_err(damaged)?;
    let frame = decoder.read_next_frame().map_err(damaged)?.ok_or(RasterError::Damaged)?;
    let mut pixels = vec![0; width * height * 4];
    let own = usize::from(frame.width).max(1);
    for (index, part) in frame.buffer.chunks_exact(4).enumerate() {
        let (row, column) = (index / own + usize::from(frame.top), index % own + usize::from(frame.left));
        if row < height && column < width {
            let at = (row * width + column) * 4;
            pixels[at..at + 4].copy_from_slice(part);
        }
    }
    Ok(Raster { width, height, bytes: pixels })
}
