//! The choice of a method with a sentence about it, whether likely cells are shaded, the puzzle as a formula, and the
//! proof of its verdict.

use crate::page::{Model, Msg, Sender};
use crate::save::SaveMsg;
use crate::settings::{Setting, described, listed};
use crate::workers::solver::{MOST_PROOF_WORK, ProofFile};
use nonoscope_core::sat::{Encoding, MAX_LITERALS, Size};
use nonoscope_core::solve::{Method as Solving, Verdict};
use nonoscope_kit::dom::{add_option, buttons, find, on_send, set_checked, set_choice, set_enabled, set_text};
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::part::Part;
use nonoscope_play::Player;
use nonoscope_words::{Text, solver as words};
use web_sys::{Document, HtmlButtonElement, HtmlElement, HtmlInputElement, HtmlSelectElement};

/// The choice of a method.
pub(crate) struct Method {
    method: HtmlSelectElement,
    note: HtmlElement,
    likely: HtmlInputElement,
    /// The question before shades give the picture away.
    asks: HtmlElement,
    formulas: HtmlElement,
    conflicts: HtmlElement,
    /// Each encoding, with its size and the button that saves it.
    encodings: [(Encoding, HtmlElement, HtmlButtonElement); 2],
    /// What saves the two files of a proof.
    proofs: HtmlElement,
    proof_files: [HtmlButtonElement; 2],
    proof_note: HtmlElement,
    /// The session whose sizes are shown.
    shown: u32,
}

impl Method {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Method {
        let method: HtmlSelectElement = find(document, "method");
        for choice in listed() {
            add_option(document, &method, choice.name(), described(choice).0);
        }
        let chosen = method.clone();
        on_send(sender, &method, "change", move || {
            let name = chosen.value();
            let choice = Solving::ALL.into_iter().find(|method| method.name() == name);
            Some(Msg::Set(Setting::Method(choice.unwrap_or_default())))
        });
        let likely: HtmlInputElement = find(document, "likely");
        let ticked = likely.clone();
        on_send(sender, &likely, "change", move || Some(Msg::Set(Setting::Likely(ticked.checked()))));
        buttons(document, sender, [("likely-anyway", || Msg::Board(BoardMsg::ShadeAnyway))]);
        let [order, positions] = buttons(
            document,
            sender,
            [
                ("save-order", || Msg::Save(SaveMsg::Formula(Encoding::Order))),
                ("save-positions", || Msg::Save(SaveMsg::Formula(Encoding::Positions))),
            ],
        );
        let proof_files = buttons(
            document,
            sender,
            [
                ("save-proof-formula", || Msg::Save(SaveMsg::Proof(ProofFile::Formula))),
                ("save-proof", || Msg::Save(SaveMsg::Proof(ProofFile::Proof))),
            ],
        );
        Method {
            method,
            note: find(document, "method-note"),
            likely,
            asks: find(document, "likely-asks"),
            formulas: find(document, "formulas"),
            conflicts: find(document, "conflicts"),
            encodings: [
                (Encoding::Order, find(document, "order-size"), order),
                (Encoding::Positions, find(document, "positions-size"), positions),
            ],
            proofs: find(document, "proofs"),
            proof_files,
            proof_note: find(document, "proof-note"),
            shown: 0,
        }
    }

    /// Shows how large the puzzle is as a formula.
    fn show_sizes(&self, player: &Player) {
        self.formulas.set_hidden(player.session().formulas().is_empty());
        for (encoding, element, _) in &self.encodings {
            let said = size(player, *encoding).map_or_else(words::too_large, in_words);
            set_text(element, &said);
        }
        let (work, given) = (player.outcome().work, player.outcome().formula);
        let said = match given {
            None => words::sat_not_needed(),
            Some(given) => words::sat_effort(work.conflicts, in_words(&given)),
        };
        set_text(&self.conflicts, &said);
    }
}

impl Part<Model> for Method {
    fn show(&mut self, model: &Model) {
        set_choice(&self.method, model.settings.method.name());
        set_text(&self.note, described(model.settings.method).1);
        set_checked(&self.likely, model.settings.likely);
        self.asks.set_hidden(!(model.settings.likely && model.shown.shading.asks()));
        let Some(player) = &model.player else { return };
        if std::mem::replace(&mut self.shown, model.shown.sessions) != model.shown.sessions {
            self.show_sizes(player);
        }
        // Formulas can be saved if they are not too large, and while the solver has time.
        for (encoding, _, button) in &self.encodings {
            let fits = size(player, *encoding).is_some_and(|size| size.literals <= MAX_LITERALS);
            set_enabled(button, fits && !model.asking.is_waiting(), "step");
        }
        self.proofs.set_hidden(!can_be_proved(player));
        for button in &self.proof_files {
            set_enabled(button, !model.asking.is_waiting(), "step");
        }
        set_text(&self.proof_note, &model.saving.proof_note);
        self.proof_note.set_hidden(model.saving.proof_note.is_empty());
    }
}

/// Whether the verdict on the board has a proof that the page has time for.
fn can_be_proved(player: &Player) -> bool {
    let outcome = player.outcome();
    matches!(outcome.verdict, Verdict::Unique | Verdict::None)
        && size(player, Encoding::Order).is_some_and(|size| size.literals <= MAX_LITERALS)
        && outcome.work.conflicts <= MOST_PROOF_WORK
}

fn size(player: &Player, wanted: Encoding) -> Option<&Size> {
    player.session().formulas().iter().find(|(encoding, _)| *encoding == wanted).map(|(_, size)| size)
}

fn in_words(size: &Size) -> Text {
    if size.literals > MAX_LITERALS {
        return words::too_large_by(size.literals);
    }
    words::formula_size(size.variables, size.clauses, size.literals)
}
