//! What the event loop needs of a model. Each page of the program has its own.

/// Everything that a page knows, as far as the event loop is concerned.
pub(crate) trait Knowing: 'static {
    /// What can happen.
    type Msg: 'static;
    /// What it wants of the world.
    type Effect: 'static;

    /// The message that the page has been loaded.
    const BEGIN: Self::Msg;

    /// Handles a message: changes itself, and returns what to do.
    fn handle(&mut self, msg: Self::Msg) -> Vec<Self::Effect>;

    /// When an effect is carried out.
    fn when(effect: &Self::Effect) -> Turn;
}

/// When an effect is carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    AtOnce,
    /// It is showing what has changed, which the parts do.
    Showing,
    /// After the parts have been updated.
    AfterShowing,
}
