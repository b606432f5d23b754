//! Starting a page: its parts find their elements, and its model begins.

use crate::dom::let_work;
use crate::effects::address::address;
use crate::knowing::Knowing;
use crate::language::{put_into_words, speak_loaded};
use crate::model::address::Address;
use crate::model::display::{Display, DisplayMsg};
use crate::panic::has_panicked;
use crate::part::Part;
use crate::parts::screen;
use crate::runtime::{Page, Runtime};
use crate::sender::Sender;
use crate::world::World;
use wasm_bindgen::JsValue;
use web_sys::{Document, Window};

/// All parts of a page, in the order in which they are shown; or what the browser refuses.
pub type Parts<K> = Result<Vec<Box<dyn Part<K>>>, JsValue>;

/// Starts a page that is made of these: a message about its display, its model (from its display, its address, and the browser's name for itself), its
/// parts, and what carries out effects.
///
/// # Errors
/// If the page lacks an element, or the browser lacks a feature.
pub fn start<K: Knowing + 'static, W: World<K::Effect> + 'static>(
    display: fn(DisplayMsg) -> K::Msg,
    model: fn(Display, Address, String) -> K,
    parts: fn(&Document, &Sender<K::Msg>) -> Parts<K>,
    world: fn(&Window, &Document, &Sender<K::Msg>) -> W,
) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let document = window.document().ok_or("no document")?;
    speak_loaded();
    put_into_words(&document);
    let_work(&document);
    let runtime = Runtime::new(has_panicked);
    let sender = runtime.sender();
    let display = screen::watch(&window, &document, &sender, display)?;
    let browser = window.navigator().user_agent().unwrap_or_default();
    let model = model(display, address(&window), browser);
    let parts = parts(&document, &sender)?;
    let world = Box::new(world(&window, &document, &sender));
    runtime.start(Page { model, parts, world });
    Ok(())
}

/// Starts a program beside that of a page, for some dialogues: its parts find their elements, and it waits until the page asks for something.
///
/// # Errors
/// If the page lacks an element, or the browser lacks a feature.
pub fn start_beside<K: Knowing + Default + 'static, W: World<K::Effect> + 'static>(
    parts: fn(&Document, &Sender<K::Msg>) -> Parts<K>,
    world: fn(&Window, &Document, &Sender<K::Msg>) -> W,
) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or("no window")?;
    let document = window.document().ok_or("no document")?;
    speak_loaded();
    let runtime = Runtime::new(has_panicked);
    let sender = runtime.sender();
    let parts = parts(&document, &sender)?;
    let world = Box::new(world(&window, &document, &sender));
    runtime.start(Page { model: K::default(), parts, world });
    Ok(())
}
