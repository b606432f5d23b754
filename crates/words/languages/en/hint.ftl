## Advice on how to go on that is no step. $place is “row 3, cell 4”.

finished = Every cell is known, and every clue is satisfied.
no-solution = This puzzle has no solution, so there is no hint.
nothing = No single line gives a next step, and neither does any supposition that was tried.

# $line is “row 3”.
line-fails = No layout of { $line } fits what is known, so some of it must be wrong.
wrong-together = The known cells cannot all be right: with the others, { $place } is wrong.
# $wrong is how many cells are wrong, $place the first of them.
wrong-cells = { $wrong ->
    [one] One of the known cells cannot be right: { $place }.
   *[other] { $wrong } of the known cells cannot be right. The first is { $place }.
}
