//! Reading and writing texts, and the messages about broken ones.

mod broken;
mod colours;
mod damage;
mod damaged;
mod formats;
mod puzzle_files;
mod strangers;
mod titles;
mod typed_colours;

/// More than a thousand puzzles of other people.
mod long {
    mod verdicts_of_others;
}
