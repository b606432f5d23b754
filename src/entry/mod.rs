//! The box for a person's own puzzle: its text, its format, and what is wrong with it. Puzzles are typed, pasted, come from files, or are examples.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::asking::{self, Arrival, Arriving, Call};
use crate::drawers;
use crate::page::{Effect, Model, Timer};
use crate::workers::reader::{Listed, Refusal};
use nonoscope_format::{Format, MAX_FILE, Remark, examples, text_of, too_long};
use nonoscope_picture::{is_drawn, shows_a_board};
use nonoscope_play::Session;
use nonoscope_words::{Text, entry as words};

/// A message about the box.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EntryMsg {
    /// The box held this text before the page began, and Solve may have been pressed.
    Found { text: String, solve: bool },
    /// Something was typed or pasted into the box; this is its whole text now.
    Typed(String),
    /// Solves the text in the box.
    Solve,
    /// Another format is chosen; `None` if the text decides.
    Format(Option<Format>),
    /// Another puzzle in the text is chosen.
    Which(usize),
    /// A mistake was pressed: its line and column, both from 1.
    GoTo { line: usize, column: usize },
    /// A text was pasted or dropped outside the box.
    Pasted(String),
    /// A file was chosen or dropped, the first of this many. It is being read unless it is too large.
    Offered { name: String, size: f64, files: u32 },
    /// A file has been read; `bytes` is `None` if that failed.
    Read { name: String, bytes: Option<Vec<u8>> },
    /// Opens the file dialogue.
    PickFile,
    /// Opens the dialogue for pictures.
    OpenLightbox,
    /// The program of that dialogue could not be loaded.
    NoLightbox,
    /// The pixels of a picture, as the bytes of a file, are cells, as a person says.
    Pixels(Vec<u8>),
    /// A file is dragged over the page, or has left it.
    Dragged { over: bool },
}

/// The puzzles in a text that holds several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Contents {
    /// Only the first ones if there are very many.
    pub(crate) listed: Vec<Listed>,
    pub(crate) count: usize,
    /// Which of them was asked for.
    pub(crate) chosen: usize,
}

impl Contents {
    /// Each puzzle in words: its number and size, and its title if that is wanted.
    pub(crate) fn words(&self, with_titles: bool) -> Vec<Text> {
        let words = |(index, Listed { title, size }): (usize, &Listed)| {
            let what =
                size.map_or_else(words::cannot_be_read, |(width, height)| nonoscope_words::cells::size(width, height));
            match with_titles && !title.is_empty() {
                true => words::listed_with_title(index + 1, self.count, Text::verbatim(title), what),
                false => words::listed(index + 1, self.count, what),
            }
        };
        self.listed.iter().enumerate().map(words).collect()
    }
}

/// What the button below the box is called, and what happens to a puzzle: it comes onto the board in the mode one is in.
pub(crate) fn what_solve_does(is_marking: bool) -> (Text, Text) {
    if is_marking { (words::load(), words::load_note()) } else { (words::solve(), words::solve_note()) }
}

/// A text without the line of its title, if it begins with one.
fn without_title(text: &str) -> Option<&str> {
    let (_, rest) = text.strip_prefix("title: ")?.split_once('\n')?;
    Some(rest.trim_start_matches(['\r', '\n']))
}

/// What is wrong with a text.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    pub(crate) refusal: Refusal,
    /// Whether a person asked. While they type, an unfinished text is normal.
    pub(crate) asked: bool,
    /// How often this list has been made. A new list is read out, even if it says the same.
    pub(crate) said: u32,
}

/// The box.
#[derive(Debug, Default)]
pub(crate) struct Entry {
    pub(crate) text: String,
    /// The text that this stands for, if the page has left out its title.
    whole: Option<String>,
    /// If the text was there before the page began: whether Solve was pressed as well.
    pub(crate) is_found: Option<bool>,
    /// The picture that is being read, by its number, if there is one; and how many there were.
    pub(crate) picture: Option<u32>,
    pub(crate) pictures: u32,
    /// How often the page itself has put a text into the box.
    pub(crate) replaced: u32,
    /// The chosen format; `None` if the text decides.
    pub(crate) format: Option<Format>,
    /// The puzzles to choose from, if there are several.
    pub(crate) contents: Option<Contents>,
    /// How often they have been listed.
    pub(crate) listed: u32,
    pub(crate) faults: Faults,
    /// How the text was read.
    pub(crate) read_as: Text,
    /// Whether a file is dragged over the page.
    pub(crate) is_dragged_over: bool,
}

impl Entry {
    /// Whether there is nothing in it.
    pub(crate) fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// The page puts a text into the box.
    pub(crate) fn replace(&mut self, text: &str) {
        self.type_in(text.to_owned());
        self.replaced = self.replaced.wrapping_add(1);
    }

    /// The same with a text that the person has not written: its title, which may give the picture away, stays out of the box.
    pub(crate) fn replace_untitled(&mut self, text: &str) {
        let rest = without_title(text);
        self.replace(rest.unwrap_or(text));
        self.whole = rest.map(|_| text.to_owned());
    }

