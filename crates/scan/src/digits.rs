//! The digits of a picture: found where they are asked for, whatever board they belong to.

use super::picture::Picture;
use super::shades::{Between, Shades};
use super::work::Work;
use nonoscope_digits::{ANSWERS, BEFORE, KINDS, PLACES, SEEN, STEP, TALL, answers};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// How little a digit looks like each of the ten, and like nothing, in parts of 256 of a natural logarithm: 0 for the likeliest.
pub(super) type Costs = [i32; KINDS];

/// A digit of a picture. Places are in its pixels.
#[derive(Clone, Copy, Debug)]
pub(super) struct Digit {
    pub(super) middle: (f64, f64),
    pub(super) size: (f64, f64),
    pub(super) costs: Costs,
    /// Whether the next digit belongs to the same number, as log odds in parts of 256.
    pub(super) follows: i32,
}

/// A digit is a place that is at most this much likelier to be nothing, in parts of 256 of a natural logarithm.
const DOUBTED: i32 = 700;

/// From how much likelier than nothing on a digit says something for its scale, and how much at most, in the same parts.
const WEAK: i32 = 500;
const MOST: i32 = 1500;

/// Two digits are one if their middles are nearer than this, in parts of their height: across, and down.
const ONE: (f64, f64) = (0.34, 0.55);

/// A tile whose shades differ less than this has no digit.
const PLAIN: u8 = 16;

/// A digit differs at least this much from what is around it. Grain may look like digits.
const FAINT: u8 = 30;

/// How much a shade of a coloured part differs from grey at least.
const COLOURED: u8 = 40;

/// How much larger digits are at each scale.
const FINER: f64 = 1.189_207;

/// How often a picture is halved: digits may be some hundred pixels tall.
const HALVED: usize = 5;

/// The side of a tile in pixels of its scale.
const SIDE: usize = PLACES * STEP;

/// The digits of a picture as it looks in grey and, if it has colours, in each of some ways to see all of them.
pub(super) struct PictureDigits<'p> {
    pub(super) grey: Rc<Digits<'p>>,
    pub(super) all: Option<Digits<'p>>,
}

impl<'p> PictureDigits<'p> {
    pub(super) fn of(picture: &'p Picture, work: &'p Work) -> PictureDigits<'p> {
        let grey = Rc::new(Digits::of(None, vec![Halves::of(&picture.grey)], work));
        let all = picture
            .extremes
            .as_ref()
            .map(|extremes| Digits::of(Some(grey.clone()), extremes.each_ref().map(Halves::of).into(), work));
        PictureDigits { grey, all }
    }
}

/// A picture, and the same half as large, a quarter as large, and so on.
struct Halves<'p> {
    whole: &'p Shades,
    smaller: Vec<Shades>,
}

impl<'p> Halves<'p> {
    fn of(whole: &'p Shades) -> Halves<'p> {
        let next = |shades: &Shades| (shades.width().min(shades.height()) > 1).then(|| shades.halved());
        Halves { whole, smaller: std::iter::successors(next(whole), next).take(HALVED).collect() }
    }

    /// A square from this place on, where a pixel is as large as this.
    fn reduced(&self, pixel: f64, first: (f64, f64)) -> Vec<u8> {
        let (mut own, mut by) = (self.whole, 1.0);
        for smaller in &self.smaller {
            if pixel < 2.0 * by {
                break;
            }
            (own, by) = (smaller, 2.0 * by);
        }
        reduced(own, pixel / by, first)
    }
}

/// A part of a picture: its scale, its column, its row.
type Tile = (i32, usize, usize);

/// The digits of some pictures of the same thing, by tiles of several scales.
pub(super) struct Digits<'p> {
    /// Those of the picture in grey, which also count, if the pictures are other ways to see it.
    grey: Option<Rc<Digits<'p>>>,
    pictures: Vec<Halves<'p>>,
    work: &'p Work,
    tiles: RefCell<BTreeMap<Tile, Rc<[Digit]>>>,
}

