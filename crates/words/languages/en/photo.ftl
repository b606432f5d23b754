### Of the pages.

photo =
    .aria-label = Your picture

## How far it is.

choose = Choose a screenshot, or a photo of a puzzle on paper. Nonoscope reads its clues.
reading = Reading …
reading-long = Reading … This picture takes longer than most. You can wait, choose another one, or help: put the corners on the corners of the grid, and leave the clues outside.
undecoded = Your browser cannot open this kind of picture. All browsers can open PNG, JPEG, GIF and WebP.
no-board = No board was found in this picture. If you can see one, put the corners on the corners of its grid, and leave the clues outside.
no-clues = A board was found in this picture, but no clues could be read beside it. If you can see clues, put the corners on the corners of the grid.
too-small = The numbers in this picture are too small to read. Zoom in, or take the picture from nearer.
numbers-inside = This picture has numbers in its cells, as Minesweeper and Sudoku have. The clues of a nonogram stand above the grid and on its left. If you can see clues there, put the corners on the corners of the grid.
unclear = This picture has lines and numbers, but they do not clearly form a puzzle. If it is one, put the corners on the corners of its grid, or use a larger, sharper picture.
broken = This picture could not be read. Try one that shows the puzzle more clearly.

## What was read.

cells = { $columns } × { $rows } cells.
cells-to-count = { $columns } × { $rows } cells. Please count them.
little-is-certain = Most of this is uncertain. Perhaps the picture does not show a nonogram, or does not show it clearly enough.
doubts = { $numbers ->
    [0] Compare the clues with the picture.
    [one] One number is doubtful: check it first.
   *[other] { $numbers } numbers are doubtful: check them first.
}
# The reading was changed so that the clues fit together.
changed = { $numbers ->
    [one] One number looks different in the picture. It was changed so that the clues make a puzzle.
   *[other] Some numbers look different in the picture. They were changed so that the clues make a puzzle.
}
one-solution = One solution.
several-solutions = Several solutions: a number may be wrong.
no-solution = No solution: a number must be wrong.
unchecked = It would take longer to check whether there is a single solution.

## A line of the copy. $line is “row 3” or “column 12”.

clue-of = Clue of { $line }
add-row = Add a row after { $line }
add-column = Add a column after { $line }
remove-line = Remove { $line }
# A doubtful number of its clue. $read is as what it was read, and $others is “2 or 8”.
may-be = The { $read } may be { $others }.
is-uncertain = The { $read } is not certain.
# The same, if nothing was read.
unread-may-be = This number may be { $others }.
unread-is-uncertain = This number is not certain.

## What is wrong with it.

no-numbers = The clue of { $line } must be a list of numbers.
# $example is a number with a letter, such as “3r”.
no-letters = The clue of { $line } needs the letter of its colour after each number, such as { $example }.
# $colour is a colour such as “red”.
colour-totals-differ = The rows ask for { $rows } { $colour } cells, the columns for { $columns }. These totals must be the same.

## After “Marked cells”: what becomes of cells that are marked on the picture.

cells-as-marks = use as my marks
cells-as-givens = use as given cells
cells-as-nothing = leave out

## In the page.

lightbox-heading = Read a photo
choose-photo = Choose a picture
take-photo = Take a photo
take-pixels = Use each pixel as a cell
photo-file =
    .aria-label = Picture of a puzzle
photo-camera =
    .aria-label = Photo of a puzzle
you-can-also-paste = You can also paste or drop one. It never leaves this page.
lightbox-work =
    .aria-label = Picture and clues
corner-1 =
    .aria-label = Upper left corner; the arrow keys move it
corner-2 =
    .aria-label = Upper right corner; the arrow keys move it
corner-3 =
    .aria-label = Lower right corner; the arrow keys move it
corner-4 =
    .aria-label = Lower left corner; the arrow keys move it
corners-advice = Drag each corner to a corner of the grid, or move it with the arrow keys. Leave the clues outside.
read-inside = Read inside these corners
copied-inks =
    .aria-label = Colours and their letters
doubts-heading = Check these first
rows-heading = Rows
columns-heading = Columns
copied-cells = Marked cells
take-copy = Use this puzzle
