//! What `make qr` takes.

use super::printed::Printed;
use crate::make::message::{Aim, Level, Wish};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

#[derive(Debug, Args)]
pub(in crate::cli) struct MakeQrArgs {
    /// The number of cells in a row: 21, 25, 29, … 177 [default: the smallest that fits]
    #[arg(long, value_name = "CELLS", value_parser = version)]
    width: Option<u8>,
    /// The lowest level of error correction: at L up to 7 % of the code may be wrong, at M 15 %, at Q 25 %, at H 30 %
    #[arg(long, default_value = "L", ignore_case = true, value_parser = level())]
    level: Level,
    /// Make a smaller card: let cells differ from the code, up to half of what error correction repairs
    #[arg(long)]
    spend: bool,
    /// Make the smallest card that holds the text, with as few givens as possible
    #[arg(long)]
    givens: bool,
    /// Make the card as hard as possible, without givens
    #[arg(long, conflicts_with = "givens")]
    hard: bool,
    /// The puzzle must need no guessing
    #[arg(long)]
    lines_only: bool,
    /// The seed: another one gives another card, the same one always the same card
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub(in crate::cli) seed: u64,
    #[command(flatten)]
    pub(in crate::cli) printed: Printed,
    /// The text of the QR code; - reads it from standard input
    #[arg(value_name = "TEXT")]
    pub(in crate::cli) text: String,
}

impl MakeQrArgs {
    /// What is wanted of the card.
    pub(in crate::cli) fn wish(&self) -> Wish {
        let aim = match (self.givens, self.hard) {
            (true, _) => Aim::FewestGivens,
            (_, true) => Aim::Hard,
            _ => Aim::NoGivens,
        };
        let versions = self.width.map_or(1..=40, |version| version..=version);
        let (level, spend, lines_only, seed) = (self.level, self.spend, self.lines_only, self.seed);
        Wish { versions, level, spend, aim, lines_only, seed }
    }
}

/// The version that has this many cells in a row.
fn version(text: &str) -> Result<u8, String> {
    let side = text.parse::<u8>().ok().filter(|side| (21..=177).contains(side) && side % 4 == 1);
    side.map(|side| (side - 17) / 4)
        .ok_or_else(|| "a QR code has 21, 25, 29 or so on up to 177 cells in a row".to_owned())
}

fn level() -> impl TypedValueParser<Value = Level> {
    let named = |name: String| Level::ALL.into_iter().find(|level| level.name().eq_ignore_ascii_case(&name));
    PossibleValuesParser::new(Level::ALL.map(Level::name)).map(move |name| named(name).unwrap_or(Level::L))
}
