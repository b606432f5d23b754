## What is wrong with a puzzle.

no-lines = { $axis ->
    [row] There are no rows.
   *[column] There are no columns.
}
too-many-lines = { $axis ->
    [row] There are { $lines } rows. The limit is { $most }.
   *[column] There are { $lines } columns. The limit is { $most }.
}
# $line is “row 3”, $axis whether it is a row or a column.
clue-too-long = { $axis ->
    [row] The clue of { $line } needs at least { $shortest } cells, but a row has only { $length }.
   *[column] The clue of { $line } needs at least { $shortest } cells, but a column has only { $length }.
}
totals-differ = The rows ask for { $rows } filled cells in all, the columns for { $columns }. These totals must be the same.
# $colour is a number.
colour-totals-differ = The rows ask for { $rows } cells of colour { $colour }, the columns for { $columns }. These totals must be the same.
no-such-ink = A clue or a given cell has a colour that the puzzle does not have: it has only { $inks }.
givens-size = The given cells are { $givens-width } wide and { $givens-height } high, but the puzzle is { $width } wide and { $height } high.
# $row and $column are “row 3” and “column 12”.
unknown-cell = The picture does not say whether the cell in { $row } and { $column } is filled.
# $inks is how many colours there are besides the background.
inks-out-of-range = There are { $inks } colours besides the background. A puzzle has 1 to { $most }.

## What is wrong with a grid of cells, which is written as letters.

grid-too-large = A grid has at most { $most } rows and { $most } columns.
# $row is “row 3”.
grid-ragged = { CAPITAL($row) } does not have as many cells as row 1.
grid-letter = “{ $letter }” in { $row } is not a cell. Cells are “X”, “O” and “.”.
grid-colours = A cell has a colour that the puzzle does not have.

## Why a puzzle cannot be a formula, and why a verdict cannot be proved.

# $line is “row 3”.
no-layout-fits-line = No layout of { $line } fits what is known.
no-layout-fits = No layout of the line fits what is known.
formula-too-large = As a formula the puzzle could have more than { $literals } literals.
# MiB is 1,048,576 bytes.
proof-too-long = The proof would take more than { $size } MiB.
