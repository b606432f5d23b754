//! On long lines, too, the deductions say everything that is forced, and each holds by the cells alone that it rests on:
//! at widths that need another word.

use super::oracle::{Solver, Tables};
use super::stated::line_of;
use proptest::prelude::*;

macro_rules! widths {
    ($($name:ident: $length:literal, $inks:expr, $cases:literal, $oracle:ident;)+) => {
        $(
            proptest! {
                #![proptest_config(ProptestConfig { cases: $cases, ..ProptestConfig::default() })]
                #[test]
                fn $name(line in line_of($inks, $length..=$length)) {
                    line.checked(&$oracle::of(&line));
                }
            }
        )+
    };
}

widths! {
    width_64: 64, Just(1), 100, Tables;
    width_65: 65, Just(1), 100, Tables;
    width_130: 130, Just(1), 20, Tables;
    width_64_in_colour: 64, 2usize..=5, 100, Tables;
    width_65_in_colour: 65, 2usize..=5, 50, Tables;
    width_130_in_colour: 130, 2usize..=5, 10, Tables;
}

mod long {
    use super::*;

    widths! {
        width_500: 500, Just(1), 3, Solver;
        width_500_in_colour: 500, 2usize..=5, 1, Solver;
        width_1024: 1024, Just(1), 1, Solver;
        // The longest line takes some minutes.
        width_700_in_colour: 700, 2usize..=5, 1, Solver;
    }
}
