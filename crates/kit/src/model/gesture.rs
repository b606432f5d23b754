//! Gestures on the board: marking cells, choosing lines, zooming and moving. Two fingers never mark anything.
//!
//! It works on plain numbers and returns acts.

pub mod wheel;

use nonoscope_core::puzzle::{At, Cell, Line};
use nonoscope_picture::Under;
use nonoscope_play::Marks;

/// How long a finger must rest to circle a cell, in milliseconds.
pub const LONG_PRESS: u32 = 450;
/// How far a resting finger may tremble, in CSS pixels.
const TREMBLE: f64 = 8.0;
/// How far a mouse may move during a click, in CSS pixels.
const STILL: f64 = 3.0;
/// The zoom factor of one notch of the wheel.
const NOTCH: f64 = 1.25;
/// The zoom factor of a key or a button; its inverse makes everything smaller.
pub const BY_KEY: f64 = NOTCH * NOTCH;
/// Two fingers zoom once their distance has changed by more than this share.
const PINCHED: f64 = 0.06;

/// A pointer, at the time of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pointer {
    /// Its number, unique while it is down.
    pub id: i32,
    /// Whether it is the primary pointer of its kind: the mouse, or the first finger.
    pub is_primary: bool,
    /// Whether it is a finger, rather than a mouse or a pen.
    pub is_touch: bool,
    /// The button: 0 is the main one, a finger or a pen's tip; 1 is the middle one, 2 the right one.
    pub button: i16,
    pub shift: bool,
    /// Where it is on the canvas, in CSS pixels.
    pub place: Place,
    /// What lies under it.
    pub under: Under,
}

/// A place on the canvas, right and down, in CSS pixels.
pub type Place = (f64, f64);

/// The page's state, for gestures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Surroundings {
    /// Whether there is a puzzle.
    pub has_puzzle: bool,
    /// Whether a person is solving it.
    pub is_marking: bool,
    /// Whether the cell under the pointer is given, and so takes no marks. Used only when a pointer goes down.
    pub is_given: bool,
    /// The paint of a click.
    pub tool: Cell,
    /// Whether the board is larger than its place.
    pub is_magnified: bool,
    /// Whether the page is as high as the window, so that only parts of it scroll.
    pub is_bounded: bool,
    /// Whether pinches and the wheel leave the zoom as it is.
    pub locks_zoom: bool,
    /// Whether a click on a number of a clue crosses it off.
    pub crosses_off: bool,
}

/// Something to do. Marks change only while a person is solving.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Act {
    /// The canvas receives all events of this pointer, wherever it goes.
    Capture(i32),
    /// Begins a stroke. The marks refuse it on a given cell.
    BeginStroke {
        at: At,
        tool: Cell,
    },
    ExtendStroke(At),
    EndStroke,
    CancelStroke,
    /// Moves the keyboard's cursor to a cell, hidden.
    CursorTo(At),
    /// [`Gesture::pointed`] has changed.
    Point,
    /// Chooses a line to inspect.
    Choose(Line),
    /// Crosses off the number of a clue at a place, or no longer.
    CrossOff(Place),
    /// Asks why a cell has its value.
    Ask(At),
    /// Brings the inspector into view.
    RevealInspector,
    /// Scrolls the board to the right and down, by CSS pixels.
    Scroll(f64, f64),
    /// Zooms the board; what lies under the place stays there.
    Magnify {
        factor: f64,
        fixed: Place,
    },
    /// [`Gesture::long_press`] follows after [`LONG_PRESS`], unless the timer is disarmed or armed again.
    Arm,
    Disarm,
}

impl Act {
    /// Does it to marks, if it is about them. Returns whether it has ended a stroke that changed something.
    pub fn draw(self, marks: &mut Marks) -> bool {
        match self {
            Act::EndStroke => return marks.end(),
            Act::BeginStroke { at, tool } => {
                marks.begin(at, tool);
            }
            Act::ExtendStroke(at) => marks.extend(at),
            Act::CancelStroke => marks.cancel(),
            _ => {}
        }
        false
    }
}

/// The target of a hovering pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointed {
    /// The cell under it.
    pub at: Option<At>,
    /// The line whose clue is under it.
    pub line: Option<Line>,
}

