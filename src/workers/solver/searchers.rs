//! The further workers of a long search. They are workers of this worker, so they end when it does.

use super::Solver;
use super::search::Search;
use crate::workers::searcher::{News, Searcher};
use nonoscope_core::sat::Team;
use nonoscope_kit::worker::channel::{Channel, Heard};
use nonoscope_kit::worker::page::Page;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

/// How many cores there are for a search: as many as a team has searchers, or one.
pub(crate) fn cores() -> usize {
    let scope = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>();
    let cores = scope.map_or(1.0, |scope| scope.navigator().hardware_concurrency());
    if cores >= Team::SEARCHERS as f64 { Team::SEARCHERS } else { 1 }
}

/// The search, if there is one, and its workers.
#[derive(Clone, Default)]
pub(crate) struct Searchers(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    search: Option<(Page<Solver>, Search)>,
    /// Those who have the places from 1 on.
    others: Vec<Channel<Searcher>>,
    /// Continues ahead of the others, in a task of its own.
    goes_ahead: Option<Closure<dyn FnMut()>>,
    /// Whether that task waits.
    is_put_off: bool,
}

impl Searchers {
    /// Begins a search.
    pub(crate) fn begin(&self, page: &Page<Solver>, search: Search) {
        self.end();
        for place in 1..Team::SEARCHERS {
            let team = self.clone();
            match Channel::open(move |heard| team.hear(place, heard)) {
                Ok(other) => self.0.borrow_mut().others.push(other),
                Err(_) => {
                    self.end();
                    search.alone(page);
                    return;
                }
            }
        }
        self.go_on(page.clone(), search);
    }

    /// Carries out orders until other workers have to report.
    fn go_on(&self, page: Page<Solver>, mut search: Search) {
        loop {
            for (place, order) in search.orders() {
                if let Some(other) = self.0.borrow().others.get(place - 1) {
                    other.send(order);
                }
            }
            if !search.is_awaited() {
                break;
            }
            match search.work(&page) {
                Some(next) => search = next,
                None => return self.end(),
            }
        }
        if search.may_go_ahead() {
            self.go_ahead_later();
        }
        self.0.borrow_mut().search = Some((page, search));
    }

    /// Handles news from another worker. If one is lost, the search goes on without them.
    fn hear(&self, place: usize, heard: Heard<News>) {
        let Some((page, search)) = self.0.borrow_mut().search.take() else { return };
        let next = match heard {
            Heard::News(News::Reported(report)) => search.hear(&page, place, report),
            Heard::News(News::NoMemory) | Heard::Died(_) => {
                self.end();
                search.alone(&page)
            }
        };
        match next {
            Some(search) => self.go_on(page, search),
            None => self.end(),
        }
    }

    fn go_ahead_later(&self) {
        let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
        let team = self.clone();
        let state = &mut *self.0.borrow_mut();
        if std::mem::replace(&mut state.is_put_off, true) {
            return;
        }
        let goes_ahead = state.goes_ahead.get_or_insert_with(|| Closure::new(move || team.go_ahead()));
        let _ = scope.set_timeout_with_callback(goes_ahead.as_ref().unchecked_ref());
    }

    fn go_ahead(&self) {
        self.0.borrow_mut().is_put_off = false;
        let Some((page, search)) = self.0.borrow_mut().search.take() else { return };
        let next = if search.may_go_ahead() { search.work(&page) } else { Some(search) };
        match next {
            Some(search) => self.go_on(page, search),
            None => self.end(),
        }
    }

    /// Ends the search and the others.
    fn end(&self) {
        self.0.borrow_mut().search = None;
        self.0.borrow_mut().others.drain(..).for_each(Channel::end);
    }
}
