//! Nothing follows from a wrong mark: hints, and lines that finish themselves.

use crate::chance::Chance;
use crate::page::tests::{Browser, HEART, TWO};
use crate::page::{Msg, Timer};
use crate::settings::Setting;
use crate::workers::solver;
use nonoscope_core::puzzle::{At, Axis, Cell, Clue, Colour, Grid, Line, Puzzle};
use nonoscope_core::solve::{Hint, Method, Options, Verdict, hint, solve, unjudged};
use nonoscope_format::examples;
use nonoscope_kit::model::game::{GameSetting, GameSettings};
use nonoscope_kit::model::keymap::KeyAction;
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_play::{Session, settling};

fn solving(text: &str) -> Browser {
    let mut page = Browser::showing(text);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page
}

fn set(page: &mut Browser, setting: GameSetting) {
    page.send(Msg::Set(Setting::Game(setting)));
}

/// Marks a cell with a key.
fn mark(page: &mut Browser, (row, column): (usize, usize), cell: Cell) {
    page.model.board.cursor.follow(At::new(row, column));
    page.send(Msg::Key(KeyAction::Mark(cell)));
}

fn press_hint(page: &mut Browser) -> String {
    page.send(Msg::Key(KeyAction::Hint));
    page.answer();
    page.player().sentence().to_string()
}

fn rows(page: &Browser) -> Vec<String> {
    page.player().marking().marks().grid().row_strings()
}

/// The owl, whose eyes in row 4 a person has put one cell too far to the left.
fn owl() -> Browser {
    let mut page = solving(examples::OWL.text);
    [5, 6, 7].into_iter().for_each(|column| mark(&mut page, (3, column), Cell::FILLED));
    page
}

#[test]
fn hints_say_what_is_wrong_and_add_nothing_to_it() {
    let mut page = owl();
    let marked = rows(&page);
    assert_eq!(marked[3], ".....XXX.......");
    assert_eq!(press_hint(&mut page), "One of your marks cannot be right. Press Hint again for the line.");
    let lit = |page: &Browser| page.model.scene().unwrap().cells().iter().filter(|look| look.lit).count();
    let wrong = |page: &Browser| page.model.scene().unwrap().cells().iter().filter(|look| look.wrong).count();
    assert_eq!((lit(&page), wrong(&page)), (0, 0), "it does not say where");
    assert_eq!(press_hint(&mut page), "Look at row 4: a mark there cannot be right. Press Hint again for the cell.");
    assert_eq!((lit(&page), wrong(&page)), (15, 0));
    for _ in 0..3 {
        assert_eq!(press_hint(&mut page), "Row 4, cell 6 cannot be filled. Erase the mark, or go back.");
        assert_eq!((wrong(&page), rows(&page)), (1, marked.clone()), "nothing is marked");
    }
    assert!(page.to_argue.is_empty() && page.asked.is_empty(), "the solution is known");
    assert_eq!(page.model.clock.hints, 1);
    page.done.clear();
    page.send(Msg::Marks(MarksMsg::BackToRight));
    assert!(page.player().marking().marks().is_empty(), "the wrong mark was the first");
    assert_eq!((page.done.as_slice(), wrong(&page)), (&["FocusBoard".to_owned()][..], 0));
    assert!(
        page.player().sentence().to_string().starts_with("Back at the last position"),
        "{}",
        page.player().sentence()
    );
    assert!(press_hint(&mut page).starts_with("Look at row "), "and hints go on");
    page.send(Msg::Marks(MarksMsg::Undo));
    assert_eq!(rows(&page), marked);
}

#[test]
fn one_button_leads_back_to_the_last_right_position() {
    let mut page = solving(examples::OWL.text);
    [6, 7].into_iter().for_each(|column| mark(&mut page, (3, column), Cell::FILLED));
    let right = rows(&page);
    mark(&mut page, (3, 5), Cell::FILLED);
    mark(&mut page, (14, 0), Cell::FILLED);
    page.send(Msg::Marks(MarksMsg::BackToRight));
    assert_eq!(rows(&page)[14], "X..............", "there is no such button yet");
    press_hint(&mut page);
    assert!(page.player().marking().is_warned());
    page.send(Msg::Key(KeyAction::Check));
    assert!(page.player().marking().is_warned(), "a check says more of the same");
    page.send(Msg::Marks(MarksMsg::BackToRight));
    assert_eq!(rows(&page), right);
    // A mark that was erased again is not a position to go back to.
    mark(&mut page, (3, 5), Cell::FILLED);
    mark(&mut page, (3, 5), Cell::FILLED);
    mark(&mut page, (0, 1), Cell::FILLED);
    mark(&mut page, (0, 0), Cell::FILLED);
    press_hint(&mut page);
    page.send(Msg::Marks(MarksMsg::BackToRight));
    assert_eq!(rows(&page)[0], ".X.............");
}

