//! A picture as input: pixels with red, green, blue and opacity.

use nonoscope_words::{Text, making};
use std::fmt;

/// The most pixels of a picture.
pub const MOST_PIXELS: usize = 64_000_000;

/// A picture of pixels, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    width: usize,
    height: usize,
    /// Red, green, blue and opacity of each, 0 to 255.
    bytes: Vec<u8>,
}

/// Why bytes do not make [`Pixels`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PixelsError {
    /// It has no pixels.
    Nothing,
    /// It has more than [`MOST_PIXELS`].
    TooMany {
        /// Its width and height.
        size: (usize, usize),
    },
    /// There are not four bytes for each pixel.
    Bytes {
        /// How many there are.
        bytes: usize,
        /// How many there should be.
        wanted: usize,
    },
}

impl PixelsError {
    /// The error in a sentence.
    pub fn text(&self) -> Text {
        match self {
            PixelsError::Nothing => making::no_pixels(),
            PixelsError::TooMany { size: (width, height) } => {
                making::too_many_pixels(*width, *height, MOST_PIXELS / 1_000_000)
            }
            PixelsError::Bytes { bytes, wanted } => making::wrong_bytes(*wanted, *bytes),
        }
    }
}

impl fmt::Display for PixelsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for PixelsError {}

impl Pixels {
    /// A picture from its pixels, row by row: red, green, blue and opacity of each, as in the `ImageData` of a canvas.
    ///
    /// # Errors
    /// [`PixelsError`] if there are none, too many, or not four bytes for each.
    pub fn new(width: usize, height: usize, bytes: Vec<u8>) -> Result<Pixels, PixelsError> {
        let pixels = width.checked_mul(height).filter(|&pixels| pixels <= MOST_PIXELS);
        match pixels {
            None => Err(PixelsError::TooMany { size: (width, height) }),
            Some(0) => Err(PixelsError::Nothing),
            Some(pixels) if bytes.len() != pixels * 4 => {
                Err(PixelsError::Bytes { bytes: bytes.len(), wanted: pixels * 4 })
            }
            Some(_) => Ok(Pixels { width, height, bytes }),
        }
    }

    /// The number of pixels in a row.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> usize {
        self.height
    }

    /// All pixels, row by row: red, green, blue and opacity of each.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// A pixel of the picture; transparent outside.
    pub(super) fn get(&self, column: usize, row: usize) -> [u8; 4] {
        let at = (row * self.width + column) * 4;
        match self.bytes.get(at..at + 4) {
            Some(&[red, green, blue, opacity]) if column < self.width => [red, green, blue, opacity],
            _ => [255, 255, 255, 0],
        }
    }

    /// Whether some pixel is transparent.
    pub(super) fn is_cut_out(&self) -> bool {
        self.bytes.chunks_exact(4).any(|pixel| pixel[3] < 128)
    }

    /// Whether there are no more colours than this.
    pub(super) fn has_at_most(&self, colours: usize) -> bool {
        let mut known: Vec<&[u8]> = Vec::new();
        self.bytes.chunks_exact(4).all(|pixel| {
            if !known.contains(&pixel) {
                known.push(pixel);
            }
            known.len() <= colours
        })
    }

    /// How large the squares are of which the picture is made: the largest side so that all of them have one colour; 1 if
    /// there are none. A picture of one colour has none.
    pub(super) fn block(&self) -> usize {
        // A side divides every place at which the colour changes.
        let ends = divisor(self.width, self.height);
        let mut block = 0;
        for row in 0..self.height {
            for column in 0..self.width {
                let own = self.get(column, row);
                if column > 0 && own != self.get(column - 1, row) {
                    block = divisor(column, block);
                }
                if row > 0 && own != self.get(column, row - 1) {
                    block = divisor(row, block);
                }
            }
            if block == 1 {
                return 1;
            }
        }
        if block == 0 { 1 } else { divisor(block, ends) }
    }
}

/// The greatest common divisor; 0 has every divisor.
fn divisor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { divisor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: usize, height: usize, pixel: impl Fn(usize, usize) -> u8) -> Pixels {
        let places = (0..height).flat_map(|row| (0..width).map(move |column| (column, row)));
        let pixel = |(column, row): (usize, usize)| [pixel(column, row), 0, 0, 255];
        Pixels::new(width, height, places.flat_map(pixel).collect()).unwrap()
    }

    #[test]
    fn squares_of_one_colour_are_found() {
        for side in 1..6 {
            let picture = drawn(6 * side, 4 * side, |column, row| u8::from((column / side + row / side) % 3 == 0));
            assert_eq!(picture.block(), side);
        }
        assert_eq!(drawn(12, 9, |_, _| 7).block(), 1);
        assert_eq!(drawn(12, 8, |column, _| u8::from(column < 6)).block(), 2);
        assert_eq!(drawn(12, 8, |column, row| u8::from(column == 11 && row == 7)).block(), 1);
    }

    #[test]
    fn pictures_are_as_large_as_they_say() {
        assert_eq!(Pixels::new(2, 2, vec![0; 15]), Err(PixelsError::Bytes { bytes: 15, wanted: 16 }));
        assert_eq!(Pixels::new(0, 9, Vec::new()), Err(PixelsError::Nothing));
        let error = Pixels::new(usize::MAX, 2, Vec::new()).unwrap_err();
        assert!(matches!(error, PixelsError::TooMany { .. }));
        let error = Pixels::new(20_000, 10_000, Vec::new()).unwrap_err().to_string();
        let sentence = "This picture has 20\u{202f}000 × 10\u{202f}000 pixels. The limit is 64 million.";
        assert!(error.starts_with(sentence), "{error}");
        let picture = drawn(3, 2, |column, row| (10 * row + column) as u8);
        assert_eq!((picture.get(2, 1), picture.get(3, 1)[3], picture.get(0, 2)[3]), ([12, 0, 0, 255], 0, 0));
        assert!(picture.has_at_most(6) && !picture.has_at_most(5) && !picture.is_cut_out());
    }
}
