//! Exporting puzzles: to the other page, as a link, as files, as pictures, on paper.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;
#[cfg(test)]
mod tests;

use crate::make::kept::Work;
use crate::make::{Effect, Model};
use crate::workers::artist::{Drawing, Drawn, Kind, News};
use crate::workers::reader;
use nonoscope_core::puzzle::{Grid, Puzzle};
use nonoscope_format::{Format, Notes, Reading};
use nonoscope_kit::file::File;
use nonoscope_picture::{Booklet, Caption, Leaf, Paper, Scene, Sheet, Svg};
use nonoscope_play::link_to;
use nonoscope_words::{Text, files, make_export, sharing, spoken};
use std::collections::BTreeSet;

/// How many puzzles a page can have.
pub(crate) const PER_PAGE: [usize; 4] = [1, 2, 4, 6];

/// A person's action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TakeMsg {
    /// Opens the puzzle on the other page, to be solved by oneself or watched.
    Go {
        by_hand: bool,
    },
    CopyLink,
    /// The link was copied, or could not be.
    Copied {
        worked: bool,
    },
    Format(Format),
    SaveText,
    Kind(Kind),
    /// The side of a cell, in pixels.
    Size(u32),
    /// Whether pictures and print show the solution.
    Solved(bool),
    SavePicture,
    Print,
    /// The browser is about to print, or has printed.
    Printing(bool),
    /// Whether a drawing goes onto the sheet with several.
    Choose {
        number: u32,
        on: bool,
    },
    PerPage(usize),
    Paper(Paper),
    /// Whether the solutions stand at the end.
    Solutions(bool),
    SaveSheet,
}

/// The choices, and the sentence about them.
#[derive(Debug)]
pub(crate) struct Taking {
    pub(crate) format: Format,
    pub(crate) kind: Kind,
    pub(crate) size: u32,
    pub(crate) solved: bool,
    /// The numbers of the drawings for the sheet.
    pub(crate) chosen: BTreeSet<u32>,
    pub(crate) per_page: usize,
    pub(crate) paper: Paper,
    pub(crate) solutions: bool,
    /// The number of the last drawing for a file; an answer with another one is out of date.
    pub(crate) ticket: u32,
    pub(crate) note: Text,
}

impl Default for Taking {
    fn default() -> Taking {
        Taking {
            format: Taking::formats().next().unwrap_or(Format::Plain),
            kind: Kind::Png,
            size: 16,
            solved: false,
            chosen: BTreeSet::new(),
            per_page: 4,
            paper: Paper::A4,
            solutions: true,
            ticket: 0,
            note: Text::default(),
        }
    }
}

impl Taking {
    /// The formats for files. A link has its own button.
    pub(crate) fn formats() -> impl Iterator<Item = Format> {
        Format::ALL.into_iter().filter(|format| format.is_written() && *format != Format::Link)
    }

    /// The kinds of pictures. A drawing has no steps to animate, and messages are read on the other page.
    pub(crate) fn kinds() -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(|kind| !kind.is_animated() && *kind != Kind::Html)
    }

    /// What to draw of a puzzle and its picture.
    pub(crate) fn drawing(&self, reading: &Reading, picture: &Grid) -> Drawing {
        let puzzle = &reading.puzzle;
        let start = puzzle.givens().clone();
        Drawing {
            kind: self.kind,
            puzzle: puzzle.clone(),
            caption: Caption::of(reading),
            scene: Scene::of_grid(puzzle, if self.solved { picture } else { &start }),
            message: String::new(),
            cell: self.size,
            start,
            trace: Default::default(),
            every_step: false,
            per_second: 1.0,
        }
    }

    /// A sheet with these drawings.
    pub(crate) fn booklet(&self, works: &[Work]) -> Booklet {
        let leaves = works.iter().filter_map(|work| {
            let picture = work.sheet.picture();
            let puzzle = Puzzle::of_picture(&picture).ok()?;
            let puzzle = puzzle.with_palette(work.sheet.palette().clone()).ok()?;
            let puzzle = puzzle.with_givens(work.sheet.given_cells()).ok()?.with_title(&work.title);
            let reading = reading(puzzle, &work.author, &work.licence, picture.clone());
            let solution = self.solutions.then_some(picture);
            Some(Leaf { caption: Caption::of(&reading), puzzle: reading.puzzle, solution })
        });
        Booklet { leaves: leaves.collect(), paper: self.paper, per_page: self.per_page }
    }
}

/// A puzzle with its author and picture, as formats write it.
pub(crate) fn reading(puzzle: Puzzle, author: &str, licence: &str, picture: Grid) -> Reading {
    let mut notes = Notes::default();
    notes.goal = Some(picture);
    for (key, value) in [(Notes::BY, author), (Notes::LICENSE, licence)] {
        if !value.trim().is_empty() {
            notes.add(key, value);
        }
    }
    Reading { notes, ..Reading::from(puzzle) }
}

