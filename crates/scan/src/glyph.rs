//! A digit as the network sees it: always of the same size.

use super::shades::Shades;

/// The pixels on a side of a [`Glyph`].
pub const SIDE: usize = 20;

/// The pixels that the longer side of a digit fills.
const FILLED: i64 = 18;

/// How strong the ink is, 0 to 255, row by row.
pub type Glyph = [u8; SIDE * SIDE];

/// A digit that fills a picture of ink (255 where it is strongest), brought to the size that the network knows. Its
/// shape stays, and it is in the middle.
pub fn glyph(ink: &Shades) -> Glyph {
    let (width, height) = (ink.width() as i64, ink.height() as i64);
    let longer = width.max(height).max(1);
    let mut glyph = [0; SIDE * SIDE];
    // In 256ths of a pixel: where a quarter of a pixel of the glyph lies in the ink.
    let place = |quarter: usize, length: i64| {
        let from_middle = 2 * quarter as i64 + 1 - 4 * SIDE as i64;
        (from_middle * longer * 256 / (8 * FILLED)) + length * 128 - 128
    };
    let inside = |place: i64, length: i64| place > -256 && place < length * 256;
    for (at, value) in glyph.iter_mut().enumerate() {
        let (column, row) = (at % SIDE, at / SIDE);
        let mut sum = 0;
        for part in 0..16 {
            let x = place(column * 4 + part % 4, width);
            let y = place(row * 4 + part / 4, height);
            if inside(x, width) && inside(y, height) {
                sum += u32::from(ink.between(x, y));
            }
        }
        *value = (sum / 16) as u8;
    }
    glyph
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_fill_the_glyph_and_keep_their_shape() {
        let bar = glyph(&Shades::plain(10, 40, 255));
        let row = |at: usize| &bar[at * SIDE..(at + 1) * SIDE];
        assert!(row(10).iter().filter(|&&ink| ink > 127).count().abs_diff(5) <= 1, "{:?}", row(10));
        assert_eq!((row(0)[10] > 200, row(2)[10], row(17)[10]), (false, 255, 255));
        let same = |side: usize| glyph(&Shades::of(side, side, |x, _| if x < side / 2 { 255 } else { 0 }));
        let far = same(30).iter().zip(same(12)).filter(|(one, other)| one.abs_diff(*other) > 100).count();
        // A column at an edge may be off by a part of a pixel of the smaller picture.
        assert!(far <= 40, "{far} pixels differ");
        assert_eq!(glyph(&Shades::plain(1, 1, 0)), [0; SIDE * SIDE]);
    }
}
