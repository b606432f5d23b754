//! Nested lists in any language, as JSON, YAML and programs write them: one reader for all, which keeps the place of every
//! value and the words in front of it.
//!
//! Brackets of every kind make lists. A word directly before a bracket, such as `vec!` or `listOf`, is not a value; nor is
//! anything outside brackets, except lists, and numbers, texts and words with a name. In YAML, lines with dashes
//! make a list. In q, semicolons separate values, and numbers with only space between them belong together.
//!
//! We have our own reader because no crate reads all of these, and JSON crates do not say where a value was.

use crate::error::{Expected, Fault, Mistake};
use crate::text::{Scan, headings, looked_at, place_of};
use nonoscope_words::{Text, expected};

/// A value, and the byte offset where it begins.
#[derive(Clone, Debug)]
pub(crate) struct Value {
    pub(crate) offset: usize,
    /// Where its name stands: a key, a variable, a function, or the last words before it.
    name: (u32, u32),
    /// Whether a sign such as a colon gives it this name.
    pub(crate) has_key: bool,
    pub(crate) kind: Kind,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    List(Vec<Value>),
    Number(u32),
    Text(String),
    /// `null`, `true`, `None` and the like.
    Word(String),
    /// What belongs into no list of numbers.
    Wrong,
}

impl Value {
    pub(crate) fn new(offset: usize, kind: Kind) -> Value {
        Value { offset, name: (0, 0), has_key: false, kind }
    }

    /// Its name, if it has one.
    pub(crate) fn name<'t>(&self, at: &Scan<'t>) -> &'t str {
        at.between(self.name.0 as usize, self.name.1 as usize)
    }

    /// Its name without the backslashes before characters of a quoted key.
    pub(super) fn plain_key(&self, at: &Scan<'_>) -> String {
        let mut scan = at.part(self.name.0 as usize, self.name.1 as usize);
        let mut name = String::new();
        while let Some(c) = scan.peek() {
            scan.eat(c);
            name.push(if c == '\\' { escaped(&mut scan) } else { c });
        }
        name
    }

    /// Whether it is a list of values with keys, or an empty one.
    pub(super) fn is_record(&self) -> bool {
        matches!(&self.kind, Kind::List(items) if items.iter().all(|item| item.has_key))
    }

    /// The values in a list.
    pub(crate) fn items(&self) -> &[Value] {
        if let Kind::List(items) = &self.kind { items } else { &[] }
    }
}

/// How deeply brackets can be nested.
const DEEPEST: usize = 32;

/// The longest type after a name, and the longest words before a value, in bytes. Without a limit, each of many names would
/// cause a search through the rest of the text.
const LONGEST: usize = 100;

/// After this many brackets among words that are not closed, the rest of a text is not looked at.
const TRIED: usize = 8;

/// Reads one list.
pub(crate) fn value(scan: &mut Scan<'_>, expected: Expected) -> Result<Value, Mistake> {
    skip(scan);
    match scan.peek().and_then(closing) {
        Some(_) => list(scan, 0),
        None => Err(scan.expected(expected)),
    }
}

/// Reads a whole text: the values that stand in no brackets.
pub(crate) fn text(scan: &mut Scan<'_>) -> Result<Vec<Value>, Mistake> {
    values(scan, None, 0)
}

