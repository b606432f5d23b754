//! How long a person has been solving a puzzle, and with how much help; when the clock runs, and keeping its time with the marks. Nothing here reads a
//! clock: durations come with messages.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
mod play;
#[cfg(test)]
mod tests;

pub(crate) use self::play::play_of;

use self::play::Play;
use crate::page::{Effect, Model};
use nonoscope_core::trace::Technique;
use nonoscope_picture::real::within;
use nonoscope_play::Player;
use nonoscope_play::record::{help_in_words, time_in_words};
use nonoscope_words::Text;

/// A message from the clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum ClockMsg {
    /// This many milliseconds have gone by while it was running.
    Gone(f64),
    /// It has been started at this time, in milliseconds since 1970.
    Started(f64),
    /// The page is no longer in view.
    Hidden,
}

/// At most this much time goes by at once, in milliseconds: a person who closes the lid of a computer is not solving meanwhile.
const AT_MOST: f64 = 5000.0;

/// The time taken and the help had for the puzzle on the board.
#[derive(Debug, Default)]
pub(crate) struct Clock {
    millis: f64,
    pub(crate) hints: u32,
    pub(crate) checks: u32,
    /// How many wrong marks a check or a hint has found.
    pub(crate) mistakes: u32,
    /// The techniques that hints have named.
    pub(crate) asked: Vec<Technique>,
    /// When the person made the first mark, in milliseconds since 1970; 0 if nobody knows.
    pub(crate) begun: u64,
    /// Whether the clock has been started.
    pub(crate) runs: bool,
    /// Whether everything has been erased: the next mark is then the first one again.
    pub(crate) is_cleared: bool,
    /// Its last kept text.
    pub(crate) kept: Option<String>,
}

impl Clock {
    /// Another puzzle is on the board.
    pub(crate) fn forget(&mut self) {
        *self = Clock { runs: self.runs, ..Clock::default() };
    }

    /// Time has gone by. Returns whether another second has begun.
    pub(crate) fn goes_on(&mut self, millis: f64) -> bool {
        let before = self.seconds();
        // No number, and a clock that was set back, count as nothing.
        self.millis += within(millis, 0.0, AT_MOST).max(0.0);
        self.seconds() != before
    }

    /// The whole seconds taken.
    pub(crate) fn seconds(&self) -> u64 {
        (self.millis / 1000.0) as u64
    }

    /// The next mark is the first one, after everything was erased.
    pub(crate) fn begin_again(&mut self) {
        *self = Clock { runs: self.runs, kept: self.kept.take(), ..Clock::default() };
    }

    /// Continues from the kept values.
    pub(crate) fn take_up(&mut self, play: &Play) {
        self.millis = self.millis.max(play.millis as f64);
        self.hints = self.hints.max(play.hints);
        self.checks = self.checks.max(play.checks);
        self.mistakes = self.mistakes.max(play.mistakes);
        if self.begun == 0 {
            self.begun = play.begun;
        }
        if self.asked.is_empty() {
            self.asked.clone_from(&play.asked);
        }
    }

    /// The values to keep.
    pub(crate) fn play(&self) -> Play {
        Play {
            millis: self.millis as u64,
            hints: self.hints,
            checks: self.checks,
            mistakes: self.mistakes,
            begun: self.begun,
            asked: self.asked.clone(),
            ..Play::default()
        }
    }

    /// The time as on a clock: `4:12`.
    pub(crate) fn face(&self) -> String {
        let seconds = self.seconds();
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        match hours {
            0 => format!("{minutes}:{seconds:02}"),
            hours => format!("{hours}:{minutes:02}:{seconds:02}"),
        }
    }

    /// The time in words: `4 min 12 s`.
    pub(crate) fn words(&self) -> Text {
        time_in_words(self.millis as u64)
    }

    /// The help in words: `2 hints, 1 check`.
    pub(crate) fn help(&self) -> Text {
        help_in_words(self.hints, self.checks)
    }
}

/// A board of more cells shows the time in whole minutes until it is solved: showing anything takes a moment then.
const LARGE: usize = 40_000;

/// The time is kept whenever this many seconds have gone by.
const OFTEN: u64 = 10;

/// Time has gone by. False if nothing can look different now.
pub(crate) fn tick(model: &mut Model, msg: ClockMsg, out: &mut Vec<Effect>) -> bool {
    match msg {
        ClockMsg::Gone(millis) => {
            let is_next_second = model.clock.goes_on(millis);
            if is_next_second && (model.clock.seconds().is_multiple_of(OFTEN) || !model.clock.runs) {
                keep(model, out);
            }
            let cells = model.player.as_ref().map_or(0, |player| player.puzzle().width() * player.puzzle().height());
            let is_still = cells > LARGE && model.clock.runs && !model.clock.seconds().is_multiple_of(60);
            is_next_second && !is_still
        }
        ClockMsg::Started(now) => {
            if model.clock.begun == 0 {
                model.clock.begun = now as u64;
            }
            false
        }
        ClockMsg::Hidden => {
            // This may be the last message.
            keep(model, out);
            false
        }
    }
}

/// Everything has been erased, or that has been undone.
pub(crate) fn cleared(model: &mut Model, is_cleared: bool) {
    model.clock.is_cleared = is_cleared;
}

/// Another puzzle is on the board: asks for what is kept beside its marks.
pub(crate) fn fetch(model: &mut Model, marks: &str, out: &mut Vec<Effect>) {
    model.clock.forget();
    model.origin.forget();
    out.push(Effect::Fetch { name: play_of(marks) });
}

/// The kept time and help have come, from this tab or another one.
pub(crate) fn take_up(model: &mut Model, name: &str, text: Option<&str>) {
    if name == play_of(&model.keeping.marks.name)
        && let Some(text) = text
    {
        let play = Play::from_text(text);
        model.clock.take_up(&play);
        if let Some(player) = &mut model.player {
            let bookmarks = play.bookmarks.iter().map(String::as_str);
            player.marking_mut().change(|marks| marks.bookmarks_from_texts(bookmarks));
        }
        model.origin.was_of_day(play.day);
        model.clock.kept = Some(text.to_owned());
    }
}

/// Keeps the time and the help, if they have changed.
pub(crate) fn keep(model: &mut Model, out: &mut Vec<Effect>) {
    let own = &model.keeping.marks;
    let Some(player) = model.player.as_ref().filter(|_| !own.awaited && !model.keeping.when.only_looks()) else {
        return;
    };
    let day = model.of_day();
    let bookmarks = player.marking().marks().bookmarks_to_texts();
    let play = Play { day, bookmarks, ..model.clock.play() };
    let text = play.to_text();
    if text != model.clock.kept {
        model.clock.kept.clone_from(&text);
        out.push(Effect::KeepPlay { name: play_of(&own.name), text });
    }
}

/// Runs the clock while a person is solving: from the first mark to the last.
pub(crate) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    let marking = player.marking();
    if model.clock.is_cleared && !marking.marks().is_empty() {
        model.clock.begin_again();
    }
    let has_begun = !marking.marks().is_empty();
    let runs = Player::is_marking(player)
        && has_begun
        && marking.solution().is_none()
        && !model.finish.is_open()
        && !model.learning.is_open;
    if runs != model.clock.runs {
        model.clock.runs = runs;
        out.push(Effect::RunClock(runs));
        if !runs {
            keep(model, out);
        }
    }
}
