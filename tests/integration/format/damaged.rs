//! No text makes a reader panic, run long or use much memory: texts in all formats, damaged at random, and short pieces
//! repeated up to the longest text allowed. If the environment variable `NONOSCOPE_MANY` is set, there are many more of
//! them, and only then is their time limited; their memory always is.

use super::damage::damaged;
use crate::cases::{cases, rounds};
use crate::makers::chance::Chance;
use crate::makers::seeded::seeded_puzzle;
use allocation_counter::measure;
use nonoscope::format::{Format, MAX_TEXT, Reading, read, read_all, read_all_as, text_of, write};
use std::env;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

/// The longest that all readers together may take for a text, if time counts.
const LONGEST: Duration = Duration::from_secs(5);

/// The most memory that any reader may use for a text, in bytes: less than 960 MB for the longest, and little for short
/// ones.
fn most(text: &str) -> u64 {
    10_000_000 + 180 * text.len() as u64
}

fn many() -> bool {
    env::var_os("NONOSCOPE_MANY").is_some()
}

/// The texts to damage: those in the project, and small puzzles in every format.
fn samples() -> Vec<Vec<u8>> {
    let mut samples = Vec::new();
    for folder in ["crates/format/src/examples", "tests/data/formats", "tests/data/broken", "tests/data/survey"] {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(folder);
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
        files.retain(|file| file.extension().is_some_and(|extension| extension != "rs" && extension != "said"));
        files.sort();
        samples.extend(files.iter().map(|file| fs::read(file).unwrap()));
    }
    for format in Format::ALL {
        for seed in 0..4 {
            let reading = Reading { format, ..Reading::from(seeded_puzzle(seed)) };
            samples.extend(write(&reading, format).map(|written| written.text.into_bytes()));
        }
    }
    let coloured = read(COLOURED).unwrap();
    for format in Format::ALL {
        samples.extend(write(&coloured, format).map(|written| written.text.into_bytes()));
    }
    samples
}

/// A coloured puzzle with everything that a format can hold.
const COLOURED: &str = r##"{"title": "Rose", "background": "#fffff0",
  "colours": {"red": "#d62728", "green": {"rgb": "#2c8c2c", "letter": "n"}},
  "rows": [[[1, "red"], [1, "red"]], [["2", "red"]], [[1, "green"], {"length": 2, "colour": "red"}]],
  "columns": [["2r", "1n"], [[2, "red"]], [[1, "red"], [1, "red"]]],
  "givens": ["r-.", ".[r-]-", "n.[rn]"], "goal": ["r-r", "rr-", "nrr"]}"##;

/// Reads a text in every possible way. Returns the longest time and the most memory used.
fn read_in_every_way(text: &str) -> (Duration, u64) {
    let cost = |read: &dyn Fn() -> usize| {
        let mut time = Duration::ZERO;
        let memory = measure(|| {
            let start = Instant::now();
            assert_ne!(read(), 0);
            time = start.elapsed();
        });
        (time, memory.bytes_max)
    };
    let told = cost(&|| read_all(text).len());
    let formats = Format::ALL.into_iter().map(|format| cost(&|| read_all_as(text, format).len()));
    formats.fold(told, |(time, memory), (other_time, other_memory)| (time.max(other_time), memory.max(other_memory)))
}

/// The text that took longest, and the one that took most memory.
#[derive(Default)]
struct Worst {
    time: (Duration, String),
    memory: (u64, String),
}

impl Worst {
    fn look(&mut self, text: &str) {
        let (mut time, memory) = read_in_every_way(text);
        // Other programs may have been busy as well, but not every time.
        for _ in 0..5 {
            if time >= LONGEST && many() {
                time = time.min(read_in_every_way(text).0);
            }
        }
        assert!(time < LONGEST || !many(), "{time:?}: {}", shown(text));
        assert!(memory < most(text), "{memory} bytes: {}", shown(text));
        if time > self.time.0 {
            self.time = (time, text.to_owned());
        }
        if memory > self.memory.0 {
            self.memory = (memory, text.to_owned());
        }
    }

    fn say(&self, texts: usize) {
        let ((time, slowest), (memory, largest)) = (&self.time, &self.memory);
        println!("{texts} texts");
        println!("  the slowest: {time:?} in one reader, {} bytes: {}", slowest.len(), shown(slowest));
        println!("  the most memory: {memory} bytes in one reader, {} bytes: {}", largest.len(), shown(largest));
    }
}

fn shown(text: &str) -> String {
    text.chars().take(200).collect::<String>().escape_debug().to_string()
}

