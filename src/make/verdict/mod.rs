//! The verdict on the drawing as a puzzle, also in words. A newer drawing overtakes an older one: the quick worker is asked again as soon as it has
//! answered, and the slow one is stopped if it does not let go of the older one soon.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::make::{self, Effect, Model, Timer, message, opening, picture, random, repair};
use crate::rating;
use crate::workers::maker::{Lane, News, Request, Stage};
use nonoscope_core::puzzle::Grid;
use nonoscope_core::solve::Verdict as Truth;
use nonoscope_make::{Appraisal, SolvedBy};
use nonoscope_words::{Text, make as words, make_verdict, solver};

/// How many ratings the curve shows at most.
const MOST_RATINGS: usize = 60;

/// How long the study may be busy with an earlier drawing before it is stopped, in milliseconds.
pub(crate) const PATIENCE: u32 = 250;

/// The verdict on the drawing.
#[derive(Debug, Default)]
pub(crate) struct Verdict {
    /// The number of the drawing that was asked about last.
    ticket: u32,
    /// Whether the verdict's worker is busy, and whether to ask it again.
    pub(crate) is_busy: bool,
    pub(crate) is_stale: bool,
    /// The number of changes of the drawing that was asked about last.
    pub(crate) asked: Option<u64>,
    /// Whether there is more to find out than the quick worker has.
    pub(crate) wants_study: bool,
    /// The drawing that the study is busy with.
    pub(crate) studies: Option<u32>,
    /// The latest answer, with the number of its drawing.
    answer: Option<Answer>,
    /// The ratings so far, one for each drawing that had one, the last one last.
    ratings: Vec<u8>,
    /// Whether the workers cannot be used.
    pub(crate) is_lost: bool,
}

#[derive(Debug)]
struct Answer {
    ticket: u32,
    stage: Stage,
    appraisal: Appraisal,
}

/// The verdict in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) headline: Text,
    pub(crate) detail: Text,
    /// How it is shown: good, open or bad news, or none.
    pub(crate) kind: Kind,
    /// Whether it is about what is drawn now.
    pub(crate) is_current: bool,
}

/// What kind of news the verdict is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Nothing,
    Open,
    One,
    Several,
}

impl Kind {
    /// Its name in the page's attributes.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Kind::Nothing => "nothing",
            Kind::Open => "open",
            Kind::One => "one",
            Kind::Several => "several",
        }
    }
}

impl Verdict {
    /// Another drawing is asked about: returns its number.
    pub(crate) fn ask(&mut self) -> u32 {
        self.ticket = self.ticket.wrapping_add(1);
        self.ticket
    }

    /// The number of the drawing that was asked about last.
    pub(crate) fn ticket(&self) -> u32 {
        self.ticket
    }

    /// An answer has come. Returns whether it is about the latest drawing.
    pub(crate) fn hear(&mut self, ticket: u32, stage: Stage, appraisal: Appraisal) -> bool {
        if ticket != self.ticket {
            return false;
        }
        if let Some(rating) = &appraisal.rating {
            self.ratings.push(rating.number);
            let surplus = self.ratings.len().saturating_sub(MOST_RATINGS);
            self.ratings.drain(..surplus);
        }
        self.answer = Some(Answer { ticket, stage, appraisal });
        true
    }

    /// Another drawing is on the board: its ratings begin anew.
    pub(crate) fn forget(&mut self) {
        (self.answer, self.ratings) = (None, Vec::new());
    }

    /// The appraisal of the latest drawing.
    pub(crate) fn appraisal(&self) -> Option<&Appraisal> {
        self.answer.as_ref().filter(|answer| answer.ticket == self.ticket).map(|answer| &answer.appraisal)
    }

    /// The cells that all solutions have in common, if there are several. For the moment until more is known, those of the previous drawing.
    pub(crate) fn common(&self) -> Option<&Grid> {
        let answer = self.answer.as_ref().filter(|answer| answer.appraisal.verdict == Truth::Multiple)?;
        Some(&answer.appraisal.common)
    }

    /// The ratings so far, the last one last.
    pub(crate) fn ratings(&self) -> &[u8] {
        &self.ratings
    }

    /// How the rating has moved: `23 → 31`, if it has.
    pub(crate) fn moved(&self) -> Option<Text> {
        let rating = self.answer.as_ref()?.appraisal.rating.as_ref()?;
        let before = self.ratings.iter().rev().skip(1).copied().next()?;
        (before != rating.number).then(|| make_verdict::moved(before, rating.number))
    }

    /// The verdict in words; `cells` is how many cells the drawing has.
    pub(crate) fn words(&self, is_blank: bool, cells: usize) -> Words {
        let said = |kind, headline, detail| Words { headline, detail, kind, is_current: true };
        if is_blank {
            return said(Kind::Nothing, make_verdict::nothing_drawn(), make_verdict::draw_on_the_board());
        }
        if self.is_lost {
            return said(Kind::Open, make_verdict::not_available(), make_verdict::go_on_drawing());
        }
        let Some(answer) = &self.answer else { return said(Kind::Open, words::looking(), Text::default()) };
        let words = of(&answer.appraisal, answer.stage, cells);
        Words { is_current: answer.ticket == self.ticket, ..words }
    }
}

/// The words for an appraisal.
fn of(appraisal: &Appraisal, stage: Stage, cells: usize) -> Words {
    let open = appraisal.common.unknown_cells();
    let (kind, headline, detail) = match appraisal.verdict {
        Truth::Unique => {
            let (headline, detail) = one_solution(appraisal, stage);
            (Kind::One, headline, detail)
        }
        Truth::Multiple => (Kind::Several, make_verdict::several_solutions(open), make_verdict::change_a_cell()),
        Truth::None => (Kind::Several, make_verdict::no_solution(), make_verdict::givens_contradict()),
        Truth::Stuck => {
            let detail = make_verdict::settled_by_lines(cells.saturating_sub(open), cells);
            (Kind::Open, make_verdict::searching(), detail)
        }
        Truth::Stopped => (Kind::Open, make_verdict::no_second_solution(), make_verdict::search_unsettled(open)),
    };
    Words { headline, detail, kind, is_current: true }
}

