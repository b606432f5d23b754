//! Settings near the chosen ones with which the puzzle is as wished.

use super::pixels::Pixels;
use super::settings::{MOST_COLOURS, MOST_ISLANDS, Settings};
use super::study::{Colours, Sketch, Study, sketch};
use crate::Appraisal;
use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::{Verdict, Watch};

/// The most pictures that are tried.
pub const MOST_TRIED: usize = 200;

/// What [`tuned`] found.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tuned {
    /// The settings; with a threshold, if they are for black and white.
    pub settings: Settings,
    /// The picture with them.
    pub sketch: Sketch,
    /// How many different pictures were tried, this one included.
    pub tried: usize,
}

/// The most suppositions and conflicts to find out whether a picture has one solution.
const MOST_WORK: u64 = 20_000;

/// The settings nearest to the chosen ones with which the puzzle has one solution, by lines alone if that is wished: in black and
/// white with another threshold, in several inks with larger patches removed, or fewer inks. `None` if none of up to
/// [`MOST_TRIED`] different pictures will do, or if the watch stops it. A picture that is all empty or all filled will not do.
pub fn tuned(pixels: &Pixels, settings: &Settings, by_lines: bool, watch: &mut dyn Watch) -> Option<Tuned> {
    search(pixels, settings, &mut |sketch| is_good(sketch, by_lines, watch))
}

fn is_good(sketch: &Sketch, by_lines: bool, watch: &mut dyn Watch) -> bool {
    let filled = sketch.grid.filled_cells();
    let is_blank = filled == 0 || filled == sketch.grid.cells().len();
    let Ok(puzzle) = sketch.puzzle() else { return false };
    if is_blank {
        return false;
    }
    let appraisal = Appraisal::by_lines(&puzzle);
    let appraisal = if by_lines { appraisal } else { appraisal.searched(&puzzle, Some(MOST_WORK), watch) };
    appraisal.verdict == Verdict::Unique
}

fn search(pixels: &Pixels, settings: &Settings, is_good: &mut dyn FnMut(&Sketch) -> bool) -> Option<Tuned> {
    let study = Study::of(pixels, settings);
    let mut known: Vec<Grid> = Vec::new();
    let mut judge = |settings: Settings, sketch: Sketch| {
        if known.len() >= MOST_TRIED || known.contains(&sketch.grid) {
            return None;
        }
        known.push(sketch.grid.clone());
        if is_good(&sketch) { Some(Tuned { settings, sketch, tried: known.len() }) } else { None }
    };
    match &study.colours {
        Colours::Plain(plain) => {
            let chosen = settings.threshold.unwrap_or(plain.best);
            thresholds(chosen).find_map(|threshold| {
                let sketch = study.sketch(Some(threshold), settings.islands);
                judge(Settings { threshold: Some(threshold), ..settings.clone() }, sketch)
            })
        }
        Colours::Several(_) => {
            let inks = settings.colours.unwrap_or(MOST_COLOURS).clamp(1, MOST_COLOURS);
            let islands = settings.islands.clamp(1, MOST_ISLANDS);
            let choices = (0..inks.saturating_sub(1)).flat_map(|fewer| (0..6).map(move |larger| (fewer, larger)));
            choices.into_iter().find_map(|(fewer, larger)| {
                let colours = if fewer == 0 { settings.colours } else { Some(inks - fewer) };
                let islands = if larger == 0 { settings.islands } else { (islands + larger).min(MOST_ISLANDS) };
                let settings = Settings { colours, islands, ..settings.clone() };
                let sketch = match fewer {
                    0 => study.sketch(None, islands),
                    _ => sketch(pixels, &settings),
                };
                judge(settings, sketch)
            })
        }
    }
}

/// All thresholds, the nearest first; of two that are as near, the lower.
fn thresholds(chosen: u8) -> impl Iterator<Item = u8> {
    let beside = move |by: u8| [chosen.checked_sub(by), chosen.checked_add(by)];
    std::iter::once(chosen).chain((1..=255).flat_map(beside).flatten())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture that is darker to the right.
    fn ramp() -> Pixels {
        let shade = |at: usize| 250 - (at % 100) as u8 * 2;
        let pixel = |at: usize| [shade(at), shade(at), shade(at) ^ 1, 255];
        Pixels::new(100, 70, (0..7000).flat_map(pixel).collect()).unwrap()
    }

    #[test]
    fn the_nearest_threshold_that_will_do_is_found() {
        let settings = Settings { threshold: Some(130), ..Settings::default() };
        let mut seen = Vec::new();
        let found = search(&ramp(), &settings, &mut |sketch| {
            seen.push(sketch.threshold.unwrap());
            sketch.grid.filled_cells() > 200
        });
        let found = found.unwrap();
        assert_eq!((found.sketch.threshold, found.tried), (found.settings.threshold, seen.len()));
        assert_eq!(found.sketch, sketch(&ramp(), &found.settings));
        assert!(seen.is_sorted_by_key(|threshold| threshold.abs_diff(130)), "{seen:?}");
        let lighter = Settings { threshold: found.settings.threshold.map(|threshold| threshold - 1), ..settings };
        assert!(sketch(&ramp(), &lighter).grid.filled_cells() <= 200);
    }

    #[test]
    fn no_picture_is_tried_twice() {
        let mut seen = Vec::new();
        for colours in [Some(1), Some(4), Some(12), None] {
            seen.clear();
            let settings = Settings { colours, ..Settings::default() };
            let found = search(&ramp(), &settings, &mut |sketch| {
                assert!(!seen.contains(&sketch.grid));
                seen.push(sketch.grid.clone());
                false
            });
            assert!(found.is_none() && seen.len() > 1 && seen.len() <= MOST_TRIED, "{colours:?}");
        }
    }

    #[test]
    fn thresholds_go_outwards_and_each_is_there_once() {
        for chosen in [0, 1, 127, 254, 255] {
            let mut all: Vec<u8> = thresholds(chosen).collect();
            assert_eq!(all[0], chosen);
            assert!(all.is_sorted_by_key(|threshold| threshold.abs_diff(chosen)));
            all.sort_unstable();
            assert!(all.into_iter().eq(0..=255));
        }
    }
}
