//! The course: the list of lessons, the exercise as buttons, and the page's sentences.

use super::{LearnMsg, Learning, Stage, Strip, Table, name_of};
use crate::cells::{Cells, Touch, listen, mark};
use crate::page::{Model, Msg, Sender};
use nonoscope_core::puzzle::{Cell, Colour, Palette};
use nonoscope_kit::dom::{buttons, find, on, paint, set_attribute, set_checked, set_enabled, set_text};
use nonoscope_kit::part::Part;
use nonoscope_picture::Sample;
use nonoscope_play::lesson::{LESSONS, TO_DO, title};
use nonoscope_words::learn as words;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, HtmlButtonElement, HtmlElement, HtmlInputElement};

/// The course.
pub(crate) struct Learn {
    document: Document,
    lessons: Vec<Lesson>,
    title: Element,
    tally: Element,
    words: Element,
    board: HtmlElement,
    said: Element,
    pens: Pens,
    foot: [HtmlButtonElement; 3],
    /// Which exercise is shown, and its parts.
    made: Option<(u32, Made)>,
}

/// A lesson in the list.
struct Lesson {
    button: Element,
    dots: Vec<Element>,
}

/// The parts of an exercise.
struct Made {
    cells: Cells,
    strips: Vec<Element>,
    strips_shown: Vec<Strip>,
}

/// The choice of marks.
struct Pens {
    group: Element,
    fill: HtmlElement,
    circle: HtmlInputElement,
    /// One for each ink of a coloured exercise, with its label.
    inks: Vec<(Element, HtmlInputElement)>,
}

impl Learn {
    /// # Errors
    /// If the browser refuses to make an element or to draw.
    pub(crate) fn new(document: &Document, sender: &Sender) -> Result<Learn, JsValue> {
        let [show_me, another, next, ..] = buttons(
            document,
            sender,
            [
                ("show-me", || Msg::Learn(LearnMsg::ShowMe)),
                ("another", || Msg::Learn(LearnMsg::Another)),
                ("next-lesson", || Msg::Learn(LearnMsg::NextLesson)),
                ("open-course", || Msg::Learn(LearnMsg::Open)),
                ("open-course-more", || Msg::Learn(LearnMsg::Open)),
                ("close-course", || Msg::Learn(LearnMsg::Close)),
            ],
        );
        let dialogue: Element = find(document, "course");
        let closing = sender.clone();
        // Escape closes it too.
        on(&dialogue, "close", move |_: &Event| closing.send(Msg::Learn(LearnMsg::Close)));
        let board: HtmlElement = find(document, "exercise");
        listen(&board, sender, |touch| {
            Msg::Learn(match touch {
                Touch::Press(index) => LearnMsg::Press(index),
                Touch::Focus(index) => LearnMsg::Focus(index),
                Touch::Move(direction) => LearnMsg::Move(direction),
                Touch::Mark(cell) => LearnMsg::Mark(cell),
            })
        });
        Ok(Learn {
            lessons: Lesson::all(document, sender)?,
            title: find(document, "lesson-title"),
            tally: find(document, "tally"),
            words: find(document, "lesson-words"),
            board,
            said: find(document, "lesson-said"),
            pens: Pens::new(document, sender),
            foot: [show_me, another, next],
            made: None,
            document: document.clone(),
        })
    }
}

impl Part<Model> for Learn {
    fn show(&mut self, model: &Model) {
        let learning = &model.learning;
        if !learning.is_open {
            return;
        }
        for (index, lesson) in self.lessons.iter().enumerate() {
            lesson.show(learning, index);
        }
        set_text(&self.title, title(learning.technique()).to_string());
        set_text(&self.tally, learning.tally());
        set_text(&self.words, &learning.words);
        set_text(&self.said, &learning.said);
        let [show_me, another, next] = &self.foot;
        let is_trying = learning.table.as_ref().is_some_and(|table| table.stage == Stage::Trying);
        set_enabled(show_me, is_trying && !learning.is_awaited, "another");
        set_enabled(next, learning.has_next(), "another");
        let is_done = learning.table.as_ref().is_some_and(|table| table.stage == Stage::Done);
        let goes_on = learning.is_lesson_done() && learning.has_next();
        mark(another, "data-next", is_done && !goes_on);
        mark(next, "data-next", is_done && goes_on);
        let Some(table) = &learning.table else {
            self.board.set_text_content(None);
            self.made = None;
            return;
        };
        if self.made.as_ref().is_none_or(|(laid, _)| *laid != learning.laid) {
            // Browsers never refuse a plain element.
            let Ok(made) = Made::new(&self.document, &self.board, table) else { return };
            self.made = Some((learning.laid, made));
            self.pens.list(&self.document, table.exercise.palette());
        }
        self.pens.show(learning.tool.0);
        if let Some((_, made)) = &mut self.made {
            made.show(&self.document, &self.board, table);
        }
    }
}

impl Lesson {
    fn all(document: &Document, sender: &Sender) -> Result<Vec<Lesson>, JsValue> {
        let list: Element = find(document, "lessons");
        let mut lessons = Vec::new();
        for (index, &technique) in LESSONS.iter().enumerate() {
            let button = document.create_element("button")?;
            button.set_attribute("type", "button")?;
            button.set_text_content(Some(&title(technique).to_string()));
            let frame = document.create_element("span")?;
            frame.set_class_name("dots");
            frame.set_attribute("aria-hidden", "true")?;
            let mut dots = Vec::new();
            for _ in 0..TO_DO {
                let dot = document.create_element("i")?;
                frame.append_child(&dot)?;
                dots.push(dot);
            }
            button.append_child(&frame)?;
            let item = document.create_element("li")?;
            item.append_child(&button)?;
            list.append_child(&item)?;
            let sender = sender.clone();
            on(&button, "click", move |_: &Event| sender.send(Msg::Learn(LearnMsg::Lesson(index))));
            lessons.push(Lesson { button, dots });
        }
        Ok(lessons)
    }

