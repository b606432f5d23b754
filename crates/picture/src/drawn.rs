//! Small pictures of which each pixel is a cell, as a text that can be read: a picture in letters.
//!
//! The background is transparent, or else the most frequent colour of the border. If all cells are squares of several pixels of one colour,
//! each counts as one.

use super::raster::{Raster, RasterError};
use nonoscope_core::puzzle::{At, Cell, Colour, Grid, Ink, MAX_INKS, Palette};
use nonoscope_format::{MAX_PIXELS, picture_in_letters};
use nonoscope_words::{Text, picture as words};
use std::collections::BTreeMap;
use std::fmt;

/// How much memory decoding may take, in bytes: several times that of the pixels.
const MOST_MEMORY: usize = 64 << 20;

/// Why a picture is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawnError {
    /// It has too many pixels.
    TooLarge {
        /// Its width and height.
        size: (usize, usize),
    },
    /// It has too many colours.
    TooManyColours,
    /// The file is invalid.
    Damaged,
}

impl DrawnError {
    /// The error in words.
    pub fn text(&self) -> Text {
        match self {
            DrawnError::TooLarge { size: (width, height) } => words::too_many_pixels(*width, *height, MAX_PIXELS),
            DrawnError::TooManyColours => words::too_many_colours(MAX_INKS),
            DrawnError::Damaged => words::damaged(),
        }
    }
}

impl fmt::Display for DrawnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl std::error::Error for DrawnError {}

/// The colour of a pixel; `None` if it is transparent.
type Pixel = Option<[u8; 3]>;

struct Pixels {
    width: usize,
    pixels: Vec<Pixel>,
}

/// Whether bytes begin as a PNG or GIF file does.
pub fn is_drawn(bytes: &[u8]) -> bool {
    bytes.starts_with(b"\x89PNG") || bytes.starts_with(b"GIF8")
}

/// The longest side of a picture whose pixels are taken for cells without being asked, in pixels.
const MOST_SMALL: u32 = 128;

