//! What a step rests on, ready to show: a sentence, the arguments one by one, and the marks on the board for each.

use nonoscope_core::deduce::{Deduction, Shortest, shortest, why_none};
use nonoscope_core::line::Count;
use nonoscope_core::puzzle::{At, Cell, Grid, Line, Puzzle};
use nonoscope_core::solve::{Argument, Branch, Refutation, argument};
use nonoscope_core::trace::{Change, Reason, Step, Technique, cells, describe, place, sentence};
use nonoscope_picture::Evidence;
use nonoscope_words::{Text, cells as words, explanation as said, step as of_step};

/// The most techniques that a sentence names.
const MOST_NAMED: usize = 4;

/// What a step rests on.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Explanation {
    /// The technique, if it is a single one, and what it is about.
    pub technique: Option<(Technique, Text)>,
    /// All of it in one to three sentences.
    pub sentence: Text,
    /// The arguments, in order: each may rest on those before it. None if the sentence says everything.
    pub points: Vec<Point>,
    /// What the board shows of all of them.
    pub shows: Evidence,
}

/// An argument, or another part of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Point {
    /// The technique, if there is one.
    pub technique: Option<Technique>,
    /// It in one to three sentences.
    pub sentence: Text,
    /// What the board shows of it.
    pub shows: Evidence,
}

impl Explanation {
    /// What a step rests on. `known` holds what was known before it, givens included.
    pub fn new(puzzle: &Puzzle, known: &Grid, step: &Step<'_>) -> Explanation {
        let explainer = Explainer { puzzle, known };
        let all = |technique: Option<Technique>, sentence: Text, points: Vec<Point>, shows: Evidence| Explanation {
            technique: technique.map(|technique| (technique, technique.summary())),
            sentence,
            points,
            shows,
        };
        let told = || sentence(step, puzzle.palette());
        match argument(puzzle, known, step) {
            Argument::Line(deductions) => {
                let mut points: Vec<Point> = deductions.iter().map(|deduction| explainer.point(deduction)).collect();
                match (points.pop(), points.is_empty()) {
                    (Some(only), true) => all(only.technique, only.sentence, points, only.shows),
                    (Some(last), false) => {
                        points.push(last);
                        let shows = Evidence::together(points.iter().map(|point| &point.shows));
                        all(None, summary(step, &deductions), points, shows)
                    }
                    (None, _) => {
                        let line = Evidence { line: step.reason.line(), ..Evidence::default() };
                        let (sentence, shows) = explainer.no_layout(step).unwrap_or((Text::default(), line));
                        all(None, Text::sentences([told(), sentence]), points, shows)
                    }
                }
            }
            Argument::Refuted(refutation) => {
                let points = explainer.refuted(&refutation);
                // All of it, and the actual value of the supposed cell.
                let mut shows = points.last().map(|point| point.shows.clone()).unwrap_or_default();
                shows.follows.retain(|change| Some(change.at) != shows.about);
                all(Some(refutation.technique), explainer.summary(&refutation, step), points, shows)
            }
            Argument::TwoWay(is, is_not) => {
                let supposed = is.supposed.at;
                let points = [is, is_not].iter().flat_map(|branch| explainer.branch(branch)).collect();
                let shows = Evidence { about: Some(supposed), ..Evidence::default() };
                all(Some(Technique::TwoWay), told(), points, shows)
            }
            Argument::Search => all(None, told(), Vec::new(), Evidence::default()),
        }
    }
}

impl Explanation {
    /// Why a cell has its value, if a step has settled it: the shortest reason, if one line is enough, and the argument.
    pub fn of_cell(puzzle: &Puzzle, known: &Grid, step: &Step<'_>, at: At) -> Explanation {
        let whole = Explanation::new(puzzle, known, step);
        let (Argument::Line(deductions), Some(line)) = (argument(puzzle, known, step), step.reason.line()) else {
            return Explanation { shows: Evidence { about: Some(at), ..whole.shows.clone() }, ..whole };
        };
        let explainer = Explainer { puzzle, known };
        let settles = |deduction: &Deduction| {
            deduction.cells.iter().any(|&(along, cell)| deduction.line.cell(along) == at && cell.is_known())
        };
        let argument = deductions.iter().rev().find(|deduction| settles(deduction));
        let about = |point: Point| Point { shows: Evidence { about: Some(at), ..point.shows }, ..point };
        let mut points: Vec<Point> = argument.map(|argument| about(explainer.point(argument))).into_iter().collect();
        let cells: Vec<Cell> = known.line(line).collect();
        let Some(shortest) = shortest(puzzle.clue(line), &cells, line.along(at), puzzle.inks()) else { return whole };
        let shows = Evidence {
            line: Some(line),
            rests_on: shortest.cells.iter().map(|&along| line.cell(along)).collect(),
            settles: vec![at],
            about: Some(at),
            ..Evidence::default()
        };
        let sentence = fewest(line, &shortest);
        points.push(Point { technique: None, sentence: sentence.clone(), shows: shows.clone() });
        Explanation { technique: None, sentence, points, shows }
    }
}

