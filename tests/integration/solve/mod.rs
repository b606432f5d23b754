//! The results of solving: verdicts, steps, sentences and limits.

mod coloured;
mod coloured_files;
mod digests;
mod gchq;
mod golden;
mod human;
mod jobs;
mod limits_of_solving;
mod rating;
mod sentences;
mod verdicts;
mod watching;
