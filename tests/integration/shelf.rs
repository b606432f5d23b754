//! The shelf: each puzzle has the one solution that its pack shows, lines alone find it, and the index tells the truth. Days rise through the week
//! and do not repeat. Damaged files are refused.

use crate::cases::cases;
use crate::makers::chance::Chance;
use crate::sat::other_solver::clauses;
use batsat::{BasicSolver, Lit, SolverInterface, Var, lbool};
use nonoscope::puzzle::{Grid, Puzzle};
use nonoscope::sat::{Encoded, Encoding};
use nonoscope::solve::{Method, Tier, Verdict, rate_known, solve};
use nonoscope_play::Date;
use nonoscope_shelf::{CREDITS, Colouring, DataError, Entry, Filter, Index, PACK, Pack, embedded};
use std::collections::{BTreeSet, HashSet};

/// The most bytes of a file, compressed as a server would.
const LARGEST_INDEX: usize = 15 * 1024;
const LARGEST_PACK: usize = 10 * 1024;

fn index() -> Index {
    Index::parse(embedded::INDEX).unwrap()
}

fn packs() -> Vec<Pack> {
    embedded::PACKS.iter().map(|(pictures, titles)| Pack::parse(pictures, titles).unwrap()).collect()
}

/// All puzzles, with what the index and their pack say.
fn each(mut see: impl FnMut(Entry, &str, &Puzzle, &Grid)) {
    let packs = packs();
    for &entry in index().entries() {
        let pack = &packs[entry.pack()];
        let (title, puzzle) = pack.puzzle(entry.id).unwrap();
        see(entry, title, puzzle, pack.picture(entry.id).unwrap());
    }
}

/// Whether batsat, a port of MiniSat, finds that a puzzle has this solution and no other.
fn is_the_only_one(picture: &Grid, puzzle: &Puzzle) -> bool {
    let encoded = Encoded::new(puzzle, Encoding::Order).unwrap();
    let mut solver = BasicSolver::default();
    let literal = |number: i32| Lit::new(Var::unsafe_from_idx(number.unsigned_abs() - 1), number > 0);
    let clauses = clauses(&encoded);
    let variables = clauses.iter().flatten().map(|number| number.unsigned_abs()).max().unwrap();
    for _ in 0..variables {
        solver.new_var_default();
    }
    for clause in &clauses {
        solver.add_clause_reuse(&mut clause.iter().map(|&number| literal(number)).collect());
    }
    let cells = encoded.cells().chunks(puzzle.inks()).zip(picture.cells());
    let says = cells.flat_map(|(inks, cell)| {
        let has = |index: usize| cell.ink().is_some_and(|ink| ink.number() == index + 1);
        inks.iter().enumerate().map(move |(index, ink)| if has(index) { ink.dimacs() } else { -ink.dimacs() })
    });
    let says: Vec<Lit> = says.map(literal).collect();
    let is_solution = solver.solve_limited(&says) == lbool::TRUE;
    solver.add_clause_reuse(&mut says.iter().map(|&literal| !literal).collect());
    is_solution && solver.solve_limited(&[]) == lbool::FALSE
}

fn rated(puzzle: &Puzzle) -> (u8, Tier) {
    let rating = rate_known(puzzle, Verdict::Unique, &mut ()).unwrap();
    (rating.number, rating.tier)
}

/// How many bytes a text takes, compressed.
fn compressed(text: &str) -> usize {
    miniz_oxide::deflate::compress_to_vec(text.as_bytes(), 6).len()
}

#[test]
fn there_are_two_thousand_puzzles_and_three_hundred_have_colours() {
    let index = index();
    assert!(index.entries().len() >= 2000, "{}", index.entries().len());
    let coloured = Filter { colouring: Some(Colouring::Coloured), ..Filter::default() };
    assert!(index.matching(&coloured).count() >= 300);
    for sides in [5..=10, 11..=15, 16..=20, 21..=25, 26..=30, 31..=40] {
        let filter = Filter { sides: sides.clone(), ..Filter::default() };
        assert!(index.matching(&filter).count() >= 80, "{sides:?}");
    }
    for tier in [Tier::Gentle, Tier::Moderate, Tier::Tricky] {
        let filter = Filter { tiers: tier..=tier, ..Filter::default() };
        assert!(index.matching(&filter).count() >= 150, "{tier}");
    }
}

