//! Which section is shown beside the board.

use crate::easel::effect::Effect;
use crate::easel::model::Model;
use crate::easel::model::section::{Section, SectionMsg};

/// Handles a message.
pub(super) fn turn(model: &mut Model, msg: SectionMsg, out: &mut Vec<Effect>) {
    let opens_from_below = model.display.drawers.exist;
    let sections = &mut model.sections;
    match msg {
        SectionMsg::Press(section) if opens_from_below && sections.is_open && sections.chosen == section => {
            close(model, out);
        }
        SectionMsg::Press(section) => {
            (sections.chosen, sections.is_open) = (section, opens_from_below);
            if opens_from_below {
                out.push(Effect::EnterSection);
            }
        }
        SectionMsg::Close => close(model, out),
    }
}

/// Shows the board again, where a section covers it.
pub(super) fn close(model: &mut Model, out: &mut Vec<Effect>) {
    if std::mem::take(&mut model.sections.is_open) {
        out.push(Effect::LeaveSection);
    }
}

/// Shows a section if the browser kept its name.
pub(super) fn recall(model: &mut Model, name: &str) {
    model.sections.chosen = Section::named(name).unwrap_or_default();
}