#[test]
fn the_warning_can_be_switched_off() {
    let mut page = owl();
    let marked = rows(&page);
    press_hint(&mut page);
    press_hint(&mut page);
    set(&mut page, GameSetting::PointsOut(false));
    assert!(!page.player().marking().is_warned() && page.player().marking().place().is_none());
    let said = page.player().sentence();
    assert_eq!(said, "3 cells marked.");
    for _ in 0..5 {
        assert_eq!(press_hint(&mut page), "There is no hint for this position.");
        assert!(!page.player().marking().is_warned() && page.player().marking().place().is_none());
        assert!(page.model.scene().unwrap().cells().iter().all(|look| !look.wrong && !look.lit));
    }
    assert_eq!(rows(&page), marked);
    assert_eq!(page.model.clock.hints, 1, "that was no help");
    assert_eq!(page.reloaded().model.settings.game, GameSettings { points_out: false, ..GameSettings::default() });
}

#[test]
fn no_line_finishes_itself_from_a_wrong_mark() {
    let mut page = solving(HEART);
    set(&mut page, GameSetting::FillsIn(true));
    mark(&mut page, (4, 1), Cell::FILLED);
    assert_eq!(rows(&page)[4], ".X...");
    mark(&mut page, (0, 1), Cell::FILLED);
    mark(&mut page, (0, 3), Cell::FILLED);
    assert_eq!(rows(&page)[0], "OXOXO", "this one follows from right marks alone");
    page.send(Msg::Key(KeyAction::Undo));
    mark(&mut page, (4, 1), Cell::FILLED);
    mark(&mut page, (4, 2), Cell::FILLED);
    assert_eq!(rows(&page)[4], "OOXOO");
}

#[test]
fn marks_that_exclude_every_solution_together_are_wrong() {
    for method in [Method::Auto, Method::Passes] {
        let mut page = solving(HEART);
        page.put_on(nonoscope_format::read(TWO).unwrap().puzzle, Session::options(method));
        set(&mut page, GameSetting::FillsIn(true));
        let complete = method == Method::Auto;
        assert_eq!(page.player().outcome().complete, complete);
        mark(&mut page, (1, 1), Cell::FILLED);
        assert_eq!(page.asked.len(), usize::from(!complete), "only a search can tell");
        page.answer();
        assert_eq!(rows(&page), [".O", "OX"], "some solution has it");
        mark(&mut page, (0, 0), Cell::EMPTY);
        page.answer();
        assert_eq!(press_hint(&mut page), "Your marks cannot all be right. Press Hint again for the line.");
        assert_eq!(
            press_hint(&mut page),
            "Look at row 1: a mark there cannot be right. Press Hint again for the cell."
        );
        let named = "If your other marks are right, row 1, cell 1 cannot be empty. Erase the mark, or go back.";
        assert_eq!(press_hint(&mut page), named);
        page.send(Msg::Key(KeyAction::Check));
        assert_eq!(page.player().sentence(), "Each mark is possible by itself, but not all of them together.");
        page.send(Msg::Marks(MarksMsg::BackToRight));
        assert_eq!(rows(&page), [".O", "OX"]);
    }
}

