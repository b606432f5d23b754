//! Exporting what the board shows: as a picture, an animation, a web page, a sheet or text, to a file or the clipboard.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;

use crate::entry;
use crate::page::{Effect, Model, Note};
use crate::settings::Settings;
use crate::workers::artist::{Drawing, Drawn, Kind, News};
use nonoscope_format::Reading;
use nonoscope_kit::file::File;
use nonoscope_picture as picture;
use nonoscope_picture::{Caption, Evidence, Notation, Paper, Scene, Sheet, Svg, text};
use nonoscope_play::Player;
use nonoscope_words::{Text, sharing, solver, spoken};

/// A request for a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DrawMsg {
    Kind(Kind),
    /// The side of a cell, in pixels.
    Size(u32),
    /// Frames per second of an animation.
    Speed(u32),
    /// Whether a sheet shows the board as it is, and not the unsolved puzzle.
    AsShown(bool),
    Save,
    Stop,
    CopyPicture,
    /// The clipboard waits for a picture, or cannot take pictures.
    Clipboard {
        waits: bool,
    },
    CopyText,
    Print,
    /// The browser is about to print, or has printed.
    Printing(bool),
}

/// A drawing in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Underway {
    /// Its number. An answer with another number is out of date.
    pub(crate) ticket: u32,
    /// Whether it is for the clipboard.
    pub(crate) copies: bool,
}

/// The choices, and the drawing in progress.
#[derive(Debug)]
pub(crate) struct DrawingState {
    pub(crate) kind: Kind,
    pub(crate) size: u32,
    pub(crate) per_second: u32,
    pub(crate) as_shown: bool,
    pub(crate) underway: Option<Underway>,
    ticket: u32,
    pub(crate) note: Text,
    /// Whether the page has asked for printing, and not the person by the browser's own command.
    prints: bool,
}

impl Default for DrawingState {
    fn default() -> DrawingState {
        let (kind, underway, note) = (Kind::Png, None, Text::default());
        DrawingState { kind, size: 16, per_second: 4, as_shown: false, underway, ticket: 0, note, prints: false }
    }
}

impl DrawingState {
    /// Begins a drawing of what a player shows, with what the argument that is shown rests on, and returns its number and
    /// what to draw. `reading` is what a file may say of the puzzle.
    pub(crate) fn begin(
        &mut self,
        kind: Kind,
        copies: bool,
        (player, evidence): (&Player, Option<&Evidence>),
        reading: Reading,
        settings: Settings,
    ) -> (u32, Drawing) {
        let puzzle = player.puzzle();
        let mut scene = match (kind.is_sheet(), self.as_shown) {
            (true, false) => Scene::of_grid(puzzle, puzzle.givens()),
            (true, true) => Scene::of_grid(puzzle, player.grid()),
            (false, _) => player.picture(),
        };
        if let Some(evidence) = evidence.filter(|_| !kind.is_sheet()) {
            scene.show(puzzle, evidence);
        }
        let scene = scene.with_inking(settings.inking());
        let (start, trace) = match kind.is_animated() {
            true => (player.session().start().clone(), player.outcome().trace.clone()),
            false => (puzzle.givens().clone(), Default::default()),
        };
        let message = match kind {
            Kind::Html => picture::html_message(&scene.grid(puzzle), &spoken()),
            _ => String::new(),
        };
        let drawing = Drawing {
            kind,
            caption: Caption::of(&reading),
            puzzle: reading.puzzle,
            scene,
            message,
            cell: self.size,
            start,
            trace,
            every_step: !settings.skips,
            per_second: f64::from(self.per_second),
        };
        self.ticket = self.ticket.wrapping_add(1);
        self.underway = Some(Underway { ticket: self.ticket, copies });
        self.note = sharing::drawing();
        (self.ticket, drawing)
    }

    /// Whether a ticket belongs to the drawing in progress.
    pub(crate) fn is_wanted(&self, ticket: u32) -> bool {
        self.underway.is_some_and(|underway| underway.ticket == ticket)
    }

    /// The characters used to copy the board as text.
    pub(crate) fn notation(&self) -> Notation {
        match self.kind {
            Kind::Hashes => Notation::Hashes,
            Kind::Crosses => Notation::Crosses,
            _ => Notation::Letters,
        }
    }
}

