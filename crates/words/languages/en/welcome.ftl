### Of the pages.

## The small puzzle of newcomers.

row-task = The lit row says 5, and it has five cells. So all of them are filled. Fill them.
row-done = That row is done.
gaps-task = This row says 1 1 1. With the gaps between the runs, that takes all five cells. Fill the first, the third and the fifth.
gaps-otherwise = Not this one: it is a gap. If you fill it, the cells beside it become one longer run.
gaps-done = Right. The gaps now have circles: a circle means certainly empty.
column-task = The lit column says 2, and it has its two filled cells already. So the other three are empty. Circle them.
column-otherwise = This one is filled: it is part of the 2. Circle the cells without a mark.
column-done = That is all! The other lines follow in the same way. The picture is an umbrella.
done = Done
step = Step { $step } of { $steps }
# $axis is “row” or “column”.
comes-later = { $axis ->
    [row] That cell comes later. Stay in the lit row for now.
   *[column] That cell comes later. Stay in the lit column for now.
}
have-already = You have marked that one already.
is-filled = This one is filled.
right-more = { $left ->
    [1] Right. One more.
   *[other] Right. { $left } more.
}

## In the page.

greeting =
    .aria-label = Welcome
new-here = <b>New here?</b> Each number is a run of filled cells in its row or column. Together they make a picture. A circle marks a cell that is certainly empty. Press Step to watch, or solve a small puzzle yourself.
greeting-try = Try a small puzzle
small-heading = What is a nonogram?
small-subtitle = A picture that is hidden in numbers.
what-numbers-say = Each number is a <b>run</b> of filled cells side by side in its row or column. 2 1 means: a run of two, then a run of one.
what-lies-between = Between two runs there is a <b>gap</b> of at least one cell. Cells outside the runs are empty.
small-next = Solve an easy one
watch-card = Watch the card
small-again = Start over
legend-heading = What you will see on the board
legend-filled = filled
legend-empty = certainly empty (a cross, if you choose crosses)
legend-unknown = unknown
legend-found = found by the last step
legend-line = the line of the current step
legend-rests-on = a cell that the argument rests on
legend-number = a number that the argument is about
legend-brackets = a run as far left (or up) as it goes, and as far right (or down): cells under both brackets are filled
legend-supposed = a cell that the step supposes, to see what would follow, or a cell that you asked about
legend-follows = what follows from the supposition
legend-dots = dots: the more dots, the more likely the cell is filled
legend-pale = a pale number: the place of its run is settled
