//! The puzzles in the folder that `NONOSCOPE_PUZZLES` names have the verdicts that other solvers found.

use crate::format::puzzle_files::has_verdict;
use crate::puzzle_folders::folders;
use nonoscope::format;
use std::collections::HashMap;
use std::fs;

/// A file `verdicts.tsv` lists puzzles, `FILE` or `FILE#NUMBER`, with width, height and verdict.
#[test]
fn all_puzzles_have_the_verdicts_that_others_found() {
    for folder in folders().into_iter().filter(|folder| folder.join("verdicts.tsv").exists()) {
        let verdicts = fs::read_to_string(folder.join("verdicts.tsv")).unwrap();
        let mut texts: HashMap<&str, Vec<Result<format::Reading, format::ReadError>>> = HashMap::new();
        let mut held = 0;
        for row in verdicts.lines().skip(1) {
            let [name, width, height, verdict] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
            let (file, number) = name.split_once('#').unwrap_or((name, "1"));
            let readings = texts
                .entry(file)
                .or_insert_with(|| format::read_all(&format::text_of(&fs::read(folder.join(file)).unwrap())));
            let reading = readings[number.parse::<usize>().unwrap() - 1].as_ref();
            let puzzle = &reading.unwrap_or_else(|error| panic!("{name}: {error}")).puzzle;
            assert_eq!([width, height], [puzzle.width(), puzzle.height()].map(|side| side.to_string()).as_slice());
            has_verdict(puzzle, verdict, name);
            held += 1;
        }
        println!("{held} verdicts held");
        assert!(held >= 1031, "{held}");
    }
}
