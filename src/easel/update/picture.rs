//! *From a picture*: each choice is answered by cells on the sheet, all of which are one step that can be undone.

use super::making;
use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::picture::{Picture, PictureMsg};
use crate::easel::model::section::Section;
use crate::easel::model::sheet::Sheet;
use crate::easel::worker::maker::{Pixmap, Request, Sketched};

/// Handles a message.
pub(super) fn picture(model: &mut Model, msg: PictureMsg, out: &mut Vec<Effect>) {
    match msg {
        PictureMsg::Choose => out.push(Effect::PickPicture),
        PictureMsg::Offered { size } if !Picture::takes(size) => {
            "This file is larger than 64 MiB, the limit.".clone_into(&mut model.picture.said);
        }
        PictureMsg::Offered { .. } => "Reading …".clone_into(&mut model.picture.said),
        PictureMsg::Read(Some(bytes)) => out.push(Effect::Decode(bytes)),
        PictureMsg::Read(None) => "This file could not be read.".clone_into(&mut model.picture.said),
        PictureMsg::Decoded(Some(photo)) => {
            model.picture.take(photo);
            // It may have been dropped while another section was open.
            model.sections.chosen = Section::Picture;
            ask(model, None, out);
        }
        PictureMsg::Decoded(None) => {
            "Your browser cannot open this kind of picture. Every browser opens PNG, JPEG, GIF and WebP."
                .clone_into(&mut model.picture.said);
        }
        PictureMsg::Set(setting) => {
            model.picture.set(setting);
            ask(model, None, out);
        }
        PictureMsg::Tune { by_lines } => {
            if model.picture.is_busy {
                making::stop(model, "", out);
            }
            ask(model, Some(by_lines), out);
            if model.picture.is_busy {
                "Trying similar pictures …".clone_into(&mut model.picture.said);
            }
        }
        PictureMsg::Stop => {
            if model.picture.is_busy {
                making::stop(model, "Stopped.", out);
            }
        }
    }
}

/// Asks the worker, now or when it has answered.
fn ask(model: &mut Model, tune: Option<bool>, out: &mut Vec<Effect>) {
    let picture = &mut model.picture;
    if picture.is_busy {
        picture.is_stale = true;
        return;
    }
    let Some(photo) = &picture.photo else { return };
    let pixels = (!picture.is_sent)
        .then(|| Box::new(Pixmap { width: photo.width, height: photo.height, bytes: photo.bytes.clone() }));
    let settings = Box::new(picture.settings());
    picture.is_sent = true;
    let ticket = picture.ask();
    out.push(Effect::Make(Request::Picture { ticket, pixels, settings, tune }));
}

/// The worker has answered.
pub(super) fn hear(model: &mut Model, ticket: u32, sketched: &Sketched, out: &mut Vec<Effect>) {
    if !model.picture.is_answered(ticket) {
        return;
    }
    match sketched {
        // It was stopped meanwhile, and has forgotten the pixels.
        Sketched::Forgotten => {
            model.picture.is_sent = false;
            model.picture.is_stale = true;
        }
        Sketched::Nothing => {
            "No similar picture has one solution. Change a few cells, or try another size."
                .clone_into(&mut model.picture.said);
        }
        Sketched::Cells { sketch, tuned } => {
            if let Some(settings) = tuned {
                model.picture.tune(settings);
            }
            if let Some(sheet) = model.picture.hear(sketch) {
                put(model, sheet);
            }
        }
    }
    if model.picture.is_stale {
        ask(model, None, out);
    }
}

/// Puts cells onto the sheet, replacing the step of earlier settings.
fn put(model: &mut Model, sheet: Sheet) {
    let is_ours = model.picture.put == Some(model.drawing.changes());
    if is_ours && sheet == *model.drawing.sheet() {
        return;
    }
    if is_ours {
        model.drawing.undo();
    }
    let is_new = model.drawing.replace(sheet);
    model.picture.put = is_new.then_some(model.drawing.changes());
}
