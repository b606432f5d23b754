//! What several pages do by means of the browser. Answers come back as messages.

pub mod address;
pub mod clipboard;
pub mod files;
pub mod printing;
pub mod stored;
pub mod timers;
