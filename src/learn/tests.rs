//! The course.

use super::{LearnMsg, Stage, Table};
use crate::kept_names::LEARNED;
use crate::page::tests::Browser;
use crate::page::{Msg, Timer};
use nonoscope_core::puzzle::Cell;
use nonoscope_core::trace::Technique;
use nonoscope_kit::model::keymap::{Direction, Mode};
use nonoscope_play::lesson::{LESSONS, TO_DO};

/// A page on which the course is open.
fn learning() -> Browser {
    let mut page = Browser::begun();
    send(&mut page, LearnMsg::Open);
    page
}

fn send(page: &mut Browser, msg: LearnMsg) {
    page.send(Msg::Learn(msg));
    page.answer();
}

fn table(page: &Browser) -> &Table {
    page.model.learning.table.as_ref().expect("an exercise")
}

/// Does the exercise on the table.
fn solve(page: &mut Browser) {
    for (index, cell) in table(page).exercise.argument().cells.clone() {
        send(page, LearnMsg::Tool(cell));
        send(page, LearnMsg::Press(index));
    }
    assert_eq!(table(page).stage, Stage::Done);
}

#[test]
fn the_course_begins_with_the_first_lesson_and_goes_on_where_it_was_left() {
    let mut page = Browser::begun();
    assert!(page.to_argue.is_empty() && page.model.learning.table.is_none(), "nobody has asked for it");
    send(&mut page, LearnMsg::Open);
    assert_eq!(page.model.mode(), Mode::Dialogue, "keys mean something else");
    assert_eq!(page.done, ["Open(Course, true)"]);
    assert_eq!(table(&page).exercise.technique(), LESSONS[0]);
    assert!(page.model.learning.words.to_string().contains("nonogram"));
    for done in 1..=TO_DO {
        solve(&mut page);
        assert_eq!(page.model.learning.progress.done(LESSONS[0]), done);
        assert!(page.model.learning.said.to_string().starts_with("That is it!"));
        send(&mut page, LearnMsg::Another);
        assert_eq!((page.model.learning.number, table(&page).stage), (done, Stage::Trying));
    }
    send(&mut page, LearnMsg::NextLesson);
    assert_eq!(table(&page).exercise.technique(), LESSONS[1]);
    solve(&mut page);
    let mut again = page.reloaded();
    send(&mut again, LearnMsg::Open);
    assert_eq!((again.model.learning.lesson, again.model.learning.number), (1, 1));
    assert_eq!(again.model.learning.progress, page.model.learning.progress);
    send(&mut again, LearnMsg::Close);
    assert_eq!(again.model.mode(), Mode::Watching);
}

#[test]
fn a_wrong_mark_is_not_made_and_gets_an_argument() {
    let mut page = learning();
    let asked = table(&page).exercise.argument().cells.clone();
    let (index, cell) = asked[0];
    send(&mut page, LearnMsg::Tool(cell.opposite()));
    send(&mut page, LearnMsg::Press(index));
    assert!(
        page.model.learning.said.to_string().starts_with("No: cell 1 cannot be empty. "),
        "{}",
        page.model.learning.said
    );
    assert_eq!((table(&page).wrong, table(&page).cells[index]), (Some(index), Cell::UNKNOWN));
    // A cell that is not settled: there is a layout in which it is otherwise.
    let overlap = LESSONS.iter().position(|&technique| technique == Technique::Overlap).unwrap();
    send(&mut page, LearnMsg::Lesson(overlap));
    let open = (0..5).find(|&index| table(&page).exercise.argument().cells.iter().all(|(asked, _)| *asked != index));
    send(&mut page, LearnMsg::Tool(Cell::FILLED));
    send(&mut page, LearnMsg::Press(open.unwrap()));
    assert!(page.model.learning.said.to_string().starts_with("Not certain: "), "{}", page.model.learning.said);
    assert_eq!((table(&page).strips().len(), table(&page).strips()[0].name.to_string().as_str()), (1, "Could be"));
    assert!(!table(&page).cells.contains(&Cell::FILLED));
    solve(&mut page);
    assert!(table(&page).wrong.is_none());
    assert_eq!(
        table(&page).strips().iter().map(|strip| strip.name.to_string()).collect::<Vec<_>>(),
        ["Earliest", "Latest"]
    );
}

#[test]
fn what_is_shown_is_not_what_was_done() {
    let mut page = learning();
    send(&mut page, LearnMsg::ShowMe);
    assert_eq!(table(&page).stage, Stage::Explaining);
    assert_eq!(page.model.learning.said, table(&page).exercise.argument().sentence.to_string());
    assert!(table(&page).cells.iter().all(|cell| !cell.is_known()), "the reasons come first");
    page.run_out(Timer::Showing);
    assert!(table(&page).stage == Stage::Shown && table(&page).exercise.is_done(&table(&page).cells));
    assert_eq!(page.model.learning.progress.done(LESSONS[0]), 0);
    send(&mut page, LearnMsg::Another);
    assert_eq!((table(&page).stage, page.model.learning.number), (Stage::Trying, 1));
    // Another exercise stops the showing.
    send(&mut page, LearnMsg::ShowMe);
    send(&mut page, LearnMsg::Another);
    assert!(!page.timers.contains(&Timer::Showing) && table(&page).stage == Stage::Trying);
}

