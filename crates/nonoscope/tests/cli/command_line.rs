//! What the command line promises: its output for people and for programs, and its exit codes.

use super::program::{Said, nonoscope};
use nonoscope::examples;
use nonoscope::format::Format;
use serde_json::{Value, json};

const CARD: &str = examples::GCHQ_2015.text;
const DIAGONALS: &str = "2x2:1/1/1/1";

#[test]
fn solve_for_programs() {
    let said = nonoscope(&["solve", "--json", "-"], CARD);
    let [object] = &said.json()[..] else { panic!("not one line: {}", said.out) };
    assert_eq!(said.code, 0);
    let keys: Vec<&String> = object.as_object().unwrap().keys().collect();
    let expected = [
        "conflicts",
        "format",
        "grid",
        "height",
        "method",
        "millis",
        "more",
        "passes",
        "path",
        "puzzle",
        "sentence",
        "solutions",
        "steps",
        "suppositions",
        "title",
        "unknown",
        "verdict",
        "width",
    ];
    assert_eq!(keys, expected);
    assert_eq!((&object["path"], &object["puzzle"]), (&json!("-"), &json!(1)));
    assert_eq!(object["format"], "plain");
    assert_eq!(object["title"], "GCHQ Christmas card 2015");
    assert_eq!((&object["width"], &object["height"]), (&json!(25), &json!(25)));
    assert_eq!((&object["method"], &object["verdict"]), (&json!("auto"), &json!("unique")));
    assert_eq!((&object["passes"], &object["steps"], &object["unknown"]), (&json!(4), &json!(200), &json!(0)));
    assert_eq!(object["solutions"], json!([object["grid"]]));
    assert_eq!(object["grid"][7], "OOOOOOOOXXXOOOXXXOOOOOOOO");
    assert!(object["millis"].as_f64().unwrap() >= 0.0);
}

#[test]
fn solve_for_programs_is_the_same_to_the_letter() {
    let contradiction = "title: \"A\" — b\n1\n1\n\n1\n1\n\ngivens\nX.\nX.\n";
    for (input, method, expected) in [
        (
            DIAGONALS,
            "auto",
            r#"{"path":"-","puzzle":1,"format":"tatham","title":null,"width":2,"height":2,"method":"auto","verdict":"multiple","solutions":[["OX","XO"]],"more":true,"unknown":4,"passes":0,"steps":5,"suppositions":8,"conflicts":1,"formula":{"variables":8,"clauses":16,"literals":32},"millis":0,"grid":["..",".."],"sentence":"More than one solution. The two that were found differ in 4 cells."}"#,
        ),
        (
            DIAGONALS,
            "passes",
            r#"{"path":"-","puzzle":1,"format":"tatham","title":null,"width":2,"height":2,"method":"passes","verdict":"stuck","solutions":[],"more":null,"unknown":4,"passes":0,"steps":4,"suppositions":0,"conflicts":0,"millis":0,"grid":["..",".."],"sentence":"Single lines settle nothing here: 4 cells remain unknown."}"#,
        ),
        (
            contradiction,
            "auto",
            r#"{"path":"-","puzzle":1,"format":"plain","title":"\"A\" — b","width":2,"height":2,"method":"auto","verdict":"none","solutions":[],"more":false,"unknown":0,"passes":1,"steps":3,"suppositions":0,"conflicts":0,"contradiction":{"rows":[],"columns":[1],"minimal":true},"millis":0,"grid":["XO","XO"],"sentence":"No solution. Column 1 cannot be completed with the given cells."}"#,
        ),
    ] {
        let said = nonoscope(&["solve", "--json", "--method", method, "-"], input).out;
        // How long it took is different each time.
        let (before, after) = said.split_once("\"millis\":").unwrap();
        let (_, after) = after.split_once(',').unwrap();
        assert_eq!(format!("{before}\"millis\":0,{after}"), format!("{expected}\n"));
    }
}

