//! Damaged pictures are a puzzle, or a sentence says why not. `NONOSCOPE_DAMAGED` says how many are tried; of each thousand, one is as large as
//! a photo.

use super::{Picture, pictures};
use crate::cases::rounds;
use crate::makers::chance::Chance;
use crate::targets::scan::{look, stretched};

/// How many are tried if nobody says how many.
const USUALLY: u32 = 150;

/// The largest side of one that is not large.
const SIDE: usize = 110;

/// Widths and heights of large ones: several megapixels, and extreme shapes.
const LARGE: [(usize, usize); 7] =
    [(1, 1_000_000), (1_000_000, 1), (2, 500_000), (50, 60_000), (1600, 1200), (3000, 2000), (4000, 3000)];

/// A part of a picture, stretched, with noise, and with bytes overwritten.
fn damaged(picture: &Picture, to: (usize, usize), chance: &mut Chance) -> Vec<u8> {
    let side = |most: usize, chance: &mut Chance| 1 + chance.below(most);
    let (width, height) = (side(picture.width, chance), side(picture.height, chance));
    let (left, top) = (chance.below(picture.width - width + 1), chance.below(picture.height - height + 1));
    let rows = picture.pixels.chunks_exact(picture.width * 4).skip(top).take(height);
    let part: Vec<u8> = rows.flat_map(|row| &row[left * 4..(left + width) * 4]).copied().collect();
    let mut pixels = stretched((width, height), &part, to);
    let noise = [0, 0, 0, 3, 30, 255][chance.below(6)];
    if noise > 0 {
        pixels.iter_mut().for_each(|byte| *byte = byte.saturating_add(chance.below(noise + 1) as u8));
    }
    for _ in 0..chance.below(4) {
        let from = chance.below(pixels.len());
        let length = 1 + chance.below(pixels.len() / 8 + 1);
        let byte = chance.below(256) as u8;
        pixels[from..].iter_mut().take(length).for_each(|own| *own = byte);
    }
    pixels
}

mod long {
    use super::*;

    #[test]
    fn damaged_pictures_are_read_or_refused() {
        let wanted = std::env::var("NONOSCOPE_DAMAGED").ok().map(|count| count.parse().unwrap());
        let count = wanted.unwrap_or_else(|| rounds(USUALLY) as usize);
        let pictures: Vec<Picture> = pictures().iter().map(|path| Picture::of(path)).collect();
        let (mut taken, mut large) = (0, 0);
        for seed in 0..count {
            let mut chance = Chance::new(seed as u64 + 1);
            let picture = &pictures[chance.below(pictures.len())];
            let is_large = if wanted.is_some() { seed % 1000 == 0 } else { seed == 0 };
            let size = if is_large {
                LARGE[seed / 1000 % LARGE.len()]
            } else {
                (1 + chance.below(SIDE), 1 + chance.below(SIDE))
            };
            let pixels = damaged(picture, size, &mut chance);
            large += usize::from(is_large);
            taken += usize::from(look(size.0, size.1, &pixels));
        }
        println!("{count} damaged pictures, {large} of them large: {taken} were taken for a puzzle");
        assert!(taken * 10 < count);
    }
}
