//! The record is one text that every version reads, and nothing that is newer is lost.

mod laws;
mod numbers;
mod replays;

use super::text::MAX_RECORD;
use super::{
    Ended, MOST_DETAILED, MOST_LINKS, MOST_REPLAYS, MOST_SOLVES, PuzzleName, Record, RecordError, Replay, Solve,
};
use crate::Date;
use crate::checksum::checksum;
use nonoscope_core::puzzle::{At, Cell, Grid};
use nonoscope_core::trace::Technique;

/// What older pages keep, with a line that no page knows yet.
const OLD: &str = include_str!("../../../../../tests/data/kept/solved-1.txt");
/// What version 1 keeps, with lines and a field that it does not know.
const FIRST: &str = include_str!("../../../../../tests/data/kept/record-1.txt");

fn name(number: u64) -> PuzzleName {
    PuzzleName::of_marks(&format!("nonoscope.marks.{number:016x}")).unwrap()
}

fn date(text: &str) -> Date {
    Date::from_text(text).unwrap()
}

/// A line with its checksum.
fn sealed(line: &str) -> String {
    format!("{line} #{:08x}\n", checksum(line.as_bytes()))
}

fn read(text: &str) -> Record {
    let (record, import) = Record::from_text(text).unwrap();
    assert_eq!((import.damaged, import.first_damaged), (0, None), "{text}");
    record
}

/// The solve of which [`FIRST`] has every field.
fn whole() -> Solve {
    let mut solve = Solve::new(name(0x0123_4567_89ab_cdef), 1_795_352_400_000, Ended::Solved);
    (solve.finished, solve.millis) = (1_795_352_652_000, 252_000);
    (solve.on, solve.begun_on) = (Some(date("2026-11-22")), Some(date("2026-11-22")));
    (solve.hints, solve.checks, solve.mistakes) = (2, 1, 3);
    solve.day = Some(date("2026-11-22"));
    (solve.size, solve.rating, solve.inks) = (Some((15, 10)), Some(23), 1);
    (solve.shelf, solve.title) = (Some("heart".to_owned()), Some("100 % Herz\n♥".to_owned()));
    solve.link = Some("https://example.org/#n=1".to_owned());
    solve.asked_for(Technique::OutOfReach, 1);
    solve.asked_for(Technique::Overlap, 1);
    solve.asked_for(Technique::Overlap, 1);
    let mut replay = Replay::new(&Grid::unknown(15, 10));
    replay.push(0, At::new(2, 7), Cell::FILLED);
    replay.push(0, At::new(2, 8), Cell::FILLED);
    replay.push(850, At::new(2, 8), Cell::EMPTY);
    assert!(solve.set_replay(&replay) && solve.replay() == Some(replay));
    solve
}

#[test]
fn version_1_is_written_and_read_to_the_letter() {
    let record = read(FIRST);
    assert_eq!(record.to_text(), FIRST);
    let mut own = whole();
    own.unknown.push(("of-the-future".to_owned(), "3".to_owned()));
    assert_eq!(record.solve(own.id()), Some(&own));
    assert_eq!(record.solves().count(), 3);
    assert!(record.has_solved(own.puzzle) && record.has_seen(own.puzzle));
    assert!(record.has_solved_day(date("2026-11-22")) && record.has_solved_day(date("2026-11-01")));
    assert!(!record.has_solved_day(date("2026-11-23")));
    let techniques: Vec<_> = own.techniques().collect();
    assert_eq!(techniques, [(Technique::OutOfReach, 1), (Technique::Overlap, 2)]);
}

#[test]
fn a_solve_is_a_line_that_any_record_takes() {
    let solve = whole();
    let line = solve.to_line();
    assert!(line.starts_with("solve 0123456789abcdef 1795352400000 solved on=2026-11-22 ") && !line.contains('\n'));
    assert_eq!(Solve::from_line(&line), Some(solve.clone()));
    let mut record = Record::default();
    assert!(record.add(Solve::from_line(&line).unwrap()) && !record.add(solve));
    assert_eq!(record.to_text(), sealed("nonoscope record 1 1") + &line + "\n");
    for (end, _) in line.char_indices() {
        assert_eq!(Solve::from_line(&line[..end]), None, "{}", &line[..end]);
    }
    for other in ["day 2026-11-22", "deleted 0123456789abcdef 7", "solve 0123456789abcdef 7 won"] {
        assert_eq!(Solve::from_line(sealed(other).trim_end()), None, "{other}");
    }
}

#[test]
fn the_example_of_the_document_is_a_record() {
    let document = include_str!("../../../../../docs/record.md");
    let example = document.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert_eq!(read(example).to_text(), example);
}

