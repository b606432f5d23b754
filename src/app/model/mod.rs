//! What the page knows and how that changes, without a browser: keys, the cursor, what pointers do, and
//! what is kept.
#![allow(dead_code, unused_imports, reason = "the page takes these up one by one")]

pub(crate) mod cursor;
pub(crate) mod gesture;
pub(crate) mod kept;
pub(crate) mod keymap;
