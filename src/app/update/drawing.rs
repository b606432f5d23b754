//! Drawing the board for a file, the clipboard or the printer.

use super::entering;
use crate::app::effect::{Effect, Note};
use crate::app::model::Model;
use crate::app::model::drawing::DrawMsg;
use crate::app::worker::artist::{Drawn, Kind, News};
use nonoscope_kit::file::File;
use nonoscope_picture::{Caption, Paper, Scene, Sheet, Svg, text};

/// Handles a message. False if nothing can look different now.
pub(super) fn draw(model: &mut Model, msg: DrawMsg, out: &mut Vec<Effect>) -> bool {
    match msg {
        DrawMsg::Kind(kind) => model.drawing.kind = kind,
        DrawMsg::Size(size) => model.drawing.size = size,
        DrawMsg::Speed(per_second) => model.drawing.per_second = per_second,
        DrawMsg::AsShown(as_shown) => model.drawing.as_shown = as_shown,
        DrawMsg::Save => begin(model, model.drawing.kind, false, out),
        DrawMsg::Stop => {
            model.drawing.underway = None;
            "Stopped.".clone_into(&mut model.drawing.note);
            out.push(Effect::StopDrawing);
        }
        DrawMsg::CopyPicture => out.push(Effect::CopyPicture),
        DrawMsg::Clipboard { waits: true } => begin(model, Kind::Png, true, out),
        DrawMsg::Clipboard { waits: false } => {
            "This browser cannot copy pictures. You can save one instead.".clone_into(&mut model.drawing.note);
        }
        DrawMsg::CopyText => {
            if let Some(player) = &model.player {
                let lines = player.grid().height();
                let text = text(player.grid(), player.puzzle().palette(), model.drawing.notation());
                out.push(Effect::Copy { text, note: Note::Text { lines } });
            }
        }
        DrawMsg::Print => {
            out.extend(sheet(model));
            out.push(Effect::Print);
        }
        DrawMsg::Printing(true) => {
            out.extend(sheet(model));
            return false;
        }
        DrawMsg::Printing(false) => {
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

/// A sheet with the title and what the board shows.
fn sheet(model: &Model) -> Option<Effect> {
    let player = model.player.as_ref()?;
    let scene = Scene::of_grid(player.puzzle(), player.grid()).with_inking(model.settings.inking());
    let caption = Caption::of(&model.reading_given_away(player));
    let sheet = Sheet::new(player.puzzle(), &scene, caption, Paper::A4);
    let (width, height) = sheet.size();
    Some(Effect::PutSheet { drawing: Box::new(Svg::of_sheet(&sheet).root), lies: width > height })
}

/// A message from the worker that draws. News of an earlier drawing is ignored.
pub(super) fn hear(model: &mut Model, news: News, out: &mut Vec<Effect>) {
    match news {
        News::Drawing { ticket, done, of } if model.drawing.is_wanted(ticket) => {
            model.drawing.note = format!("Drawing: {done} of {of} frames");
        }
        News::Drawn { ticket, drawn } if model.drawing.is_wanted(ticket) => finish(model, drawn, out),
        News::NotDrawn { ticket, sentence } if model.drawing.is_wanted(ticket) => give_up(model, &sentence, out),
        News::Read { ticket, text } => entering::picture_read(model, ticket, text, out),
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
        model.drawing.note = format!("Saved {}, {size} KB.", file.name);
        out.push(Effect::SaveFile(file));
    }
}

fn give_up(model: &mut Model, sentence: &str, out: &mut Vec<Effect>) {
    if model.drawing.underway.take().is_some_and(|underway| underway.copies) {
        out.push(Effect::GivePicture(Err(sentence.to_owned())));
    }
    sentence.clone_into(&mut model.drawing.note);
}

/// The worker that draws has died, or could not be started.
pub(super) fn died(model: &mut Model, details: Option<&str>, out: &mut Vec<Effect>) {
    if model.entry.picture.take().is_some() {
        model.notice.say("The picture could not be read. Please reload the page and try again.");
    }
    let Some(details) = details else {
        give_up(model, "The drawing program could not be started. Please reload the page.", out);
        return;
    };
    out.push(Effect::ReplaceArtist);
    give_up(model, "The picture could not be drawn. Try smaller cells.", out);
    let sentence = "The drawing program crashed and has restarted.";
    model.notice.say_of_trouble(sentence, details, &model.asking.text);
}
