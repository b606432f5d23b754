//! The dialogue for pictures, whose program is loaded when it is first opened.

use nonoscope_kit::effects::files::blob;
use wasm_bindgen::prelude::*;
use web_sys::Blob;

#[wasm_bindgen(raw_module = "./trusted.js")]
extern "C" {
    #[wasm_bindgen(js_name = openLightbox)]
    fn open_lightbox(picture: Option<Blob>);
}

/// Opens it, with the bytes of a picture if there are any.
pub(super) fn open(picture: Option<&[u8]>) {
    // The browser looks at the bytes, not at the type.
    open_lightbox(picture.and_then(|bytes| blob(bytes, "image/png").ok()));
}
