//! The verdict: the solutions, the search with its Stop button, and paging through several solutions.

use crate::page::{Model, Msg, PlayMsg, Sender};
use nonoscope_kit::dom::{buttons, find, set_text};
use nonoscope_kit::part::Part;
use web_sys::{Document, HtmlButtonElement, HtmlElement};

/// The verdict.
pub(crate) struct Verdict {
    verdict: HtmlElement,
    search: HtmlElement,
    work: HtmlElement,
    solutions: HtmlElement,
    solution: HtmlElement,
    turn: [HtmlButtonElement; 2],
    /// The button that goes on where the method has left cells open.
    stuck: HtmlElement,
}

impl Verdict {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Verdict {
        buttons(document, sender, [("stop", || Msg::StopSearch), ("solve-by-search", || Msg::Search)]);
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
            stuck: find(document, "stuck"),
        }
    }
}

impl Part<Model> for Verdict {
    fn show(&mut self, model: &Model) {
        let progress = model.asking.progress.as_ref();
        if let Some(progress) = progress {
            set_text(&self.work, progress);
        }
        self.search.set_hidden(progress.is_none());
        let Some(player) = &model.player else { return };
        set_text(&self.verdict, player.session().verdict().to_string());
        self.stuck.set_hidden(!model.offers_search());
        let solutions = model.solutions();
        self.solutions.set_hidden(solutions.is_none());
        let Some((said, turns)) = solutions else { return };
        set_text(&self.solution, &said);
        for button in &self.turn {
            button.set_hidden(!turns);
        }
    }
}
