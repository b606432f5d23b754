//! From the end of a solve to the record, and back from the record to the board.

use super::*;
use crate::kept_names::{MARKS, RECORD, SOLVE, SOLVED};
use crate::page;
use crate::page::tests::HEART;
use crate::shelf::Msg;
use crate::shelf::calendar::is_solved;
use crate::shelf::record::keeping::Noted;
use crate::shelf::tests::{Visit, date};
use nonoscope_format::examples;
use nonoscope_play::record::{Import, PuzzleName};

/// A Friday whose puzzle comes from the shelf.
const TODAY: &str = "2026-12-04";

/// When the solves of these tests are begun.
const BEGUN: u64 = 1_796_000_000_000;

fn name(number: u64) -> PuzzleName {
    PuzzleName::of_marks(&format!("{MARKS}{number:016x}")).unwrap()
}

/// A solve of a puzzle of which nothing is there.
fn solve(number: u64, on: &str) -> Solve {
    let mut solve = Solve::new(name(number), BEGUN + number, Ended::Solved);
    (solve.on, solve.millis, solve.size, solve.rating) =
        (Some(date(on)), 60_000 + number * 1000, Some((10, 10)), Some(10));
    solve
}

/// The page has kept a solve.
fn note(visit: &mut Visit, solve: &Solve) {
    let name = format!("{SOLVE}{}.{}", solve.puzzle, solve.begun);
    visit.page.storage.as_mut().unwrap().insert(name, solve.to_line());
}

/// The person solves a puzzle of the shelf, and the page keeps that.
fn win(visit: &mut Visit, place: usize) -> Solve {
    visit.ask(Wanted::Puzzles);
    let (entry, ..) = visit.shelf.listed().0[place];
    visit.send(Msg::Browse(crate::shelf::browse::BrowseMsg::Choose(entry.id)));
    visit.serve();
    visit.win();
    let mut solve = noted(visit);
    assert_eq!(solve.shelf, Some(entry.id.number().to_string()));
    solve.millis = 90_000;
    note(visit, &solve);
    solve
}

/// The one solve that the page has kept, as if there were a clock and a calendar.
fn noted(visit: &mut Visit) -> Solve {
    let storage = visit.page.storage.as_mut().unwrap();
    let names: Vec<String> = storage.keys().filter(|name| name.starts_with(SOLVE)).cloned().collect();
    assert_eq!(names.len(), 1);
    let mut solve = Solve::from_line(&storage.remove(&names[0]).unwrap()).unwrap();
    (solve.begun, solve.on) = (BEGUN, Some(visit.today));
    solve
}

fn stored(visit: &Visit) -> Record {
    let text = visit.page.storage.as_ref().and_then(|storage| storage.get(RECORD));
    text.map_or_else(Record::default, |text| Record::from_text(text).unwrap().0)
}

/// The names of solves that the record has not taken.
fn untaken(visit: &Visit) -> usize {
    let storage = visit.page.storage.as_ref().unwrap();
    storage.keys().filter(|name| name.starts_with(SOLVE)).count()
}

fn send(visit: &mut Visit, msg: RecordMsg) {
    visit.send(Msg::Record(msg));
}

#[test]
fn nothing_is_in_the_record_of_somebody_who_is_new() {
    let mut visit = Visit::on(TODAY);
    visit.ask(Wanted::Record);
    let recording = &visit.shelf.recording;
    assert!(recording.record.is_empty() && recording.trouble.is_none() && recording.said.is_empty());
    assert!(visit.shelf.latest().is_empty() && visit.shelf.figures().is_empty() && visit.shelf.again().is_empty());
    assert!(!visit.page.storage.as_ref().unwrap().contains_key(RECORD), "nothing has to be kept");
}

