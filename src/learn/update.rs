//! The course: requesting exercises, judging marks, and keeping the progress.

use super::LearnMsg;
use super::progress::Progress;
use crate::kept_names::LEARNED;
use crate::page::{Dialogue, Effect, Model, Timer};
use crate::workers::tutor::Request;
use nonoscope_core::puzzle::Cell;
use nonoscope_core::trace::Technique;
use nonoscope_play::lesson::{Exercise, LESSONS};
use nonoscope_words::{Text, learn as words};

/// The reasons for an answer are shown for this many milliseconds before the answer.
const TO_READ: u32 = 2000;

/// Closes the course, if it is open.
pub(crate) fn close(model: &mut Model, out: &mut Vec<Effect>) {
    if std::mem::take(&mut model.learning.is_open) {
        out.push(Effect::Disarm(Timer::Showing));
        model.learning.answer();
        out.push(Effect::Open(Dialogue::Course, false));
    }
}

/// Opens the course.
fn open(model: &mut Model, out: &mut Vec<Effect>) {
    model.learning.is_open = true;
    model.playing.stop();
    out.push(Effect::Open(Dialogue::Course, true));
    // Its answer brings the first exercise.
    out.push(Effect::Fetch { name: LEARNED.to_owned() });
}

/// Handles a message.
pub(crate) fn learn(model: &mut Model, msg: LearnMsg, out: &mut Vec<Effect>) {
    match msg {
        LearnMsg::Open => open(model, out),
        LearnMsg::OpenAt(technique) => {
            model.learning.wished = LESSONS.iter().position(|lesson| *lesson == technique);
            open(model, out);
        }
        LearnMsg::Close => close(model, out),
        LearnMsg::Lesson(index) => go_to(model, index, out),
        LearnMsg::NextLesson => go_to(model, model.learning.lesson + 1, out),
        LearnMsg::Another => {
            let next = model.learning.next_number();
            let number = model.learning.number.saturating_add(1).max(next);
            ask(model, number, out);
        }
        LearnMsg::Press(index) => mark(model, index, model.learning.tool.0, out),
        LearnMsg::Mark(cell) => {
            let tool = model.learning.tool.0;
            let cell = if cell == Cell::FILLED && tool.is_filled() { tool } else { cell };
            if let Some(cursor) = model.learning.table.as_ref().map(|table| table.cursor) {
                mark(model, cursor, cell, out);
            }
        }
        LearnMsg::Move(direction) => {
            if let Some(table) = &mut model.learning.table {
                table.step(direction);
            }
        }
        LearnMsg::Focus(index) => {
            if let Some(table) = model.learning.table.as_mut().filter(|table| index < table.cells.len()) {
                table.cursor = index;
            }
        }
        LearnMsg::Tool(cell) => model.learning.tool.0 = cell,
        LearnMsg::ShowMe => {
            if model.learning.explain() {
                out.push(Effect::Arm(Timer::Showing, TO_READ));
            }
        }
    }
}

/// The kept progress has come, from this tab or another one.
pub(crate) fn recall(model: &mut Model, text: Option<&str>, out: &mut Vec<Effect>) {
    if let Some(progress) = text.and_then(Progress::from_text) {
        model.learning.progress.merge(&progress);
    }
    if let Some(lesson) = model.learning.wished.take() {
        go_to(model, lesson, out);
    } else if model.learning.is_open && model.learning.table.is_none() && !model.learning.is_awaited {
        go_to(model, model.learning.first_open(), out);
    }
}

/// An exercise has come, if there is one.
pub(crate) fn taught(model: &mut Model, of: (Technique, u32), exercise: Option<Box<Exercise>>, words: Text) {
    let learning = &mut model.learning;
    if of != (learning.technique(), learning.number) {
        return;
    }
    learning.is_awaited = false;
    match exercise {
        Some(exercise) => learning.lay(*exercise, words),
        None => learning.said = words::no_exercise(),
    }
}

/// The tutor has died.
pub(crate) fn fail(model: &mut Model) {
    if std::mem::take(&mut model.learning.is_awaited) {
        model.learning.said = words::not_made();
    }
}

/// The reasons have been seen for a while: shows the answer.
pub(crate) fn show_answer(model: &mut Model) {
    model.learning.answer();
}

fn go_to(model: &mut Model, index: usize, out: &mut Vec<Effect>) {
    if index < LESSONS.len() {
        if model.learning.lesson != index {
            model.learning.clear();
        }
        model.learning.lesson = index;
        ask(model, model.learning.next_number(), out);
    }
}

fn ask(model: &mut Model, number: u32, out: &mut Vec<Effect>) {
    (model.learning.number, model.learning.is_awaited) = (number, true);
    out.push(Effect::Disarm(Timer::Showing));
    out.push(Effect::Argue(Request::Teach { technique: model.learning.technique(), number }));
}

fn mark(model: &mut Model, index: usize, cell: Cell, out: &mut Vec<Effect>) {
    let learning = &mut model.learning;
    if learning.mark(index, cell) {
        learning.progress.add(learning.technique());
        out.push(Effect::KeepLearned(learning.progress.to_text()));
    }
}
