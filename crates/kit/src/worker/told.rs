//! A page that only records a worker's news, for tests. Its clock stands still.

use super::protocol::Hearer;
use std::cell::RefCell;

/// The page, with the news so far.
pub struct Told<N>(RefCell<Vec<N>>);

impl<N> Told<N> {
    /// The news that a worker sends while it does `work`.
    pub fn by(work: impl FnOnce(&Told<N>)) -> Vec<N> {
        let told = Told(RefCell::default());
        work(&told);
        told.0.into_inner()
    }
}

impl<N> Hearer<N> for Told<N> {
    fn tell(&self, news: N) -> bool {
        self.0.borrow_mut().push(news);
        true
    }

    fn now(&self) -> f64 {
        0.0
    }
}
