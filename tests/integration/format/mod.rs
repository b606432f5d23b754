//! Every text that is read or written, and what is said of those that are broken.

mod broken;
mod damage;
mod damaged;
mod formats;
mod puzzle_files;

/// More than a thousand puzzles of other people.
mod long {
    mod verdicts_of_others;
}