#[test]
fn a_solve_gets_into_the_record_with_its_replay_and_stays_there() {
    let mut visit = Visit::on(TODAY);
    let own = win(&mut visit, 3);
    assert_eq!(untaken(&visit), 1);
    // Whatever is asked for next, the record takes it.
    visit.ask(Wanted::Calendar);
    assert_eq!((untaken(&visit), stored(&visit).solves().count()), (0, 1));
    visit.reload();
    visit.ask(Wanted::Record);
    let latest = visit.shelf.latest();
    assert_eq!((latest.len(), latest[0].id()), (1, own.id()));
    let replay = latest[0].replay().unwrap();
    assert_eq!(replay.length(), 90_000);
    let filled = |grid: &nonoscope_core::puzzle::Grid| grid.cells().iter().filter(|cell| cell.is_filled()).count();
    assert_eq!(filled(&replay.at(u64::MAX)), filled(visit.page.player().marking().marks().grid()));
    assert_eq!(visit.shelf.when(latest[0].on), "Today");
    assert!(words::solve(latest[0]).to_string().ends_with("1 min 30 s, no hints"), "{}", words::solve(latest[0]));
    assert_eq!(visit.shelf.figures().last().map(|(_, figures)| figures.best), Some(Some(90_000)));
}

#[test]
fn marks_that_are_no_solution_are_no_replay() {
    let mut visit = Visit::on(TODAY);
    let own = win(&mut visit, 3);
    let marks = format!("{MARKS}{}", own.puzzle);
    let storage = visit.page.storage.as_mut().unwrap();
    // Those of another puzzle of the same size, for example: one cell more or less is filled.
    let kept = crate::marks::KeptMarks::from_text(&storage[&marks]).unwrap();
    let (width, height) = own.size.unwrap();
    let grid = nonoscope_core::puzzle::Grid::unknown_of(width.into(), height.into(), own.inks.into());
    let mut others = nonoscope_play::Marks::from_text(&grid, &kept.marks).unwrap();
    assert!(others.undo());
    let text = crate::marks::KeptMarks { when: 0, marks: others.to_text() }.to_text();
    let sizes = [own.size, own.size, own.size, Some((2000, 1)), Some((200, 200)), None];
    for (size, rubbish) in
        sizes.into_iter().zip([text.clone(), "rubbish".to_owned(), String::new(), text.clone(), text.clone(), text])
    {
        let mut own = own.clone();
        own.size = size;
        let line = own.to_line();
        let noted = Noted { name: String::new(), line, marks: Some(rubbish) };
        let journal = Journal::read(&[noted]);
        assert!(journal.solves.solves().all(|solve| solve.replay().is_none()));
        assert_eq!(journal.solves.solves().count(), 1);
    }
}

#[test]
fn tabs_that_take_solves_at_the_same_time_lose_nothing() {
    let mut here = Visit::on(TODAY);
    note(&mut here, &solve(1, TODAY));
    let before = here.with_store(|store| Kept::of(store, Wanted::Record, Some(date(TODAY))));
    // Another tab takes that solve, and one more, before this one gets round to it.
    let mut there = Visit::on(TODAY);
    there.page.storage.clone_from(&here.page.storage);
    note(&mut there, &solve(2, TODAY));
    there.ask(Wanted::Record);
    here.page.storage.clone_from(&there.page.storage);
    here.send(Msg::Asked(Wanted::Record, before));
    assert_eq!((stored(&here).solves().count(), untaken(&here)), (2, 0));
    assert_eq!(here.shelf.latest().len(), 2, "what the other tab has kept is shown here");
    // The other way round.
    there.page.storage.clone_from(&here.page.storage);
    note(&mut there, &solve(3, TODAY));
    there.ask(Wanted::Next);
    assert_eq!(stored(&there).solves().count(), 3);
}

#[test]
fn without_room_solves_wait_where_they_are() {
    let mut visit = Visit::on(TODAY);
    note(&mut visit, &solve(1, TODAY));
    visit.is_full = true;
    visit.ask(Wanted::Record);
    assert_eq!((untaken(&visit), visit.shelf.latest().len()), (1, 1));
    assert!(visit.shelf.recording.trouble.as_ref().is_some_and(|said| said.to_string().contains("no more room")));
    send(&mut visit, RecordMsg::Export);
    assert_eq!(visit.files.len(), 1);
    visit.is_full = false;
    visit.ask(Wanted::Record);
    assert_eq!((untaken(&visit), stored(&visit).solves().count()), (0, 1));
    assert_eq!(visit.shelf.recording.trouble, None);
}