#[test]
fn damaged_texts_are_read_or_refused() {
    let samples = samples();
    let texts = if many() { 1_000_000 } else { cases(10_000) };
    let mut chance = Chance::new(1);
    let mut worst = Worst::default();
    for _ in 0..texts {
        let (one, other) = (&samples[chance.below(samples.len())], &samples[chance.below(samples.len())]);
        worst.look(&text_of(&damaged(one, other, &mut chance)));
    }
    worst.say(texts as usize);
}

#[test]
fn random_bytes_are_refused() {
    let mut chance = Chance::new(2);
    for _ in 0..cases(2_000) {
        let length = chance.below(200);
        let bytes: Vec<u8> = (0..length).map(|_| chance.below(256) as u8).collect();
        read_in_every_way(&text_of(&bytes));
    }
}

/// Pieces to be repeated.
const PIECES: [&str; 68] = [
    "1r 2g\n",
    "colour r red\n",
    "r = red\n",
    "rb.\n",
    "[rb]",
    "[1,\"red\"],",
    "{\"length\":1,\"colour\":\"red\"},",
    "\"colours\":{\"r\":\"red\"},",
    "{}",
    "{},",
    "[{},",
    "[",
    "[[",
    "]",
    "(",
    "([",
    "[],",
    "[[1],[1]],",
    "{\"rows\":[[1]],\"columns\":[[1]]},",
    "{\"a\":",
    "\"",
    "'",
    "\\",
    "1",
    "1 ",
    "1,",
    "0 ",
    "1\n",
    "1\n\n",
    "\n",
    "\r",
    " \n",
    "x",
    "x ",
    "x\n",
    "é",
    "５",
    "\u{200b}",
    "$1\n",
    "$1\n1\n1\n",
    "====\n",
    "width 1\n",
    "rows\n",
    "rows\n1\ncolumns\n1\n",
    "title x\n",
    "<puzzle/>",
    "<puzzle>",
    "<a>",
    "<a/>",
    "&amp;",
    "a=[",
    "a=1 ",
    "a=\"1\" ",
    "1x1:",
    "1x1:1/1\n",
    "/",
    ".",
    "1.",
    "a",
    "#",
    "# \n",
    "//",
    "/*",
    ": rows\n",
    "X.",
    "..\n",
    "```\n",
    "https://puzz.link/p?nonogram/1/1/1",
];

/// What can precede the pieces.
const HEADS: [&str; 8] =
    ["", "[", "{", "<puzzleset>", "<puzzle ", "1x1:", "rows\n", "https://puzz.link/p?nonogram/9/9/"];

#[test]
fn no_long_text_takes_long_or_much_memory() {
    let length = if many() { MAX_TEXT } else { 1 << 13 };
    let mut worst = Worst::default();
    let each = PIECES.len() / rounds(PIECES.len() as u32) as usize;
    for (number, head) in HEADS.into_iter().enumerate() {
        for piece in PIECES.into_iter().skip(number % each).step_by(each) {
            worst.look(&(head.to_owned() + &piece.repeat((length - head.len()) / piece.len())));
        }
    }
    // Different names, because repeating one is a mistake.
    for (head, before, behind, end) in [
        ("<puzzle ", "a", "='' ", "/>"),
        ("<puzzle ", "xmlns:a", "='' ", "/>"),
        ("{", "a", ":[],", "}"),
        ("", "a", "=[];", ""),
        ("", "a", " 1\n", ""),
    ] {
        let names: String = (0..length / 18).map(|number| format!("{before}{number}{behind}")).collect();
        worst.look(&format!("{head}{names}{end}"));
    }
    worst.say(HEADS.len() * PIECES.len() / each + 5);
}

mod long {
    use super::{MAX_TEXT, read, read_all};

    /// If the lines before each puzzle were counted again every time, this would take hours.
    #[test]
    fn as_many_broken_puzzles_as_a_text_holds_are_refused_one_by_one() {
        for (piece, head, end) in [("{},\n", "[", "]"), ("<puzzle/>", "<puzzleset>", "</puzzleset>")] {
            let puzzles = (MAX_TEXT - head.len() - end.len()) / piece.len();
            let text = format!("{head}{}{end}", piece.repeat(puzzles));
            let found = read_all(&text);
            assert_eq!(found.len(), puzzles);
            let spot = |index: usize| found[index].as_ref().unwrap_err().mistakes[0].spot.unwrap();
            let excerpt = spot(puzzles - 1).excerpt(&text);
            assert!(piece.starts_with(&excerpt.at), "{excerpt:?}");
            assert_eq!(read(&text).unwrap_err(), *found[0].as_ref().unwrap_err());
        }
    }
}
