//! A short course: for each technique, exercises without end, each a line on which that technique is the next step.
//!
//! Exercises are made from pictures: their lines are solved one argument at a time, until one stands at the right place.
//! The same technique and number always give the same exercise.

mod argument;
mod board;
mod chance;
mod course;
mod exercise;
mod line;
mod picture;
mod why_not;

pub use course::{LESSONS, TO_DO, title, words};
pub use exercise::{Argument, Exercise, Judged};
