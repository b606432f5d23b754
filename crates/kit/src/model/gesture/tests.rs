//! Pointers, as sequences of events.

use super::*;
use nonoscope_core::puzzle::Line;

/// A board with cells of ten pixels, row clues to the left and column clues above.
fn under((x, y): Place) -> Under {
    let cell = |along: f64| (along / 10.0) as usize;
    match (x < 0.0, y < 0.0) {
        (false, false) if x < 100.0 && y < 100.0 => Under::Cell(At::new(cell(y), cell(x))),
        (true, false) if y < 100.0 => Under::Edge(Line::row(cell(y))),
        (false, true) if x < 100.0 => Under::Edge(Line::column(cell(x))),
        _ => Under::Nothing,
    }
}

fn at_place(id: i32, x: f64, y: f64) -> Pointer {
    let place = (x, y);
    let (is_primary, is_touch) = (id == 1, false);
    Pointer { id, is_primary, is_touch, button: 0, shift: false, place, under: under(place) }
}

fn mouse(x: f64, y: f64) -> Pointer {
    at_place(1, x, y)
}

fn finger(id: i32, x: f64, y: f64) -> Pointer {
    Pointer { is_touch: true, ..at_place(id, x, y) }
}

const MARKING: Surroundings = Surroundings {
    has_puzzle: true,
    is_marking: true,
    is_given: false,
    tool: Cell::FILLED,
    is_magnified: false,
    is_bounded: false,
    locks_zoom: false,
    crosses_off: false,
};
const WATCHING: Surroundings = Surroundings { is_marking: false, ..MARKING };
const MAGNIFIED: Surroundings = Surroundings { is_magnified: true, ..WATCHING };

fn begin(at: At, tool: Cell) -> [Act; 4] {
    [Act::EndStroke, Act::Capture(1), Act::CursorTo(at), Act::BeginStroke { at, tool }]
}

#[test]
fn a_click_marks_a_cell() {
    let mut gesture = Gesture::default();
    assert_eq!(gesture.down(mouse(35.0, 12.0), MARKING), begin(At::new(1, 3), Cell::FILLED));
    assert_eq!(gesture.up(mouse(35.0, 12.0), MARKING), [Act::EndStroke]);
    assert_eq!(gesture.up(mouse(35.0, 12.0), MARKING), [], "it is up already");
}

#[test]
fn the_right_button_and_shift_circle_whatever_the_tool_is() {
    let at = At::new(0, 0);
    for (button, shift, tool, painted) in [
        (2, false, Cell::FILLED, Some(Cell::EMPTY)),
        (0, true, Cell::UNKNOWN, Some(Cell::EMPTY)),
        (0, false, Cell::UNKNOWN, Some(Cell::UNKNOWN)),
        (1, false, Cell::FILLED, None),
        (1, true, Cell::FILLED, None),
    ] {
        let pointer = Pointer { button, shift, ..mouse(5.0, 5.0) };
        let acts = Gesture::default().down(pointer, Surroundings { tool, ..MARKING });
        match painted {
            Some(tool) => assert_eq!(acts, begin(at, tool)),
            None => assert_eq!(acts, [Act::EndStroke, Act::Capture(1)]),
        }
    }
}

#[test]
fn a_drag_extends_the_stroke_over_cells_only() {
    let mut gesture = Gesture::default();
    gesture.down(mouse(5.0, 5.0), MARKING);
    let (one, other) = (At::new(0, 1), At::new(7, 2));
    assert_eq!(gesture.moved(mouse(15.0, 5.0), MARKING), [Act::ExtendStroke(one), Act::Point]);
    assert_eq!(gesture.moved(mouse(16.0, 5.0), MARKING), [Act::ExtendStroke(one)]);
    assert_eq!(gesture.moved(mouse(25.0, 75.0), MARKING), [Act::ExtendStroke(other), Act::Point]);
    assert_eq!(gesture.pointed(), Pointed { at: Some(other), line: None });
    assert_eq!(gesture.moved(mouse(-5.0, 75.0), MARKING), []);
    assert_eq!(gesture.moved(mouse(500.0, 75.0), MARKING), []);
    assert_eq!(gesture.up(mouse(-5.0, 75.0), MARKING), [Act::EndStroke], "no line is chosen there");
}