#[test]
fn keys_move_and_mark() {
    let mut page = learning();
    let cells = table(&page).exercise.argument().cells.clone();
    for (index, cell) in cells {
        assert_eq!(table(&page).cursor, index);
        send(&mut page, LearnMsg::Mark(cell));
        assert_eq!(table(&page).cells[index], cell);
        send(&mut page, LearnMsg::Move(Direction::Right));
    }
    assert_eq!(table(&page).stage, Stage::Done);
    let last = table(&page).cells.len() - 1;
    assert_eq!(table(&page).cursor, last, "it does not leave the line");
    for (direction, cursor) in
        [(Direction::RowStart, 0), (Direction::Up, 0), (Direction::Left, 0), (Direction::RowEnd, last)]
    {
        send(&mut page, LearnMsg::Move(direction));
        assert_eq!(table(&page).cursor, cursor);
    }
}

#[test]
fn a_late_exercise_and_a_dead_worker_do_no_harm() {
    let mut page = Browser::begun();
    page.send(Msg::Learn(LearnMsg::Open));
    page.send(Msg::Learn(LearnMsg::Lesson(3)));
    assert_eq!(page.to_argue.len(), 2);
    page.answer();
    assert_eq!(table(&page).exercise.technique(), LESSONS[3]);
    let said = page.model.learning.said.clone();
    page.send(Msg::TutorDied { details: Some(String::new()) });
    assert_eq!((page.model.learning.said.clone(), page.tutor_replaced), (said, 1), "it has done its work");
    page.send(Msg::Learn(LearnMsg::Another));
    page.send(Msg::TutorDied { details: Some(String::new()) });
    assert!(page.model.learning.said.to_string().contains("Press “Another one”"));
    assert!(page.model.notice.sentence.is_none(), "the board is not affected");
}

#[test]
fn another_tab_and_a_browser_that_keeps_nothing() {
    let mut page = learning();
    solve(&mut page);
    let mut other = learning();
    let text = page.storage.as_ref().and_then(|storage| storage.get(LEARNED).cloned());
    let msg = crate::keep::KeepMsg::Elsewhere { name: LEARNED.to_owned(), text };
    other.send(Msg::Keep(msg));
    assert_eq!(other.model.learning.progress.done(LESSONS[0]), 1);
    let mut page = Browser::begun();
    page.storage = None;
    send(&mut page, LearnMsg::Open);
    solve(&mut page);
    assert!(page.model.notice.said().contains("saves nothing"));
}

/// Making an exercise may take a while.
#[test]
fn another_lesson_does_not_begin_with_the_words_of_the_last() {
    let mut page = learning();
    assert!(!page.model.learning.words.is_empty());
    page.send(Msg::Learn(LearnMsg::Lesson(LESSONS.len() - 1)));
    assert!(page.model.learning.words.is_empty() && page.model.learning.table.is_none());
    page.send(Msg::Learn(LearnMsg::Press(0)));
    page.send(Msg::Learn(LearnMsg::ShowMe));
    page.answer();
    assert_eq!((table(&page).stage, page.model.learning.lesson), (Stage::Trying, LESSONS.len() - 1));
}

#[test]
fn all_that_can_be_settled_is_counted() {
    let mut page = learning();
    let mercury = LESSONS.iter().position(|&technique| technique == Technique::Mercury).unwrap();
    send(&mut page, LearnMsg::Lesson(mercury));
    let mut more = 0;
    for _ in 0..12 {
        let exercise = &table(&page).exercise;
        let (asked, settled) = (exercise.argument().cells.len(), exercise.settled());
        let said = &page.model.learning.said;
        let cells = if settled == 1 { "one cell".to_owned() } else { format!("{settled} cells") };
        assert!(said.to_string().starts_with(&format!("Your turn: {cells} can be settled now.")), "{said}");
        assert_eq!(said.to_string().ends_with(" that this technique settles."), asked < settled, "{said}");
        more += usize::from(asked < settled);
        send(&mut page, LearnMsg::Another);
    }
    assert!(more > 0);
}

/// The lesson about what is out of reach says how far a run goes to one side; the other side need not be true of the line.
#[test]
fn no_run_is_drawn_where_known_cells_exclude_it() {
    let mut page = learning();
    for (lesson, technique) in LESSONS.iter().enumerate().filter(|(_, technique)| technique.is_of_one_line()) {
        send(&mut page, LearnMsg::Lesson(lesson));
        for _ in 0..4 {
            send(&mut page, LearnMsg::ShowMe);
            let (table, inks) = (table(&page), table(&page).exercise.palette().inks());
            for strip in table.strips() {
                let drawn = strip.cells.iter().zip(table.exercise.known());
                for (ink, known) in drawn.filter_map(|(cell, known)| Some((cell.ink()?, known))) {
                    assert!(known.possible(inks).has(ink), "{} of {technique}", strip.name);
                }
            }
            send(&mut page, LearnMsg::Another);
        }
    }
}
