//! The command `rate`, for people and for programs.

use super::program::nonoscope;
use nonoscope::examples;
use serde_json::{Value, json};

/// A plus, a puzzle whose totals differ, a contradiction, and diagonals.
const SEVERAL: &str = "$1\n1\n3\n1\n1\n3\n1\n$2\n2\n1\n1\n1\n$3\n3\n0\n3\n3\n0\n3\n\n$4\n1\n1\n1\n1\n";

#[test]
fn ratings_for_people() {
    let said = nonoscope(&["rate", "-"], examples::HEART.text);
    let techniques = "  2  exact fit\n  5  line complete\n  2  fill the rest\n  2  overlap\n";
    assert_eq!(said.out, format!("Heart (5 × 5)\n  1 of 100: gentle\n{techniques}"));
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let dom = nonoscope(&["rate", "-"], examples::NINE_DOM.text);
    assert!(dom.out.ends_with(" (19 × 19)\n  100 of 100: fiendish\n  No technique applies.\n"), "{}", dom.out);
    let forever = nonoscope(&["rate", "-"], include_str!("../../../../tests/data/golden/forever.txt")).out;
    let so_far = "\n  100 of 100: fiendish\n  The techniques do not finish the puzzle. They get this far:\n  ";
    assert!(forever.contains(so_far) && forever.lines().count() > 4, "{forever}");
    assert_eq!(dom.code, 0);
}

#[test]
fn where_there_is_no_rating_it_says_why() {
    let said = nonoscope(&["rate", "-"], SEVERAL);
    assert_eq!(said.code, 2);
    assert!(said.out.contains("puzzle 3: $3 (3 × 3)\n  No rating: there is no solution.\n"), "{}", said.out);
    assert!(said.out.ends_with("puzzle 4: $4 (2 × 2)\n  No rating: there are several solutions.\n"), "{}", said.out);
    assert!(said.err.contains("puzzle 2: Line 8, column 1: "), "{}", said.err);
    let stopped = nonoscope(&["rate", "--limit", "3", "-"], examples::NINE_DOM.text);
    let open = "\n  No rating: it is not known whether there is exactly one solution.\n";
    assert!(stopped.out.ends_with(open), "{}", stopped.out);
    assert_eq!(stopped.code, 3);
    // One solution, with a rating up to a size: every cell of 100 rows is filled.
    for (width, rated) in [(1000, true), (1001, false)] {
        let clues = [vec![width.to_string(); 100].join("\n"), vec!["100".to_owned(); width].join("\n")];
        let text = format!("width {width}\nheight 100\nrows\n{}\ncolumns\n{}\n", clues[0], clues[1]);
        let said = nonoscope(&["rate", "-"], &text);
        let none = said.out.ends_with("\n  No rating: there are more than 100,000 cells.\n");
        assert_eq!((none, said.code), (!rated, 0), "{}", said.out);
    }
    // A person finds out all the same.
    let found = nonoscope(&["rate", "--limit", "3", "--json", "-"], examples::LAMBDA.text);
    assert_eq!((found.code, &found.json()[0]["verdict"]), (0, &json!("unique")));
}

#[test]
fn ratings_for_programs() {
    let said = nonoscope(&["rate", "--json", "no/such/file", "-"], SEVERAL);
    let [missing, plus, broken, none, several] = &said.json()[..] else { panic!("{}", said.out) };
    assert_eq!((&missing["verdict"], &missing["puzzle"]), (&Value::Null, &Value::Null));
    let techniques = json!({ "exact fit": 2, "line complete": 2 });
    let wanted = json!({
        "path": "-", "puzzle": 1, "title": "$1", "verdict": "unique", "rating": 0, "tier": "gentle", "techniques": techniques,
    });
    assert_eq!(*plus, wanted);
    assert_eq!((&broken["verdict"], &broken["mistakes"][0]["line"]), (&Value::Null, &json!(8)));
    let without = |number: usize, verdict: &str| {
        json!({
            "path": "-", "puzzle": number, "title": format!("${number}"), "verdict": verdict, "rating": null,
            "tier": null, "techniques": {},
        })
    };
    assert_eq!([none, several], [&without(3, "none"), &without(4, "multiple")]);
    // As everywhere, an unreadable puzzle is the worst ending.
    assert_eq!(said.code, 2);
    // The easiest technique comes first.
    let card = nonoscope(&["rate", "--json", "-"], examples::GCHQ_2015.text).out;
    let places = ["\"exact fit\":", "\"overlap\":", "\"run is whole\":"].map(|name| card.find(name).unwrap());
    assert!(places.is_sorted(), "{card}");
}
