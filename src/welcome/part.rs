//! The welcome: a greeting over the board on the first visit, and the small puzzle that says what a nonogram is.

use super::{Small, WelcomeMsg};
use crate::cells::{Cells, Touch, listen, mark};
use crate::page::{Model, Msg, Sender};
use nonoscope_core::puzzle::{Axis, Puzzle};
use nonoscope_kit::dom::{buttons, find, on, set_text};
use nonoscope_kit::part::Part;
use web_sys::{Document, Element, Event, HtmlButtonElement, HtmlElement};

/// The welcome.
pub(crate) struct Welcome {
    document: Document,
    greeting: HtmlElement,
    board: HtmlElement,
    tally: Element,
    asks: Element,
    said: Element,
    again: HtmlButtonElement,
    own: HtmlButtonElement,
    marks: HtmlElement,
    /// The small puzzle and its parts, once it has been opened.
    made: Option<(Puzzle, Cells)>,
}

impl Welcome {
    pub(crate) fn new(document: &Document, sender: &Sender) -> Welcome {
        let [again, own, ..] = buttons(
            document,
            sender,
            [
                ("small-again", || Msg::Welcome(WelcomeMsg::Again)),
                ("small-next", || Msg::Welcome(WelcomeMsg::Own)),
                ("watch-card", || Msg::Welcome(WelcomeMsg::Watch)),
                ("greeting-try", || Msg::Welcome(WelcomeMsg::Try)),
                ("open-small-more", || Msg::Welcome(WelcomeMsg::Ask { for_marks: false })),
                ("open-legend", || Msg::Welcome(WelcomeMsg::Ask { for_marks: true })),
                ("close-small", || Msg::Welcome(WelcomeMsg::Close)),
            ],
        );
        let dialogue: Element = find(document, "small");
        let closing = sender.clone();
        // Escape closes it too.
        on(&dialogue, "close", move |_: &Event| closing.send(Msg::Welcome(WelcomeMsg::Close)));
        let board: HtmlElement = find(document, "small-board");
        listen(&board, sender, |touch| {
            Msg::Welcome(match touch {
                Touch::Press(index) => WelcomeMsg::Press(index),
                Touch::Focus(index) => WelcomeMsg::Focus(index),
                Touch::Move(direction) => WelcomeMsg::Move(direction),
                Touch::Mark(cell) => WelcomeMsg::Mark(cell),
            })
        });
        Welcome {
            document: document.clone(),
            greeting: find(document, "greeting"),
            board,
            tally: find(document, "small-tally"),
            asks: find(document, "small-asks"),
            said: find(document, "small-said"),
            again,
            own,
            marks: find(document, "small-marks"),
            made: None,
        }
    }

    /// Makes the small puzzle.
    fn make(&mut self) -> Option<()> {
        let puzzle = Small::puzzle()?;
        // Browsers never refuse a plain element.
        let cells =
            Cells::new(&self.document, &self.board, puzzle.width(), Small::clues(&puzzle), puzzle.palette()).ok()?;
        self.made = Some((puzzle, cells));
        Some(())
    }
}

impl Part<Model> for Welcome {
    fn show(&mut self, model: &Model) {
        let welcome = &model.welcome;
        let greets = welcome.greets && model.player.is_some() && !model.is_marking();
        self.greeting.set_hidden(!greets);
        if !welcome.is_open {
            return;
        }
        if self.made.is_none() && self.make().is_none() {
            return;
        }
        let Some((puzzle, cells)) = &mut self.made else { return };
        let small = &welcome.small;
        set_text(&self.tally, small.tally());
        set_text(&self.asks, &small.asks);
        set_text(&self.said, &small.said);
        cells.show(
            &self.document,
            (&small.cells, small.cursor),
            puzzle.palette(),
            |index| small.label(index).to_string(),
            [
                ("data-band", &|index| small.is_lit(index)),
                ("data-wrong", &|index| small.wrong == Some(index)),
                ("autofocus", &|index| small.cursor == index),
            ],
        );
        let lit = small.line().map(|line| line.index + if line.axis == Axis::Column { puzzle.height() } else { 0 });
        for (index, (clue, _)) in cells.clues.iter().enumerate() {
            mark(clue, "data-band", lit == Some(index));
        }
        mark(&self.board, "data-done", small.is_done());
        self.again.set_hidden(!small.is_done());
        self.own.set_hidden(!small.is_done());
        self.marks.set_hidden(!(small.is_done() || welcome.lists_marks));
    }
}
