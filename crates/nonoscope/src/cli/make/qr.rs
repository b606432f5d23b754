//! `make qr`: the card of a text.

use super::super::arguments::MakeQrArgs;
use super::super::console::Console;
use super::super::ending::Ending;
use super::super::input;
use super::super::progress::Task;
use super::printed::print;
use crate::make::message::{Card, card};
use crate::solve::{Watch, Work};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;

/// The most bytes of a text, far more than any QR code holds.
const MOST_BYTES: usize = 1 << 20;

pub(super) fn run(arguments: &MakeQrArgs, console: &Console, out: &mut impl Write) -> io::Result<Ending> {
    let made = text(&arguments.text).and_then(|text| {
        let mut trying = Trying(Task::new(console, "Looking for a card".to_owned()));
        let mut card = card(&text, &arguments.wish(), &mut trying).map_err(|error| error.to_string())?;
        if card.made.appraisal.rating.is_none() {
            card.made.appraisal = card.made.appraisal.rated(&card.made.puzzle, &mut ());
        }
        Ok(card)
    });
    match made {
        Ok(card) => print(&card.made, &about(&card, arguments.seed), &arguments.printed, console, out),
        Err(why) => {
            console.complain(&why);
            Ok(Ending::Unreadable)
        }
    }
}

/// The text itself, or that of standard input without the line break at its end.
fn text(given: &str) -> Result<String, String> {
    if given != "-" {
        return Ok(given.to_owned());
    }
    let bytes = input::bytes(Path::new("-"), MOST_BYTES);
    let bytes = bytes.map_err(|error| format!("Standard input cannot be read: {error}"))?;
    let mut text = String::from_utf8(bytes).map_err(|_| "The text is not in UTF-8.".to_owned())?;
    if text.ends_with('\n') {
        text.pop();
        text.truncate(text.strip_suffix('\r').unwrap_or(&text).len());
    }
    Ok(text)
}

/// What the card is, for people.
fn about(card: &Card, seed: u64) -> String {
    let side = card.made.picture.width();
    let mut about = format!("{side} × {side} cells, level {}, seed {seed}.", card.level);
    let cells = |count: usize| if count == 1 { "1 cell is".to_owned() } else { format!("{count} cells are") };
    let (givens, changed) = (card.made.givens(), card.made.changed.len());
    if givens > 0 {
        let proof = if card.made.proven { "the fewest possible" } else { "perhaps more than necessary" };
        about += &format!(" {} given, {proof}.", cells(givens));
    }
    if changed > 0 {
        about += &format!(" {} changed, which the error correction repairs.", cells(changed));
    }
    about
}

/// Says how many patterns were looked at.
struct Trying<'c>(Task<'c>);

impl Watch for Trying<'_> {
    fn working(&mut self, work: Work) -> ControlFlow<()> {
        self.0.has_done(|| format!("{} patterns", work.total()));
        ControlFlow::Continue(())
    }
}