#[test]
fn an_empty_record_is_a_line() {
    let text = Record::default().to_text();
    assert_eq!(text, sealed("nonoscope record 1 0"));
    assert!(read(&text).is_empty());
}

#[test]
fn what_older_pages_have_kept_is_taken_over() {
    let (mut record, import) = Record::from_text(OLD).unwrap();
    assert_eq!(import.sentence(), "1 solved puzzle is new.");
    assert!(record.has_solved(name(0x0123_4567_89ab_cdef)) && !record.has_solved(name(7)));
    assert!(record.has_solved_day(date("2026-11-22")));
    assert!(record.to_text().contains("\nof-the-future 3 x #"), "what it does not know stays");
    assert_eq!(read(&record.to_text()), record);
    assert!(!record.import(OLD).unwrap().merged.is_any(), "once is enough");
    let body = "watched 0000000000000007\nwatched 0000000000000008\npuzzle 0000000000000008\npuzzle x\n";
    record.import(&format!("1 {:08x}\n{body}", checksum(body.as_bytes()))).unwrap();
    assert!(record.has_seen(name(7)) && !record.has_solved(name(7)) && record.has_solved(name(8)));
    for end in 0..OLD.len() {
        assert!(Record::from_text(&OLD[..end]).is_err(), "{}", &OLD[..end]);
    }
}

#[test]
fn a_list_completes_the_record_and_repeats_nothing() {
    let mut solve = Solve::new(name(7), 5, Ended::Solved);
    solve.day = Some(date("2026-11-22"));
    solve.on = Some(date("2026-11-25"));
    let mut record = Record::from_iter([solve, Solve::new(name(9), 6, Ended::Watched)]);
    let before = record.clone();
    let list = |body: &str| format!("1 {:08x}\n{body}", checksum(body.as_bytes()));
    let known =
        "puzzle 0000000000000007\nday 2026-11-22\nwatched 0000000000000007\nwatched 0000000000000009\nshelf 3\n";
    assert!(!record.complete(&list(known)) && !record.complete("rubbish") && record == before);
    let news = list("puzzle 0000000000000009\nday 2026-11-21\nwatched 000000000000000a\n");
    assert!(record.complete(&news) && !record.complete(&news));
    assert!(record.has_solved(name(9)) && record.has_seen(name(10)) && record.has_solved_day(date("2026-11-21")));
    assert_eq!((record.solves().count(), record.streak(date("2026-11-25")).longest), (4, 1));
}

#[test]
fn rubbish_is_no_record_and_a_newer_one_is_left_alone() {
    for rubbish in
        ["", "\n", "nonoscope record 1", "nonoscope record 1 0 #00000000", "1 00000000\nday 2026-11-22\n", "é #", " #"]
    {
        let mut record = read(FIRST);
        assert_eq!(record.import(rubbish), Err(RecordError::NoRecord), "{rubbish}");
        assert_eq!(record.text_over(Some(rubbish)).as_deref(), Ok(FIRST));
    }
    let newer = sealed("nonoscope record 2 1") + &sealed("day 2026-11-21");
    let mut record = read(FIRST);
    assert_eq!(record.text_over(Some(&newer)), Err(RecordError::Newer));
    assert_eq!(record, read(FIRST));
    let long = " ".repeat(MAX_RECORD + 1);
    assert_eq!(record.import(&long), Err(RecordError::TooLong));
    assert!(RecordError::Newer.to_string().contains("newer version"));
}

#[test]
fn damaged_lines_are_counted_and_left_out() {
    let damaged = FIRST.replacen("hints=2", "hints=3", 1);
    let (record, import) = Record::from_text(&damaged).unwrap();
    assert_eq!((import.damaged, record.solves().count()), (1, 2));
    let line = import.first_damaged.unwrap();
    assert!(damaged.lines().nth(line - 1).unwrap().contains("hints=3"));
    let said = format!("2 solved puzzles are new. 1 line is damaged or missing. It was left out (line {line}).");
    assert_eq!(import.sentence().to_string(), said);
    let end = FIRST.trim_end().rfind('\n').unwrap();
    let import = Record::from_text(&FIRST[..end]).unwrap().1;
    assert_eq!((import.damaged, import.first_damaged), (1, None), "the first line says how many there are");
    assert!(import.sentence().to_string().ends_with(" 1 line is damaged or missing. It was left out."));
    let mut again = read(FIRST);
    let import = again.import(&(FIRST.replace('\n', "\r\n").replacen("day", "Day", 2) + "\n x\n")).unwrap();
    assert_eq!((import.damaged, import.merged.is_any()), (3, false));
    let count = FIRST.lines().count();
    assert_eq!(
        import.sentence().to_string(),
        format!(
            "There is nothing new in it. 3 lines are damaged or missing. They were left out (the first is line {}).",
            count - count + 2
        )
    );
}

