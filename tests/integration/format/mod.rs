//! Every text that is read or written, and what is said of those that are broken.

mod broken;
mod damage;
mod damaged;
mod formats;
mod puzzle_files;
