//! What helps with millions of puzzles: a share of them, going on after a stop, a limit by the clock, chosen fields, and totals.

use super::values::{Key, number_between};
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// What helps with millions of puzzles.
#[derive(Clone, Debug, Args)]
pub(in crate::cli) struct Batch {
    /// Only one share of the puzzles, such as 2/8: each machine takes another of 8 shares
    #[arg(long, value_name = "I/N", value_parser = Shard::parse)]
    pub(in crate::cli) shard: Option<Shard>,
    /// Go on after a stop: skip the puzzles that this file of answers has, and add the others to it
    #[arg(long, value_name = "FILE", requires = "json")]
    pub(in crate::cli) resume: Option<PathBuf>,
    /// Print only these keys of each object, in this order, such as path,puzzle,verdict
    #[arg(long, value_name = "KEYS", requires = "json", value_delimiter = ',', value_parser = Key)]
    pub(in crate::cli) fields: Option<Vec<String>>,
    /// Stop a puzzle after this many seconds; unlike --limit, it depends on the machine
    #[arg(long, value_name = "SECONDS", value_parser = number_between::<1, 10_000_000>)]
    seconds: Option<f64>,
    /// Say at the end how many puzzles there were of each verdict
    #[arg(long)]
    pub(in crate::cli) totals: bool,
}

impl Batch {
    /// The longest that a puzzle may take, if there is a limit.
    pub(in crate::cli) fn longest(&self) -> Option<Duration> {
        self.seconds.map(Duration::from_secs_f64)
    }
}

/// One of several equal shares of the input. Files, lines, and puzzles of long files are dealt out in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) struct Shard {
    /// From 0.
    index: u64,
    of: u64,
}

impl Shard {
    fn parse(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').and_then(|(index, of)| Some((index.parse().ok()?, of.parse().ok()?)));
        match numbers {
            Some((index @ 1.., of)) if index <= of => Ok(Shard { index: index - 1, of }),
            _ => Err("expected a share such as 1/4, 2/4, 3/4 or 4/4".to_owned()),
        }
    }

    /// Whether what was dealt out as number `dealt`, from 0, belongs to it.
    pub(in crate::cli) fn has(self, dealt: u64) -> bool {
        dealt % self.of == self.index
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_belongs_to_one_share() {
        let all: Vec<Shard> = (1..=3).map(|index| Shard::parse(&format!("{index}/3")).unwrap()).collect();
        for dealt in 0..10 {
            assert_eq!(all.iter().filter(|shard| shard.has(dealt)).count(), 1);
        }
        for wrong in ["", "1", "0/3", "4/3", "1/0", "1/", "-1/3", "1/3/4"] {
            assert!(Shard::parse(wrong).is_err(), "{wrong}");
        }
    }
}
