//! A storage of the browser, as a store of texts.

use crate::model::store::Store;
use web_sys::Storage;

/// A storage of the browser.
pub struct Stored(pub Storage);

impl Store for Stored {
    fn get(&self, name: &str) -> Option<String> {
        self.0.get_item(name).ok()?
    }

    fn set(&self, name: &str, text: &str) -> bool {
        self.0.set_item(name, text).is_ok()
    }

    fn remove(&self, name: &str) -> bool {
        self.0.remove_item(name).is_ok()
    }

    fn names(&self) -> Vec<String> {
        (0..self.0.length().unwrap_or(0)).filter_map(|index| self.0.key(index).ok().flatten()).collect()
    }
}
