## Cells and lines by their numbers. Other messages have these as variables, so they should be words that are not inflected.

# A line, and a cell of a board. Numbers count from 1.
row = row { $number }
column = column { $number }
place = row { $row }, cell { $cell }
# The size of a board.
size = { $width } × { $height }
# The same where a line must not end inside of it.
unbroken-size = { $width }{ "\u00A0" }×{ "\u00A0" }{ $height }
# Several rows, or several columns: “rows 3, 5 and 6”. $count is how many numbers the list has.
rows = { $count ->
    [one] row { $list }
   *[other] rows { $list }
}
columns = { $count ->
    [one] column { $list }
   *[other] columns { $list }
}
# Cells of one line: “cell 4”, “cells 4, 7 and 10–12”. $count is how many cells they are.
cells = { $count ->
    [one] cell { $list }
   *[other] cells { $list }
}
# Three neighbouring cells or more, in such a list.
range = { $first }–{ $last }

## What is known of a cell, as a word about a single cell: “row 3, cell 4 is …”.

unknown-state = unknown
filled-state = filled
# Marked empty, in a puzzle of any colours.
empty-state = empty
# $state is a state such as “red”.
not-state = not { $state }
# $states is a list such as “red, green or blue”.
not-any-state = not { $states }
neither-state = neither { $first } nor { $second }

## What is known of cells, as clauses. $count is how many cells they are, and $cells is “cell 4” or “cells 4 and 7–9”.

are-filled = { $count ->
    [one] { $cells } is filled
   *[other] { $cells } are filled
}
are-empty = { $count ->
    [one] { $cells } is empty
   *[other] { $cells } are empty
}
# $state is a colour, or a state as above.
are = { $count ->
    [one] { $cells } is { $state }
   *[other] { $cells } are { $state }
}
are-not = { $count ->
    [one] { $cells } is not { $colour }
   *[other] { $cells } are not { $colour }
}
# $place is “row 3, cell 4”, $state a state as above.
place-is = { $place } is { $state }
# Cells of several lines that become known.
same-cells-follow = { $cells ->
    [one] the same cell follows
   *[other] the same { $cells } cells follow
}

## How much is known.

unknown = { $cells ->
    [0] all cells known
    [one] 1 cell unknown
   *[other] { $cells } cells unknown
}

## Numbers of layouts.

# A number too large to be written out.
beyond-all-numbers = more than 3 × 10^38
