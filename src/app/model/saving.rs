//! Saving and sharing a puzzle: as a link, as a file in a format, as a formula; and copying its message.

use crate::app::worker::solver::ProofFile;
use nonoscope_core::sat::Encoding;
use nonoscope_format::Format;

/// A request to save or share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaveMsg {
    CopyLink,
    /// A link to the puzzle without any marks.
    CopyUnsolved,
    CopyMessage,
    /// Another format for files is chosen.
    Format(Format),
    /// The puzzle as a file in that format.
    Puzzle,
    Formula(Encoding),
    /// The proof of the verdict: one of its two files.
    Proof(ProofFile),
}

/// The chosen format, and messages about saving and sharing.
#[derive(Debug)]
pub(crate) struct Saving {
    pub(crate) format: Format,
    pub(crate) share_note: String,
    pub(crate) save_note: String,
    pub(crate) proof_note: String,
    /// The label of the button that copies the message.
    pub(crate) copy_button: &'static str,
}

/// The label of the button that copies the message.
pub(crate) const COPY: &str = "Copy";

impl Saving {
    /// The formats for files. A link has its own button.
    pub(crate) fn formats() -> impl Iterator<Item = Format> {
        Format::ALL.into_iter().filter(|format| format.is_written() && *format != Format::Link)
    }

    /// Another puzzle is on the board: drops messages about the old one.
    pub(crate) fn forget(&mut self) {
        "A link contains the puzzle, your marks and the current step.".clone_into(&mut self.share_note);
        self.save_note.clear();
        self.proof_note.clear();
    }
}

impl Default for Saving {
    fn default() -> Saving {
        let format = Saving::formats().next().unwrap_or(Format::Plain);
        let (share_note, save_note, proof_note) = Default::default();
        let mut saving = Saving { format, share_note, save_note, proof_note, copy_button: COPY };
        saving.forget();
        saving
    }
}
