//! Parses values that several commands take: formats, numbers, and choices from a short list.

use crate::cli::objects::Solved;
use crate::cli::rate::RatedObject;
use crate::format::Format;
use clap::builder::{PossibleValue, PossibleValuesParser, RangedI64ValueParser, TypedValueParser};
use clap::{Arg, Command};
use std::error::Error;
use std::ffi::OsStr;
use std::str::FromStr;

/// Parses the name of a format. A shell completes it; there are too many formats to list them all in the help.
#[derive(Clone)]
pub(super) struct FormatName;

impl TypedValueParser for FormatName {
    type Value = Format;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, name: &OsStr) -> Result<Format, clap::Error> {
        let parse = |name: &str| name.parse::<Format>().map_err(|_| "`nonoscope formats` lists all formats");
        parse.parse_ref(command, argument, name)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(Format::ALL.into_iter().map(|format| PossibleValue::new(format.id()))))
    }
}

/// Parses a key that the answers of the command can have.
#[derive(Clone)]
pub(super) struct Key;

impl TypedValueParser for Key {
    type Value = String;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, key: &OsStr) -> Result<String, clap::Error> {
        // They are not listed in the command itself, because each start would pay for that.
        let known = if command.get_name() == "rate" { RatedObject::KEYS } else { Solved::KEYS };
        PossibleValuesParser::new(known.split(' ')).parse_ref(command, argument, key)
    }
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
