//! Giving files to the person.

use super::controller::App;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// Bytes as the browser holds them, with what it calls such a file.
pub(super) fn blob(bytes: &[u8], media: &str) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(media);
    Blob::new_with_u8_array_sequence_and_options(&Array::of1(&Uint8Array::from(bytes)), &options)
}

impl App {
    /// Gives something to the person as a file.
    pub(super) fn save(&self, name: &str, bytes: &[u8], media: &str) {
        // Where the browser makes no file of it, there is none to save.
        let _ = self.try_save(name, bytes, media);
    }

    fn try_save(&self, name: &str, bytes: &[u8], media: &str) -> Result<(), JsValue> {
        let address = Url::create_object_url_with_blob(&blob(bytes, media)?)?;
        let document = self.window.document().ok_or("no document")?;
        let link: HtmlAnchorElement = document.create_element("a")?.dyn_into()?;
        link.set_href(&address);
        link.set_download(name);
        link.click();
        Url::revoke_object_url(&address)
    }
}
