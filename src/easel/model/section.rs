//! The sections beside the board: one is shown at a time. Where the window is small, it opens from below.

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
    Shelf,
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
        Section::Shelf,
        Section::Take,
    ];

    /// Its name on the page.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Section::Draw => "Draw",
            Section::Message => "From a message",
            Section::Picture => "From a picture",
            Section::Random => "Random puzzle",
            Section::Repair => "Repair",
            Section::Shelf => "My puzzles",
            Section::Take => "Export",
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
            Section::Shelf => "shelf",
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
