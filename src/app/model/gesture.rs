//! What pointers do on the board: marking, choosing lines, magnifying and moving it. Two fingers never mark anything.
//!
//! It knows places as plain numbers, and answers with what is to be done.

pub(crate) mod wheel;

use crate::picture::Under;
use crate::puzzle::{At, Cell, Line};

/// How long a finger must rest to circle a cell, in milliseconds.
pub(crate) const LONG_PRESS: u32 = 450;
/// How far a finger that rests may tremble, in CSS pixels.
const TREMBLE: f64 = 8.0;
/// What a notch of the wheel magnifies by.
const NOTCH: f64 = 1.25;
/// What a press of a key, or of a button, magnifies by; the inverse makes everything smaller.
pub(crate) const BY_KEY: f64 = NOTCH * NOTCH;
/// Two fingers magnify when they have moved apart, or together, by more than this share.
const PINCHED: f64 = 0.06;

/// A pointer, at the time of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Pointer {
    /// Its number, which is its own while it is down.
    pub(crate) id: i32,
    /// Whether it is the first of its kind: the mouse, or the first finger.
    pub(crate) is_primary: bool,
    /// Whether it is a finger, and not a mouse or a pen.
    pub(crate) is_touch: bool,
    /// The button: 0 is the main one, a finger or a pen's tip; 1 the middle one; 2 the right one.
    pub(crate) button: i16,
    pub(crate) shift: bool,
    /// Where it is on the canvas, in CSS pixels.
    pub(crate) place: Place,
    /// What lies under it.
    pub(crate) under: Under,
}

/// A place on the canvas, across and down, in CSS pixels.
pub(crate) type Place = (f64, f64);

/// What gestures must know of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Surroundings {
    /// Whether there is a puzzle.
    pub(crate) has_puzzle: bool,
    /// Whether a person marks it.
    pub(crate) is_marking: bool,
    /// Whether the cell under the pointer is given, and takes no marks. Asked only when a pointer goes down.
    pub(crate) is_given: bool,
    /// What a click paints.
    pub(crate) tool: Cell,
    /// Whether there is more of the board to see than fits.
    pub(crate) is_magnified: bool,
    /// Whether the page is as high as the window, so that only parts of it scroll.
    pub(crate) is_bounded: bool,
}

/// What is to be done. Marks change only while a person marks the puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Act {
    /// The canvas is to hear of a pointer wherever it goes.
    Capture(i32),
    /// Begins a stroke, which the marks refuse on a given cell.
    BeginStroke {
        at: At,
        tool: Cell,
    },
    ExtendStroke(At),
    EndStroke,
    CancelStroke,
    /// Gives the stroke up and circles a cell, as a stroke of its own.
    Circle(At),
    /// The keyboard's cursor goes to a cell, unseen.
    CursorTo(At),
    /// [`Gesture::pointed`] has changed.
    Point,
    /// A line is chosen to be inspected.
    Choose(Line),
    /// The inspector is brought into view.
    RevealInspector,
    /// The board scrolls to the right and down, by CSS pixels.
    Scroll(f64, f64),
    /// The board is magnified; what lies under the place stays there.
    Magnify {
        factor: f64,
        fixed: Place,
    },
    /// [`Gesture::long_press`] follows after [`LONG_PRESS`], unless the timer is disarmed or armed again.
    Arm,
    Disarm,
}

/// What a pointer points at without being down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pointed {
    /// The cell under it.
    pub(crate) at: Option<At>,
    /// The line whose clue is under it.
    pub(crate) line: Option<Line>,
}

/// What pointers are doing.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Gesture {
    /// The pointers that are down.
    down: Vec<Down>,
    doing: Doing,
    /// Where the first one went down.
    start: Place,
    pointed: Pointed,
    /// Whether a finger may still rest long enough.
    armed: bool,
    /// How far two fingers have moved apart since the board was last magnified. Cells are whole pixels, so small
    /// movements must add up.
    pinched: f64,
    /// How many notches the wheel has turned since then.
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
    /// A click on a clue, if the pointer goes up there.
    Choosing,
}

impl Default for Gesture {
    fn default() -> Gesture {
        let (start, pointed) = ((0.0, 0.0), Pointed::default());
        Gesture { down: Vec::new(), doing: Doing::Nothing, start, pointed, armed: false, pinched: 1.0, turned: 0.0 }
    }
}

