//! The test of the test: a proof that is cut short or changed in one literal is refused by both checkers.

use super::checkers::{Texts, drat_trim, dratify, proved};
use super::coloured::on_the_edge;
use nonoscope::examples;
use nonoscope::format::read;

fn nine_dom() -> Texts {
    proved(&read(examples::NINE_DOM.text).unwrap().puzzle).1.unwrap()
}

/// A coloured puzzle with one solution, and one with none. They need suppositions and searches.
fn coloured() -> [Texts; 2] {
    on_the_edge(20, 2, 70, 9).map(|puzzle| proved(&puzzle).1.unwrap())
}

#[test]
fn proofs_cut_short_are_refused() {
    let [unique, none] = coloured();
    [nine_dom(), unique, none].iter().for_each(assert_parts_are_refused);
}

fn assert_parts_are_refused(whole: &Texts) {
    assert!(drat_trim(whole) && dratify(whole));
    for tenths in [0, 3, 6, 9] {
        let cut = Texts { proof: whole.proof[..whole.proof.len() * tenths / 10].to_vec(), ..whole.clone() };
        assert!(!drat_trim(&cut) && !dratify(&cut), "{tenths} tenths");
        // Nor does it help to claim the end.
        let mut claimed = cut;
        claimed.proof.push((true, Vec::new()));
        assert!(!drat_trim(&claimed) && !dratify(&claimed), "{tenths} tenths, and the empty clause");
    }
}

#[test]
fn a_wrong_cell_is_refused() {
    let lambda = read(examples::LAMBDA.text).unwrap().puzzle;
    let [coloured, _] = on_the_edge(20, 2, 70, 9);
    for (puzzle, cells) in [(lambda, 120), (coloured, 800)] {
        let whole = proved(&puzzle).1.unwrap();
        let of_cell =
            |(is_added, clause): &(bool, Vec<i32>)| *is_added && clause.len() == 1 && clause[0].abs() <= cells;
        let first = whole.proof.iter().position(of_cell).unwrap();
        let mut texts = whole.clone();
        texts.proof[first].1[0] *= -1;
        assert!(drat_trim(&whole) && dratify(&whole));
        assert!(!drat_trim(&texts) && !dratify(&texts));
    }
}

#[test]
fn formulas_without_their_last_clause_are_not_refuted() {
    // Without it a formula has a model: the solution.
    let [coloured, _] = coloured();
    for mut texts in [nine_dom(), coloured] {
        let head = texts.formula.lines().find(|line| line.starts_with("p cnf ")).unwrap().to_owned();
        let (rest, clauses) = head.rsplit_once(' ').unwrap();
        let fewer = format!("{rest} {}", clauses.parse::<usize>().unwrap() - 1);
        let mut lines: Vec<&str> =
            texts.formula.lines().map(|line| if line == head { &*fewer } else { line }).collect();
        lines.pop();
        texts.formula = lines.join("\n") + "\n";
        assert!(!drat_trim(&texts) && !dratify(&texts));
    }
}

mod long {
    use super::*;

    #[test]
    fn a_proof_with_one_changed_literal_is_refused() {
        let whole = nine_dom();
        let (mut changed, mut refused) = (0, [0, 0]);
        let added: Vec<usize> =
            (0..whole.proof.len()).filter(|&at| whole.proof[at].0 && !whole.proof[at].1.is_empty()).collect();
        for &place in added.iter().step_by(added.len() / 24) {
            let mut texts = whole.clone();
            texts.proof[place].1[0] *= -1;
            changed += 1;
            refused[0] += usize::from(!drat_trim(&texts));
            refused[1] += usize::from(!dratify(&texts));
        }
        // A clause of many may still follow, or not be needed.
        println!("of {changed} changed proofs, {refused:?} are refused");
        assert!(changed >= 20 && refused.iter().all(|&refused| 2 * refused >= changed), "{refused:?} of {changed}");
    }
}
