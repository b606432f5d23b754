//! The journal: each solve as it ends, for the [record](nonoscope_play::record).

use crate::page::{Effect, Model};
use nonoscope_play::record::{Ended, PuzzleName, Solve};
use nonoscope_play::share_unsolved;

/// Notes that the solve of the puzzle on the board has ended.
pub(super) fn note(model: &Model, ended: Ended, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    let Some(name) = PuzzleName::of_marks(&model.keeping.marks.name) else { return };
    let (clock, puzzle, shelf) = (model.clock.play(), player.puzzle(), model.of_shelf());
    let mut solve = Solve::new(name, clock.begun, ended);
    (solve.millis, solve.hints, solve.checks, solve.mistakes) =
        (clock.millis, clock.hints, clock.checks, clock.mistakes);
    for technique in clock.asked {
        solve.asked_for(technique, 1);
    }
    solve.day = model.of_day();
    // No side is longer than that.
    solve.size = Some((puzzle.width() as u16, puzzle.height() as u16));
    solve.inks = puzzle.inks() as u8;
    let rating = model.shown.rated.of(model.shown.puzzles, player.session());
    solve.rating = rating.filter(|rating| rating.finished).map(|rating| rating.number);
    solve.title = puzzle.title().map(str::to_owned);
    solve.shelf = shelf.map(|number| number.to_string());
    if shelf.is_none() {
        solve.link = share_unsolved(player).ok().map(|link| format!("#{link}"));
    }
    out.push(Effect::KeepSolve(Box::new(solve)));
}
