## The verdict on what is drawn: a headline, and a sentence or two below it.

nothing-drawn = Nothing drawn yet
draw-on-the-board = Draw on the board, and the clues appear beside it. The verdict on your puzzle appears here.
not-available = The verdict is not available now
go-on-drawing = You can go on drawing. To get it back, reload the page; your drawing is saved.
one-solution = One solution
one-by-lines = One solution, no guessing needed
one-by-suppositions = One solution, but it takes suppositions
one-by-search = One solution, but only a search finds it
# $rating is the difficulty: “Difficulty: gentle · 12 of 100”.
rated = { $rating }.
hardest-step = The hardest step: { $technique }.
rating = Rating …
# How the difficulty has changed by the last stroke, from one number of 100 to another.
moved = { $before } → { $now }
several-solutions = Several solutions: they differ in { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}
change-a-cell = The marked cells can be filled in another way. Change one of them, or a neighbour.
no-solution = No solution
givens-contradict = The given cells contradict the clues.
searching = Still searching …
# “Lines” is looking at one row or column at a time.
settled-by-lines = Lines settle { $settled } of { $cells } cells.
no-second-solution = No second solution found so far
search-unsettled = A long search did not settle whether there is another. { $cells } cells are still open.

## Its program.

not-started = The program that checks and makes puzzles could not be started. Please reload the page.
crashed = The program that checks and makes puzzles crashed and has restarted. Your drawing is saved.
too-much = This took too much memory or time. Your drawing has not changed.
