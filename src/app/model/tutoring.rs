//! The state of the worker that argues like a person.

/// That worker's state.
#[derive(Debug, Default)]
pub(crate) struct Tutoring {
    pub(crate) stage: Stage,
    /// Whether a person has come to the controls.
    pub(crate) is_near: bool,
    /// Whether it has been asked for a hint.
    pub(crate) awaits_hint: bool,
    /// Whether the time is taken until it answers.
    pub(crate) is_timed: bool,
}

/// The stages of that worker.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Nothing has been shown yet that it could explain.
    #[default]
    Unneeded,
    /// It will be started in a moment.
    Soon,
    /// It is being started, or loaded.
    Starting,
    /// It has answered.
    Ready,
    /// It has answered, but not what it was asked last: that takes longer, or it hangs.
    Slow,
    /// It died, or could not be loaded, and has not answered since. Only a person's requests go to it.
    Failed,
}

impl Tutoring {
    /// Whether it may work ahead.
    pub(crate) fn may_think_ahead(&self) -> bool {
        matches!(self.stage, Stage::Starting | Stage::Ready)
    }

    /// Whether it has answered since it was started.
    pub(crate) fn has_answered(&self) -> bool {
        matches!(self.stage, Stage::Ready | Stage::Slow)
    }

    /// Whether its answers take a moment only.
    pub(crate) fn is_ready(&self) -> bool {
        self.stage == Stage::Ready
    }

    /// It was stopped, and another one is being started.
    pub(crate) fn was_stopped(&mut self) {
        (self.stage, self.awaits_hint) = (Stage::Starting, false);
    }
}
