//! From a message to a card: a QR code that is a puzzle with one solution.
//!
//! A QR code leaves much open: its size, error correction level and mask, how the text is divided, and the padding
//! after the message. The search uses all of it, so nearly every text has a card that lines solve without a given.
//!
//! ```
//! # mod nonoscope { pub use nonoscope_core::*; pub mod make { pub use nonoscope_make::*; } pub mod qr { pub use nonoscope_qr::*; } }
//! use nonoscope::make::message::{Wish, card};
//!
//! let card = card("HELLO", &Wish::default(), &mut ())?;
//! assert_eq!((card.made.picture.width(), card.made.givens()), (21, 0));
//! assert_eq!(nonoscope::qr::read(&card.made.picture).unwrap().text(), "HELLO");
//! # Ok::<(), nonoscope::make::message::MessageError>(())
//! ```

mod canvas;
mod error;
mod freedom;
mod read_back;
mod search;
mod segments;
mod wish;

pub use error::MessageError;
pub use nonoscope_qr::Level;
pub use wish::{Aim, Wish};

use super::repair::{self, Effort, fewest_givens};
use super::{Appraisal, Made};
use nonoscope_core::puzzle::Puzzle;
use nonoscope_core::solve::{Verdict, Watch};
use nonoscope_qr::Version;
use search::{Pattern, Search};
use std::ops::ControlFlow;

/// The most work for a search, in cubes of modules: about a second natively, and two in a browser, at any size.
const MOST_WORK: u64 = 450_000_000;

/// A version may take one part in this many of the remaining work.
const SHARE: u64 = 3;

/// Larger patterns than this need many free bits: with fewer than this many for 100 modules, only a quarter of the share is spent, and with fewer
/// than half as many, a sixteenth.
const LARGE: usize = 45;
const FEW: usize = 10;
const VERY_FEW: usize = FEW / 2;

/// No pattern of this version has one solution: in both copies of its version information, four modules can be swapped without changing a clue.
const AMBIGUOUS: usize = 8;

/// How many patterns are looked at for the fewest givens.
const KEPT: usize = 4;

/// How many patterns compete for the hardest.
const RATED: usize = 12;

/// The most open cells of a pattern that is checked for one solution, and the most work for that.
const MOST_OPEN: usize = 240;
const EFFORT: u64 = 400;

/// A puzzle whose solution is a QR code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Card {
    /// The puzzle and its appraisal, with a rating only for [`Aim::Hard`], because that takes longer than all else. [`Made::changed`] are modules
    /// that differ from the code and that error correction repairs: none, unless [`Wish::spend`] allows it.
    pub made: Made,
    /// The size of the code: 1 to 40, with a side of 17 + 4 × version cells.
    pub version: u8,
    /// How much of the code corrects errors.
    pub level: Level,
    /// The mask, 0 to 7.
    pub mask: u8,
    /// How many patterns were looked at.
    pub tried: u64,
}

/// A card for a text. The same text and wish always give the same card.
///
/// It has no quiet zone: for a camera, its picture needs four light cells on each side. Two readers that share no code have read exactly the text
/// from it, so a mistake in our tables cannot confirm itself.
///
/// # Errors
/// [`MessageError`] says why there is none.
pub fn card(text: &str, wish: &Wish, watch: &mut dyn Watch) -> Result<Card, MessageError> {
    if text.is_empty() {
        return Err(MessageError::Empty);
    }
    let levels: Vec<Level> = Level::ALL.into_iter().rev().filter(|&level| level >= wish.level).collect();
    let (first, last) = (usize::from(*wish.versions.start()).max(1), usize::from(*wish.versions.end()).min(40));
    let versions: Vec<Version> = (first..=last)
        .filter_map(Version::numbered)
        .filter(|&version| segments::encoded(text, version, &[]).len() <= 8 * version.bytes(wish.level))
        .collect();
    let Some(&smallest) = versions.first() else {
        return Err(MessageError::TooLong { bytes: text.len(), version: last as u8, level: wish.level });
    };
    let mut search = Search::new(text, wish.seed, MOST_WORK, watch);
    let hardest = if wish.aim == Aim::Hard { hardest(&mut search, &versions, &levels, wish) } else { None };
    let made = match (hardest, wish.aim) {
        (Some(hardest), _) => hardest,
        (None, Aim::FewestGivens) => {
            let patterns = patterns(&mut search, &[smallest], &levels, wish.spend);
            with_fewest_givens(&mut search, patterns, wish)?
        }
        (None, Aim::NoGivens | Aim::Hard) => {
            let patterns = patterns(&mut search, &versions, &levels, wish.spend);
            with_fewest_givens(&mut search, patterns, wish)?
        }
    };
    let (pattern, made) = made;
    if !read_back::says(&made.picture, text) {
        return Err(MessageError::Misread);
    }
    let (version, mask) = (pattern.version.number() as u8, pattern.mask as u8);
    Ok(Card { made, version, level: pattern.level, mask, tried: search.tried() })
}

