//! The board's colours and type, taken from the style sheet, which has others for the dark.

use crate::picture::Colour;
use wasm_bindgen::JsValue;
use web_sys::Window;

#[derive(Clone)]
pub(super) struct Theme {
    /// In the order of [`Colour::ALL`].
    colours: Vec<String>,
    pub(super) type_face: String,
}

impl Theme {
    /// The colours in force now.
    pub(super) fn read(window: &Window) -> Result<Theme, JsValue> {
        let root = window.document().and_then(|document| document.document_element()).ok_or("no document")?;
        let style = window.get_computed_style(&root)?.ok_or("no style")?;
        let value = |name: &str| Ok::<String, JsValue>(style.get_property_value(name)?.trim().to_owned());
        let colours = Colour::ALL.into_iter().map(|colour| value(&format!("--{}", colour.name())));
        Ok(Theme { colours: colours.collect::<Result<_, _>>()?, type_face: value("--sans")? })
    }

    /// A colour as the browser writes it.
    pub(super) fn colour(&self, colour: Colour) -> &str {
        // They are declared in that order.
        self.colours.get(colour as usize).map_or("", String::as_str)
    }
}
