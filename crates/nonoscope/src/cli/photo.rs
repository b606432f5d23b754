//! The pixels of a picture file: PNG, GIF and JPEG.

use crate::make::image::{MOST_PIXELS, Pixels, PixelsError};
use crate::picture::raster::{Raster, RasterError};
use std::fmt;
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// The most bytes of a picture file.
pub(super) const MOST_BYTES: usize = 64 << 20;

/// How much memory decoding may take besides the pixels, in bytes.
const MOST_MEMORY: usize = 1 << 30;

/// Why a file cannot be used as a picture.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum PhotoError {
    /// Its pixels cannot be used.
    Pixels(PixelsError),
    /// The file is invalid.
    Damaged,
    /// Only the page reads this kind of file.
    OnThePage,
}

impl fmt::Display for PhotoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PhotoError::Pixels(error) => error.fmt(f),
            PhotoError::Damaged => f.write_str("This picture is damaged: part of its file is missing or wrong."),
            PhotoError::OnThePage => {
                f.write_str("Only the page can read this kind of picture. The command line reads PNG, GIF and JPEG.")
            }
        }
    }
}

fn fits(width: usize, height: usize) -> bool {
    width.checked_mul(height).is_some_and(|pixels| pixels <= MOST_PIXELS)
}

/// The pixels of a picture file; nothing if the bytes do not begin as those of one do.
pub(super) fn photo(bytes: &[u8]) -> Option<Result<Pixels, PhotoError>> {
    if bytes.starts_with(b"\x89PNG") || bytes.starts_with(b"GIF8") {
        Some(raster(bytes))
    } else if bytes.starts_with(&[0xff, 0xd8, 0xff]) {
        Some(jpeg(bytes))
    } else if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP")
        || bytes.get(4..8) == Some(b"ftyp")
        || bytes.starts_with(b"BM") && bytes.contains(&0)
    {
        Some(Err(PhotoError::OnThePage))
    } else {
        None
    }
}

fn raster(bytes: &[u8]) -> Result<Pixels, PhotoError> {
    let raster = Raster::of(bytes, fits, MOST_MEMORY).map_err(|error| match error {
        RasterError::TooLarge { size } => PhotoError::Pixels(PixelsError::TooMany { size }),
        RasterError::Damaged => PhotoError::Damaged,
    })?;
    Pixels::new(raster.width, raster.height, raster.bytes).map_err(PhotoError::Pixels)
}

fn jpeg(bytes: &[u8]) -> Result<Pixels, PhotoError> {
    let options = DecoderOptions::default()
        .jpeg_set_out_colorspace(ColorSpace::RGB)
        .set_max_width(usize::from(u16::MAX))
        .set_max_height(usize::from(u16::MAX));
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|_| PhotoError::Damaged)?;
    let (width, height) = decoder.dimensions().ok_or(PhotoError::Damaged)?;
    if !fits(width, height) {
        return Err(PhotoError::Pixels(PixelsError::TooMany { size: (width, height) }));
    }
    let turned = decoder.exif().map_or(1, |exif| orientation(exif));
    let colours = decoder.decode().map_err(|_| PhotoError::Damaged)?;
    if colours.len() != width * height * 3 {
        return Err(PhotoError::Damaged);
    }
    upright(width, height, &colours, turned)
}

/// How a camera was held, 1 to 8, by its notes (Exif); 1 if they do not say.
fn orientation(notes: &[u8]) -> u16 {
    let is_little = notes.starts_with(b"II");
    let two = |at: usize| {
        let bytes = [*notes.get(at)?, *notes.get(at + 1)?];
        Some(if is_little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) })
    };
    let four = |at: usize| {
        let [first, second] = [usize::from(two(at)?), usize::from(two(at + 2)?)];
        Some(if is_little { second << 16 | first } else { first << 16 | second })
    };
    let found = || {
        let list = four(4)?;
        let count = usize::from(two(list)?);
        let entry = (0..count).map(|index| list + 2 + index * 12).find(|&entry| two(entry) == Some(0x0112))?;
        two(entry + 8)
    };
    found().filter(|turned| (1..=8).contains(turned)).unwrap_or(1)
}

