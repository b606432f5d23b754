//! The history of a drawing: its last steps, so that they survive a reload.
//!
//! ```text
//! 1 1f3a9c07         the version, and a checksum of all lines below
//! cells 0.A 12.A!    a stroke: cells by their index, each with what it was and what it became
//! whole              anything else: the sheet before, and the one after
//! ```

use super::{cells, opened, sealed};
use crate::make::sheet::{Dab, Dot, History, Sheet, Step};
use nonoscope_core::puzzle::{Colour, MAX_INKS};
use std::fmt::Write;

const VERSION: &str = "1";

/// About this many bytes are kept; the oldest steps are left out.
const MOST_BYTES: usize = 100_000;

/// The history as a text.
pub(crate) fn past_to_text(history: &History) -> String {
    let (mut steps, mut bytes) = (Vec::new(), 0);
    for step in history.steps() {
        let text = written(step);
        bytes += text.len();
        if bytes > MOST_BYTES {
            break;
        }
        steps.push(text);
    }
    steps.reverse();
    sealed(VERSION, &steps.concat())
}

/// The history from a text: only the steps that lead to this sheet, none if the text is invalid.
pub(crate) fn past_of(text: &str, sheet: &Sheet) -> History {
    History::of(opened(VERSION, text).and_then(read).unwrap_or_default(), sheet)
}

fn written(step: &Step) -> String {
    match step {
        Step::Cells(dabs) => {
            let mut text = "cells".to_owned();
            for dab in dabs {
                // Writing to a string never fails.
                let _ = write!(text, " {}{}{}", dab.index, letter(dab.before), letter(dab.after));
            }
            text + "\n"
        }
        Step::Whole { before, after } => format!("whole\n{}{}", cells::write(before), cells::write(after)),
    }
}

/// A cell in two letters: its colour, and whether it is given.
fn letter(dot: Dot) -> String {
    let colour = char::from_digit(dot.colour.number() as u32, MAX_INKS as u32 + 1).unwrap_or('0');
    let given = if dot.given { '!' } else { '.' };
    // Colours are digits too, so what stands first ends the index.
    [given, colour].into_iter().collect()
}

fn read(mut text: &str) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    while !text.is_empty() {
        let (line, rest) = text.split_once('\n')?;
        text = rest;
        let mut words = line.split(' ');
        match words.next()? {
            "cells" => steps.push(Step::Cells(words.map(read_dab).collect::<Option<_>>()?)),
            "whole" => {
                let (before, rest) = cells::read(text)?;
                let (after, rest) = cells::read(rest)?;
                text = rest;
                steps.push(Step::Whole { before: Box::new(before), after: Box::new(after) });
            }
            _ => return None,
        }
    }
    Some(steps)
}

fn read_dab(word: &str) -> Option<Dab> {
    let end = word.find(['.', '!'])?;
    let index = word[..end].parse().ok()?;
    let [one, other] = [word.get(end..end + 2)?, word.get(end + 2..)?];
    Some(Dab { index, before: read_dot(one)?, after: read_dot(other)? })
}

fn read_dot(word: &str) -> Option<Dot> {
    let mut letters = word.chars();
    let given = match letters.next()? {
        '!' => true,
        '.' => false,
        _ => return None,
    };
    let number = letters.next()?.to_digit(MAX_INKS as u32 + 1)?;
    let colour = Colour::try_from(number as u8).ok()?;
    letters.next().is_none().then_some(Dot { colour, given })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::make::drawing::{Brush, Drawing, Tool};
    use crate::make::sheet::Move;
    use nonoscope_core::puzzle::At;

    fn drawn() -> Drawing {
        let mut drawing = Drawing::default();
        let brush = |tool| Brush { tool, ink: Colour::INK, symmetry: Default::default() };
        for (tool, from, to) in
            [(Tool::Pen, (1, 2), (1, 5)), (Tool::Give, (1, 2), (3, 2)), (Tool::Frame, (4, 4), (8, 9))]
        {
            drawing.begin(At::new(from.0, from.1), brush(tool));
            drawing.extend(At::new(to.0, to.1));
            assert!(drawing.end());
        }
        assert!(drawing.do_to_all(Move::Turn));
        drawing.begin(At::new(0, 0), brush(Tool::Pen));
        assert!(drawing.end());
        drawing
    }

    #[test]
    fn steps_come_back_and_can_be_undone() {
        let mut drawing = drawn();
        let text = past_to_text(drawing.history());
        let mut again = Drawing::of(drawing.sheet().clone(), past_of(&text, drawing.sheet()));
        assert_eq!(again.history().steps().count(), 5);
        while drawing.undo() {
            assert!(again.undo());
            assert_eq!(drawing.sheet(), again.sheet());
        }
        assert!(!again.undo() && again.sheet().is_blank());
    }

    #[test]
    fn steps_of_another_drawing_and_rubbish_are_none() {
        let drawing = drawn();
        let text = past_to_text(drawing.history());
        assert!(!past_of(&text, &Sheet::default()).can_undo());
        for end in 0..text.len() - 1 {
            assert!(!past_of(&text[..end], drawing.sheet()).can_undo());
        }
        for rubbish in
            ["cells 5", "cells x.1.0", "cells 5.1.é", "cells 5.1.", "whole\nsize 1 1\n", "what\n", "cells 5.1.0.0\n"]
        {
            assert!(!past_of(&sealed("1", rubbish), drawing.sheet()).can_undo(), "{rubbish}");
        }
    }

    #[test]
    fn not_all_of_a_long_past_is_kept() {
        let mut drawing = Drawing::default();
        for size in (20..200).chain(100..150) {
            drawing.do_to_all(Move::Resize { width: size, height: size, anchor: Default::default() });
            drawing.begin(At::new(0, 0), Brush { tool: Tool::Line, ink: Colour::INK, symmetry: Default::default() });
            drawing.extend(At::new(size - 1, size - 1));
            drawing.end();
        }
        let text = past_to_text(drawing.history());
        assert!(text.len() <= MOST_BYTES + 20, "{}", text.len());
        let again = past_of(&text, drawing.sheet());
        assert!(again.steps().count() > 10 && again.steps().count() < drawing.history().steps().count());
    }
}
