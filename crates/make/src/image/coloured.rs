//! A picture in several inks.

use super::area::Patches;
use super::colours::{nearest, palette};
use super::frame::Frame;
use super::ground::Ground;
use super::light::{distance, grey};
use super::settings::{Background, Dither, Settings};
use super::shades::bayer;

/// A picture in several inks.
pub(super) struct Coloured {
    /// The colours of the cells: 0 for the background, and the inks from 1 on.
    pub(super) cells: Vec<u8>,
    pub(super) background: [u8; 3],
    pub(super) inks: Vec<[u8; 3]>,
}

/// An ink that looks more like the background than this is made darker or lighter: the square of a distance.
const TOO_ALIKE: i64 = 9 * 40 * 40;

impl Coloured {
    /// A picture in at most this many inks.
    pub(super) fn of(settings: &Settings, frame: &Frame, patches: &Patches, inks: usize) -> Coloured {
        let ground = match (settings.background, frame.ground) {
            (Background::Auto, Ground::Clear) => Some([255; 3]),
            (Background::Auto, Ground::Even(rgb)) => Some(rgb),
            _ => None,
        };
        match ground {
            Some(ground) => Coloured::on_ground(settings, frame, patches, inks, ground),
            None => Coloured::throughout(settings, frame, patches, inks),
        }
    }

    /// A figure on its ground.
    fn on_ground(settings: &Settings, frame: &Frame, patches: &Patches, most: usize, background: [u8; 3]) -> Coloured {
        let is_ground = |patch: &super::area::Patch| match (frame.is_exact, frame.ground) {
            (true, Ground::Even(_)) => patch.seen == background,
            _ => patch.cover < 128,
        };
        let colours: Vec<Option<[u8; 3]>> =
            patches.patches.iter().map(|patch| (!is_ground(patch)).then_some(patch.own)).collect();
        let mut inks = palette(colours.iter().copied().flatten(), most);
        let numbers = numbers(&colours, patches.width, &inks, settings.dither);
        let cells = numbers.into_iter().map(|number| number.map_or(0, |number| number + 1)).collect();
        if !frame.is_exact {
            for ink in &mut inks {
                *ink = apart(*ink, background);
            }
        }
        Coloured { cells, background, inks }
    }

    /// A picture that is full to its edges: one of its colours is the background.
    fn throughout(settings: &Settings, frame: &Frame, patches: &Patches, most: usize) -> Coloured {
        let colours: Vec<Option<[u8; 3]>> = patches.patches.iter().map(|patch| Some(patch.seen)).collect();
        let mut inks = palette(colours.iter().copied().flatten(), most + 1);
        let numbers = numbers(&colours, patches.width, &inks, settings.dither);
        let numbers: Vec<u8> = numbers.into_iter().map(Option::unwrap_or_default).collect();
        let by_border =
            settings.background == Background::Border || (settings.background == Background::Auto && frame.is_exact);
        let chosen = match settings.background {
            _ if by_border => at_border(&numbers, patches.width, inks.len()),
            Background::Darkest => (0..inks.len()).min_by_key(|&place| grey(inks[place])),
            _ => (0..inks.len()).rev().max_by_key(|&place| grey(inks[place])),
        };
        let chosen = chosen.unwrap_or(0);
        let background = inks.remove(chosen);
        let cell = |number: u8| match usize::from(number) {
            number if number == chosen => 0,
            place => number + u8::from(place < chosen),
        };
        Coloured { cells: numbers.into_iter().map(cell).collect(), background, inks }
    }
}

/// The most frequent colour at the border; of several, the first.
fn at_border(numbers: &[u8], width: usize, colours: usize) -> Option<usize> {
    let height = numbers.len() / width;
    let mut counts = vec![0_usize; colours];
    for (at, &number) in numbers.iter().enumerate() {
        let (row, column) = (at / width, at % width);
        if row == 0 || column == 0 || row + 1 == height || column + 1 == width {
            counts[usize::from(number)] += 1;
        }
    }
    (0..colours).rev().max_by_key(|&place| counts[place])
}

/// For each cell the number of its colour; none for the ground.
fn numbers(colours: &[Option<[u8; 3]>], width: usize, palette: &[[u8; 3]], dither: Dither) -> Vec<Option<u8>> {
    // Error diffusion: what remains of cells that have a colour, in sixteenths.
    let mut lost = vec![[0_i32; 3]; colours.len() + width + 1];
    let mut numbers = Vec::with_capacity(colours.len());
    for (at, colour) in colours.iter().enumerate() {
        let Some(colour) = *colour else {
            numbers.push(None);
            continue;
        };
        let shift = if dither == Dither::Ordered { (i32::from(bayer(at % width, at / width)) * 2 - 15) * 3 } else { 0 };
        let wanted = [0, 1, 2].map(|part| (i32::from(colour[part]) + lost[at][part] / 16 + shift).clamp(0, 255));
        let number = nearest(wanted.map(|part| part as u8), palette);
        numbers.push(Some(number as u8));
        if dither != Dither::Diffused {
            continue;
        }
        let (column, is_last) = (at % width, at % width + 1 == width);
        for part in 0..3 {
            let rest = wanted[part] - i32::from(palette[number][part]);
            let mut give = |to: usize, share: i32| lost[to][part] += rest * share;
            if !is_last {
                give(at + 1, 7);
                give(at + width + 1, 1);
            }
            if column > 0 {
                give(at + width - 1, 3);
            }
            give(at + width, 5);
        }
    }
    numbers
}

/// An ink that can be told from the background.
fn apart(ink: [u8; 3], background: [u8; 3]) -> [u8; 3] {
    let darker = grey(background) >= 128;
    let moved = |by: u8| ink.map(|part| if darker { part.saturating_sub(by) } else { part.saturating_add(by) });
    (0..=255).map(moved).find(|&moved| distance(moved, background) >= TOO_ALIKE).unwrap_or(ink)
}
