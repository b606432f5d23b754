## What a step rests on, in sentences. $line is “row 3”, $cells is “cell 4” or “cells 4 and 7–9”.

## Why a cell has its value: the fewest known cells from which it follows.

clue-forces = The clue of { $line } alone settles it.
cell-forces = { CAPITAL($cells) } and the clue of { $line } settle it.
cells-force-fewest = { CAPITAL($cells) } and the clue of { $line } settle it. Fewer cells are not enough.
cells-force = { CAPITAL($cells) } and the clue of { $line } settle it. It needs every one of these cells.
# In place of a list that would be too long.
that-many-cells = { $cells } cells

## A line that no layout fits.

its-cells-leave-none = { $count ->
    [one] Its { $cells } alone leaves no layout.
   *[other] Its { $cells } alone leave no layout.
}
that-many-leave-none = { $cells } of its cells alone leave no layout.

## A supposition that fails.

fails-later = { $arguments ->
    [one] 1 argument later, { $line } could not be completed
   *[other] { $arguments } arguments later, { $line } could not be completed
}

## Several arguments about one line. $what is one of the clauses below.

one-layout-left = { $cells ->
    [one] { CAPITAL($line) } now has only one layout. That settles 1 cell, in { $arguments ->
        [one] 1 argument
       *[other] { $arguments } arguments
    }.
   *[other] { CAPITAL($line) } now has only one layout. That settles { $cells } cells, in { $arguments ->
        [one] 1 argument
       *[other] { $arguments } arguments
    }.
}
settles = { $cells ->
    [one] { CAPITAL($line) } settles 1 cell
   *[other] { CAPITAL($line) } settles { $cells } cells
}
# Colours are excluded, but more than one is left.
narrows-down = { $cells ->
    [one] { CAPITAL($line) } narrows down 1 cell
   *[other] { CAPITAL($line) } narrows down { $cells } cells
}
settles-and-narrows-down = { $cells ->
    [one] { CAPITAL($line) } settles 1 cell and narrows down { $narrowed }
   *[other] { CAPITAL($line) } settles { $cells } cells and narrows down { $narrowed }
}
# $technique is the name of a technique in small letters.
by-one-technique = { $times ->
    [2] { $what }: { $technique }, twice.
   *[other] { $what }: { $technique }, { $times } times.
}
by-techniques = { $what } in { $arguments } arguments: { $techniques }.
by-arguments = { $what } in { $arguments } arguments.

## What is marked on the board.

marked-line = Marked: { $line }.
# $nth is the number of the run in its clue, from 1, $length its length.
run-on-cell = Run { $nth } (length { $length }) lies on cell { $cell }.
run-on-cells = Run { $nth } (length { $length }) lies on cells { $first } to { $last }.
run-between-cells = Run { $nth } (length { $length }) lies between cells { $first } and { $last }.
# $cells is “cells 4 and 7–9”, or a list of places: “row 3, cell 4 and row 5, cell 6”.
rests-on = It rests on { $cells }.
