//! What can be done to a sheet as a whole: mirror, turn, shift, invert, resize, clear.

use super::{Dot, Sheet};
use nonoscope_core::puzzle::{At, Colour};
use nonoscope_words::{Text, make_draw};

/// Something done to the whole sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// Left and right change places.
    MirrorSides,
    /// Top and bottom change places.
    MirrorTop,
    /// A quarter turn clockwise.
    Turn,
    /// By a cell; what leaves the sheet comes back on the other side.
    Shift(Towards),
    /// Cells of the ink become background, and the background becomes that ink.
    Invert(Colour),
    Clear,
    /// No cell is given any more.
    ClearGivens,
    /// To another size, in which the picture stays at a corner, an edge or the middle.
    Resize {
        width: usize,
        height: usize,
        anchor: Anchor,
    },
}

/// One of the four directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Towards {
    Left,
    Right,
    Up,
    Down,
}

/// Where the picture stays when the sheet gets another size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Anchor {
    #[default]
    TopLeft,
    TopRight,
    Middle,
    BottomLeft,
    BottomRight,
}

impl Anchor {
    /// All of them, in the order of the list.
    pub(crate) const ALL: [Anchor; 5] =
        [Anchor::TopLeft, Anchor::TopRight, Anchor::Middle, Anchor::BottomLeft, Anchor::BottomRight];

    /// Its name in lists.
    pub(crate) fn name(self) -> Text {
        match self {
            Anchor::TopLeft => make_draw::anchor_top_left(),
            Anchor::TopRight => make_draw::anchor_top_right(),
            Anchor::Middle => make_draw::anchor_middle(),
            Anchor::BottomLeft => make_draw::anchor_bottom_left(),
            Anchor::BottomRight => make_draw::anchor_bottom_right(),
        }
    }

    /// How far the picture moves right and down when a sheet grows by so much.
    fn moved(self, right: isize, down: isize) -> (isize, isize) {
        match self {
            Anchor::TopLeft => (0, 0),
            Anchor::TopRight => (right, 0),
            Anchor::Middle => (right.div_euclid(2), down.div_euclid(2)),
            Anchor::BottomLeft => (0, down),
            Anchor::BottomRight => (right, down),
        }
    }
}

/// The sheet after a move.
pub(crate) fn moved(sheet: &Sheet, by: Move) -> Sheet {
    let (width, height) = sheet.size();
    let place = |row: usize, column: usize| Some(At::new(row, column));
    match by {
        Move::MirrorSides => sheet.taken(width, height, |at| place(at.row(), width - 1 - at.column())),
        Move::MirrorTop => sheet.taken(width, height, |at| place(height - 1 - at.row(), at.column())),
        Move::Turn => sheet.taken(height, width, |at| place(height - 1 - at.column(), at.row())),
        Move::Shift(towards) => sheet.taken(width, height, |at| {
            let (row, column) = (at.row(), at.column());
            match towards {
                Towards::Left => place(row, (column + 1) % width),
                Towards::Right => place(row, (column + width - 1) % width),
                Towards::Up => place((row + 1) % height, column),
                Towards::Down => place((row + height - 1) % height, column),
            }
        }),
        Move::Invert(ink) => sheet.changed(|dot| match dot.colour {
            colour if colour == ink => Dot { colour: Colour::BACKGROUND, ..dot },
            Colour::BACKGROUND => Dot { colour: ink, ..dot },
            _ => dot,
        }),
        Move::Clear => sheet.changed(|_| Dot::BLANK),
        Move::ClearGivens => sheet.changed(|dot| Dot { given: false, ..dot }),
        Move::Resize { width: wide, height: high, anchor } => {
            let blank = Sheet::blank(wide, high, sheet.palette().clone());
            let (wide, high) = blank.size();
            let grown = |new: usize, old: usize| new as isize - old as isize;
            let (right, down) = anchor.moved(grown(wide, width), grown(high, height));
            sheet.taken(wide, high, |at| {
                let row = at.row().checked_add_signed(-down).filter(|&row| row < height)?;
                let column = at.column().checked_add_signed(-right).filter(|&column| column < width)?;
                place(row, column)
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::puzzle::{Grid, Palette};

    fn sheet(picture: &str) -> Sheet {
        let picture: Grid = picture.parse().unwrap();
        Sheet::of(&picture, &Grid::unknown(picture.width(), picture.height()), Palette::default()).unwrap()
    }

    fn after(picture: &str, by: Move) -> String {
        moved(&sheet(picture), by).picture().to_string().trim().to_owned()
    }

    #[test]
    fn each_move_does_what_it_says() {
        let picture = "XXO\nOOX";
        for (by, expected) in [
            (Move::MirrorSides, "OXX\nXOO"),
            (Move::MirrorTop, "OOX\nXXO"),
            (Move::Turn, "OX\nOX\nXO"),
            (Move::Shift(Towards::Left), "XOX\nOXO"),
            (Move::Shift(Towards::Right), "OXX\nXOO"),
            (Move::Shift(Towards::Up), "OOX\nXXO"),
            (Move::Shift(Towards::Down), "OOX\nXXO"),
            (Move::Invert(Colour::INK), "OOX\nXXO"),
            (Move::Clear, "OOO\nOOO"),
        ] {
            assert_eq!(after(picture, by), expected, "{by:?}");
        }
    }

    #[test]
    fn four_turns_and_as_many_shifts_as_lines_lead_back() {
        let picture = "XXO\nOOX\nXOO\nOXO";
        let mut turned = sheet(picture);
        (0..4).for_each(|_| turned = moved(&turned, Move::Turn));
        assert_eq!(turned, sheet(picture));
        for (towards, times) in [(Towards::Left, 3), (Towards::Right, 3), (Towards::Up, 4), (Towards::Down, 4)] {
            let mut shifted = sheet(picture);
            (0..times).for_each(|_| shifted = moved(&shifted, Move::Shift(towards)));
            assert_eq!(shifted, sheet(picture), "{towards:?}");
        }
    }

    #[test]
    fn another_size_keeps_what_is_drawn_at_its_anchor() {
        let resized = |width, height, anchor| after("XX\nXO", Move::Resize { width, height, anchor });
        assert_eq!(resized(3, 3, Anchor::TopLeft), "XXO\nXOO\nOOO");
        assert_eq!(resized(3, 3, Anchor::BottomRight), "OOO\nOXX\nOXO");
        assert_eq!(resized(4, 4, Anchor::Middle), "OOOO\nOXXO\nOXOO\nOOOO");
        assert_eq!(resized(3, 1, Anchor::TopRight), "OXX");
        assert_eq!(resized(1, 3, Anchor::BottomLeft), "O\nX\nX");
        assert_eq!(resized(0, 1, Anchor::TopLeft), "X", "a sheet has at least one cell");
    }

    #[test]
    fn givens_move_with_their_cells_and_go_when_asked() {
        let mut with_given = sheet("XO\nOO");
        with_given.set(0, Dot { colour: Colour::INK, given: true });
        let mirrored = moved(&with_given, Move::MirrorSides);
        assert!(mirrored.dot(At::new(0, 1)).given && mirrored.givens() == 1);
        let without = moved(&with_given, Move::ClearGivens);
        assert_eq!((without.givens(), without.picture()), (0, with_given.picture()));
    }
}
