clearing-heading = Clear all your marks?
you-can-undo-this = You can undo this.
clear-all = Clear them all
clear-nothing = Keep them

## Hints, checks and tries on the page.

solver-busy = The solver is still busy with this puzzle; ask again in a moment.
no-solution-no-hint = This puzzle has no solution, so there is no hint. The verdict says why; perhaps a clue is wrong.
nothing-to-show = There is nothing to show from this position.
no-tutor = The program that gives hints could not be loaded, or crashed. Press Hint to try again.
press-check-for-mistakes = Press Check to see which marks cannot be right.
solutions-differ-here = There are several solutions, and this is where they differ.
look-further = You have to look further ahead here; Watch from here shows how.
# How far a hint has gone: of 4 presses.
press-of = { $press } of { $presses }
# Said of a cell, for a screen reader.
line-cannot-be-right = The marks in { $line } cannot be right
# A clue, for a screen reader: “Row: 3 1”.
row-clue = Row: { $clue }
column-clue = Column: { $clue }
position-marked = Position marked. Try something, then keep it or go back.
another-marked = Position { $position } marked. Go back returns here first.
too-many-marked = { $positions } positions are marked; keep one, or go back, before you mark another.
back-at-marked = Back at the marked position. Undo brings back what you tried.
back-at = Back at position { $position }. Undo brings back what you tried.
kept = Kept. What you tried is now part of your marks.
kept-since = Kept, as part of what you are trying since position { $position }.
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
# $clues is the clause below.
full-but-wrong = Every cell is marked, but { $clues }.
# $lines is “row 1” or “rows 1–4 and column 7”, $count how many clues these are.
clues-are-not-satisfied = { $count ->
    [one] the clue of { $lines } is not satisfied
   *[other] the clues of { $lines } are not satisfied
}
press-check = Press Check to see which marks are wrong.
# In place of a list of lines that would be too long; $first is the number of the first.
many-lines = { $axis ->
    [row] { $count } rows, from row { $first } on,
   *[column] { $count } columns, from column { $first } on,
}

## A hint, which is given bit by bit.

the-whole-board = the whole board
look-at = Look at { $place }.
press-for-technique = Press Hint again for the technique.
# $technique is the name of a technique in small letters.
try-technique = Try “{ $technique }” in { $place }.
press-for-argument = Press Hint again for the argument.
try-techniques = Try these in { $place }: { $techniques }.
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
    [one] The hint excluded colours of 1 cell.
   *[other] The hint excluded colours of { $cells } cells.
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
mark-is-wrong = { CAPITAL($place) } cannot be { $state }. Erase it, or go back.
mark-is-wrong-beside-others = With your other marks, { $place } cannot be { $state }. Erase it, or go back.
back-at-last-right = Back at the last position where every mark could be right. Undo brings the others back.
wrong-marks-are-gone = The wrong marks are gone. Undo brings them back.

## The result of a check.

nothing-to-check = This puzzle has no solution, so nothing can be checked.
check-solved = Solved: every clue is satisfied.
check-solved-one-of-several = Solved: this is one of several solutions.
each-but-not-all = Each mark is possible on its own, but not all of them together.
each-of-others-but-not-all = Each of the others is possible on its own, but not all of them together.
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
    [one] The 1 mark is right so far.
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
        [one] 1 mark is possible; it depends on which solution you find.
       *[other] { $count } marks are possible; they depend on which solution you find.
    }
    [more] { $count ->
        [one] 1 more is possible; it depends on which solution you find.
       *[other] { $count } more are possible; they depend on which solution you find.
    }
    [others] { $count ->
        [one] 1 other is possible; it depends on which solution you find.
       *[other] { $count } others are possible; they depend on which solution you find.
    }
   *[these] { $count ->
        [one] 1 is possible; it depends on which solution you find.
       *[other] { $count } are possible; they depend on which solution you find.
    }
}
# Too little is known of these cells. $kind is others or these.
unsettled = { $kind ->
    [others] { $count ->
        [one] 1 other is on a cell that is not settled.
       *[other] { $count } others are on cells that are not settled.
    }
   *[these] { $count ->
        [one] 1 is on a cell that is not settled.
       *[other] { $count } are on cells that are not settled.
    }
}