#[test]
fn where_the_method_leaves_cells_open_the_solver_judges() {
    let mut page = solving(examples::LAMBDA.text);
    page.put_on(nonoscope_format::read(examples::LAMBDA.text).unwrap().puzzle, Session::options(Method::Passes));
    assert_eq!(page.player().outcome().verdict, Verdict::Stuck);
    let outcome = solve(page.player().puzzle(), Session::options(Method::Auto));
    let open = page.player().outcome().grid.clone();
    let (mut right, mut wrong) = (None, None);
    // Cells of which lines say nothing, and of which all solutions say the same.
    for at in open.places().filter(|&at| !open.get(at).is_known() && outcome.grid.get(at).is_known()) {
        if right.is_none() { right = Some(at) } else { wrong = Some(at) }
    }
    let (right, wrong) = (right.unwrap(), wrong.unwrap());
    mark(&mut page, (right.row(), right.column()), outcome.grid.get(right));
    assert!(!press_hint(&mut page).contains("cannot"), "{}", page.player().sentence());
    mark(&mut page, (wrong.row(), wrong.column()), outcome.grid.get(wrong).opposite());
    page.send(Msg::Key(KeyAction::Hint));
    page.send(Msg::Key(KeyAction::Hint));
    let asked =
        |page: &Browser| page.asked.iter().filter(|request| matches!(request, solver::Request::Judge { .. })).count();
    assert_eq!(asked(&page), 1, "it is asked once");
    page.answer();
    assert_eq!(page.player().sentence(), "One of your marks cannot be right. Press Hint again for the line.");
    page.send(Msg::Key(KeyAction::Check));
    assert!(page.player().sentence().to_string().contains("1 mark cannot be right"), "{}", page.player().sentence());
    page.send(Msg::Marks(MarksMsg::BackToRight));
    let left = page.player().marking().marks().grid();
    assert_eq!((left.unknown_cells(), left.get(right)), (left.cells().len() - 1, outcome.grid.get(right)));
    // Other marks since: the judgement is about the old ones.
    mark(&mut page, (wrong.row(), wrong.column()), outcome.grid.get(wrong).opposite());
    page.send(Msg::Key(KeyAction::Hint));
    page.send(Msg::Key(KeyAction::Undo));
    page.answer();
    assert!(!page.player().marking().is_warned());
    // Nobody solves when it answers; then somebody asks again.
    mark(&mut page, (wrong.row(), wrong.column()), outcome.grid.get(wrong).opposite());
    page.send(Msg::Key(KeyAction::Hint));
    page.send(Msg::Marks(MarksMsg::Mode { marking: false }));
    page.answer();
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    assert!(!page.player().marking().is_warned());
    assert!(press_hint(&mut page).starts_with("One of your marks"), "{}", page.player().sentence());
    page.send(Msg::Key(KeyAction::Undo));
    // The solver breaks down meanwhile.
    mark(&mut page, (wrong.row(), wrong.column()), outcome.grid.get(wrong).opposite());
    page.send(Msg::Key(KeyAction::Hint));
    page.send(Msg::SolverDied { details: String::new() });
    assert!(page.player().sentence().to_string().ends_with("Press Hint to try again."), "{}", page.player().sentence());
    assert!(press_hint(&mut page).starts_with("One of your marks"), "{}", page.player().sentence());
}

#[test]
fn a_puzzle_without_a_solution_has_no_hints() {
    let mut page = solving("rows\n3\n0\n3\n\ncolumns\n3\n0\n3\n");
    set(&mut page, GameSetting::FillsIn(true));
    assert_eq!(page.player().outcome().verdict, Verdict::None);
    let said = "This puzzle has no solution, so there is no hint. Perhaps a clue is wrong: the verdict says more.";
    assert_eq!(press_hint(&mut page), said);
    [0, 1, 2].into_iter().for_each(|column| mark(&mut page, (0, column), Cell::FILLED));
    for _ in 0..4 {
        assert_eq!(press_hint(&mut page), said);
    }
    assert_eq!(rows(&page), ["XXX", "...", "..."]);
}

#[test]
fn marks_are_judged_by_the_puzzle_itself_after_watching_from_them() {
    let mut page = owl();
    page.send(Msg::Marks(MarksMsg::WatchFromHere));
    page.answer();
    assert!(page.player().session().is_from_marks());
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    assert_eq!(press_hint(&mut page), "One of your marks cannot be right. Press Hint again for the line.");
}

