//! The sections of a file, and the colours below `[colors]`.

use crate::error::{Fault, Mistake};
use crate::text::lines::{TextLine, lines};
use crate::text::{Inks, Scan, ink, names};
use nonoscope_words::expected;

/// The name of white, which is the background.
pub(super) const WHITE: &str = "W";

/// A line without its remark.
pub(super) fn code(line: &str) -> &str {
    line.split(['#', ';']).next().unwrap_or_default().trim_end()
}

/// The name of the section that begins on a line.
pub(super) fn section(line: &str) -> Option<&str> {
    code(line).trim_start().strip_prefix('[')?.strip_suffix(']').filter(|name| name.chars().all(char::is_alphabetic))
}

/// The colours that a text defines.
pub(super) fn read(text: &str) -> Result<Inks, Mistake> {
    let mut inks = Inks::new(expected::defining_list);
    let mut is_inside = false;
    for (offset, line) in lines(text) {
        match section(line) {
            Some(name) => is_inside = name == "colors",
            None if is_inside => on_line(text, (offset, line), &mut inks)?,
            None => {}
        }
    }
    if inks.has_signs() && !inks.has(WHITE) {
        let white = inks.define(WHITE, ink(".", [255; 3]), true);
        white.map_err(|fault| Scan::at(text, 0).fault(0, fault))?;
    }
    Ok(inks)
}

/// The definitions on a line: those between quotes, or the line itself.
fn on_line(text: &str, (offset, line): TextLine<'_>, inks: &mut Inks) -> Result<(), Mistake> {
    let mut scan = Scan::in_line(text, (offset, line));
    scan.skip_space();
    let is_list = scan.eat_text("defs") || scan.peek().is_some_and(|c| matches!(c, '"' | '\'' | ']' | '['));
    if !is_list {
        return match scan.peek() {
            None | Some('#' | ';') => Ok(()),
            Some(_) => definition(text, (scan.offset(), scan.rest().trim_end()), inks),
        };
    }
    loop {
        scan.skip(|c| c.is_whitespace() || matches!(c, '=' | '[' | ']' | ','));
        let quote = match scan.peek() {
            Some(quote @ ('"' | '\'')) => quote,
            None | Some('#' | ';') => return Ok(()),
            Some(_) => return Err(scan.expected(expected::colour_in_quotes)),
        };
        let open = scan.offset();
        scan.eat(quote);
        let Some((length, _)) = scan.find(line.len(), |c| c == quote) else {
            return Err(scan.fault(open, Fault::OpenQuote { quote }));
        };
        definition(text, (scan.offset(), &scan.rest()[..length]), inks)?;
        scan.skip(|c| c != quote);
        scan.eat(quote);
    }
}

/// A definition such as `r = (red) %`; the brackets and the sign may be missing.
fn definition(text: &str, (offset, written): TextLine<'_>, inks: &mut Inks) -> Result<(), Mistake> {
    let scan = Scan::at(text, offset);
    let Some((name, value)) = written.split_once('=') else {
        return Err(scan.expected(expected::colour_definition));
    };
    let name = name.trim();
    let rest = value.trim_start();
    let at = offset + written.len() - rest.len();
    let (at, colour) = match rest.strip_prefix('(') {
        Some(inside) => (at + 1, inside.split(')').next().unwrap_or_default()),
        // Without brackets, the sign is the last word, unless there is just one. What follows may be a remark.
        None => {
            let code = rest.split([';', '#']).next().unwrap_or_default().trim_end();
            (
                at,
                code.rsplit_once(char::is_whitespace)
                    .filter(|(first, _)| rgb(first).is_some())
                    .map_or(code, |code| code.0),
            )
        }
    };
    let rgb =
        rgb(colour).ok_or_else(|| scan.fault(at, Fault::unexpected(colour.trim(), expected::colour_of_definition)))?;
    inks.define(name, ink(name, rgb), name == WHITE).map_err(|fault| scan.fault(offset, fault))
}

/// A name, hexadecimal digits, or three numbers.
fn rgb(colour: &str) -> Option<[u8; 3]> {
    let parts = || colour.split(',').map(str::trim);
    let numbers: Option<Vec<u8>> = parts().take(4).map(|number| number.parse().ok()).collect();
    let numbers = numbers.and_then(|numbers| <[u8; 3]>::try_from(numbers).ok());
    numbers.or_else(|| names::css(colour)).or_else(|| names::hexadecimal(colour))
}