/// The shortest reason in words.
fn fewest(line: Line, shortest: &Shortest) -> Text {
    let numbers: Vec<usize> = shortest.cells.iter().map(|along| along + 1).collect();
    let they = match numbers.len() {
        ..=12 => cells(&numbers),
        count => said::that_many_cells(count),
    };
    match (shortest.is_fewest, numbers.len()) {
        (_, 0) => said::clue_forces(line),
        (true, 1) => said::cell_forces(they, line),
        (true, _) => said::cells_force_fewest(they, line),
        (false, _) => said::cells_force(they, line),
    }
}

/// Puts arguments about a puzzle into words.
#[derive(Clone, Copy)]
struct Explainer<'p> {
    puzzle: &'p Puzzle,
    known: &'p Grid,
}

impl Explainer<'_> {
    fn point(self, deduction: &Deduction) -> Point {
        Point {
            technique: Some(deduction.technique),
            sentence: deduction.sentence(self.puzzle.clue(deduction.line), self.puzzle.palette()),
            shows: Evidence::of(deduction),
        }
    }

    /// The fewest cells that leave the line of a step without a layout, if none fits: in words, and on the board.
    fn no_layout(self, step: &Step<'_>) -> Option<(Text, Evidence)> {
        let line = step.reason.line().filter(|_| step.reason.is_contradiction())?;
        let known: Vec<Cell> = self.known.line(line).collect();
        let fewest = why_none(self.puzzle.clue(line), &known, self.puzzle.inks())?;
        let numbers: Vec<usize> = fewest.cells.iter().map(|along| along + 1).collect();
        let sentence = match numbers.len() {
            0 => Text::default(),
            count @ ..=12 => said::its_cells_leave_none(count, cells(&numbers)),
            count => said::that_many_leave_none(count),
        };
        let rests_on = fewest.cells.iter().map(|&along| line.cell(along)).collect();
        Some((sentence, Evidence { line: Some(line), rests_on, ..Evidence::default() }))
    }

    /// The supposition, and what follows from it.
    fn branch(self, branch: &Branch) -> Vec<Point> {
        let supposed = branch.supposed;
        let about = Some(supposed.at);
        let mut follows = vec![supposed];
        let mut points = vec![Point {
            technique: None,
            sentence: branch.supposed(self.puzzle.palette()),
            shows: Evidence { about, follows: follows.clone(), ..Evidence::default() },
        }];
        for (deduction, sentence) in branch.deductions.iter().zip(branch.follow(self.puzzle)) {
            let new = deduction.cells.iter().map(|&(along, cell)| Change { at: deduction.line.cell(along), cell });
            follows.extend(new.filter(|change| !self.known.get(change.at).is_known()));
            let shows = Evidence { about, follows: follows.clone(), ..Evidence::of(deduction) };
            points.push(Point { technique: Some(deduction.technique), sentence, shows });
        }
        points
    }

    fn refuted(self, refutation: &Refutation) -> Vec<Point> {
        let mut points = self.branch(&refutation.branch);
        let line = refutation.clash.line;
        let rests_on = refutation.clash.rests_on.iter().map(|&along| line.cell(along)).collect();
        let before = points.last().map(|point| point.shows.clone()).unwrap_or_default();
        points.push(Point {
            technique: None,
            sentence: refutation.sentence_of_clash(self.puzzle, self.known),
            shows: Evidence {
                line: Some(line),
                rests_on,
                runs: Vec::new(),
                blocks: Vec::new(),
                settles: Vec::new(),
                ..before
            },
        });
        points
    }

    fn summary(self, refutation: &Refutation, step: &Step<'_>) -> Text {
        let line = refutation.clash.line;
        let later = match refutation.branch.deductions.len() {
            0 => of_step::line_would_fail(line),
            arguments => said::fails_later(arguments, line),
        };
        let palette = self.puzzle.palette();
        let Change { at, cell } = refutation.branch.supposed;
        let so = match step.changes.first() {
            Some(change) => describe(change.cell, palette),
            None => words::not_state(describe(cell, palette)),
        };
        of_step::refuted(place(at), describe(cell, palette), later, so)
    }
}