#[test]
fn where_nothing_is_kept_the_dialogue_says_so() {
    let mut visit = Visit::on(TODAY);
    visit.page.storage = None;
    visit.ask(Wanted::Record);
    assert!(visit.shelf.recording.trouble.as_ref().is_some_and(|said| said.to_string().contains("saves nothing")));
    let text = Record::from_iter([solve(1, TODAY)]).to_text();
    send(&mut visit, RecordMsg::Import(Some(text)));
    assert_eq!(visit.shelf.latest().len(), 1);
    assert!(visit.shelf.recording.trouble.is_some());
}

#[test]
fn what_a_later_version_has_written_stays() {
    let mut visit = Visit::on(TODAY);
    note(&mut visit, &solve(1, TODAY));
    let line = "nonoscope record 2 0";
    let newer = format!("{line} #{:08x}\n", nonoscope_play::checksum::checksum(line.as_bytes()));
    visit.page.storage.as_mut().unwrap().insert(RECORD.to_owned(), newer.clone());
    for _ in 0..2 {
        visit.ask(Wanted::Record);
        assert!(visit.shelf.recording.trouble.as_ref().is_some_and(|said| said.to_string().contains("newer version")));
        assert_eq!((untaken(&visit), &visit.page.storage.as_ref().unwrap()[RECORD]), (1, &newer));
    }
    // A solve that this version cannot read stays, too.
    visit.page.storage.as_mut().unwrap().remove(RECORD);
    visit.page.storage.as_mut().unwrap().insert(format!("{SOLVE}0123456789abcdef.7"), "of the future".to_owned());
    visit.ask(Wanted::Record);
    assert_eq!((untaken(&visit), stored(&visit).solves().count()), (1, 1));
}

#[test]
fn a_record_that_is_damaged_is_read_as_far_as_possible() {
    let mut visit = Visit::on(TODAY);
    let text = Record::from_iter([solve(1, TODAY), solve(2, TODAY)]).to_text().replacen("time=61000", "time=1", 1);
    visit.page.storage.as_mut().unwrap().insert(RECORD.to_owned(), text);
    visit.ask(Wanted::Record);
    assert_eq!(visit.shelf.latest().len(), 1);
    assert!(
        visit.shelf.recording.said.to_string().starts_with("Part of your record was damaged. "),
        "{}",
        visit.shelf.recording.said
    );
}

#[test]
fn the_list_of_older_pages_is_taken_over_once() {
    let mut visit = Visit::on(TODAY);
    let own = win(&mut visit, 3);
    assert!(visit.page.storage.as_ref().unwrap().contains_key(SOLVED));
    visit.page.model.gallery.solved.add(&name(9).to_string());
    let text = visit.page.model.gallery.solved.to_text();
    visit.page.storage.as_mut().unwrap().insert(SOLVED.to_owned(), text);
    visit.ask(Wanted::Record);
    let record = stored(&visit);
    assert!(record.has_solved(own.puzzle) && record.has_solved(name(9)));
    assert_eq!(record.solves().count(), 2, "the puzzle of which there is a solve comes once");
    assert_eq!(visit.shelf.latest().len(), 1, "of the other one nothing is known");
}

#[test]
fn the_puzzle_of_a_day_counts_even_if_it_was_found_on_the_shelf() {
    let mut visit = Visit::on(TODAY);
    visit.ask(Wanted::Puzzles);
    let of_day = visit.shelf.stock.of_day(date(TODAY)).unwrap().id;
    let mut own = solve(1, TODAY);
    own.shelf = Some(of_day.number().to_string());
    let mut other = solve(2, "2026-12-03");
    other.shelf.clone_from(&own.shelf);
    visit.reload();
    note(&mut visit, &own);
    note(&mut visit, &other);
    // The index of the shelf comes after the record.
    visit.page.wanted.push(Wanted::Record);
    visit.pass_on();
    assert_eq!(stored(&visit).streak(date(TODAY)).now, 0);
    visit.serve();
    let record = stored(&visit);
    assert_eq!(record.streak(date(TODAY)).now, 1);
    assert_eq!(record.solve(own.id()).unwrap().day, Some(date(TODAY)));
    assert_eq!(record.solve(other.id()).unwrap().day, None);
}

