//! A trace and a cursor in it: where the player is, and how it moves.

use super::marking::Marking;
use super::session::Session;
use nonoscope_core::puzzle::{At, Grid, Line, Puzzle};
use nonoscope_core::solve::{Judged, Method, Outcome, Verdict, Work, has_all, judge_by};
use nonoscope_core::trace::{Replay, Step};
use nonoscope_picture::lit_line;
use nonoscope_qr::{Message, Remark};
use nonoscope_words::Text;

/// A solved puzzle and the current step.
#[derive(Clone, Debug)]
pub struct Player {
    session: Session,
    pass_ends: Vec<usize>,
    replay: Replay,
    skips_idle: bool,
    /// The solution shown in place of the trace.
    solution: Option<usize>,
    /// A person's own solving.
    marking: Marking,
    /// Whether that is shown in place of the trace.
    is_marking: bool,
    /// What is certain about the puzzle itself, if the session continues from marks, which may be wrong.
    truth: Option<Box<Outcome>>,
}

impl Player {
    /// Begins before the first step, and skips steps that infer nothing.
    pub fn new(session: Session) -> Player {
        let replay = Replay::new(session.start());
        let pass_ends = session.outcome().trace.pass_ends();
        let marking = Marking::new(session.puzzle());
        Player { session, pass_ends, replay, skips_idle: true, solution: None, marking, is_marking: false, truth: None }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        self.session.puzzle()
    }

    /// The result of solving.
    pub fn outcome(&self) -> &Outcome {
        self.session.outcome()
    }

    /// The puzzle with everything found out about it.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// How many steps have been taken.
    pub fn position(&self) -> usize {
        self.replay.position()
    }

    /// How many steps there are.
    pub fn len(&self) -> usize {
        self.outcome().trace.len()
    }

    /// Whether there are no steps at all.
    pub fn is_empty(&self) -> bool {
        self.outcome().trace.is_empty()
    }

    /// Whether no step has been taken.
    pub fn at_start(&self) -> bool {
        self.position() == 0
    }

    /// Whether all steps have been taken.
    pub fn at_end(&self) -> bool {
        self.position() == self.len()
    }

    /// For each pass, the number of steps taken when it ends.
    pub fn pass_ends(&self) -> &[usize] {
        &self.pass_ends
    }

    /// Whether the method goes through the lines in passes: a person does not.
    pub fn has_passes(&self) -> bool {
        self.outcome().method != Method::Human
    }