    /// The person has made this the text of the box.
    pub(crate) fn type_in(&mut self, text: String) {
        (self.text, self.whole) = (text, None);
    }

    /// The text that the one in the box stands for.
    pub(crate) fn source(&self) -> &str {
        self.whole.as_ref().unwrap_or(&self.text)
    }

    /// The puzzles of a text.
    pub(crate) fn list(&mut self, listed: Vec<Listed>, count: usize, chosen: usize) {
        let chosen = chosen.min(count.saturating_sub(1));
        self.contents = (count > 1).then_some(Contents { listed, count, chosen });
        self.listed = self.listed.wrapping_add(1);
    }

    /// Replaces the list of mistakes.
    pub(crate) fn list_faults(&mut self, refusal: Refusal) {
        self.faults.refusal = refusal;
        self.faults.said = self.faults.said.wrapping_add(1);
    }

    /// Clears all messages.
    pub(crate) fn say_nothing(&mut self) {
        self.list_faults(Refusal::default());
        self.read_as = Text::default();
    }

    /// Says in which format the text was read, and whether there is doubt.
    pub(crate) fn accepted(&mut self, session: &Session) {
        self.say_nothing();
        if self.is_blank() {
            return;
        }
        let (puzzle, reading) = (session.puzzle(), session.reading());
        let read_as = words::read_as(reading.format.name(), puzzle.width(), puzzle.height());
        let doubt = reading.doubt.map(|other| words::read_as_doubtful(other.name()));
        let remarks = reading.remarks.iter().map(Remark::text);
        self.read_as = Text::sentences([read_as].into_iter().chain(doubt).chain(remarks));
    }

    /// Shows what is wrong.
    pub(crate) fn refused(&mut self, refusal: Refusal, asked: bool) {
        self.list_faults(refusal);
        self.faults.asked = asked;
        self.read_as = Text::default();
    }
}

/// How long typing must pause, in milliseconds.
const PAUSE: u32 = 250;

pub(crate) fn enter(model: &mut Model, msg: EntryMsg, out: &mut Vec<Effect>) {
    match msg {
        EntryMsg::Found { text, solve } => {
            model.entry.type_in(text);
            model.entry.is_found = Some(solve);
            if !model.entry.is_blank() {
                out.push(Effect::UnfoldBox);
            }
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
            drawers::show_box(model, out);
            out.push(Effect::Select { line, column });
        }
        EntryMsg::Pasted(text) => {
            model.notice.close();
            take_text(model, &text, out);
        }
        EntryMsg::Offered { name, size, files } => {
            model.notice.close();
            if size > MAX_FILE as f64 {
                model.notice.say(words::of_file(Text::verbatim(name), too_long()));
                model.stays(words::file_not_opened());
            } else if files > 1 {
                model.notice.say(words::only_first_file(files, Text::verbatim(name)));
            }
        }
        EntryMsg::Read { bytes: Some(bytes), .. } if shows_a_board(&bytes) => {
            out.push(Effect::OpenLightbox(Some(bytes)));
        }
        EntryMsg::Read { bytes: Some(bytes), .. } if is_drawn(&bytes) => read_pixels(model, bytes, out),
        EntryMsg::Read { bytes: Some(bytes), .. } => take_text(model, &text_of(&bytes), out),
        EntryMsg::Read { name, bytes: None } => {
            model.notice.say(words::file_not_readable(Text::verbatim(name)));
            model.stays(words::file_not_opened());
        }
        EntryMsg::PickFile => out.push(Effect::PickFile),
        EntryMsg::OpenLightbox => {
            model.notice.close();
            out.push(Effect::OpenLightbox(None));
        }
        EntryMsg::NoLightbox => model.notice.say(words::no_lightbox()),
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
pub(crate) fn picture_read(model: &mut Model, ticket: u32, text: Result<String, Text>, out: &mut Vec<Effect>) {
    if model.entry.picture == Some(ticket) {
        model.entry.picture = None;
        match text {
            Ok(text) => take_text(model, &text, out),
            Err(sentence) => {
                model.notice.say(sentence);
                model.stays(words::file_not_opened());
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

/// A puzzle of the shelf is chosen: puts it into the box, without its title, and opens it.
pub(crate) fn from_shelf(model: &mut Model, text: &str, out: &mut Vec<Effect>) {
    model.notice.close();
    take(model, text, true, out);
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
    // How it was read, and what else it could mean, is said there.
    out.push(Effect::UnfoldBox);
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
    model.asking.call(Call::Chosen);
}

/// Puts the text in the box on the board: with its solution while watching, unsolved while solving. Marks stay if it is the same puzzle.
fn solve(model: &mut Model, out: &mut Vec<Effect>) {
    let arrival = if model.marking.is_on { Arrival::Start } else { Arrival::End };
    open(model, arrival, out);
    model.asking.call(Call::Pressed);
    if model.entry.is_blank() {
        model.entry.list_faults(Refusal::of(words::no_puzzle_here()));
        model.stays(words::no_puzzle_in_box());
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