#[test]
fn a_record_goes_from_one_browser_to_another() {
    let mut visit = Visit::on(TODAY);
    let own = win(&mut visit, 3);
    visit.ask(Wanted::Record);
    send(&mut visit, RecordMsg::Export);
    let file = visit.files.pop().unwrap();
    assert_eq!((file.name.as_str(), file.media.as_str()), ("nonoscope-record.txt", "text/plain"));
    let text = String::from_utf8(file.bytes).unwrap();

    let mut other = Visit::on(TODAY);
    let day = date(TODAY);
    let mut on_its_day = solve(7, TODAY);
    on_its_day.day = Some(day);
    note(&mut other, &solve(8, TODAY));
    other.ask(Wanted::Record);
    assert!(!is_solved(&other.shelf, day));
    let mut both = Record::from_text(&text).unwrap().0;
    both.add(on_its_day);
    let damaged = both.to_text() + "damaged\n";
    send(&mut other, RecordMsg::Import(Some(damaged)));
    let import = Import { damaged: 1, first_damaged: Some(4), merged: Default::default() };
    let said = other.shelf.recording.said.to_string();
    assert!(said.starts_with("2 solved puzzles are new. 1 line is damaged"), "{said} {import:?}");
    assert_eq!(stored(&other).solves().count(), 3);
    // The calendar, the shelf and the page know it, now and later.
    assert!(is_solved(&other.shelf, day));
    let number: u16 = own.shelf.unwrap().parse().unwrap();
    for _ in 0..2 {
        assert!(other.shelf.solved.of_shelf().any(|other| other == number));
        assert!(other.page.model.gallery.solved.has_day(TODAY));
        assert!(other.page.model.gallery.solved.has(&format!("{MARKS}{}", own.puzzle)));
        other.reload();
        other.ask(Wanted::Puzzles);
    }
    // Once is enough.
    other.ask(Wanted::Record);
    let storage = other.page.storage.clone();
    send(&mut other, RecordMsg::Import(Some(text)));
    assert_eq!(
        (other.shelf.recording.said.to_string().as_str(), &other.page.storage),
        ("There is nothing new in it.", &storage)
    );
}

#[test]
fn what_is_no_record_is_refused_in_words() {
    let mut visit = Visit::on(TODAY);
    note(&mut visit, &solve(1, TODAY));
    visit.ask(Wanted::Record);
    for (text, said) in [(Some("rubbish"), "is not a Nonoscope record"), (None, "could not be read")] {
        send(&mut visit, RecordMsg::Import(text.map(str::to_owned)));
        assert!(visit.shelf.recording.said.to_string().contains(said), "{}", visit.shelf.recording.said);
        assert_eq!(visit.shelf.latest().len(), 1);
    }
}

#[test]
fn a_puzzle_that_took_many_hints_comes_back_and_begins_anew() {
    let mut visit = Visit::on("2026-11-30");
    let mut own = win(&mut visit, 3);
    own.hints = 3;
    note(&mut visit, &own);
    visit.ask(Wanted::Record);
    assert!(visit.shelf.again().is_empty());
    visit.today = date(TODAY);
    visit.reload();
    visit.page.send(page::Msg::Example(1));
    visit.page.answer();
    visit.ask(Wanted::Record);
    let again = visit.shelf.again();
    assert_eq!(again.len(), 1);
    let words = words::again(&again[0]).to_string();
    assert!(words.starts_with("No. ") && words.ends_with(": many hints"), "{words}");
    send(&mut visit, RecordMsg::Again(own.id()));
    visit.serve();
    assert!(visit.closed.contains(&Wanted::Record));
    assert_eq!(visit.page.model.of_shelf().map(|number| number.to_string()), own.shelf);
    assert!(visit.page.model.is_marking() && visit.page.player().marking().marks().is_empty());
}

