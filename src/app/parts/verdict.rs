//! The verdict: what is known about the solutions, the search with its Stop button, and paging through several
//! solutions.

use crate::app::dom::{buttons, find, set_enabled, set_text};
use crate::app::model::Model;
use crate::app::msg::{Msg, PlayMsg, Sender};
use crate::app::part::Part;
use web_sys::{Document, HtmlButtonElement, HtmlElement};

/// The verdict.
pub(crate) struct Verdict {
    verdict: HtmlElement,
    search: HtmlElement,
    work: HtmlElement,
    solutions: HtmlElement,
    solution: HtmlElement,
    turn: [HtmlButtonElement; 2],
}

impl Verdict {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Verdict {
        buttons(document, sender, [("stop", || Msg::StopSearch)]);
        let turn = buttons(
            document,
            sender,
            [
                ("previous-solution", || Msg::Play(PlayMsg::PreviousSolution)),
                ("next-solution", || Msg::Play(PlayMsg::NextSolution)),
            ],
        );
        Verdict {
            verdict: find(document, "verdict"),
            search: find(document, "search"),
            work: find(document, "work"),
            solutions: find(document, "solutions"),
            solution: find(document, "solution"),
            turn,
        }
    }
}

impl Part for Verdict {
    fn show(&mut self, model: &Model) {
        let progress = model.asking.progress.as_deref();
        if let Some(progress) = progress {
            set_text(&self.work, progress);
        }
        self.search.set_hidden(progress.is_none());
        let Some(player) = &model.player else { return };
        set_text(&self.verdict, &player.session().verdict());
        let count = player.outcome().solutions.len();
        self.solutions.set_hidden(count < 2);
        let what = match player.solution() {
            Some(index) => format!("Solution {} of {count}", index + 1),
            None => format!("{count} solutions found"),
        };
        set_text(&self.solution, &what);
        for button in &self.turn {
            set_enabled(button, count > 1, "step");
        }
    }
}