    /// What is known now.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The step taken last.
    pub fn last_step(&self) -> Option<Step<'_>> {
        self.outcome().trace.step(self.position().checked_sub(1)?)
    }

    /// The line that the last step looked at, or where its supposition failed.
    pub fn lit_line(&self) -> Option<Line> {
        if self.is_marking {
            return self.marking.argued().and(self.marking.hinted_line());
        }
        lit_line(&self.last_step()?)
    }

    /// The lines that contradict each other, once all steps have been taken.
    pub fn blamed_lines(&self) -> &[Line] {
        match &self.outcome().contradiction {
            Some(contradiction) if self.at_end() && !self.is_marking => &contradiction.lines,
            _ => &[],
        }
    }

    /// Replaces the session by a later one of the same puzzle, with more found out. The position stays, but a player at
    /// the end goes to the new end.
    pub fn learn(&mut self, session: Session) {
        let stays_at_end = self.at_end() && !self.is_empty();
        let position = self.position();
        let solution = self.solution;
        let (marking, is_marking) = (self.marking.clone(), self.is_marking);
        let truth = self.truth.take();
        *self = Player { skips_idle: self.skips_idle, marking, truth, ..Player::new(session) };
        self.go_to(if stays_at_end { self.len() } else { position });
        // Solutions are only ever added, so each keeps its number.
        self.show_solution(solution);
        self.is_marking = is_marking;
    }

    /// The search was stopped after this much work.
    pub fn stop(&mut self, work: Work) {
        self.session.stop(work);
    }

    /// The number of the solution shown in place of the trace.
    pub fn solution(&self) -> Option<usize> {
        self.solution
    }

    /// Shows a solution in place of the trace, or the trace again.
    pub fn show_solution(&mut self, solution: Option<usize>) {
        self.solution = solution.filter(|&index| index < self.outcome().found().count());
        self.is_marking &= self.solution.is_none();
    }

    /// The grid that is shown: the current state of the trace, or a solution.
    pub fn grid(&self) -> &Grid {
        if self.is_marking {
            return self.marking.known();
        }
        let solution = self.solution.and_then(|index| self.outcome().found().nth(index));
        solution.unwrap_or_else(|| self.replay.grid())
    }

    /// The finished picture, if it is shown: a solution, or the end of a solve that has led to one, or marks that satisfy every
    /// clue.
    pub fn finished(&self) -> Option<&Grid> {
        if self.is_marking {
            return self.marking.solution();
        }
        // Where there is no solution, steps may still fill the grid before they fail.
        let grid = Some(self.grid()).filter(|_| self.outcome().verdict != Verdict::None);
        grid.filter(|grid| grid.cells().iter().all(|cell| cell.is_known()))
    }

    /// Whether [`Player::step`] and [`Player::back`] skip steps that infer nothing.
    pub fn skips_idle(&self) -> bool {
        self.skips_idle
    }

    /// Chooses whether they do.
    pub fn set_skips_idle(&mut self, skips: bool) {
        self.skips_idle = skips;
    }

    /// A person's own solving.
    pub fn marking(&self) -> &Marking {
        &self.marking
    }

    /// A person's own solving, to change it.
    pub fn marking_mut(&mut self) -> &mut Marking {
        &mut self.marking
    }

    /// Takes over a person's own solving if it is of the same puzzle.
    pub fn take_marking(&mut self, from: Player) {
        if from.puzzle().asks_the_same(self.puzzle()) {
            if self.session.is_from_marks() {
                let own = (!from.session.is_from_marks()).then(|| Box::new(from.outcome().clone()));
                self.truth = own.or(from.truth);
            }
            self.marking = from.marking;
            self.marking.recolour(self.session.puzzle());
        }
    }

    /// Compares the marks with what is certain about the puzzle.
    pub fn check_marks(&mut self) {
        let truth = self.truth.as_deref().unwrap_or(self.session.outcome());
        self.marking.check(truth);
    }

    /// What is known about the marks; `None` if only a search can find out. Nothing is to be inferred from wrong ones.
    pub fn judge_marks(&self) -> Option<Judged> {
        let (truth, marks) = (self.truth(), self.marking.marks());
        match truth {
            Some(truth) if truth.verdict == Verdict::None => Some(Judged::NoSolution),
            _ if marks.grid().is_unknown() => Some(Judged::Possible),
            Some(truth) if truth.found().any(|solution| has_all(solution, marks.grid())) => Some(Judged::Possible),
            Some(truth) if truth.complete => Some(judge_by(&truth.solutions, &marks.past(usize::MAX))),
            _ => None,
        }
    }

    /// The puzzle with what is certain about it, for judging marks.
    pub fn certain(&self) -> Puzzle {
        let own = || self.puzzle().clone();
        let certain = self.truth().map(|truth| truth.grid.clone());
        certain.and_then(|certain| own().with_givens(certain).ok()).unwrap_or_else(own)
    }

    /// What was found out about the puzzle itself, and not from marks.
    fn truth(&self) -> Option<&Outcome> {
        let own = Some(self.session.outcome()).filter(|_| !self.session.is_from_marks());
        self.truth.as_deref().or(own)
    }

    /// Whether a person's own solving is shown in place of the trace.
    pub fn is_marking(&self) -> bool {
        self.is_marking
    }

    /// Shows a person's own solving, or the trace.
    pub fn set_marking(&mut self, marking: bool) {
        self.is_marking = marking;
        self.solution = None;
    }

    /// Goes to a position, counted in steps; to the end if there are fewer.
    pub fn go_to(&mut self, position: usize) {
        self.solution = None;
        self.replay.go_to(&self.session.outcome().trace, position);
    }

    /// Takes the next step; false at the end.
    pub fn step(&mut self) -> bool {
        let from = self.position();
        let shown = |&position: &usize| !self.skips_idle || self.tells(position);
        self.go_to((from + 1..self.len()).find(shown).unwrap_or(self.len()));
        self.position() > from
    }

    /// Takes back the last step and any skipped steps before it; false at the start.
    pub fn back(&mut self) -> bool {
        let from = self.position();
        let shown = |&position: &usize| !self.skips_idle || self.tells(position);
        self.go_to((1..from).rev().find(shown).unwrap_or(0));
        self.position() < from
    }

    /// The end of the pass that the next step belongs to. If steps that infer nothing are skipped, it is where the last
    /// other one of that pass has been taken; after the last of all, it is the end of the trace.
    pub fn next_pass_end(&self) -> usize {
        let next = self.next_step().map_or(self.len(), |index| index + 1);
        let end = self.pass_ends.iter().copied().find(|&end| end >= next).unwrap_or(self.len());
        let tells_later = (end + 1..=self.len()).any(|position| self.tells(position));
        if tells_later || !self.skips_idle { self.told_by(end) } else { self.len() }
    }

    /// The start of the pass that the last step belongs to, with the same exception.
    pub fn pass_start(&self) -> usize {
        let start = self.pass_ends.iter().copied().rev().find(|&end| end < self.position()).unwrap_or(0);
        self.told_by(start)
    }

    /// The last position up to this one whose step is not skipped.
    fn told_by(&self, position: usize) -> usize {
        let shown = |position: &usize| !self.skips_idle || self.tells(*position);
        (1..=position).rev().find(shown).unwrap_or(0)
    }

    /// The message of the QR pattern, as soon as it can be read. Marks have the message of the solution that they are, if it was found.
    pub fn message(&self) -> Option<&Message> {
        let mut solutions = self.outcome().found();
        let solution = match self.marking.solution() {
            _ if !self.is_marking => self.solution,
            marked => Some(solutions.position(|solution| Some(solution) == marked)?),
        };
        match solution {
            Some(index) => self.session.message_of(index),
            None => self.session.message_at(self.position()),
        }
    }

    /// What people should know about the message beside its text, as sentences.
    pub fn remarks(&self) -> Text {
        let remarks = self.message().map_or(&[][..], Message::remarks);
        Text::sentences(remarks.iter().filter(|remark| remark.is_for_people()).map(Remark::text))
    }

    /// What was known before the step with this index, which is at most the number of steps.
    pub fn known_before(&self, index: usize) -> Grid {
        let mut replay = self.replay.clone();
        replay.go_to(&self.outcome().trace, index);
        replay.grid().clone()
    }

    /// The index of the step that settled a cell, if it was one of those taken.
    pub fn settled_in(&self, at: At) -> Option<usize> {
        let settles = |index: &usize| {
            let step = self.outcome().trace.step(*index);
            step.is_some_and(|step| step.changes.iter().any(|change| change.at == at && change.cell.is_known()))
        };
        (0..self.position()).find(settles)
    }

    /// The index of the step that comes next, after those that are skipped.
    pub fn next_step(&self) -> Option<usize> {
        (self.position()..self.len()).find(|index| !self.skips_idle || self.tells(index + 1))
    }

    /// Whether the step leading to a position changes something, or shows that there is no solution.
    fn tells(&self, position: usize) -> bool {
        let step = position.checked_sub(1).and_then(|index| self.outcome().trace.step(index));
        step.is_some_and(|step| !step.changes.is_empty() || step.reason.is_contradiction())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::marks::Marks;
    use nonoscope_core::puzzle::Cell;
    use nonoscope_core::solve::Method;
    use nonoscope_format::examples;

    fn card() -> Player {
        Player::new(Session::open(examples::GCHQ_2015.text, Method::Auto).unwrap())
    }

    #[test]
    fn steps_lead_to_the_end_and_back() {
        let mut player = card();
        assert!(player.at_start() && !player.back());
        let mut positions = vec![0];
        while player.step() {
            positions.push(player.position());
        }
        assert!(player.at_end() && !player.step());
        assert_eq!(player.replay().unknown(), 0);
        assert!(positions.len() < 150, "steps that infer nothing are not gone past");
        while let Some(expected) = positions.pop() {
            assert_eq!(player.position(), expected);
            player.back();
        }
        assert_eq!(player.replay().grid(), player.puzzle().givens());
    }

    #[test]
    fn steps_that_infer_nothing_are_shown_if_wanted() {
        let mut player = card();
        player.set_skips_idle(false);
        for position in 1..=200 {
            assert!(player.step());
            assert_eq!(player.position(), position);
        }
        assert!(!player.step());
    }

    #[test]
    fn passes_forward_and_back() {
        let mut player = card();
        player.set_skips_idle(false);
        player.go_to(60);
        assert_eq!((player.pass_start(), player.next_pass_end()), (50, 100));
        player.go_to(50);
        assert_eq!((player.pass_start(), player.next_pass_end()), (0, 100));
        player.go_to(200);
        assert_eq!((player.pass_start(), player.next_pass_end()), (150, 200));
    }

    #[test]
    fn a_pass_does_not_land_on_a_step_that_is_skipped() {
        let mut player = card();
        let mut ends = vec![0];
        while !player.at_end() {
            player.go_to(player.next_pass_end());
            assert!(player.at_end() || player.last_step().is_some_and(|step| !step.changes.is_empty()));
            ends.push(player.position());
        }
        assert_eq!(ends.len(), player.pass_ends().len() + 1, "{ends:?}");
        assert!(ends.iter().zip(player.pass_ends()).any(|(landed, end)| landed != end), "{ends:?}");
        while let Some(expected) = ends.pop() {
            assert_eq!(player.position(), expected);
            player.go_to(player.pass_start());
        }
    }

    #[test]
    fn the_line_of_the_last_step_is_lit() {
        let mut player = card();
        assert_eq!(player.lit_line(), None);
        player.go_to(9);
        assert_eq!(player.lit_line(), Some(Line::row(8)));
    }

    #[test]
    fn marks_have_the_message_of_the_solution_that_they_are_without_a_single_circle() {
        for (text, says) in
            [(examples::GCHQ_2015.text, "www.gchq.gov.uk/puzz"), (examples::THREE_PATTERNS.text, "Ngornaom")]
        {
            let mut player = Player::new(Session::open(text, Method::Auto).unwrap());
            for mut filled in player.outcome().solutions.clone() {
                let empty: Vec<At> = filled.places().filter(|&at| filled.get(at) == Cell::EMPTY).collect();
                empty.into_iter().for_each(|at| filled.set(at, Cell::UNKNOWN));
                player.marking_mut().change(|marks| marks.replace(&filled));
                player.set_marking(true);
                assert_eq!(player.message().map(Message::text), Some(says));
                player.set_marking(false);
                assert_eq!(player.message(), None, "no step has been taken");
            }
            player.set_marking(true);
            player.marking_mut().change(Marks::clear);
            assert_eq!(player.message(), None);
        }
    }

    #[test]
    fn what_is_learned_in_mid_search_changes_nothing_about_where_one_is() {
        let reading = nonoscope_format::read(examples::THREE_PATTERNS.text).unwrap();
        let outcome = nonoscope_core::solve::solve(&reading.puzzle, Session::options(Method::Auto));
        let mut so_far = outcome.clone();
        so_far.solutions.truncate(2);
        let mut player = Player::new(Session::new(&reading, so_far, true));
        player.go_to(7);
        player.show_solution(Some(1));
        player.learn(Session::new(&reading, outcome, false));
        assert_eq!((player.position(), player.solution()), (7, Some(1)));
        player.show_solution(Some(2));
        assert_eq!(player.solution(), Some(2));
        player.go_to(8);
        assert_eq!(player.solution(), None);
    }
}
