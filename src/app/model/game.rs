//! The dialogues about playing: the settings, and the question whether to clear all marks.

/// A message about one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameMsg {
    /// The settings are opened or closed.
    Show { open: bool },
    /// All marks are to be cleared, or not, as the answer to the question.
    Clear { really: bool },
}