/// A step of several arguments about one line.
fn summary(step: &Step<'_>, deductions: &[Deduction]) -> Text {
    let settled = step.changes.iter().filter(|change| change.cell.is_known()).count();
    let narrowed = step.changes.len() - settled;
    let line = step.reason.line().map(Text::from).unwrap_or_default();
    let mut techniques: Vec<Technique> = Vec::new();
    for technique in deductions.iter().map(|deduction| deduction.technique) {
        if !techniques.contains(&technique) {
            techniques.push(technique);
        }
    }
    let count = deductions.len();
    if matches!(step.reason, Reason::Line { fitting, .. } if fitting == Count::from(1)) && narrowed == 0 {
        return said::one_layout_left(settled, line, count);
    }
    let does = match (settled, narrowed) {
        (settled, 0) => said::settles(settled, line),
        (0, narrowed) => said::narrows_down(narrowed, line),
        (settled, narrowed) => said::settles_and_narrows_down(settled, line, narrowed),
    };
    match &techniques[..] {
        [only] => said::by_one_technique(count, does, only.text()),
        [..] if techniques.len() <= MOST_NAMED => {
            said::by_techniques(does, count, Text::all(techniques.into_iter().map(Technique::text)))
        }
        _ => said::by_arguments(does, count),
    }
}

/// The marks on the board, in words; empty if there are none.
pub fn evidence_in_words(evidence: &Evidence) -> Text {
    let mut parts: Vec<Text> = Vec::new();
    if let Some(line) = evidence.line {
        parts.push(said::marked_line(line));
        for place in &evidence.runs {
            let (first, last) = place.reach();
            let (nth, length) = (place.run + 1, place.length);
            parts.push(match place.earliest == place.latest {
                true if length == 1 => said::run_on_cell(nth, length, first + 1),
                true => said::run_on_cells(nth, length, first + 1, last + 1),
                false => said::run_between_cells(nth, length, first + 1, last + 1),
            });
        }
    }
    if !evidence.rests_on.is_empty() {
        let rests_on = &evidence.rests_on;
        parts.push(said::rests_on(match evidence.line {
            Some(line) => cells(&rests_on.iter().map(|&at| line.along(at) + 1).collect::<Vec<_>>()),
            None => Text::all(rests_on.iter().map(|&at| place(at))),
        }));
    }
    Text::sentences(parts)
}

#[cfg(test)]
mod tests {
    use super::super::position::Player;
    use super::super::session::Session;
    use super::*;
    use nonoscope_core::solve::Method;
    use nonoscope_core::trace::Basis;
    use nonoscope_format::examples;

    fn player(text: &str, method: Method) -> Player {
        Player::new(Session::open(text, method).unwrap())
    }

    /// What the step with this index rests on.
    fn explained(player: &Player, index: usize) -> Explanation {
        let step = player.outcome().trace.step(index).unwrap();
        Explanation::new(player.puzzle(), &player.known_before(index), &step)
    }

    #[test]
    fn a_step_of_several_arguments_is_summed_up_and_unfolded() {
        let explanation = explained(&player(examples::GCHQ_2015.text, Method::Auto), 8);
        let count = explanation.points.len();
        assert!(explanation.sentence.to_string().starts_with(&format!("Row 9 settles 9 cells in {count} arguments")));
        assert!(count > 1 && explanation.technique.is_none());
        assert!(
            explanation
                .points
                .iter()
                .all(|point| point.technique.is_some() && point.sentence.to_string().starts_with("Row 9"))
        );
        assert_eq!(explanation.shows.line, Some(Line::row(8)));
    }

    #[test]
    fn a_single_argument_needs_no_list() {
        let explanation = explained(&player(examples::HEART.text, Method::Human), 0);
        assert!(explanation.points.is_empty() && explanation.technique.is_some());
        assert!(!explanation.shows.runs.is_empty());
    }

    #[test]
    fn a_supposition_is_told_up_to_the_line_that_fails() {
        let player = player(examples::LAMBDA.text, Method::Human);
        let refuted = |index: &usize| player.outcome().trace.step(*index).unwrap().reason.supposed().is_some();
        let index = (0..player.len()).find(refuted).unwrap();
        let step = player.outcome().trace.step(index).unwrap();
        let explanation = explained(&player, index);
        let [first, .., last] = &explanation.points[..] else { panic!("{explanation:?}") };
        let at = step.reason.supposed().unwrap();
        assert!(first.sentence.to_string().starts_with(&format!("Suppose {} is ", place(at))), "{}", first.sentence);
        assert!(last.sentence.to_string().starts_with("But then "), "{}", last.sentence);
        assert!(
            explanation
                .sentence
                .to_string()
                .ends_with(&format!("So it is {}.", describe(step.changes[0].cell, player.puzzle().palette())))
        );
        assert_eq!((first.shows.about, &last.shows.rests_on), (Some(at), &explanation.shows.rests_on));
        assert_eq!(explanation.shows.follows, last.shows.follows[1..]);
        // What follows is built up argument by argument.
        let follows: Vec<usize> = explanation.points.iter().map(|point| point.shows.follows.len()).collect();
        assert!(follows[0] == 1 && follows.is_sorted(), "{follows:?}");
    }

