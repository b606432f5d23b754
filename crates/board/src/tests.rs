//! Tests of the embedded board.

use super::hinting::hint;
use super::kind::{Arguing, Computing, Kind};
use super::model::Model;
use super::opening::{open, open_reading, player};
use nonoscope_core::puzzle::{At, Axis, Cell, Line};
use nonoscope_core::solve::{Method, Verdict};
use nonoscope_format as format;
use nonoscope_format::examples;
use nonoscope_kit::model::board::BoardMsg;
use nonoscope_kit::model::display::Room;
use nonoscope_kit::model::gesture::{Act, Pointer};
use nonoscope_kit::model::keymap::{Direction, KeyAction};
use nonoscope_kit::model::marking::MarksMsg;
use nonoscope_kit::model::playing::PlayMsg;
use nonoscope_picture::{Under, View};
use nonoscope_play::{Player, Session};

const HEART: &str = "5x5:2/4/4/4/2/1.1/5/5/3/1";

/// A board with the puzzle of a text.
fn board<K: Kind>(text: &str) -> Model<K> {
    let mut model = Model::new();
    model.display.room = Room { width: 600.0, height: 600.0, density: 1.0 };
    model.open(player(&open::<K>(text).unwrap()).unwrap());
    model
}

/// The middle of a cell on the canvas.
fn middle<K>(model: &Model<K>, at: At) -> (f64, f64) {
    let (view, _): (&View, Room) = model.board.lens.view().unwrap();
    let along = |line| {
        let span = view.measures.line(line);
        f64::from(span.start) + f64::from(span.length) / 2.0
    };
    (along(Line { axis: Axis::Column, index: at.column() }), along(Line { axis: Axis::Row, index: at.row() }))
}

fn pointer(place: (f64, f64), button: i16) -> Pointer {
    Pointer { id: 1, is_primary: true, is_touch: false, button, shift: false, place, under: Under::Nothing }
}

/// A click on a cell.
fn click<K: Kind>(model: &mut Model<K>, at: At, button: i16) {
    let place = middle(model, at);
    model.point(BoardMsg::Down(pointer(place, button)));
    model.point(BoardMsg::Up(pointer(place, button)));
}

#[test]
fn it_says_what_the_page_says() {
    for text in [HEART, "2x2:1/1/1/1", "3x3:1/3/1/1.1/1/1.1"] {
        let mut own = board::<Computing>(text);
        own.has_controls = true;
        let mut page = Player::new(Session::open(text, Method::Auto).unwrap());
        loop {
            assert_eq!((own.sentence(), own.player.as_ref().unwrap().figures()), (page.sentence(), page.figures()));
            own.play(PlayMsg::Step);
            if !page.step() {
                break;
            }
        }
    }
}

#[test]
fn a_person_s_method_says_why() {
    let mut own = board::<Arguing>(HEART);
    own.play(PlayMsg::Step);
    assert_eq!(own.sentence(), "Row 2: the 5 takes all 5 cells, so they are all filled.");
    assert!(own.explanation().is_some_and(|explanation| explanation.technique.is_some()));
    own.play(PlayMsg::ToEnd);
    let said = "Exactly one solution. It takes 11 steps, without guessing.";
    assert!(own.sentence().to_string().ends_with(said), "{}", own.sentence());
    let outcome = own.player.as_ref().unwrap().outcome().clone();
    assert_eq!(
        outcome,
        nonoscope_core::solve::solve(&format::read(HEART).unwrap().puzzle, Session::options(Method::Human))
    );
}

#[test]
fn other_texts_and_bytes_are_left_to_others() {
    assert!(open::<Computing>(examples::GCHQ_2015.text).is_none() && open::<Arguing>("2 1\nx").is_none());
    let reading = format::read(examples::GCHQ_2015.text).unwrap();
    let opened = open_reading::<Computing>(&postcard::to_allocvec(&reading).unwrap()).unwrap();
    let player = player(&opened).unwrap();
    assert_eq!((player.session().reading(), player.outcome().verdict), (&reading, Verdict::Unique));
    assert!(open_reading::<Computing>(&[1, 2, 3]).is_none());
    assert!(super::opening::player(&opened[..opened.len() - 1]).is_none());
}

