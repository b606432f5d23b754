//! Complete verdicts, including uniqueness, with the default method: the time for each puzzle, and for files of many
//! together.

use crate::clock::time;
use nonoscope::format;
use nonoscope::puzzle::Puzzle;
use nonoscope::solve::{Method, solve};
use web_time::Instant;

/// Names and texts, as the build script found them.
pub(crate) const TEXTS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/puzzles.rs"));

/// Anything that takes longer than this, in seconds, is measured only five times.
const LONG: f64 = 0.02;

/// Measures all puzzles and outputs a table line by line.
pub fn whole_truth(out: &mut dyn FnMut(&str)) {
    out("| puzzle | size | verdict | suppositions | conflicts | time |");
    out("| --- | --- | --- | ---: | ---: | ---: |");
    let (mut together, mut count) = (0.0, 0);
    for (name, text) in TEXTS {
        let puzzles: Vec<Puzzle> =
            format::read_all(text).into_iter().map(|reading| reading.expect("a puzzle").puzzle).collect();
        if let [puzzle] = &puzzles[..] {
            let outcome = solve(puzzle, Method::Auto);
            let took = median(|| drop(solve(puzzle, Method::Auto)));
            let (width, height, verdict) = (puzzle.width(), puzzle.height(), outcome.verdict.name());
            let (suppositions, conflicts) = (outcome.work.suppositions, outcome.work.conflicts);
            let took_said = milliseconds(took);
            out(&format!("| {name} | {width} x {height} | {verdict} | {suppositions} | {conflicts} | {took_said} |"));
            (together, count) = (together + took, count + 1);
        } else {
            let took = median(|| puzzles.iter().for_each(|puzzle| drop(solve(puzzle, Method::Auto))));
            out(&format!("| {name}, all {} | | | | | {} |", puzzles.len(), milliseconds(took)));
        }
    }
    out(&format!("| all {count} single puzzles | | | | | {} |", milliseconds(together)));
}

/// The time of some work in seconds: the median of five measurements, or of more if the work is short.
fn median(mut work: impl FnMut()) -> f64 {
    let mut once = || {
        let begun = Instant::now();
        work();
        begun.elapsed().as_secs_f64()
    };
    if once() < LONG {
        return time(work);
    }
    let mut times = [(); 5].map(|()| once());
    times.sort_by(f64::total_cmp);
    times[2]
}

fn milliseconds(seconds: f64) -> String {
    format!("{:.2} ms", seconds * 1e3)
}
