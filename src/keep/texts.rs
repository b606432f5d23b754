//! Keeps marks in limited room: the oldest marks make room for new ones, and marks that still do not fit stay in memory while the page is open.

use crate::clock::play_of;
use crate::kept_names::{MARKS, PLAY, WELCOMED};
use crate::marks::KeptMarks;
use nonoscope_kit::model::store::Store;

/// The marks of this many puzzles are kept; beyond that, the oldest are forgotten.
const MOST_PUZZLES: usize = 200;
/// At most this many are forgotten to make room; something else may be using it.
const TRIES: usize = 20;

/// Texts by name: in a store, or, if the store refuses one, in memory while the page is open.
#[derive(Debug)]
pub(crate) struct Texts<S> {
    store: Option<S>,
    unstored: Vec<(String, String)>,
}

impl<S: Store> Texts<S> {
    /// Without a store, everything is forgotten with the page.
    pub(crate) fn new(store: Option<S>) -> Texts<S> {
        Texts { store, unstored: Vec::new() }
    }

    /// The text under a name.
    pub(crate) fn get(&self, name: &str) -> Option<String> {
        let unstored = self.unstored.iter().find(|(other, _)| other == name);
        match unstored {
            Some((_, text)) => Some(text.clone()),
            None => self.store.as_ref()?.get(name),
        }
    }

    /// Keeps a text. False if it will be lost when the page is closed.
    pub(crate) fn put(&mut self, name: &str, text: &str) -> bool {
        self.unstored.retain(|(other, _)| other != name);
        let stored = self.store.as_ref().is_some_and(|store| keep(store, name, text));
        if !stored {
            self.unstored.push((name.to_owned(), text.to_owned()));
        }
        stored
    }

    /// Forgets the text under a name.
    pub(crate) fn remove(&mut self, name: &str) {
        self.unstored.retain(|(other, _)| other != name);
        // There may be nothing to remove.
        let _ = self.store.as_ref().map(|store| store.remove(name));
    }
}

/// Keeps a text, replacing the oldest ones if necessary.
fn keep(store: &impl Store, name: &str, text: &str) -> bool {
    let forget_oldest = || {
        oldest(store, name).is_some_and(|old| {
            // There may be nothing beside them.
            store.remove(&play_of(&old));
            store.remove(&old)
        })
    };
    if name.starts_with(MARKS) && store.get(name).is_none() {
        for _ in MOST_PUZZLES..=names(store).count() {
            forget_oldest();
        }
    }
    // Unimportant texts never displace marks, least of all those of their own puzzle.
    let is_worth_room = !name.starts_with(PLAY) && name != WELCOMED;
    store.set(name, text) || (is_worth_room && (0..TRIES).any(|_| forget_oldest() && store.set(name, text)))
}

/// The names of all kept marks.
fn names(store: &impl Store) -> impl Iterator<Item = String> {
    store.names().into_iter().filter(|name| name.starts_with(MARKS))
}

/// The name of the oldest marks, or of rubbish, but never of the marks in use.
fn oldest(store: &impl Store, looked_at: &str) -> Option<String> {
    names(store).filter(|name| name != looked_at).min_by_key(|name| {
        let text = store.get(name);
        text.as_deref().and_then(KeptMarks::from_text).map(|kept| kept.when)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    /// A store with room for a number of bytes.
    struct Bag(RefCell<BTreeMap<String, String>>, usize);

    impl Bag {
        fn new(room: usize) -> Bag {
            Bag(RefCell::default(), room)
        }
    }

    impl Store for &Bag {
        fn get(&self, name: &str) -> Option<String> {
            self.0.borrow().get(name).cloned()
        }

        fn set(&self, name: &str, text: &str) -> bool {
            let mut texts = self.0.borrow_mut();
            let others = texts.iter().filter(|(other, _)| *other != name).map(|(_, text)| text.len());
            let fits = others.sum::<usize>() + text.len() <= self.1;
            if fits {
                texts.insert(name.to_owned(), text.to_owned());
            }
            fits
        }

        fn remove(&self, name: &str) -> bool {
            self.0.borrow_mut().remove(name);
            true
        }

        fn names(&self) -> Vec<String> {
            self.0.borrow().keys().cloned().collect()
        }
    }

    fn text(when: u64) -> String {
        KeptMarks { when, marks: "marks".to_owned() }.to_text()
    }

    fn name(number: u64) -> String {
        format!("{MARKS}{number}")
    }

    #[test]
    fn of_more_than_two_hundred_those_kept_longest_ago_are_forgotten() {
        let store = Bag::new(usize::MAX);
        let mut texts = Texts::new(Some(&store));
        assert!(texts.put("other", "what is not marks stays"));
        for when in (0..200).rev() {
            assert!(texts.put(&name(when), &text(when + 10)));
        }
        assert_eq!(store.0.borrow().len(), 201);
        // Replacing a text takes no further room.
        assert!(texts.put(&name(7), &text(1000)));
        assert_eq!(store.0.borrow().len(), 201);
        assert!(texts.put(&name(200), &text(1001)));
        assert_eq!((texts.get(&name(0)), store.0.borrow().len()), (None, 201));
        assert!(texts.get("other").is_some() && texts.get(&name(1)).is_some());
        // Rubbish goes first.
        (&store).remove(&name(1));
        assert!((&store).set(&name(999), "rubbish"));
        assert!(texts.put(&name(201), &text(1002)));
        assert_eq!(texts.get(&name(999)), None);
        assert!(texts.get(&name(2)).is_some());
    }

    #[test]
    fn a_full_store_makes_room_but_not_without_end() {
        let length = text(10).len();
        let store = Bag::new(30 * length + 10);
        let mut texts = Texts::new(Some(&store));
        for when in 10..40 {
            assert!(texts.put(&name(when), &text(when)));
        }
        assert!(texts.put(&name(50), &text(50)));
        assert_eq!((texts.get(&name(10)), texts.get(&name(11))), (None, Some(text(11))));
        // Too large even if all else is forgotten: kept until the page is closed.
        let large = "x".repeat(31 * length);
        assert!(!texts.put(&name(60), &large));
        assert_eq!(texts.get(&name(60)), Some(large));
        assert_eq!(store.0.borrow().len(), 10);
        assert_eq!(texts.get(&name(50)), Some(text(50)), "the newest are still there");
        texts.remove(&name(60));
        assert_eq!(texts.get(&name(60)), None);
    }

    #[test]
    fn marks_make_no_room_for_what_is_kept_beside_them_or_for_the_greeting() {
        let store = Bag::new(2 * text(10).len() + 3);
        let mut texts = Texts::new(Some(&store));
        assert!(texts.put(&name(1), &text(10)) && texts.put(&name(2), &text(20)));
        for small in [play_of(&name(1)), play_of(&name(2)), WELCOMED.to_owned()] {
            assert!(!texts.put(&small, "time 1000"));
            assert_eq!(texts.get(&small).as_deref(), Some("time 1000"), "for as long as the page is open");
        }
        assert_eq!((&store).names(), [name(1), name(2)]);
    }

    #[test]
    fn without_a_store_everything_is_kept_with_the_page() {
        let mut texts = Texts::<&Bag>::new(None);
        assert!(!texts.put("a", "1") && !texts.put("a", "2"));
        assert_eq!(texts.get("a").as_deref(), Some("2"));
        texts.remove("a");
        assert_eq!(texts.get("a"), None);
    }
}