#[test]
fn solve_for_people() {
    let said = nonoscope(&["solve", "-"], CARD);
    assert_eq!(said.code, 0);
    assert!(said.out.starts_with("GCHQ Christmas card 2015 (25 × 25)\n██████████████ ·██████"), "{}", said.out);
    assert!(said.out.ends_with("Exactly one solution. Line by line, it takes 4 passes.\n"), "{}", said.out);
    assert_eq!(said.err, "");
}

#[test]
fn exit_codes_mean_something() {
    let contradiction = "1\n1\n\n1\n1\n\ngivens\nX.\nX.";
    for (input, code, verdict) in [(CARD, 0, "unique"), (contradiction, 1, "none"), (DIAGONALS, 0, "multiple")] {
        let said = nonoscope(&["solve", "--json", "-"], input);
        assert_eq!((said.code, &said.json()[0]["verdict"]), (code, &json!(verdict)), "{input}");
    }
    let stuck = nonoscope(&["solve", "--json", "--method", "passes", "-"], DIAGONALS);
    assert_eq!((stuck.code, &stuck.json()[0]["verdict"]), (3, &json!("stuck")));
    let stopped = nonoscope(&["solve", "--json", "--limit", "3", "-"], examples::LAMBDA.text);
    assert_eq!((stopped.code, &stopped.json()[0]["verdict"]), (3, &json!("stopped")));
    let rubbish = nonoscope(&["solve", "-"], "2 1\nx\n");
    assert_eq!((rubbish.code, rubbish.out.as_str()), (2, ""));
    assert_eq!(
        rubbish.err,
        "nonoscope: standard input: Line 2, column 1: Found “x”, expected a number.\n    x\n    ^\n"
    );
    let missing = nonoscope(&["solve", "no/such/file"], "");
    assert_eq!(missing.code, 2);
    assert!(missing.err.starts_with("nonoscope: no/such/file cannot be read: "), "{}", missing.err);
    for wrong in [&["solve"][..], &["solve", "--method", "magic", "-"], &["fold", "-"], &[]] {
        assert_eq!(nonoscope(wrong, "").code, 2, "{wrong:?}");
    }
    assert_eq!(nonoscope(&["--help"], "").code, 0);
}

#[test]
fn the_reason_can_be_left_out() {
    let contradiction = "1\n1\n\n1\n1\n\ngivens\nX.\nX.";
    let with = nonoscope(&["solve", "--json", "-"], contradiction);
    let without = nonoscope(&["solve", "--json", "--no-reason", "-"], contradiction);
    assert_eq!((with.code, without.code), (1, 1));
    assert!(with.json()[0]["contradiction"].is_object() && without.json()[0].get("contradiction").is_none());
    assert_eq!(without.json()[0]["sentence"], "No solution.");
}

#[test]
fn of_several_puzzles_the_worst_ending_counts() {
    let said = nonoscope(&["solve", "--json", "no/such/file", "-"], CARD);
    let [missing, card] = &said.json()[..] else { panic!("not two lines: {}", said.out) };
    assert_eq!((said.code, &card["verdict"]), (2, &json!("unique")));
    assert_eq!((&missing["path"], &missing["puzzle"]), (&json!("no/such/file"), &Value::Null));
    assert_eq!((&missing["verdict"], &missing["mistakes"]), (&Value::Null, &json!([])));
    let sentence = missing["sentence"].as_str().unwrap();
    assert!(sentence.starts_with("no/such/file cannot be read: "), "{sentence}");
}

/// A plus, a puzzle whose totals differ, a contradiction, and diagonals.
const TOURNAMENT: &str = "$1\n1\n3\n1\n1\n3\n1\n$2\n2\n1\n1\n1\n$3\n3\n0\n3\n3\n0\n3\n\n$4\n1\n1\n1\n1\n";