#[test]
fn a_puzzle_and_the_outcome_of_another_are_refused() {
    let reading = format::read(HEART).unwrap();
    let outcome = Computing::solve(&format::read("2x2:2/1/1/2").unwrap().puzzle);
    assert!(player(&postcard::to_allocvec(&(&reading, outcome)).unwrap()).is_none());
}

#[test]
fn pointers_mark_cells_only_while_somebody_solves() {
    let mut own = board::<Computing>(HEART);
    click(&mut own, At::new(1, 2), 0);
    assert!(own.player.as_ref().unwrap().marking().marks().is_empty());
    own.set_marking(true);
    assert!(own.sentence().to_string().starts_with("Your turn. Click to fill a cell."), "{}", own.sentence());
    click(&mut own, At::new(1, 2), 0);
    click(&mut own, At::new(0, 0), 2);
    let known = own.player.as_ref().unwrap().marking().known().clone();
    assert_eq!((known.get(At::new(1, 2)), known.get(At::new(0, 0))), (Cell::FILLED, Cell::EMPTY));
    assert_eq!(own.captures, Some(1));
    own.mark(MarksMsg::Undo);
    assert_eq!(own.sentence(), "1 cell marked.");
}

#[test]
fn keys_solve_a_puzzle_to_the_end() {
    let mut own = board::<Computing>(HEART);
    own.set_marking(true);
    let picture = ["OXOXO", "XXXXX", "XXXXX", "OXXXO", "OOXOO"];
    own.key(KeyAction::Mark(Cell::UNKNOWN));
    for (row, cells) in picture.iter().enumerate() {
        for (column, cell) in cells.chars().enumerate() {
            let at = own.board.cursor.at().unwrap();
            assert_eq!((at.row(), at.column()), (row, column));
            if cell == 'X' {
                assert!(own.key(KeyAction::Mark(Cell::FILLED)));
            }
            own.key(KeyAction::Move { direction: Direction::Right, paints: false });
        }
        own.key(KeyAction::Move { direction: Direction::RowStart, paints: false });
        own.key(KeyAction::Move { direction: Direction::Down, paints: false });
    }
    assert_eq!(own.sentence(), "Solved. Every clue is satisfied.");
    assert!(own.is_won());
    let scene = own.scene().unwrap();
    let filled = scene.cells().iter().filter(|look| look.cell == Cell::FILLED).count();
    let circles = scene.cells().iter().filter(|look| look.cell == Cell::EMPTY).count();
    assert_eq!((filled, circles), (16, 0), "the picture without circles");
    assert!(own.key(KeyAction::Hint) && own.asks.is_none(), "nothing is left to find");
    assert_eq!(own.sentence(), "Solved. Every clue is satisfied.");
    own.play(PlayMsg::Step);
    assert_eq!(own.player.as_ref().unwrap().position(), 0, "nobody watches");
}

#[test]
fn a_small_puzzle_is_no_poster_and_a_large_one_fits() {
    let cell = |model: &Model<Computing>| model.board.lens.view().unwrap().0.measures.cell;
    let mut own = board::<Computing>(HEART);
    assert!((30..=48).contains(&cell(&own)), "{}", cell(&own));
    own.display.room.density = 2.0;
    own.settle();
    assert!((60..=96).contains(&cell(&own)), "{}", cell(&own));
    own.key(KeyAction::Larger);
    let larger = cell(&own);
    own.settle();
    assert!(larger > 96 && cell(&own) == larger, "it stays as it was magnified");
    own.key(KeyAction::Whole);
    assert!((60..=96).contains(&cell(&own)));
}

#[test]
fn a_finger_that_rests_marks_a_cell_as_empty() {
    let mut own = board::<Computing>(HEART);
    own.set_marking(true);
    let place = middle(&own, At::new(2, 2));
    own.point(BoardMsg::Down(Pointer { is_touch: true, ..pointer(place, 0) }));
    assert_eq!(own.arms.take(), Some(true));
    own.long_press();
    assert_eq!(own.player.as_ref().unwrap().marking().known().get(At::new(2, 2)), Cell::EMPTY);
    own.point(BoardMsg::Up(Pointer { is_touch: true, ..pointer(place, 0) }));
    assert_eq!(own.player.as_ref().unwrap().marking().known().get(At::new(2, 2)), Cell::EMPTY);
}

