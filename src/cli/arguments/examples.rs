//! The examples at the end of each command's help. A test runs them all.

pub(super) const SOLVE: &str = "\
Examples:
  nonoscope solve puzzle.txt                  # a picture and a sentence
  nonoscope solve --solutions 5 puzzle.txt    # up to five solutions
  nonoscope solve --json many.txt puzzle.txt  # an object for each puzzle
  nonoscope solve --limit 100000 - < puzzle.txt";

pub(super) const STEPS: &str = "\
Examples:
  nonoscope steps puzzle.txt
  nonoscope steps --method constrained puzzle.txt
  nonoscope steps --puzzle 2 --json many.txt  # the second puzzle of a file";

pub(super) const RATE: &str = "\
Examples:
  nonoscope rate puzzle.txt
  nonoscope rate --json many.txt puzzle.txt   # an object for each puzzle";

pub(super) const LINES: &str = "\
Examples:
  nonoscope lines puzzle.txt
  nonoscope lines --json puzzle.txt";

pub(super) const QR: &str = "\
Examples:
  nonoscope qr puzzle.txt
  nonoscope qr --json puzzle.txt              # with all that is remarkable";

pub(super) const CNF: &str = "\
Examples:
  nonoscope cnf puzzle.txt > puzzle.cnf
  nonoscope cnf --encoding positions puzzle.txt";

pub(super) const CONVERT: &str = "\
Examples:
  nonoscope convert --to non puzzle.txt
  nonoscope convert --to webpbn -o all.xml many.txt puzzle.txt
  nonoscope convert --to picture --puzzle 2 many.txt";

pub(super) const PICTURE: &str = "\
Examples:
  nonoscope picture puzzle.txt -o solved.png
  nonoscope picture puzzle.txt -o sheet.pdf   # to solve on paper
  nonoscope picture puzzle.txt --at 60 -o step.svg
  nonoscope picture puzzle.txt --by pass --speed 2 -o solve.gif
  nonoscope picture puzzle.txt --to txt";

pub(super) const FORMATS: &str = "\
Examples:
  nonoscope formats
  nonoscope formats --json";

pub(super) const COMPLETIONS: &str = "\
Examples:
  nonoscope completions bash > nonoscope.bash
  nonoscope completions zsh > _nonoscope
  nonoscope completions fish > nonoscope.fish";

pub(super) const MAN: &str = "\
Examples:
  nonoscope man > nonoscope.1
  nonoscope man solve > nonoscope-solve.1";
