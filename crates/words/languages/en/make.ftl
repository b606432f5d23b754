make-a-puzzle-and = Make a puzzle, and know that it works.
modes =
    .aria-label = Mode
watch = Watch
play = Play
make = Make
talk =
    .aria-label = Verdict
loading = Loading …
lens =
    .aria-label = Size of the board
smaller =
    .aria-label = Smaller
    .title = Smaller (−)
whole =
    .aria-label = Whole board
    .title = Whole board (0)
larger =
    .aria-label = Larger
    .title = Larger (+)
open-keys =
    .aria-label = Keys
    .title = Keys (?)
magnifier =
    .aria-label = Clues
frame =
    .aria-label = Board: arrow keys move, Space draws, Shift + arrow keys keep drawing, Delete erases
board =
    .aria-label = Board
controls =
    .aria-label = Tools
tools =
    .aria-label = Tool
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
    .title = Given cells: the solver sees them from the start (G)
tool-give-name = Given
undo =
    .aria-label = Undo
    .title = Undo (Ctrl + Z)
redo =
    .aria-label = Redo
    .title = Redo (Ctrl + Shift + Z)
inks =
    .aria-label = Colour
bar =
    .aria-label = More panels
open-draw = Draw
open-message = Message
open-picture = Picture
open-random = Random
open-repair = Repair
open-mine = Puzzles
open-take = Export
side =
    .aria-label = Making
close-drawer = Close
    .aria-label = Close this panel

movement =
    .aria-label = The rating while you draw
page-title = Make · Nonoscope

## The board.

untitled = Untitled
# The board for screen readers.
board-words = { $givens ->
    [0] Board of { $size } cells: { $filled } filled
   *[other] Board of { $size } cells: { $filled } filled, { $givens } given
}
# $line is “row 3” or “column 12”.
line-name = { CAPITAL($line) }
point-at-a-cell = Point at a cell to see its clues here.
# $cell is a cell and its colour; it is given, so that solvers know it from the start.
cell-is-given = { $cell }, given

## What the ways to make a puzzle have in common.

looking = Looking …
stopped = Stopped.
# In a list of how many colours a puzzle may have.
colour-count = { $colours } colours
