//! The sections beside the board: one is shown at a time. Where the window is small, it opens from below.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;

use crate::make::{Effect, Model};
use nonoscope_words::{Text, make_draw, make_export, make_message, make_mine, make_picture, make_random, make_repair};

/// A section. Each element of the page's side names its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Section {
    /// Size, symmetry, moves, colours.
    #[default]
    Draw,
    /// From a message.
    Message,
    /// From a picture.
    Picture,
    /// Random puzzle.
    Random,
    /// The fewest cells to give or to change.
    Repair,
    /// My puzzles.
    Mine,
    /// Links, files, pictures, print.
    Take,
}

impl Section {
    /// All sections, in the order of their buttons.
    pub(crate) const ALL: [Section; 7] = [
        Section::Draw,
        Section::Message,
        Section::Picture,
        Section::Random,
        Section::Repair,
        Section::Mine,
        Section::Take,
    ];

    /// Its name on the page.
    pub(crate) fn title(self) -> Text {
        match self {
            Section::Draw => make_draw::draw_heading(),
            Section::Message => make_message::message_heading(),
            Section::Picture => make_picture::picture_heading(),
            Section::Random => make_random::random_heading(),
            Section::Repair => make_repair::repair_heading(),
            Section::Mine => make_mine::mine_heading(),
            Section::Take => make_export::take_heading(),
        }
    }

    /// Its name in the page's attributes, and in what is kept.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Section::Draw => "draw",
            Section::Message => "message",
            Section::Picture => "picture",
            Section::Random => "random",
            Section::Repair => "repair",
            Section::Mine => "mine",
            Section::Take => "take",
        }
    }

    /// The section with a name.
    pub(crate) fn named(name: &str) -> Option<Section> {
        Section::ALL.into_iter().find(|section| section.name() == name)
    }
}

/// A message about sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SectionMsg {
    /// The button of a section was pressed: it is shown. Where it opens from below, a second press closes it.
    Press(Section),
    /// Closes the open section, if it opens from below.
    Close,
}

/// Which section is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sections {
    /// The one shown last.
    pub(crate) chosen: Section,
    /// Whether it is open, where it opens from below.
    pub(crate) is_open: bool,
}

/// Handles a message.
pub(crate) fn turn(model: &mut Model, msg: SectionMsg, out: &mut Vec<Effect>) {
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
pub(crate) fn close(model: &mut Model, out: &mut Vec<Effect>) {
    if std::mem::take(&mut model.sections.is_open) {
        out.push(Effect::LeaveSection);
    }
}

/// Shows a section if the browser kept its name.
pub(crate) fn recall(model: &mut Model, name: &str) {
    model.sections.chosen = Section::named(name).unwrap_or_default();
}
