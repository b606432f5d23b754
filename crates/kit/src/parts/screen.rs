//! The screen: how much room the board has, its colours, and whether motion is reduced.

use crate::dom::{find, on, on_send};
use crate::model::display::{Display, DisplayMsg, Room, Theme};
use crate::model::drawer::Drawers;
use crate::sender::Sender;
use nonoscope_picture::Tone;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Event, HtmlElement, ResizeObserver, Window};

/// Reads the current state of the screen, and listens to changes, each of which becomes a message.
///
/// # Errors
/// If the browser refuses to make an element or to draw.
pub fn watch<M: 'static>(
    window: &Window,
    document: &Document,
    sender: &Sender<M>,
    msg: fn(DisplayMsg) -> M,
) -> Result<Display, JsValue> {
    let frame: HtmlElement = find(document, "frame");
    let measure = {
        let (window, frame) = (window.clone(), frame.clone());
        move || {
            let (room, is_bounded, has_drawers) = measure(&window, &frame);
            msg(DisplayMsg::Resized { room, is_bounded, has_drawers })
        }
    };
    let measured = measure.clone();
    on_send(sender, window, "resize", move || Some(measured()));
    // The board grows and shrinks with its frame, and the frame with its board. Doing so inside a resize observer would make the browser report a
    // loop, so it waits for the next frame.
    let telling = sender.clone();
    let waits = Rc::new(Cell::new(false));
    let is_told = Rc::clone(&waits);
    let tell = Closure::<dyn FnMut()>::new(move || {
        is_told.set(false);
        telling.send(measure());
    });
    let asking = window.clone();
    let on_resize = Closure::<dyn FnMut()>::new(move || {
        if !waits.get() {
            waits.set(asking.request_animation_frame(tell.as_ref().unchecked_ref()).is_ok());
        }
    });
    ResizeObserver::new(on_resize.as_ref().unchecked_ref())?.observe(&frame);
    on_resize.forget();
    let read_theme = {
        let window = window.clone();
        move || Some(msg(DisplayMsg::Theme(Rc::new(theme(&window).ok()?))))
    };
    on_send(sender, window, LOOK, read_theme.clone());
    if let Some(dark) = window.match_media(DARK)? {
        on_send(sender, &dark, "change", read_theme);
    }
    let still = window.match_media("(prefers-reduced-motion: reduce)")?;
    let is_still = still.as_ref().is_some_and(web_sys::MediaQueryList::matches);
    if let Some(still) = still {
        let (now, sender) = (still.clone(), sender.clone());
        on(&still, "change", move |_: &Event| sender.send(msg(DisplayMsg::Still(now.matches()))));
    }
    let is_touched = window.match_media("(pointer: coarse)")?.is_some_and(|coarse| coarse.matches());
    let (room, is_bounded, exist) = self::measure(window, &frame);
    let drawers = Drawers { exist, open: None };
    Ok(Display { room, is_bounded, drawers, is_still, is_touched, theme: Rc::new(theme(window)?), changes: 0 })
}

/// What the window hears when a person has chosen another look.
const LOOK: &str = "look";

const DARK: &str = "(prefers-color-scheme: dark)";

/// Tells the screen that a person has chosen another look.
pub fn announce_look() {
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new(LOOK)) {
        // Events of the page's own are never refused.
        let _ = window.dispatch_event(&event);
    }
}

/// The current tones.
fn theme(window: &Window) -> Result<Theme, JsValue> {
    let root = window.document().and_then(|document| document.document_element()).ok_or("no document")?;
    let style = window.get_computed_style(&root)?.ok_or("no style")?;
    let is_dark = match style.get_property_value("color-scheme")?.trim() {
        "dark" => true,
        "light" => false,
        _ => window.match_media(DARK)?.is_some_and(|dark| dark.matches()),
    };
    let value = |name: &str| Ok::<String, JsValue>(of_scheme(style.get_property_value(name)?.trim(), is_dark));
    let names = Tone::ALL.into_iter().map(Tone::name).chain(["progress"]);
    let tones = names.map(|name| value(&format!("--{name}")));
    Ok(Theme::new(tones.collect::<Result<_, _>>()?, value("--sans")?))
}

/// A value for light and dark, as the style sheet writes it, is the one or the other.
fn of_scheme(value: &str, is_dark: bool) -> String {
    let both = value.strip_prefix("light-dark(").and_then(|rest| rest.strip_suffix(')')?.split_once(','));
    both.map_or(value, |(light, dark)| if is_dark { dark } else { light }).trim().to_owned()
}

/// How much room the board has, whether the style sheet gives its height, as `--bounded` says, and whether the page has drawers,
/// as `--drawers` says. If the height is not given, the board is at most as high as the window.
fn measure(window: &Window, frame: &HtmlElement) -> (Room, bool, bool) {
    let style = window.get_computed_style(frame).ok().flatten();
    let is_set = |name: &str| {
        let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
        value.is_some_and(|value| value.trim() == "1")
    };
    let is_bounded = is_set("--bounded");
    let window_height = window.inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(800.0);
    let room = Room {
        width: f64::from(frame.client_width()),
        height: if is_bounded { f64::from(frame.client_height()) } else { (window_height - 100.0).max(200.0) },
        density: window.device_pixel_ratio().max(0.5),
    };
    (room, is_bounded, is_set("--drawers"))
}
