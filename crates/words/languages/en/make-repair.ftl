repair-heading = Repair
if-a-puzzle-has = If a puzzle has several solutions, a few cells can fix it.
to-leave-one-solution = To leave one solution
repair-givens = give some cells
repair-changes = change the picture
repair-lines = No guessing needed
repair-find = Find the fewest cells
repair-stop = Stop
repair-take =
    .aria-label = Apply what was found

## The result.

looking = Looking for the fewest cells …
not-found = That took too long, and no repair was found.
nothing-to-give = There is no cell to give: your puzzle is fine as it is.
nothing-to-change = There is no cell to change: your puzzle is fine as it is.
done = Done. You can undo it.
cells-to-give = { $cells ->
    [one] 1 cell to give.
   *[other] { $cells } cells to give.
}
cells-to-change = { $cells ->
    [one] 1 cell to change.
   *[other] { $cells } cells to change.
}
fewer-are-not-enough = Fewer are not enough.
fewer-may-be-enough = Fewer may be enough.
fewer-but-at-least = Fewer may be enough, but at least { $cells } are needed.
marked = { $cells ->
    [one] It is marked on the board.
   *[other] They are marked on the board.
}
left = { $cells ->
    [one] 1 of them is left, marked on the board.
   *[other] { $cells } of them are left, marked on the board.
}
# Buttons. $row is “row 3”, and $column “column 12”.
give = Give { $row }, { $column }
fill = Fill { $row }, { $column }
empty = Empty { $row }, { $column }
all = All { $cells }
