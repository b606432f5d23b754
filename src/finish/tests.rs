//! The moment at which a puzzle is won, and where it leads.

use super::*;
use crate::page::tests::{Browser, HEART, TWO};
use crate::page::{Msg, Note, PlayMsg};
use nonoscope_core::puzzle::{At, Cell, Grid};
use nonoscope_format::{examples, read};
use nonoscope_kit::model::keymap::{Focus, KeyAction, Mode, Press, action};
use nonoscope_kit::model::marking::{MarksMsg, Try};
use nonoscope_play::{Marks, Visit};

const SOLUTION: [&str; 5] = [".X.X.", "XXXXX", "XXXXX", ".XXX.", "..X.."];

/// A page on which a person solves a puzzle.
fn solving(text: &str) -> Browser {
    let mut page = Browser::showing(text);
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    page
}

/// Fills cells, one after the other, as keys do.
fn fill(page: &mut Browser, rows: &[&str]) {
    let grid = Grid::from_picture(rows).unwrap();
    for at in grid.places().filter(|&at| grid.get(at) == Cell::FILLED) {
        page.model.board.cursor.follow(at);
        page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    }
}

fn won() -> Browser {
    let mut page = solving(HEART);
    fill(&mut page, &SOLUTION);
    page
}

fn is_open(page: &Browser) -> bool {
    page.model.finish.is_open()
}

#[test]
fn the_last_cell_opens_the_finish_and_is_heard() {
    let mut page = solving(HEART);
    fill(&mut page, &SOLUTION[..4]);
    assert!(!is_open(&page));
    page.model.board.cursor.follow(At::new(4, 2));
    page.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    assert!(is_open(&page) && page.model.finish.fades);
    assert_eq!(page.model.shown.announced, "You have solved Heart: 0 s, no hints.");
    assert_eq!(page.model.mode(), Mode::Finished);
    let picture = Finished::of(page.player()).unwrap();
    assert_eq!((picture.width, picture.height, picture.margin, picture.runs.len()), (5, 5, 1, 6));
}

#[test]
fn playing_to_the_end_leaves_the_picture_and_a_step_back_leads_to_the_board() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Play(PlayMsg::PlayOrPause));
    let mut now = 0.0;
    while page.draw_frame(now) && page.model.playing.is_playing() {
        assert!(!is_open(&page));
        now += 10_000.0;
    }
    assert!(page.player().at_end() && is_open(&page) && page.model.finish.fades);
    page.send(Msg::Play(PlayMsg::Back));
    assert!(!is_open(&page));
}

#[test]
fn nothing_is_finished_where_playing_ends_without_a_solution() {
    let mut page = Browser::showing(examples::CANNOT_BE.text);
    page.send(Msg::Play(PlayMsg::PlayOrPause));
    let mut now = 0.0;
    while page.draw_frame(now) && page.model.playing.is_playing() {
        now += 10_000.0;
    }
    assert!(page.player().at_end() && !is_open(&page));
}

#[test]
fn escape_leads_back_to_the_board_and_undo_still_works() {
    let mut page = won();
    let done = page.done.len();
    page.send(Msg::Key(KeyAction::BackToBoard));
    assert!(!is_open(&page) && page.done[done..] == ["FocusBoard"]);
    assert_eq!(page.player().sentence(), "Solved. Every clue is satisfied.");
    assert_eq!(page.model.mode(), Mode::Marking);
    page.send(Msg::Key(KeyAction::Undo));
    assert_eq!((is_open(&page), page.player().sentence().to_string().as_str()), (false, "15 cells marked."));
    page.send(Msg::Key(KeyAction::Redo));
    assert!(is_open(&page), "won again");
    page.send(Msg::Key(KeyAction::Undo));
    assert!(!is_open(&page), "undo closes it and takes back the last mark");
    assert_eq!(page.player().sentence(), "15 cells marked.");
    page.send(Msg::Key(KeyAction::Redo));
    page.send(Msg::Finish(FinishMsg::Close));
    page.send(Msg::Marks(MarksMsg::Check));
    page.send(Msg::Finish(FinishMsg::Show));
    assert!(is_open(&page) && !page.model.finish.fades, "it can be seen again");
}

#[test]
fn the_finished_picture_stays_until_somebody_leaves_it() {
    let mut page = won();
    let (checks, said) = (page.model.clock.checks, page.player().sentence());
    let tries = [Try::Bookmark, Try::GoBack, Try::Keep].map(MarksMsg::Try);
    for msg in [MarksMsg::Hint, MarksMsg::Check, MarksMsg::Redo, MarksMsg::Tool(Cell::EMPTY)].into_iter().chain(tries) {
        page.send(Msg::Marks(msg));
        assert!(is_open(&page), "{msg:?}");
    }
    assert_eq!((page.model.clock.checks, page.player().sentence()), (checks, said));
    assert_eq!((page.player().marking().marks().bookmarks(), page.to_argue.len()), (0, 0));
    for key in ["ArrowLeft", "ArrowDown", "Home", " ", "Enter", "x", "Delete", "h", "k", "b", "g", "1", "s"] {
        let press = Press { key, ctrl: false, alt: false, shift: false, repeats: false };
        for focus in [Focus::Board, Focus::Elsewhere, Focus::Pressable] {
            assert_eq!(action(press, focus, page.model.mode()), None, "{key}");
        }
    }
    page.send(Msg::Marks(MarksMsg::Mode { marking: false }));
    assert!(!is_open(&page));
}

