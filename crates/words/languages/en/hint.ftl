## Advice on how to go on that is no step. $place is “row 3, cell 4”.

finished = All cells are known, and all clues are satisfied.
no-solution = This puzzle has no solution, so there is no hint.
nothing = No single line gives a next step, and no supposition that was tried gives one either.

# $line is “row 3”.
line-fails = No layout of { $line } fits the known cells, so some of these must be wrong.
wrong-together = The known cells cannot all be right. If the others are right, { $place } is wrong.
# $wrong is how many cells are wrong, $place the first of them.
wrong-cells = { $wrong ->
    [one] One of the known cells cannot be right: { $place }.
   *[other] { $wrong } of the known cells cannot be right. The first of them is { $place }.
}
