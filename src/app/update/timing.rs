//! The clock of a person's solving: when it runs, its time, and keeping that with the marks.

use crate::app::effect::Effect;
use crate::app::model::Model;
use crate::app::model::clock::ClockMsg;
use crate::app::model::kept::{Play, play_of};
use nonoscope_play::Player;

/// A board of more cells shows the time in whole minutes until it is solved: showing anything takes a moment then.
const LARGE: usize = 40_000;

/// The time is kept whenever this many seconds have gone by.
const OFTEN: u64 = 10;

/// Time has gone by. False if nothing can look different now.
pub(super) fn tick(model: &mut Model, msg: ClockMsg, out: &mut Vec<Effect>) -> bool {
    match msg {
        ClockMsg::Gone(millis) => {
            let is_next_second = model.attempt.clock.goes_on(millis);
            if is_next_second && (model.attempt.clock.seconds().is_multiple_of(OFTEN) || !model.attempt.clock.runs) {
                keep(model, out);
            }
            let cells = model.player.as_ref().map_or(0, |player| player.puzzle().width() * player.puzzle().height());
            let is_still =
                cells > LARGE && model.attempt.clock.runs && !model.attempt.clock.seconds().is_multiple_of(60);
            is_next_second && !is_still
        }
        ClockMsg::Hidden => {
            // This may be the last message.
            keep(model, out);
            false
        }
    }
}

/// Everything has been erased, or that has been undone.
pub(super) fn cleared(model: &mut Model, is_cleared: bool) {
    model.attempt.clock.is_cleared = is_cleared;
}

/// Another puzzle is on the board: asks for what is kept beside its marks.
pub(super) fn fetch(model: &mut Model, marks: &str, out: &mut Vec<Effect>) {
    model.attempt.clock.forget();
    model.forget_other_days();
    out.push(Effect::Fetch { name: play_of(marks) });
}

/// The kept time and help have come, from this tab or another one.
pub(super) fn take_up(model: &mut Model, name: &str, text: Option<&str>) {
    if name == play_of(&model.keeping.marks.name)
        && let Some(text) = text
    {
        let play = Play::from_text(text);
        model.attempt.clock.take_up(&play);
        if let Some(player) = &mut model.player {
            let bookmarks = play.bookmarks.iter().map(String::as_str);
            player.marking_mut().change(|marks| marks.bookmarks_from_texts(bookmarks));
        }
        let of_board = &mut model.attempt.calendar.of_board;
        *of_board = of_board.or(play.day);
        model.forget_other_days();
        model.attempt.clock.kept = Some(text.to_owned());
    }
}

/// Keeps the time and the help, if they have changed.
pub(super) fn keep(model: &mut Model, out: &mut Vec<Effect>) {
    let own = &model.keeping.marks;
    let Some(player) = model.player.as_ref().filter(|_| !own.awaited && !model.keeping.when.only_looks()) else {
        return;
    };
    let day = model.attempt.calendar.of_board;
    let bookmarks = player.marking().marks().bookmarks_to_texts();
    let play = Play { day, bookmarks, ..model.attempt.clock.play() };
    let text = play.to_text();
    if text != model.attempt.clock.kept {
        model.attempt.clock.kept.clone_from(&text);
        out.push(Effect::KeepPlay { name: play_of(&own.name), text });
    }
}

/// Runs the clock while a person is solving: from the first mark to the last.
pub(super) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    let marking = player.marking();
    if model.attempt.clock.is_cleared && !marking.marks().is_empty() {
        model.attempt.clock.begin_again();
    }
    let has_begun = !marking.marks().is_empty();
    let runs = Player::is_marking(player)
        && has_begun
        && marking.solution().is_none()
        && !model.attempt.finish.is_open()
        && !model.learning.is_open;
    if runs != model.attempt.clock.runs {
        model.attempt.clock.runs = runs;
        out.push(Effect::RunClock(runs));
        if !runs {
            keep(model, out);
        }
    }
}
