//! A line of clues as people type it, and other things that they type.

use crate::format::error::fault::Fault;
use crate::format::error::mistake::Mistake;
use crate::format::text::draft::PlacedClue;
use crate::format::text::scan::Scan;

/// Fails if a line consists of words.
pub(crate) fn words(scan: &Scan<'_>) -> Result<(), Mistake> {
    let line = scan.rest().trim_end();
    let word: String = line.chars().take_while(|c| c.is_alphanumeric()).take(20).collect();
    if !is_word(&word) || line.contains(|c: char| c.is_ascii_digit()) {
        return Ok(());
    }
    let alone = word.len() == line.trim_end_matches([':', '.', '=']).len();
    let mistake = scan.expected("a number");
    // Letters in place of digits have a fault of their own.
    let is_number = matches!(mistake.fault, Fault::LetterForDigit { .. });
    Err(if is_number { mistake } else { scan.fault(scan.offset(), Fault::Words { found: word, alone }) })
}

/// The clues of one line of text: one, or several with slashes between them.
pub(crate) fn clues(scan: &mut Scan<'_>, into: &mut Vec<PlacedClue>) -> Result<(), Mistake> {
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | '.' | ';' | '"' | '\'' | '|');
    // A slash at the start just continues the line before.
    scan.skip(between);
    scan.eat('/');
    scan.skip(between);
    loop {
        let offset = scan.offset();
        let mut runs = Vec::new();
        negative(scan, false)?;
        if !scan.eat('-') && !scan.eat('–') {
            while let Some(run) = scan.number()? {
                runs.push(run);
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
        into.push(PlacedClue::new(runs, offset));
        let slash = scan.eat('/');
        scan.skip(between);
        match scan.peek() {
            None => return Ok(()),
            Some(_) if slash => {}
            Some(_) => return Err(scan.expected("a number")),
        }
    }
}

/// A single letter is more likely a slip.
fn is_word(found: &str) -> bool {
    found.chars().count() > 1 && found.chars().all(char::is_alphabetic)
}

/// A better explanation for a mistake in a line, if there is one: a word, or runs of several colours, such as `3r 2g`.
pub(crate) fn coloured(line: &Scan<'_>, start: usize, mistake: Mistake) -> Mistake {
    fn colour(word: &str) -> Option<&str> {
        let letter = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_one = letter.len() == 1 && letter.chars().all(|c| c.is_ascii_alphabetic());
        Some(letter).filter(|_| is_one && word.len() > 1)
    }
    let written = line.rest().get(start.saturating_sub(line.offset())..).unwrap_or_default();
    let colours: Option<Vec<&str>> = written.split_whitespace().map(colour).collect();
    match colours {
        _ if matches!(&mistake.fault, Fault::Unexpected { found: Some(found), .. } if is_word(found)) => {
            let Fault::Unexpected { found, .. } = mistake.fault else { return mistake };
            Mistake { spot: mistake.spot, fault: Fault::WordInClue { found: found.unwrap_or_default() } }
        }
        Some(colours) if colours.iter().any(|&colour| colour != colours[0]) => line.fault(start, Fault::Colours),
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
