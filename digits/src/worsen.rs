//! A letter as pictures show it: small, blurred, thin, thick, slanted, turned, noisy, cut.

use crate::camera::{blurred, kept, mean, noisy};
use crate::chance::Chance;
use crate::fonts::{Face, Letter};
use nonoscope_scan::learning::{Blobs, Glyph, Shades, glyph};

/// The class of glyphs that are not digits.
pub(crate) const NONE: usize = 10;

/// A glyph and what it is.
pub(crate) fn sample(faces: &[Face], chance: &mut Chance) -> (Glyph, usize) {
    loop {
        let face = &faces[chance.below(faces.len())];
        let (letter, kind) = if chance.happens(0.86) {
            let digit = chance.below(10);
            (adorned(&face.digits[digit], chance), digit)
        } else {
            (other(face, chance), NONE)
        };
        if let Some(glyph) = seen(&letter, kind, chance) {
            return (glyph, kind);
        }
    }
}

/// Something that is not a digit: two digits at once, a part of one, a letter, a cross.
fn other(face: &Face, chance: &mut Chance) -> Letter {
    let digit = |chance: &mut Chance| face.digits[chance.below(10)].clone();
    match chance.below(5) {
        0 | 1 => {
            let (one, two) = (digit(chance), digit(chance));
            let gap = chance.between(-4.0, 10.0) as isize;
            let width = (one.width as isize + gap + two.width as isize) as usize;
            let height = one.height.max(two.height);
            let shift = one.width as isize + gap;
            let at = |x: isize, y: isize| one.get(x, y).max(two.get(x - shift, y));
            Letter::of(width, height, at)
        }
        2 => {
            let one = digit(chance);
            let part = chance.between(0.3, 0.6);
            if chance.happens(0.7) {
                let width = (one.width as f32 * part).max(8.0) as usize;
                let left = if chance.happens(0.5) { 0 } else { one.width.saturating_sub(width) } as isize;
                Letter::of(width, one.height, |x, y| one.get(x + left, y))
            } else {
                let height = (one.height as f32 * part).max(8.0) as usize;
                let top = if chance.happens(0.5) { 0 } else { one.height.saturating_sub(height) } as isize;
                Letter::of(one.width, height, |x, y| one.get(x, y + top))
            }
        }
        3 if !face.others.is_empty() => face.others[chance.below(face.others.len())].clone(),
        _ => {
            let side = 60.0;
            let thick = chance.between(2.0, 8.0);
            let (kind, half) = (chance.below(7), chance.between(12.0, 29.0));
            Letter::of(60, 60, |x, y| {
                let (x, y) = (x as f32 - side / 2.0, y as f32 - side / 2.0);
                let inside = match kind {
                    0 => (x - y).abs().min((x + y).abs()) < thick,
                    1 => x * x + y * y < 28.0 * 28.0,
                    // A filled cell, and what is left of lines where they meet.
                    2 => x.abs() < half && y.abs() < 29.0,
                    3 => x.abs().min(y.abs()) < thick,
                    4 => (x.abs() < thick && y < 0.0) || y.abs() < thick,
                    5 => (x.abs() < thick && y < thick) || (y.abs() < thick && x > 0.0),
                    _ => y.abs() < thick,
                };
                f32::from(u8::from(inside))
            })
        }
    }
}

