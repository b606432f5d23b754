//! Nested lists, as in JSON, Python, JavaScript, Haskell and q: one reader for all, which keeps the place of every value and accepts all brackets,
//! commas and quotes in use.
//!
//! We have our own reader because no crate reads all of these, and JSON crates do not say where a value was.

use crate::format::error::fault::Fault;
use crate::format::error::mistake::Mistake;
use crate::format::text::lines::place_of;
use crate::format::text::scan::Scan;

/// A value, and the byte offset where it begins.
#[derive(Clone, Debug)]
pub(crate) struct Value {
    pub(crate) offset: usize,
    pub(crate) kind: Kind,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    List(Vec<Value>),
    Map(Vec<(String, Value)>),
    Number(u32),
    Text(String),
    /// `null`, `true`, `None` and the like.
    Word(String),
}

/// How deeply brackets can be nested.
const DEEPEST: usize = 32;

/// The longest type after a name, in characters. Without a limit, each of many names would cause a search through the
/// rest of the text.
const LONGEST_TYPE: usize = 100;

/// Reads one value.
pub(crate) fn value(scan: &mut Scan<'_>, expected: &'static str) -> Result<Value, Mistake> {
    let start = scan.offset();
    let text = scan.rest();
    deeper(scan, expected, 0, false).map_err(|mistake| likelier(scan, start, text, mistake))
}

/// Reads the whole text: one value, or names with values as in programs: `rows = [[1]]`.
pub(crate) fn text(scan: &mut Scan<'_>) -> Result<Value, Mistake> {
    let start = scan.offset();
    let text = scan.rest();
    whole(scan).map_err(|mistake| likelier(scan, start, text, mistake))
}

/// If brackets do not match, a list that begins among numbers is the more likely place of the mistake. If they match,
/// that is not a mistake, because a clue with a single run may be a bare number.
fn likelier(scan: &Scan<'_>, start: usize, text: &str, mistake: Mistake) -> Mistake {
    if !matches!(mistake.fault, Fault::Bracket { .. }) {
        return mistake;
    }
    // For each open bracket: whether it opens a list, and whether it contains a number, or a list of numbers.
    let mut open: Vec<(bool, bool, bool)> = Vec::new();
    let mut quote = None;
    for (at, c) in text.char_indices() {
        if let Some(begun) = quote {
            quote = Some(begun).filter(|&begun| begun != c && c != '\n');
            continue;
        }
        match c {
            '[' | '(' => {
                let next = text[at + 1..].trim_start().chars().next();
                let is_deep = matches!(next, Some('[' | '('));
                match open.last() {
                    Some((true, true, _)) => return scan.fault(start + at, Fault::ListAmongNumbers),
                    Some((true, _, true)) if is_deep => return scan.fault(start + at, Fault::ListAmongNumbers),
                    _ => open.push((true, false, false)),
                }
            }
            '{' => open.push((false, false, false)),
            ']' | ')' | '}' => {
                if let (Some((_, numbers, _)), Some(around)) = (open.pop(), open.last_mut()) {
                    around.2 |= numbers;
                }
            }
            c if c.is_ascii_digit() => {
                if let Some(inside) = open.last_mut() {
                    inside.1 = true;
                }
            }
            '"' | '\'' => quote = Some(c),
            _ => {}
        }
    }
    mistake
}

/// The mistake after a value in a bracket that is still open.
pub(super) fn still_open(scan: &Scan<'_>, (open, at): (char, usize), expected: &'static str) -> Mistake {
    let mistake = scan.expected(expected);
    match mistake.fault {
        Fault::Unexpected { found, .. } => {
            let spot = scan.spot(at);
            Mistake { spot: mistake.spot, fault: Fault::Bracket { found, expected, open, spot } }
        }
        _ => mistake,
    }
}

