//! The record in words.

use crate::origin::neutral_name;
use nonoscope_play::Date;
use nonoscope_play::record::{Again, Solve, Streak, Why, help_in_words, time_in_words};

/// What is said if the browser keeps nothing.
pub(super) const NO_STORE: &str =
    "This browser saves nothing for this page, so your record is lost when you close it. Export it to keep it.";

/// What is said if nothing has been solved.
pub(super) const EMPTY: &str = "Once you solve a puzzle, it is here: how long it took, your best times, your days in a row, and \
     puzzles to try again.";

/// What comes before a result that could not be copied.
pub(crate) const COPY: &str = "Copy this:";

/// What is said if there is no room.
pub(super) const FULL: &str =
    "Your browser has no room for all of your record. Nothing is lost yet: export it, and it is safe.";

/// What a puzzle is called that has no title, or whose title would give it away.
pub(super) fn neutral(solve: &Solve) -> String {
    let of_shelf = super::number_of(solve).map(|id| neutral_name(id.number()));
    of_shelf.unwrap_or_else(|| "A puzzle".to_owned())
}

/// A day as people say it.
pub(super) fn when(on: Option<Date>, today: Option<Date>) -> String {
    match (on, today) {
        (None, _) => "Some day".to_owned(),
        (Some(on), Some(today)) if on == today => "Today".to_owned(),
        (Some(on), Some(today)) if on.plus(1) == today => "Yesterday".to_owned(),
        (Some(on), today) => {
            let words = on.words().to_string();
            let day = words.split_once(", ").map_or(words.as_str(), |(_, day)| day);
            let is_this_year = today.is_none_or(|today| today.month().year == on.month().year);
            if is_this_year { day.to_owned() } else { format!("{day} {}", on.month().year) }
        }
    }
}

/// The size and the difficulty of a puzzle.
fn kind(solve: &Solve) -> Vec<String> {
    let size = solve.size.map(|(width, height)| format!("{width}\u{a0}×\u{a0}{height}"));
    let tier = solve.tier().map(|tier| tier.name().to_owned());
    let colours = (solve.inks > 1).then(|| "colour".to_owned());
    [size, tier, colours].into_iter().flatten().collect()
}

/// What a puzzle to solve again is, and why: `No. 12 · 15 × 15, tricky: many hints`.
pub(crate) fn again(again: &Again<'_>) -> String {
    let kind = kind(again.last);
    let kind = if kind.is_empty() { String::new() } else { format!(" · {}", kind.join(", ")) };
    let why = match again.why {
        Why::GivenUp => "given up",
        Why::Hints => "many hints",
        Why::Mistakes => "mistakes",
        Why::Practice => "solved well",
    };
    format!("{}{kind}: {why}", neutral(again.last))
}

/// What a solve was: `15 × 15, moderate · 4 min 12 s, no hints`.
pub(crate) fn solve(solve: &Solve) -> String {
    let time = (solve.millis > 0).then(|| time_in_words(solve.millis));
    let help = Some(help_in_words(solve.hints, solve.checks));
    let took: Vec<String> = [time, help].into_iter().flatten().map(|text| text.to_string()).collect();
    let parts = [kind(solve).join(", "), took.join(", ")];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<String>>().join(" · ")
}

/// Days in a row.
pub(crate) fn streak(Streak { now, longest }: Streak) -> String {
    if longest > now { format!("{now}, longest {longest}") } else { now.to_string() }
}

/// A graph of times, for people who do not see it.
pub(crate) fn graph(times: &[u64]) -> String {
    let (Some(least), Some(most), Some(last)) = (times.iter().min(), times.iter().max(), times.last()) else {
        return String::new();
    };
    let [least, most, last] = [*least, *most, *last].map(time_in_words);
    format!("The last {} times: from {least} to {most}, the latest {last}", times.len())
}

/// How many hints named a technique.
pub(crate) fn hints(count: u64) -> String {
    if count == 1 { "1 hint".to_owned() } else { format!("{count} hints") }
}
