//! The record in words.

use crate::days;
use crate::origin::neutral_name;
use nonoscope_format::examples;
use nonoscope_play::Date;
use nonoscope_play::record::{Again, Solve, Streak, Why, help_in_words, time_in_words};
use nonoscope_words::{Text, cells, record, shelf};

/// What a puzzle is called that has no title, or whose title would give it away.
pub(super) fn neutral(solve: &Solve) -> Text {
    let of_shelf = super::number_of(solve).map(|id| neutral_name(id.number()));
    of_shelf.unwrap_or_else(record::a_puzzle)
}

/// A title, translated if it is that of an example of this size.
pub(super) fn title(solve: &Solve, title: &str) -> Text {
    let mut examples = examples::ALL.iter().filter(|example| solve.size == Some((example.width, example.height)));
    examples.find_map(|example| example.translated(title)).unwrap_or_else(|| Text::verbatim(title))
}

/// A day as people say it.
pub(super) fn when(on: Option<Date>, today: Option<Date>) -> Text {
    match (on, today) {
        (None, _) => record::some_day(),
        (Some(on), Some(today)) if on == today => record::today(),
        (Some(on), Some(today)) if on.plus(1) == today => record::yesterday(),
        (Some(on), today) => days::date(on, today),
    }
}

/// The size and the difficulty of a puzzle, as far as they are known.
fn kind(solve: &Solve) -> Text {
    let size = solve.size.map(|(width, height)| cells::unbroken_size(width, height));
    let tier = solve.tier().map(nonoscope_core::solve::Tier::text);
    let colours = (solve.inks > 1).then(shelf::coloured);
    Text::commas([size, tier, colours].into_iter().flatten())
}

/// What a puzzle to solve again is, and why: `No. 12 · 15 × 15, tricky: many hints`.
pub(crate) fn again(again: &Again<'_>) -> Text {
    let why = match again.why {
        Why::GivenUp => record::given_up(),
        Why::Hints => record::many_hints(),
        Why::Mistakes => record::mistakes(),
        Why::Practice => record::solved_well(),
    };
    let (name, kind) = (neutral(again.last), kind(again.last));
    if kind.is_empty() { record::again(name, why) } else { record::again_of_kind(name, kind, why) }
}

/// What a solve was: `15 × 15, moderate · 4 min 12 s, no hints`.
pub(crate) fn solve(solve: &Solve) -> Text {
    let time = (solve.millis > 0).then(|| time(solve.millis));
    let help = help_in_words(solve.hints, solve.checks);
    let took = Text::commas(time.into_iter().chain([help]));
    Text::figures([kind(solve), took].into_iter().filter(|facts| !facts.is_empty()))
}

/// A time, without parts of a second.
pub(crate) fn time(millis: u64) -> Text {
    time_in_words(millis)
}

/// Days in a row.
pub(crate) fn streak(Streak { now, longest }: Streak) -> Text {
    if longest > now { record::streak(now, longest) } else { now.into() }
}

/// A graph of times, for people who do not see it.
pub(crate) fn graph(times: &[u64]) -> Text {
    let (Some(least), Some(most), Some(last)) = (times.iter().min(), times.iter().max(), times.last()) else {
        return Text::default();
    };
    let [least, most, last] = [*least, *most, *last].map(time);
    record::graph(times.len(), least, most, last)
}