#[test]
fn while_the_solver_is_busy_no_line_finishes_itself_unless_its_marks_are_right() {
    let mut page = solving(HEART);
    page.put_on(nonoscope_format::read(TWO).unwrap().puzzle, Session::options(Method::Passes));
    set(&mut page, GameSetting::FillsIn(true));
    page.type_in("2x2:2/1/1/2");
    page.run_out(Timer::Typing);
    assert!(page.model.asking.is_waiting());
    mark(&mut page, (0, 0), Cell::FILLED);
    assert_eq!((rows(&page), page.asked.len()), (vec!["X.".to_owned(), "..".to_owned()], 0));
}

/// A page with a puzzle, and what is true of it.
struct Case {
    page: Browser,
    puzzle: Puzzle,
    /// A picture with its clues, or what its clues were taken from.
    picture: Grid,
    verdict: Verdict,
}

/// A picture with sides of 5 to 30, of one ink or now and then of two or three; mostly in shapes, so that some have one solution.
fn picture(chance: &mut Chance) -> Grid {
    let inks = if chance.below(5) == 0 { 2 + chance.below(2) } else { 1 };
    let most = if inks == 1 { 26 } else { 11 };
    let (width, height) = (5 + chance.below(most), 5 + chance.below(most));
    let mut grid = Grid::unknown_of(width, height, inks);
    let share = 45 + chance.below(30);
    for row in 0..height {
        for column in 0..width {
            let above = (row > 0).then(|| grid.get(At::new(row - 1, column)));
            let before = (column > 0).then(|| grid.get(At::new(row, column - 1)));
            let new =
                if chance.below(100) < share { Cell::of(Colour::ink(1 + chance.below(inks))) } else { Cell::EMPTY };
            let cell = match chance.below(4) {
                0 => above.unwrap_or(new),
                1 => before.unwrap_or(new),
                _ => new,
            };
            grid.set(At::new(row, column), cell);
        }
    }
    grid
}

/// Other clues than those of a picture, with as many cells, so that mostly nothing fits them.
fn spoilt(puzzle: &Puzzle, chance: &mut Chance) -> Option<Puzzle> {
    let mut rows: Vec<Clue> = puzzle.clues(Axis::Row).to_vec();
    let (one, other) = (chance.below(rows.len()), chance.below(rows.len()));
    rows.swap(one, other);
    Puzzle::new(rows, puzzle.clues(Axis::Column).to_vec()).ok().filter(|_| puzzle.inks() == 1)
}

fn case(seed: u64) -> Case {
    let mut chance = Chance::new(seed);
    let mut picture = picture(&mut chance);
    let mut puzzle = Puzzle::of_picture(&picture).unwrap();
    if chance.below(6) == 0 {
        puzzle = spoilt(&puzzle, &mut chance).unwrap_or(puzzle);
    }
    let method = [Method::Auto, Method::Auto, Method::Auto, Method::Passes][chance.below(4)];
    // Nobody stops a search here: one that takes long is left open, as after Stop.
    let options = Session::options(method).limit(2_000).reason(false);
    let outcome = solve(&puzzle, options.method(Method::Auto));
    if let Some(solution) = outcome.solutions.first() {
        picture = solution.clone();
    }
    let mut page = Browser::showing(HEART);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page.put_on(puzzle.clone(), options);
    Case { page, puzzle, picture, verdict: outcome.verdict }
}

/// Whether a solution has some marks: an opinion of its own, from the whole puzzle as a formula.
fn can_be(puzzle: &Puzzle, marks: &Grid) -> Option<bool> {
    let from = puzzle.clone().with_givens(marks.clone()).unwrap();
    let options = Options::new(Method::Sat).limit(20_000).reason(false);
    match solve(&from, options) {
        outcome if outcome.verdict == Verdict::None => Some(false),
        outcome if !outcome.solutions.is_empty() => Some(true),
        _ => None,
    }
}

/// What was seen at random positions.
#[derive(Debug, Default)]
struct Seen {
    wrong: usize,
    right: usize,
    unique: usize,
    multiple: usize,
    none: usize,
    coloured: usize,
    refused: usize,
    finished: usize,
    undecided: usize,
}

