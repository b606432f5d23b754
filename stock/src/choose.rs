//! Chooses what goes on the shelf: by rules, and without the names that somebody who looked at the pictures left out.

use crate::candidate::Candidate;
use crate::collections::title_of;
use crate::days;
use crate::doubles::Forms;
use crate::families::Families;
use crate::written::{Shelf, Work};
use anyhow::Result;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fs;
use std::path::Path;

/// Icons that were left out after a look at their pictures, `collection name` on each line.
const LEFT_OUT: &str = include_str!("../left-out.txt");

/// How the title of the one in colour ends, where two pictures show the same thing.
const IN_COLOUR: &str = ", in colour";

/// Pictures that differ in fewer of 576 cells are doubles.
const DOUBLES: u32 = 52;

/// A picture that is larger than needed is dull: so many times the smallest one that looks good, in tenths.
const TOO_LARGE: usize = 18;

/// Which share of the pictures should have this longer side at most, in thousandths.
const SIDES: [(usize, u32); 8] = [(7, 60), (10, 320), (13, 140), (15, 140), (20, 200), (25, 80), (30, 40), (40, 20)];

/// The same for ratings.
const RATINGS: [(u8, u32); 6] = [(9, 180), (19, 240), (29, 220), (39, 180), (49, 110), (99, 70)];

/// How far a picture may be from its drawing, in thousandths of the figure; less if it is small, or if a surface is lost or merged.
fn error_allowed(candidate: &Candidate) -> u32 {
    match (candidate.inks(), candidate.surfaces, candidate.side()) {
        (1, 0, ..13) => 205,
        (1, 0, _) => 240,
        (1, 1, ..13) => 120,
        (1, 1, _) => 180,
        (_, 0, ..12) => 170,
        (_, 0, _) => 210,
        (_, 1, _) => 160,
        _ => 0,
    }
}

/// Which collection is preferred where several show the same.
fn preference(source: &str) -> usize {
    let order = ["fluent", "twemoji", "phosphor", "contrast", "material", "game", "awesome", "park", "temaki", "maki"];
    order.iter().position(|known| *known == source).unwrap_or(order.len())
}

/// A number that looks random, the same for the same text.
pub(crate) fn chance(text: &str) -> u64 {
    let mixed = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
    let mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed >> 29)
}

pub(crate) fn shelf(cache: &Path, data: &Path, anew: bool) -> Result<()> {
    let text = fs::read_to_string(cache)?;
    let candidates: Vec<Candidate> = text.lines().map(Candidate::from_line).collect::<Result<_>>()?;
    let left_out: HashSet<&str> = LEFT_OUT.lines().filter(|line| !line.starts_with('#')).collect();
    let mut icons: BTreeMap<String, Vec<Candidate>> = BTreeMap::new();
    for mut candidate in candidates {
        // The lists may have changed since it was drawn.
        let Some(title) = title_of(&candidate.source, &candidate.name) else { continue };
        candidate.title = title;
        icons.entry(candidate.icon()).or_default().push(candidate);
    }
    let drawn = icons.len();
    icons.retain(|icon, _| !left_out.contains(icon.as_str()));
    let wanted = icons.len();
    let mut icons: Vec<Vec<Candidate>> = icons.into_values().map(good).filter(|good| !good.is_empty()).collect();
    let good = icons.len();

    // The preferred collection first; within one, chance.
    icons.sort_by_key(|icon| {
        let first = &icon[0];
        let by_error = if first.inks() > 1 {
            (0, u64::from(first.error))
        } else {
            (preference(&first.source), chance(&first.icon()))
        };
        (by_error.0, by_error.1, first.icon())
    });
    let mut shelf = if anew { Shelf::default() } else { Shelf::read(data)? };
    // A title may stand for two pictures of one run: one in colour and one from another drawing in black and white.
    let taken: HashSet<String> = shelf.works.iter().map(|work| work.title.to_lowercase()).collect();
    let mut titles: HashMap<String, Vec<usize>> = HashMap::new();
    let mut families = Families::default();
    shelf.works.iter().for_each(|work| {
        families.admit(work.title.trim_end_matches(IN_COLOUR));
    });
    let known: HashSet<String> = shelf.works.iter().map(|work| work.icon.clone()).collect();
    let mut marks: Vec<Forms> =
        icons.iter().filter(|icon| known.contains(&icon[0].icon())).map(|icon| Forms::of(&icon[0].mark)).collect();
    let mut counts = Counts::default();
    let (mut same_title, mut doubles, mut of_family) = (0, 0, 0);
    let mut chosen: Vec<Candidate> = Vec::new();
    for icon in &icons {
        let first = &icon[0];
        if known.contains(&first.icon()) {
            continue;
        }
        let title = first.title.to_lowercase();
        let same = titles.get(&title).map(Vec::as_slice).unwrap_or_default();
        let is_twin = |at: &usize| {
            let other = &chosen[*at];
            other.inks() > 1 && first.inks() == 1 && !(other.source == "fluent" && first.source == "contrast")
        };
        if taken.contains(&title) || same.len() > 1 || !same.iter().all(is_twin) {
            same_title += 1;
            continue;
        }
        let forms = Forms::of(&first.mark);
        if first.inks() == 1 && marks.iter().any(|other| forms.distance(other) < DOUBLES) {
            doubles += 1;
            continue;
        }
        if same.is_empty() && !families.admit(&first.title) {
            of_family += 1;
            continue;
        }
        if first.inks() == 1 {
            marks.push(forms);
        }
        if let &[at] = same {
            chosen[at].title.push_str(IN_COLOUR);
        }
        titles.entry(title).or_default().push(chosen.len());
        chosen.push(counts.choose(icon).clone());
    }
    eprintln!(
        "{drawn} icons with pictures, {} left out by eye, {good} good, {same_title} with a title that is taken, {doubles} doubles, \
         {of_family} of large families, {} chosen, {} there before",
        drawn - wanted,
        chosen.len(),
        known.len()
    );
    let works: Vec<Work> = chosen.iter().map(Work::of).collect();
    if anew {
        let days = days::arranged(&works);
        shelf = Shelf::anew(works, days);
    } else {
        shelf.works.extend(works);
    }
    report(&shelf);
    shelf.write(data)
}

