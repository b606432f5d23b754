//! A small board whose cells are buttons, with its clues: for exercises.

use crate::page::{Msg, Sender};
use nonoscope_core::puzzle::{Cell, Clue, Colour, Palette};
use nonoscope_kit::dom::{on, paint, set_attribute};
use nonoscope_kit::model::keymap::Direction;
use nonoscope_picture::Sample;
use nonoscope_play::clue_in_words;
use nonoscope_words::page;
use std::cell::Cell as Shared;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

/// The parts of a board.
pub(crate) struct Cells {
    /// The cells with what they show, row by row.
    cells: Vec<(HtmlElement, Cell)>,
    /// The clues of the rows, and then those of the columns, each with its numbers.
    pub(crate) clues: Vec<(Element, Vec<Element>)>,
    cursor: usize,
}

/// A person's action on a board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Touch {
    /// A cell was pressed.
    Press(usize),
    /// A cell got the focus.
    Focus(usize),
    /// The cursor moves.
    Move(Direction),
    /// The cell at the cursor gets this mark.
    Mark(Cell),
}

/// Listens to the cells, which are identified by number.
pub(crate) fn listen(board: &HtmlElement, sender: &Sender, msg: fn(Touch) -> Msg) {
    fn number(event: &Event) -> Option<usize> {
        number_of(event.target()?.dyn_ref()?)
    }
    let (pressing, focusing, typing) = (sender.clone(), sender.clone(), sender.clone());
    let drag = listen_to_drags(board, sender, msg);
    on(board, "click", move |event: &Event| {
        // A drag that ends where it began has pressed that cell already.
        if matches!(drag.replace(Drag::None), Drag::Over(_)) {
            return;
        }
        if let Some(index) = number(event) {
            pressing.send(msg(Touch::Press(index)));
        }
    });
    let circling = sender.clone();
    on(board, "contextmenu", move |event: &MouseEvent| {
        if let Some(index) = number(event) {
            event.prevent_default();
            circling.send(msg(Touch::Focus(index)));
            circling.send(msg(Touch::Mark(Cell::EMPTY)));
        }
    });
    on(board, "focusin", move |event: &Event| {
        if let Some(index) = number(event) {
            focusing.send(msg(Touch::Focus(index)));
        }
    });
    on(board, "keydown", move |event: &KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let touch = match event.key().as_str() {
            "ArrowLeft" => Touch::Move(Direction::Left),
            "ArrowRight" => Touch::Move(Direction::Right),
            "ArrowUp" => Touch::Move(Direction::Up),
            "ArrowDown" => Touch::Move(Direction::Down),
            "Home" => Touch::Move(Direction::RowStart),
            "End" => Touch::Move(Direction::RowEnd),
            " " | "Enter" => Touch::Mark(Cell::FILLED),
            "x" | "X" | "o" | "O" => Touch::Mark(Cell::EMPTY),
            _ => return,
        };
        event.prevent_default();
        typing.send(msg(touch));
    });
}

/// The number of the cell that an element belongs to.
fn number_of(element: &Element) -> Option<usize> {
    element.closest("[data-number]").ok()??.get_attribute("data-number")?.parse().ok()
}

/// What the pointer is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drag {
    None,
    /// It is down on this cell, and has not left it.
    Down(usize),
    /// It has come to several cells, last to this one.
    Over(usize),
}

/// Listens to drags: each blank cell that the pointer comes to is pressed too.
fn listen_to_drags(board: &HtmlElement, sender: &Sender, msg: fn(Touch) -> Msg) -> Rc<Shared<Drag>> {
    let drag = Rc::new(Shared::new(Drag::None));
    let begun = drag.clone();
    on(board, "pointerdown", move |event: &PointerEvent| {
        let cell = event.target().and_then(|target| number_of(target.dyn_ref()?));
        begun.set(cell.filter(|_| event.button() == 0).map_or(Drag::None, Drag::Down));
    });
    let (going, sender, within) = (drag.clone(), sender.clone(), board.clone());
    on(board, "pointermove", move |event: &PointerEvent| {
        if going.get() == Drag::None {
            return;
        }
        if event.buttons() & 1 == 0 {
            return going.set(Drag::None);
        }
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let under = within.owner_document().and_then(|document| document.element_from_point(x, y));
        let Some(index) = under.filter(|under| within.contains(Some(under))).as_ref().and_then(number_of) else {
            return;
        };
        let press = |index: usize| {
            let cell =
                within.query_selector(&format!("[data-number='{index}']:is([data-cell='unknown'],[data-cell='some'])"));
            if cell.is_ok_and(|cell| cell.is_some()) {
                sender.send(msg(Touch::Press(index)));
            }
        };
        match going.get() {
            Drag::Down(last) | Drag::Over(last) if last == index => return,
            Drag::Down(start) => press(start),
            _ => {}
        }
        press(index);
        going.set(Drag::Over(index));
    });
    drag
}

/// Sets an attribute to `true`, or removes it.
pub(crate) fn mark(element: &Element, name: &str, is_so: bool) {
    if is_so {
        set_attribute(element, name, "true");
    } else {
        let _ = element.remove_attribute(name);
    }
}

