//! The results of solving: verdicts, steps, sentences and limits.

mod coloured;
mod coloured_files;
mod digests;
mod gchq;
mod human;
mod jobs;
mod rating;
mod sentences;
mod symmetry;
mod verdicts;
mod watching;
