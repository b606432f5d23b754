greeting =
    .aria-label = Welcome
new-here-each-number = <b>New here?</b> Each number is a run of filled cells in its row or column. Together they make a picture. A circle says that a cell is empty for certain. Press Step to watch, or
greeting-try = Try a small one
small-heading = What is a nonogram?
close-small = Close
a-picture-hidden-in = A picture hidden in numbers.
each-number-is-a = Each number is a <b>run</b> of filled cells side by side in its row or column. 2 1 means a run of two, then a run of one.
there-is-at-least = There is at least one <b>gap</b> between two runs. Cells outside the runs are empty.
small-next = Solve an easy one
watch-card = Watch the card
small-again = Start over
what-you-will-see = What you will see on the board
filled = filled
empty-for-certain-a = empty for certain (a cross, if you choose crosses)
not-known-yet = not known yet
found-by-the-last = found by the last step
the-line-of-the = the line of the current step
a-cell-that-the = a cell that the argument rests on
a-number-that-the = a number that the argument is about
a-run-pushed-as = a run pushed as far left (or up) as it goes, and as far right (or down): cells under both brackets are filled
a-supposed-cell = a cell that the step supposes, to see what would follow; or a cell you asked about
what-follows-from-the = what follows from the supposition
dots-the-more-there = dots: the more there are, the more likely the cell is filled
a-pale-number-its = a pale number: its run is in its final place

## The small puzzle of newcomers.

row-task = The lit row says 5, and it has five cells. So all of them are filled: fill them.
row-done = That row is done.
gaps-task = This row says 1 1 1. With a gap between them, that takes all five cells: fill the first, the third and the fifth.
gaps-otherwise = Not this one: it is a gap. If you fill it, its neighbours become one longer run.
gaps-done = Right. The gaps now have circles: a circle means certainly empty.
column-task = The lit column says 2, and has its two cells already. So the other three are empty: circle them.
column-otherwise = This one is filled: it is part of the 2. Circle the cells without a mark.
column-done = That is all there is to it! The other lines follow in the same way. It is an umbrella.
done = Done
step = Step { $step } of { $steps }
# $axis is “row” or “column”.
comes-later = { $axis ->
    [row] That cell comes later. Stay in the lit row for now.
   *[column] That cell comes later. Stay in the lit column for now.
}
have-already = You have that one already.
is-filled = This one is filled.
right-more = { $left ->
    [1] Right. One more.
   *[other] Right. { $left } more.
}