/// The best patterns, from the smallest version on; only one if lines solve it.
fn patterns(search: &mut Search<'_>, versions: &[Version], levels: &[Level], spend: bool) -> Vec<Pattern> {
    let mut best: Vec<Pattern> = Vec::new();
    for &version in versions {
        if version.number() == AMBIGUOUS && versions.len() > 1 {
            continue;
        }
        let share = match versions.len() {
            1 => search.left(),
            _ => search.left() / SHARE / waste(search.free_bits(version, levels), version.side()),
        };
        let mut found = search.best(version, levels, share / 8 * 7);
        if spend && found.first().is_some_and(|pattern| !pattern.open.is_empty()) {
            let end = search.left().saturating_sub(share / 8);
            found = found.into_iter().map(|pattern| search.spent(pattern, end)).collect();
        }
        found.sort_by_key(|pattern| pattern.open.len());
        if found.first().is_some_and(|pattern| pattern.open.is_empty()) {
            found.truncate(1);
            return found;
        }
        // Of equally good ones, the smaller ones stay.
        best.extend(found);
        best.sort_by_key(|pattern| pattern.open.len());
        best.truncate(KEPT);
        // Not even all masks could be looked at.
        if search.is_stopped() || search.left() < 8 * (version.side() as u64).pow(3) {
            break;
        }
    }
    best
}

/// The reduction of the share for a version that lines hardly ever solve.
fn waste(free_bits: usize, side: usize) -> u64 {
    match 100 * free_bits / (side * side) {
        _ if side <= LARGE => 1,
        0..VERY_FEW => 16,
        VERY_FEW..FEW => 4,
        _ => 1,
    }
}

/// Of some patterns, the one that needs the fewest givens, with these.
fn with_fewest_givens(
    search: &mut Search<'_>,
    patterns: Vec<Pattern>,
    wish: &Wish,
) -> Result<(Pattern, Made), MessageError> {
    let aim = if wish.lines_only { repair::Aim::Lines } else { repair::Aim::OneSolution };
    let mut best: Option<(Pattern, Puzzle, usize, bool)> = None;
    for pattern in patterns {
        let Some(puzzle) = pattern.modules.puzzle() else { continue };
        let picture = pattern.modules.grid();
        let Ok(givens) = fewest_givens(&puzzle, &picture, aim, GIVENS_EFFORT, search.watch()) else { continue };
        let count = givens.cells.len();
        if best.as_ref().is_none_or(|&(.., fewest, _)| count < fewest) {
            best = Some((pattern, givens.given(&puzzle, &picture), count, givens.proven));
        }
        if count == 0 {
            break;
        }
    }
    if search.is_stopped() {
        return Err(MessageError::Stopped);
    }
    let (pattern, puzzle, _, proven) = best.ok_or(MessageError::Stopped)?;
    let appraisal = Appraisal::by_lines(&puzzle).searched(&puzzle, Some(APPRAISED), search.watch());
    let made = Made { puzzle, picture: pattern.modules.grid(), changed: pattern.spent.clone(), proven, appraisal };
    Ok((pattern, made))
}

/// The most work for finding the fewest givens of a pattern.
const GIVENS_EFFORT: Effort = Effort { conflicts: 3_000, questions: 10_000 };

/// The most work for finding out how many solutions the card has.
const APPRAISED: u64 = 20_000;

/// The hardest of some patterns with one solution and no givens, if there is one.
fn hardest(search: &mut Search<'_>, versions: &[Version], levels: &[Level], wish: &Wish) -> Option<(Pattern, Made)> {
    let mut candidates: Vec<Pattern> = Vec::new();
    for &version in versions.iter().filter(|version| version.number() != AMBIGUOUS) {
        let share = search.left() / SHARE;
        let mut checked = 0;
        search.patterns(version, levels, share, &mut |pattern| {
            let is_candidate = match pattern.open.len() {
                0 => true,
                1..=MOST_OPEN if !wish.lines_only => {
                    checked += 1;
                    has_one_solution(&pattern)
                }
                _ => false,
            };
            if is_candidate {
                candidates.push(pattern);
            }
            if candidates.len() >= RATED || checked >= 20 * RATED {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if !candidates.is_empty() || search.is_stopped() {
            break;
        }
    }
    let rated = candidates.into_iter().filter_map(|pattern| {
        let puzzle = pattern.modules.puzzle()?;
        let appraisal = Appraisal::of(&puzzle, Some(APPRAISED), search.watch());
        let made = Made { puzzle, picture: pattern.modules.grid(), changed: Vec::new(), proven: true, appraisal };
        (made.appraisal.verdict == Verdict::Unique).then_some((pattern, made))
    });
    // Of equally hard ones the first.
    rated.reduce(|best, next| if number(&next.1) > number(&best.1) { next } else { best })
}

fn number(made: &Made) -> u64 {
    made.appraisal.rating.as_ref().map_or(0, |rating| u64::from(rating.number))
}

fn has_one_solution(pattern: &Pattern) -> bool {
    let appraised = |puzzle: Puzzle| Appraisal::by_lines(&puzzle).searched(&puzzle, Some(EFFORT), &mut ());
    pattern.modules.puzzle().is_some_and(|puzzle| appraised(puzzle).verdict == Verdict::Unique)
}
