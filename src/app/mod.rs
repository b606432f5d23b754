//! The page and its worker: canvas, controls, keys, and the link between the two. How anything is inferred is not
//! known here.

mod artist;
mod board;
mod clipboard;
mod controller;
mod drawing;
mod elements;
mod events;
mod fault_list;
mod files;
mod gallery;
mod graph;
mod inspector;
mod likely_view;
mod link;
mod marks_box;
mod memory;
mod message_box;
mod method_box;
mod notice;
mod panic;
mod picture_box;
mod pointer;
mod print;
mod protocol;
mod puzzle_box;
mod saving;
mod search_box;
mod sharing;
mod shelf;
mod solutions_box;
mod start;
mod theme;
mod transport;
mod words;
mod worker;

pub use artist::start_artist;
pub use panic::report_panics;
pub use start::start;
pub use worker::start_worker;
