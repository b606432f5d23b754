make = Make
frame =
    .aria-label = Board: arrow keys move, Space draws, Shift + arrow keys draw as you move, Delete erases
inks =
    .aria-label = Colour
side =
    .aria-label = Making

## The board.

untitled = Untitled
# The board for screen readers.
board-words = { $givens ->
    [0] Board of { $size } cells: { $filled } filled
   *[other] Board of { $size } cells: { $filled } filled, { $givens } given
}
# $line is “row 3” or “column 12”.
point-at-a-cell = Point at a cell to see its clues here.
# $cell is a cell and its colour; it is given, so that solvers know it from the start.
cell-is-given = { $cell }, given

## What the ways to make a puzzle have in common.

looking = Looking …
# In a list of how many colours a puzzle may have.
colour-count = { $colours ->
    [one] 1 colour
   *[other] { $colours } colours
}

## In the page.

tagline = Make a puzzle, and know that it works.
talk =
    .aria-label = Verdict
open-keys =
    .aria-label = Keys
    .title = Keys (?)
controls =
    .aria-label = Tools
tool-pen =
    .title = Pen (P)
tool-pen-name = Pen
tool-line =
    .title = Line (L)
tool-line-name = Line
tool-frame =
    .title = Outline of a rectangle (R)
tool-frame-name = Frame
tool-block =
    .title = Filled rectangle (B)
tool-block-name = Block
tool-area =
    .title = Fill an area (F)
tool-area-name = Fill
tool-eraser =
    .title = Eraser (E); the right button erases too
tool-eraser-name = Erase
tool-give =
    .title = Given cells: known from the start (G)
tool-give-name = Given
open-message = Message
open-picture = Picture
open-random = Random
open-mine = Puzzles
movement =
    .aria-label = The rating while you draw
page-title = Make · Nonoscope
no-guessing = No guessing needed