#[test]
fn a_line_that_is_not_understood_is_kept() {
    let id = "solve 0123456789abcdef 7";
    for line in [
        "solve",
        "solve 7 7 solved",
        "solve 0123456789abcdeg 7 solved",
        "solve 0123456789abcdef -7 solved",
        &format!("{id} won"),
        &format!("{id} solved hints=2 hints=2"),
        &format!("{id} solved hints=-2"),
        &format!("{id} solved hints=4294967296"),
        &format!("{id} solved size=5"),
        &format!("{id} solved rating=256"),
        &format!("{id} solved on=2026-02-29"),
        &format!("{id} solved asked=overlap"),
        &format!("{id} solved asked=overlap:1,overlap:1"),
        &format!("{id} solved title=%"),
        &format!("{id} solved title=%ff"),
        &format!("{id} solved title=%é"),
        &format!("{id} solved  hints=2"),
        &format!("{id} solved "),
        "deleted 0123456789abcdef 7 8",
        "day 2026-11-31",
        "forgotten 7",
        " ",
    ] {
        let record = read(&(sealed("nonoscope record 1 1") + &sealed(line)));
        assert_eq!(record.solves().count(), 0, "{line}");
        assert_eq!(record.to_text(), sealed("nonoscope record 1 1") + &sealed(line));
    }
    let long = sealed(&format!("of-the-future {}", "x".repeat(2000)));
    assert_eq!(Record::from_text(&long).unwrap().1.damaged, 1, "but not if it is too long");
}

#[test]
fn values_that_cannot_be_are_brought_within_their_bounds() {
    let id = "solve 0123456789abcdef";
    let all = u64::MAX;
    let line = format!("{id} {all} solved done={all} rating=255 size=0x5 title= link= asked=,:1 hints=0");
    assert!(Record::from_text(&sealed(&line)).is_ok());
    let line = format!("{id} {all} solved done={all} rating=255 size=0x5 title= link= asked=:1,overlap:0 hints=0");
    let record = read(&sealed(&line));
    let text = format!("{id} 9007199254740991 solved rating=100 done=9007199254740991");
    assert_eq!(record.to_text(), sealed("nonoscope record 1 1") + &sealed(&text));
    let mut solve = whole();
    solve.title = Some("é".repeat(100));
    solve.link = Some("x".repeat(2001));
    solve.unknown = (0..20).map(|number| (number.to_string(), "x".repeat(number * 10))).collect();
    let mut record = Record::default();
    assert!(record.add(solve.clone()) && read(&record.to_text()) == record);
    let kept = record.solve(solve.id()).unwrap();
    assert_eq!((kept.title.as_ref().unwrap().chars().count(), &kept.link), (60, &None));
    assert_eq!(kept.unknown.len(), 8);
    let mut replay = Replay::new(&Grid::unknown(100, 100));
    for number in 0..5000 {
        replay.push(number as u64 * 1000, At::new(number / 100, number % 100), Cell::EMPTY);
    }
    assert!(!solve.set_replay(&replay) && solve.replay().is_none());
}

#[test]
fn of_one_solve_the_larger_values_stay() {
    let mut record = Record::default();
    let (mut here, mut there) = (whole(), whole());
    (here.ended, here.hints, here.rating, here.title) = (Ended::GivenUp, 5, None, None);
    (there.hints, there.millis, there.link) = (1, 300_000, None);
    there.asked_for(Technique::Overlap, 7);
    there.asked_for(Technique::Join, 1);
    assert!(record.add(here) && record.add(there.clone()) && !record.add(there));
    let mut both = whole();
    (both.hints, both.millis) = (5, 300_000);
    both.asked_for(Technique::Overlap, 7);
    both.asked_for(Technique::Join, 1);
    assert_eq!(record.solves().collect::<Vec<_>>(), [&both]);
}

#[test]
fn what_is_deleted_does_not_come_back() {
    let (mut here, there) = (read(FIRST), read(FIRST));
    assert!(here.delete(whole().id()) && !here.delete(whole().id()));
    assert_eq!((here.solve(whole().id()), here.has_solved_day(date("2026-11-22"))), (None, false));
    let merged = here.merge(&there);
    assert!(!merged.is_any() && here.solves().count() == 2);
    let mut there = there;
    let import = there.import(&here.to_text()).unwrap();
    assert_eq!((import.sentence().to_string().as_str(), &there), ("1 solved puzzle has changed.", &here));
    assert!(!here.add(whole()), "nor does it if it is added again");
}

