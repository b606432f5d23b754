//! The whole model. `update` changes it; parts show it.

use crate::make::drawing::{Drawing, Tools};
use crate::make::export::Taking;
use crate::make::message::Message;
use crate::make::mine::Mine;
use crate::make::opening::Opening;
use crate::make::picture::Picture;
use crate::make::random::Random;
use crate::make::repair::Repair;
use crate::make::sections::Sections;
use crate::make::verdict::{Verdict, Words};
use nonoscope_core::puzzle::{At, Axis, Cell, Line};
use nonoscope_kit::model::address::Address;
use nonoscope_kit::model::board::BoardState;
use nonoscope_kit::model::display::Display;
use nonoscope_kit::model::gesture::{Pointed, Surroundings};
use nonoscope_kit::model::notice::Notice;
use nonoscope_words::{Text, cells, grammar};

/// The page's model.
#[derive(Debug)]
pub(crate) struct Model {
    pub(crate) display: Display,
    pub(crate) board: BoardState,
    pub(crate) drawing: Drawing,
    pub(crate) tools: Tools,
    /// The clues, the colours and the cells for which the board was laid out last.
    pub(crate) laid_out: Option<(u32, (usize, usize))>,
    pub(crate) verdict: Verdict,
    pub(crate) repair: Repair,
    pub(crate) mine: Mine,
    pub(crate) opening: Opening,
    pub(crate) message: Message,
    pub(crate) picture: Picture,
    pub(crate) random: Random,
    pub(crate) sections: Sections,
    pub(crate) taking: Taking,
    pub(crate) notice: Notice,
    /// The announcement about the cell at the cursor.
    pub(crate) said: Text,
    pub(crate) address: Address,
}

impl Model {
    /// A page with an empty sheet.
    pub(crate) fn new(display: Display, address: Address, browser: String) -> Model {
        Model {
            display,
            board: BoardState::default(),
            drawing: Drawing::default(),
            tools: Tools::default(),
            laid_out: None,
            verdict: Verdict::default(),
            repair: Repair::default(),
            mine: Mine::default(),
            opening: Opening::default(),
            message: Message::default(),
            picture: Picture::default(),
            random: Random::default(),
            sections: Sections::default(),
            taking: Taking::default(),
            said: Text::default(),
            notice: Notice { browser, ..Notice::default() },
            address,
        }
    }

    /// What gestures need to know about the page. Everything under a pointer can be drawn on.
    pub(crate) fn surroundings(&self) -> Surroundings {
        Surroundings {
            has_puzzle: true,
            is_marking: true,
            is_given: false,
            tool: Cell::FILLED,
            is_magnified: self.board.lens.is_magnified(),
            is_bounded: self.display.is_bounded,
            locks_zoom: false,
            crosses_off: false,
        }
    }

    /// The cell of the keyboard's cursor, if it is shown, and the lines that are pointed at.
    pub(crate) fn pointed(&self) -> (Option<At>, Vec<Line>) {
        let cursor = self.board.cursor.shown();
        let Pointed { at, line } = self.board.gesture.pointed();
        let under = at.or(cursor).map(|at| [Line::row(at.row()), Line::column(at.column())]);
        (cursor, under.into_iter().flatten().chain(line).collect())
    }

    /// The names and the clues of the lines that are pointed at, if clues do not fit beside the board.
    pub(crate) fn magnified(&self) -> Option<Vec<(Text, String)>> {
        let puzzle = self.drawing.clues().puzzle().filter(|_| !self.board.lens.shows_clues())?;
        // A finger that has gone up points at nothing: then it is about the cell that was drawn last.
        let drawn = self.board.cursor.at().map(|at| vec![Line::row(at.row()), Line::column(at.column())]);
        let lines = Some(self.pointed().1).filter(|lines| !lines.is_empty()).or(drawn).unwrap_or_default();
        let lines = lines.into_iter().filter(|line| line.index < puzzle.clues(line.axis).len());
        let name = |line: Line| match line.axis {
            Axis::Row => cells::row(line.index + 1),
            Axis::Column => cells::column(line.index + 1),
        };
        Some(lines.map(|line| (grammar::capital(name(line)), puzzle.palette().clue(puzzle.clue(line)))).collect())
    }

    /// The verdict in words.
    pub(crate) fn words(&self) -> Words {
        let sheet = self.drawing.sheet();
        self.verdict.words(sheet.is_blank(), sheet.dots().len())
    }
}
