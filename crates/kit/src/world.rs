//! The interface of what carries out effects to the event loop.

/// Carries out effects. Answers come back as messages.
pub trait World<E> {
    /// Carries out an effect.
    fn run(&mut self, effect: E);
}