#[test]
fn all_can_be_forgotten_and_what_comes_later_stays() {
    let (mut here, mut there) = (read(FIRST), read(FIRST));
    let mut from_a_wrong_clock = whole();
    from_a_wrong_clock.begun *= 2;
    here.add(from_a_wrong_clock.clone());
    here.forget(1_795_400_000_000, date("2026-11-23"));
    assert_eq!((here.solves().count(), here.has_solved_day(date("2026-11-01"))), (0, false));
    assert_eq!(read(&here.to_text()), here);
    let mut later = whole();
    later.begun = 1_795_400_000_001;
    assert!(here.add(later.clone()) && !here.add(from_a_wrong_clock) && here.solves().count() == 1);
    assert!(there.merge(&here).is_any() && there.solves().eq([&later]));
    assert!(there.to_text().contains("of-the-future 3 x"), "the other one may know what it is");
    let mut empty = Record::default();
    empty.forget(7, date("2026-11-23"));
    assert!(empty.add(whole()));
}

/// Solves of which each has everything.
fn many(count: usize) -> Record {
    let mut record = Record::default();
    let solves = (1..=count as u64).map(|number| {
        let mut solve = whole();
        (solve.puzzle, solve.begun) = (name(number % 7000), number);
        solve
    });
    record.solves = solves.collect();
    record.merge(&Record::default());
    record
}

#[test]
fn older_solves_lose_their_details_and_then_are_forgotten() {
    let record = many(MOST_SOLVES + 7);
    let solves: Vec<&Solve> = record.solves().rev().collect();
    assert_eq!((solves.len(), solves[MOST_SOLVES - 1].begun), (MOST_SOLVES, 8));
    let replays = solves.iter().filter(|solve| solve.replay.is_some()).count();
    let links = solves.iter().filter(|solve| solve.link.is_some()).count();
    let titles = solves.iter().filter(|solve| solve.title.is_some()).count();
    assert_eq!((replays, links, titles), (MOST_REPLAYS, MOST_LINKS, MOST_DETAILED));
    let oldest = solves[MOST_SOLVES - 1];
    let kept = (oldest.ended, oldest.on, oldest.millis, oldest.day, oldest.size, oldest.rating, oldest.inks);
    let of_whole = whole();
    assert_eq!(kept, (Ended::Solved, of_whole.on, 252_000, of_whole.day, of_whole.size, Some(23), 1));
    let text = record.to_text();
    assert!(text.len() < 4_500_000, "{}", text.len());
    assert_eq!(read(&text), record);
}

#[test]
fn the_largest_record_can_be_read_again() {
    let mut solve = whole();
    let wide = "\u{85}".repeat(60);
    (solve.shelf, solve.title) = (Some(wide.clone()), Some(wide));
    solve.techniques = (10..34).map(|number| (format!("{number}{}", "%".repeat(22)), u32::MAX)).collect();
    solve.unknown = (10..18).map(|number| (number.to_string(), "x".repeat(98))).collect();
    (solve.link, solve.replay) = (None, None);
    let mut record = Record::default();
    record.add(solve.clone());
    let detailed = record.to_text().len();
    (solve.link, solve.replay) = (Some("%".repeat(2000)), Some("%".repeat(10_000)));
    record.add(solve);
    let whole = record.to_text().len();
    let (older, days, unknown) = (200, 10_000 * 25, 500 * 2011);
    let newer = MOST_DETAILED * detailed + MOST_LINKS * (whole - detailed - 30_000) + MOST_REPLAYS * 30_000;
    let largest = newer + (MOST_SOLVES - MOST_DETAILED) * older + days + unknown;
    assert!((30_000_000..MAX_RECORD).contains(&largest), "{largest}");
}

#[test]
fn two_tabs_at_once_lose_nothing() {
    let (mut here, mut there) = (read(FIRST), read(FIRST));
    here.add(Solve::new(name(1), 1, Ended::Solved));
    let stored = here.text_over(Some(FIRST)).unwrap();
    there.add(Solve::new(name(2), 2, Ended::Solved));
    let stored = there.text_over(Some(&stored)).unwrap();
    let both = read(&stored);
    assert!(both.has_solved(name(1)) && both.has_solved(name(2)) && both == there);
    assert_eq!(here.text_over(Some(&stored)), Ok(stored));
    assert_eq!(Record::default().text_over(None), Ok(Record::default().to_text()));
}