#[test]
fn the_index_says_what_the_packs_hold() {
    let index = index();
    assert_eq!(index.packs(), embedded::PACKS.len());
    let ids = packs().iter().flat_map(|pack| pack.ids().collect::<Vec<_>>()).collect::<Vec<_>>();
    assert!(ids.iter().copied().eq(index.entries().iter().map(|entry| entry.id)));
    each(|entry, title, puzzle, picture| {
        assert_eq!((puzzle.width(), puzzle.height()), entry.size(), "{title}");
        assert_eq!((puzzle.inks(), puzzle.title()), (usize::from(entry.inks), Some(title)));
        assert_eq!(puzzle.first_mismatch(picture), None);
        let [shorter, longer] = [entry.width.min(entry.height), entry.side()];
        assert!((5..=40).contains(&shorter) && (5..=40).contains(&longer), "{title}");
    });
}

#[test]
fn lines_alone_solve_each_and_its_rating_is_right() {
    each(|entry, title, puzzle, picture| {
        let outcome = solve(puzzle, Method::Passes);
        assert!(outcome.verdict == Verdict::Unique && outcome.solutions.first() == Some(picture), "{title}");
        // Large ones take long to rate.
        if entry.side() <= 12 || entry.id.number().is_multiple_of(20) {
            assert_eq!(rated(puzzle), (entry.rating, entry.tier()), "{title}");
        }
    });
}

#[test]
fn another_solver_finds_no_other_solution() {
    each(|entry, title, puzzle, picture| {
        assert!(is_the_only_one(picture, puzzle), "{} {title}", entry.id);
    });
}

#[test]
fn titles_are_unique_and_in_sentence_case() {
    let mut titles = HashSet::new();
    each(|_, title, _, _| {
        assert!(titles.insert(title.to_lowercase()), "{title} twice");
        assert!(title.starts_with(|first: char| first.is_uppercase() || first.is_ascii_digit()), "{title}");
        assert!(title.chars().all(|letter| letter.is_alphanumeric() || " -,.’".contains(letter)), "{title}");
    });
}

#[test]
fn no_two_pictures_are_the_same() {
    let mut clues = HashSet::new();
    each(|_, title, puzzle, _| {
        let asked: Vec<String> = puzzle.lines().map(|line| puzzle.clue(line).to_string()).collect();
        assert!(clues.insert(asked), "{title}");
    });
}

#[test]
fn a_year_of_days() {
    let index = index();
    let first = Date::new(2027, 1, 1).unwrap();
    let year: Vec<(Date, Entry)> =
        (0..365).map(|after| first.plus(after)).map(|day| (day, index.day(day.number()).unwrap())).collect();
    let different: BTreeSet<_> = year.iter().map(|(_, entry)| entry.id).collect();
    assert_eq!(different.len(), 365);
    let packs = packs();
    for (day, entry) in &year {
        let pack = &packs[entry.pack()];
        let (title, puzzle) = pack.puzzle(entry.id).unwrap();
        let picture = pack.picture(entry.id).unwrap();
        assert!(is_the_only_one(picture, puzzle), "{title}, {}", day.words());
        assert!(entry.side() <= if day.weekday() < 5 { 20 } else { 30 }, "{title}, {}", day.words());
    }
}