impl Cells {
    /// Makes the elements of a board; without columns, it is a line.
    ///
    /// # Errors
    /// Browsers never refuse a plain element.
    pub(crate) fn new(
        document: &Document,
        board: &HtmlElement,
        width: usize,
        [rows, columns]: [&[Clue]; 2],
        palette: &Palette,
    ) -> Result<Cells, JsValue> {
        board.set_text_content(None);
        board.style().set_property("--columns", &width.to_string())?;
        board.set_class_name(if columns.is_empty() { "" } else { "board" });
        mark(board, "data-coloured", palette.inks() > 1);
        let label = match rows {
            [clue] if columns.is_empty() => page::line_with_clue(clue_in_words(clue, palette)),
            rows => page::board_of(width, rows.len()),
        };
        set_attribute(board, "aria-label", label);
        let add = |class: &str| -> Result<Element, JsValue> {
            let element = document.create_element("div")?;
            element.set_class_name(class);
            board.append_child(&element)?;
            Ok(element)
        };
        add("corner")?;
        for number in 1..=width {
            let element = add("number")?;
            element.set_text_content(Some(&number.to_string()));
            element.set_attribute("aria-hidden", "true")?;
        }
        let (mut cells, mut clues, mut downs) = (Vec::new(), Vec::new(), Vec::new());
        if !columns.is_empty() {
            add("corner")?;
            for clue in columns {
                let element = add("clue down")?;
                let runs = add_runs(document, &element, clue, palette)?;
                downs.push((element, runs));
            }
        }
        for (row, clue) in rows.iter().enumerate() {
            let element = add("clue")?;
            let runs = add_runs(document, &element, clue, palette)?;
            clues.push((element, runs));
            for along in 0..width {
                let cell: HtmlElement = document.create_element("button")?.dyn_into()?;
                cell.set_attribute("type", "button")?;
                cell.set_attribute("data-number", &(row * width + along).to_string())?;
                let is_fifth = |number: usize| number > 0 && number.is_multiple_of(5);
                cell.set_class_name(match (is_fifth(along), is_fifth(row)) {
                    (false, false) => "cell",
                    (true, false) => "cell fifth",
                    (false, true) => "cell fifth-row",
                    (true, true) => "cell fifth fifth-row",
                });
                board.append_child(&cell)?;
                cells.push((cell, Cell::UNKNOWN));
            }
        }
        clues.append(&mut downs);
        Ok(Cells { cells, clues, cursor: usize::MAX })
    }

    /// Shows what each cell is, with its label and whether each of these attributes applies to it.
    pub(crate) fn show<const N: usize>(
        &mut self,
        document: &Document,
        (cells, cursor): (&[Cell], usize),
        palette: &Palette,
        label: impl Fn(usize) -> String,
        flags: [(&str, &dyn Fn(usize) -> bool); N],
    ) {
        for (index, ((element, shown), &cell)) in self.cells.iter_mut().zip(cells).enumerate() {
            set_attribute(element, "aria-label", label(index));
            if *shown != cell || !element.has_attribute("data-cell") {
                *shown = cell;
                let _ = fill(document, element, cell, palette);
            }
            for (name, is_so) in flags {
                mark(element, name, is_so(index));
            }
            set_attribute(element, "tabindex", if index == cursor { "0" } else { "-1" });
        }
        // Focus on the board follows the cursor.
        if std::mem::replace(&mut self.cursor, cursor) != cursor {
            let focused = document.active_element();
            if focused.is_some_and(|element| element.has_attribute("data-number"))
                && let Some((cell, _)) = self.cells.get(cursor)
            {
                let _ = cell.focus();
            }
        }
    }
}

/// Adds the numbers of a clue.
fn add_runs(document: &Document, clue: &Element, of: &Clue, palette: &Palette) -> Result<Vec<Element>, JsValue> {
    let mut runs = Vec::new();
    for run in of.runs() {
        let number: HtmlElement = document.create_element("span")?.dyn_into()?;
        number.set_text_content(Some(&run.length.to_string()));
        if palette.inks() > 1 {
            let sample = Sample::of(palette, run.colour);
            paint(&number, "background", sample.fill);
            paint(&number, "color", Some(sample.on_it));
        }
        clue.append_child(&number)?;
        runs.push(number.into());
    }
    if of.is_empty() {
        clue.set_text_content(Some("0"));
    }
    Ok(runs)
}

/// Shows what a cell is: the style sheet draws it.
fn fill(document: &Document, element: &HtmlElement, cell: Cell, palette: &Palette) -> Result<(), JsValue> {
    let inks = palette.inks();
    element.set_text_content(None);
    set_attribute(element, "data-cell", if cell.is_partly_known() { "some" } else { cell.name() });
    let _ = element.style().remove_property("--fill");
    if inks > 1 {
        paint(element, "--fill", cell.ink().and_then(|ink| Sample::of(palette, ink).fill));
    }
    if cell.is_partly_known() {
        for colour in Colour::all(inks).filter(|&colour| cell.possible(inks).has(colour)) {
            let dot: HtmlElement = document.create_element("i")?.dyn_into()?;
            paint(&dot, "--fill", if colour.is_background() { None } else { Sample::of(palette, colour).fill });
            element.append_child(&dot)?;
        }
    }
    Ok(())
}
