//! What a source file refers to in other modules: the names it imports, the paths in its code, and what it defines.
//!
//! It is read token by token, without a parser for Rust. Comments, string literals and code only for tests are skipped.

use std::collections::BTreeSet;

/// A name imported with `use`.
#[derive(Debug)]
pub(crate) struct Use {
    /// The inline modules around it.
    pub(crate) inside: Vec<String>,
    /// The path that is imported.
    pub(crate) path: Vec<String>,
    /// Its name here; `*` for everything in it.
    pub(crate) name: String,
    /// Whether it is re-exported, with any kind of `pub`.
    pub(crate) is_public: bool,
    /// The line, from 1.
    pub(crate) line: usize,
}

/// A path in the code, with at least two names.
#[derive(Debug)]
pub(crate) struct Path {
    /// The inline modules around it.
    pub(crate) inside: Vec<String>,
    /// Its names.
    pub(crate) path: Vec<String>,
    /// The line, from 1.
    pub(crate) line: usize,
}

/// What a file contains.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) uses: Vec<Use>,
    pub(crate) paths: Vec<Path>,
    /// Inline modules that are not tests.
    pub(crate) inline: Vec<Vec<String>>,
    /// Modules in separate files that are compiled only for tests.
    pub(crate) tests: Vec<String>,
    /// What is defined at the top level: types, functions, constants and so on.
    pub(crate) defined: BTreeSet<String>,
}

/// A word or a sign; `::` is one sign.
#[derive(Clone, Debug, PartialEq)]
struct Token {
    text: String,
    line: usize,
}

impl Token {
    fn is_word(&self) -> bool {
        self.text.starts_with(|c: char| c.is_alphabetic() || c == '_')
    }
}

/// The words and signs of a text, without comments, strings, characters, numbers and lifetimes.
fn tokens(text: &str) -> Vec<Token> {
    let chars: Vec<char> = text.chars().collect();
    let at = |index: usize| chars.get(index).copied().unwrap_or('\0');
    let (mut tokens, mut line, mut index) = (Vec::new(), 1, 0);
    while index < chars.len() {
        let start = index;
        match chars[index] {
            '/' if at(index + 1) == '/' => {
                while index < chars.len() && at(index) != '\n' {
                    index += 1;
                }
            }
            '/' if at(index + 1) == '*' => {
                let mut depth = 0;
                loop {
                    match (at(index), at(index + 1)) {
                        ('/', '*') => (depth, index) = (depth + 1, index + 2),
                        ('*', '/') => (depth, index) = (depth - 1, index + 2),
                        _ => index += 1,
                    }
                    if depth == 0 || index >= chars.len() {
                        break;
                    }
                }
            }
            '"' => index = behind_text(&chars, index),
            '\'' if at(index + 1) == '\\' => {
                index += 3;
                while index < chars.len() && at(index) != '\'' {
                    index += 1;
                }
                index += 1;
            }
            '\'' if at(index + 2) == '\'' => index += 3,
            '\'' => {
                index += 1;
                while at(index).is_alphanumeric() || at(index) == '_' {
                    index += 1;
                }
            }
            c if c.is_alphanumeric() || c == '_' => {
                while at(index).is_alphanumeric() || at(index) == '_' {
                    index += 1;
                }
                let word: String = chars[start..index].iter().collect();
                let hashes = chars[index..].iter().take_while(|&&c| c == '#').count();
                let is_raw = matches!(&*word, "r" | "br" | "cr") && at(index + hashes) == '"';
                if is_raw {
                    index = behind_raw_text(&chars, index + hashes, hashes);
                } else if !(c.is_numeric() || matches!(&*word, "b" | "c") && matches!(at(index), '"' | '\'')) {
                    tokens.push(Token { text: word, line });
                }
            }
            ':' if at(index + 1) == ':' => {
                tokens.push(Token { text: "::".to_owned(), line });
                index += 2;
            }
            c => {
                if !c.is_whitespace() {
                    tokens.push(Token { text: c.to_string(), line });
                }
                index += 1;
            }
        }
        line += chars[start..index.min(chars.len())].iter().filter(|&&c| c == '\n').count();
    }
    tokens
}