impl<'p> Digits<'p> {
    fn of(grey: Option<Rc<Digits<'p>>>, pictures: Vec<Halves<'p>>, work: &'p Work) -> Digits<'p> {
        Digits { grey, pictures, work, tiles: RefCell::default() }
    }

    /// The width and height of the picture.
    pub(super) fn size(&self) -> (f64, f64) {
        (self.pictures[0].whole.width() as f64, self.pictures[0].whole.height() as f64)
    }

    /// The scale for digits of this height, in pixels.
    pub(super) fn scale(tall: f64) -> i32 {
        let (mut scale, mut own) = (0, TALL);
        while own * FINER.sqrt() < tall {
            (scale, own) = (scale + 1, own * FINER);
        }
        while own > tall * FINER.sqrt() {
            (scale, own) = (scale - 1, own / FINER);
        }
        scale
    }

    /// How many tiles of this scale the picture has.
    pub(super) fn tiles(&self, scale: i32) -> usize {
        let (width, height) = self.size();
        let count = |side: f64| (side / (SIDE as f64 * pixel(scale))).ceil() as usize;
        count(width) * count(height)
    }

    /// The digits of this scale whose middles are in a part of the picture: from the left and the top to the right and the bottom.
    pub(super) fn within(&self, (left, top, right, bottom): (f64, f64, f64, f64), scale: i32) -> Vec<Digit> {
        let pixel = pixel(scale);
        let tile = SIDE as f64 * pixel;
        let tiles = |from: f64, to: f64, side: usize| {
            let last = ((side as f64 / tile).ceil() as usize).max(1);
            let place = |at: f64| (at / tile).floor().max(0.0) as usize;
            // A digit may have its middle just beyond the tile that finds it.
            place(from - STEP as f64 * pixel).min(last)..(place(to + STEP as f64 * pixel) + 1).min(last)
        };
        let is_inside = |digit: &Digit| {
            let (x, y) = digit.middle;
            x >= left && x < right && y >= top && y < bottom
        };
        let mut found = Vec::new();
        for row in tiles(top, bottom, self.pictures[0].whole.height()) {
            for column in tiles(left, right, self.pictures[0].whole.width()) {
                found.extend(self.tile(scale, column, row).iter().filter(|digit| is_inside(digit)).copied());
            }
        }
        likeliest(found)
    }

    fn tile(&self, scale: i32, column: usize, row: usize) -> Rc<[Digit]> {
        if let Some(known) = self.tiles.borrow().get(&(scale, column, row)) {
            return known.clone();
        }
        let grey = self.grey.as_ref().map(|grey| grey.tile(scale, column, row));
        let mut found = grey.map_or_else(Vec::new, |grey| grey.to_vec());
        found.extend(self.pictures.iter().flat_map(|picture| self.found(picture, scale, (column, row))));
        let found: Rc<[Digit]> = found.into();
        self.tiles.borrow_mut().insert((scale, column, row), found.clone());
        found
    }

    fn found(&self, picture: &Halves<'_>, scale: i32, (column, row): (usize, usize)) -> Vec<Digit> {
        let pixel = pixel(scale);
        let first = ((column * SIDE) as f64 - BEFORE as f64, (row * SIDE) as f64 - BEFORE as f64);
        let shades = picture.reduced(pixel, first);
        let (least, most) =
            shades.iter().fold((u8::MAX, 0), |(least, most), &shade| (least.min(shade), most.max(shade)));
        // Another way to see a part that has no colour shows nothing new.
        let is_known = |grey: &Rc<Digits<'_>>| {
            let known = grey.pictures[0].reduced(pixel, first);
            shades.iter().zip(known).all(|(shade, known)| shade.abs_diff(known) < COLOURED)
        };
        if most - least < PLAIN || self.grey.as_ref().is_some_and(is_known) || !self.work.take_tile() {
            return Vec::new();
        }
        let digit = |(at, answers): (usize, &[f32; ANSWERS])| {
            let kinds = &answers[..KINDS];
            let best = kinds.iter().copied().fold(f32::MIN, f32::max);
            let cost = |own: f32| ((best - own) * 256.0).clamp(0.0, 1e6) as i32;
            let mut costs = [cost(kinds[0]); KINDS];
            costs.iter_mut().zip(&kinds[1..]).for_each(|(own, &kind)| *own = cost(kind));
            (*costs[..KINDS - 1].iter().min()? <= DOUBTED).then_some(())?;
            let [.., right, down, wide, high, follows] = answers.map(f64::from);
            // In pixels of what the network has seen.
            let place = |at: usize, off: f64| (at as f64 + 0.5 + off.clamp(-1.0, 1.0)) * STEP as f64 + BEFORE as f64;
            let middle = (place(at % PLACES, right), place(at / PLACES, down));
            let size = (wide.max(0.1) * TALL, high.max(0.3) * TALL);
            (contrast(&shades, middle, size) >= FAINT).then_some(())?;
            Some(Digit {
                middle: ((middle.0 + first.0) * pixel, (middle.1 + first.1) * pixel),
                size: (size.0 * pixel, size.1 * pixel),
                costs,
                follows: (follows * 256.0).clamp(-1e5, 1e5) as i32,
            })
        };
        answers(&shades).iter().enumerate().filter_map(digit).collect()
    }
}

/// How much shades differ around a place.
fn contrast(shades: &[u8], middle: (f64, f64), size: (f64, f64)) -> u8 {
    let part = |middle: f64, size: f64| {
        let at = |at: f64| at.clamp(0.0, SEEN as f64) as usize;
        at(middle - size / 2.0)..at(middle + size / 2.0 + 1.0)
    };
    let (mut least, mut most) = (u8::MAX, 0);
    for y in part(middle.1, size.1) {
        for x in part(middle.0, size.0) {
            let own = shades[y * SEEN + x];
            (least, most) = (least.min(own), most.max(own));
        }
    }
    most.saturating_sub(least)
}