/// Sometimes what programs add to a digit: an outline in place of its strokes, a shadow, a stroke through it because its line is done, or a piece of
/// a line beside it.
fn adorned(letter: &Letter, chance: &mut Chance) -> Letter {
    let (width, height) = (letter.width as isize, letter.height as isize);
    let around = |by: isize, at: &dyn Fn(isize, isize) -> f32| {
        Letter::of((width + 2 * by) as usize, (height + 2 * by) as usize, |x, y| at(x - by, y - by))
    };
    match chance.below(16) {
        0 => {
            let by = 2 + chance.below(6) as isize;
            let inside = chance.between(0.55, 1.0);
            let wide = mean(&around(by, &|x, y| letter.get(x, y)), by);
            let outer = |x: isize, y: isize| (wide.get(x + by, y + by) * 8.0).min(1.0);
            around(by, &|x, y| (outer(x, y) - letter.get(x, y) * inside).max(0.0))
        }
        1 => {
            let (right, down) = (chance.between(-7.0, 8.0) as isize, chance.between(1.0, 8.0) as isize);
            let strength = chance.between(0.2, 0.75);
            around(8, &|x, y| letter.get(x, y).max(strength * letter.get(x - right, y - down)))
        }
        2 => {
            let (thick, middle) = (chance.between(2.0, 5.0), chance.between(0.4, 0.65) * height as f32);
            let slope = if chance.happens(0.5) { 0.0 } else { chance.between(-1.2, 1.2) };
            let beyond = chance.below(9) as isize;
            around(beyond, &|x, y| {
                let line = middle + slope * (x as f32 - width as f32 / 2.0);
                letter.get(x, y).max(f32::from(u8::from((y as f32 - line).abs() < thick)))
            })
        }
        3 => {
            let (thick, gap, side) = (1 + chance.below(5) as isize, chance.below(5) as isize, chance.below(4));
            let strength = chance.between(0.4, 1.0);
            around(10, &|x, y| {
                let off = [-1 - x, x - width, -1 - y, y - height][side] - gap;
                letter.get(x, y).max(if (0..thick).contains(&off) { strength } else { 0.0 })
            })
        }
        _ => letter.clone(),
    }
}

/// Thicker or thinner strokes.
fn inked(letter: &Letter, chance: &mut Chance) -> Letter {
    let by = 1 + chance.below(4) as isize;
    let threshold = chance.between(0.3, 0.68);
    let wide = Letter::of(letter.width + 8, letter.height + 8, |x, y| letter.get(x - 4, y - 4));
    let soft = mean(&wide, by);
    Letter::of(wide.width, wide.height, |x, y| ((soft.get(x, y) - threshold) * 8.0 + 0.5).clamp(0.0, 1.0))
}

/// What the network sees of a letter in a picture; nothing if it has vanished.
fn seen(letter: &Letter, kind: usize, chance: &mut Chance) -> Option<Glyph> {
    let letter = if chance.happens(0.4) { inked(letter, chance) } else { letter.clone() };
    // How tall it is in the picture: small more often than large.
    let tall = libm::expf(chance.between(libm::logf(5.5), libm::logf(34.0)));
    let scale = tall / letter.height as f32;
    let (across, slant) = (scale * chance.between(0.8, 1.25), chance.between(-0.2, 0.2) * chance.part());
    let turn = chance.between(-0.09, 0.09);
    let taper = chance.between(-0.08, 0.08);
    let (width, height) = ((letter.width as f32 * across + tall * 0.3).ceil() as usize + 6, tall.ceil() as usize + 6);
    let (off_x, off_y) = (chance.part(), chance.part());
    let mut cover = vec![0.0_f32; width * height];
    for (at, cover) in cover.iter_mut().enumerate() {
        let (column, row) = (at % width, at / width);
        let mut sum = 0.0;
        for part in 0..16 {
            let x = column as f32 + (part % 4) as f32 / 4.0 + 0.125 - width as f32 / 2.0 + off_x - 0.5;
            let y = row as f32 + (part / 4) as f32 / 4.0 + 0.125 - height as f32 / 2.0 + off_y - 0.5;
            let (x, y) = (x + (slant + turn) * y, y - turn * x);
            let x = x * (1.0 + taper * y / tall);
            let (x, y) = (x / across + letter.width as f32 / 2.0, y / scale + letter.height as f32 / 2.0);
            sum += letter.get(x.floor() as isize, y.floor() as isize);
        }
        *cover = sum / 16.0;
    }
    let mut small = Letter { width, height, cover };
    match chance.below(10) {
        // Without shades between, as old programs draw letters.
        0 | 1 => small.cover.iter_mut().for_each(|cover| *cover = f32::from(u8::from(*cover > 0.45))),
        2..=4 => {
            small = blurred(&small, chance.part() * if tall < 9.0 { 0.63 } else { 0.82 });
            if tall > 16.0 && chance.happens(0.5) {
                small = mean(&small, 1);
            }
        }
        // A photo that is out of focus: about as much as a person can still read.
        5 | 6 => small = blurred(&small, chance.part() * (0.13 * tall).min(1.7)),
        _ => {}
    }
    match chance.below(10) {
        0..=3 => noisy(&mut small, chance.part() * 0.1, chance),
        4 => noisy(&mut small, chance.part() * 0.2, chance),
        _ => {}
    }
    if chance.happens(0.25) {
        let (quality, contrast) = (chance.between(40.0, 90.0), chance.between(90.0, 255.0));
        small = kept(&small, quality, contrast, chance);
    }
    // Pictures that have been made larger.
    if chance.happens(0.4) {
        small = larger(&small, chance.between(1.0, 3.2));
    }
    cut(&small, kind, chance)
}

