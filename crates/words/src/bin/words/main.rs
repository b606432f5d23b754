//! Puts words into a built page and a package, and says what translations lack.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod element;
mod ending;
mod package;
mod page;
mod pages;

use nonoscope_words::translations;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "\
words page FOLDER      fills the pages in a folder with English, and puts all languages beside them
words package FOLDER   puts all languages into a package for JavaScript
words missing          lists the messages that are not translated, language by language";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["page", folder] => page::write(Path::new(folder)),
        ["package", folder] => package::write(Path::new(folder)),
        ["missing"] => {
            list_missing();
            Ok(())
        }
        _ => Err(USAGE.to_owned()),
    };
    ending::end(done)
}

fn list_missing() {
    for translation in translations() {
        println!("{} ({}): {} missing", translation.name, translation.tag, translation.missing.len());
        for message in translation.missing {
            println!("  {message}");
        }
    }
}
