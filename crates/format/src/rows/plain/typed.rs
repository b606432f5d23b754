//! A line of clues as people type it, and other things that they type.

use crate::error::{Fault, Mistake};
use crate::text::headings::{self, Part};
use crate::text::{PlacedClue, Scan, Signs, lines, signs};
use nonoscope_core::puzzle::{Colour, Run};
use nonoscope_words::expected;

/// Fails if a line consists of words.
pub(crate) fn words(scan: &Scan<'_>) -> Result<(), Mistake> {
    let line = scan.rest().trim_end();
    let word: String = line.chars().take_while(|c| c.is_alphanumeric()).take(20).collect();
    if !is_word(&word) || line.contains(|c: char| c.is_ascii_digit()) {
        return Ok(());
    }
    let alone = word.len() == line.trim_end_matches([':', '.', '=']).len();
    let mistake = scan.expected_number(expected::number);
    // Letters in place of digits have a fault of their own.
    let is_number = matches!(mistake.fault, Fault::LetterForDigit { .. });
    Err(if is_number { mistake } else { scan.fault(scan.offset(), Fault::Words { found: word, alone }) })
}

/// The bullets of list items.
const BULLETS: [char; 9] = ['-', '–', '—', '*', '+', '•', '◦', '‣', '·'];

/// The bullet before the first number or word of a line; `None` if it could be a clue without runs.
pub(crate) fn bullet(line: &str) -> &str {
    let item = line.trim_start_matches(' ').strip_prefix(BULLETS).unwrap_or(line);
    let begun = item.trim_start();
    let is_item = begun.len() < item.len()
        && item.len() < line.len()
        && begun.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '-' | '–' | '"'));
    if is_item { &line[..line.len() - begun.len()] } else { "" }
}

/// The clues of one line of text: one, or several with slashes between them. In a coloured puzzle, runs have signs.
pub(crate) fn clues(
    scan: &mut Scan<'_>,
    mut signs: Option<&mut Signs>,
    into: &mut Vec<PlacedClue>,
) -> Result<(), Mistake> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | '.' | ';' | '"' | '\'' | '|');
    // A slash at the start just continues the line before.
    scan.skip(between);
    scan.eat('/');
    scan.skip(between);
    loop {
        let offset = scan.offset();
        let mut runs: Vec<u16> = Vec::new();
        let mut colours = Vec::new();
        negative(scan, false)?;
        if !scan.eat('-') && !scan.eat('–') {
            while let Some(run) = scan.number()? {
                runs.push(run);
                if let Some(signs) = signs.as_deref_mut() {
                    colours.push(colour(scan, run, signs)?);
                }
                let space = scan.peek().is_some_and(char::is_whitespace);
                scan.skip(between);
                let rest = scan.rest();
                if rest
                    .strip_prefix('-')
                    .is_some_and(|rest| rest.trim_start().starts_with(|c: char| c.is_ascii_digit()))
                {
                    negative(scan, !space)?;
                    scan.eat('-');
                    scan.skip(between);
                }
            }
        }
        scan.skip(between);
        let coloured = |(length, colour)| Run { length, colour };
        into.push(match signs {
            None => PlacedClue::new(runs, offset),
            Some(_) => PlacedClue::coloured(runs.into_iter().zip(colours).map(coloured).collect(), offset),
        });
        let slash = scan.eat('/');
        scan.skip(between);
        match scan.peek() {
            None => return Ok(()),
            Some(_) if slash => {}
            Some('?') => return Err(scan.fault(scan.offset(), Fault::HiddenNumber)),
            Some(_) => return Err(scan.expected_number(expected::number)),
        }
    }
}

/// The colour of a run whose length has just been read: its sign stands behind it, perhaps after a space.
fn colour(scan: &mut Scan<'_>, length: u16, signs: &mut Signs) -> Result<Colour, Mistake> {
    let offset = scan.offset();
    let sign = scan.word();
    if !sign.is_empty() {
        if !signs.know(sign)
            && let Some(mistake) = Scan::letter_in(scan, offset)
        {
            return Err(mistake);
        }
        return signs.colour(sign).map_err(|fault| scan.fault(offset, fault));
    }
    let after = scan.rest();
    let next = after.trim_start_matches([' ', '\t']);
    let sign = &next[..next.len() - next.trim_start_matches(char::is_alphabetic).len()];
    let colour = if signs.know(sign) {
        scan.eat_text(&after[..after.len() - next.len()]);
        scan.eat_text(sign);
        signs.colour(sign)
    } else if length == 0 {
        // A run without cells has no colour.
        Ok(Colour::INK)
    } else {
        signs.without_sign()
    };
    colour.map_err(|fault| scan.fault(offset, fault))
}

