//! Chooses the type of lines once for each puzzle, by its inks and its longer side; all other code is generic.
//!
//! Without the feature `widths`, lines of one ink have two widths to choose from and not four. With the feature `small`, lines of
//! several inks, and arguments about lines, have one. Everything else is the same.
//!
//! Coloured lines of more than 64 cells all have masks of 1,024 cells: more widths would make the worker a twentieth
//! larger.

/// Calls a generic function with the narrowest [`Knowledge`](super::Knowledge) that holds lines of this many inks and
/// cells.
macro_rules! at_length {
    ($($function:ident)::+, $inks:expr, $length:expr $(, $more:expr)*) => {
        match ($inks, $length) {
            (..=1, ..=64) => $($function)::+::<$crate::line::Known<u64>>($($more),*),
            #[cfg(feature = "widths")]
            (..=1, ..=128) => $($function)::+::<$crate::line::Known<u128>>($($more),*),
            #[cfg(feature = "widths")]
            (..=1, ..=256) => $($function)::+::<$crate::line::Known<$crate::line::Wide<4>>>($($more),*),
            (..=1, _) => $($function)::+::<$crate::line::Known<$crate::line::Wide<16>>>($($more),*),
            #[cfg(not(feature = "small"))]
            (_, ..=64) => $($function)::+::<$crate::line::Excluded<u64, 32>>($($more),*),
            _ => $($function)::+::<$crate::line::Excluded<$crate::line::Wide<16>, 32>>($($more),*),
        }
    };
}

/// Calls a generic function with the narrowest [`Knowledge`](super::Knowledge) that holds the lines of the puzzle, which
/// is its first argument.
macro_rules! at_width {
    ($($function:ident)::+, $puzzle:expr $(, $more:expr)*) => {
        $crate::line::at_length!(
            $($function)::+, $puzzle.inks(), $puzzle.width().max($puzzle.height()), $puzzle $(, $more)*
        )
    };
}

/// The same with fewer widths to choose from, for code that is large and need not be as fast: narrow lines take wider masks.
macro_rules! at_few_lengths {
    ($($function:ident)::+, $inks:expr, $length:expr $(, $more:expr)*) => {
        match ($inks, $length) {
            #[cfg(not(feature = "small"))]
            (..=1, ..=128) => $($function)::+::<$crate::line::Known<u128>>($($more),*),
            (..=1, _) => $($function)::+::<$crate::line::Known<$crate::line::Wide<16>>>($($more),*),
            #[cfg(not(feature = "small"))]
            (_, ..=64) => $($function)::+::<$crate::line::Excluded<u64, 32>>($($more),*),
            _ => $($function)::+::<$crate::line::Excluded<$crate::line::Wide<16>, 32>>($($more),*),
        }
    };
}

/// The same for the lines of the puzzle, which is the first argument.
macro_rules! at_few_widths {
    ($($function:ident)::+, $puzzle:expr $(, $more:expr)*) => {
        $crate::line::at_few_lengths!(
            $($function)::+, $puzzle.inks(), $puzzle.width().max($puzzle.height()), $puzzle $(, $more)*
        )
    };
}

/// Calls a generic function with masks, one for each colour, that hold the lines of the puzzle, which is
/// its first argument and has several inks.
macro_rules! at_colour_width {
    ($($function:ident)::+, $puzzle:expr $(, $more:expr)*) => {
        match $puzzle.width().max($puzzle.height()) {
            #[cfg(not(feature = "small"))]
            ..=64 => $($function)::+::<u64, 32>($puzzle $(, $more)*),
            _ => $($function)::+::<$crate::line::Wide<16>, 32>($puzzle $(, $more)*),
        }
    };
}

/// Calls a generic function with the narrowest masks that hold the lines of the puzzle, which is its first argument and
/// has one ink.
macro_rules! at_mask_width {
    ($($function:ident)::+, $puzzle:expr $(, $more:expr)*) => {
        match $puzzle.width().max($puzzle.height()) {
            ..=64 => $($function)::+::<u64>($puzzle $(, $more)*),
            #[cfg(feature = "widths")]
            ..=128 => $($function)::+::<u128>($puzzle $(, $more)*),
            #[cfg(feature = "widths")]
            ..=256 => $($function)::+::<$crate::line::Wide<4>>($puzzle $(, $more)*),
            _ => $($function)::+::<$crate::line::Wide<16>>($puzzle $(, $more)*),
        }
    };
}

pub(crate) use {at_colour_width, at_few_lengths, at_few_widths, at_length, at_mask_width, at_width};
