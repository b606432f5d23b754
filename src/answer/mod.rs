//! The answers of the solver: putting its puzzles on the board, and what is said of several solutions.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
pub(crate) mod reading;
#[cfg(test)]
mod tests;

use crate::asking::{self, Arrival, Arriving, Call, Question, Wish};
use crate::entry::{self, what_solve_does};
use crate::method::{self, Shades};
use crate::page::{Effect, Model, Place};
use crate::workers::reader::Refusal;
use crate::workers::solver::News;
use crate::workers::solving::Solving;
use crate::{drawers, keep, link, marks, ready, transport};
use nonoscope_core::puzzle::{Axis, Puzzle};
use nonoscope_format::examples;
use nonoscope_kit::file::File;
use nonoscope_play::{Player, Session};
use nonoscope_words::{Text, solver as words};

/// A message from the solver. Answers to earlier questions are ignored.
pub(crate) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    match news {
        News::Solving(news) => solving(model, news, out),
        News::File { name, text } => {
            model.saving.proof_note = Text::default();
            save(model, name, text, Text::default(), out);
        }
        News::NoProof { sentence } => model.saving.proof_note = sentence,
        News::Judged { ticket, changes, judged } => marks::judged(model, (ticket, changes), judged, out),
        News::Likely { ticket, position, shades } => {
            model.shown.shading.give_up();
            if ticket == model.asking.ticket {
                model.shown.shading.hear(Shades { position, shades }, model.player.as_ref());
            }
        }
    }
}

/// News about a solve.
pub(crate) fn solving(model: &mut Model, news: Solving, out: &mut Vec<Effect>) {
    if news.ticket() != model.asking.ticket {
        return;
    }
    match news {
        Solving::Opened { session, .. } if method::gets_no_further(model, &session) => {
            asking::search_on(model, session.reading().clone(), out);
        }
        Solving::Opened { session, .. } => {
            let is_first = !matches!(model.asking.question, Question::Partial(..));
            let arriving = model.asking.question.wish_mut().and_then(|wish| wish.arriving.take());
            let wish = if session.is_searching() {
                model.asking.answer_in_part();
                model.asking.question.wish().cloned()
            } else {
                asking::end(model, out)
            };
            if let Some(wish) = wish {
                let call = if is_first { wish.call } else { Call::Quiet };
                opened(model, *session, Wish { arriving, call, ..wish }, out);
            }
        }
        Solving::Working { work, millis, cores, .. } => model.asking.goes_on(work, millis, cores),
        Solving::NoMemory { .. } => {
            refused(model, Text::default(), Refusal::of(words::no_memory()), out);
        }
    }
}

/// A search has ended too early: certain cells stay on the board.
pub(crate) fn break_off(model: &mut Model) {
    if let Some(player) = model.player.as_mut().filter(|player| player.session().is_searching()) {
        player.stop(model.asking.work);
        model.shown.has_learned();
    }
}

/// The solver has died.
pub(crate) fn died(model: &mut Model, details: String, out: &mut Vec<Effect>) {
    model.shown.shading.give_up();
    if std::mem::take(&mut model.marking.awaited).hint {
        marks::no_hint(model);
    }
    if !model.asking.is_with_tutor() {
        break_off(model);
        asking::end(model, out);
    }
    out.push(Effect::ReplaceSolver { details });
}

/// A new solver was started in its place, or could not be.
pub(crate) fn replaced(model: &mut Model, details: &str, worked: bool, out: &mut Vec<Effect>) {
    let sentence = match worked {
        true => words::solver_restarted(what_solve_does(model.marking.is_on).0),
        false => words::solver_not_started(),
    };
    model.notice.say_of_trouble(sentence.clone(), details, &model.asking.text);
    if model.player.is_some() {
        model.entry.say_nothing();
        model.stays(words::solver_crashed());
    } else {
        model.shown.sentence = sentence;
        if worked {
            open_first(model, out);
        }
    }
}

/// Saves the text of a file.
pub(crate) fn save(model: &mut Model, name: String, text: String, note: Text, out: &mut Vec<Effect>) {
    let media = "text/plain;charset=utf-8".to_owned();
    out.push(Effect::SaveFile(File { name, bytes: text.into_bytes(), media }));
    model.saving.save_note = note;
}

/// The kept visit may be unusable, but the page is never without a puzzle, unless the next visit can show it.
pub(crate) fn open_first(model: &mut Model, out: &mut Vec<Effect>) {
    if model.player.is_none() && model.asking.text != examples::GCHQ_2015.text {
        entry::forget_choices(model, out);
        entry::open_first(model, out);
    }
}

/// The text does not come onto the board, in short and with all that is wrong. A person who asked is led to the first mistake.
pub(crate) fn refused(model: &mut Model, short: Text, refusal: Refusal, out: &mut Vec<Effect>) {
    let asked = asking::end(model, out).is_some_and(|wish| wish.call == Call::Pressed);
    let first = refusal.mistakes.iter().find_map(|mistake| mistake.place.as_ref());
    let first = first.map(|(spot, _)| Effect::Select { line: spot.line, column: spot.column });
    let reason = refusal.mistakes.first().map(|mistake| mistake.sentence.clone());
    model.entry.refused(refusal, asked);
    model.stays(Text::sentences([short].into_iter().chain(reason)));
    drawers::show_box(model, out);
    if asked {
        out.extend(first);
        drawers::reveal(model, Place::Faults, out);
    }
    open_first(model, out);
}