#[test]
fn ratings_rise_through_every_week_and_nothing_comes_twice_in_three_years() {
    let index = index();
    let days = index.days();
    assert!(days.ids().len() >= 1096);
    assert_eq!(days.ids().iter().collect::<BTreeSet<_>>().len(), days.ids().len());
    let first = Date::new(2026, 11, 30).unwrap();
    assert_eq!((days.first(), first.weekday()), (first.number(), 0));
    assert_eq!(index.day(first.number() - 1), None);
    let mut coloured = [0; 7];
    for week in 0..days.ids().len() as i32 / 7 {
        let week: Vec<Entry> = (0..7).map(|day| index.day(first.plus(7 * week + day).number()).unwrap()).collect();
        assert!(week.is_sorted_by_key(|entry| entry.rating), "{week:?}");
        assert!(week[0].rating < week[6].rating, "{week:?}");
        assert_eq!(week[0].tier(), Tier::Gentle);
        for (count, entry) in coloured.iter_mut().zip(&week) {
            *count += usize::from(entry.colouring() == Colouring::Coloured);
        }
    }
    assert!(coloured.iter().sum::<usize>() >= 100, "{coloured:?}");
    assert_eq!(index.day(first.plus(days.ids().len() as i32).number()), index.day(first.number()));
}

#[test]
fn files_are_small() {
    assert!(compressed(embedded::INDEX) <= LARGEST_INDEX, "{}", compressed(embedded::INDEX));
    for (number, (pictures, titles)) in embedded::PACKS.iter().enumerate() {
        let size = compressed(pictures) + compressed(titles);
        assert!(size <= LARGEST_PACK, "pack {number}: {size}");
    }
}

#[test]
fn each_picture_has_a_source_that_is_credited() {
    let sources = include_str!("../../crates/shelf/data/sources.txt");
    let licences = include_str!("../../crates/shelf/data/LICENSES.md");
    let lines: Vec<Vec<&str>> = sources.lines().map(|line| line.split(' ').collect()).collect();
    assert_eq!(lines.len(), index().entries().len());
    for (number, line) in lines.iter().enumerate() {
        assert_eq!((line.len(), line[0].parse()), (3, Ok(number)));
        assert!(CREDITS.iter().any(|credit| credit.id == line[1]), "{line:?}");
    }
    for credit in CREDITS {
        assert!(lines.iter().any(|line| line[1] == credit.id), "nothing is from {}", credit.name);
        for said in [credit.id, credit.name, credit.author, credit.licence, credit.address] {
            assert!(licences.contains(said), "{said}");
        }
    }
}

#[test]
fn damaged_files_are_refused_or_say_the_same() {
    let mut chance = Chance::new(7);
    let damaged = |text: &str, chance: &mut Chance| {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..1 + chance.below(3) {
            let at = chance.below(bytes.len());
            bytes[at] ^= 1 << chance.below(8);
        }
        if chance.below(8) == 0 {
            bytes.truncate(chance.below(bytes.len()));
        }
        String::from_utf8_lossy(&bytes).into_owned()
    };
    let (index, packs) = (index(), packs());
    for round in 0..cases(3000) as usize {
        let text = damaged(embedded::INDEX, &mut chance);
        assert!(Index::parse(&text).is_ok_and(|read| read == index) || Index::parse(&text).is_err());
        let pack = round % packs.len();
        let (pictures, titles) = embedded::PACKS[pack];
        let read = Pack::parse(&damaged(pictures, &mut chance), titles);
        assert!(read.is_err() || read.as_ref() == Ok(&packs[pack]));
        // Titles have no check, because people edit them.
        let _ = Pack::parse(pictures, &damaged(titles, &mut chance));
    }
    assert_eq!(
        Pack::parse(embedded::PACKS[0].0, embedded::PACKS[1].1),
        Err(DataError::Title { id: index.entries()[0].id })
    );
    assert!(packs.iter().all(|pack| pack.ids().count() <= PACK));
}

#[test]
fn texts_of_the_shelf_are_read_like_any_other() {
    for pack in packs() {
        for id in pack.ids() {
            let read = nonoscope::format::read(&pack.text(id).unwrap()).unwrap().puzzle;
            let (title, puzzle) = pack.puzzle(id).unwrap();
            assert!(read == *puzzle, "{id} {title}");
        }
    }
}

mod long {
    use super::*;

    #[test]
    fn every_rating_is_right() {
        each(|entry, title, puzzle, _| assert_eq!(rated(puzzle), (entry.rating, entry.tier()), "{title}"));
    }
}
