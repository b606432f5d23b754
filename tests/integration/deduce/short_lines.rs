//! On random short lines, the deductions say everything that a list of all layouts forces, and each holds by the cells
//! alone that it rests on.

use super::oracle::Listed;
use super::stated::{Stated, line};
use nonoscope::trace::Technique;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Checks random lines. Returns in how many of them a technique was found; `None` stands for lines that nothing fits.
fn found(cases: u32, lines: impl Strategy<Value = Stated>) -> BTreeMap<Option<Technique>, usize> {
    let seen = RefCell::new(BTreeMap::new());
    let config = Config { cases, source_file: Some(file!()), ..Config::default() };
    let tried = TestRunner::new(config).run(&lines, |line| {
        let techniques: Vec<Option<Technique>> = match line.checked(&Listed::of(&line)) {
            Some(deductions) => deductions.iter().map(|deduction| Some(deduction.technique)).collect(),
            None => vec![None],
        };
        techniques.into_iter().for_each(|technique| *seen.borrow_mut().entry(technique).or_default() += 1);
        Ok(())
    });
    tried.unwrap_or_else(|error| panic!("{error}"));
    seen.into_inner()
}

#[test]
fn every_deduction_in_black_and_white_holds() {
    let mut found = found(100_000, line(Just(1), 14));
    println!("{found:?}");
    assert!(found.remove(&None).is_some_and(|lines| lines > 1_000));
    assert_eq!(found.remove(&Some(Technique::ColourNeighbours)), None);
    assert!(found.len() >= 14 && found.values().all(|&lines| lines > 10), "{found:?}");
}

/// The tests that take longest.
mod long {
    use super::*;

    #[test]
    fn every_deduction_in_colour_holds() {
        let found = found(30_000, line(2usize..=4, 12));
        println!("{found:?}");
        assert!(found[&None] > 1_000, "{found:?}");
        assert!(found.len() >= 17 && found.values().all(|&lines| lines > 2), "{found:?}");
    }
}
