//! Shades: how likely cells are to be filled, and whether they would give the picture away.
//!
//! Shades give the picture away if the likelier value is right for at least 85 of 100 unknown cells of the only
//! solution.

use nonoscope_core::solve::Verdict;
use nonoscope_picture::Shade;
use nonoscope_play::Player;

/// In percent: if the likelier value is right for more of the unknown cells, the shades give the picture away.
const GIVEN_AWAY: usize = 85;

/// How likely cells are to be filled, at one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shades {
    pub(crate) position: usize,
    pub(crate) shades: Vec<Shade>,
}

/// The shades of the puzzle on the board.
#[derive(Debug, Default)]
pub(crate) struct Shading {
    latest: Option<Shades>,
    /// Whether they would have given the picture away, at any position so far.
    gives_away: bool,
    /// Whether the person wants to see them all the same.
    insists: bool,
}

impl Shading {
    /// The solver has said how likely cells are.
    pub(crate) fn hear(&mut self, shades: Shades, player: Option<&Player>) {
        self.gives_away |= player.is_some_and(|player| is_the_picture(&shades.shades, player));
        self.latest = Some(shades);
    }

    /// The person wants to see the shades, even if they give the picture away.
    pub(crate) fn insist(&mut self) {
        self.insists = true;
    }

    /// Whether those for a position are known.
    pub(crate) fn are_for(&self, position: usize) -> bool {
        self.latest.as_ref().is_some_and(|shades| shades.position == position)
    }

    /// Whether the person has to be asked before they are shown.
    pub(crate) fn asks(&self) -> bool {
        self.gives_away && !self.insists
    }

    /// The shades to show. Those of an earlier position are better than none.
    pub(crate) fn shown(&self) -> Option<&[Shade]> {
        self.latest.as_ref().filter(|_| !self.asks()).map(|shades| shades.shades.as_slice())
    }
}

/// Whether shades give away nearly all of the only solution. Where there are several, there is nothing to spoil.
fn is_the_picture(shades: &[Shade], player: &Player) -> bool {
    let (outcome, known) = (player.outcome(), player.replay().grid());
    if outcome.verdict != Verdict::Unique {
        return false;
    }
    let unknown = shades.iter().zip(known.cells()).zip(outcome.grid.cells()).filter(|((_, cell), _)| !cell.is_known());
    let (right, all) = unknown.fold((0, 0), |(right, all), ((shade, _), cell)| {
        (right + usize::from((shade.likelihood() > 0.5) == cell.is_filled()), all + 1)
    });
    all > 0 && right * 100 >= all * GIVEN_AWAY
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonoscope_core::solve::Method;
    use nonoscope_format::examples;
    use nonoscope_play::Session;

    #[test]
    fn only_shades_that_tell_nearly_every_cell_are_the_picture() {
        let player = Player::new(Session::open(examples::HEART.text, Method::Auto).unwrap());
        let shades = |wrong: usize| -> Vec<Shade> {
            let cells = player.outcome().grid.cells().iter().enumerate();
            cells.map(|(index, cell)| Shade::of(if cell.is_filled() == (index >= wrong) { 0.7 } else { 0.2 })).collect()
        };
        assert!(is_the_picture(&shades(0), &player) && is_the_picture(&shades(3), &player));
        assert!(!is_the_picture(&shades(4), &player), "84 of 100 are a hint");
        let mut shading = Shading::default();
        shading.hear(Shades { position: 0, shades: shades(4) }, Some(&player));
        assert!(!shading.asks() && shading.shown().is_some());
        shading.hear(Shades { position: 1, shades: shades(0) }, Some(&player));
        shading.hear(Shades { position: 2, shades: shades(4) }, Some(&player));
        assert!(shading.asks() && shading.shown().is_none(), "once is enough to ask");
        shading.insist();
        assert!(!shading.asks() && shading.shown().is_some());
    }
}