/// The index after a string literal whose opening quote is at an index.
fn behind_text(chars: &[char], quote: usize) -> usize {
    let mut index = quote + 1;
    while index < chars.len() && chars[index] != '"' {
        index += if chars[index] == '\\' { 2 } else { 1 };
    }
    index + 1
}

/// The same for a raw string literal with this many hashes.
fn behind_raw_text(chars: &[char], quote: usize, hashes: usize) -> usize {
    let ends = |index: usize| {
        chars[index] == '"' && chars[index + 1..].iter().take(hashes).filter(|&&c| c == '#').count() == hashes
    };
    (quote + 1..chars.len()).find(|&index| ends(index)).map_or(chars.len(), |end| end + 1 + hashes)
}

/// Whether a `cfg` condition, read from a list of words, is false unless tests are compiled.
fn never_without_tests(words: &mut &[&str]) -> bool {
    is_true_without_tests(words) == Some(false)
}

/// Whether a condition holds without tests, if that can be decided.
fn is_true_without_tests(words: &mut &[&str]) -> Option<bool> {
    let kind = *words.first()?;
    *words = &words[1..];
    let mut parts = Vec::new();
    while let Some(&word) = words.first().filter(|word| !matches!(**word, ")" | ",")) {
        *words = &words[1..];
        if word == "(" {
            while words.first().is_some_and(|&word| word != ")") {
                parts.push(is_true_without_tests(words));
                if words.first() == Some(&",") {
                    *words = &words[1..];
                }
            }
            *words = words.get(1..).unwrap_or_default();
        }
    }
    match kind {
        "test" => Some(false),
        "not" => parts.first().copied().flatten().map(|part| !part),
        "all" if parts.contains(&Some(false)) => Some(false),
        "any" if parts.iter().all(|part| *part == Some(false)) => Some(false),
        _ => None,
    }
}

impl Source {
    /// Reads a file.
    pub(crate) fn read(text: &str) -> Source {
        let mut reader =
            Reader { tokens: tokens(text), next: 0, depth: 0, inside: Vec::new(), source: Source::default() };
        while reader.next < reader.tokens.len() {
            reader.read();
        }
        reader.source
    }
}

struct Reader {
    tokens: Vec<Token>,
    next: usize,
    /// The number of open braces.
    depth: usize,
    /// The current inline modules, and the number of open braces before each.
    inside: Vec<(String, usize)>,
    source: Source,
}

impl Reader {
    fn text(&self, index: usize) -> &str {
        self.tokens.get(index).map_or("", |token| &token.text)
    }

    fn inside(&self) -> Vec<String> {
        self.inside.iter().map(|(name, _)| name.clone()).collect()
    }

    fn read(&mut self) {
        match self.text(self.next) {
            "#" => self.attribute(),
            "{" => (self.depth, self.next) = (self.depth + 1, self.next + 1),
            "}" => {
                self.depth = self.depth.saturating_sub(1);
                self.inside.retain(|&(_, before)| before < self.depth);
                self.next += 1;
            }
            "mod" if self.text(self.next + 2) == "{" => {
                self.inside.push((self.text(self.next + 1).to_owned(), self.depth));
                let inline = self.inside();
                self.source.inline.push(inline);
                self.next += 2;
            }
            "use" => {
                // `pub use`, or `pub(…) use`.
                let before = self.next.checked_sub(1).map_or("", |before| self.text(before));
                let is_public = matches!(before, "pub" | ")");
                self.next += 1;
                self.tree(&[], is_public);
            }
            "fn" | "struct" | "enum" | "trait" | "type" | "const" | "static" | "union"
                if self.inside.len() == self.depth =>
            {
                let name = self.text(self.next + 1).to_owned();
                self.source.defined.insert(name);
                self.next += 1;
            }
            _ => self.path(),
        }
    }