    fn show(&self, learning: &Learning, index: usize) {
        let (name, done) = name_of(index, &learning.progress);
        set_attribute(&self.button, "aria-label", words::lesson_label(name, done, TO_DO));
        let is_current = index == learning.lesson;
        if is_current != self.button.has_attribute("aria-current") {
            mark(&self.button, "aria-current", is_current);
            if is_current {
                // On a phone the list is a strip.
                self.button.scroll_into_view_with_bool(false);
            }
        }
        for (dot, number) in self.dots.iter().zip(0..) {
            set_attribute(dot, "class", if number < done { "done" } else { "" });
        }
    }
}

impl Made {
    fn new(document: &Document, board: &HtmlElement, table: &Table) -> Result<Made, JsValue> {
        let exercise = &table.exercise;
        let clues = [exercise.rows(), exercise.columns()];
        let cells = Cells::new(document, board, exercise.width(), clues, exercise.palette())?;
        Ok(Made { cells, strips: Vec::new(), strips_shown: Vec::new() })
    }

    fn show(&mut self, document: &Document, board: &HtmlElement, table: &Table) {
        let palette = table.exercise.palette();
        self.cells.show(
            document,
            (&table.cells, table.cursor),
            palette,
            |index| table.label(index).to_string(),
            [
                ("data-fresh", &|index| table.is_fresh(index)),
                ("data-reason", &|index| table.is_reason(index)),
                ("data-question", &|index| table.is_question(index)),
                ("data-wrong", &|index| table.wrong == Some(index)),
            ],
        );
        for (run, number) in self.cells.clues.iter().flat_map(|(_, runs)| runs).enumerate() {
            mark(number, "data-lit", table.is_lit(run));
        }
        let strips = table.strips();
        if strips != self.strips_shown {
            self.strips.drain(..).for_each(|element| element.remove());
            for strip in &strips {
                let _ = self.add_strip(document, board, strip, palette);
            }
            self.strips_shown = strips;
        }
    }

    /// Adds a row below the line. The sentence says the same, so screen readers skip it.
    fn add_strip(
        &mut self,
        document: &Document,
        board: &HtmlElement,
        strip: &Strip,
        palette: &Palette,
    ) -> Result<(), JsValue> {
        let mut add = |class: &str| -> Result<HtmlElement, JsValue> {
            let element: HtmlElement = document.create_element("div")?.dyn_into()?;
            element.set_class_name(class);
            element.set_attribute("aria-hidden", "true")?;
            board.append_child(&element)?;
            self.strips.push(element.clone().into());
            Ok(element)
        };
        add("label")?.set_text_content(Some(&strip.name.to_string()));
        for &cell in &strip.cells {
            let element = add("strip")?;
            if let Some(ink) = cell.ink() {
                element.set_attribute("data-cell", "filled")?;
                if palette.inks() > 1 {
                    paint(&element, "--fill", Sample::of(palette, ink).fill);
                }
            }
        }
        Ok(())
    }
}

impl Pens {
    fn new(document: &Document, sender: &Sender) -> Pens {
        let group: Element = find(document, "pens");
        let sender = sender.clone();
        on(&group, "change", move |event: &Event| {
            let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
            let number = input.and_then(|input| input.value().parse::<u8>().ok());
            if let Some(colour) = number.and_then(|number| Colour::try_from(number).ok()) {
                sender.send(Msg::Learn(LearnMsg::Tool(Cell::of(colour))));
            }
        });
        Pens { group, fill: find(document, "pen-fill"), circle: find(document, "pen-circle"), inks: Vec::new() }
    }

    /// Lists the inks of an exercise; one of a single ink is filled.
    fn list(&mut self, document: &Document, palette: &Palette) {
        self.inks.drain(..).for_each(|(label, _)| label.remove());
        self.fill.set_hidden(palette.inks() > 1);
        if palette.inks() > 1 {
            let inks = Colour::all(palette.inks()).skip(1);
            // Browsers never refuse a plain element.
            self.inks = inks.filter_map(|ink| self.add(document, palette, ink).ok()).collect();
        }
    }

    fn add(&self, document: &Document, palette: &Palette, ink: Colour) -> Result<(Element, HtmlInputElement), JsValue> {
        let label = document.create_element("label")?;
        label.set_class_name("ink");
        let input: HtmlInputElement = document.create_element("input")?.dyn_into()?;
        input.set_type("radio");
        input.set_name("pen");
        input.set_value(&ink.number().to_string());
        input.set_attribute("aria-label", &palette.get(ink).text().to_string())?;
        let span: HtmlElement = document.create_element("span")?.dyn_into()?;
        paint(&span, "background", Sample::of(palette, ink).fill);
        label.append_child(&input)?;
        label.append_child(&span)?;
        self.group.insert_before(&label, Some(&self.fill))?;
        Ok((label, input))
    }

    fn show(&self, tool: Cell) {
        set_checked(&self.circle, tool == Cell::EMPTY);
        if let Some(fill) = self.fill.first_element_child().and_then(|child| child.dyn_into().ok()) {
            set_checked(&fill, tool == Cell::FILLED && self.inks.is_empty());
        }
        for (_, input) in &self.inks {
            set_checked(input, tool.ink().is_some_and(|ink| input.value() == ink.number().to_string()));
        }
    }
}
