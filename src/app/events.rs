//! What can happen on the page, and what is done then.

use super::controller::{App, Arrival, Handle};
use super::elements::Elements;
use crate::player::Player;
use crate::sat::Encoding;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, Event, EventTarget, FileReader, HtmlInputElement, KeyboardEvent, ResizeObserver};

/// Calls `action` whenever an event comes.
fn on<E: JsCast + 'static>(
    handle: &Handle,
    target: &EventTarget,
    event: &str,
    action: impl Fn(&mut App, &E) + 'static,
) -> Result<(), JsValue> {
    let handle = handle.clone();
    let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if let Some(event) = event.dyn_ref::<E>() {
            handle.act(|app| action(app, event));
        }
    });
    target.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref())?;
    // It listens as long as the page is there.
    listener.forget();
    Ok(())
}

type Action = fn(&mut App);

/// Listens to all controls, to keys, and to changes of size and colour scheme.
pub(super) fn listen(
    handle: &Handle,
    elements: &Elements,
    file_reader: &FileReader,
    document: &Document,
) -> Result<(), JsValue> {
    let clicks: [(&EventTarget, Action); 18] = [
        (&elements.to_start, |app| app.go(|_| 0)),
        (&elements.previous_pass, |app| app.go(Player::pass_start)),
        (&elements.back, |app| app.nudge(Player::back)),
        (&elements.play, App::play_or_pause),
        (&elements.step, |app| app.nudge(Player::step)),
        (&elements.next_pass, App::play_pass),
        (&elements.to_end, |app| app.go(Player::len)),
        (&elements.copy, |app| app.copy_message()),
        (&elements.solve, |app| app.open_typed(Arrival::End)),
        (&elements.stop, App::stop),
        (&elements.previous_solution, App::previous_solution),
        (&elements.next_solution, App::next_solution),
        (&elements.save_order, |app| app.save_formula(Encoding::Order)),
        (&elements.save_positions, |app| app.save_formula(Encoding::Positions)),
        (&elements.open_file, App::choose_file),
        (&elements.copy_link, App::copy_link),
        (&elements.save_text, App::save_puzzle),
        (&elements.close_notice, App::close_notice),
    ];
    for (button, action) in clicks {
        on(handle, button, "click", move |app, _: &Event| action(app))?;
    }
    on(handle, &elements.scrubber, "input", |app, _: &Event| {
        let position = app.elements.scrubber.value().parse().unwrap_or(0);
        app.go(|_| position);
    })?;
    on(handle, &elements.speed, "change", |app, _: &Event| app.speed_changed())?;
    on(handle, &elements.skip, "change", |app, _: &Event| app.skip_changed())?;
    on(handle, &elements.method, "change", |app, _: &Event| app.method_changed())?;
    // What is shown depends on it, and is shown after every event.
    on(handle, &elements.likely, "change", |_, _: &Event| {})?;
    on(handle, &elements.gallery, "click", |app, event: &Event| {
        if let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            app.example_chosen(&target);
        }
    })?;
    on(handle, &elements.fault, "click", |app, event: &Event| {
        if let Some(target) = event.target().and_then(|target| target.dyn_into::<Element>().ok()) {
            app.go_to_fault(&target);
        }
    })?;
    on(handle, &elements.format, "change", |app, _: &Event| app.format_changed())?;
    on(handle, &elements.which, "change", |app, _: &Event| app.puzzle_chosen())?;
    on(handle, &elements.file, "change", |app, _: &Event| app.file_chosen())?;
    on(handle, file_reader, "load", |app, _: &Event| app.file_read())?;
    on(handle, file_reader, "error", |app, _: &Event| app.file_failed())?;
    on(handle, document, "dragover", App::dragged_over)?;
    on(handle, document, "dragleave", App::drag_left)?;
    on(handle, document, "drop", App::dropped)?;
    on(handle, document, "paste", App::pasted)?;
    on(handle, &elements.puzzle, "input", |app, _: &Event| app.typed())?;
    on(handle, &elements.puzzle, "keydown", |app, event: &KeyboardEvent| {
        if event.key() == "Enter" && (event.ctrl_key() || event.meta_key()) {
            app.open_typed(Arrival::End);
        }
    })?;
    on(handle, document, "keydown", press)?;

    let window = web_sys::window().ok_or("no window")?;
    on(handle, &window, "hashchange", |app, _: &Event| app.address_changed())?;
    on(handle, &window, "resize", |app, _: &Event| app.resized())?;
    if let Some(dark) = window.match_media("(prefers-color-scheme: dark)")? {
        on(handle, &dark, "change", |app, _: &Event| app.theme_changed())?;
    }
    let resized = handle.clone();
    let on_resize = Closure::<dyn FnMut()>::new(move || resized.act(App::resized));
    ResizeObserver::new(on_resize.as_ref().unchecked_ref())?.observe(&elements.frame);
    on_resize.forget();
    Ok(())
}

/// What has the focus, as far as keys are concerned.
enum Focus {
    Typing,
    Slider,
    Pressable,
    Elsewhere,
}

impl Focus {
    fn of(target: &EventTarget) -> Focus {
        if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
            return match input.type_().as_str() {
                "range" => Focus::Slider,
                "checkbox" => Focus::Pressable,
                _ => Focus::Typing,
            };
        }
        match target.dyn_ref::<Element>().map(Element::tag_name).as_deref() {
            Some("TEXTAREA" | "SELECT") => Focus::Typing,
            Some("BUTTON" | "A") => Focus::Pressable,
            _ => Focus::Elsewhere,
        }
    }
}

/// The keys that move through the trace, unless they mean something where the focus is.
fn press(app: &mut App, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented() {
        return;
    }
    let (key, shift) = (event.key(), event.shift_key());
    let focus = event.target().map_or(Focus::Elsewhere, |target| Focus::of(&target));
    let taken = match focus {
        Focus::Typing => true,
        // The scrubber moves by itself, a step at a time.
        Focus::Slider => !shift && key != " ",
        // The space bar presses what has the focus.
        Focus::Pressable => key == " ",
        Focus::Elsewhere => false,
    };
    if taken || (key == " " && event.repeat()) {
        return;
    }
    match (key.as_str(), shift) {
        ("ArrowRight", false) => app.nudge(Player::step),
        ("ArrowLeft", false) => app.nudge(Player::back),
        ("ArrowRight", true) => app.play_pass(),
        ("ArrowLeft", true) => app.go(Player::pass_start),
        ("Home", _) => app.go(|_| 0),
        ("End", _) => app.go(Player::len),
        (" ", _) => app.play_or_pause(),
        _ => return,
    }
    event.prevent_default();
}
