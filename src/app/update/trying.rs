//! Bookmarks in a person's own solving: marking a position, trying something, and going back or keeping it.

use super::timing;
use crate::app::effect::Effect;
use crate::app::model::Model;
use nonoscope_kit::model::marking::Try;
use nonoscope_play::{MOST_BOOKMARKS, Marks};

/// Marks a position, goes back to it, or keeps what was tried since.
pub(super) fn attempt(model: &mut Model, wish: Try, out: &mut Vec<Effect>) {
    let act = match wish {
        Try::Bookmark => Marks::bookmark,
        Try::GoBack => Marks::go_back,
        Try::Keep => Marks::keep_tried,
    };
    let Some(player) = model.player.as_mut().filter(|player| player.is_marking()) else { return };
    let marking = player.marking_mut();
    let has_worked = marking.change(act);
    let left = marking.marks().bookmarks();
    let said = match (wish, has_worked, left) {
        (Try::Bookmark, true, 1) => "Position marked. Try something, then keep it or go back.".to_owned(),
        (Try::Bookmark, true, _) => format!("Position {left} marked. Go back returns here first."),
        (Try::Bookmark, false, _) => {
            format!("{MOST_BOOKMARKS} positions are marked; keep one, or go back, before you mark another.")
        }
        (Try::GoBack, true, 0) => "Back at the marked position. Undo brings back what you tried.".to_owned(),
        (Try::GoBack, true, _) => format!("Back at position {}. Undo brings back what you tried.", left + 1),
        (Try::Keep, true, 0) => "Kept. What you tried is now part of your marks.".to_owned(),
        (Try::Keep, true, _) => format!("Kept, as part of what you are trying since position {left}."),
        (Try::GoBack | Try::Keep, false, _) => return,
    };
    marking.say(said);
    // It takes the bookmarks with it.
    timing::keep(model, out);
}
