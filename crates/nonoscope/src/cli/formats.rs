//! `formats`: the list of formats, and what each of them can hold.

use super::arguments::FormatsArgs;
use super::ending::Ending;
use super::output::write_json;
use crate::format::Format;
use serde::Serialize;
use std::io::{self, Write};

pub(super) fn run(arguments: &FormatsArgs, out: &mut impl Write) -> io::Result<Ending> {
    if arguments.json {
        for format in Format::ALL {
            let object = FormatObject {
                name: format.id(),
                also: format.aliases(),
                title: format.name().to_string(),
                extension: format.extension(),
                written: format.is_written(),
                givens: format.holds_givens(),
                colours: format.holds_colours(),
                several: format.holds_several(),
            };
            write_json(out, &object)?;
        }
        return Ok(Ending::Done);
    }
    let [name, what, written] = ["name", "what it is", "written"];
    writeln!(out, "{name:<13}  {what:<22}  {written:<7}  {:<6}  {:<7}  {:<7}  also", "givens", "colours", "several")?;
    for format in Format::ALL {
        let yes = |holds| if holds { "yes" } else { "-" };
        let also = format.aliases().join(", ");
        let line = format!(
            "{:<13}  {:<22}  {:<7}  {:<6}  {:<7}  {:<7}  {also}",
            format.id(),
            format.name().to_string(),
            yes(format.is_written()),
            yes(format.holds_givens()),
            yes(format.holds_colours()),
            yes(format.holds_several())
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(Ending::Done)
}

/// What `--json` prints for a format.
#[derive(Serialize)]
struct FormatObject {
    name: &'static str,
    also: &'static [&'static str],
    title: String,
    extension: &'static str,
    written: bool,
    givens: bool,
    colours: bool,
    several: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rows of the table in `docs/formats.md`: the names, and whether the format can hold given cells, several
    /// colours and several puzzles.
    fn rows() -> Vec<(Vec<&'static str>, [bool; 3])> {
        let page = include_str!("../../../../docs/formats.md");
        let rows = page.lines().map(|line| line.split('|').skip(1).map(str::trim).collect::<Vec<_>>());
        rows.filter(|cells| cells.len() > 5 && cells[1].starts_with('`'))
            .map(|cells| {
                let names = cells[1].split(", ").map(|name| name.trim_matches('`')).collect();
                (names, [3, 4, 5].map(|column| cells[column] == "yes"))
            })
            .collect()
    }

    #[test]
    fn every_format_is_on_its_page() {
        let rows = rows();
        assert_eq!(rows.iter().map(|(names, ..)| names.len()).sum::<usize>(), Format::ALL.len());
        for format in Format::ALL {
            let row = rows.iter().find(|(names, ..)| names.iter().any(|&name| Format::named(name) == Some(format)));
            let Some((_, holds)) = row else { panic!("{} is not on the page", format.id()) };
            let expected = [format.holds_givens(), format.holds_colours(), format.holds_several()];
            assert_eq!(*holds, expected, "{}", format.id());
        }
    }
}
