## Lessons and their exercises.

## Suppositions on a small board. $place is “row 3, column 4”, $state filled or empty, $line “row 3”.

place = row { $row }, column { $column }
cell = cell { $cell }
suppose = Suppose { $place } is { $state }.
# $what says of one kind of cells or two: “cells 1, 2 filled and cell 4 empty”.
then-has = Then { $line } has { $what }.
cells-filled = { $count ->
    [one] cell { $cells } filled
   *[other] cells { $cells } filled
}
cells-empty = { $count ->
    [one] cell { $cells } empty
   *[other] cells { $cells } empty
}
nothing-fits = Now nothing fits { $line }.
so-it-is = So { $place } is { $state }.
# $what is a list of clauses: “row 3, column 4 is filled”.
both-times = Either way, { $what }.

## Why a mark is wrong, or not certain.

# $state is what the cell was marked as. A reason follows.
no = No: { $place } cannot be { $state }.
# It follows from cells that are still to be found. $count is how many they are, and $cells is “cell 4” or “cells 4 and 5”.
follows-later = { $count ->
    [one] You can see that once { $cells } is settled.
   *[other] You can see that once { $cells } are settled.
}
known-already = You know that already.
# $run is “the 3” or “the second red 3”.
could-be-cell = Not certain: { $run } could also lie on cell { $cell }.
could-lie-in-cells = Not certain: { $run } could also lie on cells { $first } to { $last }.
