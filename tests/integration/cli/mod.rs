//! The command line as it is run.

mod command_line;
mod console;
mod help;
mod making;
mod making_cards;
mod making_pictures;
mod making_random;
mod making_repairs;
mod many;
mod picture_command;
pub(crate) mod program;
mod proving;
mod rating;
mod reading_pictures;
mod schema;
mod strangers;
mod version;
mod written_files;