/// The gesture in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct Gesture {
    /// The pointers that are down.
    down: Vec<Down>,
    doing: Doing,
    /// Where the first one went down.
    start: Place,
    /// Where the pointer of a stroke is now, and whether it is a finger.
    stroke_at: (Place, bool),
    pointed: Pointed,
    /// Whether a resting finger may still become a long press.
    armed: bool,
    /// Whether the main button's pointer that is down has not moved, and so asks about a cell or crosses off a number.
    is_click: bool,
    /// How much the distance of two fingers has changed since the last zoom. Cells are whole pixels, so small movements
    /// have to add up.
    pinched: f64,
    /// How many notches the wheel has turned since the last zoom.
    turned: f64,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Down {
    id: i32,
    place: Place,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Doing {
    #[default]
    Nothing,
    /// A stroke of marks.
    Marking,
    /// Moving the board.
    Moving,
    /// Two fingers.
    Pinching,
    /// A click on a clue, if the pointer also goes up there. A drag moves the board if that is magnified.
    Choosing,
}

impl Default for Gesture {
    fn default() -> Gesture {
        let (start, pointed) = ((0.0, 0.0), Pointed::default());
        let (armed, is_click) = (false, false);
        let (doing, stroke_at) = (Doing::Nothing, (start, false));
        Gesture { down: Vec::new(), doing, start, stroke_at, pointed, armed, is_click, pinched: 1.0, turned: 0.0 }
    }
}

impl Gesture {
    /// The target of a pointer.
    pub fn pointed(&self) -> Pointed {
        self.pointed
    }

    /// Where the first pointer went down, to find out what lies there after a long press.
    pub fn start(&self) -> Place {
        self.start
    }

    /// Where the pointer that makes a stroke is, if one does, and whether it is a finger.
    pub fn stroke_at(&self) -> Option<(Place, bool)> {
        (self.doing == Doing::Marking).then_some(self.stroke_at)
    }

    /// A pointer goes down on the board.
    pub fn down(&mut self, pointer: Pointer, page: Surroundings) -> Vec<Act> {
        let mut acts = Vec::new();
        let Pointer { id, place, under, .. } = pointer;
        if pointer.is_primary {
            // Pointers that were down before have gone up without an event.
            self.down.clear();
            acts.push(Act::EndStroke);
        }
        self.down.retain(|down| down.id != id);
        self.down.push(Down { id, place });
        acts.push(Act::Capture(id));
        if self.down.len() > 1 {
            self.disarm(&mut acts);
            acts.push(Act::CancelStroke);
            self.is_click = false;
            self.doing = Doing::Pinching;
            return acts;
        }
        self.start = place;
        self.stroke_at = (place, pointer.is_touch);
        self.is_click = pointer.button == 0;
        self.doing = match under {
            Under::Edge(_) => Doing::Choosing,
            Under::Cell(at) if page.is_marking && pointer.button != 1 => {
                let circles = pointer.button == 2 || pointer.shift;
                let tool = if circles { Cell::EMPTY } else { page.tool };
                acts.push(Act::CursorTo(at));
                if pointer.is_touch {
                    self.armed = true;
                    acts.push(Act::Arm);
                }
                acts.push(Act::BeginStroke { at, tool });
                if page.is_given { Doing::Nothing } else { Doing::Marking }
            }
            _ if page.is_magnified => Doing::Moving,
            _ => Doing::Nothing,
        };
        acts
    }

    /// A pointer moves over the board, down or not.
    pub fn moved(&mut self, pointer: Pointer, page: Surroundings) -> Vec<Act> {
        let mut acts = Vec::new();
        let (place, before) = (pointer.place, self.down.clone());
        if let Some(down) = self.down.iter_mut().find(|down| down.id == pointer.id) {
            down.place = place;
        }
        let moved = distance(place, self.start);
        self.is_click &= moved <= if pointer.is_touch { TREMBLE } else { STILL };
        if moved > TREMBLE {
            self.disarm(&mut acts);
        }
        let has_left = moved > if pointer.is_touch { TREMBLE } else { STILL };
        if self.doing == Doing::Choosing && has_left && page.is_magnified {
            self.doing = Doing::Moving;
        }
        match self.doing {
            Doing::Marking => {
                self.stroke_at = (place, pointer.is_touch);
                if let Under::Cell(at) = pointer.under {
                    acts.push(Act::ExtendStroke(at));
                    self.point(Pointed { at: Some(at), ..self.pointed }, &mut acts);
                }
            }
            Doing::Moving => {
                if let Some(Down { place: old, .. }) = before.first() {
                    acts.push(Act::Scroll(old.0 - place.0, old.1 - place.1));
                }
            }
            Doing::Pinching => self.pinch(&before, page, &mut acts),
            Doing::Nothing | Doing::Choosing => {
                let pointed = match pointer.under {
                    Under::Cell(at) => Pointed { at: Some(at), line: None },
                    Under::Edge(line) => Pointed { at: None, line: Some(line) },
                    Under::Nothing => Pointed::default(),
                };
                self.point(pointed, &mut acts);
            }
        }
        acts
    }

    /// A pointer goes up, wherever it is.
    pub fn up(&mut self, pointer: Pointer, page: Surroundings) -> Vec<Act> {
        let mut acts = Vec::new();
        self.disarm(&mut acts);
        let were_down = self.down.len();
        self.down.retain(|down| down.id != pointer.id);
        if self.down.len() == were_down {
            return acts;
        }
        match (self.doing, pointer.under) {
            (Doing::Marking, _) => acts.push(Act::EndStroke),
            (Doing::Choosing, Under::Edge(_)) if page.crosses_off => {
                acts.extend(self.is_click.then_some(Act::CrossOff(pointer.place)));
            }
            (Doing::Choosing, Under::Edge(line)) => {
                acts.push(Act::Choose(line));
                if page.is_bounded {
                    acts.push(Act::RevealInspector);
                }
            }
            (Doing::Nothing | Doing::Moving, Under::Cell(at)) if self.is_click && !page.is_marking => {
                acts.push(Act::Ask(at));
            }
            _ => {}
        }
        if self.down.is_empty() || self.doing != Doing::Pinching {
            self.doing = Doing::Nothing;
        }
        acts
    }

    /// The browser has taken over a pointer: nothing is marked.
    pub fn cancelled(&mut self, id: i32) -> Vec<Act> {
        let mut acts = Vec::new();
        self.disarm(&mut acts);
        self.down.retain(|down| down.id != id);
        if self.doing == Doing::Marking {
            acts.push(Act::CancelStroke);
        }
        self.doing = Doing::Nothing;
        acts
    }

    /// A pointer has left the board.
    pub fn left(&mut self) -> Vec<Act> {
        let mut acts = Vec::new();
        self.point(Pointed::default(), &mut acts);
        acts
    }

    /// The timer has run out: this is a long press. From here on, the finger marks cells as empty. `under` is the target at
    /// [`Gesture::start`] now.
    pub fn long_press(&mut self, under: Under) -> Vec<Act> {
        self.armed = false;
        match under {
            Under::Cell(at) if self.doing == Doing::Marking => {
                vec![Act::CancelStroke, Act::BeginStroke { at, tool: Cell::EMPTY }]
            }
            _ => Vec::new(),
        }
    }

    /// Two fingers move: the board follows both, as far as zooming is not locked.
    fn pinch(&mut self, before: &[Down], page: Surroundings, acts: &mut Vec<Act>) {
        let ([one, other], [old_one, old_other]) = (&self.down[..], before) else { return };
        let middle = |a: &Down, b: &Down| ((a.place.0 + b.place.0) / 2.0, (a.place.1 + b.place.1) / 2.0);
        let apart = |a: &Down, b: &Down| distance(a.place, b.place).max(1.0);
        let (now, then) = (middle(one, other), middle(old_one, old_other));
        acts.push(Act::Scroll(then.0 - now.0, then.1 - now.1));
        if page.locks_zoom {
            return;
        }
        self.pinched *= apart(one, other) / apart(old_one, old_other);
        if (self.pinched - 1.0).abs() > PINCHED && page.has_puzzle {
            acts.push(Act::Magnify { factor: self.pinched, fixed: now });
            self.pinched = 1.0;
        }
    }

    fn point(&mut self, pointed: Pointed, acts: &mut Vec<Act>) {
        if pointed != self.pointed {
            self.pointed = pointed;
            acts.push(Act::Point);
        }
    }

    fn disarm(&mut self, acts: &mut Vec<Act>) {
        if std::mem::take(&mut self.armed) {
            acts.push(Act::Disarm);
        }
    }
}

fn distance(one: Place, other: Place) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

#[cfg(test)]
mod tests;
