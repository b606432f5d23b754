//! The choice of a method, a sentence on each, and the puzzle as a formula: its sizes, and a file to save.

use super::controller::{App, Arrival};
use super::elements::{add_option, set_enabled, set_text};
use super::worker::solver::Request;
use crate::line::Count;
use crate::player::Player;
use crate::sat::{Encoding, MAX_LITERALS, Size};
use crate::solve::Method;
use wasm_bindgen::JsValue;
use web_sys::Document;

/// What people call a method, and what it does.
fn described(method: Method) -> (&'static str, &'static str) {
    match method {
        Method::Auto => ("Automatic", "Lines first, then suppositions, then a SAT solver: each as long as it pays."),
        Method::Passes => ("Passes", "Every row, then every column, one line at a time, until nothing changes."),
        Method::Constrained => ("Most constrained first", "Always the line that has the fewest layouts left."),
        Method::Simulate => ("Simulation", "Supposes a cell filled, then empty, and keeps what must be so."),
        Method::Sat => ("SAT", "The whole puzzle as one logical formula, for a solver of formulas."),
    }
}

impl App {
    /// Lists the methods to choose from.
    pub(super) fn fill_methods(&self, document: &Document) -> Result<(), JsValue> {
        for method in Method::ALL {
            add_option(document, &self.elements.method, method.name(), described(method).0)?;
        }
        self.show_method();
        Ok(())
    }

    /// The method that is chosen.
    pub(super) fn method(&self) -> Method {
        let name = self.elements.method.value();
        Method::ALL.into_iter().find(|method| method.name() == name).unwrap_or_default()
    }

    /// Chooses a method, for the puzzle that is opened next.
    pub(super) fn choose_method(&self, method: Method) {
        self.elements.method.set_value(method.name());
        self.show_method();
    }

    /// Another method is chosen: the same puzzle is solved by it, from the start.
    pub(super) fn method_changed(&mut self) {
        self.show_method();
        let (text, index, format) = self.shown_text.clone();
        self.elements.format.set_value(format.map_or("", |format| format.id()));
        self.open(&text, index, Arrival::Start);
    }

    fn show_method(&self) {
        set_text(&self.elements.method_note, described(self.method()).1);
    }

    /// How large the puzzle is as a formula.
    pub(super) fn show_formulas(&self, player: &Player) {
        let elements = &self.elements;
        let formulas = player.session().formulas();
        elements.formulas.set_hidden(formulas.is_empty());
        for element in [&elements.order_size, &elements.positions_size] {
            set_text(element, "too large");
        }
        for (encoding, size) in formulas {
            let element = match encoding {
                Encoding::Order => &elements.order_size,
                Encoding::Positions => &elements.positions_size,
            };
            set_text(element, &in_words(size));
        }
        let (work, given) = (player.outcome().work, player.outcome().formula);
        let said = match given {
            None => "The SAT solver was not needed.".to_owned(),
            Some(given) => format!(
                "What the SAT solver was given: {}. It met {} conflicts.",
                in_words(&given),
                digits(work.conflicts as usize)
            ),
        };
        set_text(&elements.conflicts, &said);
    }

    /// Formulas can be saved if they are not too large, and while the worker has time.
    pub(super) fn show_saving(&self, player: &Player) {
        for (button, wanted) in
            [(&self.elements.save_order, Encoding::Order), (&self.elements.save_positions, Encoding::Positions)]
        {
            let size = player.session().formulas().iter().find(|(encoding, _)| *encoding == wanted);
            let fits = size.is_some_and(|(_, size)| size.literals <= MAX_LITERALS);
            set_enabled(button, fits && self.search.is_none(), &self.elements.step);
        }
    }

    /// Asks the worker for a formula as a file.
    pub(super) fn save_formula(&mut self, encoding: Encoding) {
        if let Some(player) = &self.player {
            let puzzle = Box::new(player.puzzle().clone());
            self.solver.send(Request::Formula { puzzle, encoding });
        }
    }
}

fn in_words(size: &Size) -> String {
    if size.literals > MAX_LITERALS {
        return format!("too large: {} literals", digits(size.literals));
    }
    let [variables, clauses, literals] = [size.variables, size.clauses, size.literals].map(digits);
    format!("{variables} variables, {clauses} clauses, {literals} literals")
}

fn digits(number: usize) -> String {
    Count::from(number as u128).to_string()
}