#[test]
fn on_a_given_cell_there_is_no_stroke() {
    let mut gesture = Gesture::default();
    let page = Surroundings { is_given: true, ..MARKING };
    assert_eq!(gesture.down(mouse(5.0, 5.0), page), begin(At::new(0, 0), Cell::FILLED), "the marks refuse it");
    assert_eq!(gesture.moved(mouse(15.0, 5.0), MARKING), [Act::Point]);
    assert_eq!(gesture.up(mouse(15.0, 5.0), MARKING), []);
}

#[test]
fn a_finger_that_rests_circles_and_goes_on_with_that() {
    let mut gesture = Gesture::default();
    let at = At::new(0, 0);
    let acts = gesture.down(finger(1, 5.0, 5.0), MARKING);
    let begins =
        [Act::EndStroke, Act::Capture(1), Act::CursorTo(at), Act::Arm, Act::BeginStroke { at, tool: Cell::FILLED }];
    assert_eq!(acts, begins);
    assert_eq!(gesture.moved(finger(1, 9.0, 9.0), MARKING), [Act::ExtendStroke(at), Act::Point], "it trembles");
    let circles = [Act::CancelStroke, Act::BeginStroke { at, tool: Cell::EMPTY }];
    assert_eq!(gesture.long_press(under(gesture.start())), circles);
    let on = At::new(0, 2);
    assert_eq!(gesture.moved(finger(1, 25.0, 5.0), MARKING), [Act::ExtendStroke(on), Act::Point]);
    assert_eq!(gesture.up(finger(1, 25.0, 5.0), MARKING), [Act::EndStroke]);
}

#[test]
fn a_finger_that_moves_or_goes_up_or_is_taken_away_does_not_circle() {
    let at = At::new(0, 0);
    let far = At::new(0, 1);
    let down = || {
        let mut gesture = Gesture::default();
        gesture.down(finger(1, 5.0, 5.0), MARKING);
        gesture
    };
    let mut gesture = down();
    let acts = gesture.moved(finger(1, 13.1, 5.0), MARKING);
    assert_eq!(acts, [Act::Disarm, Act::ExtendStroke(far), Act::Point]);
    assert_eq!(gesture.moved(finger(1, 5.0, 5.0), MARKING), [Act::ExtendStroke(at), Act::Point], "once is enough");
    assert_eq!(down().up(finger(1, 5.0, 5.0), MARKING), [Act::Disarm, Act::EndStroke]);
    assert_eq!(down().cancelled(1), [Act::Disarm, Act::CancelStroke]);
    let mut gesture = down();
    let second = gesture.down(finger(2, 50.0, 5.0), MARKING);
    assert_eq!(second, [Act::Capture(2), Act::Disarm, Act::CancelStroke]);
    assert_eq!(gesture.long_press(under((5.0, 5.0))), [], "a timer that could not be disarmed");
    assert_eq!(down().long_press(Under::Nothing), [], "the board has moved away");
}

#[test]
fn a_mouse_and_a_pen_do_not_circle_by_resting() {
    let mut gesture = Gesture::default();
    assert!(!gesture.down(mouse(5.0, 5.0), MARKING).contains(&Act::Arm));
}

