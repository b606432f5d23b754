### Of the pages.

repair-heading = Repair

## The result.

looking = Looking for the fewest cells …
not-found = The search took too long and found no repair.
nothing-to-give = Your puzzle is fine as it is: no cell needs to be given.
nothing-to-change = Your puzzle is fine as it is: no cell needs to change.
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
fewer-but-at-least = Fewer may be enough, but it takes at least { $cells }.
marked = { $cells ->
    [one] It is marked on the board.
   *[other] They are marked on the board.
}
left = { $cells ->
    [one] 1 of them is left. It is marked on the board.
   *[other] { $cells } of them are left. They are marked on the board.
}
# Buttons. $row is “row 3”, and $column “column 12”.
give = Give { $row }, { $column }
fill = Fill { $row }, { $column }
empty = Empty { $row }, { $column }
all = All { $cells }

## In the page.

repair-about = If your puzzle has several solutions, a few cells are enough to repair it.
repair-way = How to repair it
repair-givens = Give some cells
repair-changes = Change the picture
repair-find = Find the fewest cells
repair-take =
    .aria-label = Apply the repair
