//! What the script of the element calls: on the page a board, in its worker the answers of the solver. [`Exhibit`] says what each
//! does.

#![allow(unreachable_pub, reason = "JavaScript reaches it")]

use crate::Kind;
use nonoscope_board::{self as exhibit, Exhibit};
use wasm_bindgen::prelude::*;
use web_sys::{HtmlCanvasElement, KeyboardEvent, PointerEvent, WheelEvent};

/// See [`exhibit::open`].
#[wasm_bindgen]
pub fn open(text: &str) -> Option<Vec<u8>> {
    exhibit::open::<Kind>(text)
}

/// See [`exhibit::open_reading`].
#[wasm_bindgen]
pub fn open_reading(bytes: &[u8]) -> Option<Vec<u8>> {
    exhibit::open_reading::<Kind>(bytes)
}

/// See [`exhibit::hint`].
#[wasm_bindgen]
pub fn hint(asked: &[u8]) -> Option<Vec<u8>> {
    exhibit::hint::<Kind>(asked)
}

/// See [`Exhibit`].
#[wasm_bindgen]
pub struct Board(Exhibit<Kind>);

#[wasm_bindgen]
impl Board {
    #[wasm_bindgen(constructor)]
    pub fn new(canvas: HtmlCanvasElement) -> Result<Board, JsValue> {
        Ok(Board(Exhibit::new(canvas)?))
    }

    pub fn tones() -> Vec<String> {
        Exhibit::<Kind>::tones()
    }

    pub fn speak(&mut self, words: Option<Vec<u8>>) {
        self.0.speak(words);
    }

    pub fn language(&self) -> Vec<String> {
        self.0.language()
    }

    pub fn open(&mut self, opened: &[u8]) -> bool {
        self.0.open(opened)
    }

    pub fn fit(&mut self, width: f64, height: f64, density: f64) {
        self.0.fit(width, height, density);
    }

    pub fn dress(&mut self, tones: Vec<String>, type_face: String) {
        self.0.dress(tones, type_face);
    }

    pub fn suit(&mut self, is_still: bool, is_touched: bool) {
        self.0.suit(is_still, is_touched);
    }

    pub fn show(&mut self) -> bool {
        self.0.show()
    }

    pub fn pointer(&mut self, event: &PointerEvent) -> Option<bool> {
        self.0.pointer(event)
    }

    pub fn long_press(&mut self) {
        self.0.long_press();
    }

    pub fn wheel(&mut self, event: &WheelEvent) -> bool {
        self.0.wheel(event)
    }

    pub fn key(&mut self, event: &KeyboardEvent, is_on_board: bool, is_choice: bool) -> bool {
        self.0.key(event, is_on_board, is_choice)
    }

    pub fn frame(&mut self, now: f64) {
        self.0.frame(now);
    }

    pub fn wants_frame(&mut self) -> bool {
        self.0.wants_frame()
    }

    pub fn set_speed(&mut self, name: &str) {
        self.0.set_speed(name);
    }

    pub fn step(&mut self) {
        self.0.step();
    }

    pub fn back(&mut self) {
        self.0.back();
    }

    pub fn go_to(&mut self, position: usize) {
        self.0.go_to(position);
    }

    pub fn play_or_pause(&mut self) {
        self.0.play_or_pause();
    }

    pub fn set_marking(&mut self, marking: bool) {
        self.0.set_marking(marking);
    }

    pub fn undo(&mut self) {
        self.0.undo();
    }

    pub fn redo(&mut self) {
        self.0.redo();
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn check(&mut self) {
        self.0.check();
    }

    pub fn set_controls(&mut self, controls: bool) {
        self.0.set_controls(controls);
    }

    pub fn hint(&mut self) {
        self.0.hint();
    }

    pub fn asks(&mut self) -> Option<Vec<u8>> {
        self.0.asks()
    }

    pub fn hear_hint(&mut self, found: &[u8]) {
        self.0.hear_hint(found);
    }

    pub fn choose(&mut self, tool: i8) {
        self.0.choose(tool);
    }

    pub fn tool(&self) -> i8 {
        self.0.tool()
    }

    pub fn tool_names(&self, tool: i8) -> Vec<String> {
        self.0.tool_names(tool)
    }

    pub fn controls(&self) -> Vec<String> {
        self.0.controls()
    }

    pub fn ink(&self, ink: usize) -> Option<Vec<String>> {
        self.0.ink(ink)
    }

    pub fn sentence(&self) -> String {
        self.0.sentence()
    }

    pub fn technique(&self) -> Option<String> {
        self.0.technique()
    }

    pub fn figures(&self) -> String {
        self.0.figures()
    }

    pub fn label(&self) -> String {
        self.0.label()
    }

    pub fn frame_label(&self) -> String {
        self.0.frame_label()
    }

    pub fn announced(&self) -> String {
        self.0.announced()
    }

    pub fn position(&self) -> usize {
        self.0.position()
    }

    pub fn steps(&self) -> usize {
        self.0.steps()
    }

    pub fn is_playing(&self) -> bool {
        self.0.is_playing()
    }

    pub fn is_finished(&self) -> bool {
        self.0.is_finished()
    }

    pub fn is_won(&self) -> bool {
        self.0.is_won()
    }

    pub fn can_undo(&self) -> bool {
        self.0.can_undo()
    }

    pub fn can_redo(&self) -> bool {
        self.0.can_redo()
    }

    pub fn has_marks(&self) -> bool {
        self.0.has_marks()
    }

    pub fn is_magnified(&self) -> bool {
        self.0.is_magnified()
    }

    pub fn size(&self) -> Vec<usize> {
        self.0.size()
    }

    pub fn title(&self) -> Option<String> {
        self.0.title()
    }

    pub fn verdict(&self) -> Vec<String> {
        self.0.verdict()
    }

    pub fn cells(&self) -> Vec<i8> {
        self.0.cells()
    }
}