/// The words for a puzzle with one solution.
fn one_solution(appraisal: &Appraisal, stage: Stage) -> (Text, Text) {
    let headline = match appraisal.solved_by {
        Some(SolvedBy::Lines) => make_verdict::one_by_lines(),
        Some(SolvedBy::Suppositions) => make_verdict::one_by_suppositions(),
        Some(SolvedBy::Search) => make_verdict::one_by_search(),
        None => make_verdict::one_solution(),
    };
    let detail = match &appraisal.rating {
        Some(rating) if rating.finished => {
            let rated = make_verdict::rated(rating::headline(rating));
            let hardest = rating.hardest().map(nonoscope_core::trace::Technique::text);
            Text::sentences([Some(rated), hardest.map(make_verdict::hardest_step)].into_iter().flatten())
        }
        Some(_) => solver::harder_than_a_person(),
        None if stage < Stage::Rated => make_verdict::rating(),
        None => solver::rating_too_long(),
    };
    (headline, detail)
}

/// Asks about the drawing, if it is not the one asked about last.
pub(crate) fn settle(model: &mut Model, out: &mut Vec<Effect>) {
    let changes = model.drawing.changes();
    if !model.drawing.is_drawing() && model.verdict.asked.replace(changes) != Some(changes) {
        model.verdict.ask();
        model.verdict.wants_study = false;
        appraise(model, out);
    }
    let common = if model.tools.marks_open { model.verdict.common() } else { None };
    if let Some((look, _)) = model.drawing.look_mut() {
        look.mark_open(common);
    }
}

/// Asks the quick worker, now or when it has answered.
fn appraise(model: &mut Model, out: &mut Vec<Effect>) {
    let verdict = &mut model.verdict;
    if verdict.is_busy {
        verdict.is_stale = true;
        return;
    }
    if model.drawing.sheet().is_blank() {
        verdict.forget();
        return;
    }
    if let Some(puzzle) = model.drawing.puzzle("") {
        verdict.is_busy = true;
        out.push(Effect::Make(Request::Appraise { ticket: verdict.ticket(), puzzle: Box::new(puzzle) }));
    }
}

/// A worker has answered.
pub(crate) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    match news {
        News::Appraised { ticket, stage, appraisal } => {
            let is_current = model.verdict.hear(ticket, stage, *appraisal);
            if stage == Stage::Quick {
                model.verdict.is_busy = false;
                if std::mem::take(&mut model.verdict.is_stale) {
                    appraise(model, out);
                }
                if is_current && model.verdict.appraisal().is_some_and(|known| leaves_open(known.verdict)) {
                    model.verdict.wants_study = true;
                }
            }
            if stage == Stage::Rated {
                model.verdict.studies = None;
            }
            study(model, out);
        }
        News::Solved { ticket, puzzle, picture } => opening::solved(model, ticket, &puzzle, picture.as_ref(), out),
        News::Card { ticket, text, card } => message::made(model, ticket, &text, card.map(|card| *card)),
        News::Random { ticket, found } => random::hear(model, ticket, found.as_deref()),
        News::Repaired { ticket, repaired } => repair::hear(model, ticket, repaired),
        News::Sketched { ticket, sketched } => picture::hear(model, ticket, &sketched, out),
    }
}

/// Whether there is more to find out than the quick worker has.
fn leaves_open(verdict: Truth) -> bool {
    matches!(verdict, Truth::Unique | Truth::Stuck)
}

/// Asks the slow worker, if there is more to find out: now, or when it has let go of an earlier drawing.
fn study(model: &mut Model, out: &mut Vec<Effect>) {
    let verdict = &mut model.verdict;
    if !verdict.wants_study {
        return;
    }
    if verdict.studies.is_some() {
        out.push(Effect::Arm(Timer::Patience, PATIENCE));
        return;
    }
    let Some((known, puzzle)) = verdict.appraisal().cloned().zip(model.drawing.puzzle("")) else { return };
    let ticket = verdict.ticket();
    (verdict.studies, verdict.wants_study) = (Some(ticket), false);
    out.push(Effect::Make(Request::Study { ticket, puzzle: Box::new(puzzle), known: Box::new(known) }));
}

/// The slow worker has had time to let go of an earlier drawing.
pub(crate) fn lose_patience(model: &mut Model, out: &mut Vec<Effect>) {
    let verdict = &mut model.verdict;
    if verdict.wants_study && verdict.studies.is_some_and(|studied| studied != verdict.ticket()) {
        out.push(Effect::Stop(Lane::Study));
        verdict.studies = None;
        study(model, out);
    }
}

/// A worker has died, or could not be started.
pub(crate) fn died(model: &mut Model, lane: Lane, details: Option<&str>, out: &mut Vec<Effect>) {
    match lane {
        Lane::Verdict => {
            (model.verdict.is_busy, model.verdict.is_stale) = (false, false);
            model.verdict.is_lost = details.is_none();
        }
        Lane::Study => model.verdict.studies = None,
        Lane::Making => make::lose(model, make_verdict::too_much()),
    }
    let Some(details) = details else {
        model.notice.say(make_verdict::not_started());
        return;
    };
    out.push(Effect::Replace(lane));
    let drawing = model.drawing.sheet().picture().to_string();
    model.notice.say_of_trouble(make_verdict::crashed(), details, &drawing);
}
