//! When to keep the visit, and when the link in the address is out of date.
//!
//! While a person only looks at a link, the visit kept before stays.

/// How long after a change the visit is kept, in milliseconds.
pub(crate) const PAUSE: u32 = 400;

/// The parts of what is shown that are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    /// How many steps have been taken.
    pub(crate) position: usize,
    /// Whether a person is solving the puzzle.
    pub(crate) is_marking: bool,
    /// How often they have changed their marks.
    pub(crate) changes: u64,
    /// The question that this answers.
    pub(crate) ticket: u32,
}

/// What to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeepAct {
    /// Removes the link from the address: after a reload it would hide what is shown now.
    ClearAddress,
    /// Keeps the visit at once.
    Keep,
    /// [`When::due`] follows after [`PAUSE`].
    Arm,
    Disarm,
}

/// The last kept state, and the state behind the link in the address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct When {
    shown: Option<Shown>,
    linked: Option<Shown>,
    armed: bool,
}

impl When {
    /// Something is shown, perhaps the same as before. A new puzzle is kept at once; a new place in it, or a puzzle with a long text, soon, because
    /// keeping it takes a moment.
    pub(crate) fn shows(&mut self, now: Shown, has_link: bool, is_long: bool) -> Vec<KeepAct> {
        if self.shown == Some(now) {
            return Vec::new();
        }
        let mut acts = Vec::new();
        let before = self.shown.replace(now);
        if self.linked.is_none() && before.is_none() && has_link {
            self.linked = self.shown;
            return acts;
        }
        if self.linked.is_some() && self.linked != self.shown {
            self.linked = None;
            acts.push(KeepAct::ClearAddress);
        }
        let alike = |before: Shown| (before.is_marking, before.ticket) == (now.is_marking, now.ticket);
        if !is_long && !before.is_some_and(alike) {
            acts.extend(self.due());
        } else if !self.armed {
            self.armed = true;
            acts.push(KeepAct::Arm);
        }
        acts
    }

    /// The timer has run out, or the page is being closed.
    pub(crate) fn due(&mut self) -> Vec<KeepAct> {
        let disarm = std::mem::take(&mut self.armed).then_some(KeepAct::Disarm);
        let keep = (!self.only_looks()).then_some(KeepAct::Keep);
        disarm.into_iter().chain(keep).collect()
    }

    /// Whether a person has so far only looked at what the link in the address shows.
    pub(crate) fn only_looks(&self) -> bool {
        self.linked.is_some() && self.linked == self.shown
    }

    /// A link to what is shown was put into the address.
    pub(crate) fn linked(&mut self) {
        self.linked = self.shown;
    }

    /// A link is being followed: what it shows comes next.
    pub(crate) fn follows(&mut self) {
        (self.shown, self.linked) = (None, None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Shown = Shown { position: 0, is_marking: false, changes: 0, ticket: 1 };
    const LATER: Shown = Shown { position: 9, ..FIRST };

    #[test]
    fn another_puzzle_is_kept_at_once_and_another_place_soon() {
        let mut when = When::default();
        assert_eq!(when.shows(FIRST, false, false), [KeepAct::Keep]);
        assert_eq!(when.shows(FIRST, false, false), []);
        assert_eq!(when.shows(LATER, false, false), [KeepAct::Arm]);
        assert_eq!(when.shows(Shown { position: 10, ..LATER }, false, false), [], "the timer runs already");
        assert_eq!(when.due(), [KeepAct::Disarm, KeepAct::Keep]);
        assert_eq!(when.shows(Shown { changes: 1, ..LATER }, false, false), [KeepAct::Arm]);
        let marking = Shown { is_marking: true, changes: 1, ..LATER };
        assert_eq!(when.shows(marking, false, false), [KeepAct::Disarm, KeepAct::Keep]);
        assert_eq!(when.shows(Shown { ticket: 2, ..marking }, false, false), [KeepAct::Keep]);
        assert_eq!(when.due(), [KeepAct::Keep], "the page is left");
    }

    #[test]
    fn who_only_looks_at_a_link_keeps_what_was_there_before() {
        let mut when = When::default();
        when.follows();
        assert_eq!(when.shows(FIRST, true, false), []);
        assert!(when.only_looks());
        assert_eq!((when.due(), when.shows(FIRST, true, false)), (vec![], vec![]));
        assert_eq!(when.shows(LATER, true, false), [KeepAct::ClearAddress, KeepAct::Arm]);
        assert!(!when.only_looks());
        assert_eq!(when.shows(FIRST, false, false), [], "going back does not mean looking at the link again");
        assert_eq!(when.due(), [KeepAct::Disarm, KeepAct::Keep]);
    }

    #[test]
    fn a_link_that_was_copied_goes_when_something_else_is_shown() {
        let mut when = When::default();
        when.shows(FIRST, false, false);
        when.linked();
        assert!(when.only_looks());
        assert_eq!(when.shows(Shown { ticket: 2, ..FIRST }, true, false), [KeepAct::ClearAddress, KeepAct::Keep]);
    }

    #[test]
    fn a_puzzle_with_a_long_text_is_kept_soon() {
        let mut when = When::default();
        assert_eq!(when.shows(FIRST, false, true), [KeepAct::Arm]);
        assert_eq!(when.shows(Shown { ticket: 2, ..FIRST }, false, true), [], "the timer runs already");
        assert_eq!(when.due(), [KeepAct::Disarm, KeepAct::Keep]);
        assert_eq!(when.shows(Shown { ticket: 3, ..FIRST }, false, false), [KeepAct::Keep]);
    }
}