#[test]
fn a_puzzle_of_ones_own_comes_back_by_its_link() {
    let mut visit = Visit::on(TODAY);
    visit.page = page::tests::Browser::showing(HEART);
    visit.page.send(page::Msg::Marks(nonoscope_kit::model::marking::MarksMsg::Mode { marking: true }));
    visit.win();
    let mut own = noted(&mut visit);
    (own.ended, own.on) = (Ended::GivenUp, Some(date("2026-11-30")));
    note(&mut visit, &own);
    let mut lost = solve(2, "2026-11-30");
    lost.hints = 9;
    note(&mut visit, &lost);
    visit.page.send(page::Msg::Example(1));
    visit.page.answer();
    visit.ask(Wanted::Record);
    let again = visit.shelf.again();
    assert_eq!(again.iter().map(|again| again.last.id()).collect::<Vec<_>>(), [own.id()], "the other one is nowhere");
    assert_eq!(words::again(&again[0]), "A puzzle · 5\u{a0}×\u{a0}5, gentle: given up");
    send(&mut visit, RecordMsg::Again(own.id()));
    let page = &visit.page;
    assert_eq!((page.player().puzzle().width(), page.model.is_marking()), (5, true));
    assert!(page.player().marking().marks().is_empty() && page.player().marking().marks().can_undo());
}

#[test]
fn a_replay_plays_stops_and_is_saved() {
    let mut visit = Visit::on(TODAY);
    let own = win(&mut visit, 3);
    visit.ask(Wanted::Record);
    send(&mut visit, RecordMsg::Replay(ReplayMsg::Open(own.id())));
    visit.serve();
    let replay = |msg| RecordMsg::Replay(msg);
    let showing = |visit: &Visit| visit.shelf.recording.replaying.as_ref().map(|replaying| replaying.position).unwrap();
    let length = visit.shelf.recording.replaying.as_ref().unwrap().length();
    assert!(!visit.frame && length > 3 && showing(&visit) == 0, "it waits at its start");
    send(&mut visit, replay(ReplayMsg::PlayOrPause));
    assert!(visit.frame && showing(&visit) == 0);
    assert!(visit.shelf.recording.replaying.as_ref().unwrap().grid().is_unknown());
    let mut now = 1000.0;
    send(&mut visit, replay(ReplayMsg::Frame(now)));
    now += 210.0;
    send(&mut visit, replay(ReplayMsg::Frame(now)));
    assert_eq!(showing(&visit), 1);
    send(&mut visit, replay(ReplayMsg::Speed(4.0)));
    now += 100.0;
    send(&mut visit, replay(ReplayMsg::Frame(now)));
    assert_eq!(showing(&visit), 3, "400 of its milliseconds have gone by");
    send(&mut visit, replay(ReplayMsg::PlayOrPause));
    send(&mut visit, replay(ReplayMsg::Frame(now + 9999.0)));
    assert_eq!(showing(&visit), 3);
    send(&mut visit, replay(ReplayMsg::PlayOrPause));
    for _ in 0..2 {
        now += 1e6;
        send(&mut visit, replay(ReplayMsg::Frame(now)));
    }
    let replaying = visit.shelf.recording.replaying.as_ref().unwrap();
    assert_eq!((replaying.position, replaying.playing), (length, None));
    let filled = |grid: &nonoscope_core::puzzle::Grid| grid.places().filter(|&at| grid.get(at).is_filled()).count();
    assert_eq!(filled(&replaying.grid()), filled(visit.page.player().marking().marks().grid()));
    // Its title and its colours have come from the shelf.
    let id = number_of(&own).unwrap();
    assert_eq!(replaying.puzzle.title(), visit.shelf.stock.title(id));
    send(&mut visit, replay(ReplayMsg::To(2)));
    assert_eq!(showing(&visit), 2);
    send(&mut visit, replay(ReplayMsg::Save));
    let file = visit.files.pop().unwrap();
    assert!(file.name.ends_with("-replay.gif") && file.bytes.starts_with(b"GIF89a"), "{}", file.name);
    assert_eq!(visit.shelf.recording.replaying.as_ref().unwrap().note.to_string(), format!("Saved as {}.", file.name));
    send(&mut visit, replay(ReplayMsg::Close));
    assert!(visit.shelf.recording.replaying.is_none());
    send(&mut visit, replay(ReplayMsg::Frame(now)));
}