/// The same of one picture: for each pixel the mean of places in it, where those of the picture are smaller.
fn reduced(picture: &Shades, pixel: f64, first: (f64, f64)) -> Vec<u8> {
    let parts = (pixel.ceil() as usize).max(1);
    let places = |first: f64, size: usize| -> Vec<Between> {
        let place = |at: usize| (((first + (at as f64 + 0.5) / parts as f64) * pixel - 0.5) * 256.0).floor() as i64;
        (0..SEEN * parts).map(|at| Between::of(place(at), size)).collect()
    };
    let (across, down) = (places(first.0, picture.width()), places(first.1, picture.height()));
    let mut shades = Vec::with_capacity(SEEN * SEEN);
    let mut sums = vec![0; SEEN * parts];
    for rows in down.chunks_exact(parts) {
        sums.fill(0);
        for &row in rows {
            sums.iter_mut().zip(picture.between(&across, row)).for_each(|(sum, shade)| *sum += usize::from(shade));
        }
        shades.extend(sums.chunks_exact(parts).map(|sums| (sums.iter().sum::<usize>() / (parts * parts)) as u8));
    }
    shades
}

/// How many pixels of the picture a pixel of this scale is.
fn pixel(scale: i32) -> f64 {
    (0..scale.unsigned_abs()).fold(1.0, |own, _| if scale > 0 { own * FINER } else { own / FINER })
}

/// How much speaks for digits of a scale. What is hardly likelier to be a digit than nothing says nothing.
pub(super) fn evidence(found: &[Digit]) -> i64 {
    found.iter().map(|digit| i64::from((digit.costs[KINDS - 1] - WEAK).clamp(0, MOST))).sum()
}

/// Of digits at the same place the likeliest.
fn likeliest(mut found: Vec<Digit>) -> Vec<Digit> {
    let doubt = |digit: &Digit| digit.costs[..KINDS - 1].iter().min().copied().unwrap_or(0) - digit.costs[KINDS - 1];
    super::order::sort_by_key(&mut found, |digit| i64::from(doubt(digit)));
    let mut kept: Vec<Digit> = Vec::new();
    for digit in found {
        let is_same = |other: &Digit| {
            let tall = other.size.1.min(digit.size.1);
            (other.middle.0 - digit.middle.0).abs() < ONE.0 * tall
                && (other.middle.1 - digit.middle.1).abs() < ONE.1 * tall
        };
        if !kept.iter().any(is_same) {
            kept.push(digit);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_bring_digits_to_the_height_that_the_network_knows() {
        for tenths in 30..900 {
            let tall = f64::from(tenths) / 10.0;
            let own = tall / pixel(Digits::scale(tall));
            assert!((own / TALL).max(TALL / own) < FINER.sqrt() * 1.001, "{tall}: {own}");
        }
    }

    fn digit(x: f64, value: usize, nothing: i32) -> Digit {
        let mut costs = [900; KINDS];
        (costs[value], costs[KINDS - 1]) = (0, nothing);
        Digit { middle: (x, 20.0), size: (6.0, 10.0), costs, follows: 0 }
    }

    #[test]
    fn of_digits_at_the_same_place_the_likeliest_stays() {
        let found = likeliest(vec![digit(10.0, 3, 300), digit(12.0, 8, 900), digit(16.0, 1, 500)]);
        let kept: Vec<f64> = found.iter().map(|digit| digit.middle.0).collect();
        assert_eq!(kept, [12.0, 16.0]);
    }

    #[test]
    fn contrast_is_that_of_the_place_alone() {
        let mut shades = vec![100; SEEN * SEEN];
        shades[40 * SEEN + 50] = 160;
        assert_eq!(contrast(&shades, (50.0, 40.0), (6.0, 10.0)), 60);
        assert_eq!(contrast(&shades, (50.0, 47.0), (6.0, 10.0)), 0);
        assert_eq!(contrast(&shades, (-9.0, 900.0), (6.0, 10.0)), 0);
    }

    #[test]
    fn what_is_hardly_a_digit_says_nothing_for_a_scale() {
        assert_eq!(evidence(&[digit(10.0, 3, WEAK), digit(30.0, 3, 0)]), 0);
        assert_eq!(evidence(&[digit(10.0, 3, WEAK + 70), digit(30.0, 3, 90_000)]), 70 + i64::from(MOST));
    }

    #[test]
    fn what_is_larger_is_reduced_to_the_mean_of_its_pixels() {
        let stripes = Shades::of(400, 400, |x, _| if x % 2 == 0 { 100 } else { 200 });
        let reduced = reduced(&stripes, 2.0, (50.0, 50.0));
        assert!(reduced.iter().all(|shade| shade.abs_diff(150) <= 1), "{reduced:?}");
        let reduced = Halves::of(&stripes).reduced(9.0, (-5.0, -5.0));
        assert!(reduced.iter().all(|shade| shade.abs_diff(150) <= 1), "{reduced:?}");
        let plain = Shades::plain(50, 50, 70);
        assert!(super::reduced(&plain, 0.5, (-16.0, -16.0)).iter().all(|&shade| shade == 70));
    }

    #[test]
    fn where_nothing_is_no_work_is_done() {
        let (picture, work) = (Shades::plain(300, 300, 200), Work::of(1));
        let digits = Digits::of(None, vec![Halves::of(&picture)], &work);
        assert!(digits.within((0.0, 0.0, 300.0, 300.0), 0).is_empty() && work.is_left());
    }
}
