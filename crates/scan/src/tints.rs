//! Which ink each number has: numbers stand on grounds of several colours, or are written in several.

use super::margins::Margins;
use super::median::half;
use super::picture::{Rgb, far, is_vivid};
use super::piece::Piece;
use super::place::Place;
use super::shades::Shades;
use super::sheet::Sheet;

/// How far the numbers of an ink may be from its colour, of 255: little at first, since inks may be alike; more in photos.
pub(super) const NEAR: [u8; 2] = [24, 48];

/// An ink has at least one number in this many; a few may look like one by chance.
const FEW: usize = 100;

/// At most one digit in this many may have an ink that is only on one side.
const ODD: usize = 10;

/// The most inks.
const MOST: usize = 15;

/// A pixel is of a stroke if it differs from the ground by this many tenths of the strongest difference.
const STRONG: u32 = 8;

/// How far around a digit its ground is looked at, in parts of its height.
const AROUND: f64 = 0.08;

/// One pixel in this many each way is sampled to find out whether there is any colour.
const SPARSE: usize = 3;

/// The red, the green and the blue of a picture.
pub(super) type Parts = [Shades; 3];

/// What of a number has the colour of its ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    /// What it stands on.
    Ground,
    /// What it is written with.
    Strokes,
}

/// The colour of each number in the margins: beside the rows, and above the columns.
pub(super) fn colours(picture: &Parts, margins: &Margins, of: Of) -> [Vec<Rgb>; 2] {
    let colour = |piece: &Piece| colour(picture, &margins.sheet, &piece.place, of);
    [&margins.beside, &margins.above].map(|pieces| pieces.iter().map(colour).collect())
}

/// The colour of a digit's ground, which most pixels there have, or of its strokes: the mean of what differs most from that.
fn colour(picture: &Parts, sheet: &Sheet, place: &Place, of: Of) -> Rgb {
    let (left, top) = sheet.in_picture(place.left as f64, place.top as f64);
    let (right, bottom) = sheet.in_picture(place.right as f64, place.bottom as f64);
    let by = ((bottom - top) * AROUND).max(1.0);
    let at = |x: isize, y: isize| picture.each_ref().map(|part| part.get(x, y));
    let mut counts = [[0_usize; 256]; 3];
    let mut inside = Vec::new();
    for y in (top - by) as isize..=(bottom + by) as isize {
        for x in (left - by) as isize..=(right + by) as isize {
            let own = at(x, y);
            let (x, y) = (x as f64 + 0.5, y as f64 + 0.5);
            counts.iter_mut().zip(own).for_each(|(counts, part)| counts[usize::from(part)] += 1);
            if x > left && x < right && y > top && y < bottom {
                inside.push(own);
            }
        }
    }
    let ground = counts.each_ref().map(|counts| half(counts, 255));
    if of == Of::Ground {
        return ground;
    }
    let strongest = inside.iter().map(|&own| u32::from(far(own, ground))).max().unwrap_or(0);
    inside.retain(|&own| u32::from(far(own, ground)) * 10 >= strongest * STRONG);
    [0, 1, 2].map(|part| (inside.iter().map(|own| usize::from(own[part])).sum::<usize>() / inside.len().max(1)) as u8)
}

/// Whether anything between the outermost digits and the board is coloured.
pub(super) fn is_any_vivid(colours: &Parts, margins: &Margins) -> bool {
    let sheet = &margins.sheet;
    let (left, top) = ((sheet.left + margins.boxed.1) * sheet.wide, (sheet.top + margins.boxed.0) * sheet.high);
    let first = |pieces: &[Piece], start: fn(&Place) -> usize| {
        pieces.iter().map(|piece| start(&piece.place)).min().unwrap_or(usize::MAX)
    };
    let beside = (first(&margins.beside, |place| place.left)..left, top..sheet.size().1);
    let above = (left..sheet.size().0, first(&margins.above, |place| place.top)..top);
    [beside, above].into_iter().any(|(columns, rows)| {
        let is_one = |x: usize, y: usize| {
            let place = sheet.in_picture(x as f64, y as f64);
            is_vivid(colours.each_ref().map(|part| part.at(place)))
        };
        rows.step_by(SPARSE).any(|y| columns.clone().step_by(SPARSE).any(|x| is_one(x, y)))
    })
}

