//! Ratings are stable, and the documentation says how far they agree with the difficulty that authors state.

use crate::puzzle_folders::files;
use nonoscope::puzzle::Puzzle;
use nonoscope::solve::{MOST_MOMENTS, Method, Rating, Verdict, rate, rated_form, solve};
use nonoscope::trace::{Reason, Technique};
use nonoscope::{examples, format};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn rating(puzzle: &Puzzle) -> Option<Rating> {
    rate(puzzle, &solve(puzzle, Method::Auto), &mut ())
}

fn in_the_project(path: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(path)
}

/// The examples, and the coloured puzzles that the tests have.
fn puzzles() -> Vec<(String, Puzzle)> {
    let examples = examples::ALL.iter().map(|example| (example.name().to_string(), example.text.to_owned()));
    let coloured = files(&in_the_project("tests/data/colour"), ".xml").into_iter();
    let coloured = coloured
        .map(|path| (path.file_stem().unwrap().to_string_lossy().into_owned(), fs::read_to_string(path).unwrap()));
    examples.chain(coloured).map(|(name, text)| (name, format::read(&text).unwrap().puzzle)).collect()
}

/// A rating in a line.
fn told(rating: Option<&Rating>) -> String {
    let Some(rating) = rating else { return "no rating".to_owned() };
    let techniques = rating.techniques.iter().map(|(technique, times)| format!("{technique} {times}"));
    let end = if rating.finished { "" } else { ", not to the end" };
    let parts: Vec<String> =
        [format!("{} {}{end}", rating.number, rating.tier)].into_iter().chain(techniques).collect();
    parts.join("; ")
}

#[test]
fn ratings_are_those_kept() {
    let now: String =
        puzzles().iter().map(|(name, puzzle)| format!("{name}: {}\n", told(rating(puzzle).as_ref()))).collect();
    let kept = in_the_project("tests/data/golden/ratings");
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        fs::write(kept, now).unwrap();
    } else {
        assert_eq!(now, fs::read_to_string(kept).unwrap());
    }
}

#[test]
fn the_examples_know_their_ratings() {
    for example in examples::ALL {
        let puzzle = format::read(example.text).unwrap().puzzle;
        assert_eq!(example.rating, rating(&puzzle).map(|rating| rating.number), "{}", example.name());
    }
}

#[test]
fn a_rating_counts_the_steps_of_a_person() {
    let mut suppositions = 0;
    for (name, puzzle) in puzzles() {
        // The steps are those in the form that is rated.
        let outcome = solve(&rated_form(&puzzle).unwrap(), Method::Human);
        let Some(rating) = rating(&puzzle) else {
            assert_ne!(outcome.verdict, Verdict::Unique, "{name}");
            continue;
        };
        assert_eq!(rating.finished, outcome.verdict == Verdict::Unique, "{name}");
        assert_eq!(rating.number == 100, !rating.finished, "{name}");
        let mut deduced: BTreeMap<Technique, u32> = BTreeMap::new();
        let mut supposed = 0;
        for step in outcome.trace.steps() {
            match step.reason {
                Reason::Deduced { technique, .. } => *deduced.entry(technique).or_default() += 1,
                _ => supposed += 1,
            }
        }
        let (lines, beyond): (Vec<_>, Vec<_>) =
            rating.techniques.iter().copied().partition(|(technique, _)| technique.is_of_one_line());
        assert_eq!(lines, deduced.into_iter().collect::<Vec<_>>(), "{name}");
        assert_eq!(beyond.iter().map(|(_, times)| times).sum::<u32>(), supposed, "{name}");
        suppositions += supposed;
        // The profile is of the same steps.
        let steps: u32 = rating.profile.iter().map(|moment| moment.steps).sum();
        assert_eq!(steps as usize, outcome.trace.len(), "{name}");
        assert!(rating.profile.len() <= MOST_MOMENTS);
        assert_eq!(rating.profile.iter().map(|moment| moment.hardest).max(), rating.hardest(), "{name}");
        let without = rating.profile.iter().filter(|moment| moment.openings == 0).count();
        assert_eq!(without > 0, supposed > 0, "{name}");
        let most = puzzle.width() + puzzle.height();
        assert!(rating.profile.iter().all(|moment| moment.openings as usize <= most), "{name}");
    }
    assert!(suppositions > 10, "{suppositions}");
}

/// The places of numbers in their order, from 0; equal ones share theirs.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let place = |number: &f64| {
        let below = numbers.iter().filter(|other| *other < number).count();
        let equal = numbers.iter().filter(|other| *other == number).count();
        below as f64 + (equal - 1) as f64 / 2.0
    };
    numbers.iter().map(place).collect()
}

/// Spearman's rank correlation.
fn rank_correlation(pairs: &[(f64, f64)]) -> f64 {
    let (one, other): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let (one, other) = (ranks(&one), ranks(&other));
    let mean = (pairs.len() - 1) as f64 / 2.0;
    let product = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a - mean) * (b - mean)).sum::<f64>();
    product(&one, &other) / (product(&one, &one) * product(&other, &other)).sqrt()
}

