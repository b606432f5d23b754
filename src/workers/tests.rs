//! What all protocols share, with those of the page's own workers.

use super::solving::Task;
use super::*;
use crate::workers::artist::Artist;
use crate::workers::solver::Solver;
use crate::workers::tutor::{Request, Tutor};
use nonoscope_core::solve::Method;
use nonoscope_format::read;
use nonoscope_kit::worker::protocol::{FromWorker, Protocol, Waiting, decode, encode};

#[test]
fn a_worker_that_panics_need_not_know_its_protocol() {
    let broken = || "out of memory".to_owned();
    let bytes = encode(&FromWorker::<()>::Broken { details: broken() }).unwrap();
    let heard: Option<FromWorker<<Solver as Protocol>::News>> = decode(&bytes);
    assert!(matches!(heard, Some(FromWorker::Broken { details }) if details == broken()));
    let heard: Option<FromWorker<<Artist as Protocol>::News>> = decode(&bytes);
    assert!(matches!(heard, Some(FromWorker::Broken { details }) if details == broken()));
    assert!(decode::<FromWorker<<Solver as Protocol>::News>>(&[7]).is_none());
}

#[test]
fn the_last_puzzle_asked_for_overtakes_others_but_nothing_else_does() {
    let reading = || Box::new(read("2x2:2/1/1/2").unwrap());
    let puzzle = || Box::new(reading().puzzle);
    let open = |ticket| Request::Open(Task { ticket, reading: reading(), method: Method::Human, known: None });
    let hint = |ticket| Request::Hint { puzzle: puzzle(), known: puzzle().givens().clone(), ticket };
    let mut waiting = Waiting::<Tutor>::default();
    [open(1), hint(2), open(3), hint(4)].into_iter().for_each(|request| waiting.push(request));
    let name = |request| match request {
        Request::Open(task) => ("open", task.ticket),
        Request::Hint { ticket, .. } => ("hint", ticket),
        _ => ("other", 0),
    };
    let sent: Vec<_> = waiting.take().into_iter().map(name).collect();
    assert_eq!(sent, [("hint", 2), ("open", 3), ("hint", 4)]);
    assert!(waiting.take().is_empty());
}

#[test]
fn a_title_becomes_words_and_a_puzzle_without_one_has_its_size() {
    let name = |title: &str| file_name(&read(&format!("title: {title}\nrows\n1\n\ncolumns\n1\n0\n")).unwrap().puzzle);
    assert_eq!(name("The  GCHQ card, 2015!"), "the-gchq-card-2015");
    assert_eq!(name("Über ../../etc"), "über-etc");
    assert_eq!(name(&"a".repeat(99)), "a".repeat(60));
    assert_eq!(name("?!"), "nonogram-2x1");
    assert_eq!(file_name(&read("2x1:1//1").unwrap().puzzle), "nonogram-2x1");
}
