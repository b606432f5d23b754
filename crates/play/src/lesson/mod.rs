//! A short course: unlimited exercises for each technique, which is the next step in each of them.
//!
//! Exercises are made from pictures: their lines are solved one argument at a time, until the technique comes next.
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