/// Whether bytes begin as those of a picture do that is more likely to show a board, with its clues, than to have pixels for cells: a photo,
/// or a PNG or GIF file of more than 128 × 128 pixels.
pub fn shows_a_board(bytes: &[u8]) -> bool {
    let sides = |from: usize, sides: fn(&[u8]) -> Option<[u32; 2]>| bytes.get(from..).and_then(sides);
    let of_png: fn(&[u8]) -> Option<[u32; 2]> = |bytes| {
        let (width, height) = (bytes.first_chunk::<4>()?, bytes.get(4..)?.first_chunk::<4>()?);
        Some([u32::from_be_bytes(*width), u32::from_be_bytes(*height)])
    };
    let of_gif: fn(&[u8]) -> Option<[u32; 2]> = |bytes| {
        let &[w, x, y, z] = bytes.first_chunk::<4>()?;
        Some([u16::from_le_bytes([w, x]).into(), u16::from_le_bytes([y, z]).into()])
    };
    let is_large = |sides: Option<[u32; 2]>| sides.is_some_and(|sides| sides.iter().all(|&side| side > MOST_SMALL));
    let is_photo =
        bytes.starts_with(b"\xff\xd8\xff") || (bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP"));
    is_photo
        || (bytes.starts_with(b"\x89PNG") && is_large(sides(16, of_png)))
        || (bytes.starts_with(b"GIF8") && is_large(sides(6, of_gif)))
}

/// The picture in the bytes of a PNG or GIF file, as a text: a picture in letters with its colours; of an animation, the first
/// frame. Nothing if the bytes are no such file.
///
/// ```
/// # mod nonoscope { pub use nonoscope_core::*; pub mod format { pub use nonoscope_format::*; } pub mod picture { pub use nonoscope_picture::*; } }
/// assert_eq!(nonoscope::picture::drawn(b"1 1\n1\n"), None);
/// ```
///
/// # Errors
/// A [`DrawnError`] if it is too large, has too many colours or is damaged.
pub fn drawn(bytes: &[u8]) -> Option<Result<String, DrawnError>> {
    if !is_drawn(bytes) {
        return None;
    }
    let raster = Raster::of(bytes, checked, MOST_MEMORY).map_err(|error| match error {
        RasterError::TooLarge { size } => DrawnError::TooLarge { size },
        RasterError::Damaged => DrawnError::Damaged,
    });
    Some(raster.and_then(|raster| in_letters(&Pixels::from(raster).reduced())))
}

fn checked(width: usize, height: usize) -> bool {
    width.max(height) <= MAX_PIXELS
}

/// A pixel that is mostly transparent counts as transparent.
fn pixel([red, green, blue, alpha]: [u8; 4]) -> Pixel {
    (alpha >= 128).then_some([red, green, blue])
}

impl From<Raster> for Pixels {
    fn from(raster: Raster) -> Pixels {
        let pixels = raster.bytes.chunks_exact(4).map(|part| pixel([part[0], part[1], part[2], part[3]])).collect();
        Pixels { width: raster.width, pixels }
    }
}

impl Pixels {
    fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    /// One pixel for each cell, if all cells are squares of one colour.
    fn reduced(self) -> Pixels {
        let (width, height) = (self.width, self.height());
        let is_blank = self.pixels.iter().all(|&pixel| pixel == self.pixels[0]);
        let sides = (2..=width.min(height)).rev().filter(|side| width % side == 0 && height % side == 0);
        let is_uniform = |side: usize| {
            self.pixels.iter().enumerate().all(|(index, &pixel)| {
                let (row, column) = (index / width, index % width);
                pixel == self.pixels[(row - row % side) * width + column - column % side]
            })
        };
        let Some(side) = sides.into_iter().find(|&side| !is_blank && is_uniform(side)) else { return self };
        let rows = self.pixels.chunks(width).step_by(side);
        let pixels = rows.flat_map(|row| row.iter().copied().step_by(side)).collect();
        Pixels { width: width / side, pixels }
    }

    /// Transparent, or else the most frequent colour of the border; of several, the one that comes first.
    fn background(&self) -> Pixel {
        if self.pixels.contains(&None) {
            return None;
        }
        let (width, height) = (self.width, self.height());
        let is_border = |index: usize| {
            let (row, column) = (index / width, index % width);
            row == 0 || row + 1 == height || column == 0 || column + 1 == width
        };
        let mut counts: BTreeMap<Pixel, (usize, usize)> = BTreeMap::new();
        for (index, &pixel) in self.pixels.iter().enumerate().filter(|(index, _)| is_border(*index)) {
            counts.entry(pixel).or_insert((0, usize::MAX - index)).0 += 1;
        }
        counts.into_iter().max_by_key(|(_, count)| *count).and_then(|(pixel, _)| pixel)
    }
}

fn in_letters(picture: &Pixels) -> Result<String, DrawnError> {
    let background = picture.background();
    let mut inks: Vec<[u8; 3]> = Vec::new();
    let mut numbers: BTreeMap<Pixel, Colour> = BTreeMap::from([(background, Colour::BACKGROUND)]);
    let mut cells = Grid::unknown_of(picture.width, picture.height(), MAX_INKS);
    for (index, &pixel) in picture.pixels.iter().enumerate() {
        let colour = match (numbers.get(&pixel), pixel) {
            (Some(&colour), _) => colour,
            (None, Some(rgb)) if inks.len() < MAX_INKS => {
                inks.push(rgb);
                let colour = Colour::ink(inks.len());
                numbers.insert(pixel, colour);
                colour
            }
            _ => return Err(DrawnError::TooManyColours),
        };
        cells.set(At::new(index / picture.width, index % picture.width), Cell::of(colour));
    }
    let inks: Vec<Ink> = inks.into_iter().map(nonoscope_format::ink_of).collect();
    let palette = match (background.unwrap_or([255; 3]), &inks[..]) {
        // Black and white needs no words.
        ([255, 255, 255], [] | [Ink { rgb: [0, 0, 0], .. }]) => Palette::default(),
        (background, []) => Palette::new(nonoscope_format::ink_of(background), vec![nonoscope_format::ink_of([0; 3])])
            .unwrap_or_default(),
        (background, _) => Palette::new(nonoscope_format::ink_of(background), inks).unwrap_or_default(),
    };
    Ok(picture_in_letters(&cells, &palette))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

    use super::*;
    use nonoscope_format::{Format, read};
    use png::ColorType;
    use proptest::prelude::*;

    const RED: [u8; 4] = [255, 0, 0, 255];
    const BLUE: [u8; 4] = [0, 0, 255, 255];
    const WHITE: [u8; 4] = [255; 4];
    const CLEAR: [u8; 4] = [9, 9, 9, 0];

    fn as_png(width: usize, pixels: &[[u8; 4]]) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, width as u32, (pixels.len() / width) as u32);
        encoder.set_color(ColorType::Rgba);
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&pixels.concat()).unwrap();
        writer.finish().unwrap();
        file
    }

    fn as_gif(width: usize, pixels: &[[u8; 4]]) -> Vec<u8> {
        let mut file = Vec::new();
        let height = (pixels.len() / width) as u16;
        let mut encoder = gif::Encoder::new(&mut file, width as u16, height, &[]).unwrap();
        let mut numbers: Vec<[u8; 4]> = Vec::new();
        let mut indices = Vec::new();
        for pixel in pixels {
            let place = numbers.iter().position(|known| known == pixel).unwrap_or_else(|| {
                numbers.push(*pixel);
                numbers.len() - 1
            });
            indices.push(place as u8);
        }
        let palette: Vec<u8> = numbers.iter().flat_map(|&[red, green, blue, _]| [red, green, blue]).collect();
        let clear = numbers.iter().position(|pixel| pixel[3] == 0).map(|place| place as u8);
        let frame = gif::Frame::from_palette_pixels(width as u16, height, indices, palette, clear);
        encoder.write_frame(&frame).unwrap();
        drop(encoder);
        file
    }

    fn both(width: usize, pixels: &[[u8; 4]]) -> String {
        let text = drawn(&as_png(width, pixels)).unwrap().unwrap();
        assert_eq!(drawn(&as_gif(width, pixels)), Some(Ok(text.clone())));
        text
    }

    #[test]
    fn each_pixel_is_a_cell() {
        let text = both(3, &[WHITE, RED, WHITE, RED, BLUE, WHITE, WHITE, WHITE, WHITE]);
        assert_eq!(text, "colour r red\ncolour b blue\n\n.r.\nrb.\n...\n");
        let reading = read(&text).unwrap();
        assert_eq!((reading.format, reading.puzzle.inks()), (Format::Picture, 2));
        let black = [0, 0, 0, 255];
        assert_eq!(both(2, &[WHITE, black, black, WHITE, WHITE, WHITE]), ".#\n#.\n..\n");
    }

    #[test]
    fn the_background_is_transparent_or_what_the_border_is() {
        assert_eq!(both(2, &[RED, CLEAR, WHITE, RED]), "colour r red\ncolour w #ffffff white 2\n\nr.\nwr\n");
        let text = both(3, &[BLUE, BLUE, BLUE, BLUE, RED, BLUE, RED, RED, BLUE]);
        assert_eq!(text, "colour . blue\ncolour r red\n\n...\n.r.\nrr.\n");
    }

    #[test]
    fn cells_of_several_pixels_are_reduced() {
        let small = [WHITE, RED, BLUE, WHITE, WHITE, RED];
        let large: Vec<[u8; 4]> = (0..8 * 12).map(|index| small[index / 8 / 4 * 2 + index % 8 / 4]).collect();
        assert_eq!(both(8, &large), both(2, &small));
        // A single other pixel, and each is a cell.
        let mut odd = large;
        odd[0] = RED;
        assert_eq!(both(8, &odd).lines().last().unwrap().len(), 8);
        assert_eq!(both(2, &[RED; 4]), "colour . red\ncolour k black\n\n..\n..\n");
    }

    #[test]
    fn what_is_too_much_is_refused() {
        let many = |colours: u8| (0..=colours).map(|shade| [shade, 0, 0, 255]).collect::<Vec<_>>();
        assert!(drawn(&as_png(32, &many(31))).unwrap().is_ok());
        assert_eq!(drawn(&as_png(33, &many(32))), Some(Err(DrawnError::TooManyColours)));
        let wide = vec![WHITE; 1025];
        let too_large = Some(Err(DrawnError::TooLarge { size: (1025, 1) }));
        assert_eq!((drawn(&as_png(1025, &wide)), drawn(&as_gif(1025, &wide))), (too_large.clone(), too_large));
        assert!(drawn(&as_png(1024, &wide[1..])).unwrap().is_ok());
        let message = DrawnError::TooLarge { size: (1025, 1) }.to_string();
        assert!(message.starts_with("This picture has 1025 × 1 pixels. If each pixel is a cell, the limit is 1024"));
        assert_eq!(drawn(b"1 1\n"), None);
        assert_eq!(drawn(b""), None);
    }

    proptest! {
        #[test]
        fn damaged_files_are_refused_or_read(place in 0usize..2000, byte in any::<u8>(), cut in any::<bool>()) {
            let pixels: Vec<[u8; 4]> = (0..20 * 20).map(|index| [RED, BLUE, WHITE, CLEAR][index * index % 11 % 4]).collect();
            for mut file in [as_png(20, &pixels), as_gif(20, &pixels)] {
                let place = place % file.len();
                file[place] = byte;
                if cut {
                    file.truncate(place);
                }
                if let Some(Ok(text)) = drawn(&file) {
                    prop_assert!(read(&text).is_ok(), "{}", text);
                }
            }
        }

        #[test]
        fn pictures_are_read_as_they_are(width in 1usize..12, shades in prop::collection::vec(0usize..8, 1..100)) {
            let colours = [RED, BLUE, WHITE, [0, 0, 0, 255], [1, 2, 3, 255], [0, 128, 0, 255], [0, 255, 0, 255], CLEAR];
            let shades = &shades[..(shades.len() / width * width).min(shades.len())];
            prop_assume!(!shades.is_empty());
            let pixels: Vec<[u8; 4]> = shades.iter().map(|&shade| colours[shade]).collect();
            let own = Pixels { width, pixels: pixels.iter().map(|&part| pixel(part)).collect() }.reduced();
            let text = drawn(&as_png(width, &pixels)).unwrap().unwrap();
            prop_assert_eq!(drawn(&as_gif(width, &pixels)), Some(Ok(text.clone())));
            let reading = nonoscope_format::read_as(&text, Format::Picture).unwrap();
            let (goal, palette) = (reading.notes.goal.unwrap(), reading.puzzle.palette());
            let background = own.background();
            for (at, &wanted) in goal.places().zip(&own.pixels) {
                let colour = goal.get(at).colour().unwrap();
                prop_assert_eq!(colour.is_background(), wanted == background);
                prop_assert!(wanted == background || Some(palette.get(colour).rgb) == wanted);
            }
        }
    }
}