fn opened(model: &mut Model, session: Session, wish: Wish, out: &mut Vec<Effect>) {
    let Wish { format, arrival, arriving, call, .. } = wish;
    // What was said of another text in the box stays.
    if model.entry.is_blank() || model.entry.source() == model.asking.text {
        model.entry.accepted(&session);
        model.shown.told = None;
    }
    let shown = &mut model.shown;
    shown.title_asked &= shown.text == model.asking.text;
    model.asking.text.clone_into(&mut shown.text);
    (shown.index, shown.count, shown.format) = (model.asking.index, model.asking.count, format);
    let mut is_new = false;
    let corrected = model.player.as_ref().and_then(|old| marks_for(old, session.puzzle()));
    let own = session.reading().marks.clone().map(|marks| Arriving::Shared { marks, marking: true });
    match &mut model.player {
        Some(player) if *player.session() == session => arrive(model, arrival),
        // More of the answer to the same question.
        Some(player) if player.session().is_searching() && shown.ticket == model.asking.ticket => {
            let (old_end, at_end) = (player.len(), player.at_end());
            player.learn(session);
            model.playing.ends_later(old_end, player.len());
            model.shown.has_learned();
            if at_end {
                arrive(model, arrival);
            }
        }
        _ => {
            is_new = put_on_board(model, session, out);
            arrive(model, arrival);
        }
    }
    if is_new {
        keep::fetch_marks(model, arriving.or(own).or(corrected), out);
    } else if let (Some(player), Some(arriving)) = (&mut model.player, arriving) {
        keep::arrive(player, arriving);
    }
    if call != Call::Quiet {
        let place = if model.display.is_bounded { Place::SideTop } else { Place::Stage };
        drawers::reveal(model, place, out);
    }
    model.shown.ticket = model.asking.ticket;
}

/// A text that is corrected changes the clues of at most this many lines at once, and of at most a quarter.
const MOST_CORRECTED: usize = 3;

/// The marks on the board, if another puzzle is the same one with a clue corrected.
fn marks_for(old: &Player, puzzle: &Puzzle) -> Option<Arriving> {
    let (marks, before) = (old.marking().marks(), old.puzzle());
    let is_alike = [Axis::Row, Axis::Column].iter().all(|&axis| before.clues(axis).len() == puzzle.clues(axis).len())
        && before.palette() == puzzle.palette()
        && before.givens() == puzzle.givens();
    let pairs =
        [Axis::Row, Axis::Column].into_iter().flat_map(|axis| before.clues(axis).iter().zip(puzzle.clues(axis)));
    let most = MOST_CORRECTED.min((puzzle.width() + puzzle.height()) / 4);
    let is_corrected = is_alike && pairs.filter(|(one, other)| one != other).count() <= most;
    (is_corrected && !marks.is_empty()).then(|| Arriving::Corrected { marks: marks.grid().clone() })
}

/// Puts a puzzle on the board. Returns whether it is a different one.
fn put_on_board(model: &mut Model, session: Session, out: &mut Vec<Effect>) -> bool {
    let mut player = Player::new(session);
    player.set_skips_idle(model.settings.skips);
    let old = model.player.as_ref().map(Player::puzzle);
    let same = old.is_some_and(|old| old.asks_the_same(player.puzzle()));
    let looks_the_same = same && old.is_some_and(|old| old.palette() == player.puzzle().palette());
    if let Some(old) = model.player.take().filter(|_| same) {
        player.take_marking(old);
    }
    player.set_marking(model.marking.is_on);
    model.player = Some(player);
    if !same {
        model.board.forget_puzzle();
        model.shown.picture_seen = false;
    }
    let puzzle = model.player.as_ref().map(Player::puzzle);
    model.shown.example = puzzle.and_then(|puzzle| model.gallery.example_of(&model.shown.text, puzzle));
    if !looks_the_same {
        model.shown.has_another_puzzle();
        if let Some(rating) = model.player.as_ref().and_then(|player| ready::rating(player.session())) {
            model.shown.rated.is_known(model.shown.puzzles, rating);
        }
    }
    let explained = model.player.as_ref().and_then(|player| ready::explained(player.session()));
    model.shown.explained = explained.unwrap_or_default();
    model.playing.stop();
    model.shown.shading.forget();
    link::leave_link(model, out);
    model.shown.has_learned();
    !same
}

/// Goes to the requested place, if that is not the start.
fn arrive(model: &mut Model, arrival: Arrival) {
    match arrival {
        Arrival::Start => {}
        Arrival::End => transport::go(model, Player::len),
        Arrival::At(position) => transport::go(model, |_| position),
    }
}

impl Model {
    /// The sentence about several solutions, and whether a person can page through them: not while solving, because one press would give the puzzle
    /// away. `None` unless several have been found.
    pub(crate) fn solutions(&self) -> Option<(Text, bool)> {
        let player = self.player.as_ref()?;
        let count = player.outcome().found().count();
        if count < 2 {
            return None;
        }
        if player.is_marking() {
            return Some((words::several_solutions(), false));
        }
        let is_all = player.outcome().complete;
        let said = match player.solution().map(|index| index + 1) {
            Some(number) if is_all => words::solution_of(number, count),
            Some(number) => words::solution_of_at_least(number, count),
            None if player.session().is_searching() => words::solutions_so_far(count),
            None if is_all => words::exactly_solutions(count),
            None => words::at_least_solutions(count),
        };
        Some((said, true))
    }
}
