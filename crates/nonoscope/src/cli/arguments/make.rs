//! What the ways of making a puzzle take.

use super::examples;
use super::make_picture::MakePictureArgs;
use super::make_qr::MakeQrArgs;
use super::make_random::MakeRandomArgs;
use super::make_repair::MakeRepairArgs;
use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub(in crate::cli) struct MakeArgs {
    #[command(subcommand)]
    pub(in crate::cli) way: MakeWay,
}

/// The ways of making a puzzle.
#[derive(Debug, Subcommand)]
pub(in crate::cli) enum MakeWay {
    /// From a picture: the clues, and a note on how hard they are
    #[command(after_help = examples::MAKE_PICTURE)]
    Picture(MakePictureArgs),
    /// From a text: a puzzle with one solution, which is a QR code; usually without givens
    #[command(after_help = examples::MAKE_QR)]
    Qr(MakeQrArgs),
    /// At random, from a seed, with the size and difficulty that you choose
    #[command(after_help = examples::MAKE_RANDOM)]
    Random(MakeRandomArgs),
    /// From a puzzle: the fewest givens, or the fewest changes, so that it has one solution
    #[command(after_help = examples::MAKE_REPAIR)]
    Repair(MakeRepairArgs),
}