impl Gesture {
    /// What a pointer points at.
    pub(crate) fn pointed(&self) -> Pointed {
        self.pointed
    }

    /// Where the first pointer went down, to ask what lies there when a finger has rested.
    pub(crate) fn start(&self) -> Place {
        self.start
    }

    /// A pointer goes down on the board.
    pub(crate) fn down(&mut self, pointer: Pointer, page: Surroundings) -> Vec<Act> {
        let mut acts = Vec::new();
        let Pointer { id, place, under, .. } = pointer;
        if pointer.is_primary {
            // Whatever was down before has gone up unheard.
            self.down.clear();
            acts.push(Act::EndStroke);
        }
        self.down.retain(|down| down.id != id);
        self.down.push(Down { id, place });
        acts.push(Act::Capture(id));
        if self.down.len() > 1 {
            self.disarm(&mut acts);
            acts.push(Act::CancelStroke);
            self.doing = Doing::Pinching;
            return acts;
        }
        self.start = place;
        self.doing = match under {
            Under::Edge(_) => Doing::Choosing,
            Under::Cell(at) if page.is_marking && pointer.button != 1 => {
                let circles = pointer.button == 2 || pointer.shift;
                let tool = if circles { Cell::Empty } else { page.tool };
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
    pub(crate) fn moved(&mut self, pointer: Pointer, page: Surroundings) -> Vec<Act> {
        let mut acts = Vec::new();
        let (place, before) = (pointer.place, self.down.clone());
        if let Some(down) = self.down.iter_mut().find(|down| down.id == pointer.id) {
            down.place = place;
        }
        if distance(place, self.start) > TREMBLE {
            self.disarm(&mut acts);
        }
        match self.doing {
            Doing::Marking => {
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
    pub(crate) fn up(&mut self, pointer: Pointer, page: Surroundings) -> Vec<Act> {
        let mut acts = Vec::new();
        self.disarm(&mut acts);
        let were_down = self.down.len();
        self.down.retain(|down| down.id != pointer.id);
        if self.down.len() == were_down {
            return acts;
        }
        match (self.doing, pointer.under) {
            (Doing::Marking, _) => acts.push(Act::EndStroke),
            (Doing::Choosing, Under::Edge(line)) => {
                acts.push(Act::Choose(line));
                if page.is_bounded {
                    acts.push(Act::RevealInspector);
                }
            }
            _ => {}
        }
        if self.down.is_empty() || self.doing != Doing::Pinching {
            self.doing = Doing::Nothing;
        }
        acts
    }

    /// The browser took a pointer for itself: nothing is marked.
    pub(crate) fn cancelled(&mut self, id: i32) -> Vec<Act> {
        let mut acts = Vec::new();
        self.disarm(&mut acts);
        self.down.retain(|down| down.id != id);
        if self.doing == Doing::Marking {
            acts.push(Act::CancelStroke);
        }
        self.doing = Doing::Nothing;
        acts
    }

    /// A pointer is over nothing of the board any more.
    pub(crate) fn left(&mut self) -> Vec<Act> {
        let mut acts = Vec::new();
        self.point(Pointed::default(), &mut acts);
        acts
    }

    /// The timer has run out: a finger has rested long enough. `under` is what lies at [`Gesture::start`] now.
    pub(crate) fn long_press(&mut self, under: Under) -> Vec<Act> {
        self.armed = false;
        match under {
            Under::Cell(at) if self.doing == Doing::Marking => {
                self.doing = Doing::Nothing;
                vec![Act::Circle(at)]
            }
            _ => Vec::new(),
        }
    }

    /// Two fingers move: the board follows both.
    fn pinch(&mut self, before: &[Down], page: Surroundings, acts: &mut Vec<Act>) {
        let ([one, other], [old_one, old_other]) = (&self.down[..], before) else { return };
        let middle = |a: &Down, b: &Down| ((a.place.0 + b.place.0) / 2.0, (a.place.1 + b.place.1) / 2.0);
        let apart = |a: &Down, b: &Down| distance(a.place, b.place).max(1.0);
        let (now, then) = (middle(one, other), middle(old_one, old_other));
        acts.push(Act::Scroll(then.0 - now.0, then.1 - now.1));
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
