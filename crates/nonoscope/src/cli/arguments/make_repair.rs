//! What `make repair` takes.

use super::printed::Printed;
use super::solving::WorkLimit;
use super::source::OnePuzzle;
use clap::Args;
use clap::builder::{RangedI64ValueParser, TypedValueParser};

#[derive(Debug, Args)]
pub(in crate::cli) struct MakeRepairArgs {
    /// Give as few cells as possible (the default)
    #[arg(long, conflicts_with = "changes")]
    pub(in crate::cli) givens: bool,
    /// Instead, change as few cells of the picture as possible, and so the clues; the puzzle then has no givens
    #[arg(long)]
    pub(in crate::cli) changes: bool,
    /// Go on until the puzzle needs no guessing
    #[arg(long)]
    pub(in crate::cli) lines_only: bool,
    /// With --changes: go on until the puzzle's rating is at most this
    #[arg(long, value_name = "0…100", requires = "changes", value_parser = rating())]
    pub(in crate::cli) rating: Option<u8>,
    /// Drop the puzzle's own givens and choose new ones
    #[arg(long, conflicts_with = "changes")]
    pub(in crate::cli) afresh: bool,
    #[command(flatten)]
    pub(in crate::cli) limit: WorkLimit,
    #[command(flatten)]
    pub(in crate::cli) printed: Printed,
    #[command(flatten)]
    pub(in crate::cli) chosen: OnePuzzle,
}

fn rating() -> impl TypedValueParser<Value = u8> {
    RangedI64ValueParser::<u8>::new().range(0..=100)
}
