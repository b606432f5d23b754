//! Chooses the width of masks for a puzzle once, so that all other code works with any width.

/// Calls a generic function with the narrowest masks that hold the lines of the puzzle, which is its first argument.
macro_rules! at_width {
    ($($function:ident)::+, $puzzle:expr $(, $more:expr)*) => {
        match $puzzle.width().max($puzzle.height()) {
            ..=64 => $($function)::+::<u64>($puzzle $(, $more)*),
            ..=128 => $($function)::+::<u128>($puzzle $(, $more)*),
            ..=256 => $($function)::+::<$crate::line::Wide<4>>($puzzle $(, $more)*),
            _ => $($function)::+::<$crate::line::Wide<16>>($puzzle $(, $more)*),
        }
    };
}

pub(crate) use at_width;
