//! Chooses the type of lines once for each puzzle, by its inks and its longer side; all other code is generic.
//!
//! Up to 128 cells of one ink, and up to 64 of several, or 128 where few widths are to choose from, are inferred as whole sets.
//! Of longer lines, only the words that matter are looked at (`long`).

/// Calls a generic function with the narrowest [`Knowledge`](super::Knowledge) that holds the lines of the puzzle, which
/// is its first argument.
macro_rules! at_width {
    ($($function:ident)::+, $puzzle:expr $(, $more:expr)*) => {
        match ($puzzle.inks(), $puzzle.width().max($puzzle.height())) {
            (..=1, ..=64) => $($function)::+::<$crate::line::Known<u64>>($puzzle $(, $more)*),
            #[cfg(not(feature = "small"))]
            (..=1, ..=128) => $($function)::+::<$crate::line::Known<u128>>($puzzle $(, $more)*),
            (..=1, _) => $($function)::+::<$crate::line::Known<$crate::line::Wide<16>>>($puzzle $(, $more)*),
            #[cfg(not(feature = "small"))]
            (_, ..=64) => $($function)::+::<$crate::line::Excluded<u64, 32>>($puzzle $(, $more)*),
            _ => $($function)::+::<$crate::line::Excluded<$crate::line::Wide<16>, 32>>($puzzle $(, $more)*),
        }
    };
}

/// The same with fewer widths to choose from, for code that is large and need not be as fast: narrow lines take wider
/// sets. The lines have this many inks and cells.
macro_rules! at_few_lengths {
    ($($function:ident)::+, $inks:expr, $length:expr $(, $more:expr)*) => {
        match ($inks, $length) {
            #[cfg(not(feature = "small"))]
            (..=1, ..=128) => $($function)::+::<$crate::line::Known<u128>>($($more),*),
            (..=1, _) => $($function)::+::<$crate::line::Known<$crate::line::Wide<16>>>($($more),*),
            #[cfg(not(feature = "small"))]
            (_, ..=128) => $($function)::+::<$crate::line::Excluded<u128, 32>>($($more),*),
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

pub(crate) use {at_few_lengths, at_few_widths, at_width};
