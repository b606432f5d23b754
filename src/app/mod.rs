//! The page and its workers: canvas, controls, keys, and what they say to each other. How anything is inferred is not known
//! here.
//!
//! What needs no browser, `model` above all, is compiled natively too, for its unit tests.
#![cfg_attr(not(target_arch = "wasm32"), allow(dead_code, unused_imports, reason = "natively, only the tests use it"))]

#[cfg(target_arch = "wasm32")]
mod board;
#[cfg(target_arch = "wasm32")]
mod clipboard;
#[cfg(target_arch = "wasm32")]
mod controller;
#[cfg(target_arch = "wasm32")]
mod elements;
#[cfg(target_arch = "wasm32")]
mod events;
#[cfg(target_arch = "wasm32")]
mod fault_list;
#[cfg(target_arch = "wasm32")]
mod files;
#[cfg(target_arch = "wasm32")]
mod gallery;
#[cfg(target_arch = "wasm32")]
mod graph;
#[cfg(target_arch = "wasm32")]
mod inspector;
#[cfg(target_arch = "wasm32")]
mod likely_view;
#[cfg(target_arch = "wasm32")]
mod marks_box;
#[cfg(target_arch = "wasm32")]
mod memory;
#[cfg(target_arch = "wasm32")]
mod message_box;
#[cfg(target_arch = "wasm32")]
mod method_box;
mod model;
#[cfg(target_arch = "wasm32")]
mod notice;
#[cfg(target_arch = "wasm32")]
mod panic;
#[cfg(target_arch = "wasm32")]
mod picture_box;
#[cfg(target_arch = "wasm32")]
mod pointer;
#[cfg(target_arch = "wasm32")]
mod print;
#[cfg(target_arch = "wasm32")]
mod puzzle_box;
#[cfg(target_arch = "wasm32")]
mod saving;
#[cfg(target_arch = "wasm32")]
mod search_box;
#[cfg(target_arch = "wasm32")]
mod sharing;
#[cfg(target_arch = "wasm32")]
mod shelf;
#[cfg(target_arch = "wasm32")]
mod solutions_box;
#[cfg(target_arch = "wasm32")]
mod start;
#[cfg(target_arch = "wasm32")]
mod theme;
#[cfg(target_arch = "wasm32")]
mod transport;
#[cfg(target_arch = "wasm32")]
mod words;
mod worker;

#[cfg(target_arch = "wasm32")]
pub use panic::report_panics;
#[cfg(target_arch = "wasm32")]
pub use start::start;
#[cfg(target_arch = "wasm32")]
pub use worker::artist::start_artist;
#[cfg(target_arch = "wasm32")]
pub use worker::solver::start_worker;