/// Whether a text that is not a puzzle in black and white is meant as a coloured one: it defines colours, or its lines
/// consist of runs with signs of usual colours, or at least of different ones. A sign or two among many numbers are slips.
pub(crate) fn is_coloured(text: &str) -> bool {
    let (mut coloured, mut plain, mut others) = (0, 0, 0);
    let mut is_certain = false;
    for (_, line) in lines::lines(text) {
        if signs::defines(line) {
            return true;
        }
        match has_signs(line) {
            Some(certain @ (true, _)) => {
                coloured += 1;
                is_certain |= certain.1;
            }
            Some(_) => plain += usize::from(line.contains(|c: char| matches!(c, '1'..='9'))),
            None => others += 1,
        }
    }
    coloured > others && (is_certain || 3 * coloured >= plain)
}

/// Whether a line of runs has signs of colours, and whether each run has one and they differ; nothing if there is something
/// else on it.
fn has_signs(line: &str) -> Option<(bool, bool)> {
    let line = line.trim_start();
    if line.starts_with('#') {
        return Some((false, false));
    }
    let is_word = |c: char| c.is_alphanumeric();
    let mut usual = false;
    let mut first = None;
    // Whether every run has a sign, and whether there are different ones.
    let (mut all, mut different) = (true, false);
    let mut after_number = false;
    for (index, word) in line.split(|c| !is_word(c)).filter(|word| !word.is_empty()).enumerate() {
        let mut rest = word;
        if index == 0 && rest.starts_with(char::is_alphabetic) {
            let heading = rest.trim_end_matches(|c: char| c.is_ascii_digit());
            let (_, part) = headings::known(heading)?;
            match part {
                Part::Clues(_) => continue,
                Part::Givens | Part::Title => return Some((false, false)),
            }
        }
        while !rest.is_empty() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let behind = &rest[digits..];
            let letters = behind.len() - behind.trim_start_matches(char::is_alphabetic).len();
            let sign = &behind[..letters];
            let is_own = digits > 0 || (after_number && signs::is_usual(sign));
            if (digits == 0 && letters == 0) || !is_own {
                return None;
            }
            let is_like_digit = sign.chars().all(|c| matches!(c, 'O' | 'o' | 'l' | 'I'));
            let is_usual = signs::is_usual(sign);
            if !sign.is_empty() && !is_usual && sign.chars().count() > 1 {
                return None;
            }
            usual |= is_usual && !is_like_digit;
            if digits > 0 {
                all &= letters == 1;
                different |= *first.get_or_insert(sign) != sign;
            }
            after_number = letters == 0;
            rest = &behind[letters..];
        }
    }
    Some((usual || (all && different), all && different))
}

/// A single letter is more likely a slip.
fn is_word(found: &str) -> bool {
    found.chars().count() > 1 && found.chars().all(char::is_alphabetic)
}

/// A better explanation for a mistake in a line, if there is one: a word.
pub(crate) fn explained(mistake: Mistake) -> Mistake {
    match mistake.fault {
        Fault::Unexpected { found: Some(found), .. } if is_word(&found) => {
            Mistake { spot: mistake.spot, fault: Fault::WordInClue { found } }
        }
        _ => mistake,
    }
}

/// Fails if there is a negative number here. A dash between numbers, as in `1-3` or `1 - 3`, is not a minus sign.
fn negative(scan: &Scan<'_>, between: bool) -> Result<(), Mistake> {
    let digits: String = scan.rest().chars().skip(1).take_while(char::is_ascii_digit).take(5).collect();
    if between || digits.is_empty() || !scan.rest().starts_with('-') {
        return Ok(());
    }
    Err(scan.fault(scan.offset(), Fault::NotWhole { number: format!("-{digits}") }))
}
