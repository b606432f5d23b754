//! The colours of a picture made of pixels: at most 256, as PNG and GIF need it. They are the tones of a board, the colours of
//! the puzzle, and the shades between those that meet at round edges.
//!
//! The twelve tones with seven shades between those that meet make 180 colours, so each frame of a GIF equals the PNG
//! of that step. A coloured puzzle adds its inks and shades between each and the black or white on it: six with 12
//! inks, three with 31.

use super::contrast::legible_on;
use super::inking::{Inking, paint};
use super::tone::{Paint, Tone};
use nonoscope_core::puzzle::{Colour, Puzzle};

/// The number of shades between two colours, or fewer if a puzzle has too many colours for that.
const SHADES: usize = 7;
/// The tones that are drawn with round edges, and the backgrounds that they are drawn on.
const MARKS: [Tone; 6] = [Tone::Ink, Tone::Faint, Tone::Dimmed, Tone::Fresh, Tone::Supposed, Tone::Wrong];
const GROUNDS: [Tone; 4] = [Tone::Paper, Tone::Lit, Tone::Differs, Tone::Pointed];
/// The index that means no colour, which is transparent in a GIF.
pub(super) const NO_COLOUR: u8 = 255;

/// The colours of a picture. They depend on its puzzle alone, so that all frames of an animation have the same.
pub(super) struct Shades {
    /// Red, green and blue of each: the tones, then the colours of the puzzle, then the shades.
    values: Vec<[u8; 3]>,
    /// How many of them are not shades.
    whole: usize,
    /// The number of shades between two colours.
    steps: usize,
    /// For each background and each mark, the index of the first shade between them; 0 if there are none.
    first: Vec<u8>,
}

impl Shades {
    /// The colours for a puzzle.
    pub(super) fn of(puzzle: &Puzzle, inking: Inking) -> Shades {
        let mut values: Vec<[u8; 3]> = Tone::ALL.into_iter().map(Tone::on_screen).collect();
        let mut pairs: Vec<(usize, usize)> =
            MARKS.into_iter().flat_map(|mark| GROUNDS.map(|ground| (ground as usize, mark as usize))).collect();
        if inking.is_coloured(puzzle.palette()) {
            for colour in Colour::all(puzzle.inks()) {
                let Some(rgb) = paint(puzzle.palette(), colour) else { continue };
                let pair = (own(&mut values, rgb), own(&mut values, legible_on(rgb)));
                if !pairs.contains(&pair) {
                    pairs.push(pair);
                }
            }
        }
        let whole = values.len();
        let steps = SHADES.min((usize::from(NO_COLOUR) - whole) / pairs.len());
        let mut first = vec![0; whole * whole];
        for (ground, mark) in pairs {
            // At most 255 in all, by the choice of `steps`.
            first[ground * whole + mark] = values.len() as u8;
            let (from, to) = (values[ground], values[mark]);
            values.extend((1..=steps).map(|step| between(from, to, step as u32, steps as u32 + 1)));
        }
        Shades { values, whole, steps, first }
    }

    /// The palette of the file.
    pub(super) fn bytes(&self) -> Vec<u8> {
        self.values.concat()
    }

    /// The index of a colour.
    pub(super) fn index(&self, paint: Paint) -> u8 {
        match paint {
            Paint::Tone(tone) => tone as u8,
            Paint::Exact(rgb) => {
                let exact = &self.values[Tone::ALL.len()..self.whole];
                let found = exact.iter().position(|&value| value == rgb);
                found.map_or(Tone::Ink as u8, |place| (Tone::ALL.len() + place) as u8)
            }
        }
    }

    /// The index of a pixel of the colour `ground` after a mark has covered a part of it, from 0 to 1.
    pub(super) fn mixed(&self, ground: u8, mark: u8, cover: f64) -> u8 {
        let shade = (cover.clamp(0.0, 1.0) * (self.steps + 1) as f64).round() as usize;
        if shade == 0 {
            return ground;
        }
        let place = usize::from(ground) * self.whole + usize::from(mark);
        let first = if usize::from(ground) < self.whole { self.first[place] } else { 0 };
        match first {
            first if first > 0 && shade <= self.steps => first + shade as u8 - 1,
            // Two marks overlap, or the mark has no shades.
            _ if shade > self.steps / 2 => mark,
            _ => ground,
        }
    }
}