/// What digits in the margins look like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Inks {
    pub(super) all: Vec<Rgb>,
    /// What has no colour and is on one side only: a title, for example.
    others: Vec<Rgb>,
}

/// The inks of the digits in the margins. Nothing if they are not of several inks, each on both sides, of which one is not grey. The numbers of an ink are
/// as near to its colour as this.
pub(super) fn inks(colours: &[Vec<Rgb>; 2], near: u8) -> Option<Inks> {
    let [rows, columns] = colours;
    let all: Vec<Rgb> = rows.iter().chain(columns).copied().collect();
    let inks = frequent(&all, near);
    // An ink on one side only is something else.
    let count = |own: &[Rgb], ink: Rgb| own.iter().filter(|&&colour| inks[nearest(&inks, colour)] == ink).count();
    let (on_both, on_one): (Vec<Rgb>, Vec<Rgb>) =
        inks.iter().partition(|&&ink| count(rows, ink) > 0 && count(columns, ink) > 0);
    let (odd, others): (Vec<Rgb>, Vec<Rgb>) = on_one.iter().partition(|&&ink| is_vivid(ink));
    let odd: usize = odd.iter().map(|&ink| count(&all, ink)).sum();
    if on_both.len() < 2 || odd * ODD > all.len() || !on_both.iter().any(|&ink| is_vivid(ink)) {
        return None;
    }
    Some(Inks { all: on_both, others })
}

/// Says of each piece in the margins, which have these colours, which of these inks it has, from 1. Those that have none are left out.
pub(super) fn tint(margins: &mut Margins, colours: &[Vec<Rgb>; 2], inks: &Inks) {
    let every: Vec<Rgb> = inks.all.iter().chain(&inks.others).copied().collect();
    for (pieces, colours) in [&mut margins.beside, &mut margins.above].into_iter().zip(colours) {
        for (piece, &colour) in pieces.iter_mut().zip(colours) {
            piece.ink = nearest(&every, colour) as u8 + 1;
        }
        pieces.retain(|piece| usize::from(piece.ink) <= inks.all.len());
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_has_the_colour_of_its_strokes_or_its_ground() {
        // A blue stroke on a yellow tile on white.
        let at = |x: usize, y: usize| match (x, y) {
            (14..17, 12..28) => [20, 30, 200],
            (8..24, 8..32) => [250, 220, 40],
            _ => [255; 3],
        };
        let picture = [0, 1, 2].map(|part: usize| Shades::of(40, 40, |x, y| at(x, y)[part]));
        let sheet = Sheet::flat(&picture[0], (0, 0), 10);
        let place = Place { left: 12, top: 12, right: 19, bottom: 28 };
        assert_eq!(colour(&picture, &sheet, &place, Of::Ground), [250, 220, 40]);
        assert_eq!(colour(&picture, &sheet, &place, Of::Strokes), [20, 30, 200]);
    }

    #[test]
    fn a_title_is_no_ink_and_is_left_out() {
        let (red, blue, paper) = ([240, 160, 160], [160, 200, 240], [250; 3]);
        let colours = [vec![red, blue, red], vec![blue, red, paper, paper]];
        let inks = inks(&colours, NEAR[0]).unwrap();
        assert!(inks.all.len() == 2 && inks.all.contains(&red) && inks.all.contains(&blue), "{inks:?}");
        let piece = Piece {
            place: Place { left: 0, top: 0, right: 5, bottom: 9 },
            costs: [0; nonoscope_digits::KINDS],
            follows: 0,
            ink: 0,
        };
        let mut margins = Margins {
            sheet: Sheet::flat(&Shades::plain(40, 40, 250), (0, 0), 10),
            beside: vec![piece.clone(); 3],
            above: vec![piece; 4],
            tall: 9.0,
            high: 9.0,
            boxed: (0, 0),
        };
        tint(&mut margins, &colours, &inks);
        let own =
            |pieces: &[Piece]| pieces.iter().map(|piece| inks.all[usize::from(piece.ink) - 1]).collect::<Vec<_>>();
        assert_eq!((own(&margins.beside), own(&margins.above)), (vec![red, blue, red], vec![blue, red]));
        // An ink of colour on one side only is something else.
        let green = [160, 240, 160];
        assert_eq!(super::inks(&[vec![red, blue, red], vec![blue, red, green, green]], NEAR[0]), None);
    }
}