#[test]
fn a_drag_that_goes_on_has_not_won_yet() {
    let mut page = solving(HEART);
    fill(&mut page, &SOLUTION[..4]);
    let change = |page: &mut Browser, change: fn(&mut Marks)| {
        crate::marks::change(&mut page.model, change);
        page.send(Msg::Key(KeyAction::SwapTools));
    };
    change(&mut page, |marks| {
        marks.begin(At::new(4, 2), Cell::FILLED);
    });
    assert!(page.player().marking().solution().is_some() && !is_open(&page));
    change(&mut page, |marks| marks.extend(At::new(4, 3)));
    change(&mut page, |marks| {
        marks.end();
    });
    assert!(page.player().marking().solution().is_none() && !is_open(&page));
    change(&mut page, |marks| {
        marks.undo();
        marks.begin(At::new(4, 2), Cell::FILLED);
    });
    assert!(!is_open(&page));
    change(&mut page, |marks| {
        marks.end();
    });
    assert!(is_open(&page));
}

#[test]
fn only_a_persons_own_mark_wins() {
    let page = won();
    let mut again = page.reloaded();
    assert!(again.model.is_marking() && again.player().marking().solution().is_some());
    assert!(!is_open(&again), "what was kept is shown as it was");
    again.send(Msg::Marks(MarksMsg::Mode { marking: false }));
    again.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    assert!(!is_open(&again));
    // Nothing has to be filled here, so nothing is won by circling.
    let mut blank = solving("2x2:0/0/0/0");
    blank.send(Msg::Key(KeyAction::Mark(Cell::EMPTY)));
    assert!(!is_open(&blank));
}

#[test]
fn the_last_hint_wins_too() {
    let mut page = solving(HEART);
    for _ in 0..4 * 30 {
        if is_open(&page) {
            break;
        }
        page.send(Msg::Key(KeyAction::Hint));
        page.answer();
    }
    assert!(is_open(&page) && page.model.clock.hints > 1);
    let said = format!("{} hints", page.model.clock.hints);
    assert!(page.model.what_it_took().to_string().ends_with(&said), "{}", page.model.what_it_took());
}

#[test]
fn watching_to_the_end_opens_nothing_by_itself() {
    let mut page = Browser::showing(HEART);
    page.send(Msg::Finish(FinishMsg::Show));
    assert!(!is_open(&page), "nothing is finished yet");
    page.send(Msg::Play(PlayMsg::ToEnd));
    assert!(!is_open(&page));
    page.send(Msg::Finish(FinishMsg::Show));
    assert!(is_open(&page));
    assert_eq!(page.model.what_it_took(), "", "the page has solved it");
    page.send(Msg::Play(PlayMsg::Back));
    assert!(!is_open(&page), "another step is another board");
}

#[test]
fn a_puzzle_is_shared_without_its_solution() {
    let mut page = won();
    page.send(Msg::Finish(FinishMsg::Share));
    let link = page.copied.last().unwrap();
    let visit = Visit::follow(link).unwrap();
    assert!(visit.by_hand && visit.marks.is_unknown());
    assert!(visit.reading.puzzle.asks_the_same(page.player().puzzle()));
    assert_eq!(page.model.address.hash, "", "the own address stays as it is");
    assert!(page.model.finish.note.to_string().starts_with("Link copied.") && page.model.finish.link.is_none());
    assert!(is_open(&page));

    // Who follows it is to solve the puzzle, and keeps what they have marked in it before.
    let hash = link.split_once('#').unwrap().1.to_owned();
    let mut friend = Browser::at(&format!("#{hash}"));
    friend.begin();
    assert!(friend.model.is_marking() && friend.player().marking().marks().is_empty());
    friend.model.board.cursor.follow(At::new(0, 1));
    friend.send(Msg::Key(KeyAction::Mark(Cell::FILLED)));
    let mut later = Browser::at(&format!("#{hash}"));
    later.storage = friend.storage.clone();
    later.begin();
    assert!(later.model.is_marking() && !later.player().marking().marks().is_empty());

    // Without a clipboard, the link is there to be copied by hand.
    page.can_copy = false;
    page.send(Msg::Finish(FinishMsg::Share));
    assert_eq!(page.model.finish.note, "Copy this link:");
    assert_eq!(page.model.finish.link.as_ref(), page.copied.last());
    page.send(Msg::Copied { note: Note::Unsolved, worked: true });
    assert_eq!(page.model.finish.link, None);
}

