//! Decides between readings: the likeliest whose clues fit their lines, whose totals agree, and that has a solution, at best exactly one.

use super::combine::{Found, combined, puzzle};
use super::settle::{Lines, Question};
use super::unread::{self, Followed};
use super::versions::{Version, Versions};
use nonoscope_core::puzzle::PuzzleError;
use nonoscope_core::solve::Verdict;

/// The decided clues and their puzzle.
#[derive(Debug)]
pub(super) struct Decision {
    /// Which version of each row, and of each column.
    pub(super) taken: [Vec<usize>; 2],
    /// Inferred lines, as one more version of each: rows first.
    pub(super) followed: Vec<(usize, Version)>,
    /// Lines of which some may have been misread: they contradict each other, or solutions differ there.
    pub(super) suspects: Vec<usize>,
    pub(super) verdict: Result<Verdict, PuzzleError>,
    /// How unlikely all of it is; more if there is no puzzle, or not one solution.
    pub(super) cost: i64,
}

impl Decision {
    /// Whether the clues have a solution.
    pub(super) fn is_puzzle(&self) -> bool {
        !matches!(self.verdict, Err(_) | Ok(Verdict::None))
    }
}

/// The cost of a reading that makes no puzzle.
const NONE: i64 = 100_000;

/// The cost if a reading makes no puzzle because totals differ by a cell, and more each time that it is twice as many.
const OFF: i64 = 100;

/// How unlikely a reading may be.
const DEAREST: i32 = 5000;

/// How much less likely than the likeliest a clue may be: little at first, which settles most cells and rules out most versions.
const TIERS: [i32; 4] = [400, 800, 1600, 3400];

/// The same where there are several inks.
const DEAREST_INKED: i32 = 1600;

