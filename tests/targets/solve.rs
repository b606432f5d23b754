//! For any small puzzle, every step of every method is forced by its reason, and the outcome is true.

use super::bytes::Bytes;
use super::puzzle::puzzle;
use crate::checker::check;
use nonoscope::sat::Encoding;
use nonoscope::solve::{Method, Options, solve};

pub(super) fn hold(bytes: &[u8]) {
    let mut choice = Bytes::new(bytes);
    let method = Method::ALL[choice.below(Method::ALL.len())];
    let encoding = if choice.happens(64) { Encoding::Positions } else { Encoding::Order };
    let limit = choice.happens(64).then(|| choice.below(32) as u64);
    let options = Options::new(method).solutions(1 + choice.below(4)).limit(limit).encoding(encoding);
    let puzzle = puzzle(&mut choice, 7);
    let outcome = solve(&puzzle, options);
    if let Err(refusal) = check(&puzzle, &outcome) {
        panic!("{refusal:?}, {options:?}\n{}", nonoscope::format::clue_lines(&puzzle));
    }
    assert_eq!(solve(&puzzle, options), outcome, "the same puzzle, another outcome");
}