#[test]
fn every_puzzle_of_a_file_is_solved_for_programs() {
    let said = nonoscope(&["solve", "--json", "-"], TOURNAMENT);
    let of = |key: &str| -> Vec<Value> { said.json().iter().map(|object| object[key].clone()).collect() };
    assert_eq!((of("path"), of("puzzle")), (vec![json!("-"); 4], [1, 2, 3, 4].map(|number| json!(number)).to_vec()));
    assert_eq!(of("title"), [json!("$1"), Value::Null, json!("$3"), json!("$4")]);
    assert_eq!(of("verdict"), [json!("unique"), Value::Null, json!("none"), json!("multiple")]);
    assert_eq!(said.code, 2);
    let fault = "The 2 rows ask for 2 filled cells in all, the 2 columns for 3. These totals must be the same. \
        Probably one number is wrong or missing. Check each clue again.";
    let broken = json!({
        "path": "-", "puzzle": 2, "verdict": null, "more_mistakes": 0, "sentence": format!("Line 8, column 1: {fault}"),
        "mistakes": [{ "line": 8, "column": 1, "sentence": fault }],
    });
    assert_eq!(said.json()[1], broken);
    assert_eq!(
        said.err,
        "nonoscope: standard input, puzzle 2: Line 8, column 1: The 2 rows ask for 2 filled cells in all, \
         the 2 columns for 3. These totals must be the same. \
         Probably one number is wrong or missing. Check each clue again.\n    $2\n    ^\n"
    );
}

