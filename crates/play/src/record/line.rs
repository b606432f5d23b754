//! A line of the record: a solve or something else, as words with a space between them.

use super::solve::{Ended, PuzzleName, Solve, SolveId};
use super::sorting::sort;
use crate::Date;
use std::fmt::Write;

/// What a line says.
pub(super) enum Line {
    Solve(Box<Solve>),
    Day(Date),
    Forgotten(u64, Date),
}

/// Reads a line; `None` if this version does not know what it says.
pub(super) fn read(line: &str) -> Option<Line> {
    let mut words = line.split(' ');
    let line = match words.next()? {
        "solve" => {
            let SolveId { begun, puzzle } = id(&mut words)?;
            let ended = words.next()?;
            let ended = Ended::ALL.into_iter().find(|other| other.name() == ended)?;
            let mut solve = Solve::new(puzzle, begun, ended);
            let mut before = Vec::new();
            for word in words.by_ref() {
                let (name, value) = word.split_once('=')?;
                if before.contains(&name) {
                    return None;
                }
                before.push(name);
                read_field(&mut solve, name, value)?;
            }
            sort(&mut solve.techniques, |one, other| one.0 < other.0);
            sort(&mut solve.unknown, |one, other| one.0 < other.0);
            solve.fit();
            Line::Solve(Box::new(solve))
        }
        "deleted" => Line::Solve(Box::new(Solve::deleted(id(&mut words)?))),
        "day" => Line::Day(Date::from_text(words.next()?)?),
        "forgotten" => Line::Forgotten(number(words.next()?)?, Date::from_text(words.next()?)?),
        _ => return None,
    };
    words.next().is_none().then_some(line)
}

fn id<'t>(words: &mut impl Iterator<Item = &'t str>) -> Option<SolveId> {
    let puzzle = PuzzleName::of_marks(words.next()?)?;
    Some(SolveId { puzzle, begun: number(words.next()?)? })
}

/// Takes over a field; `None` if it has no value that this version knows.
fn read_field(solve: &mut Solve, name: &str, value: &str) -> Option<()> {
    match name {
        "done" => solve.finished = number(value)?,
        "on" => solve.on = Some(Date::from_text(value)?),
        "from" => solve.begun_on = Some(Date::from_text(value)?),
        "time" => solve.millis = number(value)?,
        "hints" => solve.hints = small(value)?,
        "checks" => solve.checks = small(value)?,
        "mistakes" => solve.mistakes = small(value)?,
        "day" => solve.day = Some(Date::from_text(value)?),
        "size" => {
            let (width, height) = value.split_once('x')?;
            solve.size = Some((u16::try_from(small(width)?).ok()?, u16::try_from(small(height)?).ok()?));
        }
        "rating" => solve.rating = Some(u8::try_from(small(value)?).ok()?),
        "inks" => solve.inks = u8::try_from(small(value)?).ok()?,
        "asked" => {
            for word in value.split(',') {
                let (name, times) = word.rsplit_once(':')?;
                let name = unescaped(name)?.replace('_', " ");
                if solve.techniques.iter().any(|other| other.0 == name) {
                    return None;
                }
                solve.techniques.push((name, small(times)?));
            }
        }
        "shelf" => solve.shelf = Some(unescaped(value)?),
        "title" => solve.title = Some(unescaped(value)?),
        "link" => solve.link = Some(unescaped(value)?),
        "replay" => solve.replay = Some(unescaped(value)?),
        _ => solve.unknown.push((name.to_owned(), value.to_owned())),
    }
    Some(())
}

fn number(digits: &str) -> Option<u64> {
    digits.parse().ok()
}

fn small(digits: &str) -> Option<u32> {
    number(digits).and_then(|number| number.try_into().ok())
}

/// Writes a solve as a line, without its end.
pub(super) fn write(solve: &Solve, text: &mut String) {
    text.push_str(if solve.is_deleted() { "deleted" } else { "solve" });
    // Writing to a string cannot fail.
    let _ = write!(text, " {} {}", solve.puzzle, solve.begun);
    if solve.is_deleted() {
        return;
    }
    text.push(' ');
    text.push_str(solve.ended.name());
    write_day(text, "on", solve.on);
    write_number(text, "time", solve.millis);
    write_number(text, "hints", solve.hints.into());
    write_number(text, "checks", solve.checks.into());
    write_number(text, "mistakes", solve.mistakes.into());
    write_day(text, "day", solve.day);
    if let Some((width, height)) = solve.size {
        write_name(text, "size");
        let _ = write!(text, "{width}x{height}");
    }
    if let Some(rating) = solve.rating {
        write_name(text, "rating");
        let _ = write!(text, "{rating}");
    }
    write_number(text, "inks", solve.inks.into());
    write_number(text, "done", solve.finished);
    write_day(text, "from", solve.begun_on);
    for (place, (name, times)) in solve.techniques.iter().enumerate() {
        if place == 0 {
            write_name(text, "asked");
        } else {
            text.push(',');
        }
        escape(text, &name.replace(' ', "_"));
        let _ = write!(text, ":{times}");
    }
    let words = [("shelf", &solve.shelf), ("title", &solve.title), ("link", &solve.link), ("replay", &solve.replay)];
    for (name, value) in words {
        if let Some(value) = value {
            write_name(text, name);
            escape(text, value);
        }
    }
    for (name, value) in &solve.unknown {
        write_name(text, name);
        text.push_str(value);
    }
}

fn write_name(text: &mut String, name: &str) {
    text.push(' ');
    text.push_str(name);
    text.push('=');
}

fn write_number(text: &mut String, name: &str, number: u64) {
    if number > 0 {
        write_name(text, name);
        let _ = write!(text, "{number}");
    }
}

fn write_day(text: &mut String, name: &str, day: Option<Date>) {
    if let Some(day) = day {
        write_name(text, name);
        text.push_str(&day.to_text());
    }
}

/// Writes words without spaces, ends of lines and other control characters: `%20` and so on instead.
fn escape(text: &mut String, words: &str) {
    let mut bytes = [0; 4];
    for letter in words.chars() {
        if letter == ' ' || letter == '%' || letter.is_control() {
            for byte in letter.encode_utf8(&mut bytes).bytes() {
                let _ = write!(text, "%{byte:02x}");
            }
        } else {
            text.push(letter);
        }
    }
}

/// The words that [`escape`] wrote; `None` for any that it does not write.
fn unescaped(text: &str) -> Option<String> {
    let mut rest = text.bytes();
    let mut bytes = Vec::with_capacity(text.len());
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => (hexadecimal(rest.next()?)? << 4) | hexadecimal(rest.next()?)?,
            byte => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn hexadecimal(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|digit| digit as u8)
}