#[test]
fn two_fingers_pinch_and_never_mark() {
    let mut gesture = Gesture::default();
    gesture.down(finger(1, 0.0, 50.0), MARKING);
    gesture.down(finger(2, 100.0, 50.0), MARKING);
    assert_eq!(gesture.moved(finger(2, 104.0, 50.0), MARKING), [Act::Scroll(-2.0, 0.0)], "too little to magnify");
    let acts = gesture.moved(finger(2, 108.0, 50.0), MARKING);
    let [Act::Scroll(right, down), Act::Magnify { factor, fixed }] = acts[..] else { panic!("{acts:?}") };
    assert_eq!((right, down, fixed), (-2.0, 0.0, (54.0, 50.0)));
    assert!((factor - 1.08).abs() < 1e-9, "{factor}: small movements add up");
    assert_eq!(gesture.moved(finger(2, 109.0, 50.0), MARKING), [Act::Scroll(-0.5, 0.0)], "it begins anew");
    // When one goes up, the other one does nothing.
    assert_eq!(gesture.up(finger(2, 109.0, 50.0), MARKING), []);
    assert_eq!(gesture.moved(finger(1, 50.0, 50.0), MARKING), []);
    assert_eq!(gesture.up(finger(1, 50.0, 50.0), MARKING), []);
    assert_eq!(gesture.down(finger(1, 5.0, 5.0), MARKING).len(), 5, "then all is as before");
}

#[test]
fn two_fingers_move_a_board_whose_zoom_is_locked() {
    let page = Surroundings { locks_zoom: true, ..MARKING };
    let mut gesture = Gesture::default();
    gesture.down(finger(1, 0.0, 50.0), page);
    gesture.down(finger(2, 100.0, 50.0), page);
    assert_eq!(gesture.moved(finger(2, 200.0, 70.0), page), [Act::Scroll(-50.0, -10.0)]);
}

#[test]
fn three_fingers_do_nothing_until_one_goes_up() {
    let mut gesture = Gesture::default();
    for id in 1..=3 {
        gesture.down(finger(id, f64::from(id) * 20.0, 50.0), MARKING);
    }
    assert_eq!(gesture.moved(finger(3, 99.0, 50.0), MARKING), []);
    gesture.up(finger(1, 20.0, 50.0), MARKING);
    assert_eq!(gesture.moved(finger(3, 97.0, 50.0), MARKING)[0], Act::Scroll(1.0, 0.0));
}

#[test]
fn a_first_finger_starts_over_whatever_was_down() {
    let mut gesture = Gesture::default();
    gesture.down(finger(1, 5.0, 5.0), MARKING);
    gesture.down(finger(2, 15.0, 5.0), MARKING);
    let acts = gesture.down(Pointer { is_primary: true, ..finger(3, 25.0, 5.0) }, MARKING);
    let at = At::new(0, 2);
    assert_eq!(acts[..3], [Act::EndStroke, Act::Capture(3), Act::CursorTo(at)]);
    assert_eq!(gesture.up(finger(3, 25.0, 5.0), MARKING), [Act::Disarm, Act::EndStroke]);
}

#[test]
fn a_click_on_a_clue_chooses_its_line_if_it_ends_on_a_clue() {
    for (page, reveals) in [(MARKING, false), (Surroundings { is_bounded: true, ..WATCHING }, true)] {
        let mut gesture = Gesture::default();
        assert_eq!(gesture.down(mouse(-5.0, 25.0), page), [Act::EndStroke, Act::Capture(1)]);
        assert_eq!(gesture.moved(mouse(25.0, -5.0), page), [Act::Point]);
        let mut expected = vec![Act::Choose(Line::column(2))];
        expected.extend(reveals.then_some(Act::RevealInspector));
        assert_eq!(gesture.up(mouse(25.0, -5.0), page), expected);
        gesture.down(mouse(-5.0, 25.0), page);
        assert_eq!(gesture.up(mouse(25.0, 25.0), page), [], "it ends on a cell");
    }
}