/// What is wrong with a value that belongs into no list of numbers.
pub(crate) fn wrong(at: &Scan<'_>, value: &Value) -> Mistake {
    let scan = at.from(value.offset);
    let digits = |rest: &str| -> String {
        rest.chars().take_while(|c| c.is_ascii_digit() || matches!(c, '.' | 'e' | 'E')).take(20).collect()
    };
    let (sign, rest) = scan.rest().strip_prefix('-').map_or(("", scan.rest()), |rest| ("-", rest));
    let number = digits(rest);
    match number.is_empty() || (sign.is_empty() && !number.contains('.')) {
        true => scan.expected_number(expected::number_or_list),
        false => scan.fault(value.offset, Fault::NotWhole { number: format!("{sign}{number}") }),
    }
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
fn still_open(scan: &Scan<'_>, (open, at): (char, usize)) -> Mistake {
    // The fault of the bracket says itself what is expected.
    let mistake = scan.expected(Text::default);
    match mistake.fault {
        Fault::Unexpected { found, .. } => {
            let spot = scan.spot(at);
            Mistake { spot: mistake.spot, fault: Fault::Bracket { found, open, spot } }
        }
        _ => mistake,
    }
}

/// What can follow a value behind an open bracket.
pub(crate) fn comma_or_closing(open: char) -> Text {
    Text::any([expected::sign(','), expected::sign(closing(open).unwrap_or(']'))])
}

/// The bracket that closes another one.
pub(crate) fn closing(open: char) -> Option<char> {
    [('[', ']'), ('(', ')'), ('{', '}')].into_iter().find(|pair| pair.0 == open).map(|pair| pair.1)
}

fn is_name(c: char) -> bool {
    c.is_alphabetic() || matches!(c, '_' | '$' | '@')
}

/// Skips the letters, digits and underscores that stand here, and what joins them in a path such as `Arrays.asList` or
/// `std::vector`, or in `don't`.
fn word(scan: &mut Scan<'_>) {
    let start = scan.offset();
    loop {
        scan.skip(|c| c.is_alphanumeric() || matches!(c, '_' | '$' | '@'));
        let rest = scan.rest();
        let joint = ["::", ".", "'"].into_iter().find(|joint| rest.starts_with(joint));
        let joint = joint.filter(|joint| rest[joint.len()..].starts_with(is_name));
        let Some(joint) = joint.filter(|joint| *joint != "'" || scan.offset() > start + 1) else { return };
        scan.eat_text(joint);
    }
}

/// The length of brackets that say that a name is one of a list, or of which type: `[][]int`, `[3]`, `<List<Integer>>`.
fn types(rest: &str, is_behind: bool) -> usize {
    let mut end = 0;
    while let Some(inside) = rest[end..].strip_prefix(['[', '<']).filter(|_| end < LONGEST / 5) {
        let is_list = rest[end..].starts_with('[');
        let mut open = 1;
        let length = inside.char_indices().take(LONGEST / 2).find_map(|(at, c)| {
            looked_at(1);
            match c {
                '<' if !is_list => open += 1,
                ']' | '>' if is_list == (c == ']') => open -= 1,
                c if c.is_alphanumeric() || (matches!(c, '_' | '+' | '*' | ' ')) => {}
                ',' | '[' | ']' | ':' | '&' | '?' if !is_list => {}
                _ => return Some(None),
            }
            (open == 0).then_some(Some(at + 1))
        });
        let Some(Some(length)) = length else { break };
        end += 1 + length;
    }
    // Only what something else follows is a type.
    let after = rest[end..].trim_start_matches(' ');
    let is_one = after.starts_with(|c| is_name(c) || (is_behind && matches!(c, '{' | '[' | '(' | '=' | ':')));
    if is_one && !(end > 0 && !is_behind && after.len() < rest[end..].len()) { end } else { 0 }
}

/// Skips such brackets, if they stand here.
fn skip_types(scan: &mut Scan<'_>, is_behind: bool) -> bool {
    let rest = scan.rest();
    let length = types(rest, is_behind);
    length > 0 && scan.eat_text(&rest[..length])
}

/// Skips white space and comments.
fn skip(scan: &mut Scan<'_>) {
    loop {
        scan.skip_space();
        let rest = scan.rest();
        let is_remark = rest.strip_prefix('#').is_some_and(|after| after.starts_with([' ', '#', '\t', '\n']))
            || scan.is_at_remark();
        if rest.starts_with("//") || rest.starts_with("-- ") || is_remark {
            scan.skip(|c| c != '\n');
        } else if let Some(end) = [("/*", "*/"), ("'''", "'''"), ("\"\"\"", "\"\"\"")]
            .into_iter()
            .find_map(|(start, end)| rest.strip_prefix(start).map(|inside| (inside, end)))
            .map(|(inside, end)| {
                place_of(end, inside).map_or(rest.len(), |at| rest.len() - inside.len() + at + end.len())
            })
        {
            scan.eat_text(&rest[..end]);
        } else {
            return;
        }
    }
}

/// Reads a list, at its bracket.
fn list(scan: &mut Scan<'_>, depth: usize) -> Result<Value, Mistake> {
    let (offset, text) = (scan.offset(), scan.rest());
    let open = scan.peek().unwrap_or('[');
    if depth > DEEPEST {
        return Err(scan.expected(expected::fewer_brackets));
    }
    scan.eat(open);
    let items = values(scan, Some((open, offset)), depth);
    let items = if depth == 0 { items.map_err(|mistake| likelier(scan, offset, text, mistake)) } else { items };
    Ok(Value::new(offset, Kind::List(items?)))
}

/// The values of a list, or of a text.
#[derive(Default)]
struct Values {
    items: Vec<Value>,
    open: Option<(char, usize)>,
    /// The words before the next value, and whether a sign gives them the value.
    name: (usize, usize),
    is_given: bool,
    /// The names that get the next values, in order.
    names: Vec<(usize, usize)>,
    /// How many values there were at the last separator, and whether there was one.
    group: usize,
    is_separated: bool,
    /// Whether a comma stands before the next value, which makes a list of it in q.
    is_alone: bool,
    /// How many values there were at each bar.
    bars: Vec<usize>,
    /// Up to where single and double quotes are known not to be closed. Without this, each of many would cause a search
    /// through the rest of its line.
    unclosed: [usize; 2],
}

fn span((start, end): (usize, usize)) -> (u32, u32) {
    (start as u32, end as u32)
}

/// Reads values up to the closing bracket, or to the end of the text.
fn values(scan: &mut Scan<'_>, open: Option<(char, usize)>, depth: usize) -> Result<Vec<Value>, Mistake> {
    let mut to = Values { open, ..Values::default() };
    let mut tried = 0;
    loop {
        skip(scan);
        let offset = scan.offset();
        let Some(c) = scan.peek() else { break };
        match c {
            ')' | ']' | '}' => match open {
                Some((bracket, _)) if closing(bracket) == Some(c) => {
                    scan.eat(c);
                    return Ok(to.end());
                }
                Some(open) => return Err(still_open(scan, open)),
                None => {
                    scan.eat(c);
                    to.separate(c, offset);
                }
            },
            ',' | ';' | '|' => {
                scan.eat(c);
                to.separate(c, offset);
            }
            '\'' | '"' => quoted_in(scan, &mut to, c)?,
            '-' if open.is_none() && indent(scan).is_some() => {
                let list = dashes(scan, depth)?;
                to.push(scan, list);
            }
            '[' if skip_types(scan, false) => {}
            c if closing(c).is_some() => match list(scan, if open.is_some() { depth + 1 } else { depth }) {
                Ok(list) => to.push(scan, list),
                Err(mistake) => {
                    // Among words, a bracket may be a face or the like.
                    let among_words = scan.from(offset + 1).rest().trim_start().starts_with(char::is_alphabetic);
                    let is_side = headings::axis_in(scan.between(to.name.0, to.name.1)).is_some();
                    tried += 1;
                    if open.is_some() || is_side || !among_words || offset == 0 || tried > TRIED {
                        return Err(mistake);
                    }
                    *scan = scan.from(offset + 1);
                }
            },
            c if c.is_ascii_digit() || (c == '-' && scan.rest()[1..].starts_with(|c: char| c.is_ascii_digit())) => {
                let number = number(scan);
                let after = scan.rest().trim_start_matches(' ');
                if open.is_some()
                    && (after.starts_with("=>") || after.starts_with(':') && open.is_some_and(|open| open.0 == '{'))
                {
                    // The number is a key, which says nothing.
                    skip(scan);
                    let _ = scan.eat_text("=>") || scan.eat(':');
                } else {
                    to.push(scan, Value::new(offset, number));
                    // A number and a text need a separator.
                    if let (Some(open), Some('"' | '\'')) = (open, scan.peek()) {
                        return Err(still_open(scan, open));
                    }
                }
            }
            c if is_name(c) || (c == ':' && scan.rest()[1..].starts_with(is_name)) => named(scan, &mut to),
            c => {
                scan.eat(c);
                let is_before_list = scan.rest().starts_with(|c| closing(c).is_some() || matches!(c, '&' | '*' | '\''));
                if open.is_some() && !(is_before_list && matches!(c, '&' | '*' | '#' | '!' | '@' | '~' | '.' | '\\')) {
                    to.wrong(offset);
                }
            }
        }
    }
    match open {
        Some(open) => Err(still_open(scan, open)),
        None => Ok(to.end()),
    }
}

/// Reads a word: it may be the name of the next value, stand before it, or be one.
fn named(scan: &mut Scan<'_>, to: &mut Values) {
    let is_key = scan.eat(':');
    let start = scan.offset();
    word(scan);
    let end = scan.offset();
    skip_types(scan, true);
    scan.eat('!');
    let after = scan.rest().trim_start();
    // A colon before the next word makes a name of that one.
    let is_next =
        after.len() < scan.rest().len() && after.strip_prefix(':').is_some_and(|after| after.starts_with(is_name));
    let gets_value =
        !is_next && (after.starts_with("<-") || (after.starts_with(['=', ':']) && !after.starts_with("==")));
    let is_on_new_line = scan.between(to.name.1, start.min(to.name.1 + LONGEST)).contains('\n');
    if to.is_given && gets_value && to.open.is_none() && is_on_new_line {
        // The name before got a text without quotes.
        let line = scan.between(to.name.1, start).split('\n').next().unwrap_or_default();
        let text = line.trim_start_matches([':', '=', ' ']).trim().to_owned();
        to.push(scan, Value::new(start, Kind::Text(text)));
    }
    if is_key || (!to.is_given && (to.name.1 == 0 || end - to.name.0 > LONGEST || is_on_new_line)) {
        to.name = (start, end);
        to.is_given = is_key && !gets_value;
    } else if !to.is_given {
        // The words before belong to it.
        to.name.1 = end;
    }
    if gets_value && !to.is_given {
        gives(scan, to);
    } else if to.open.is_none() {
        if after.starts_with(',') && !to.is_given {
            skip(scan);
            scan.eat(',');
            to.names.push((start, end));
            to.name = (0, 0);
        }
    } else if !is_key
        && !after.starts_with(|c| is_name(c) || closing(c).is_some() || matches!(c, '"' | '\'' | '&' | '*' | ':'))
    {
        let word = scan.between(start, end).chars().take(20).collect();
        to.name = if to.is_given { to.name } else { (0, 0) };
        to.push(scan, Value::new(start, Kind::Word(word)));
    }
}

/// Skips the sign that gives a value to the name before it, and a type between the two.
fn gives(scan: &mut Scan<'_>, to: &mut Values) {
    skip(scan);
    if scan.peek() == Some(':') {
        let next = scan.find(LONGEST / 2, |c| matches!(c, '=' | '\n' | '"' | '{'));
        let kind = next.filter(|next| next.1 == '=').map_or("", |(equals, _)| &scan.rest()[..equals]);
        if kind.chars().find(|c| c.is_alphanumeric()).is_some_and(char::is_alphabetic) {
            scan.eat_text(kind);
        }
    }
    let _ = scan.eat_text("<-") || { scan.eat(':') | scan.eat('=') };
    scan.eat('>');
    to.is_given = true;
    if !to.names.is_empty() {
        to.names.push(to.name);
    }
}

impl Values {
    /// Adds a value under its name; or the values of a list, each under one of as many names.
    fn push(&mut self, scan: &Scan<'_>, mut value: Value) {
        let is_shared = self.is_given && !self.names.is_empty();
        if is_shared && value.items().len() == self.names.len() && !scan.rest().trim_start_matches(' ').starts_with(',')
        {
            let Kind::List(items) = value.kind else { return };
            let names = std::mem::take(&mut self.names);
            self.items.extend(items.into_iter().zip(names).map(|(value, name)| Value {
                name: span(name),
                has_key: true,
                ..value
            }));
        } else {
            let name = if is_shared { self.names.remove(0) } else { self.name };
            if std::mem::take(&mut self.is_alone) {
                value = Value::new(value.offset, Kind::List(vec![value]));
            }
            self.items.push(Value { name: span(name), has_key: self.is_given, ..value });
        }
        self.name = (0, 0);
        self.is_given = is_shared && !self.names.is_empty();
    }

    /// What belongs into no list of numbers stands here.
    fn wrong(&mut self, offset: usize) {
        if !matches!(self.items.last(), Some(Value { kind: Kind::Wrong, .. })) {
            self.items.push(Value::new(offset, Kind::Wrong));
        }
    }

    /// A value ends.
    fn separate(&mut self, sign: char, offset: usize) {
        let is_empty = self.group == self.items.len();
        if sign == '|' && self.open.is_some() {
            self.bars.push(self.items.len());
        } else if is_empty && sign == ',' && self.open.is_some() {
            match self.open {
                Some(('(', _)) if !self.is_alone => self.is_alone = true,
                _ => self.wrong(offset),
            }
            return;
        }
        self.is_separated = true;
        self.join();
        if self.names.is_empty() || !self.is_given {
            self.name = (0, 0);
            self.is_given = false;
            self.names.clear();
        }
    }

    /// Numbers between two separators belong together.
    fn join(&mut self) {
        let group = &self.items[self.group..];
        if self.is_separated && group.len() > 1 && group.iter().all(|value| matches!(value.kind, Kind::Number(_))) {
            let numbers: Vec<Value> = self.items.drain(self.group..).collect();
            self.items.push(Value::new(numbers[0].offset, Kind::List(numbers)));
        }
        self.group = self.items.len();
    }

    fn end(mut self) -> Vec<Value> {
        if self.bars.is_empty() {
            self.join();
            return self.items;
        }
        // Each line of an array stands between two bars.
        let mut lines = Vec::new();
        let mut items = std::mem::take(&mut self.items).into_iter();
        let mut taken = 0;
        for bar in self.bars {
            let line: Vec<Value> = items.by_ref().take(bar - taken).collect();
            taken = bar;
            lines.extend(line.first().map(|first| first.offset).map(|offset| Value::new(offset, Kind::List(line))));
        }
        lines.extend(items);
        lines
    }
}

/// Reads a text between quotes, which may be the name of the next value.
fn quoted_in(scan: &mut Scan<'_>, to: &mut Values, quote: char) -> Result<(), Mistake> {
    let offset = scan.offset();
    // Lisp quotes lists so; behind a text in quotes, its value ends.
    let is_before_list = quote == '\'' && scan.rest()[1..].starts_with(|c| closing(c).is_some());
    let ends = |rest: &str| rest.trim_start().chars().next().is_none_or(|c| ",;)]}:=".contains(c));
    let unclosed = &mut to.unclosed[usize::from(quote == '"')];
    let mut ahead = scan.from(offset);
    let text = match offset < *unclosed {
        true => Err(scan.fault(offset, Fault::OpenQuote { quote })),
        false => quoted(&mut ahead, quote),
    };
    let text = match text {
        Ok(text) if !is_before_list || ends(ahead.rest()) => text,
        Err(mistake) if to.open.is_some() && !is_before_list => return Err(mistake),
        failed => {
            if failed.is_err() {
                *unclosed = ahead.offset().max(*unclosed);
            }
            scan.eat(quote);
            return Ok(());
        }
    };
    *scan = ahead;
    let end = scan.offset() - 1;
    let after = scan.rest().trim_start();
    if !to.is_given && (after.starts_with(':') || after.starts_with('=')) {
        to.name = (offset + 1, end);
        skip(scan);
        let _ = scan.eat_text("=>") || scan.eat(':') || scan.eat('=');
        to.is_given = true;
    } else {
        to.name = if to.is_given { to.name } else { (0, 0) };
        to.push(scan, Value::new(offset, Kind::Text(text)));
    }
    Ok(())
}

fn number(scan: &mut Scan<'_>) -> Kind {
    let rest = scan.rest();
    let is_negative = scan.eat('-');
    scan.skip(|c| c.is_alphanumeric() || c == '.');
    let written = &rest[..rest.len() - scan.rest().len()];
    let digits = written.len() - written.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    // The type of a number may stand behind it.
    let is_whole =
        ["", ".", ".0", "L", "U", "u8", "u16", "u32", "u64", "usize", "i32", "i64"].contains(&&written[digits..]);
    match is_whole && !is_negative {
        // A number too large for this is too large for everything.
        true => Kind::Number(written[..digits].parse().unwrap_or(u32::MAX)),
        false => Kind::Wrong,
    }
}

/// The text between two quotes; a backslash keeps the next character.
fn quoted(scan: &mut Scan<'_>, quote: char) -> Result<String, Mistake> {
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

/// How far from the start of its line a dash is that begins it, and with it an item of a list in YAML.
fn indent(scan: &Scan<'_>) -> Option<usize> {
    let is_one = scan.rest().strip_prefix('-').is_some_and(|after| after.starts_with([' ', '\n']));
    if is_one { scan.indent(|c| matches!(c, ' ' | '-')) } else { None }
}

/// Reads a list whose items begin with dashes, all in the column of the first one.
fn dashes(scan: &mut Scan<'_>, depth: usize) -> Result<Value, Mistake> {
    let (offset, column) = (scan.offset(), indent(scan));
    if depth > TRIED {
        return Err(scan.expected(expected::fewer_lists));
    }
    let mut items = Vec::new();
    while let Some(column) = column.filter(|_| indent(scan) == column) {
        // The item ends before the next line that is not further to the right.
        let is_inside =
            |line: &&str| line.len() - line.trim_start_matches(' ').len() > column || line.trim().is_empty();
        let mut lines = scan.rest().split_inclusive('\n');
        let first = lines.next().map_or(0, str::len);
        let end = scan.offset() + first + lines.take_while(is_inside).map(str::len).sum::<usize>();
        looked_at(end - scan.offset());
        let start = scan.offset() + 1;
        let mut found = values(&mut scan.part(start, end), None, depth + 1)?;
        let is_one = found.len() == 1 && !found[0].has_key;
        items.push(if is_one { found.remove(0) } else { Value::new(start, Kind::List(found)) });
        *scan = scan.from(end);
        skip(scan);
    }
    Ok(Value::new(offset, Kind::List(items)))
}
