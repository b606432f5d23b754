//! Exporting puzzles: to the other page, as a link, as files and on paper.

use crate::app::worker::artist::{Drawn, News};
use crate::app::worker::reader;
use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::kept::Work;
use crate::easel::model::taking::{TakeMsg, reading};
use nonoscope_format::Reading;
use nonoscope_kit::file::File;
use nonoscope_picture::{Caption, Paper, Scene, Sheet, Svg};
use nonoscope_play::link_to;

/// Handles a message.
pub(super) fn take(model: &mut Model, msg: TakeMsg, out: &mut Vec<Effect>) {
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
            "Copied. The link opens the puzzle for someone else to solve.".clone_into(&mut model.taking.note);
        }
        TakeMsg::Copied { worked: false } => {
            "The link could not be copied. Press “Solve it yourself” and copy it from the address bar."
                .clone_into(&mut model.taking.note);
        }
        TakeMsg::Format(format) => model.taking.format = format,
        TakeMsg::SaveText => {
            if let Some(reading) = what(model) {
                model.taking.note.clear();
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
            let is_there = |number: &u32| model.shelf.entries().iter().any(|entry| entry.number == *number);
            let numbers: Vec<u32> = model.taking.chosen.iter().copied().filter(is_there).collect();
            if numbers.is_empty() {
                "Choose the puzzles for the sheet first.".clone_into(&mut model.taking.note);
            } else {
                out.push(Effect::FetchAll(numbers));
            }
        }
    }
}

fn next_ticket(model: &mut Model) -> u32 {
    model.taking.ticket = model.taking.ticket.wrapping_add(1);
    "Drawing …".clone_into(&mut model.taking.note);
    model.taking.ticket
}

/// The drawing as a puzzle, with its author.
fn what(model: &Model) -> Option<Reading> {
    let shelf = &model.shelf;
    let puzzle = model.drawing.puzzle(&shelf.title)?;
    Some(reading(puzzle, &shelf.author, &shelf.licence, model.drawing.sheet().picture()))
}

/// The link to the drawing as a puzzle. Says why, if there is none.
fn link(model: &mut Model, by_hand: bool) -> Option<String> {
    let puzzle = model.drawing.puzzle(&model.shelf.title)?;
    match link_to(&puzzle, by_hand) {
        Ok(link) => Some(link),
        Err(error) => {
            model.taking.note = error.to_string();
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
    let sheet = Sheet::new(puzzle, &scene, Caption::of(&reading), Paper::A4);
    let (width, height) = sheet.size();
    out.push(Effect::PutSheet { drawing: Box::new(Svg::of_sheet(&sheet).root), lies: width > height });
}

/// The drawings for a sheet have been read.
pub(super) fn bind(model: &mut Model, texts: &[String], out: &mut Vec<Effect>) {
    let works: Vec<Work> = texts.iter().filter_map(|text| Work::from_text(text)).collect();
    let booklet = Box::new(model.taking.booklet(&works));
    let ticket = next_ticket(model);
    out.push(Effect::Bind { ticket, booklet });
}

/// The worker that reads has written a puzzle in a format.
pub(super) fn written(model: &mut Model, news: reader::News, out: &mut Vec<Effect>) {
    match news {
        reader::News::File { name, text, note } => {
            model.taking.note = if note.is_empty() { format!("Saved {name}.") } else { note };
            out.push(Effect::SaveFile(File { name, bytes: text.into_bytes(), media: "text/plain".to_owned() }));
        }
        reader::News::NoFile { sentence } => model.taking.note = sentence,
        reader::News::Read { .. } | reader::News::Followed { .. } => {}
    }
}

/// News from the worker that draws. Those of an earlier drawing are ignored.
pub(super) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    match news {
        News::Drawn { ticket, drawn } if ticket == model.taking.ticket => {
            let Drawn { name, media, bytes } = drawn;
            model.taking.note = format!("Saved {name}, {} KB.", bytes.len().div_ceil(1000));
            out.push(Effect::SaveFile(File { name, bytes, media }));
        }
        News::NotDrawn { ticket, sentence } if ticket == model.taking.ticket => model.taking.note = sentence,
        News::Drawing { .. } | News::Drawn { .. } | News::NotDrawn { .. } | News::Read { .. } => {}
    }
}

/// The worker that draws has died, or could not be started.
pub(super) fn died(model: &mut Model, details: Option<&str>, out: &mut Vec<Effect>) {
    let Some(details) = details else {
        "The drawing program could not be started. Please reload the page.".clone_into(&mut model.taking.note);
        return;
    };
    out.push(Effect::ReplaceArtist);
    "The picture could not be drawn. Try smaller cells.".clone_into(&mut model.taking.note);
    let drawing = model.drawing.sheet().picture().to_string();
    model.notice.say_of_trouble("The drawing program crashed and has restarted.", details, &drawing);
}