#[test]
fn a_drag_that_begins_on_a_clue_moves_a_magnified_board() {
    let marking = Surroundings { is_marking: true, ..MAGNIFIED };
    for page in [MAGNIFIED, marking, Surroundings { crosses_off: true, ..marking }] {
        for pointer in [mouse as fn(f64, f64) -> Pointer, |x, y| finger(1, x, y)] {
            let mut gesture = Gesture::default();
            gesture.down(pointer(-5.0, 25.0), page);
            assert!(!gesture.moved(pointer(-5.0, 27.0), page).contains(&Act::Scroll(0.0, -2.0)), "a click may tremble");
            assert_eq!(gesture.moved(pointer(-5.0, 45.0), page), [Act::Scroll(0.0, -18.0)]);
            assert_eq!(gesture.moved(pointer(25.0, 25.0), page), [Act::Scroll(-30.0, 20.0)], "over cells, too");
            assert_eq!(gesture.up(pointer(-5.0, 35.0), page), [], "no line is chosen");
        }
    }
}

#[test]
fn a_click_on_a_clue_crosses_off_a_number_if_that_is_wished() {
    let page = Surroundings { crosses_off: true, is_bounded: true, ..MARKING };
    let mut gesture = Gesture::default();
    gesture.down(mouse(-5.0, 25.0), page);
    assert_eq!(gesture.up(mouse(-6.0, 26.0), page), [Act::CrossOff((-6.0, 26.0))]);
    gesture.down(mouse(-5.0, 25.0), page);
    gesture.moved(mouse(-5.0, 55.0), page);
    assert_eq!(gesture.up(mouse(-5.0, 55.0), page), [], "a drag crosses off nothing");
    gesture.down(Pointer { button: 2, ..mouse(-5.0, 25.0) }, page);
    assert_eq!(gesture.up(Pointer { button: 2, ..mouse(-5.0, 25.0) }, page), []);
}

#[test]
fn a_magnified_board_is_moved() {
    for (page, pointer) in [
        (MAGNIFIED, mouse(50.0, 50.0)),
        (Surroundings { is_marking: true, ..MAGNIFIED }, Pointer { button: 1, ..mouse(50.0, 50.0) }),
        (Surroundings { is_marking: true, ..MAGNIFIED }, mouse(150.0, 50.0)),
    ] {
        let (x, y) = pointer.place;
        let mut gesture = Gesture::default();
        gesture.down(pointer, page);
        assert_eq!(gesture.moved(mouse(x - 3.0, y + 4.0), page), [Act::Scroll(3.0, -4.0)]);
        assert_eq!(gesture.moved(mouse(x, y), page), [Act::Scroll(-3.0, 4.0)]);
        assert_eq!(gesture.up(mouse(x, y), page), []);
        assert_eq!(gesture.moved(mouse(5.0, 5.0), page), [Act::Point]);
    }
    let mut gesture = Gesture::default();
    gesture.down(mouse(50.0, 50.0), WATCHING);
    assert_eq!(gesture.moved(mouse(70.0, 50.0), WATCHING), [Act::Point], "all of it is seen");
}

#[test]
fn what_the_pointer_is_over_is_told_when_it_changes() {
    let mut gesture = Gesture::default();
    assert_eq!(gesture.left(), []);
    assert_eq!(gesture.moved(mouse(5.0, 5.0), WATCHING), [Act::Point]);
    assert_eq!(gesture.moved(mouse(6.0, 6.0), WATCHING), []);
    assert_eq!(gesture.moved(mouse(-6.0, 6.0), WATCHING), [Act::Point]);
    assert_eq!(gesture.pointed(), Pointed { at: None, line: Some(Line::row(0)) });
    assert_eq!(gesture.left(), [Act::Point]);
    assert_eq!(gesture.pointed(), Pointed::default());
}

#[test]
fn a_pointer_that_the_browser_takes_marks_nothing() {
    let mut gesture = Gesture::default();
    gesture.down(mouse(5.0, 5.0), MARKING);
    assert_eq!(gesture.cancelled(1), [Act::CancelStroke]);
    assert_eq!(gesture.cancelled(1), []);
    assert_eq!(gesture.up(mouse(5.0, 5.0), MARKING), []);
}
