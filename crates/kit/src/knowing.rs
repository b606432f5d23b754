//! The interface of a model to the event loop. Each page of the program has its own model.

/// A model, for the event loop.
pub trait Knowing: 'static {
    /// Its messages.
    type Msg: 'static;
    /// Its effects.
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
pub enum Turn {
    AtOnce,
    /// It shows the changes, which the parts do.
    Showing,
    /// After the parts have been updated.
    AfterShowing,
}