/// The pixels, turned upright.
fn upright(width: usize, height: usize, colours: &[u8], turned: u16) -> Result<Pixels, PhotoError> {
    let lies = turned >= 5;
    let (across, down) = if lies { (height, width) } else { (width, height) };
    let mut bytes = Vec::with_capacity(across * down * 4);
    for row in 0..down {
        for column in 0..across {
            let (x, y) = if lies { (row, column) } else { (column, row) };
            let x = if matches!(turned, 2 | 3 | 7 | 8) { width - 1 - x } else { x };
            let y = if matches!(turned, 3 | 4 | 6 | 7) { height - 1 - y } else { y };
            let at = (y * width + x) * 3;
            bytes.extend(&colours[at..at + 3]);
            bytes.push(255);
        }
    }
    Pixels::new(across, down, bytes).map_err(PhotoError::Pixels)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;

    #[test]
    fn photos_are_turned_as_the_camera_was() {
        // A picture of three columns and two rows: a b c / d e f.
        let colours: Vec<u8> = b"abcdef".iter().flat_map(|&letter| [letter; 3]).collect();
        let seen = |turned| {
            let rows = ["abc/def", "cba/fed", "fed/cba", "def/abc", "ad/be/cf", "da/eb/fc", "fc/eb/da", "cf/be/ad"];
            let wanted = rows[usize::from(turned) - 1];
            let (across, down) = (wanted.find('/').unwrap(), wanted.split('/').count());
            let letters = wanted.bytes().filter(|&byte| byte != b'/').flat_map(|byte| [byte, byte, byte, 255]);
            let wanted = Pixels::new(across, down, letters.collect()).unwrap();
            assert_eq!(upright(3, 2, &colours, turned).unwrap(), wanted, "{turned}");
        };
        (1..=8).for_each(seen);
    }

    #[test]
    fn the_notes_of_a_camera_are_read() {
        let little = b"II*\0\x08\0\0\0\x02\0\x0f\x01\x02\0\x01\0\0\0\0\0\0\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0";
        let big = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0";
        assert_eq!((orientation(little), orientation(big)), (6, 8));
        for notes in [&b""[..], b"II", b"MM\0*\xff\xff\xff\xff", b"II*\0\x08\0\0\0\xff\xff\x12"] {
            assert_eq!(orientation(notes), 1);
        }
        let mut odd = *big;
        odd[19] = 9;
        assert_eq!(orientation(&odd), 1);
    }

    #[test]
    fn what_is_no_picture_is_left_to_others() {
        assert_eq!(photo(b"3 1\n2\n"), None);
        assert_eq!(photo(b""), None);
        assert_eq!(photo(b"RIFF\0\0\0\0WEBPVP8 "), Some(Err(PhotoError::OnThePage)));
        for start in [&b"\x89PNG\r\n\x1a\n"[..], b"GIF89a", &[0xff, 0xd8, 0xff, 0xe0, 0, 16]] {
            assert_eq!(photo(start), Some(Err(PhotoError::Damaged)));
        }
    }

    /// A file cut off, with bits flipped, bytes overwritten, or parts taken from elsewhere in it.
    fn damaged(file: &[u8], chance: &mut Chance) -> Vec<u8> {
        let mut bytes = file.to_vec();
        for _ in 0..1 + chance.below(4) {
            let at = chance.below(bytes.len());
            match chance.below(6) {
                0 => bytes.truncate(at.max(1)),
                1 => bytes[at] = [0, 1, 0x7f, 0x80, 0xff][chance.below(5)],
                2 => {
                    let part = bytes[at..(at + 1 + chance.below(40)).min(bytes.len())].to_vec();
                    let to = chance.below(bytes.len());
                    bytes.iter_mut().skip(to).zip(part).for_each(|(own, other)| *own = other);
                }
                _ => bytes[at] ^= 1 << chance.below(8),
            }
        }
        if file.starts_with(b"\x89PNG") && chance.below(2) == 0 {
            mend(&mut bytes);
        }
        bytes
    }

    /// Corrects the checksums of a PNG file, so that its contents are decoded.
    fn mend(bytes: &mut [u8]) {
        let mut at = 8;
        while let Some(&[one, two, three, four]) = bytes.get(at..at + 4) {
            let end = at + 8 + u32::from_be_bytes([one, two, three, four]) as usize;
            let Some(part) = bytes.get(at + 4..end) else { break };
            let step = |rest: u32| if rest & 1 == 1 { rest >> 1 ^ 0xedb8_8320 } else { rest >> 1 };
            let byte = |rest: u32, &byte: &u8| (0..8).fold(rest ^ u32::from(byte), |rest, _| step(rest));
            let checksum = !part.iter().fold(u32::MAX, byte);
            bytes.iter_mut().skip(end).zip(checksum.to_be_bytes()).for_each(|(own, right)| *own = right);
            at = end + 4;
        }
    }

    /// `NONOSCOPE_DAMAGED` says how many are tried, and `NONOSCOPE_FILES` names a folder with more of them.
    #[test]
    fn damaged_files_are_a_picture_or_a_sentence_says_why_not() {
        let variable = |name| std::env::var(name).ok();
        let count = variable("NONOSCOPE_DAMAGED").map_or(2000, |count| count.parse().unwrap());
        let data = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/");
        let own = ["photos/letter.jpg", "photos/turned.jpg", "pictures/nono3.png", "pictures/margin-03.png"];
        let mut files: Vec<Vec<u8>> = own.iter().map(|name| std::fs::read(format!("{data}{name}")).unwrap()).collect();
        for file in variable("NONOSCOPE_FILES").map(std::fs::read_dir).into_iter().flatten().flatten() {
            files.push(std::fs::read(file.unwrap().path()).unwrap());
        }
        let (mut pictures, mut refused) = (0, 0);
        for seed in 0..count {
            let mut chance = Chance::new(seed + 1);
            let file = &files[chance.below(files.len())];
            match photo(&damaged(file, &mut chance)) {
                Some(Ok(pixels)) => {
                    assert!(fits(pixels.width(), pixels.height()));
                    pictures += 1;
                }
                Some(Err(error)) => {
                    assert!(error.to_string().ends_with('.'), "{error}");
                    refused += 1;
                }
                None => {}
            }
        }
        assert!(pictures > count / 10 && refused > count / 10, "{pictures} {refused}");
    }
}
