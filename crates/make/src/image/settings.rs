//! What a person can choose about a picture.

use std::fmt;
use std::str::FromStr;

/// The default longer side, in cells.
pub const USUAL_SIDE: usize = 20;

/// The most inks that are found in a picture.
pub const MOST_COLOURS: usize = 12;

/// How a picture becomes cells. Numbers outside their range count as the nearest inside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Settings {
    /// How many cells, and of which part of the picture.
    pub size: Size,
    /// How many inks, 1 to [`MOST_COLOURS`]; 1 is black and white. By default as many as a picture of squares has, and 1 for
    /// any other.
    pub colours: Option<usize>,
    /// What to draw of the picture.
    pub style: Style,
    /// How light a cell may be and still be filled, 0 to 255; for [`Style::Edges`], the strongest edge that is left out. By default Otsu's
    /// threshold. Only for black and white.
    pub threshold: Option<u8>,
    /// Whether light and dark change places; an even ground around a figure stays empty. Only for black and white.
    pub invert: bool,
    /// Whether to even out the light of a photo of a drawing. Only for black and white.
    pub even: bool,
    /// How much lighter, −100 to 100.
    pub brightness: i32,
    /// How much more contrast, −100 to 100.
    pub contrast: i32,
    /// Dithering of shades between.
    pub dither: Dither,
    /// Which colour is the background of a picture in several inks.
    pub background: Background,
    /// Patches of fewer cells than this are removed, up to [`MOST_ISLANDS`].
    pub islands: usize,
}

/// The largest patches that can be removed, in cells.
pub const MOST_ISLANDS: usize = 50;

/// How many cells, and of which part of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Size {
    /// The number of cells in a row; by default what the height leaves it.
    pub width: Option<usize>,
    /// The number of rows; by default what the width leaves it. Without both the longer side has [`USUAL_SIDE`], unless the
    /// picture is made of squares of one colour: then each of them is a cell.
    pub height: Option<usize>,
    /// The part of the picture to use.
    pub crop: Option<Crop>,
    /// Whether to leave out what lies around a figure on an even ground.
    pub trim: bool,
    /// Whether the picture is stretched to a given width and height. Otherwise its proportions are kept: there is more of an
    /// even ground, or less of the picture.
    pub stretch: bool,
}

impl Default for Size {
    fn default() -> Size {
        Size { width: None, height: None, crop: None, trim: true, stretch: false }
    }
}

/// A part of a picture, in pixels. What lies outside the picture is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Crop {
    /// The first column, from 0.
    pub left: usize,
    /// The first row, from 0.
    pub top: usize,
    /// How many columns.
    pub width: usize,
    /// How many rows.
    pub height: usize,
}

/// From `LEFT,TOP,WIDTH,HEIGHT`.
impl FromStr for Crop {
    type Err = UnknownCrop;

    fn from_str(text: &str) -> Result<Crop, UnknownCrop> {
        let numbers: Vec<usize> = text.split(',').filter_map(|number| number.trim().parse().ok()).collect();
        match numbers[..] {
            [left, top, width, height] if text.split(',').count() == 4 && width > 0 && height > 0 => {
                Ok(Crop { left, top, width, height })
            }
            _ => Err(UnknownCrop),
        }
    }
}

/// The error for a text that is not a [`Crop`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnknownCrop;

impl fmt::Display for UnknownCrop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("A part of a picture is LEFT,TOP,WIDTH,HEIGHT in pixels, such as 0,0,300,200.")
    }
}

impl std::error::Error for UnknownCrop {}

/// A choice of a few, each with a name.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident, $error:ident, $what:literal, $($(#[$of:meta])* $variant:ident = $called:literal),+) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub enum $name { $($(#[$of])* $variant),+ }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            /// Its name.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $called),+ }
            }
        }

        /// From its name.
        impl FromStr for $name {
            type Err = $error;

            fn from_str(name: &str) -> Result<$name, $error> {
                $name::ALL.iter().copied().find(|known| known.name() == name).ok_or($error)
            }
        }

        #[doc = concat!("The error for an unknown name of a [`", stringify!($name), "`].")]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct $error;

        impl fmt::Display for $error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let names: Vec<&str> = $name::ALL.iter().map(|known| known.name()).collect();
                write!(f, "{} is one of {}.", $what, names.join(", "))
            }
        }

        impl std::error::Error for $error {}
    };
}

choice!(
    /// What is drawn of a picture.
    Style, UnknownStyle, "A style",
    /// Dark surfaces, and around a light figure on an even ground a line.
    #[default]
    Figure = "figure",
    /// Dark surfaces alone.
    Surfaces = "surfaces",
    /// The edges of surfaces, as lines.
    Edges = "edges"
);

choice!(
    /// Dithering of shades between those that a puzzle has.
    Dither, UnknownDither, "A way to dither",
    /// They become the nearest.
    #[default]
    None = "none",
    /// The error of a cell diffuses to its neighbours (Floyd and Steinberg, 1976).
    Diffused = "diffused",
    /// A pattern of 4 × 4 cells (Bayer, 1973).
    Ordered = "ordered"
);

choice!(
    /// Which colour is the background of a picture in several inks.
    Background, UnknownBackground, "A background",
    /// The even ground around a figure; without one, the lightest.
    #[default]
    Auto = "auto",
    /// The lightest.
    Lightest = "lightest",
    /// The darkest.
    Darkest = "darkest",
    /// The most frequent one at the border.
    Border = "border"
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_go_by_their_names() {
        assert!(Style::ALL.iter().all(|style| style.name().parse() == Ok(*style)));
        assert!(Dither::ALL.iter().all(|dither| dither.name().parse() == Ok(*dither)));
        assert!(Background::ALL.iter().all(|background| background.name().parse() == Ok(*background)));
        assert_eq!(UnknownDither.to_string(), "A way to dither is one of none, diffused, ordered.");
    }

    #[test]
    fn a_part_is_four_numbers() {
        assert_eq!("1,2, 3,4".parse(), Ok(Crop { left: 1, top: 2, width: 3, height: 4 }));
        for text in ["", "1,2,3", "1,2,3,4,5", "1,x,3,4", "0,0,0,5", "-1,0,5,5", "1,2,3,4,x"] {
            assert_eq!(text.parse::<Crop>(), Err(UnknownCrop), "{text}");
        }
    }
}
