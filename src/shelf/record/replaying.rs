//! A solve that is played again, stroke by stroke.

use super::keeping::puzzle_of;
use super::number_of;
use crate::shelf::stock::{self, Piece};
use crate::shelf::{Effect, Model};
use crate::workers::artist::News;
use crate::workers::replayer::Request;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_kit::file::File;
use nonoscope_play::record::{Replay, SolveId};
use nonoscope_words::{Text, files, record, sharing};

/// A message about the replay.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum ReplayMsg {
    /// A solve is to be played again.
    Open(SolveId),
    /// Back to the record.
    Close,
    PlayOrPause,
    /// After this many strokes.
    To(usize),
    /// How many times as fast.
    Speed(f64),
    /// A frame is due, at a time in milliseconds.
    Frame(f64),
    /// It is to be saved as an animation.
    Save,
}

/// Nobody wants to wait longer than this for the next stroke, in milliseconds.
const PAUSE: u64 = 200;

/// A solve that is played again.
#[derive(Debug)]
pub(crate) struct Replaying {
    pub(crate) id: SolveId,
    /// With the colours of the shelf, if it comes from there.
    pub(crate) puzzle: Puzzle,
    replay: Replay,
    /// The time of each stroke, in milliseconds.
    strokes: Vec<u64>,
    /// How many strokes are shown.
    pub(crate) position: usize,
    pub(crate) speed: f64,
    /// While it plays: the time of the last frame, once there was one.
    pub(crate) playing: Option<Option<f64>>,
    /// How long the last stroke has been shown, in milliseconds.
    shown: f64,
    /// How far the animation is, or what has become of it.
    pub(crate) note: Text,
    /// The number of the animation that is being drawn.
    ticket: Option<u32>,
}

impl Replaying {
    fn new(id: SolveId, replay: &Replay) -> Option<Replaying> {
        let replay = replay.with_pauses(PAUSE);
        let mut strokes: Vec<u64> = replay.moves().iter().map(|made| made.millis).collect();
        strokes.dedup();
        let puzzle = puzzle_of(&replay.at(u64::MAX))?;
        let note = Text::default();
        Some(Replaying {
            id,
            puzzle,
            replay,
            strokes,
            position: 0,
            speed: 1.0,
            playing: None,
            shown: 0.0,
            note,
            ticket: None,
        })
    }

    /// How many strokes there are.
    pub(crate) fn length(&self) -> usize {
        self.strokes.len()
    }

    /// The marks that are shown.
    pub(crate) fn grid(&self) -> Grid {
        match self.position.checked_sub(1).and_then(|last| self.strokes.get(last)) {
            Some(&millis) => self.replay.at(millis),
            None => Grid::unknown_of(self.puzzle.width(), self.puzzle.height(), self.puzzle.inks()),
        }
    }

    /// The puzzle has come from the shelf: its colours and its title.
    pub(super) fn colour(&mut self, title: &str, puzzle: &Puzzle) {
        let own = self.puzzle.clone().with_palette(puzzle.palette().clone());
        if let Some(coloured) = own.ok().filter(|own| own.inks() == self.puzzle.inks()) {
            self.puzzle = coloured.with_title(title);
        }
    }

    /// How long the stroke that is shown stays, in milliseconds.
    fn pause(&self) -> f64 {
        let time = |stroke: usize| self.strokes.get(stroke).copied().unwrap_or(0);
        match self.position {
            0 => PAUSE as f64,
            position => time(position).saturating_sub(time(position - 1)) as f64,
        }
    }

    /// Time has gone by.
    fn advance(&mut self, millis: f64) {
        self.shown += millis * self.speed;
        while self.position < self.length() && self.shown >= self.pause() {
            self.shown -= self.pause();
            self.position += 1;
        }
        if self.position >= self.length() {
            self.playing = None;
        }
    }

    /// Shows the marks after this many strokes.
    fn go_to(&mut self, position: usize) {
        (self.position, self.shown) = (position.min(self.length()), 0.0);
    }
}

/// Handles a message.
pub(super) fn turn(model: &mut Model, msg: ReplayMsg, out: &mut Vec<Effect>) {
    if let ReplayMsg::Open(id) = msg {
        return open(model, id, out);
    }
    let recording = &mut model.recording;
    let Some(replaying) = &mut recording.replaying else { return };
    match msg {
        ReplayMsg::Open(_) => {}
        ReplayMsg::Close => recording.replaying = None,
        ReplayMsg::PlayOrPause => {
            if replaying.playing.take().is_none() {
                if replaying.position >= replaying.length() {
                    replaying.go_to(0);
                }
                replaying.playing = Some(None);
                out.push(Effect::RequestFrame);
            }
        }
        ReplayMsg::To(position) => {
            replaying.playing = None;
            replaying.go_to(position);
        }
        ReplayMsg::Speed(speed) => replaying.speed = speed,
        ReplayMsg::Frame(now) => {
            if let Some(before) = &mut replaying.playing {
                let gone = before.replace(now).map_or(0.0, |before| now - before);
                replaying.advance(gone);
                if replaying.playing.is_some() {
                    out.push(Effect::RequestFrame);
                }
            }
        }
        ReplayMsg::Save => {
            recording.drawings = recording.drawings.wrapping_add(1);
            let ticket = recording.drawings;
            replaying.ticket = Some(ticket);
            replaying.note = sharing::drawing();
            let (puzzle, replay) = (Box::new(replaying.puzzle.clone()), replaying.replay.to_text());
            out.push(Effect::Draw(Request { ticket, puzzle, replay }));
        }
    }
}

/// Shows a solve at its beginning: nobody should miss the first strokes, or see the picture before them.
fn open(model: &mut Model, id: SolveId, out: &mut Vec<Effect>) {
    let Some(solve) = model.recording.record.solve(id) else { return };
    let Some(replaying) = solve.replay().and_then(|replay| Replaying::new(id, &replay)) else { return };
    let (of_shelf, title) = (number_of(solve), model.name_of(solve));
    let puzzle = replaying.puzzle.clone().with_title(&title.to_string());
    model.recording.replaying = Some(Replaying { puzzle, ..replaying });
    model.recording.said = Text::default();
    if let Some(id) = of_shelf {
        stock::ask(&mut model.stock, Piece::Pack(id.pack()), out);
        super::pack_came(model);
    }
}

/// News of the animation.
pub(crate) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    let Some(replaying) = &mut model.recording.replaying else { return };
    let is_wanted = |ticket| replaying.ticket == Some(ticket);
    match news {
        News::Drawing { ticket, done, of } if is_wanted(ticket) => {
            replaying.note = sharing::drawing_frames(done, of);
        }
        News::Drawn { ticket, drawn } if is_wanted(ticket) => {
            replaying.ticket = None;
            replaying.note = files::saved_as(Text::verbatim(&drawn.name));
            out.push(Effect::SaveFile(File { name: drawn.name, bytes: drawn.bytes, media: drawn.media }));
        }
        News::NotDrawn { ticket, sentence } if is_wanted(ticket) => {
            (replaying.ticket, replaying.note) = (None, sentence);
        }
        _ => {}
    }
}

/// The worker that draws has died.
pub(crate) fn died(model: &mut Model, out: &mut Vec<Effect>) {
    out.push(Effect::ReplaceReplayer);
    if let Some(replaying) = &mut model.recording.replaying
        && replaying.ticket.take().is_some()
    {
        replaying.note = record::not_drawn();
    }
}