    #[test]
    fn every_step_of_every_example_can_be_read_and_shown() {
        let (mut arguments, mut chains) = (0, 0);
        for example in examples::ALL {
            for method in [Method::Human, Method::Passes, Method::Auto] {
                let player = player(example.text, method);
                let puzzle = player.puzzle();
                for (index, step) in player.outcome().trace.steps().enumerate().take(60) {
                    let explanation = explained(&player, index);
                    let sentences =
                        explanation.points.iter().map(|point| &point.sentence).chain([&explanation.sentence]);
                    for text in sentences {
                        let longest =
                            text.to_string().split_inclusive(". ").map(|one| one.chars().count()).max().unwrap_or(0);
                        assert!(
                            longest <= 160 && text.to_string().ends_with('.') && !text.to_string().contains("  "),
                            "{text}"
                        );
                    }
                    let shown = explanation.points.iter().map(|point| &point.shows).chain([&explanation.shows]);
                    for shows in shown {
                        assert!(shows.rests_on.iter().all(|&at| puzzle.contains(at)));
                        let words = evidence_in_words(shows);
                        assert_eq!(
                            words.is_empty(),
                            *shows
                                == Evidence {
                                    about: shows.about,
                                    follows: shows.follows.clone(),
                                    ..Evidence::default()
                                }
                        );
                    }
                    arguments += explanation.points.len();
                    chains += usize::from(step.reason.basis() == Basis::Supposition && explanation.points.len() > 2);
                }
            }
        }
        assert!(arguments > 1000 && chains > 3, "{arguments} {chains}");
    }

    #[test]
    fn every_cell_can_be_asked_about() {
        let [lambda, card] = [examples::LAMBDA.text, examples::GCHQ_2015.text];
        for (text, method) in [(lambda, Method::Human), (lambda, Method::Auto), (card, Method::Passes)] {
            let mut player = player(text, method);
            player.go_to(player.len());
            let mut asked = 0;
            for at in player.puzzle().places() {
                let Some(index) = player.settled_in(at) else { continue };
                let (step, known) = (player.outcome().trace.step(index).unwrap(), player.known_before(index));
                assert_eq!(known.get(at), Cell::UNKNOWN);
                let explanation = Explanation::of_cell(player.puzzle(), &known, &step, at);
                assert!(!explanation.sentence.is_empty());
                if step.reason.basis() == Basis::Line {
                    let [argument, shortest] = &explanation.points[..] else { panic!("{explanation:?}") };
                    assert!(argument.technique.is_some() && shortest.technique.is_none());
                    assert!(
                        [&argument.shows, &shortest.shows, &explanation.shows]
                            .iter()
                            .all(|shows| shows.about == Some(at))
                    );
                    assert_eq!(explanation.sentence, shortest.sentence);
                    assert!(explanation.sentence.to_string().chars().count() <= 160);
                }
                asked += 1;
            }
            assert!(asked > 50, "{asked}");
        }
    }

    #[test]
    fn a_line_without_a_layout_says_which_cells_leave_it_none() {
        let player = player(examples::CANNOT_BE.text, Method::Passes);
        let last = player.len() - 1;
        let explanation = explained(&player, last);
        let step = player.outcome().trace.step(last).unwrap();
        assert!(step.reason.is_contradiction());
        let told = sentence(&step, player.puzzle().palette());
        assert!(explanation.sentence.to_string().starts_with(&format!("{told} Its cell")), "{}", explanation.sentence);
        assert!(
            explanation.sentence.to_string().ends_with(" leave no layout.")
                || explanation.sentence.to_string().ends_with(" leaves no layout.")
        );
        assert!(!explanation.shows.rests_on.is_empty() && explanation.shows.line == step.reason.line());
    }

    #[test]
    fn marks_are_said_in_words() {
        let run = nonoscope_core::deduce::Placement { run: 1, length: 3, earliest: 5, latest: 7 };
        let mut shows = Evidence { line: Some(Line::column(2)), runs: vec![run], ..Evidence::default() };
        assert_eq!(evidence_in_words(&shows), "Marked: column 3. Run 2 (length 3) lies between cells 6 and 10.");
        shows.rests_on = vec![At::new(4, 2), At::new(11, 2)];
        assert!(evidence_in_words(&shows).to_string().ends_with(" It rests on cells 5 and 12."));
        assert_eq!(evidence_in_words(&Evidence::default()), "");
    }
}
