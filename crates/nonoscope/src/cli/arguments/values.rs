//! Parses values that several commands take: formats, numbers, and choices from a short list.

use crate::format::Format;
use clap::builder::{PossibleValuesParser, RangedI64ValueParser, TypedValueParser};
use std::error::Error;
use std::str::FromStr;

/// Parses the name of a format. There are too many formats to list them all in the help.
pub(super) fn format(name: &str) -> Result<Format, String> {
    name.parse().map_err(|_| "`nonoscope formats` lists all formats".to_owned())
}

/// Parses one of the values in `all` by its name. The help lists the names.
pub(super) fn choice<T>(all: &[T], name: fn(T) -> &'static str) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Error + Send + Sync + 'static> + Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(all.iter().map(|&value| name(value))).try_map(|name| name.parse::<T>())
}

/// Parses a number between two others, which are given in hundredths.
pub(super) fn number_between<const LEAST: u32, const MOST: u32>(text: &str) -> Result<f64, String> {
    let (least, most) = (f64::from(LEAST) / 100.0, f64::from(MOST) / 100.0);
    let number = text.parse().ok().filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("expected a number from {least} to {most}"))
}

/// Parses a whole number from one to another.
pub(super) fn range(least: usize, most: usize) -> impl TypedValueParser<Value = usize> {
    RangedI64ValueParser::<i64>::new().range(least as i64..=most as i64).map(|number| number as usize)
}