fn whole(scan: &mut Scan<'_>) -> Result<Value, Mistake> {
    skip(scan);
    let offset = scan.offset();
    if !scan.peek().is_some_and(is_name) {
        let value = value(scan, "“[”, “{” or “(”")?;
        skip(scan);
        scan.skip(|c| c == ';');
        skip(scan);
        return if scan.peek().is_none() { Ok(value) } else { Err(scan.expected("the end of the text")) };
    }
    let mut named = Vec::new();
    while scan.peek().is_some() {
        let mut name = word(scan);
        skip(scan);
        // Keywords that precede the name in many languages.
        while ["let", "const", "var", "val", "static", "mut", "pub"].contains(&name.as_str()) {
            name = word(scan);
            skip(scan);
        }
        let mut names = vec![name];
        while scan.eat(',') {
            skip(scan);
            names.push(word(scan));
            skip(scan);
        }
        // The type, if there is one: everything up to the equals sign.
        if scan.peek() == Some(':') {
            let next = scan.find(LONGEST_TYPE, |c| matches!(c, '=' | '\n' | '"' | '{'));
            let kind = next.filter(|next| next.1 == '=').map_or("", |(equals, _)| &scan.rest()[..equals]);
            if kind.chars().any(char::is_alphabetic) {
                scan.eat_text(kind);
            }
        }
        if names.iter().any(String::is_empty) || !(scan.eat('=') || scan.eat(':')) {
            return Err(scan.expected("a name such as “rows” with “=” behind it"));
        }
        skip(scan);
        scan.skip(|c| matches!(c, '&' | '!') || c.is_whitespace());
        scan.eat_text("vec!");
        for (name, value) in values(scan, names)? {
            named.push((name, value));
        }
        skip(scan);
        scan.skip(|c| matches!(c, ';' | ','));
        skip(scan);
    }
    Ok(Value { offset, kind: Kind::Map(named) })
}

/// The values that names get: that of the only one; or as many values, in brackets or with commas between them.
fn values(scan: &mut Scan<'_>, names: Vec<String>) -> Result<Vec<(String, Value)>, Mistake> {
    let first = value(scan, "“[” or “(”")?;
    if names.len() == 1 {
        return Ok(names.into_iter().zip([first]).collect());
    }
    skip(scan);
    let mut values = vec![first];
    while values.len() < names.len() && scan.eat(',') {
        skip(scan);
        values.push(value(scan, "“[” or “(”")?);
        skip(scan);
    }
    if let [Value { kind: Kind::List(items), .. }] = &mut values[..]
        && items.len() == names.len()
    {
        values = std::mem::take(items);
    }
    if values.len() != names.len() {
        return Err(scan.expected("a value for each name"));
    }
    Ok(names.into_iter().zip(values).collect())
}

fn is_name(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}

/// Skips the letters, digits and underscores that stand here.
pub(super) fn word(scan: &mut Scan<'_>) -> String {
    let rest = scan.rest();
    scan.skip(|c| c.is_alphanumeric() || c == '_');
    rest[..rest.len() - scan.rest().len()].to_owned()
}

/// Skips white space and comments.
fn skip(scan: &mut Scan<'_>) {
    loop {
        scan.skip_space();
        if scan.rest().starts_with("//") || scan.rest().starts_with("# ") {
            scan.skip(|c| c != '\n');
        } else if scan.rest().starts_with("/*") {
            let end = place_of("*/", scan.rest()).map_or(scan.rest().len(), |end| end + 2);
            let remark = &scan.rest()[..end];
            scan.eat_text(remark);
        } else {
            return;
        }
    }
}

/// Reads a value inside `depth` brackets. In round ones, it may begin with a comma.
fn deeper(scan: &mut Scan<'_>, expected: &'static str, depth: usize, round: bool) -> Result<Value, Mistake> {
    skip(scan);
    let offset = scan.offset();
    if depth > DEEPEST {
        return Err(scan.expected("fewer brackets inside each other"));
    }
    let kind = match scan.peek() {
        Some(open @ ('[' | '(')) => {
            scan.eat(open);
            list(scan, (open, offset), depth)?
        }
        Some('{') => {
            scan.eat('{');
            map(scan, offset, depth)?
        }
        Some(quote @ ('"' | '\'')) => Kind::Text(quoted(scan, quote)?),
        Some(c) if c.is_ascii_digit() => number(scan)?,
        Some('-') => {
            let digits: String =
                scan.rest().chars().skip(1).take_while(|c| c.is_ascii_digit() || *c == '.').take(8).collect();
            if digits.is_empty() {
                return Err(scan.expected(expected));
            }
            return Err(scan.fault(offset, Fault::NotWhole { number: format!("-{digits}") }));
        }
        // q writes a list of one value this way.
        Some(',') if round => {
            scan.eat(',');
            let only = deeper(scan, expected, depth + 1, false)?;
            Kind::List(vec![only])
        }
        Some(c) if is_name(c) => Kind::Word(word(scan)),
        _ => return Err(scan.expected(expected)),
    };
    Ok(Value { offset, kind })
}

