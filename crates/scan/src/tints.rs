//! Which ink each number has: numbers stand on tiles or grounds of several colours, or are written in several.

use super::blobs::Blob;
use super::margins::Margins;
use super::paper::Paper;
use super::picture::{Rgb, far, is_vivid};
use super::piece::Piece;
use super::shades::Shades;
use super::sheet::Sheet;
use super::tiles::Tiles;

/// How far the numbers of an ink may be from its colour, of 255: little at first, since inks may be alike; more in photos.
pub(super) const NEAR: [u8; 2] = [24, 48];

/// An ink has at least one number in this many; a few may look like one by chance.
const FEW: usize = 100;

/// At most one digit in this many may have an ink that is only on one side.
const ODD: usize = 10;

/// The most inks.
const MOST: usize = 15;

/// A pixel belongs to the ink of a number if it differs from the paper by this many tenths of the strongest difference.
const STRONG: u32 = 8;

/// One pixel in this many each way is sampled to find out whether there is any colour.
const SPARSE: usize = 3;

/// Smaller differences from the paper are paper.
const PLAIN: u8 = 10;

/// The red, the green and the blue of a sheet.
pub(super) type Parts = [Shades; 3];

/// The colours of the numbers of a sheet.
pub(super) struct Tints<'p> {
    parts: &'p Parts,
    on: On,
}

/// On what numbers stand.
enum On {
    Tiles(Tiles),
    /// The red, the green and the blue of the paper around each place.
    Paper([Paper; 3]),
}

/// What of a number has the colour of its ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// What it stands on.
    Ground,
    /// What it is written with.
    Strokes,
}