/// Decides the clues of lines, of which the first `rows` are rows. `work` is left for the search for misread lines.
pub(super) fn decide(lines: &[&Versions], rows: usize, work: &mut usize) -> Decision {
    let base: i64 = lines.iter().filter_map(|line| line.all.first()).map(|own| i64::from(own.cost)).sum();
    let all = Lines::new(lines, rows);
    let has_inks = lines.iter().any(|line| line.all.iter().any(|version| !version.inks.is_empty()));
    let has_say = vec![true; lines.len()];
    let mut best: Option<Found> = None;
    for dearest in TIERS {
        // A reading that needs a dearer version costs more. Lines of several inks rule out nothing on their own.
        if has_inks && dearest > DEAREST_INKED {
            break;
        }
        if best.as_ref().is_some_and(|best| best.cost <= dearest) {
            break;
        }
        let question = Question { dearest, has_say: &has_say, is_backwards: false };
        // Propagation between lines of several inks is left to the solver.
        let left =
            if has_inks { Some(all.near(dearest)) } else { all.settle(&question, &mut 0).ok().map(|own| own.left) };
        let Some(left) = left else { continue };
        let least = best.as_ref().map_or(DEAREST, |best| best.cost);
        best = combined(lines, rows, &left, least).or(best);
    }
    let mut followed = Vec::new();
    let mut suspects = Vec::new();
    if best.is_none() && !has_inks {
        let found = |followed: &Followed| {
            let own = |(line, own): &(usize, Vec<Version>)| {
                let all = [lines[*line].all.as_slice(), own].concat();
                (*line, Versions { groupings: Vec::new(), all })
            };
            let more: Vec<(usize, Versions)> = followed.versions.iter().map(own).collect();
            let mut all = lines.to_vec();
            more.iter().for_each(|(line, versions)| all[*line] = versions);
            combined(&all, rows, &followed.left, DEAREST)
        };
        let unread = unread::search(lines, rows, work, found);
        suspects = unread.suspects;
        if let Some((versions, found)) = unread.best {
            best = Some(found);
            followed = versions;
        }
    }
    if let Some(Found { taken, verdict, differing, cost }) = best {
        // Puzzles mostly have one solution, so lines in which two differ may have been misread although every number is clear.
        suspects.extend(differing.iter().flat_map(|at| [at.row(), rows + at.column()]));
        let (own_rows, own_columns) = taken.split_at(rows);
        let cost = base + i64::from(cost);
        return Decision {
            taken: [own_rows.to_vec(), own_columns.to_vec()],
            followed,
            suspects,
            verdict: Ok(verdict),
            cost,
        };
    }
    let filled =
        |lines: &[&Versions]| lines.iter().filter_map(|line| line.all.first()).map(Version::filled).sum::<i64>();
    let off = filled(&lines[..rows]) - filled(&lines[rows..]);
    let verdict = puzzle(lines, rows, &vec![0; lines.len()]).map(|_| Verdict::None);
    let no_fit = i64::from(matches!(verdict, Err(PuzzleError::ClueTooLong { .. })));
    let cost = base + NONE * (1 + no_fit) + OFF * i64::from((off.unsigned_abs() + 1).ilog2());
    Decision { taken: [vec![0; rows], vec![0; lines.len() - rows]], followed, suspects, verdict, cost }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guesses::Guesses;

    fn guessed(lines: &[&[&[(u16, i32)]]], length: usize) -> Vec<Versions> {
        let numbers = |line: &&[&[(u16, i32)]]| -> Vec<Guesses> {
            line.iter().map(|values| Guesses { values: values.to_vec(), is_odd: false, ink: 0 }).collect()
        };
        lines.iter().map(|line| Versions::among(vec![(numbers(line), 0)], length)).collect()
    }

    fn decided(rows: &[Versions], columns: &[Versions]) -> Decision {
        let lines: Vec<&Versions> = rows.iter().chain(columns).collect();
        decide(&lines, rows.len(), &mut 60_000)
    }

    fn clues(lines: &[Versions], taken: &[usize]) -> Vec<Vec<u16>> {
        lines.iter().zip(taken).map(|(line, &own)| line.all[own].values.clone()).collect()
    }

    #[test]
    fn the_puzzle_decides_what_is_doubtful() {
        // A plus sign, whose middle row looks like 8, and whose last column like 7.
        let rows = guessed(&[&[&[(1, 0)]], &[&[(8, 0), (3, 90)]], &[&[(1, 0)]]], 3);
        let columns = guessed(&[&[&[(1, 0)]], &[&[(3, 0), (2, 50)]], &[&[(7, 0), (2, 100), (1, 150)]]], 3);
        let decision = decided(&rows, &columns);
        assert_eq!(decision.verdict, Ok(Verdict::Unique));
        assert_eq!(clues(&rows, &decision.taken[0]), [[1], [3], [1]]);
        assert_eq!(clues(&columns, &decision.taken[1]), [[1], [3], [1]]);
        assert_eq!(decision.cost, 240);
    }

    #[test]
    fn lines_in_which_solutions_differ_are_suspected() {
        // A cross, of which two corners are filled as well: one or the other two.
        let rows = guessed(&[&[&[(2, 0)]], &[&[(3, 0)]], &[&[(2, 0)]]], 3);
        let mut decision = decided(&rows, &rows);
        decision.suspects.sort_unstable();
        decision.suspects.dedup();
        assert_eq!((decision.verdict, decision.suspects), (Ok(Verdict::Multiple), vec![0, 2, 3, 5]));
    }

    #[test]
    fn what_is_sure_is_not_changed_for_one_solution() {
        let two = |last| guessed(&[&[&[(1, 0)]], &[&[(1, 0), (2, last)]]], 2);
        let decision = decided(&two(1000), &two(1000));
        assert_eq!((decision.verdict, decision.taken), (Ok(Verdict::Multiple), [vec![0, 0], vec![0, 0]]));
        let decision = decided(&two(200), &two(200));
        assert_eq!((decision.verdict, decision.taken), (Ok(Verdict::Unique), [vec![0, 1], vec![0, 1]]));
    }

    #[test]
    fn digits_are_grouped_so_that_there_is_a_puzzle() {
        // 1 2 or 12 in a row of twelve cells, over twelve columns of 1.
        let number = |value| Guesses { values: vec![(value, 0)], is_odd: false, ink: 0 };
        let rows = vec![Versions::among(vec![(vec![number(1), number(2)], 0), (vec![number(12)], 300)], 12)];
        let columns = guessed(&[&[&[(1, 0)][..]][..]; 12], 1);
        let decision = decided(&rows, &columns);
        assert_eq!((decision.verdict, decision.cost), (Ok(Verdict::Unique), 300));
        assert_eq!(clues(&rows, &decision.taken[0]), [[12]]);
    }

    #[test]
    fn a_line_that_was_not_read_follows_from_the_others() {
        // A ring in five rows; of the second row one number was not seen.
        let plain = |value: u16| [(value, 0)];
        let [one, two, three, five] = [1, 2, 3, 5].map(plain);
        let rows: Vec<Vec<&[(u16, i32)]>> =
            vec![vec![&five], vec![&one], vec![&one, &one], vec![&one, &one], vec![&five]];
        let rows: Vec<&[&[(u16, i32)]]> = rows.iter().map(Vec::as_slice).collect();
        let columns: Vec<Vec<&[(u16, i32)]>> =
            vec![vec![&five], vec![&one, &one], vec![&one, &one], vec![&one, &one], vec![&five]];
        let columns: Vec<&[&[(u16, i32)]]> = columns.iter().map(Vec::as_slice).collect();
        let decision = decided(&guessed(&rows, 5), &guessed(&columns, 5));
        assert_eq!(decision.verdict, Ok(Verdict::Unique));
        let followed: Vec<_> = decision.followed.iter().map(|(line, own)| (*line, own.values.clone())).collect();
        assert_eq!(followed, [(1, vec![1, 1])]);
        assert!(decision.suspects.contains(&1), "{:?}", decision.suspects);
        // Of so few lines, not two.
        let wrong: &[&[(u16, i32)]] = &[&two, &two];
        let rows = [rows[0], rows[1], wrong, rows[3], &[&three]];
        let decision = decided(&guessed(&rows, 5), &guessed(&columns, 5));
        assert!(decision.verdict.is_err() && decision.followed.is_empty(), "{decision:?}");
    }

    #[test]
    fn what_makes_no_puzzle_is_left_as_it_was_read() {
        let rows = guessed(&[&[&[(2, 0)]], &[&[(1, 0)]]], 2);
        let columns = guessed(&[&[&[(1, 0)]], &[&[(1, 0)]]], 2);
        let decision = decided(&rows, &columns);
        assert_eq!(decision.verdict, Err(PuzzleError::TotalsDiffer { rows: 3, columns: 2 }));
        assert_eq!(decision.taken, [vec![0, 0], vec![0, 0]]);
    }
}
