//! The colours of the drawing: adding, changing and removing them.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;

use crate::make::sheet::{Dot, Sheet};
use nonoscope_core::puzzle::{Colour, Ink, Palette};

/// The most inks that a person can draw with: each has a key.
pub(crate) const MOST_COLOURS: usize = 9;

/// A change of colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColourMsg {
    Add,
    /// A colour, which may be the background, looks like this from now on.
    Change(Colour, [u8; 3]),
    /// Cells of this ink become background.
    Remove(Colour),
}

/// Colours that are easy to tell apart, in the order in which they are offered.
const OFFERED: [[u8; 3]; 9] = [
    [0, 0, 0],
    [214, 39, 40],
    [31, 97, 180],
    [44, 140, 44],
    [240, 200, 30],
    [245, 130, 30],
    [130, 80, 170],
    [130, 80, 60],
    [30, 180, 200],
];

/// The sheet with other colours; `None` if that cannot be done.
pub(crate) fn recoloured(sheet: &Sheet, msg: ColourMsg) -> Option<Sheet> {
    let palette = sheet.palette();
    let inks: Vec<Ink> = palette.colours().skip(1).map(|(_, ink)| ink.clone()).collect();
    let background = palette.get(Colour::BACKGROUND).clone();
    // A colour of its own name, which the palette finds.
    let plain = |rgb| Ink::new('?', "", rgb);
    match msg {
        ColourMsg::Add if inks.len() >= MOST_COLOURS => None,
        ColourMsg::Add => {
            let is_used = |rgb: &&[u8; 3]| palette.colours().any(|(_, ink)| ink.rgb == **rgb);
            let rgb = OFFERED.iter().find(|rgb| !is_used(rgb)).copied().unwrap_or([128; 3]);
            let palette = Palette::new(background, [inks, vec![plain(rgb)]].concat()).ok()?;
            Some(sheet.with_palette(palette))
        }
        ColourMsg::Change(Colour::BACKGROUND, rgb) => {
            Some(sheet.with_palette(Palette::new(Ink::new('.', "", rgb), inks).ok()?))
        }
        ColourMsg::Change(colour, rgb) => {
            let mut inks = inks;
            *inks.get_mut(colour.number() - 1)? = plain(rgb);
            Some(sheet.with_palette(Palette::new(background, inks).ok()?))
        }
        ColourMsg::Remove(colour) if inks.len() < 2 || colour.is_background() => None,
        ColourMsg::Remove(colour) => {
            let mut inks = inks;
            if colour.number() > inks.len() {
                return None;
            }
            inks.remove(colour.number() - 1);
            let palette = Palette::new(background, inks).ok()?;
            let moved = sheet.changed(|dot| match dot.colour.number() {
                number if number == colour.number() => Dot::BLANK,
                number if number > colour.number() => Dot { colour: Colour::ink(number - 1), ..dot },
                _ => dot,
            });
            Some(moved.with_palette(palette))
        }
    }
}

/// A colour as browsers write it, `#rrggbb`.
pub(crate) fn to_hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The colour that browsers write so.
pub(crate) fn from_hex(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let [_, red, green, blue] = u32::from_str_radix(digits, 16).ok()?.to_be_bytes();
    Some([red, green, blue])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_come_and_go_and_cells_keep_theirs() {
        let mut sheet = Sheet::blank(3, 1, Palette::default());
        for _ in 0..2 {
            sheet = recoloured(&sheet, ColourMsg::Add).unwrap();
        }
        let names = |sheet: &Sheet| sheet.palette().colours().map(|(_, ink)| ink.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&sheet), ["white", "black", "red", "blue"]);
        for (index, number) in [1, 2, 3].into_iter().enumerate() {
            sheet.set(index, Dot::of(Colour::ink(number)));
        }
        let sheet = recoloured(&sheet, ColourMsg::Remove(Colour::ink(2))).unwrap();
        assert_eq!(names(&sheet), ["white", "black", "blue"]);
        assert_eq!(sheet.dots().iter().map(|dot| dot.colour.number()).collect::<Vec<_>>(), [1, 0, 2]);
        let sheet = recoloured(&sheet, ColourMsg::Change(Colour::ink(2), [44, 140, 44])).unwrap();
        assert_eq!(names(&sheet), ["white", "black", "green"]);
        let sheet = recoloured(&sheet, ColourMsg::Change(Colour::BACKGROUND, [255, 255, 0])).unwrap();
        assert_eq!(names(&sheet), ["yellow", "black", "green"]);
    }

    #[test]
    fn there_are_one_to_nine() {
        let mut sheet = Sheet::default();
        assert_eq!(recoloured(&sheet, ColourMsg::Remove(Colour::INK)), None);
        assert_eq!(recoloured(&sheet, ColourMsg::Change(Colour::ink(2), [0; 3])), None);
        for _ in 1..MOST_COLOURS {
            sheet = recoloured(&sheet, ColourMsg::Add).unwrap();
        }
        assert_eq!(recoloured(&sheet, ColourMsg::Add), None);
        assert_eq!(recoloured(&sheet, ColourMsg::Remove(Colour::BACKGROUND)), None);
    }

    #[test]
    fn colours_are_written_as_browsers_do() {
        assert_eq!(to_hex([1, 2, 255]), "#0102ff");
        assert_eq!(from_hex("#0102ff"), Some([1, 2, 255]));
        assert_eq!([from_hex("0102ff"), from_hex("#0102f"), from_hex("#0102fg")], [None; 3]);
    }
}