#[test]
fn a_result_is_shared_without_the_picture() {
    let mut visit = Visit::on(TODAY);
    let mut own = solve(1, TODAY);
    own.title = Some("Heart".to_owned());
    note(&mut visit, &own);
    visit.ask(Wanted::Record);
    send(&mut visit, RecordMsg::Share(own.id()));
    assert_eq!(visit.copied, ["Nonoscope · 10 × 10, gentle\n1 min 1 s, no hints"]);
    assert_eq!((visit.shelf.recording.copied, visit.shelf.recording.said.to_string().as_str()), (Some(own.id()), ""));
    send(&mut visit, RecordMsg::Copied { worked: false });
    assert!(
        visit.shelf.recording.said.to_string().starts_with("Copy this:\nNonoscope · ")
            && visit.shelf.recording.copied.is_none()
    );
}

#[test]
fn titles_of_examples_are_messages_and_no_others() {
    let mut own = solve(1, TODAY);
    own.size = Some((5, 5));
    assert_eq!(words::title(&own, "Heart"), examples::HEART.name());
    assert_eq!(words::title(&own, "My heart"), Text::verbatim("My heart"));
    own.size = Some((10, 10));
    assert_eq!(words::title(&own, "Heart"), Text::verbatim("Heart"));
}

#[test]
fn a_technique_leads_to_its_lesson() {
    let mut visit = Visit::on(TODAY);
    let mut own = solve(1, TODAY);
    own.asked_for(Technique::Join, 2);
    note(&mut visit, &own);
    visit.ask(Wanted::Record);
    assert_eq!(visit.shelf.recording.statistics.as_ref().unwrap().techniques, [(Technique::Join, 2)]);
    send(&mut visit, RecordMsg::Lesson(Technique::Join));
    visit.page.answer();
    assert!(visit.closed.contains(&Wanted::Record) && visit.page.model.learning.is_open);
    assert_eq!(visit.page.model.learning.technique(), Technique::Join);
}

#[test]
fn figures_and_times_are_those_of_a_size_and_a_difficulty() {
    let mut visit = Visit::on(TODAY);
    for number in 1..60 {
        let mut solve = solve(number, TODAY);
        (solve.size, solve.rating) = (Some(if number % 2 == 0 { (5, 5) } else { (20, 20) }), Some(number as u8));
        note(&mut visit, &solve);
    }
    visit.ask(Wanted::Record);
    let counts = |visit: &Visit| visit.shelf.figures().iter().map(|(_, figures)| figures.puzzles).collect::<Vec<_>>();
    assert_eq!((counts(&visit), visit.shelf.times().len()), (vec![29, 30, 59], MOST_TIMES));
    send(&mut visit, RecordMsg::Tier(Some(Tier::Gentle)));
    send(&mut visit, RecordMsg::Size(Some(SizeClass::UpTo5)));
    assert_eq!((counts(&visit), visit.shelf.times().len()), (vec![9, 10, 19], 9));
    assert_eq!(
        words::graph(&visit.shelf.times()),
        "The last 9 times: from 1 min 2 s to 1 min 18 s, the latest 1 min 18 s"
    );
    assert_eq!(visit.shelf.latest().len(), LATEST);
}

#[test]
fn days_are_said_as_people_say_them() {
    let said = |on: &str| words::when(Some(date(on)), Some(date(TODAY)));
    assert_eq!(
        [TODAY, "2026-12-03", "2026-12-02", "2025-12-31"].map(said),
        ["Today", "Yesterday", "2 December", "31 December 2025"]
    );
    assert_eq!(words::when(None, None), "Some day");
}
