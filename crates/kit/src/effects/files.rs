//! Saving files, and the file dialogue.

use crate::dom::found;
use crate::file::File;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, Document, HtmlAnchorElement, HtmlInputElement, Url};

/// Bytes as a browser object, with their media type.
pub fn blob(bytes: &[u8], media: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(media);
    Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(bytes)), &options)
}

/// Saves a file.
pub fn save_file(document: &Document, file: &File) {
    // If the browser cannot make a file of it, there is nothing to save.
    let _ = try_save(document, file);
}

fn try_save(document: &Document, file: &File) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(&blob(&file.bytes, &file.media)?)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(&file.name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Opens the file dialogue.
pub fn pick_file(document: &Document) {
    if let Some(input) = found::<HtmlInputElement>(document, "file") {
        // Allows choosing the same file again after it has changed.
        input.set_value("");
        input.click();
    }
}
