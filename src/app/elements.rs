//! The elements of `index.html` that the page's program works with, each by its id and with its type.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, Element, HtmlAnchorElement, HtmlButtonElement, HtmlCanvasElement, HtmlDialogElement, HtmlElement,
    HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement,
};

/// The element with an id. Not inlined, as it would be dozens of times.
#[inline(never)]
fn find<T: JsCast>(document: &Document, id: &str) -> Result<T, JsValue> {
    let element = document.get_element_by_id(id).ok_or_else(|| JsValue::from(format!("#{id} is missing")))?;
    element.dyn_into().map_err(|_| JsValue::from(format!("#{id} is of another kind")))
}

macro_rules! elements {
    ($($field:ident: $kind:ty = $id:literal,)+) => {
        pub(super) struct Elements {
            $(pub(super) $field: $kind,)+
        }

        impl Elements {
            /// Finds all of them.
            pub(super) fn find(document: &Document) -> Result<Elements, JsValue> {
                Ok(Elements { $($field: find(document, $id)?,)+ })
            }
        }
    };
}

elements! {
    title: HtmlElement = "title",
    frame: HtmlElement = "frame",
    board: HtmlCanvasElement = "board",
    watch_mode: HtmlInputElement = "watch-mode",
    marks_mode: HtmlInputElement = "marks-mode",
    smaller: HtmlButtonElement = "smaller",
    whole: HtmlButtonElement = "whole",
    larger: HtmlButtonElement = "larger",
    open_keys: HtmlButtonElement = "open-keys",
    keys: HtmlDialogElement = "keys",
    close_keys: HtmlButtonElement = "close-keys",
    announce: HtmlElement = "announce",
    marks_tools: HtmlElement = "marks-tools",
    tool_circle: HtmlInputElement = "tool-circle",
    tool_wipe: HtmlInputElement = "tool-wipe",
    undo: HtmlButtonElement = "undo",
    redo: HtmlButtonElement = "redo",
    hint: HtmlButtonElement = "hint",
    check: HtmlButtonElement = "check",
    watch_on: HtmlButtonElement = "watch-on",
    clear: HtmlButtonElement = "clear",
    transport: HtmlElement = "transport",
    track: HtmlElement = "track",
    settings: HtmlElement = "settings",
    graph: HtmlCanvasElement = "graph",
    inspector: HtmlElement = "inspector",
    line: HtmlSelectElement = "line",
    line_sentence: HtmlElement = "line-sentence",
    strips_frame: HtmlElement = "strips-frame",
    strips: HtmlCanvasElement = "strips",
    follow: HtmlInputElement = "follow",
    words: HtmlElement = "words",
    rows_in_words: HtmlElement = "rows-in-words",
    stage: HtmlElement = "stage",
    side: HtmlElement = "side",
    sentence: HtmlElement = "sentence",
    figures: HtmlElement = "figures",
    to_start: HtmlButtonElement = "to-start",
    previous_pass: HtmlButtonElement = "previous-pass",
    back: HtmlButtonElement = "back",
    play: HtmlButtonElement = "play",
    step: HtmlButtonElement = "step",
    next_pass: HtmlButtonElement = "next-pass",
    to_end: HtmlButtonElement = "to-end",
    scrubber: HtmlInputElement = "scrubber",
    ticks: HtmlElement = "ticks",
    speed: HtmlSelectElement = "speed",
    skip: HtmlInputElement = "skip",
    likely: HtmlInputElement = "likely",
    verdict: HtmlElement = "verdict",
    search: HtmlElement = "search",
    work: HtmlElement = "work",
    stop: HtmlButtonElement = "stop",
    solutions: HtmlElement = "solutions",
    solution: HtmlElement = "solution",
    previous_solution: HtmlButtonElement = "previous-solution",
    next_solution: HtmlButtonElement = "next-solution",
    method: HtmlSelectElement = "method",
    method_note: HtmlElement = "method-note",
    formulas: HtmlElement = "formulas",
    order_size: HtmlElement = "order-size",
    positions_size: HtmlElement = "positions-size",
    conflicts: HtmlElement = "conflicts",
    save_order: HtmlButtonElement = "save-order",
    save_positions: HtmlButtonElement = "save-positions",
    message: HtmlElement = "message",
    message_link: HtmlAnchorElement = "message-link",
    message_text: HtmlElement = "message-text",
    message_note: HtmlElement = "message-note",
    copy: HtmlButtonElement = "copy",
    notice: HtmlElement = "notice",
    notice_text: HtmlElement = "notice-text",
    copy_details: HtmlButtonElement = "copy-details",
    close_notice: HtmlButtonElement = "close-notice",
    puzzle: HtmlTextAreaElement = "puzzle",
    fault: HtmlElement = "fault",
    read_as: HtmlElement = "read-as",
    solve: HtmlButtonElement = "solve",
    open_file: HtmlButtonElement = "open-file",
    file: HtmlInputElement = "file",
    which_field: HtmlElement = "which-field",
    which: HtmlSelectElement = "which",
    format: HtmlSelectElement = "format",
    gallery: HtmlElement = "gallery",
    share_note: HtmlElement = "share-note",
    copy_link: HtmlButtonElement = "copy-link",
    save_as: HtmlSelectElement = "save-as",
    save_text: HtmlButtonElement = "save-text",
    save_note: HtmlElement = "save-note",
    picture_kind: HtmlSelectElement = "picture-kind",
    picture_size_field: HtmlElement = "picture-size-field",
    picture_size: HtmlSelectElement = "picture-size",
    picture_speed_field: HtmlElement = "picture-speed-field",
    picture_speed: HtmlSelectElement = "picture-speed",
    picture_state_field: HtmlElement = "picture-state-field",
    picture_state: HtmlSelectElement = "picture-state",
    save_picture: HtmlButtonElement = "save-picture",
    picture_note: HtmlElement = "picture-note",
    stop_drawing: HtmlButtonElement = "stop-drawing",
    copy_picture: HtmlButtonElement = "copy-picture",
    copy_text: HtmlButtonElement = "copy-text",
    print: HtmlButtonElement = "print",
    sheet: HtmlElement = "sheet",
}

/// Adds a choice to a list of them.
pub(super) fn add_option(
    document: &Document,
    list: &HtmlSelectElement,
    value: &str,
    text: &str,
) -> Result<(), JsValue> {
    let option = document.create_element("option")?;
    option.set_text_content(Some(text));
    option.set_attribute("value", value)?;
    list.append_child(&option)?;
    Ok(())
}

/// Gives an element a text, if it has another. A live region reads out whatever is put into it, also the same again.
pub(super) fn set_text(element: &Element, text: &str) {
    if element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// Gives an element an attribute, if it has another. None of the names used is one that a browser refuses.
pub(super) fn set_attribute(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        let _ = element.set_attribute(name, value);
    }
}

/// Switches a button on or off. If the one switched off has the focus, `instead` gets it, so that it is not lost.
pub(super) fn set_enabled(button: &HtmlButtonElement, enabled: bool, instead: &HtmlButtonElement) {
    if button.disabled() != enabled {
        return;
    }
    let focused = button.owner_document().and_then(|document| document.active_element());
    let had_focus = focused.is_some_and(|element| element.is_same_node(Some(button)));
    button.set_disabled(!enabled);
    if had_focus && !enabled {
        instead.set_disabled(false);
        let _ = instead.focus();
    }
}