fn number(scan: &mut Scan<'_>) -> Result<Kind, Mistake> {
    let (offset, rest) = (scan.offset(), scan.rest());
    scan.skip(|c| c.is_ascii_digit() || matches!(c, '.' | 'e' | 'E'));
    let written = &rest[..rest.len() - scan.rest().len()];
    if let Some(whole) =
        written.strip_suffix(".0").or(Some(written)).filter(|whole| whole.chars().all(|c| c.is_ascii_digit()))
    {
        // A number too large for this is too large for everything.
        return Ok(Kind::Number(whole.parse().unwrap_or(u32::MAX)));
    }
    Err(scan.fault(offset, Fault::NotWhole { number: written.to_owned() }))
}

/// The text between two quotes; a backslash keeps the next character.
pub(super) fn quoted(scan: &mut Scan<'_>, quote: char) -> Result<String, Mistake> {
    let offset = scan.offset();
    scan.eat(quote);
    let mut text = String::new();
    while let Some(c) = scan.peek() {
        scan.eat(c);
        match c {
            c if c == quote => return Ok(text),
            '\\' => text.push(escaped(scan)),
            '\n' => break,
            c => text.push(c),
        }
    }
    Err(scan.fault(offset, Fault::OpenQuote { quote }))
}

fn escaped(scan: &mut Scan<'_>) -> char {
    let Some(c) = scan.peek() else { return '\\' };
    scan.eat(c);
    match c {
        'n' | 't' | 'r' => ' ',
        'u' => {
            let hex: String = scan.rest().chars().take(4).take_while(char::is_ascii_hexdigit).collect();
            scan.eat_text(&hex);
            u32::from_str_radix(&hex, 16).ok().and_then(char::from_u32).unwrap_or('\u{fffd}')
        }
        c => c,
    }
}

/// The values up to a closing bracket, separated by commas. In q, semicolons separate values, and numbers with only
/// space between them belong together.
fn list(scan: &mut Scan<'_>, open: (char, usize), depth: usize) -> Result<Kind, Mistake> {
    let close = if open.0 == '(' { ')' } else { ']' };
    let mut items = Vec::new();
    skip(scan);
    if scan.eat(close) {
        return Ok(Kind::List(items));
    }
    if scan.peek().is_none() {
        return Err(still_open(scan, open, "a value"));
    }
    loop {
        let item = deeper(scan, "a number or a list", depth + 1, close == ')')?;
        items.push(numbers(scan, item)?);
        skip(scan);
        if scan.eat(close) {
            break;
        }
        let separated = scan.eat(',') || scan.eat(';');
        skip(scan);
        // Many languages allow a trailing comma.
        if separated && scan.eat(close) {
            return Ok(Kind::List(items));
        }
        if !separated {
            return Err(still_open(scan, open, if close == ')' { "“,” or “)”" } else { "“,” or “]”" }));
        }
        if scan.peek().is_none() {
            return Err(still_open(scan, open, "a value"));
        }
    }
    // A q list of plain numbers has no brackets of its own.
    if let [Value { kind: Kind::List(inner), offset }] = &items[..]
        && inner.first().is_some_and(|first| first.offset == *offset)
    {
        return Ok(Kind::List(inner.clone()));
    }
    Ok(Kind::List(items))
}

/// Reads numbers with only space between them as a list.
fn numbers(scan: &mut Scan<'_>, first: Value) -> Result<Value, Mistake> {
    if !matches!(first.kind, Kind::Number(_)) {
        return Ok(first);
    }
    let offset = first.offset;
    let mut run = vec![first];
    loop {
        skip(scan);
        let offset = scan.offset();
        if !scan.peek().is_some_and(|c| c.is_ascii_digit()) {
            break;
        }
        run.push(Value { offset, kind: number(scan)? });
    }
    Ok(match run.len() {
        1 => run.remove(0),
        _ => Value { offset, kind: Kind::List(run) },
    })
}

fn map(scan: &mut Scan<'_>, offset: usize, depth: usize) -> Result<Kind, Mistake> {
    let mut entries = Vec::new();
    skip(scan);
    while !scan.eat('}') {
        let key = match scan.peek() {
            Some(quote @ ('"' | '\'')) => quoted(scan, quote)?,
            Some(c) if is_name(c) => word(scan),
            None => return Err(still_open(scan, ('{', offset), "“}”")),
            Some(_) => return Err(scan.expected("a name such as “rows”, or “}”")),
        };
        skip(scan);
        if !(scan.eat(':') || scan.eat_text("=>") || scan.eat('=')) {
            return Err(scan.expected("“:” behind the name"));
        }
        entries.push((key, deeper(scan, "a value", depth + 1, false)?));
        skip(scan);
        if !(scan.eat(',') || scan.eat(';') || scan.peek() == Some('}')) {
            return Err(still_open(scan, ('{', offset), "“,” or “}”"));
        }
        skip(scan);
    }
    Ok(Kind::Map(entries))
}
