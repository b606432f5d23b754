//! A picture to read: in grey, and in its colours if it has any.

use super::error::ScanError;
use super::shades::{Part, Shades};

/// The most pixels; a larger picture is reduced first.
pub(super) const LOOKED_AT: usize = 6_000_000;

/// A colour whose strongest channel exceeds its weakest by this much is not grey.
pub(super) const VIVID: u8 = 70;

/// A coloured picture has at least one vivid pixel in this many.
const FEW: usize = 500;

/// One pixel in this many is sampled to find out.
const LOOK: usize = 7;

/// A colour: red, green and blue.
pub(super) type Rgb = [u8; 3];

/// A picture.
#[derive(Clone, Debug)]
pub(super) struct Picture {
    pub(super) grey: Shades,
    /// Its red, its green and its blue, as large as the grey; nothing if it is all but grey.
    pub(super) colours: Option<[Shades; 3]>,
    /// The least of these at each place, and the most. Numbers that are as dark as their ground differ from it there.
    pub(super) extremes: Option<[Shades; 2]>,
}

impl Picture {
    /// From red, green, blue and opacity of each pixel, row by row.
    ///
    /// # Errors
    /// [`ScanError::Bytes`] if there are not four bytes for each pixel, or there is none.
    pub(super) fn of(width: usize, height: usize, pixels: &[u8]) -> Result<Picture, ScanError> {
        let is_whole = width.checked_mul(height).and_then(|count| count.checked_mul(4)) == Some(pixels.len());
        if !is_whole || pixels.is_empty() {
            return Err(ScanError::Bytes { bytes: pixels.len(), size: (width, height) });
        }
        let of = |part: Part| Shades::of_colours((width, height), pixels, LOOKED_AT, part);
        let colours = has_colours(pixels).then(|| [of(Part::Red), of(Part::Green), of(Part::Blue)]);
        Ok(Picture { grey: of(Part::Grey), extremes: colours.as_ref().map(extremes), colours })
    }

    /// The same with every part changed in the same way.
    pub(super) fn map(&self, change: impl Fn(&Shades) -> Shades) -> Picture {
        let colours = self.colours.as_ref().map(|parts| parts.each_ref().map(&change));
        Picture { grey: change(&self.grey), extremes: colours.as_ref().map(extremes), colours }
    }

    /// How much smaller it is than a picture of this width.
    pub(super) fn smaller(&self, width: usize) -> f64 {
        (width as f64 / self.grey.width() as f64).max(1.0)
    }
}

fn extremes([red, green, blue]: &[Shades; 3]) -> [Shades; 2] {
    [u8::min, u8::max].map(|pick| {
        let at = |x: usize, y: usize| {
            let at = y * red.width() + x;
            pick(red.bytes()[at], pick(green.bytes()[at], blue.bytes()[at]))
        };
        Shades::of(red.width(), red.height(), at)
    })
}

fn has_colours(pixels: &[u8]) -> bool {
    let looked_at = || pixels.chunks_exact(4).step_by(LOOK);
    let is_one = |pixel: &&[u8]| matches!(**pixel, [red, green, blue, 255] if is_vivid([red, green, blue]));
    looked_at().filter(is_one).count() * FEW > looked_at().count()
}

/// Whether a colour is not grey.
pub(super) fn is_vivid(colour: Rgb) -> bool {
    let [red, green, blue] = colour;
    red.max(green).max(blue) - red.min(green).min(blue) >= VIVID
}

/// How far two colours are from each other: by the part in which they differ most.
#[inline(never)]
pub(super) fn far(one: Rgb, other: Rgb) -> u8 {
    let [red, green, blue] = [0, 1, 2].map(|part: usize| one[part].abs_diff(other[part]));
    red.max(green).max(blue)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_colours_if_it_is_not_all_but_grey() {
        let of = |vivid: usize| {
            let pixel = |at: usize| if at < vivid { [250, 180, 20, 255] } else { [200, 190, 180, 255] };
            Picture::of(100, 70, &(0..7000).flat_map(pixel).collect::<Vec<u8>>()).unwrap()
        };
        assert!(of(10).colours.is_none());
        let picture = of(70).map(Shades::transposed);
        let parts = picture.colours.unwrap();
        assert_eq!(parts.each_ref().map(|part| (part.width(), part.bytes()[0])), [(70, 250), (70, 180), (70, 20)]);
        assert_eq!(far([1, 2, 3], [4, 0, 9]), 6);
    }
}
