//! The command line as it is run.

mod command_line;
mod console;
mod help;
mod picture_command;
pub(crate) mod program;
mod rating;
mod schema;
mod strangers;
mod version;
mod written_files;
