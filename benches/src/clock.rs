//! Measures how long something takes: the median of several samples, each long enough for the coarsest clock.

use std::hint::black_box;
use web_time::Instant;

/// Browsers round their clocks to a tenth of a millisecond.
const SAMPLE: f64 = 0.02;
const SAMPLES: usize = 9;
/// Anything that takes longer than this is measured only three times.
const LONG: f64 = 0.3;

/// The time of one call in seconds.
pub fn time<T>(mut work: impl FnMut() -> T) -> f64 {
    let mut once = |calls: usize| {
        let begun = Instant::now();
        for _ in 0..calls {
            black_box(work());
        }
        begun.elapsed().as_secs_f64()
    };
    // The first calls warm up caches and predictors, and show how many calls make a sample.
    let mut calls = 1;
    let mut took = once(calls);
    while took < SAMPLE / 4.0 {
        calls *= 4;
        took = once(calls);
    }
    let calls = (calls as f64 * SAMPLE / took).ceil() as usize;
    let samples = if took > LONG { 3 } else { SAMPLES };
    let mut samples: Vec<f64> = (0..samples).map(|_| once(calls) / calls as f64).collect();
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}