/// The pictures of an icon that look good, and are not larger than needed.
fn good(candidates: Vec<Candidate>) -> Vec<Candidate> {
    let looks_good = |candidate: &Candidate| {
        let cells = candidate.picture.cells().len();
        let share = candidate.picture.filled_cells() * 100 / cells;
        let most = if candidate.inks() > 1 { 97 } else { 84 };
        // Full lines from edge to edge give the whole picture away.
        let is_dull = candidate.rating < 3 && candidate.side() > 12 || candidate.rating < 1 && candidate.side() > 8;
        candidate.error <= error_allowed(candidate) && (20..=most).contains(&share) && !is_dull
    };
    let mut good: Vec<Candidate> = candidates.into_iter().filter(looks_good).collect();
    let smallest = good.iter().map(Candidate::side).min().unwrap_or(0);
    good.retain(|candidate| candidate.side() * 10 <= smallest.max(9) * TOO_LARGE);
    good
}

/// How many pictures there are of each size and rating so far.
#[derive(Default)]
struct Counts {
    sides: [u32; SIDES.len()],
    ratings: [u32; RATINGS.len()],
}

impl Counts {
    /// The picture of which there are the fewest so far, compared with how many there should be.
    fn choose<'c>(&mut self, candidates: &'c [Candidate]) -> &'c Candidate {
        let of = |candidate: &Candidate| {
            let side = SIDES.iter().position(|&(most, _)| candidate.side() <= most).unwrap_or(SIDES.len() - 1);
            let rating = RATINGS.iter().position(|&(most, _)| candidate.rating <= most).unwrap_or(RATINGS.len() - 1);
            (side, rating)
        };
        let mut best = (u32::MAX, &candidates[0]);
        for candidate in candidates {
            let (side, rating) = of(candidate);
            let fullness = self.sides[side] * 1000 / SIDES[side].1 + self.ratings[rating] * 1000 / RATINGS[rating].1;
            let cost = fullness + 8 * candidate.error + 600 * candidate.surfaces;
            if cost < best.0 {
                best = (cost, candidate);
            }
        }
        let (side, rating) = of(best.1);
        self.sides[side] += 1;
        self.ratings[rating] += 1;
        best.1
    }
}

fn report(shelf: &Shelf) {
    let mut table: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for work in &shelf.works {
        let side = SIDES.iter().map(|(most, _)| *most).find(|&most| work.side() <= most).unwrap_or(99);
        *table.entry(("side up to", format!("{side:2}"))).or_default() += 1;
        let tier = nonoscope_core::solve::Tier::of(work.rating);
        *table.entry(("tier", tier.to_string())).or_default() += 1;
        *table.entry(("inks", work.inks().to_string())).or_default() += 1;
        let source = work.icon.split(' ').next().unwrap_or_default();
        *table.entry(("from", source.to_owned())).or_default() += 1;
    }
    eprintln!("{} puzzles", shelf.works.len());
    for ((kind, of), count) in table {
        eprintln!("  {kind} {of}: {count}");
    }
    let titles: HashSet<&str> = shelf.works.iter().map(|work| work.title.trim_end_matches(IN_COLOUR)).collect();
    eprintln!("  {} things", titles.len());
    let by_id: HashMap<usize, &Work> = shelf.works.iter().enumerate().collect();
    for day in 0..7 {
        let of_day: Vec<&&Work> =
            shelf.days.iter().skip(day).step_by(7).filter_map(|id| by_id.get(&usize::from(*id))).collect();
        let span = |of: &dyn Fn(&Work) -> usize| {
            let numbers = || of_day.iter().map(|work| of(work));
            format!("{}–{}", numbers().min().unwrap_or(0), numbers().max().unwrap_or(0))
        };
        let coloured = of_day.iter().filter(|work| work.inks() > 1).count();
        eprintln!(
            "  day {day}: {} puzzles, {coloured} in colour, ratings {}, sides {}",
            of_day.len(),
            span(&|work| usize::from(work.rating)),
            span(&Work::side)
        );
    }
}
