//! The four corners of the board on the picture, which a person can move.

#[cfg(target_arch = "wasm32")]
pub(crate) mod part;

use serde::{Deserialize, Serialize};

/// The corners from the upper left clockwise, each as x and y in parts of the picture's sides, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Corners(pub(crate) [(f64, f64); 4]);

/// Which corner, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Corner(pub(crate) usize);

impl Corner {
    pub(crate) const ALL: [Corner; 4] = [Corner(0), Corner(1), Corner(2), Corner(3)];
}

/// A push by a key: to the right and down, in steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Push {
    pub(crate) right: i8,
    pub(crate) down: i8,
    /// Whether it is a large one.
    pub(crate) is_far: bool,
}

/// How far a push moves a corner, and a large one.
const STEP: f64 = 0.0025;
const FAR: f64 = 0.025;

/// How far from the edges they are if nothing is known.
const MARGIN: f64 = 0.1;

impl Default for Corners {
    fn default() -> Corners {
        let (near, far) = (MARGIN, 1.0 - MARGIN);
        Corners([(near, near), (far, near), (far, far), (near, far)])
    }
}

impl Corners {
    /// A corner is dragged there; it stays on the picture.
    pub(crate) fn drag(&mut self, corner: Corner, x: f64, y: f64) {
        if let Some(place) = self.0.get_mut(corner.0).filter(|_| x.is_finite() && y.is_finite()) {
            *place = (x.clamp(0.0, 1.0), y.clamp(0.0, 1.0));
        }
    }

    /// A key pushes a corner.
    pub(crate) fn push(&mut self, corner: Corner, push: Push) {
        if let Some(&(x, y)) = self.0.get(corner.0) {
            let step = if push.is_far { FAR } else { STEP };
            self.drag(corner, x + step * f64::from(push.right), y + step * f64::from(push.down));
        }
    }

    /// Whether they form a convex quadrangle in clockwise order, as the board's do on every photo.
    pub(crate) fn are_a_board(&self) -> bool {
        (0..4).all(|at| {
            let [one, two, three] = [at, at + 1, at + 2].map(|at| self.0[at % 4]);
            (two.0 - one.0) * (three.1 - two.1) - (two.1 - one.1) * (three.0 - two.0) > 1e-4
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn corners_stay_on_the_picture_and_make_a_board() {
        let mut corners = Corners::default();
        assert!(corners.are_a_board());
        corners.drag(Corner(0), -3.0, 0.2);
        assert_eq!(corners.0[0], (0.0, 0.2));
        corners.drag(Corner(0), f64::NAN, 0.2);
        corners.push(Corner(0), Push { right: 1, down: -1, is_far: true });
        assert_eq!(corners.0[0], (FAR, 0.2 - FAR));
        corners.push(Corner(7), Push { right: 1, down: 0, is_far: false });
        corners.drag(Corner(0), 0.95, 0.95);
        assert!(!corners.are_a_board(), "{corners:?}");
    }
}
