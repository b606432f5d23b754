//! The look of clues while a person solves: crossed off, red where the marks cannot be right, and with the keyboard's cursor.

use super::game::{CrossingOff, GameSettings};
use nonoscope_core::puzzle::Line;
use nonoscope_picture::{RunSet, Scene};
use nonoscope_play::{Marking, Number, Player};

/// Applies the settings to the clues. `cursor` is the number that the keyboard's cursor is on.
pub fn dress_clues(scene: &mut Scene, player: &Player, game: GameSettings, cursor: Option<Number>) {
    let marking = player.marking();
    for line in player.puzzle().lines() {
        let Some(look) = scene.line_mut(line) else { continue };
        let clue = marking.clues().of(line);
        match game.crossing_off {
            CrossingOff::Certain => look.crossed_off = clue.placed,
            CrossingOff::ByHand => {
                look.settled = (0, 0);
                (look.crossed_off, look.struck) = (crossed_off(marking, line), true);
            }
            CrossingOff::Never => look.settled = (0, 0),
        }
        look.blamed |= game.warns && clue.is_impossible;
    }
    if let Some(number) = cursor.filter(|_| game.crossing_off == CrossingOff::ByHand)
        && let Some(look) = scene.line_mut(number.line)
    {
        (look.cursor, look.pointed) = (u16::try_from(number.index).ok(), true);
    }
}

/// The numbers of a line that a person has crossed off.
fn crossed_off(marking: &Marking, line: Line) -> RunSet {
    let numbers = marking.marks().crossed_off();
    if numbers.is_empty() {
        return RunSet::default();
    }
    numbers.iter().filter(|number| number.line == line).map(|number| number.index).collect()
}