/// Asks for a hint, and answers as the worker does.
fn ask<K: Kind>(own: &mut Model<K>) {
    own.mark(MarksMsg::Hint);
    if let Some(asked) = own.asks.take() {
        let found = hint::<Arguing>(&asked).unwrap();
        own.hear_hint(&found);
    }
}

#[test]
fn hints_come_bit_by_bit_and_lead_to_the_end() {
    let mut own = board::<Computing>(HEART);
    own.has_controls = true;
    ask(&mut own);
    assert!(own.asks.is_none() && own.sentence().to_string().starts_with("5 × 5 cells."), "nobody solves it");
    own.set_marking(true);
    for said in [
        "Look at row 2. Press Hint again for the technique.",
        "Try “exact fit” in row 2.",
        "Row 2: the 5 takes all 5 cells, so they are all filled. Press Hint again to mark the cells.",
        "The hint marked 5 cells.",
    ] {
        ask(&mut own);
        assert!(own.sentence().to_string().starts_with(said), "{}", own.sentence());
    }
    for _ in 0..200 {
        ask(&mut own);
    }
    assert!(own.is_won(), "{}", own.sentence());
}

#[test]
fn a_hint_says_first_that_a_mark_is_wrong() {
    let mut own = board::<Computing>(HEART);
    own.set_marking(true);
    click(&mut own, At::new(0, 0), 0);
    for said in [
        "One of your marks cannot be right.",
        "Look at row 1: a mark there cannot be right.",
        "Row 1, cell 1 cannot be filled. Erase the mark, or go back.",
    ] {
        ask(&mut own);
        assert_eq!(own.sentence(), said);
        assert!(own.asks.is_none(), "nothing is inferred from it");
    }
}

#[test]
fn a_hint_for_other_marks_and_one_that_is_lost() {
    let mut own = board::<Computing>(HEART);
    own.set_marking(true);
    own.mark(MarksMsg::Hint);
    let found = hint::<Arguing>(&own.asks.take().unwrap()).unwrap();
    click(&mut own, At::new(1, 2), 0);
    own.hear_hint(&found);
    assert_eq!(own.sentence(), "1 cell marked.");
    own.hear_hint(&[]);
    assert_eq!(own.sentence(), "The program that gives hints did not load, or it crashed.");
    assert!(hint::<Arguing>(&[1, 2, 3]).is_none());
    own.mark(MarksMsg::Hint);
    assert!(hint::<Computing>(&own.asks.take().unwrap()).is_none(), "it gives none");
}

#[test]
fn without_buttons_no_sentence_speaks_of_them() {
    let mut own = board::<Arguing>(HEART);
    assert_eq!(own.sentence(), "5 × 5 cells.");
    own.has_controls = true;
    assert_eq!(own.sentence(), "5 × 5 cells. Press Step to look at the first line, or ▶ to watch.");
    own.has_controls = false;
    loop {
        let before = own.player.as_ref().unwrap().position();
        own.play(PlayMsg::Step);
        assert!(!own.sentence().to_string().contains("Press"), "{}", own.sentence());
        if own.player.as_ref().unwrap().position() == before {
            break;
        }
    }
    own.set_marking(true);
    for _ in 0..200 {
        ask(&mut own);
        assert!(!own.sentence().to_string().contains("Press"), "{}", own.sentence());
    }
    // Every cell is marked, but wrongly.
    own.mark(MarksMsg::Clear);
    for row in 0..5 {
        (0..5).for_each(|column| click(&mut own, At::new(row, column), 0));
    }
    assert!(own.sentence().to_string().starts_with("Every cell is marked, but "), "{}", own.sentence());
    assert!(!own.sentence().to_string().contains("Press"), "{}", own.sentence());
    // How to mark cells on a screen is no button.
    own.mark(MarksMsg::Clear);
    own.display.is_touched = true;
    assert!(own.sentence().to_string().ends_with("Press and hold to mark it empty."), "{}", own.sentence());
}
