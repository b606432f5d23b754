//! The names under which things are kept in the browser.

/// The name of the last visit. The tab and the browser each keep one, so that a reload shows what this tab showed, not what other tabs did.
pub(crate) const LAST_VISIT: &str = "nonoscope";

/// If this name is present, the tab starts anew; `www/trouble.js` sets it.
pub(crate) const ANEW: &str = "nonoscope.anew";

/// The name of what has been learnt.
pub(crate) const LEARNED: &str = "nonoscope.learned";

/// The name of how a person likes to play. It is apart from the last visit, so that a link is shown in their way, too.
pub(crate) const GAME: &str = "nonoscope.game";

/// The name of what has been solved.
pub(crate) const SOLVED: &str = "nonoscope.solved";

/// The record of the player.
pub(crate) const RECORD: &str = "nonoscope.record";

/// The prefix of all names of solves that the record has not taken yet.
pub(crate) const SOLVE: &str = "nonoscope.solve.";

/// The prefix of all names of what is kept beside marks.
pub(crate) const PLAY: &str = "nonoscope.play.";

/// The name of whether the page has greeted.
pub(crate) const WELCOMED: &str = "nonoscope.welcomed";

/// The prefix of all names of marks.
pub(crate) const MARKS: &str = "nonoscope.marks.";