#[test]
fn the_next_puzzle_is_one_that_is_not_solved_in_own_solving() {
    let mut page = won();
    let name = |page: &Browser| page.player().puzzle().title().unwrap_or_default().to_owned();
    page.send(Msg::Finish(FinishMsg::Next));
    page.answer();
    assert!(!is_open(&page) && page.model.is_marking());
    assert_eq!(name(&page), "Sailing boat", "the heart is the first example, and it is solved");
    // It is still known after a reload, and in another tab.
    let again = page.reloaded();
    assert_eq!(again.model.gallery.solved, page.model.gallery.solved);
    assert_eq!(page.model.gallery.next_example(examples::NINE_DOM.text), Some(1));
}

#[test]
fn any_of_several_solutions_wins() {
    let mut page = solving(TWO);
    fill(&mut page, &["X.", ".X"]);
    assert!(is_open(&page));
}

#[test]
fn a_full_board_that_is_wrong_is_not_finished_and_says_where() {
    let mut page = solving(HEART);
    let mut marks = Grid::from_picture(&["OXOXO", "XXXXX", "XXXXX", "OXXXO", "OOOXO"]).unwrap();
    let fill = |page: &mut Browser, marks: &Grid| {
        crate::marks::change(&mut page.model, |own| own.replace(marks));
        page.send(Msg::Key(KeyAction::SwapTools));
    };
    fill(&mut page, &marks);
    assert_eq!(
        page.model.sentence().1,
        "Every cell is marked, but the clues of columns 3 and 4 are not satisfied. Press Check to see which marks are \
         wrong."
    );
    assert_eq!(page.player().figures(), "2 clues not satisfied");
    assert!(page.player().finished().is_none() && !is_open(&page));
    page.send(Msg::Finish(FinishMsg::Show));
    assert!(!is_open(&page) && Finished::of(page.player()).is_none());
    // Who watches on from there does not see a finished picture either.
    page.send(Msg::Marks(MarksMsg::WatchFromHere));
    page.answer();
    assert!(!page.model.is_marking() && page.player().finished().is_none());
    assert_eq!(page.player().figures(), "2 clues not satisfied");
    page.send(Msg::Marks(MarksMsg::Mode { marking: true }));
    marks.set(At::new(4, 3), Cell::EMPTY);
    marks.set(At::new(4, 2), Cell::FILLED);
    fill(&mut page, &marks);
    assert_eq!(page.player().figures(), "all cells known");
    assert!(page.player().finished().is_some());
}

#[test]
fn rows_that_fill_the_board_against_the_columns_finish_nothing() {
    // Each row can be laid in one way only, and the totals agree, but the columns say something else.
    let mut page = Browser::showing("3x2:1/2/2/3/1.1");
    assert_eq!(page.player().puzzle().width(), 3);
    let mut full = 0;
    for position in 0..=page.player().len() {
        page.model.player.as_mut().unwrap().go_to(position);
        assert!(page.player().finished().is_none() && !page.player().figures().to_string().contains("all cells known"));
        full += usize::from(page.player().grid().unknown_cells() == 0);
    }
    assert!(full > 0);
}

fn finished(picture: &str) -> Finished {
    let grid: Grid = picture.parse().unwrap();
    Finished::new(&Puzzle::of_picture(&grid).unwrap(), &grid, 1)
}

#[test]
fn a_picture_is_made_of_runs_of_one_colour() {
    let patch = |row, column, length, rgb| Patch { row, column, length, rgb };
    let ink = Tone::Ink.on_screen();
    let one = finished("XXO\nOXX\nOOX");
    assert_eq!(one.runs, [patch(0, 0, 2, ink), patch(1, 1, 2, ink), patch(2, 2, 1, ink)]);
    assert_eq!((one.width, one.height, one.margin, one.ground), (3, 3, 1, Tone::Paper.on_screen()));
    let several = finished("XXB\nOBB");
    let rgb: Vec<[u8; 3]> = several.runs.iter().map(|run| run.rgb).collect();
    assert_eq!(several.runs.iter().map(|run| run.length).collect::<Vec<_>>(), [2, 1, 2]);
    assert!(rgb[0] != rgb[1] && rgb[1] == rgb[2]);
}

#[test]
fn a_puzzle_on_a_coloured_ground_keeps_it() {
    let text = include_str!("../../crates/format/src/examples/tulip.txt");
    let puzzle = read(text).unwrap().puzzle;
    let picture = Finished::new(&puzzle, &Grid::unknown_of(puzzle.width(), puzzle.height(), puzzle.inks()), 1);
    assert_eq!((picture.ground, picture.runs.len()), (Tone::Paper.on_screen(), 0));
}
