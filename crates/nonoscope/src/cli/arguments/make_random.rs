//! What `make random` takes.

use super::printed::Printed;
use super::values::range;
use crate::make::random::{Band, LEAST_SIDE, MOST_INKS, MOST_SIDE};
use crate::solve::Tier;
use clap::Args;

#[derive(Debug, Args)]
pub(in crate::cli) struct MakeRandomArgs {
    /// The number of cells in a row
    #[arg(long, value_name = "CELLS", default_value = "15", value_parser = range(LEAST_SIDE, MOST_SIDE))]
    pub(in crate::cli) width: usize,
    /// The number of rows [default: as many as cells in a row]
    #[arg(long, value_name = "CELLS", value_parser = range(LEAST_SIDE, MOST_SIDE))]
    pub(in crate::cli) height: Option<usize>,
    /// The difficulty: gentle, moderate, tricky, hard or fiendish, or numbers from 0 to 100, such as 30-45 [default: any]
    #[arg(long, value_name = "RATING", value_parser = band)]
    pub(in crate::cli) rating: Option<Band>,
    /// How many inks, 1 for black and white
    #[arg(long, value_name = "N", default_value = "1", value_parser = range(1, MOST_INKS))]
    pub(in crate::cli) colours: usize,
    /// The puzzle must need no guessing
    #[arg(long)]
    pub(in crate::cli) lines_only: bool,
    /// The seed: any number or text. The same seed and options always give the same puzzle [default: a new one each time]
    #[arg(long, value_name = "SEED")]
    pub(in crate::cli) seed: Option<String>,
    #[command(flatten)]
    pub(in crate::cli) printed: Printed,
}

/// Parses the name of a tier, a number, or two with a line between.
pub(super) fn band(text: &str) -> Result<Band, String> {
    if let Ok(tier) = text.parse::<Tier>() {
        return Ok(tier.into());
    }
    let (least, most) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.trim().parse::<u8>().ok().filter(|&number| number <= 100);
    match number(least).zip(number(most)) {
        Some((least, most)) if least <= most => Ok(Band { least, most }),
        _ => {
            Err("expected gentle, moderate, tricky, hard or fiendish, or numbers from 0 to 100, such as 30-45"
                .to_owned())
        }
    }
}
