//! A person's own puzzles, typed, pasted or from files, and the examples.

use super::EntryMsg;
use crate::asking::{Arrival, Arriving};
use crate::page::{Effect, Model, Timer};
use crate::workers::reader::Refusal;
use crate::{asking, drawers};
use nonoscope_format::{MAX_FILE, examples, text_of, too_long};
use nonoscope_picture::{is_drawn, shows_a_board};

/// How long typing must pause, in milliseconds.
const PAUSE: u32 = 250;

/// What is said beside the board of a file that the notice is about.
const NOT_OPENED: &str = "The file was not opened.";

const NO_LIGHTBOX: &str = "The program that reads pictures could not be loaded. Try again when you are online.";

pub(crate) fn enter(model: &mut Model, msg: EntryMsg, out: &mut Vec<Effect>) {
    match msg {
        EntryMsg::Found { text, solve } => {
            model.entry.type_in(text);
            model.entry.is_found = Some(solve);
        }
        EntryMsg::Typed(text) => {
            model.notice.close();
            model.entry.picture = None;
            model.entry.type_in(text);
            out.push(Effect::Arm(Timer::Typing, PAUSE));
        }
        EntryMsg::Solve => solve(model, out),
        EntryMsg::Format(format) => {
            model.entry.format = format;
            open(model, Arrival::Start, out);
        }
        EntryMsg::Which(index) => {
            let text = model.asking.text.clone();
            asking::open(model, &text, index, Arrival::Start, out);
        }
        EntryMsg::GoTo { line, column } => {
            drawers::show_box(model);
            out.push(Effect::Select { line, column });
        }
        EntryMsg::Pasted(text) => {
            model.notice.close();
            take_text(model, &text, out);
        }
        EntryMsg::Offered { name, size, files } => {
            model.notice.close();
            if size > MAX_FILE as f64 {
                model.notice.say(&format!("{name}: {}", too_long()));
                model.stays(NOT_OPENED);
            } else if files > 1 {
                model.notice.say(&format!("Only the first of these {files} files was opened: {name}."));
            }
        }
        EntryMsg::Read { bytes: Some(bytes), .. } if shows_a_board(&bytes) => {
            out.push(Effect::OpenLightbox(Some(bytes)));
        }
        EntryMsg::Read { bytes: Some(bytes), .. } if is_drawn(&bytes) => read_pixels(model, bytes, out),
        EntryMsg::Read { bytes: Some(bytes), .. } => take_text(model, &text_of(&bytes), out),
        EntryMsg::Read { name, bytes: None } => {
            model.notice.say(&format!("{name} could not be read."));
            model.stays(NOT_OPENED);
        }
        EntryMsg::PickFile => out.push(Effect::PickFile),
        EntryMsg::OpenLightbox => {
            model.notice.close();
            out.push(Effect::OpenLightbox(None));
        }
        EntryMsg::NoLightbox => model.notice.say(NO_LIGHTBOX),
        EntryMsg::Pixels(bytes) => read_pixels(model, bytes, out),
        EntryMsg::Dragged { over } => model.entry.is_dragged_over = over,
    }
}

/// Reads the pixels of a picture as cells, with the program that draws, which few visits load.
fn read_pixels(model: &mut Model, bytes: Vec<u8>, out: &mut Vec<Effect>) {
    model.entry.pictures = model.entry.pictures.wrapping_add(1);
    let ticket = model.entry.pictures;
    model.entry.picture = Some(ticket);
    out.push(Effect::ReadPicture { ticket, bytes });
}

/// A picture has been read, or cannot be. One that another text has overtaken is ignored.
pub(crate) fn picture_read(model: &mut Model, ticket: u32, text: Result<String, String>, out: &mut Vec<Effect>) {
    if model.entry.picture == Some(ticket) {
        model.entry.picture = None;
        match text {
            Ok(text) => take_text(model, &text, out),
            Err(sentence) => {
                model.notice.say(&sentence);
                model.stays(NOT_OPENED);
            }
        }
    }
}

