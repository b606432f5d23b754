//! `qr`: the message of the solution, or the different messages of several solutions.

use super::arguments::QrArgs;
use super::console::Console;
use super::ending::Ending;
use super::one;
use super::output::write_json;
use super::printable;
use super::progress::Task;
use crate::qr::{Message, Remark, read};
use crate::solve::{Method, solve_watched};
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, Write};

/// The most solutions whose messages are read.
const MOST_READ: usize = 16;

/// A message.
#[derive(Serialize)]
struct MessageObject<'m> {
    text: &'m str,
    link: Option<String>,
    remarks: Vec<RemarkObject>,
}

/// The remarks on a message.
#[derive(Serialize)]
struct RemarkObject {
    kind: &'static str,
    #[serde(flatten)]
    details: Value,
    sentence: String,
}

pub(super) fn run(arguments: &QrArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let Some(reading) = one::puzzle(&arguments.chosen, console) else { return Ok(Ending::Unreadable) };
    let options = arguments.limit.options(Method::default()).solutions(MOST_READ);
    let mut task = Task::new(console, "Solving".to_owned());
    let outcome = solve_watched(&reading.puzzle, options, &mut task);
    drop(task);
    let mut messages: Vec<Message> = Vec::new();
    for message in outcome.solutions.iter().filter_map(read) {
        match messages.iter_mut().find(|other| other.says_the_same(&message)) {
            // Of equal messages, the one with the fewest remarks.
            Some(other) if other.remarks().len() > message.remarks().len() => *other = message,
            Some(_) => {}
            None => messages.push(message),
        }
    }
    for message in &messages {
        if arguments.json {
            write_json(out, &object(message))?;
        } else {
            print(message, console, out)?;
        }
    }
    match (messages.is_empty(), Ending::of(outcome.verdict)) {
        (false, _) => Ok(Ending::Done),
        (true, Ending::Done) => {
            console.complain("The solution is not a readable QR code.");
            Ok(Ending::Unreadable)
        }
        (true, undecided) => {
            console.complain(&outcome.sentence().to_string());
            Ok(undecided)
        }
    }
}

/// Prints a message for people. The remarks go to standard error, so that the text can be piped on.
fn print(message: &Message, console: &Console, out: &mut impl Write) -> io::Result<()> {
    if !message.text().is_empty() {
        writeln!(out, "{}", printable::lines(message.text()))?;
    }
    // A terminal shows both, in this order.
    out.flush()?;
    for remark in message.remarks().iter().filter(|remark| remark.is_for_people()) {
        console.note(&remark.to_string());
    }
    Ok(())
}

fn object(message: &Message) -> MessageObject<'_> {
    let remark = |remark: &Remark| {
        let (kind, details) = kind(remark);
        RemarkObject { kind, details, sentence: remark.to_string() }
    };
    MessageObject {
        text: message.text(),
        link: message.link(),
        remarks: message.remarks().iter().map(remark).collect(),
    }
}

/// The kind of a remark in JSON, and its numbers.
fn kind(remark: &Remark) -> (&'static str, Value) {
    match remark {
        Remark::Micro { version } => ("micro", json!({ "version": version })),
        Remark::Stance(stance) => (
            "stance",
            json!({ "degrees": 90 * u32::from(stance.turns), "mirrored": stance.mirrored, "inverted": stance.inverted }),
        ),
        Remark::Corrected { cells } => ("corrected", json!({ "cells": cells })),
        Remark::Part { part, of } => ("part", json!({ "part": part, "of": of })),
        Remark::Gs1 => ("gs1", json!({})),
        Remark::Industry { indicator } => ("industry", json!({ "indicator": indicator })),
        Remark::Undeclared(assumed) => ("undeclared", json!({ "set": assumed.name() })),
        Remark::UnsupportedSet { number } => ("unsupported-set", json!({ "eci": number })),
        Remark::Malformed => ("malformed", json!({})),
        Remark::UnsupportedMode { mode } => ("unsupported-mode", json!({ "mode": mode })),
        Remark::NoText => ("no-text", json!({})),
    }
}
