clearing-heading = Clear all your marks?
you-can-undo-this = You can undo this.
clear-all = Clear them all
clear-nothing = Keep them

## Hints, checks and tries on the page.

solver-busy = The solver is still busy with this puzzle; ask again in a moment.
no-solution-no-hint = This puzzle has no solution, so there is no hint. The verdict says why; perhaps a clue is wrong.
nothing-to-show = There is nothing to show from this position.
no-tutor = The program that gives hints could not be loaded, or crashed. Press Hint to try again.
press-check = Press Check to see which marks cannot be right.
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