impl Case {
    /// Marks some cells as in the picture, in strokes, one of them wrong; the last stroke fills the last cell of a line. Returns whether
    /// the line has one.
    fn mark_some(&mut self, chance: &mut Chance, is_wrong: bool) -> bool {
        let (puzzle, picture) = (&self.puzzle, &self.picture);
        let line = puzzle.lines().nth(chance.below(puzzle.width() + puzzle.height())).unwrap();
        let along = (0..puzzle.length(line.axis)).map(|along| line.cell(along));
        let mut filled: Vec<At> = along.filter(|&at| picture.get(at).is_filled()).collect();
        let last = filled.pop();
        let share = chance.below(90);
        let mut marks: Vec<At> = puzzle.places().filter(|&at| Some(at) != last && chance.below(100) < share).collect();
        for index in (1..marks.len()).rev() {
            marks.swap(index, chance.below(index + 1));
        }
        marks.truncate(40);
        filled.retain(|at| !marks.contains(at));
        let all: Vec<At> = marks.into_iter().chain(filled).collect();
        let wrong = (is_wrong && !all.is_empty()).then(|| chance.below(all.len()));
        let marking = self.page.model.player.as_mut().unwrap().marking_mut();
        marking.change(|marks| {
            marks.clear();
            for (index, &at) in all.iter().enumerate() {
                let truth = picture.get(at);
                let other = if truth.is_filled() { Cell::EMPTY } else { Cell::FILLED };
                marks.set(at, if wrong == Some(index) { other } else { truth });
            }
        });
        if let Some(at) = last {
            let cell = picture.get(at);
            self.page.model.marking.choose(cell);
            mark(&mut self.page, (at.row(), at.column()), Cell::FILLED);
        }
        last.is_some()
    }

    /// Tries a position, without the cells that finished lines filled in.
    fn try_position(&mut self, chance: &mut Chance, is_wrong: bool, seen: &mut Seen) {
        set(&mut self.page, GameSetting::FillsIn(true));
        set(&mut self.page, GameSetting::PointsOut(true));
        let may_finish = self.mark_some(chance, is_wrong);
        let own = {
            let marks = self.page.player().marking().marks();
            let past = marks.past(usize::MAX);
            // Only the last stroke may have finished lines.
            let mut own = past.marks.clone();
            for change in past.strokes.first().filter(|_| may_finish).into_iter().flatten() {
                if own.get(change.at) == Cell::EMPTY {
                    own.set(change.at, change.cell);
                }
            }
            own
        };
        self.page.answer();
        let after = self.page.player().marking().marks().grid().clone();
        let Some(can_be) = can_be(&self.puzzle, &own) else {
            seen.undecided += 1;
            return;
        };
        let crosses: Vec<At> = own.places().filter(|&at| own.get(at) != after.get(at)).collect();
        self.judge_crosses(&own, &crosses, can_be, seen);
        set(&mut self.page, GameSetting::FillsIn(false));
        if can_be {
            seen.right += 1;
            self.hint_as_before(seen);
        } else {
            seen.wrong += 1;
            match self.verdict {
                Verdict::Unique => seen.unique += 1,
                Verdict::Multiple => seen.multiple += 1,
                Verdict::None => seen.none += 1,
                _ => {}
            }
            seen.coloured += usize::from(self.puzzle.inks() > 1);
            self.refuse(chance, seen);
        }
    }

    /// Each cross is in a finished line that a solution has as a whole; from a right position, a solution has all of them.
    fn judge_crosses(&self, own: &Grid, crosses: &[At], can_be: bool, seen: &mut Seen) {
        seen.finished += crosses.len();
        if crosses.is_empty() {
            return;
        }
        assert_ne!(self.verdict, Verdict::None, "nothing is true of it");
        if self.verdict == Verdict::Unique {
            assert!(crosses.iter().all(|&at| self.picture.get(at) == Cell::EMPTY));
        }
        let mut with = own.clone();
        crosses.iter().for_each(|&at| with.set(at, Cell::EMPTY));
        if can_be {
            assert_ne!(self::can_be(&self.puzzle, &with), Some(false), "{own}");
        }
        let is_right = |line: &Line| {
            let mut alone = Grid::unknown_of(own.width(), own.height(), own.inks());
            with.line(*line).enumerate().for_each(|(along, cell)| alone.set(line.cell(along), cell));
            let is_finished = alone.line(*line).all(Cell::is_known) && self.puzzle.clue(*line).is_of(own.line(*line));
            is_finished && self::can_be(&self.puzzle, &alone) != Some(false)
        };
        for &at in crosses {
            assert!([Line::row(at.row()), Line::column(at.column())].iter().any(is_right), "{own}");
        }
    }

