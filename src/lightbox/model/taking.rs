//! How to take over the cells that are marked on the picture.

/// What marked cells become.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum CellsAs {
    /// They are a solver's marks.
    #[default]
    Marks,
    /// They belong to the puzzle.
    Givens,
    /// They are left out.
    Nothing,
}

impl CellsAs {
    /// All of them, with the name of each in the list.
    pub(crate) const ALL: [(CellsAs, &'static str, &'static str); 3] = [
        (CellsAs::Marks, "marks", "become my marks"),
        (CellsAs::Givens, "givens", "become given cells"),
        (CellsAs::Nothing, "nothing", "are left out"),
    ];

    /// The one with this name.
    pub(crate) fn named(name: &str) -> Option<CellsAs> {
        CellsAs::ALL.into_iter().find_map(|(known, own, _)| (own == name).then_some(known))
    }
}
