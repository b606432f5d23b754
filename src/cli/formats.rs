//! `formats`: what is read and written, and what each format can hold.

use super::arguments::Formats;
use super::{Ending, write_json};
use crate::format::Format;
use serde::Serialize;
use std::io::{self, Write};

pub(super) fn run(options: &Formats, out: &mut impl Write) -> io::Result<Ending> {
    if options.json {
        for format in Format::ALL {
            let line = Line {
                name: format.id(),
                also: format.aliases(),
                title: format.name(),
                extension: format.extension(),
                written: format.is_written(),
                givens: format.holds_givens(),
                several: format.holds_several(),
            };
            write_json(out, &line)?;
        }
        return Ok(Ending::Done);
    }
    writeln!(out, "{:<13}  {:<22}  {:<7}  {:<6}  {:<7}  also", "name", "what it is", "written", "givens", "several")?;
    for format in Format::ALL {
        let yes = |holds| if holds { "yes" } else { "-" };
        let also = format.aliases().join(", ");
        let line = format!(
            "{:<13}  {:<22}  {:<7}  {:<6}  {:<7}  {also}",
            format.id(),
            format.name(),
            yes(format.is_written()),
            yes(format.holds_givens()),
            yes(format.holds_several())
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(Ending::Done)
}

#[derive(Serialize)]
struct Line {
    name: &'static str,
    also: &'static [&'static str],
    title: &'static str,
    extension: &'static str,
    written: bool,
    givens: bool,
    several: bool,
}
