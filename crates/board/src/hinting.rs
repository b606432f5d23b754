//! Hints while somebody solves: as on the page, bit by bit, and never from a wrong mark.
//!
//! Only the program with the method `human` finds them. It is loaded for that, and answers in a worker ([`hint`]).

use super::kind::Kind;
use super::model::Model;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_core::solve::{Hint, Judged, Verdict};
use nonoscope_play::{Explanation, Said};
use nonoscope_words::{Text, board as said, marking};

/// What a person would do next, for a puzzle and what is known of it; `None` if the bytes are invalid or this program gives no hints.
pub fn hint<K: Kind>(asked: &[u8]) -> Option<Vec<u8>> {
    let (puzzle, known): (Puzzle, Grid) = postcard::from_bytes(asked).ok()?;
    let hint = K::hint(&puzzle, &known)?;
    let explanation = match &hint {
        Hint::Step(trace) => trace.step(0).and_then(|step| K::explain(&puzzle, &known, &step)),
        Hint::Finished | Hint::Mistake(_) | Hint::NoSolution | Hint::Nothing => None,
    };
    postcard::to_allocvec(&(known, hint, explanation)).ok()
}

impl<K: Kind> Model<K> {
    /// Shows more of the hint, applies it in the end, or says why there is none. If one has to be found first, it is what [`hint`]
    /// takes.
    pub(super) fn ask_for_hint(&mut self) -> Option<Vec<u8>> {
        let asked = self.advise();
        self.settle();
        asked
    }

    fn advise(&mut self) -> Option<Vec<u8>> {
        let player = self.by_hand()?;
        if player.marking().solution().is_some() {
            player.marking_mut().say_nothing();
            return None;
        }
        if player.marking_mut().go_on_with_hint() {
            return None;
        }
        let said = match player.judge_marks() {
            Some(Judged::Possible) => {
                return postcard::to_allocvec(&(player.puzzle(), player.marking().known())).ok();
            }
            Some(Judged::Wrong(wrong)) => {
                player.marking_mut().warn(wrong);
                return None;
            }
            Some(Judged::NoSolution) => Hint::NoSolution.sentence(player.puzzle().palette()),
            None => said::no_hint_here(),
        };
        player.marking_mut().say(said);
        None
    }

    /// The answer to [`hint`] has come; no bytes if the program that finds hints could not be loaded, or has crashed. Marks that have
    /// changed since need another one.
    pub(super) fn hear_hint(&mut self, found: &[u8]) {
        let found: Option<(Grid, Hint, Option<Explanation>)> = postcard::from_bytes(found).ok();
        let Some(player) = self.by_hand() else { return };
        let verdict = player.outcome().verdict;
        match found {
            None => {
                player.marking_mut().say(Said { what: said::program_failed(), press: said::press_hint_again() });
            }
            Some((known, ..)) if known != *player.marking().known() => {}
            Some((_, Hint::Step(trace), Some(explanation))) => player.marking_mut().give_hint(trace, explanation),
            Some((_, hint, _)) => {
                let (advice, press) = match hint {
                    Hint::Mistake(_) => (Text::default(), marking::press_check_for_mistakes()),
                    Hint::Nothing if verdict == Verdict::Multiple => {
                        (marking::solutions_differ_here(), Text::default())
                    }
                    Hint::Nothing => (said::look_further_ahead(), Text::default()),
                    Hint::Step(_) | Hint::Finished | Hint::NoSolution => Default::default(),
                };
                let what = Text::sentences([hint.sentence(player.puzzle().palette()), advice]);
                player.marking_mut().say(Said { what, press });
            }
        }
        self.settle();
    }
}
