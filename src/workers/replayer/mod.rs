//! The messages between the dialogues and the worker that draws replays as animations.

use super::artist::{Drawn, News, report};
use super::file_name;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_kit::worker::protocol::{Hearer, Protocol};
use nonoscope_picture::real::within;
use nonoscope_picture::{Inking, Pace, gif_of_grids};
use nonoscope_play::record::Replay;
use nonoscope_words::{Text, record};
use serde::{Deserialize, Serialize};

/// The protocol.
pub(crate) enum Replayer {}

impl Protocol for Replayer {
    type Request = Request;
    type News = News;
    const PROGRAM: &'static str = "studio.js";
    const ROLE: &'static str = "replayer";
}

/// A request to draw a replay.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Request {
    /// All news about this drawing carries it.
    pub(crate) ticket: u32,
    pub(crate) puzzle: Box<Puzzle>,
    /// The replay as a text.
    pub(crate) replay: String,
}

/// The side of a cell in pixels, in small puzzles and in large ones.
const CELLS: [u32; 2] = [24, 12];
/// A puzzle with a side of more cells is large.
const LARGE: usize = 25;
/// Frames per second: enough for this many seconds, but within these bounds.
const SECONDS: f64 = 30.0;
const FASTEST: f64 = 25.0;
const SLOWEST: f64 = 5.0;
/// How long the last frame stays, in seconds.
const PAUSE: f64 = 3.0;

/// Draws a replay, and reports its progress now and then.
pub(crate) fn answer(page: &impl Hearer<News>, request: &Request) {
    report(page, request.ticket, |tell| draw(request, tell));
}

fn draw(request: &Request, tell: &mut dyn FnMut(usize, usize)) -> Result<Drawn, Text> {
    let puzzle = &request.puzzle;
    let like = |grid: &Grid| (grid.width(), grid.height(), grid.inks());
    let replay = Replay::from_text(&request.replay).filter(|replay| like(&replay.at(0)) == like(puzzle.givens()));
    let Some(replay) = replay else { return Err(record::replay_damaged()) };
    let empty = Grid::unknown_of(puzzle.width(), puzzle.height(), puzzle.inks());
    let grids: Vec<Grid> = std::iter::once(empty).chain(replay.frames().map(|(_, grid)| grid)).collect();
    let cell = CELLS[usize::from(puzzle.width().max(puzzle.height()) > LARGE)];
    let per_second = within(grids.len() as f64 / SECONDS, SLOWEST, FASTEST);
    let pace = Pace { cell, per_second, pause: PAUSE };
    let bytes = gif_of_grids(puzzle, &grids, Inking::default(), pace, tell).map_err(|error| error.text())?;
    Ok(Drawn { name: format!("{}-replay.gif", file_name(puzzle)), media: "image/gif".to_owned(), bytes })
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::{At, Cell};
    use nonoscope_kit::worker::told::Told;

    fn request(width: usize) -> Request {
        let puzzle = Puzzle::of_picture(&"XO\nXX".parse().unwrap()).unwrap().with_title("A corner");
        let mut replay = Replay::new(&Grid::unknown(width, 2));
        for (millis, at) in [(10, At::new(0, 0)), (20, At::new(1, 0)), (30, At::new(1, 1))] {
            replay.push(millis, at, Cell::FILLED);
        }
        Request { ticket: 7, puzzle: Box::new(puzzle), replay: replay.to_text() }
    }

    #[test]
    fn a_replay_becomes_an_animation_with_a_frame_for_each_stroke() {
        let news = Told::by(|told| answer(told, &request(2)));
        let Some(News::Drawn { ticket: 7, drawn }) = news.last() else { panic!("{news:?}") };
        assert_eq!((drawn.name.as_str(), drawn.media.as_str()), ("a-corner-replay.gif", "image/gif"));
        assert!(drawn.bytes.starts_with(b"GIF89a"));
        // Each has an extension that says how long it stays.
        assert_eq!(drawn.bytes.windows(3).filter(|bytes| bytes == b"\x21\xf9\x04").count(), 4);
    }

    #[test]
    fn a_replay_of_something_else_is_refused() {
        for request in [request(3), Request { replay: "rubbish".to_owned(), ..request(2) }] {
            let news = Told::by(|told| answer(told, &request));
            assert!(matches!(&news[..], [News::NotDrawn { ticket: 7, .. }]), "{news:?}");
        }
    }
}
