//! A line of the record: a solve or something else, as words with a space between them.

use super::solve::{Ended, PuzzleName, Solve, SolveId};
use super::sorting::sort;
use crate::Date;
use std::fmt::{Display, Write};

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
        "forgotten" => Line::Forgotten(words.next()?.parse().ok()?, Date::from_text(words.next()?)?),
        _ => return None,
    };
    words.next().is_none().then_some(line)
}

fn id<'t>(words: &mut impl Iterator<Item = &'t str>) -> Option<SolveId> {
    let puzzle = PuzzleName::of_marks(words.next()?)?;
    Some(SolveId { puzzle, begun: words.next()?.parse().ok()? })
}

/// Takes over a field; `None` if it has no value that this version knows.
fn read_field(solve: &mut Solve, name: &str, value: &str) -> Option<()> {
    match name {
        "done" => solve.finished = value.parse().ok()?,
        "on" => solve.on = Some(Date::from_text(value)?),
        "from" => solve.begun_on = Some(Date::from_text(value)?),
        "time" => solve.millis = value.parse().ok()?,
        "hints" => solve.hints = value.parse().ok()?,
        "checks" => solve.checks = value.parse().ok()?,
        "mistakes" => solve.mistakes = value.parse().ok()?,
        "day" => solve.day = Some(Date::from_text(value)?),
        "size" => {
            let (width, height) = value.split_once('x')?;
            solve.size = Some((width.parse().ok()?, height.parse().ok()?));
        }
        "rating" => solve.rating = Some(value.parse().ok()?),
        "inks" => solve.inks = value.parse().ok()?,
        "asked" => {
            for word in value.split(',') {
                let (name, times) = word.rsplit_once(':')?;
                let name = unescaped(name)?.replace('_', " ");
                if solve.techniques.iter().any(|other| other.0 == name) {
                    return None;
                }
                solve.techniques.push((name, times.parse().ok()?));
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

/// Writes a solve as a line, without its end.
pub(super) fn write(solve: &Solve, text: &mut String) {
    let kind = if solve.is_deleted() { "deleted" } else { "solve" };
    // Writing to a string cannot fail.
    let _ = write!(text, "{kind} {} {}", solve.puzzle, solve.begun);
    if solve.is_deleted() {
        return;
    }
    text.push(' ');
    text.push_str(solve.ended.name());
    let day = |day: Option<Date>| day.map(Date::to_text);
    let number = |number: u64| (number > 0).then(|| number.to_string());
    let escaped = |text: &Option<String>| text.as_deref().map(escaped);
    let asked = solve.techniques.iter().fold(String::new(), |mut asked, (name, times)| {
        let comma = if asked.is_empty() { "" } else { "," };
        let _ = write!(asked, "{comma}{}:{times}", self::escaped(&name.replace(' ', "_")));
        asked
    });
    let fields: [(&str, Option<String>); 16] = [
        ("on", day(solve.on)),
        ("time", number(solve.millis)),
        ("hints", number(solve.hints.into())),
        ("checks", number(solve.checks.into())),
        ("mistakes", number(solve.mistakes.into())),
        ("day", day(solve.day)),
        ("size", solve.size.map(|(width, height)| format!("{width}x{height}"))),
        ("rating", solve.rating.map(|rating| rating.to_string())),
        ("inks", number(solve.inks.into())),
        ("done", number(solve.finished)),
        ("from", day(solve.begun_on)),
        ("asked", Some(asked).filter(|asked| !asked.is_empty())),
        ("shelf", escaped(&solve.shelf)),
        ("title", escaped(&solve.title)),
        ("link", escaped(&solve.link)),
        ("replay", escaped(&solve.replay)),
    ];
    for (name, value) in fields {
        if let Some(value) = value {
            field(text, name, &value);
        }
    }
    for (name, value) in &solve.unknown {
        field(text, name, value);
    }
}

fn field(text: &mut String, name: &str, value: impl Display) {
    let _ = write!(text, " {name}={value}");
}

/// Text without spaces, ends of lines and other control characters: `%20` and so on instead.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    let mut bytes = [0; 4];
    for letter in text.chars() {
        if letter == ' ' || letter == '%' || letter.is_control() {
            for byte in letter.encode_utf8(&mut bytes).bytes() {
                let _ = write!(escaped, "%{byte:02x}");
            }
        } else {
            escaped.push(letter);
        }
    }
    escaped
}

/// The text that [`escaped`] wrote; `None` for any that it does not write.
fn unescaped(text: &str) -> Option<String> {
    let mut parts = text.split('%');
    let mut bytes = parts.next()?.as_bytes().to_vec();
    for part in parts {
        let (digits, rest) = part.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(digits, 16).ok()?);
        bytes.extend_from_slice(rest.as_bytes());
    }
    String::from_utf8(bytes).ok()
}