/// Handles a message.
pub(crate) fn take(model: &mut Model, msg: TakeMsg, out: &mut Vec<Effect>) {
    match msg {
        TakeMsg::Go { by_hand } => {
            if let Some(link) = link(model, by_hand) {
                out.push(Effect::Go(format!("./#{link}")));
            }
        }
        TakeMsg::CopyLink => {
            if let Some(link) = link(model, true) {
                let base = model.address.base.rsplit_once('/').map_or("", |(base, _)| base);
                out.push(Effect::CopyLink(format!("{base}/#{link}")));
            }
        }
        TakeMsg::Copied { worked: true } => {
            model.taking.note = make_export::link_copied();
        }
        TakeMsg::Copied { worked: false } => {
            model.taking.note = make_export::link_not_copied();
        }
        TakeMsg::Format(format) => model.taking.format = format,
        TakeMsg::SaveText => {
            if let Some(reading) = what(model) {
                model.taking.note = Text::default();
                let (reading, format) = (Box::new(reading), model.taking.format);
                out.push(Effect::Read(reader::Request::Write { reading, format }));
            }
        }
        TakeMsg::Kind(kind) => model.taking.kind = kind,
        TakeMsg::Size(size) => model.taking.size = size,
        TakeMsg::Solved(solved) => model.taking.solved = solved,
        TakeMsg::SavePicture => {
            if let Some(reading) = what(model) {
                let drawing = model.taking.drawing(&reading, &model.drawing.sheet().picture());
                let ticket = next_ticket(model);
                out.push(Effect::DrawFile { ticket, drawing: Box::new(drawing) });
            }
        }
        TakeMsg::Print => out.push(Effect::Print),
        TakeMsg::Printing(false) => out.push(Effect::TakeSheetAway),
        TakeMsg::Printing(true) => put_sheet(model, out),
        TakeMsg::Choose { number, on } => {
            let chosen = &mut model.taking.chosen;
            if on {
                chosen.insert(number)
            } else {
                chosen.remove(&number)
            };
        }
        TakeMsg::PerPage(count) => model.taking.per_page = count,
        TakeMsg::Paper(paper) => model.taking.paper = paper,
        TakeMsg::Solutions(wanted) => model.taking.solutions = wanted,
        TakeMsg::SaveSheet => {
            // In the order in which they were begun.
            let is_there = |number: &u32| model.mine.entries().iter().any(|entry| entry.number == *number);
            let numbers: Vec<u32> = model.taking.chosen.iter().copied().filter(is_there).collect();
            if numbers.is_empty() {
                model.taking.note = make_export::no_works_chosen();
            } else {
                out.push(Effect::FetchAll(numbers));
            }
        }
    }
}

fn next_ticket(model: &mut Model) -> u32 {
    model.taking.ticket = model.taking.ticket.wrapping_add(1);
    model.taking.note = sharing::drawing();
    model.taking.ticket
}

/// The drawing as a puzzle, with its author.
fn what(model: &Model) -> Option<Reading> {
    let mine = &model.mine;
    let puzzle = model.drawing.puzzle(&mine.title)?;
    Some(reading(puzzle, &mine.author, &mine.licence, model.drawing.sheet().picture()))
}

/// The link to the drawing as a puzzle. Says why, if there is none.
fn link(model: &mut Model, by_hand: bool) -> Option<String> {
    let puzzle = model.drawing.puzzle(&model.mine.title)?;
    match link_to(&puzzle, by_hand) {
        Ok(link) => Some(link),
        Err(error) => {
            model.taking.note = error.text();
            None
        }
    }
}

/// Puts a sheet with the puzzle onto the page, to be printed.
fn put_sheet(model: &Model, out: &mut Vec<Effect>) {
    let Some(reading) = what(model) else { return };
    let puzzle = &reading.puzzle;
    let picture = model.drawing.sheet().picture();
    let scene = Scene::of_grid(puzzle, if model.taking.solved { &picture } else { puzzle.givens() });
    let language = spoken();
    let sheet = Sheet::new(puzzle, &scene, Caption::of(&reading), Paper::A4, &language);
    let (width, height) = sheet.size();
    out.push(Effect::PutSheet { drawing: Box::new(Svg::of_sheet(&sheet).root), lies: width > height });
}

/// The drawings for a sheet have been read.
pub(crate) fn bind(model: &mut Model, texts: &[String], out: &mut Vec<Effect>) {
    let works: Vec<Work> = texts.iter().filter_map(|text| Work::from_text(text)).collect();
    let booklet = Box::new(model.taking.booklet(&works));
    let ticket = next_ticket(model);
    out.push(Effect::Bind { ticket, booklet });
}

/// The worker that reads has written a puzzle in a format.
pub(crate) fn written(model: &mut Model, news: reader::News, out: &mut Vec<Effect>) {
    match news {
        reader::News::File { name, text, note } => {
            let saved = || files::saved(Text::verbatim(&name));
            model.taking.note = if note.is_empty() { saved() } else { note };
            out.push(Effect::SaveFile(File { name, bytes: text.into_bytes(), media: "text/plain".to_owned() }));
        }
        reader::News::NoFile { sentence } => model.taking.note = sentence,
        reader::News::Read { .. } | reader::News::Followed { .. } => {}
    }
}

/// News from the worker that draws. Those of an earlier drawing are ignored.
pub(crate) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    match news {
        News::Drawn { ticket, drawn } if ticket == model.taking.ticket => {
            let Drawn { name, media, bytes } = drawn;
            model.taking.note = sharing::saved(Text::verbatim(&name), bytes.len().div_ceil(1000));
            out.push(Effect::SaveFile(File { name, bytes, media }));
        }
        News::NotDrawn { ticket, sentence } if ticket == model.taking.ticket => model.taking.note = sentence,
        News::Drawing { .. } | News::Drawn { .. } | News::NotDrawn { .. } | News::Read { .. } => {}
    }
}

/// The worker that draws has died, or could not be started.
pub(crate) fn died(model: &mut Model, details: Option<&str>, out: &mut Vec<Effect>) {
    let Some(details) = details else {
        model.taking.note = sharing::drawing_not_started();
        return;
    };
    out.push(Effect::ReplaceArtist);
    model.taking.note = sharing::not_drawn();
    let drawing = model.drawing.sheet().picture().to_string();
    model.notice.say_of_trouble(sharing::drawing_crashed(), details, &drawing);
}
