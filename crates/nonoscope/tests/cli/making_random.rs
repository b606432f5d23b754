//! `make random`: its options, and what it says.

use super::program::{Said, nonoscope};

fn made(arguments: &[&str]) -> Said {
    nonoscope(&[&["make", "random"], arguments].concat(), "")
}

#[test]
fn a_seed_always_gives_the_same_puzzle() {
    let first = made(&["--width", "10", "--seed", "daisy"]);
    assert_eq!(first.code, 0);
    assert!(first.err.contains("One solution") && first.err.contains("Seed daisy, "), "{}", first.err);
    assert_eq!(made(&["--width", "10", "--seed", "daisy"]).out, first.out);
    assert_ne!(made(&["--width", "10", "--seed", "rose"]).out, first.out);
}

#[test]
fn without_a_seed_one_is_chosen_and_said() {
    let seed = |said: &Said| {
        let (_, rest) = said.err.split_once("Seed ").unwrap();
        rest.split_once(',').unwrap().0.to_owned()
    };
    let any: Vec<Said> = (0..4).map(|_| made(&["--width", "8"])).collect();
    assert!(any.iter().any(|said| seed(said) != seed(&any[0])));
    for said in &any {
        assert_eq!(made(&["--width", "8", "--seed", &seed(said)]).out, said.out);
    }
}

#[test]
fn wishes_are_obeyed() {
    let object = |arguments: &[&str]| made(&[arguments, &["--json", "--seed", "1"]].concat()).json().remove(0);
    for (wish, tier) in [("gentle", "gentle"), ("tricky", "tricky"), ("20-39", "moderate"), ("62", "hard")] {
        assert_eq!(object(&["--rating", wish])["tier"], tier);
    }
    let lines = object(&["--width", "20", "--height", "12", "--lines-only", "--colours", "3"]);
    assert_eq!((&lines["verdict"], &lines["solved_by"]), (&"unique".into(), &"lines".into()));
    let solved = nonoscope(&["solve", "--json", "-"], lines["puzzle"].as_str().unwrap());
    let grid = solved.json()[0]["grid"].as_array().unwrap().clone();
    assert_eq!((grid[0].as_str().unwrap().len(), grid.len()), (20, 12));
    let letters: std::collections::BTreeSet<char> = grid.iter().flat_map(|row| row.as_str().unwrap().chars()).collect();
    assert_eq!(letters.len(), 4, "{letters:?}");
}

#[test]
fn what_cannot_be_had_is_said() {
    let nearest = made(&["--width", "3", "--rating", "fiendish", "--seed", "1"]);
    assert!(nearest.code == 0 && nearest.err.contains("This one comes closest"), "{}", nearest.err);
    let colourful = made(&["--width", "2", "--colours", "8"]);
    assert_eq!((colourful.code, colourful.out.as_str()), (2, ""), "{}", colourful.err);
    for wrong in [
        &["--rating", "easy"][..],
        &["--rating", "50-40"],
        &["--rating", "101"],
        &["--width", "61"],
        &["--colours", "0"],
    ] {
        assert_eq!(made(wrong).code, 2, "{wrong:?}");
    }
}