fn larger(letter: &Letter, by: f32) -> Letter {
    let (width, height) = ((letter.width as f32 * by) as usize, (letter.height as f32 * by) as usize);
    Letter::of(width, height, |x, y| {
        let (x, y) = (x as f32 / by - 0.5, y as f32 / by - 0.5);
        let (left, top) = (x.floor() as isize, y.floor() as isize);
        let (right, down) = (x - left as f32, y - top as f32);
        let above = letter.get(left, top) * (1.0 - right) + letter.get(left + 1, top) * right;
        let below = letter.get(left, top + 1) * (1.0 - right) + letter.get(left + 1, top + 1) * right;
        above * (1.0 - down) + below * down
    })
}

/// Cuts the letter out as the reader does.
fn cut(letter: &Letter, kind: usize, chance: &mut Chance) -> Option<Glyph> {
    let most = letter.cover.iter().copied().fold(0.0, f32::max);
    let shade = |cover: f32| (cover / most * 255.0).clamp(0.0, 255.0) as u8;
    let ink = Shades::of(letter.width, letter.height, |x, y| shade(letter.cover[y * letter.width + x]));
    let least = (255.0 * chance.between(0.3, 0.55)) as u8;
    let found = Blobs::of(&ink, least);
    let largest = found.blobs.iter().map(|blob| blob.pixels).max()?;
    // Of a digit all larger pieces, of anything else one.
    let share = if kind == NONE { 1.0 } else { 0.12 };
    let is_own: Vec<bool> = found.blobs.iter().map(|blob| blob.pixels as f32 >= largest as f32 * share).collect();
    let own = || found.blobs.iter().zip(&is_own).filter(|(_, own)| **own).map(|(blob, _)| blob);
    let mut left = own().map(|blob| blob.left).min()?;
    let mut right = own().map(|blob| blob.right).max()?;
    let mut top = own().map(|blob| blob.top).min()?;
    let mut bottom = own().map(|blob| blob.bottom).max()?;
    // A line that ran along a side has been taken away, and a little more; or a little of it has been left.
    if chance.happens(0.12) {
        let most = ((bottom - top) as f32 * 0.12) as usize;
        let by = chance.below(most + 1);
        match chance.below(4) {
            0 => left += by.min((right - left) / 5),
            1 => right -= by.min((right - left) / 5),
            2 => top += by,
            _ => bottom -= by,
        }
    }
    if bottom - top < 4 || right <= left {
        return None;
    }
    let (width, height) = (right - left, bottom - top);
    let strongest = 255.0 * chance.between(0.85, 1.0);
    let own_ink = Shades::of(width, height, |x, y| {
        let at = (y + top) * letter.width + x + left;
        let number = found.numbers[at] as usize;
        let foreign = number > 0 && !is_own[number - 1];
        let ink = f32::from(ink.bytes()[at]);
        if foreign || ink < 25.0 { 0 } else { (ink * 255.0 / strongest).min(255.0) as u8 }
    });
    Some(glyph(&own_ink))
}
