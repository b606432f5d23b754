### Of the pages.

## The verdict on what is drawn: a headline, and a sentence or two below it.

nothing-drawn = Nothing drawn yet
draw-on-the-board = Draw on the board, and its clues appear beside it. Here you will read whether your puzzle works.
not-available = Your puzzle cannot be checked now
go-on-drawing = You can go on drawing: your drawing is saved. To have it checked again, reload the page.
one-solution = One solution
one-by-lines = One solution, no guessing needed
one-by-suppositions = One solution, but it takes suppositions
one-by-search = One solution, but it takes a computer search to find it
# $rating is the difficulty: “Difficulty: gentle · 12 of 100”.
rated = { $rating }.
hardest-step = Hardest step: { $technique }.
rating = Rating …
# How the difficulty has changed by the last stroke, from one number of 100 to another.
moved = { $before } → { $now }
several-solutions = { $cells ->
    [one] Several solutions: they differ in 1 cell
   *[other] Several solutions: they differ in { $cells } cells
}
change-a-cell = The marked cells can be filled in another way. Change one of them, or a cell beside them.
no-solution = No solution
givens-contradict = The given cells contradict the clues.
searching = Still searching …
# “Lines” is looking at one row or column at a time.
settled-by-lines = Single lines settle { $settled } of { $cells } cells.
no-second-solution = No second solution found so far
search-unsettled = Even a long search could not tell whether there is another one. { $cells } cells are still unknown.

## Its program.

not-started = The program that checks and makes puzzles could not be started. Please reload the page.
crashed = The program that checks and makes puzzles crashed and has restarted. Your drawing is saved.
too-much = This needed too much memory or time. Your drawing has not changed.