/// An example is chosen: puts it into the box and opens it.
pub(crate) fn example(model: &mut Model, index: usize, out: &mut Vec<Effect>) {
    if let Some(example) = examples::ALL.get(index) {
        model.notice.close();
        take(model, example.text, example.tells, out);
    }
}

/// Shows the title of the puzzle on the board, and those of the others in its text.
pub(crate) fn show_title(model: &mut Model, out: &mut Vec<Effect>) {
    model.shown.title_asked = true;
    model.entry.listed = model.entry.listed.wrapping_add(1);
    // The button is gone, and with it the focus.
    out.push(Effect::FocusBoard);
}

/// Opens what was in the box before the page began. Returns whether there was anything.
pub(crate) fn take_up_found(model: &mut Model, out: &mut Vec<Effect>) -> bool {
    let Some(solves) = model.entry.is_found.take().filter(|_| !model.entry.is_blank()) else { return false };
    match solves {
        true => solve(model, out),
        false => open(model, Arrival::Start, out),
    }
    true
}

/// Typing has paused: opens the text in the box.
pub(crate) fn typing_paused(model: &mut Model, out: &mut Vec<Effect>) {
    open(model, Arrival::Start, out);
}

/// The box has a whole new text: choices made for the old one no longer apply.
pub(crate) fn forget_choices(model: &mut Model, out: &mut Vec<Effect>) {
    out.push(Effect::Disarm(Timer::Typing));
    model.entry.format = None;
    model.entry.contents = None;
    model.asking.index = 0;
}

/// Opens the first example if nothing else can be opened: the page is never without a puzzle.
pub(crate) fn open_first(model: &mut Model, out: &mut Vec<Effect>) {
    let text = examples::GCHQ_2015.text;
    if model.address.wished.take() == Some(true) {
        let arriving = Arriving::Kept { marking: true };
        asking::open_with(model, text, 0, Arrival::Start, arriving, out);
    } else {
        asking::open(model, text, 0, Arrival::Start, out);
    }
}

/// Puts a text of the person's own into the box and opens it.
fn take_text(model: &mut Model, text: &str, out: &mut Vec<Effect>) {
    take(model, text, false, out);
}

/// Puts a text into the box, without its title if that tells what the picture shows, and opens it.
fn take(model: &mut Model, text: &str, tells: bool, out: &mut Vec<Effect>) {
    model.entry.picture = None;
    if tells {
        model.entry.replace_untitled(text);
    } else {
        model.entry.replace(text);
    }
    forget_choices(model, out);
    open(model, Arrival::Start, out);
    model.asking.reveals = true;
}

/// Puts the text in the box on the board: with its solution while watching, unsolved while solving. Marks stay if it is the same puzzle.
fn solve(model: &mut Model, out: &mut Vec<Effect>) {
    let arrival = if model.marking.is_on { Arrival::Start } else { Arrival::End };
    model.asking.reveals = true;
    open(model, arrival, out);
    model.asking.insists = true;
    model.asking.reveals &= model.asking.is_waiting();
    if model.entry.is_blank() {
        model.entry.list_faults(Refusal::of("There is no puzzle here yet."));
        model.stays("There is no puzzle in the box yet.");
    }
}

/// Opens the text in the box; of several puzzles, the first or the chosen one. Does nothing if the text is blank.
fn open(model: &mut Model, arrival: Arrival, out: &mut Vec<Effect>) {
    out.push(Effect::Disarm(Timer::Typing));
    if model.entry.is_blank() {
        asking::forget(model, out);
        model.shown.told = None;
        model.entry.say_nothing();
        model.entry.contents = None;
    } else {
        // A person who corrects the second puzzle of a text goes on looking at that puzzle.
        let (text, index) = (model.entry.source().to_owned(), model.asking.index);
        asking::open(model, &text, index, arrival, out);
    }
}
