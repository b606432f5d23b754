//! The focus, scrolling into view, and the dialogues.

use super::super::effect::Place;
use nonoscope_kit::dom::{find, found};
use nonoscope_kit::model::drawer::Drawer;
use web_sys::{Document, HtmlCanvasElement, HtmlDialogElement, HtmlElement, HtmlTextAreaElement};

/// The elements that get the focus or are scrolled into view.
pub(crate) struct Seeing {
    stage: HtmlElement,
    side: HtmlElement,
    inspector: HtmlElement,
    faults: HtmlElement,
    frame: HtmlElement,
    board: HtmlCanvasElement,
    text: HtmlTextAreaElement,
    drawer_title: HtmlElement,
    keys: HtmlDialogElement,
    course: HtmlDialogElement,
    game: HtmlDialogElement,
    clearing: HtmlDialogElement,
    calendar: HtmlDialogElement,
    small: HtmlDialogElement,
    marks: HtmlElement,
}

impl Seeing {
    pub(crate) fn new(document: &Document) -> Seeing {
        Seeing {
            stage: find(document, "stage"),
            side: find(document, "side"),
            inspector: find(document, "inspector"),
            faults: find(document, "fault"),
            frame: find(document, "frame"),
            board: find(document, "board"),
            text: find(document, "puzzle"),
            drawer_title: find(document, "drawer-title"),
            keys: find(document, "keys"),
            course: find(document, "course"),
            game: find(document, "game"),
            clearing: find(document, "clearing"),
            calendar: find(document, "calendar"),
            small: find(document, "small"),
            marks: find(document, "small-marks"),
        }
    }

    /// Brings a part of the page into view.
    pub(crate) fn reveal(&self, place: Place) {
        match place {
            Place::Stage => self.stage.scroll_into_view(),
            Place::SideTop => self.side.set_scroll_top(0),
            Place::Inspector => self.inspector.scroll_into_view(),
            Place::Marks => self.marks.scroll_into_view(),
            Place::Faults => self.faults.scroll_into_view_with_bool(false),
        }
    }

    /// Has the board receive all events of a pointer, if the browser still knows the pointer.
    pub(crate) fn capture(&self, pointer: i32) {
        let _ = self.board.set_pointer_capture(pointer);
    }

    pub(crate) fn focus_board(&self) {
        let _ = self.frame.focus();
    }

    /// Selects a place in the box. The browser moves a place beyond the end to the end.
    pub(crate) fn select(&self, line: usize, column: usize) {
        let (start, end) = utf16_place(&self.text.value(), line, column);
        let _ = self.text.focus();
        let _ = self.text.set_selection_range(start, end);
    }

    /// Gives the focus to the drawer that is open.
    pub(crate) fn enter_drawer(&self) {
        let _ = self.drawer_title.focus();
    }

    /// Gives the focus to the button of a drawer.
    pub(crate) fn leave_drawer(&self, drawer: Drawer) {
        let button: Option<HtmlElement> =
            self.side.owner_document().and_then(|document| found(&document, &format!("open-{}", drawer.name())));
        if let Some(button) = button {
            let _ = button.focus();
        }
    }

    /// Opens or closes the list of keys.
    pub(crate) fn show_keys(&self, open: bool) {
        show_modal(&self.keys, open);
    }

    /// Opens or closes the calendar.
    pub(crate) fn show_calendar(&self, open: bool) {
        show_modal(&self.calendar, open);
    }

    /// Opens or closes the course.
    pub(crate) fn show_course(&self, open: bool) {
        show_modal(&self.course, open);
    }

    /// Opens or closes the settings.
    pub(crate) fn show_game(&self, open: bool) {
        show_modal(&self.game, open);
    }

    /// Opens or closes the question whether to clear all marks.
    pub(crate) fn ask_to_clear(&self, open: bool) {
        show_modal(&self.clearing, open);
    }

    /// Opens or closes the small puzzle of the welcome.
    pub(crate) fn show_welcome(&self, open: bool) {
        show_modal(&self.small, open);
    }
}

/// Opens or closes a dialogue.
fn show_modal(dialogue: &HtmlDialogElement, open: bool) {
    if open {
        // A dialogue that is already open stays open.
        let _ = dialogue.show_modal();
    } else {
        dialogue.close();
    }
}

/// Where the character at a line and a column, both from 1, begins and ends, in UTF-16 units, which browsers count in.
fn utf16_place(text: &str, line: usize, column: usize) -> (u32, u32) {
    let mut place = 0;
    let mut width = 1;
    for (index, content) in text.split_inclusive('\n').enumerate() {
        let characters = if index + 1 < line { usize::MAX } else { column.saturating_sub(1) };
        place += content.chars().take(characters).map(char::len_utf16).sum::<usize>();
        if index + 1 >= line {
            width = content.chars().nth(characters).map_or(1, char::len_utf16);
            break;
        }
    }
    (place as u32, (place + width) as u32)
}