    /// Skips an attribute, and what follows it if that is compiled only for tests.
    fn attribute(&mut self) {
        let start = self.next;
        self.next += 1;
        if self.text(self.next) == "!" {
            self.next += 1;
        }
        self.skip_group();
        let words = self.tokens[start..self.next].iter().map(|token| &*token.text);
        let words: Vec<&str> = words.skip_while(|word| matches!(*word, "#" | "!" | "[")).collect();
        if words.starts_with(&["cfg"]) && never_without_tests(&mut &words[2..]) {
            self.skip_item();
        }
    }

    fn skip_item(&mut self) {
        while self.text(self.next) == "#" {
            self.next += 1;
            self.skip_group();
        }
        loop {
            match self.text(self.next) {
                "" => return,
                "mod" if self.text(self.next + 2) == ";" => {
                    let name = self.text(self.next + 1).to_owned();
                    self.source.tests.push(name);
                    self.next += 1;
                }
                ";" => {
                    self.next += 1;
                    return;
                }
                "{" => {
                    self.skip_group();
                    return;
                }
                "(" | "[" => self.skip_group(),
                _ => self.next += 1,
            }
        }
    }

    /// Skips brackets and their contents.
    fn skip_group(&mut self) {
        let mut depth = 0;
        loop {
            match self.text(self.next) {
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                "" => return,
                _ => {}
            }
            self.next += 1;
            if depth <= 0 {
                return;
            }
        }
    }

    /// The imports of a `use`, after a common prefix.
    fn tree(&mut self, before: &[String], is_public: bool) {
        let mut path = before.to_vec();
        let mut line = self.tokens.get(self.next).map_or(0, |token| token.line);
        loop {
            match self.text(self.next) {
                "::" => self.next += 1,
                "{" => {
                    self.next += 1;
                    while !matches!(self.text(self.next), "}" | "") {
                        self.tree(&path, is_public);
                    }
                    self.next += 1;
                    self.skip_comma();
                    return;
                }
                "*" => {
                    self.next += 1;
                    self.used(path, "*".to_owned(), is_public, line);
                    return self.skip_comma();
                }
                "as" => {
                    let name = self.text(self.next + 1).to_owned();
                    self.next += 2;
                    self.used(path, name, is_public, line);
                    return self.skip_comma();
                }
                word if self.tokens.get(self.next).is_some_and(Token::is_word) => {
                    // `{self}` is the prefix itself.
                    if word != "self" || path.is_empty() {
                        path.push(word.to_owned());
                    }
                    line = self.tokens[self.next].line;
                    self.next += 1;
                }
                _ => {
                    let name = path.last().cloned().unwrap_or_default();
                    self.used(path, name, is_public, line);
                    return self.skip_comma();
                }
            }
        }
    }

    fn skip_comma(&mut self) {
        if self.text(self.next) == "," {
            self.next += 1;
        }
    }

    fn used(&mut self, path: Vec<String>, name: String, is_public: bool, line: usize) {
        self.source.uses.push(Use { inside: self.inside(), path, name, is_public, line });
    }

    /// Reads a path, if one with at least two names begins here.
    fn path(&mut self) {
        let start = self.next;
        self.next += 1;
        if !self.tokens[start].is_word() {
            return;
        }
        let before = start.checked_sub(1).map_or("", |before| self.text(before)).to_owned();
        let mut path = vec![self.tokens[start].text.clone()];
        while self.text(self.next) == "::" && self.tokens.get(self.next + 1).is_some_and(Token::is_word) {
            path.push(self.text(self.next + 1).to_owned());
            self.next += 2;
        }
        // `pub(in crate::…)` imports nothing.
        let is_visibility = before == "in" && start >= 2 && self.text(start - 2) == "(";
        if path.len() > 1 && !matches!(&*before, "." | "::") && !is_visibility {
            let line = self.tokens[start].line;
            self.source.paths.push(Path { inside: self.inside(), path, line });
        }
    }
}