#[test]
fn every_puzzle_of_a_file_is_solved_for_people() {
    let bundle = "width 1\nheight 1\nrows\n1\ncolumns\n1\n";
    let said = nonoscope(&["solve", "-"], &format!("title \"Dot\"\n{bundle}====\n{bundle}"));
    let headings: Vec<&str> = said.out.lines().filter(|line| line.ends_with("(1 × 1)")).collect();
    assert_eq!(headings, ["standard input, puzzle 1: Dot (1 × 1)", "standard input, puzzle 2 (1 × 1)"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let alone = nonoscope(&["solve", "-"], &format!("title \"Dot\"\n{bundle}====\n"));
    assert!(alone.out.starts_with("Dot (1 × 1)\n"), "{}", alone.out);
}

#[test]
fn one_puzzle_of_a_file_can_be_chosen() {
    let lines = |puzzle| nonoscope(&["lines", "--json", "--puzzle", puzzle, "-"], TOURNAMENT);
    assert_eq!(lines("1").out, nonoscope(&["lines", "--json", "-"], TOURNAMENT).out);
    assert_eq!((lines("1").json().len(), lines("4").json().len()), (6, 4));
    assert_eq!(nonoscope(&["steps", "--puzzle", "3", "-"], TOURNAMENT).code, 1);
    assert_eq!(nonoscope(&["qr", "--puzzle", "4", "-"], TOURNAMENT).code, 2);
    let broken = lines("2");
    assert_eq!((broken.code, broken.out.as_str()), (2, ""));
    assert!(broken.err.starts_with("nonoscope: standard input, puzzle 2: Line 8, column 1: "), "{}", broken.err);
    let (five, two) = (lines("5"), nonoscope(&["steps", "--puzzle", "2", "-"], CARD));
    assert_eq!((five.code, two.code), (2, 2));
    assert_eq!(five.err, "nonoscope: standard input has only 4 puzzles, so there is no puzzle 5.\n");
    assert_eq!(two.err, "nonoscope: standard input has only one puzzle, so there is no puzzle 2.\n");
    assert_eq!(lines("0").code, 2);
}

#[test]
fn steps_for_programs() {
    let said = nonoscope(&["steps", "--json", "--method", "passes", "-"], CARD);
    let steps = steps_of(&said);
    assert_eq!((said.code, steps.len()), (0, 200));
    let expected = json!({
        "step": 9, "pass": 1, "reason": "line", "axis": "row", "line": 9, "layouts": "55", "fitting": "12",
        "filled": [4, 13, 17, 24], "empty": [10, 12, 14, 18, 20],
        "sentence": "Row 9: of 55 layouts, 12 fit what is known. All 12 fill cells 4, 13, 17 and 24 and leave cells 10, \
                     12, 14, 18 and 20 empty."
    });
    assert_eq!(without_reasons(&steps[8]), expected);
    assert_eq!((&steps[25]["axis"], &steps[25]["line"]), (&json!("column"), &json!(1)));
    assert_eq!(steps[199]["pass"], 4);
    assert_eq!(nonoscope(&["steps", "--method", "constrained", "-"], DIAGONALS).code, 3);
}

/// The steps that were printed, without the verdict after them.
fn steps_of(said: &Said) -> Vec<Value> {
    let mut steps = said.json();
    let last = steps.pop().unwrap();
    assert!(last["verdict"].is_string() && last["step"].is_null(), "{last}");
    steps
}

#[test]
fn steps_for_programs_end_with_the_verdict() {
    let contradiction = "1\n1\n\n1\n1\n\ngivens\nX.\nX.\n";
    for (text, code) in [(CARD, 0), (DIAGONALS, 0), (contradiction, 1), (examples::NINE_DOM.text, 0)] {
        let said = nonoscope(&["steps", "--json", "-"], text);
        let last = said.json().pop().unwrap();
        // The same as `solve` says of it, without what the puzzle is.
        let mut solved = nonoscope(&["solve", "--json", "-"], text).json().remove(0);
        for key in ["path", "puzzle", "format", "title", "width", "height", "millis"] {
            solved.as_object_mut().unwrap().remove(key);
        }
        assert_eq!((said.code, &last), (code, &solved));
        assert_eq!(last["steps"], steps_of(&said).len());
    }
    let stuck = nonoscope(&["steps", "--json", "--method", "passes", "-"], DIAGONALS);
    let last = stuck.json().pop().unwrap();
    assert_eq!((stuck.code, &last["verdict"], &last["more"]), (3, &json!("stuck"), &Value::Null));
}

/// The first step with a reason, without what it rests on.
fn step_with(reason: &str, arguments: &[&str], input: &str) -> Value {
    let steps = nonoscope(&[&["steps", "--json", "-"], arguments].concat(), input).json();
    without_reasons(&steps.into_iter().find(|step| step["reason"] == reason).unwrap())
}

/// A step without what it rests on.
fn without_reasons(step: &Value) -> Value {
    let mut step = step.clone();
    let keys = step.as_object_mut().unwrap();
    for key in ["technique", "runs", "rests_on", "arguments"] {
        assert!(keys.remove(key).is_some(), "{key}");
    }
    step
}

#[test]
fn what_steps_rest_on_for_programs() {
    let steps = nonoscope(&["steps", "--json", "--method", "human", "-"], CARD).json();
    let step = &steps[10];
    let sentence = "Row 13: with cell 17 empty and room left for the other runs, the 5 must lie between cells 18 and 25, so \
                    it covers cells 21 and 22 wherever it is.";
    assert_eq!((&step["reason"], &step["technique"]), (&json!("deduced"), &json!("overlap")));
    assert_eq!((&step["runs"], &step["rests_on"]), (&json!([6]), &json!([[13, 17]])));
    assert_eq!((&step["filled"], &step["empty"]), (&json!([21, 22]), &json!([])));
    let argument = json!({
        "technique": "overlap", "axis": "row", "line": 13, "runs": [6], "rests_on": [[13, 17]],
        "settles": [[13, 21], [13, 22]], "supposed": null, "sentence": sentence
    });
    assert_eq!(step["arguments"], json!([argument]));
    // A look at a line that says nothing, and a search, rest on nothing that a person could follow.
    let none = (Value::Null, Value::Null, Value::Null, json!([]));
    let reasons = |step: &Value| ["technique", "runs", "rests_on", "arguments"].map(|key| step[key].clone()).into();
    let idle = nonoscope(&["steps", "--json", "--method", "passes", "-"], DIAGONALS).json();
    assert_eq!(none, reasons(&idle[0]));
    let searched = nonoscope(&["steps", "--json", "--method", "sat", "-"], DIAGONALS).json();
    assert_eq!(none, reasons(&searched[0]));
    // A supposition: what follows rests on it, so only what was known before counts.
    let steps = nonoscope(
        &["steps", "--json", "--method", "human", "-"],
        include_str!("../../../../tests/data/golden/bella.txt"),
    );
    let refuted = &steps.json()[0];
    assert_eq!((&refuted["technique"], &refuted["runs"]), (&json!("contradiction"), &Value::Null));
    assert_eq!(refuted["rests_on"], json!([]));
    assert!(refuted["arguments"].as_array().is_some_and(|arguments| arguments.len() > 1));
}

#[test]
fn a_supposition_ends_in_the_line_that_its_step_names() {
    let forever = include_str!("../../../../tests/data/golden/forever.txt");
    let (mut refuted, mut agreed) = (0, 0);
    for text in [examples::LAMBDA.text, forever] {
        for method in ["auto", "constrained", "human"] {
            for step in steps_of(&nonoscope(&["steps", "--json", "--method", method, "-"], text)) {
                let arguments = step["arguments"].as_array().unwrap();
                match step["reason"].as_str().unwrap() {
                    "refuted" if step["failure"]["line"].is_u64() => {
                        let last = arguments.last().unwrap();
                        let line = |of: &Value| (of["axis"].clone(), of["line"].clone());
                        assert_eq!(line(last), line(&step["failure"]), "{step}");
                        assert_eq!(last["settles"], json!([]));
                        assert!(last["sentence"].as_str().unwrap().starts_with("But "), "{last}");
                        assert!(arguments.iter().all(|argument| argument["supposed"] == step["supposed"]), "{step}");
                        refuted += 1;
                    }
                    "agreed" => {
                        let branches: Vec<&str> =
                            arguments.iter().map(|argument| argument["supposed"].as_str().unwrap()).collect();
                        let first = branches.iter().take_while(|branch| **branch == "filled").count();
                        assert!(branches[first..].iter().all(|branch| *branch == "empty"), "{step}");
                        agreed += 1;
                    }
                    _ => assert!(arguments.iter().all(|argument| argument["supposed"].is_null()), "{step}"),
                }
            }
        }
    }
    assert!(refuted > 5 && agreed > 5, "{refuted}, {agreed}");
}

#[test]
fn why_below_each_step() {
    let said = nonoscope(&["steps", "--why", "--method", "passes", "-"], CARD);
    assert_eq!(said.code, 0);
    let row_9: Vec<&str> = said.out.lines().skip_while(|line| !line.starts_with("  9  ")).take(3).collect();
    assert!(row_9[0].starts_with("  9  Row 9: of 55 layouts, 12 fit what is known."));
    assert!(row_9[1].starts_with("       Row 9: ") && row_9[1].contains("cell"), "{row_9:?}");
    let human = nonoscope(&["steps", "--method", "human", "-"], "3x3:1/3/1/1/3/1");
    assert!(human.out.contains("1  Row 2: the 3 takes all 3 cells"), "{}", human.out);
}

#[test]
fn steps_beyond_lines_for_programs() {
    let refuted = json!({
        "step": 23, "pass": 2, "reason": "refuted", "row": 1, "column": 5, "supposed": "filled", "led_to": 50,
        "failure": {"axis": "row", "line": 1},
        "sentence": "If row 1, cell 5 were filled, 50 more cells would follow, and then row 1 could not be \
                     completed. So it is empty."
    });
    assert_eq!(step_with("refuted", &[], examples::LAMBDA.text), refuted);
    let searched = json!({
        "step": 1, "pass": 1, "reason": "searched", "by": "sat", "work": 1, "found": 2, "all": false, "filled": [],
        "empty": [], "sentence": "This step is a search. You cannot follow it on paper. The SAT solver found 2 \
                              solutions after 1 dead end. There may be more."
    });
    assert_eq!(step_with("searched", &["--method", "sat"], DIAGONALS), searched);
    let supposed = step_with("searched", &["--method", "simulate"], DIAGONALS);
    assert_eq!(
        (&supposed["by"], &supposed["found"], &supposed["all"]),
        (&json!("supposing"), &json!(2), &json!(false))
    );
    let agreed = json!({
        "step": 151, "pass": 4, "reason": "agreed", "row": 7, "column": 10, "if_filled": 9, "if_empty": 37,
        "filled": [[11, 11], [12, 11], [13, 11], [14, 11], [16, 16]], "empty": [[16, 11], [16, 17]],
        "sentence": "Suppose row 7, cell 10 is filled, then suppose it is empty: either way, the same 7 cells follow."
    });
    assert_eq!(step_with("agreed", &[], include_str!("../../../../tests/data/golden/forever.txt")), agreed);
}

#[test]
fn lines_for_programs() {
    let said = nonoscope(&["lines", "--json", "-"], CARD);
    let lines = said.json();
    assert_eq!((said.code, lines.len()), (0, 50));
    let row_9 = json!({
        "axis": "row", "line": 9, "clue": [1, 2, 3, 1, 1, 3, 1, 1, 2], "free": 2, "layouts": "55", "fitting": "12"
    });
    assert_eq!(lines[8], row_9);
    let fitting_17 = (&lines[16]["layouts"], &lines[16]["fitting"]);
    assert_eq!(fitting_17, (&json!("1716"), &json!("71")));
    assert_eq!((&lines[49]["axis"], &lines[49]["line"]), (&json!("column"), &json!(25)));
}

#[test]
fn lines_for_people() {
    let said = nonoscope(&["lines", "-"], DIAGONALS);
    let expected = "\
line         clue  free               layouts               fitting
row 1        1        1                     2                     2
row 2        1        1                     2                     2
column 1     1        1                     2                     2
column 2     1        1                     2                     2
";
    assert_eq!((said.code, said.out.as_str()), (0, expected));
}

#[test]
fn the_message_of_a_pattern() {
    let said = nonoscope(&["qr", "-"], CARD);
    assert_eq!((said.code, said.out.as_str(), said.err.as_str()), (0, "www.gchq.gov.uk/puzz\n", ""));
    let smaller = nonoscope(&["qr", "-"], examples::THREE_PATTERNS.text);
    assert_eq!((smaller.code, smaller.out.as_str()), (0, "Ngornaom\n"));
    let none = nonoscope(&["qr", "-"], "2x2:2/1/2/1");
    assert_eq!((none.code, none.out.as_str()), (2, ""));
    assert_eq!(none.err, "nonoscope: The solution is not a readable QR code.\n");
    assert_eq!(nonoscope(&["qr", "-"], "1\n1\n\n1\n1\n\ngivens\nX.\nX.").code, 1);
    let stopped = nonoscope(&["qr", "--limit", "3", "-"], examples::LAMBDA.text);
    let sentence = "nonoscope: Stopped before there was an answer. Work so far: 3 suppositions.\n";
    assert_eq!((stopped.code, stopped.err.as_str(), stopped.out.as_str()), (3, sentence, ""));
}

#[test]
fn a_puzzle_as_a_formula() {
    let said = nonoscope(&["cnf", "-"], "2x1:1/0/1");
    let expected = "\
c A nonogram as a formula; its models are the solutions, one for one.
c Size: 2 x 1 cells (width x height), 0 of them given.
c Encoding: order; 10 literals.
c Rows, columns, runs and cells count from 1.
c 1-2: the cells; 2 * (row - 1) + column is true if the cell is filled.
c M-N starts A-B: of a run, it starts at cell A or later, ..., it starts at cell B or later.
c row 1, run 1 of 1 cell: 3 starts 2
c column 1, run 1 of 1 cell: no variable, starts 1
p cnf 3 6
3 1 0
-3 2 0
-3 -1 0
3 -2 0
1 0
-2 0
";
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert_eq!(said.out, expected);
    assert_eq!(nonoscope(&["cnf", "--encoding", "order", "-"], "2x1:1/0/1").out, said.out);
    let positions = nonoscope(&["cnf", "--encoding", "positions", "-"], CARD).out;
    assert!(positions.contains("\nc row 1, run 2 of 3 cells: 651-675 starts 1-25\n"));
    assert!(positions.contains("\nc Title: GCHQ Christmas card 2015\n"));
    assert!(positions.contains("\np cnf 8550 307703\n"));
    assert_eq!(positions.lines().filter(|line| !line.starts_with(['c', 'p'])).count(), 307_703);
}

#[test]
fn formulas_of_puzzles_that_are_not_easy() {
    let chosen = nonoscope(&["cnf", "--puzzle", "3", "-"], TOURNAMENT);
    assert_eq!(chosen.code, 0);
    assert!(chosen.out.contains("\nc Title: $3\n"), "{}", chosen.out);
    assert_eq!(nonoscope(&["cnf", "--puzzle", "2", "-"], TOURNAMENT).code, 2);
    assert_eq!(nonoscope(&["cnf", "--encoding", "magic", "-"], DIAGONALS).code, 2);
    let clues = format!("{}\n", vec!["1"; 25].join(" ")).repeat(100);
    let large = |encoding| nonoscope(&["cnf", "--encoding", encoding, "-"], &format!("{clues}\n{clues}"));
    let (positions, order) = (large("positions"), large("order"));
    assert_eq!((positions.code, positions.out.as_str()), (2, ""));
    assert_eq!(
        positions.err,
        "nonoscope: As a formula the puzzle could have more than 20\u{202f}000\u{202f}000 literals.\n"
    );
    assert_eq!(order.code, 0);
}

/// The notes of a `.non` file.
const NOTED: &str = "catalogue \"x 1\"\nby \"A\"\ncopyright \"© 2026 A\"\nlicense \"CC BY 4.0\"\ndifficulty \"easy\"";

#[test]
fn puzzles_are_converted() {
    let card = nonoscope(&["convert", "--to", "tatham", "-"], CARD);
    assert_eq!((card.code, card.err.as_str()), (0, "nonoscope: This format (Tatham game ID) leaves out: the title.\n"));
    assert!(card.out.starts_with("25x25:7.2.1.1.7/1.1.2.2.1.1/") && card.out.ends_with("zzzd\n"), "{}", card.out);
    let back = nonoscope(&["convert", "--to", "plain", "-"], &card.out);
    let again = nonoscope(&["convert", "--to", "tatham", "-"], &back.out);
    assert_eq!(again.out, card.out);

    let lost = nonoscope(&["convert", "--to", "nin", "-"], CARD);
    assert_eq!(lost.code, 0);
    assert!(lost.out.starts_with("25 25\n7 3 1 1 7\n"));
    assert_eq!(lost.err, "nonoscope: This format (.nin file) leaves out: the title and the given cells.\n");
    let noted = format!("{NOTED}\nwidth 1\nheight 1\n\nrows\n1\n\ncolumns\n1\n");
    let kept = nonoscope(&["convert", "--to", "non", "-"], &noted);
    assert_eq!((kept.code, kept.err.as_str()), (0, ""));
    let lost = nonoscope(&["convert", "--to", "olsak", "-"], &noted);
    assert_eq!(lost.code, 0);
    let sentence = "This format (Olšák’s .g file) leaves out: the author, the copyright, the licence, the source and \
                    other notes.";
    assert_eq!(lost.err, format!("nonoscope: {sentence}\n"));

    let picture = nonoscope(&["convert", "--to", "picture", "-"], "3x2:2/1/1/1/3");
    assert_eq!(picture.out, "#..\n###\n");
    assert_eq!(nonoscope(&["convert", "--to", "picture", "-"], "3x3:1.1/1/1.1/1.1/1/2").code, 1);
    let stopped = nonoscope(&["convert", "--to", "picture", "--limit", "3", "-"], examples::LAMBDA.text);
    let sentence = "Stopped before there was an answer. Work so far: 3 suppositions. So there is no picture of it.\n";
    assert!(stopped.code == 3 && stopped.err.ends_with(sentence), "{}", stopped.err);
    assert_eq!(nonoscope(&["convert", "--to", "nonograms-org", "-"], CARD).code, 2);
    assert_eq!(nonoscope(&["convert", "--to", "tournament", "-"], "3x2:2/1/1/1/3").code, 2);
}

#[test]
fn several_puzzles_are_converted_where_there_is_a_place_for_them() {
    let two = "$1\n1\n1\n$2\n1\n1\n";
    let non = nonoscope(&["convert", "--to", "ss", "-"], two);
    assert_eq!((non.code, non.out.matches("width 1").count(), non.out.matches("====").count()), (0, 2, 1));
    let one = nonoscope(&["convert", "--to", "mk", "-"], two);
    assert_eq!((one.code, one.out.as_str()), (2, ""));
    assert!(one.err.contains("This format (.mk file) holds one puzzle, but there are 2. Choose one of them."));
    assert_eq!(nonoscope(&["convert", "--to", "mk", "--puzzle", "2", "-"], two).out, "1 1\n1\n#\n1\n");
    assert_eq!(nonoscope(&["convert", "--to", "mk", "--puzzle", "3", "-"], two).code, 2);

    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("converted.xml");
    let said = nonoscope(&["convert", "--to", "webpbn", "-o", path.to_str().unwrap(), "-"], two);
    assert_eq!((said.code, said.out.as_str()), (0, ""));
    assert_eq!(std::fs::read_to_string(path).unwrap().matches("<puzzle ").count(), 2);
}

#[test]
fn a_format_can_be_demanded() {
    // Two lists do not say which comes first; the brackets decide, and both readings are possible.
    let lists = "[[[1,1]],[[1],[],[1]]]";
    let read = nonoscope(&["convert", "--to", "tatham", "-"], lists);
    assert_eq!((read.code, read.out.as_str()), (0, "3x1:1//1/1.1\n"));
    assert_eq!(
        read.err,
        "nonoscope: standard input: Read as JSON or lists in lists. As Haskell Runs pair, this text would be a different puzzle (--from haskell).\n"
    );
    let other = nonoscope(&["convert", "--to", "tatham", "--from", "haskell", "-"], lists);
    assert_eq!((other.out.as_str(), other.err.as_str()), ("1x3:1.1/1//1\n", ""));
    assert_eq!(nonoscope(&["solve", "--from", "runs", "--json", "-"], lists).json()[0]["height"], 3);
    assert_eq!(nonoscope(&["lines", "--from", "nonsense", "-"], lists).code, 2);
}

#[test]
fn formats_are_listed() {
    let said = nonoscope(&["formats"], "");
    assert_eq!(said.out.lines().count(), 1 + Format::ALL.len());
    assert!(said.out.lines().any(|line| line.starts_with("tatham ") && line.contains("Tatham game ID")));
    let lines = nonoscope(&["formats", "--json"], "").json();
    assert_eq!(lines.len(), Format::ALL.len());
    assert!(lines.iter().any(|line| line["name"] == "non" && line["also"][0] == "ss" && line["givens"] == true));
}

#[test]
fn mistakes_are_shown_in_their_lines() {
    let said = nonoscope(&["solve", "-"], "1 x 2\n3\n\n1\n2 +\n");
    assert_eq!(said.code, 2);
    assert_eq!(
        said.err,
        "nonoscope: standard input: Line 1, column 3: Found “x”, expected a number.\n    1 x 2\n      ^\n\
         nonoscope: standard input: Line 5, column 3: Found “+”, expected a number.\n    2 +\n      ^\n"
    );
}

#[test]
fn several_solutions_are_printed_as_they_are_found() {
    let said = nonoscope(&["solve", "--solutions", "2", "-"], DIAGONALS);
    let printed = "standard input (2 × 2)\nSolution 1\n ·██\n██ ·\nSolution 2\n██ ·\n ·██\n\
                   Exactly 2 solutions. They differ in 4 cells.\n";
    assert_eq!(said.out, printed);
    // 12! solutions. Finding 100,000 of them takes a while, so this ends because nobody reads on.
    let ones = ["1"; 12].join("/");
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("many-solutions.txt");
    std::fs::write(&path, format!("12x12:{ones}/{ones}\n")).unwrap();
    let start = std::time::Instant::now();
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_nonoscope"))
        .args(["solve", "--solutions", "100000", path.to_str().unwrap()])
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut read = [0; 2000];
    std::io::Read::read_exact(child.stdout.as_mut().unwrap(), &mut read).unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(String::from_utf8_lossy(&read).contains("\nSolution 3\n"));
    assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
}