impl<'p> Tints<'p> {
    /// If the numbers stand on tiles of several colours.
    pub(super) fn on_tiles(parts: &'p Parts, sheet: &Sheet) -> Option<Tints<'p>> {
        let tiles = Tiles::of(sheet, |x, y| at(parts, x, y))?;
        Some(Tints { parts, on: On::Tiles(tiles) })
    }

    /// If they stand on paper, or on grounds without clear edges.
    pub(super) fn on_paper(parts: &'p Parts, sheet: &Sheet) -> Tints<'p> {
        let size = (0, 0, parts[0].width(), parts[0].height());
        let paper = |part| Paper::of(part, size, (sheet.wide, sheet.high));
        Tints { parts, on: On::Paper(parts.each_ref().map(paper)) }
    }

    /// Whether the numbers stand on tiles, without any lines.
    pub(super) fn are_tiles(&self) -> bool {
        matches!(self.on, On::Tiles(_))
    }

    /// The paper at a place; nothing beside tiles.
    fn paper(&self, x: usize, y: usize) -> Option<Rgb> {
        match &self.on {
            On::Tiles(tiles) => tiles.at(x, y),
            On::Paper(papers) => Some(papers.each_ref().map(|paper| paper.at(x, y))),
        }
    }

    /// How much a place differs from its paper. Between papers it may be like either.
    fn ink(&self, x: usize, y: usize) -> u8 {
        let own = at(self.parts, x, y);
        let Some(paper) = self.paper(x, y) else { return 0 };
        let ink = far(own, paper);
        let On::Paper(papers) = &self.on else { return ink };
        let (width, height) = (self.parts[0].width(), self.parts[0].height());
        let by = papers[0].side();
        let columns = || [x.saturating_sub(by), x, (x + by).min(width - 1)].into_iter();
        let rows = || [y.saturating_sub(by), y, (y + by).min(height - 1)].into_iter();
        if ink < PLAIN {
            return ink;
        }
        let around = rows().flat_map(|y| columns().map(move |x| (x, y)));
        around.filter_map(|(x, y)| self.paper(x, y)).map(|paper| far(own, paper)).fold(ink, u8::min)
    }

    /// The numbers of the sheet in all colours, dark on white.
    pub(super) fn numbers(&self) -> Shades {
        let (width, height) = (self.parts[0].width(), self.parts[0].height());
        Shades::of(width, height, |x, y| 255 - self.ink(x, y))
    }

    /// The colour of a number.
    fn colour(&self, place: &Blob, of: Of) -> Rgb {
        if of == Of::Ground {
            return self.paper((place.left + place.right) / 2, (place.top + place.bottom) / 2).unwrap_or([255; 3]);
        }
        let places = || (place.top..place.bottom).flat_map(|y| (place.left..place.right).map(move |x| (x, y)));
        let strongest = places().map(|(x, y)| u32::from(self.ink(x, y))).max().unwrap_or(0);
        let (mut sums, mut count) = ([0_u32; 3], 0);
        for (x, y) in places().filter(|&(x, y)| u32::from(self.ink(x, y)) * 10 >= strongest * STRONG) {
            count += 1;
            sums.iter_mut().zip(at(self.parts, x, y)).for_each(|(sum, own)| *sum += u32::from(own));
        }
        sums.map(|sum| (sum / count.max(1)) as u8)
    }

    /// The colour of each number in the margins: beside the rows, and above the columns.
    pub(super) fn colours(&self, margins: &Margins, of: Of) -> [Vec<Rgb>; 2] {
        [&margins.beside, &margins.above]
            .map(|pieces| pieces.iter().map(|piece| self.colour(&piece.place, of)).collect())
    }
}

/// Whether anything between the outermost digits and the board is coloured. To find the inks of numbers
/// takes much longer.
pub(super) fn is_any_vivid(colours: &Parts, margins: &Margins) -> bool {
    let sheet = &margins.sheet;
    let (left, top) = ((sheet.left + margins.boxed.1) * sheet.wide, (sheet.top + margins.boxed.0) * sheet.high);
    let first = |pieces: &[Piece], start: fn(&Blob) -> usize| {
        pieces.iter().filter(|piece| piece.is_digit()).map(|piece| start(&piece.place)).min().unwrap_or(usize::MAX)
    };
    let beside = (first(&margins.beside, |place| place.left)..left, top..sheet.shades.height());
    let above = (left..sheet.shades.width(), first(&margins.above, |place| place.top)..top);
    [beside, above].into_iter().any(|(columns, rows)| {
        let is_one = |x: usize, y: usize| {
            let place = sheet.in_picture(x as f64, y as f64);
            is_vivid(colours.each_ref().map(|part| part.at(place)))
        };
        rows.step_by(SPARSE).any(|y| columns.clone().step_by(SPARSE).any(|x| is_one(x, y)))
    })
}

/// What the inks of the digits in the margins look like. Nothing if they are not of several inks, each on both
/// sides, of which one is not grey. The numbers of an ink are as near to its colour as this.
pub(super) fn inks(margins: &Margins, colours: &[Vec<Rgb>; 2], near: u8) -> Option<Vec<Rgb>> {
    let of_digits = |pieces: &[Piece], colours: &[Rgb]| -> Vec<Rgb> {
        let digits = pieces.iter().zip(colours).filter(|(piece, _)| piece.is_digit());
        digits.map(|(_, &colour)| colour).collect()
    };
    let (rows, columns) = (of_digits(&margins.beside, &colours[0]), of_digits(&margins.above, &colours[1]));
    let all: Vec<Rgb> = rows.iter().chain(&columns).copied().collect();
    let inks = frequent(&all, near);
    // An ink on one side only is something else.
    let count = |own: &[Rgb], ink: Rgb| own.iter().filter(|&&colour| inks[nearest(&inks, colour)] == ink).count();
    let (on_both, others): (Vec<Rgb>, Vec<Rgb>) =
        inks.iter().partition(|&&ink| count(&rows, ink) > 0 && count(&columns, ink) > 0);
    let odd: usize = others.iter().map(|&ink| count(&all, ink)).sum();
    if on_both.len() < 2 || odd * ODD > all.len() || !on_both.iter().any(|&ink| is_vivid(ink)) {
        return None;
    }
    Some(on_both)
}

/// Says of each piece in the margins, which have these colours, which of these inks it has, from 1.
pub(super) fn tint(margins: &mut Margins, colours: &[Vec<Rgb>; 2], inks: &[Rgb]) {
    let pieces = margins.beside.iter_mut().chain(&mut margins.above);
    for (piece, &colour) in pieces.zip(colours.iter().flatten()) {
        piece.ink = nearest(inks, colour) as u8 + 1;
    }
}

pub(super) fn at(parts: &Parts, x: usize, y: usize) -> Rgb {
    let at = y * parts[0].width() + x;
    parts.each_ref().map(|part| part.bytes()[at])
}

/// The colours around which most of these cluster.
fn frequent(colours: &[Rgb], near: u8) -> Vec<Rgb> {
    let mut left: Vec<Rgb> = colours.to_vec();
    let mut inks: Vec<Rgb> = Vec::new();
    while let Some(&densest) =
        left.iter().max_by_key(|&&own| left.iter().filter(|&&other| far(own, other) <= near).count())
    {
        let own: Vec<Rgb> = left.iter().copied().filter(|&other| far(densest, other) <= near).collect();
        let mean = |part: usize| own.iter().map(|own| usize::from(own[part])).sum::<usize>() / own.len();
        if own.len() * FEW < colours.len() || own.len() < 2 || inks.len() == MOST {
            break;
        }
        inks.push([0, 1, 2].map(|part| mean(part) as u8));
        left.retain(|&other| far(densest, other) > near);
    }
    inks
}

fn nearest(inks: &[Rgb], colour: Rgb) -> usize {
    (0..inks.len()).min_by_key(|&ink| far(inks[ink], colour)).unwrap_or(0)
}