/// Handles a message. False if nothing can look different now.
pub(crate) fn draw(model: &mut Model, msg: DrawMsg, out: &mut Vec<Effect>) -> bool {
    match msg {
        DrawMsg::Kind(kind) => model.drawing.kind = kind,
        DrawMsg::Size(size) => model.drawing.size = size,
        DrawMsg::Speed(per_second) => model.drawing.per_second = per_second,
        DrawMsg::AsShown(as_shown) => model.drawing.as_shown = as_shown,
        DrawMsg::Save => begin(model, model.drawing.kind, false, out),
        DrawMsg::Stop => {
            model.drawing.underway = None;
            model.drawing.note = solver::stopped();
            out.push(Effect::StopDrawing);
        }
        DrawMsg::CopyPicture => out.push(Effect::CopyPicture),
        DrawMsg::Clipboard { waits: true } => begin(model, Kind::Png, true, out),
        DrawMsg::Clipboard { waits: false } => {
            model.drawing.note = sharing::cannot_copy_pictures();
        }
        DrawMsg::CopyText => {
            if let Some(player) = &model.player {
                let lines = player.grid().height();
                let text = text(player.grid(), player.puzzle().palette(), model.drawing.notation());
                out.push(Effect::Copy { text, note: Note::Text { lines } });
            }
        }
        DrawMsg::Print => {
            model.drawing.prints = true;
            out.extend(sheet(model));
            out.push(Effect::Print);
        }
        DrawMsg::Printing(true) => {
            out.extend(sheet(model));
            return false;
        }
        DrawMsg::Printing(false) => {
            model.drawing.prints = false;
            out.push(Effect::TakeSheetAway);
            return false;
        }
    }
    true
}

fn begin(model: &mut Model, kind: Kind, copies: bool, out: &mut Vec<Effect>) {
    let Some(player) = &model.player else { return };
    let shown = player.finished().is_none().then(|| model.evidence()).flatten();
    let reading = model.reading_given_away(player);
    let (ticket, drawing) = model.drawing.begin(kind, copies, (player, shown.as_ref()), reading, model.settings);
    out.push(Effect::Draw { ticket, drawing: Box::new(drawing) });
}

/// A sheet with the title and the board: as it is if the page's own button prints, else as for a PDF, which is unsolved unless somebody
/// has chosen otherwise.
fn sheet(model: &Model) -> Option<Effect> {
    let player = model.player.as_ref()?;
    let is_as_shown = model.drawing.prints || model.drawing.as_shown;
    let grid = if is_as_shown { player.grid() } else { player.puzzle().givens() };
    let scene = Scene::of_grid(player.puzzle(), grid).with_inking(model.settings.inking());
    let caption = Caption::of(&model.reading_given_away(player));
    let language = spoken();
    let sheet = Sheet::new(player.puzzle(), &scene, caption, Paper::A4, &language);
    let (width, height) = sheet.size();
    Some(Effect::PutSheet { drawing: Box::new(Svg::of_sheet(&sheet).root), lies: width > height })
}

/// A message from the worker that draws. News of an earlier drawing is ignored.
pub(crate) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    match news {
        News::Drawing { ticket, done, of } if model.drawing.is_wanted(ticket) => {
            model.drawing.note = sharing::drawing_frames(done, of);
        }
        News::Drawn { ticket, drawn } if model.drawing.is_wanted(ticket) => finish(model, drawn, out),
        News::NotDrawn { ticket, sentence } if model.drawing.is_wanted(ticket) => give_up(model, sentence, out),
        News::Read { ticket, text } => entry::picture_read(model, ticket, text, out),
        News::Drawing { .. } | News::Drawn { .. } | News::NotDrawn { .. } => {}
    }
}

fn finish(model: &mut Model, drawn: Drawn, out: &mut Vec<Effect>) {
    let copies = model.drawing.underway.take().is_some_and(|underway| underway.copies);
    let Drawn { name, media, bytes } = drawn;
    let size = bytes.len().div_ceil(1000);
    let file = File { name, bytes, media };
    if copies {
        // The clipboard reports what happens then.
        out.push(Effect::GivePicture(Ok(file)));
    } else {
        model.drawing.note = sharing::saved(Text::verbatim(file.name.as_str()), size);
        out.push(Effect::SaveFile(file));
    }
}

fn give_up(model: &mut Model, sentence: Text, out: &mut Vec<Effect>) {
    if model.drawing.underway.take().is_some_and(|underway| underway.copies) {
        out.push(Effect::GivePicture(Err(sentence.to_string())));
    }
    model.drawing.note = sentence;
}

/// The worker that draws has died, or could not be started.
pub(crate) fn died(model: &mut Model, details: Option<&str>, out: &mut Vec<Effect>) {
    if model.entry.picture.take().is_some() {
        model.notice.say(sharing::picture_not_readable());
    }
    let Some(details) = details else {
        give_up(model, sharing::drawing_not_started(), out);
        return;
    };
    out.push(Effect::ReplaceArtist);
    give_up(model, sharing::not_drawn(), out);
    model.notice.say_of_trouble(sharing::drawing_crashed(), details, &model.asking.text);
}
