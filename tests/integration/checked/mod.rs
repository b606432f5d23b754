//! The checker in `tests/checker`: it accepts what honest methods find, and refuses everything else.

mod by_hand;
mod coloured;
mod damage;
/// Hard puzzles, and lines that contradict each other; they take a minute and more.
mod long {
    mod files;
}
mod passes;
mod refuses;
mod supposing;