#[test]
fn rank_correlations_are_those_of_the_textbook() {
    let of = |pairs: &[(i32, i32)]| {
        rank_correlation(&pairs.iter().map(|&(a, b)| (f64::from(a), f64::from(b))).collect::<Vec<_>>())
    };
    assert_eq!(of(&[(1, 10), (5, 20), (7, 90)]), 1.0);
    assert_eq!(of(&[(1, 30), (5, 20), (7, 10)]), -1.0);
    // Intelligence and hours of television, as in the article on Wikipedia.
    let hours =
        [(86, 2), (97, 20), (99, 28), (100, 27), (101, 50), (103, 29), (106, 7), (110, 17), (112, 6), (113, 12)];
    assert!((of(&hours) + 29.0 / 165.0).abs() < 1e-12);
    // With ties it is the plain correlation of the shared ranks.
    assert!((of(&[(1, 1), (1, 2), (2, 2), (3, 3)]) - 0.8333333333333334).abs() < 1e-12);
}

/// A puzzle whose author states a difficulty.
struct Stated {
    source: String,
    /// Whether the weights were chosen with it in sight.
    is_tuning: bool,
    tier: f64,
    /// Where the tier stands among those of its source, from 0 to 1.
    quantile: f64,
    rating: f64,
    cells: f64,
}

/// Those with one solution in a folder with a folder for each source; the file names begin with the tier.
fn stated(folder: &Path) -> Vec<Stated> {
    let mut all = Vec::new();
    for source in ["gnonograms", "nonny", "picmi"] {
        let mut names: Vec<PathBuf> = files(&folder.join(source), ".non");
        names.sort();
        let mut one: Vec<Stated> = Vec::new();
        for path in names {
            let puzzle = format::read(&fs::read_to_string(&path).unwrap()).unwrap().puzzle;
            let Some(rating) = rating(&puzzle) else { continue };
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            one.push(Stated {
                source: source.to_owned(),
                is_tuning: source == "picmi" && one.len().is_multiple_of(2),
                tier: f64::from(name.chars().next().unwrap().to_digit(10).unwrap()),
                quantile: 0.0,
                rating: rating.number.into(),
                cells: (puzzle.width() * puzzle.height()) as f64,
            });
        }
        let places = ranks(&one.iter().map(|puzzle| puzzle.tier).collect::<Vec<_>>());
        let count = one.len() as f64;
        for (puzzle, place) in one.iter_mut().zip(places) {
            puzzle.quantile = (place + 0.5) / count;
        }
        all.extend(one);
    }
    all
}

#[test]
fn the_documentation_states_how_far_authors_agree() {
    let Some(folder) = std::env::var_os("NONOSCOPE_RATED") else { return };
    println!("puzzles with a stated difficulty from {}", folder.display());
    let all = stated(Path::new(&folder));
    let row = |name: &str, is_in: &dyn Fn(&Stated) -> bool| {
        let those: Vec<&Stated> = all.iter().filter(|puzzle| is_in(puzzle)).collect();
        let by = |measure: &dyn Fn(&Stated) -> f64| {
            rank_correlation(&those.iter().map(|puzzle| (measure(puzzle), puzzle.quantile)).collect::<Vec<_>>())
        };
        let (rating, size) = (by(&|puzzle| puzzle.rating), by(&|puzzle| puzzle.cells));
        format!("| {name} | {} | {rating:.2} | {size:.2} |", those.len())
    };
    let rows = [
        row("Picmi, the half used for the weights", &|puzzle| puzzle.is_tuning),
        row("Picmi, the other half", &|puzzle| puzzle.source == "picmi" && !puzzle.is_tuning),
        row("Picmi", &|puzzle| puzzle.source == "picmi"),
        row("Nonny", &|puzzle| puzzle.source == "nonny"),
        row("all puzzles not used for the weights", &|puzzle| !puzzle.is_tuning),
        row("all", &|_| true),
    ];
    let page = fs::read_to_string(in_the_project("docs/rating.md")).unwrap();
    for row in &rows {
        println!("{row}");
    }
    for row in rows {
        assert!(page.contains(&row), "not in docs/rating.md: {row}");
    }
}

/// The table of the documentation: techniques that are as heavy share a row.
fn weights() -> String {
    let is_alike = |one: &Technique, other: &Technique| {
        (one.weight(), one.is_of_one_line()) == (other.weight(), other.is_of_one_line())
    };
    let row = |alike: &[Technique]| {
        let names: Vec<&str> = alike.iter().map(|technique| technique.name()).collect();
        let more = if alike[0].is_of_one_line() { "" } else { ", and 1 for each line that one looks at on the way" };
        format!("| {} | {}{more} |\n", names.join(", "), alike[0].weight())
    };
    Technique::ALL.chunk_by(is_alike).map(row).collect()
}

#[test]
fn the_documentation_states_the_weights() {
    let path = in_the_project("docs/rating.md");
    let page = fs::read_to_string(&path).unwrap();
    let (before, rest) = page.split_once("| technique | weight |\n| --- | ---: |\n").unwrap();
    let (table, after) = rest.split_once("\n\n").unwrap();
    if std::env::var_os("NONOSCOPE_BLESS").is_some() {
        let page = format!("{before}| technique | weight |\n| --- | ---: |\n{}\n{after}", weights());
        fs::write(&path, page).unwrap();
    } else {
        assert_eq!(format!("{table}\n"), weights());
    }
}