    /// From a right position, hints are the steps that they always were.
    fn hint_as_before(&mut self, seen: &mut Seen) {
        let known = self.page.player().marking().known().clone();
        if self.page.player().marking().solution().is_some() || known.cells().len() > 400 {
            return;
        }
        let before = unjudged(&self.puzzle, &known);
        assert_eq!(hint(&self.puzzle, &known), before);
        (0..4).for_each(|_| drop(press_hint(&mut self.page)));
        let mut expected = known;
        if let Hint::Step(trace) = &before {
            let trace = settling(trace).unwrap_or_else(|| trace.clone());
            trace.step(0).unwrap().changes.iter().for_each(|change| expected.set(change.at, change.cell));
        }
        assert_eq!(self.page.player().marking().known(), &expected);
        assert!(!self.page.player().marking().is_warned());
        seen.right += 1;
    }

    /// From a wrong one, nothing follows, and there is a way back.
    fn refuse(&mut self, chance: &mut Chance, seen: &mut Seen) {
        let before = self.page.player().marking().marks().grid().clone();
        let points_out = chance.below(4) > 0;
        set(&mut self.page, GameSetting::PointsOut(points_out));
        for press in 0..5 {
            let said = press_hint(&mut self.page);
            let expected = match (self.verdict, points_out, press) {
                (Verdict::None, ..) => "This puzzle has no solution",
                (_, false, _) => "There is no hint for this position.",
                (_, true, 0) => " of your marks cannot be right.",
                (_, true, 1) => "a mark there cannot be right.",
                (_, true, _) => " cannot be ",
            };
            let together = press == 0 && points_out && said.starts_with("Your marks cannot all be right.");
            // Whether a puzzle that was given up has a solution is not known to everybody.
            let unsolvable = self.verdict == Verdict::Stopped && said.starts_with("This puzzle has no solution");
            assert!(said.contains(expected) || together || unsolvable, "{said}\n{before}");
            assert_eq!(self.page.player().marking().marks().grid(), &before);
            assert!(self.page.player().marking().argued().is_none());
        }
        match hint(&self.puzzle, &before) {
            Hint::Mistake(mistake) => {
                let mut rest = before.clone();
                mistake.cells.iter().for_each(|&at| rest.set(at, Cell::UNKNOWN));
                assert!(!mistake.cells.is_empty() && can_be(&self.puzzle, &rest) != Some(false));
            }
            Hint::NoSolution => assert!(matches!(self.verdict, Verdict::None | Verdict::Stopped)),
            other => panic!("{other:?}\n{before}"),
        }
        seen.refused += 1;
        if self.page.player().marking().is_warned() {
            self.page.send(Msg::Marks(MarksMsg::BackToRight));
            let back = self.page.player().marking().marks().grid();
            assert!(back != &before && can_be(&self.puzzle, back) != Some(false), "{back}");
            assert!(
                back.cells().iter().zip(before.cells()).all(|(back, before)| *back == Cell::UNKNOWN || back == before)
            );
        }
    }
}

/// How many positions with a wrong mark are tried, or as many as the environment says.
fn positions() -> usize {
    let wished = std::env::var("NONOSCOPE_WRONG_MARKS").ok();
    wished.map_or(200, |number| number.parse().expect("NONOSCOPE_WRONG_MARKS is a number"))
}

#[test]
fn nothing_ever_follows_from_a_wrong_mark() {
    let (most, mut seen) = (positions(), Seen::default());
    let mut seed = 0;
    while seen.wrong < most {
        let (mut case, mut chance) = (case(seed), Chance::new(seed + 1_000_000));
        for turn in 0..8 {
            case.try_position(&mut chance, turn > 0, &mut seen);
        }
        seed += 1;
    }
    let few = most / 40;
    let enough = [seen.unique, seen.multiple, seen.none, seen.coloured, seen.right];
    assert!(enough.into_iter().all(|count| count > few) && seen.finished > most / 2, "{seen:?}");
    assert!(seen.undecided < few, "{seen:?}");
}