/// The index of a colour of the puzzle, which is added if it is new.
fn own(values: &mut Vec<[u8; 3]>, rgb: [u8; 3]) -> usize {
    let tones = Tone::ALL.len();
    let found = values[tones..].iter().position(|&value| value == rgb);
    tones
        + found.unwrap_or_else(|| {
            values.push(rgb);
            values.len() - 1 - tones
        })
}

/// The mixture of two colours that has `part` of `parts` of the second.
fn between(from: [u8; 3], to: [u8; 3], part: u32, parts: u32) -> [u8; 3] {
    std::array::from_fn(|value| {
        let (from, to) = (u32::from(from[value]), u32::from(to[value]));
        // The mean of two bytes is a byte.
        ((from * (parts - part) + to * part + parts / 2) / parts) as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::{Clue, Ink, Palette};
    use std::collections::HashSet;

    /// A puzzle with this many inks that are all different.
    fn inked(inks: usize, background: [u8; 3]) -> Puzzle {
        let inks = (1..=inks).map(|ink| Ink::new('?', "", [(ink * 8) as u8, 255 - ink as u8, (ink * 50 % 256) as u8]));
        let palette = Palette::new(Ink::new('.', "ground", background), inks.collect()).unwrap();
        Puzzle::new(vec![Clue::default()], vec![Clue::default()]).unwrap().with_palette(palette).unwrap()
    }

    #[test]
    fn black_and_white_has_seven_shades_between_any_two_colours_that_meet() {
        let plain = Puzzle::new(vec![Clue::default()], vec![Clue::default()]).unwrap();
        let shades = Shades::of(&plain, Inking::Colours);
        assert_eq!((shades.values.len(), shades.steps), (13 + 6 * 4 * 7, 7));
        let ink_on_paper: HashSet<u8> =
            (0..=8).map(|part| shades.mixed(Tone::Paper as u8, Tone::Ink as u8, f64::from(part) / 8.0)).collect();
        assert_eq!(ink_on_paper.len(), 9);
        assert!(ink_on_paper.iter().all(|&index| shades.values[usize::from(index)][0] >= 0x1d));
    }

    #[test]
    fn every_palette_has_room_for_all_its_colours_and_some_shades() {
        for inks in 1..=31 {
            for background in [[255; 3], [90, 120, 200]] {
                for inking in [Inking::Colours, Inking::Letters, Inking::LettersAlone] {
                    let puzzle = inked(inks, background);
                    let shades = Shades::of(&puzzle, inking);
                    assert!(shades.values.len() <= usize::from(NO_COLOUR));
                    let expected = if inks <= 7 || inking == Inking::LettersAlone { 7 } else { 3 };
                    assert!(shades.steps >= expected, "{inks} inks: {} shades", shades.steps);
                    if inking == Inking::LettersAlone {
                        continue;
                    }
                    for colour in Colour::all(inks).skip(1) {
                        let rgb = puzzle.palette().get(colour).rgb;
                        let ground = shades.index(Paint::Exact(rgb));
                        assert_eq!(shades.values[usize::from(ground)], rgb, "ink {}", colour.number());
                        let mark = shades.index(Paint::Exact(legible_on(rgb)));
                        assert_eq!(shades.values[usize::from(mark)], legible_on(rgb));
                        let half = shades.mixed(ground, mark, 0.5);
                        assert!(half != ground && half != mark, "ink {}", colour.number());
                        assert_eq!((shades.mixed(ground, mark, 0.0), shades.mixed(ground, mark, 1.0)), (ground, mark));
                    }
                }
            }
        }
    }

    #[test]
    fn where_two_marks_meet_the_larger_part_wins() {
        let shades = Shades::of(&inked(3, [255; 3]), Inking::Colours);
        let shade = shades.mixed(Tone::Paper as u8, Tone::Ink as u8, 0.5);
        let fresh = Tone::Fresh as u8;
        assert_eq!((shades.mixed(shade, fresh, 0.2), shades.mixed(shade, fresh, 0.8)), (shade, fresh));
    }
}
