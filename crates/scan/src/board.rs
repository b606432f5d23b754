//! Where the board is in a picture.

use super::chains::chains;
use super::fit::Fit;
use super::ink::{Mask, Tone};
use super::lattice::{Lattice, SMALL};
use super::order::sort_by_key;
use super::shades::Shades;
use super::upright::Lean;
use super::work::Work;

/// How lines are told apart from everything else.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// They are darker or lighter than what is around them.
    Ink(Tone),
    /// They are slightly darker or lighter, with neighbouring places counted together.
    Smoothed(Tone),
    /// They have edges, as filled cells have.
    Edges,
}

/// All ways, those that find most boards first.
const WAYS: [Way; 5] =
    [Way::Ink(Tone::Dark), Way::Ink(Tone::Light), Way::Edges, Way::Smoothed(Tone::Dark), Way::Smoothed(Tone::Light)];

/// The least difference of a line from what is around it, also where neighbouring places are counted together, and the least gradient of an edge,
/// of 255.
const OFFSET: u8 = 8;
const SMOOTHED: u8 = 3;
const GRADIENT: u8 = 10;

/// The percentage of parts of lines that must be seen so that no other way is tried first.
const SEEN: i64 = 94;

/// A picture as it is, or sheared so that its lines are upright.
struct View {
    picture: Shades,
    /// The same with columns for rows.
    turned: Shades,
    lean: Option<Lean>,
}

impl View {
    fn of(picture: &Shades, lean: Option<Lean>) -> View {
        let picture = lean.as_ref().map_or_else(|| picture.clone(), |lean| lean.leant(picture));
        let turned = picture.transposed();
        View { picture, turned, lean }
    }
}

/// The boards that may be in a picture.
pub(super) struct Boards<'p> {
    work: &'p Work,
    picture: &'p Shades,
    /// The current view. If the sheared picture was not enough, the picture as it is comes next: edges of dashes and circles mislead.
    view: View,
    /// How many of the ways have been tried.
    tried: usize,
    /// Boards found so far: how much of each is seen, and whether it was handed out.
    found: Vec<(Lattice, Fit, bool)>,
}

impl<'p> Boards<'p> {
    pub(super) fn of(picture: &'p Shades, work: &'p Work) -> Boards<'p> {
        Boards { work, picture, view: View::of(picture, Lean::of(picture)), tried: 0, found: Vec::new() }
    }

    /// The next boards, the most visible first; none if there are no more. A board that is nearly all visible comes alone, before other ways are
    /// tried.
    pub(super) fn next(&mut self) -> Vec<Lattice> {
        loop {
            if self.tried == WAYS.len() {
                if self.view.lean.is_none() {
                    return Vec::new();
                }
                self.view = View::of(self.picture, None);
                self.tried = 0;
            }
            let is_end = self.tried + 1 == WAYS.len();
            self.look(WAYS[self.tried]);
            self.tried += 1;
            let is_next = |(lattice, fit, is_known): &(Lattice, Fit, bool)| {
                !is_known && (is_end || fit.share() >= SEEN && lattice.rows().min(lattice.columns()) >= SMALL)
            };
            let mut next: Vec<usize> = (0..self.found.len()).filter(|&index| is_next(&self.found[index])).collect();
            if !next.is_empty() {
                // Of those that fit nearly equally well, the one found first.
                let worth = |index: usize| self.found[index].1.worth();
                let most = next.iter().map(|&index| worth(index)).max().unwrap_or_default();
                sort_by_key(&mut next, |&index| -if worth(index) * 21 > most * 20 { most } else { worth(index) });
                next.iter().for_each(|&index| self.found[index].2 = true);
                return next.into_iter().map(|index| self.found[index].0.clone()).collect();
            }
        }
    }

    /// Looks for a board in one way, and fits it to the picture.
    fn look(&mut self, way: Way) {
        let View { picture, turned, lean } = &self.view;
        self.work.take_pixels(picture.width() * picture.height());
        let side = picture.width().max(picture.height());
        let radius = (side / 100).clamp(8, 24);
        let (across, down) = match way {
            Way::Ink(tone) => {
                let mask = Mask::of(picture, radius, OFFSET, tone);
                let turned = mask.transposed();
                (mask, turned)
            }
            Way::Smoothed(tone) => {
                let of = |shades: &Shades| Mask::of(&shades.smoothed((side / 200).clamp(3, 6)), radius, SMOOTHED, tone);
                (of(picture), of(turned))
            }
            Way::Edges => (Mask::of_edges(picture, GRADIENT), Mask::of_edges(turned, GRADIENT)),
        };
        let boards = Lattice::all(&chains(&across), &chains(&down)).into_iter();
        for (own, fit) in boards.flat_map(|own| Fit::of(picture, own)) {
            let own = lean.as_ref().map_or_else(|| own.clone(), |lean| lean.lattice(&own));
            match self.found.iter_mut().find(|(other, ..)| own.is_like(other)) {
                None => self.found.push((own, fit, false)),
                Some(other) if !other.2 && fit.is_better_than(&other.1) => *other = (own, fit, false),
                Some(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of 12 × 12 cells of 30 pixels from (200, 200), with dark boxes above it, four to a column.
    fn board_under_boxes() -> Shades {
        Shades::of(620, 620, |x, y| {
            let is_line = |place: usize| place.is_multiple_of(30);
            let is_inside = |place: usize| (2..28).contains(&(place % 30));
            let (x, y) = (x + 10, y + 10);
            let (columns, rows, above) = ((210..=570).contains(&x), (210..=570).contains(&y), (60..180).contains(&y));
            if columns && rows && (is_line(x) || is_line(y)) {
                120
            } else if columns && above && is_inside(x) && is_inside(y) {
                40
            } else {
                255
            }
        })
    }

    #[test]
    fn boxes_do_not_hide_the_board() {
        let (picture, work) = (board_under_boxes(), Work::of(1000));
        let mut boards = Boards::of(&picture, &work);
        let mut found = Vec::new();
        loop {
            let next = boards.next();
            if next.is_empty() {
                break;
            }
            found.extend(next);
        }
        let is_there = |board: &Lattice| {
            let last = board.crossings[board.rows()][board.columns()];
            (last.0 - 560.0).abs() < 2.0 && (last.1 - 560.0).abs() < 2.0 && board.rows() >= 12 && board.columns() >= 12
        };
        let sizes: Vec<(usize, usize)> = found.iter().map(|board| (board.rows(), board.columns())).collect();
        assert!(found.iter().any(is_there), "{sizes:?}");
    }
}
