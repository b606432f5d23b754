//! The board's colours and type, taken from the style sheet, so that there is one place for both.

use wasm_bindgen::JsValue;
use web_sys::Window;

#[derive(Clone)]
pub(super) struct Theme {
    pub(super) paper: String,
    pub(super) ink: String,
    pub(super) faint: String,
    pub(super) dimmed: String,
    pub(super) pointed: String,
    pub(super) thin_rule: String,
    pub(super) thick_rule: String,
    pub(super) lit: String,
    pub(super) fresh: String,
    pub(super) supposed: String,
    pub(super) differs: String,
    pub(super) wrong: String,
    pub(super) type_face: String,
}

impl Theme {
    /// The colours in force now.
    pub(super) fn read(window: &Window) -> Result<Theme, JsValue> {
        let root = window.document().and_then(|document| document.document_element()).ok_or("no document")?;
        let style = window.get_computed_style(&root)?.ok_or("no style")?;
        let value = |name| Ok::<String, JsValue>(style.get_property_value(name)?.trim().to_owned());
        Ok(Theme {
            paper: value("--paper")?,
            ink: value("--ink")?,
            faint: value("--faint")?,
            dimmed: value("--dimmed")?,
            pointed: value("--pointed")?,
            thin_rule: value("--thin-rule")?,
            thick_rule: value("--thick-rule")?,
            lit: value("--lit")?,
            fresh: value("--fresh")?,
            supposed: value("--supposed")?,
            differs: value("--differs")?,
            wrong: value("--wrong")?,
            type_face: value("--sans")?,
        })
    }
}
