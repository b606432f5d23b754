//! The examples at the end of each command's help. A test runs them all.

pub(super) const SOLVE: &str = "\
Examples:
  nonoscope solve puzzle.txt                  # a picture and a sentence
  nonoscope solve --solutions 5 puzzle.txt    # up to five solutions
  nonoscope solve --json many.txt puzzle.txt  # an object for each puzzle
  nonoscope solve --json --jobs 2 folder      # all files in a folder
  nonoscope solve --limit 100000 - < puzzle.txt";

pub(super) const STEPS: &str = "\
Examples:
  nonoscope steps puzzle.txt
  nonoscope steps --method constrained puzzle.txt
  nonoscope steps --puzzle 2 --json many.txt  # the second puzzle of a file";

pub(super) const RATE: &str = "\
Examples:
  nonoscope rate puzzle.txt
  nonoscope rate --json many.txt puzzle.txt   # an object for each puzzle
  nonoscope rate --json --lines - < ids.txt";

pub(super) const READ_PICTURE: &str = "\
Examples:
  nonoscope read-picture screenshot.png > read.txt
  nonoscope read-picture --json screenshot.png   # also what is doubtful";

pub(super) const LINES: &str = "\
Examples:
  nonoscope lines puzzle.txt
  nonoscope lines --json puzzle.txt";

pub(super) const QR: &str = "\
Examples:
  nonoscope qr puzzle.txt
  nonoscope qr --json puzzle.txt              # with all remarks";

pub(super) const CNF: &str = "\
Examples:
  nonoscope cnf puzzle.txt > puzzle.cnf
  nonoscope cnf --encoding positions puzzle.txt";

pub(super) const PROVE: &str = "\
Examples:
  nonoscope prove puzzle.txt -o proof         # puzzle.cnf and proof.drat there
  nonoscope prove --limit 1000000 puzzle.txt -o proof";

pub(super) const CONVERT: &str = "\
Examples:
  nonoscope convert --to non puzzle.txt
  nonoscope convert --to webpbn -o all.xml many.txt puzzle.txt
  nonoscope convert --to picture --puzzle 2 many.txt
  nonoscope convert --to json --lines ids.txt # a puzzle on each line";

pub(super) const PICTURE: &str = "\
Examples:
  nonoscope picture puzzle.txt -o solved.png
  nonoscope picture puzzle.txt -o sheet.pdf   # to solve on paper
  nonoscope picture puzzle.txt --at 60 -o step.svg
  nonoscope picture puzzle.txt --by pass --speed 2 -o solve.gif
  nonoscope picture --to png -o pictures/ many.txt folder
  nonoscope picture puzzle.txt --to txt";

pub(super) const BOOK: &str = "\
Examples:
  nonoscope book folder -o book.pdf --title \"For a rainy Sunday\"
  nonoscope book puzzle.txt many.txt -o book.pdf --print four --sorted
  nonoscope -q book --shelf --size 10-15 --difficulty gentle -o shelf.pdf
  nonoscope book many.txt -o book.pdf --print large --sheet letter";

pub(super) const MAKE: &str = "\
Examples:
  nonoscope make picture heart.txt -o puzzle.txt
  nonoscope make picture --json heart.txt
  nonoscope make random --rating tricky
  nonoscope make repair puzzle.txt
  nonoscope make qr \"https://example.org\" -o card.txt";

pub(super) const MAKE_QR: &str = "\
Examples:
  nonoscope make qr \"Meet me at noon\" -o card.txt
  nonoscope make qr --hard --seed 7 \"HELLO\"
  nonoscope make qr --givens \"The smallest card that holds this text\"
  nonoscope make qr \"HELLO\" | nonoscope picture - -o sheet.pdf";

pub(super) const MAKE_PICTURE: &str = "\
Examples:
  nonoscope make picture heart.txt           # the clues, and a note about them
  nonoscope make picture --json heart.txt    # the same as an object
  nonoscope make picture face.png            # 20 cells on the longer side
  nonoscope make picture --width 30 --colours 5 --islands 3 face.png
  nonoscope make picture --tune face.png     # until it has one solution
  nonoscope make picture --givens face.png   # with the fewest givens";

pub(super) const MAKE_RANDOM: &str = "\
Examples:
  nonoscope make random                      # another one each time
  nonoscope make random --seed daisy         # always the same
  nonoscope make random --width 20 --rating hard --seed 4711
  nonoscope make random --colours 4 --lines-only --seed 3 -o puzzle.txt";

pub(super) const MAKE_REPAIR: &str = "\
Examples:
  nonoscope make repair puzzle.txt               # the fewest givens
  nonoscope make repair --lines-only puzzle.txt  # no guessing needed
  nonoscope make repair --afresh puzzle.txt      # drop the givens that it has
  nonoscope make repair --changes puzzle.txt     # the fewest cells changed
  nonoscope make repair --changes --rating 30 --json puzzle.txt";

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
