//! What can happen on the page, and what is done then.

use super::controller::{App, Handle};
use super::elements::Elements;
use crate::player::Player;
use crate::sat::Encoding;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{
    Document, Element, Event, EventTarget, FileReader, HtmlInputElement, KeyboardEvent, PointerEvent, ResizeObserver,
};

/// Calls `action` whenever an event comes, and shows what has changed.
fn on<E: JsCast + 'static>(
    handle: &Handle,
    target: &EventTarget,
    event: &str,
    action: impl Fn(&mut App, &E) + 'static,
) -> Result<(), JsValue> {
    on_quietly(handle, target, event, move |app, event| {
        action(app, event);
        true
    })
}

/// Calls `action` whenever an event comes; only if it says so, what has changed is shown.
fn on_quietly<E: JsCast + 'static>(
    handle: &Handle,
    target: &EventTarget,
    event: &str,
    action: impl Fn(&mut App, &E) -> bool + 'static,
) -> Result<(), JsValue> {
    let handle = handle.clone();
    let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        if let Some(event) = event.dyn_ref::<E>() {
            handle.act_if(|app| action(app, event));
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
    let clicks: [(&EventTarget, Action); 35] = [
        (&elements.to_start, |app| app.go(|_| 0)),
        (&elements.previous_pass, |app| app.go(Player::pass_start)),
        (&elements.back, |app| app.nudge(Player::back)),
        (&elements.play, App::play_or_pause),
        (&elements.step, |app| app.nudge(Player::step)),
        (&elements.next_pass, App::play_pass),
        (&elements.to_end, |app| app.go(Player::len)),
        (&elements.copy, |app| app.copy_message()),
        (&elements.solve, App::solve_typed),
        (&elements.stop, App::stop),
        (&elements.previous_solution, App::previous_solution),
        (&elements.next_solution, App::next_solution),
        (&elements.save_order, |app| app.save_formula(Encoding::Order)),
        (&elements.save_positions, |app| app.save_formula(Encoding::Positions)),
        (&elements.open_file, App::choose_file),
        (&elements.copy_link, App::copy_link),
        (&elements.save_text, App::save_puzzle),
        (&elements.save_picture, App::save_picture),
        (&elements.copy_picture, App::copy_picture),
        (&elements.copy_text, App::copy_text),
        (&elements.stop_drawing, App::stop_drawing),
        (&elements.print, App::print),
        (&elements.copy_details, |app| app.copy_details()),
        (&elements.close_notice, App::close_notice),
        (&elements.undo, App::undo),
        (&elements.redo, App::redo),
        (&elements.hint, App::hint),
        (&elements.check, App::check_marks),
        (&elements.clear, App::clear_marks),
        (&elements.watch_on, App::watch_from_here),
        (&elements.larger, App::larger),
        (&elements.smaller, App::smaller),
        (&elements.whole, App::whole),
        (&elements.open_keys, App::open_keys),
        (&elements.close_keys, |app| app.elements.keys.close()),
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
    for mode in [&elements.watch_mode, &elements.marks_mode] {
        on(handle, mode, "change", |app, _: &Event| app.mode_changed())?;
    }
    let board = &elements.board;
    on_quietly(handle, board, "pointerdown", App::pointer_down)?;
    on_quietly(handle, board, "pointermove", App::pointer_moved)?;
    on_quietly(handle, board, "pointerup", App::pointer_up)?;
    on_quietly(handle, board, "pointercancel", App::pointer_cancelled)?;
    on_quietly(handle, board, "pointerleave", |app, _: &PointerEvent| app.pointer_left())?;
    on_quietly(handle, board, "wheel", App::wheel_turned)?;
    on_quietly(handle, board, "contextmenu", |app, event: &Event| {
        if app.player.as_ref().is_some_and(Player::is_marking) {
            event.prevent_default();
        }
        false
    })?;
    on(handle, &elements.line, "change", |app, _: &Event| app.line_listed())?;
    on(handle, &elements.follow, "change", |_, _: &Event| {})?;
    on(handle, &elements.words, "toggle", |_, _: &Event| {})?;
    on(handle, &elements.picture_kind, "change", |_, _: &Event| {})?;
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
            app.solve_typed();
        }
    })?;
    on(handle, document, "keydown", press)?;

    let window = web_sys::window().ok_or("no window")?;
    on_quietly(handle, &window, "pagehide", |app, _: &Event| {
        app.remember();
        false
    })?;
    on(handle, &window, "hashchange", |app, _: &Event| {
        app.follow_address();
    })?;
    on(handle, &window, "storage", App::kept_elsewhere)?;
    on(handle, &window, "beforeprint", |app, _: &Event| app.put_sheet())?;
    on(handle, &window, "afterprint", |app, _: &Event| app.take_sheet_away())?;
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
    Choice,
    Elsewhere,
}

impl Focus {
    fn of(target: &EventTarget) -> Focus {
        if let Some(input) = target.dyn_ref::<HtmlInputElement>() {
            return match input.type_().as_str() {
                "range" => Focus::Slider,
                "checkbox" => Focus::Pressable,
                "radio" => Focus::Choice,
                _ => Focus::Typing,
            };
        }
        match target.dyn_ref::<Element>().map(Element::tag_name).as_deref() {
            Some("TEXTAREA" | "SELECT") => Focus::Typing,
            Some("BUTTON" | "A" | "SUMMARY") => Focus::Pressable,
            _ => Focus::Elsewhere,
        }
    }
}

/// The keys that do something wherever the focus is, unless they mean something there.
fn press(app: &mut App, event: &KeyboardEvent) {
    if event.default_prevented() || app.elements.keys.open() {
        return;
    }
    let (key, shift) = (event.key(), event.shift_key());
    let focus = event.target().map_or(Focus::Elsewhere, |target| Focus::of(&target));
    if matches!(focus, Focus::Typing) {
        return;
    }
    if event.ctrl_key() || event.meta_key() {
        match (key.to_ascii_lowercase().as_str(), shift) {
            ("z", false) => app.undo(),
            ("z", true) | ("y", _) => app.redo(),
            _ => return,
        }
        event.prevent_default();
        return;
    }
    if event.alt_key() {
        return;
    }
    let on_board = event.target().is_some_and(|target| target == *app.elements.frame.as_ref());
    if on_board && app.board_key(&key, shift) {
        event.prevent_default();
        return;
    }
    let marking = app.player.as_ref().is_some_and(Player::is_marking);
    let once = !event.repeat();
    let mut taken = true;
    match key.as_str() {
        "+" | "=" => app.larger(),
        "-" | "−" => app.smaller(),
        "0" => app.whole(),
        "?" if once => app.open_keys(),
        "m" | "M" if once => {
            app.switch_mode();
            // So that the keys of the board mean something at once.
            let _ = app.elements.frame.focus();
        }
        "h" | "H" if marking && once => app.hint(),
        "k" | "K" if marking && once => app.check_marks(),
        _ => taken = false,
    }
    if !taken {
        let means_something_there = match focus {
            // The scrubber moves by itself, a step at a time.
            Focus::Slider => !shift && key != " ",
            // The space bar presses what has the focus.
            Focus::Pressable => key == " ",
            // Radio buttons change with the arrows.
            Focus::Choice => key == " " || key.starts_with("Arrow"),
            Focus::Typing | Focus::Elsewhere => false,
        };
        if means_something_there || marking || (key == " " && event.repeat()) {
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
    }
    event.prevent_default();
}

impl App {
    /// Opens the list of keys.
    fn open_keys(&mut self) {
        // A dialogue that is open already stays so.
        let _ = self.elements.keys.show_modal();
    }
}
