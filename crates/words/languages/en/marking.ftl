## Hints, checks and tries on the page.

solver-busy = The solver is still working on this puzzle. Ask again in a moment.
no-solution-no-hint = This puzzle has no solution, so there is no hint. Perhaps a clue is wrong: the verdict says more.
nothing-to-show = There is no hint for this position.
no-tutor = The program that gives hints did not load, or it crashed. Press Hint to try again.
press-check-for-mistakes = Press Check to see which marks cannot be right.
solutions-differ-here = There are several solutions, and this is where they differ.
look-further = You have to look further ahead here. “Watch from here” shows how.
# How far a hint has gone: of 4 presses.
press-of = { $press } of { $presses }
# Said of a cell, for a screen reader.
line-cannot-be-right = The marks in { $line } cannot be right
# A clue, for a screen reader: “Row: 3 1”.
row-clue = Row: { $clue }
column-clue = Column: { $clue }
position-marked = Position marked. Try something, then press “Keep it” or “Go back”.
another-marked = Position { $position } marked. “Go back” returns to it first.
too-many-marked = { $positions } positions are marked. Press “Keep it” or “Go back” before you mark another.
back-at-marked = Back at the marked position. Undo brings back what you tried.
back-at = Back at position { $position }. Undo brings back what you tried.
kept = Kept. What you tried is now part of your marks.
kept-since = Kept, as part of what you have tried since position { $position }.
marks-are-back = Your marks from last time are back. Press Clear to remove them.
# Two things said of a cell, one after the other, for a screen reader.
said-then = { $said }. { $more }

## What is said while somebody solves a puzzle by hand. $place is “row 3” or “row 3, cell 4”.

something-marked = { $cells ->
    [one] 1 cell marked.
   *[other] { $cells } cells marked.
}
solved = Solved. Every clue is satisfied.
your-turn = Your turn. Click or tap to fill a cell; right-click or press and hold to mark it empty.
your-turn-with-colours = Your turn. Click or tap to colour a cell; right-click or press and hold to mark it empty.
# $lines is “row 1” or “rows 1–4 and column 7”, $count how many clues these are.
full-but-wrong = { $count ->
    [one] Every cell is marked, but the clue of { $lines } is not satisfied.
   *[other] Every cell is marked, but the clues of { $lines } are not satisfied.
}
press-check = Press Check to see which marks are wrong.
# In place of a list of lines that would be too long.
many-lines = { $axis ->
    [row] { $count } rows
   *[column] { $count } columns
}

## A hint, which is given bit by bit.

the-whole-board = the whole board
look-at = Look at { $place }.
press-for-technique = Press Hint again for the technique.
# $technique is the name of a technique in small letters.
try-technique = Try “{ $technique }” in { $place }.
press-for-argument = Press Hint again for the argument.
try-techniques = Try these techniques in { $place }: { $techniques }.
press-for-arguments = Press Hint again for the arguments.
press-to-mark = { $cells ->
    [one] Press Hint again to mark the cell.
   *[other] Press Hint again to mark the cells.
}
hint-marked = { $cells ->
    [one] The hint marked 1 cell.
   *[other] The hint marked { $cells } cells.
}
hint-excluded = { $cells ->
    [one] The hint ruled out colours for 1 cell.
   *[other] The hint ruled out colours for { $cells } cells.
}

## A warning that marks cannot be right, which is given bit by bit.

not-all-right = Your marks cannot all be right.
some-wrong = { $marks ->
    [one] One of your marks cannot be right.
   *[other] Some of your marks cannot be right.
}
press-for-line = Press Hint again for the line.
look-at-mistake = Look at { $place }: a mark there cannot be right.
press-for-cell = Press Hint again for the cell.
# $state is what the cell is marked as.
mark-is-wrong = { CAPITAL($place) } cannot be { $state }. Erase the mark, or go back.
mark-is-wrong-beside-others = If your other marks are right, { $place } cannot be { $state }. Erase the mark, or go back.
back-at-last-right = Back at the last position where every mark could be right. Undo brings the later marks back.
wrong-marks-are-gone = The wrong marks are gone. Undo brings them back.

## The result of a check.

nothing-to-check = This puzzle has no solution, so there is nothing to check.
check-solved = Solved. Every clue is satisfied.
check-solved-one-of-several = Solved. This is one of several solutions.
each-but-not-all = Each mark is possible by itself, but not all of them together.
each-of-others-but-not-all = Each of the others is possible by itself, but not all of them together.
nothing-is-marked = Nothing is marked yet.
# More sentences follow.
no-mark-is-wrong = As far as is known, no mark is wrong.
# $sentence is that about wrong marks.
as-far-as-is-known = As far as is known, { $sentence }
# $list is “row 3, cell 5 must be empty; row 4, cell 4 must be filled”.
wrong-marks = { $count ->
    [one] 1 mark cannot be right: { $list }.
   *[other] { $count } marks cannot be right: { $list }.
}
wrong-mark-and-others = { $mark }; { $others }
and-more-wrong = and { $count } more
# $state is what the cell is.
must-be = { $place } must be { $state }
# $state is what it is marked as.
cannot-be = { $place } cannot be { $state }
all-right = { $marks ->
    [one] Your mark is right.
    [2] Both marks are right so far.
   *[other] All { $marks } marks are right so far.
}
# After “no mark is wrong”.
right-of-these = { $marks ->
    [one] 1 is right.
   *[other] { $marks } are right.
}
right-so-far = { $marks ->
    [one] 1 mark is right so far.
   *[other] { $marks } marks are right so far.
}
# The solutions differ in these cells. $kind says which marks they are: any, more (some are right), others (some are wrong), or
# these (after “no mark is wrong”).
possible = { $kind ->
    [marks] { $count ->
        [one] 1 mark is possible. It is right in some solutions.
       *[other] { $count } marks are possible. They are right in some solutions.
    }
    [more] { $count ->
        [one] 1 more is possible. It is right in some solutions.
       *[other] { $count } more are possible. They are right in some solutions.
    }
    [others] { $count ->
        [one] 1 other is possible. It is right in some solutions.
       *[other] { $count } others are possible. They are right in some solutions.
    }
   *[these] { $count ->
        [one] 1 is possible. It is right in some solutions.
       *[other] { $count } are possible. They are right in some solutions.
    }
}
# Too little is known of these cells. $kind is others or these.
unsettled = { $kind ->
    [others] { $count ->
        [one] 1 other is in a cell that is not settled.
       *[other] { $count } others are in cells that are not settled.
    }
   *[these] { $count ->
        [one] 1 is in a cell that is not settled.
       *[other] { $count } are in cells that are not settled.
    }
}

## In the page.

clearing-heading = Clear all your marks?
clearing-note = You can undo this.
clear-all = Clear them all
clear-nothing = Keep them
