//! The checker of `tests/checker`: it passes what honest methods find, and refuses everything else.

mod by_hand;
mod damage;
mod files;
mod passes;
mod refuses;
mod supposing;
