### Of the pages.

explain = explain this cell, stop explaining; meanwhile, the arrow keys or a click choose another cell
move-cursor = on the board: move

## In the page.

keys-heading = Keys
one-step = one step forward, one step back
shift-sideways = Shift + → ←
one-pass = one pass forward, one pass back
home-and-end = Home, End
start-or-end = to the start, to the end
space = Space
play-or-pause = play or pause
zoom = larger, smaller, whole board
w-and-escape = W, Escape
list-of-arguments = in the list of arguments: previous, next; the board shows each position (Escape: show all)
play-or-watch = switch between Play and Watch
move-and-mark = on the board, while you play: move; with Shift, fill or erase as you move
marking-keys = Space, X, Delete
mark-cells = while you play: fill, mark empty, erase
colours-in-play = while you play: choose a colour, swap the last two colours
undo-keys = Ctrl + Z, Ctrl + Shift + Z
undo-redo = undo, redo
try-something = while you play: mark this position, go back to it, keep what you have tried since
hint-and-check = hint (press again for more), check
ctrl-v = Ctrl + V
paste = paste a puzzle anywhere on the page
ctrl-enter = Ctrl + Enter
enter-puzzle = in the puzzle box: show the solution, or load the puzzle for you to play
show-this-list = show this list
shift-and-arrows = Shift + → ← ↑ ↓
move-and-copy = on the board: move and copy this cell to the next one
draw-cells = on the board: draw; with Line, Frame or Block: start a shape, then finish it
delete-and-escape = Delete, Escape
erase-or-cancel = on the board: erase; cancel a shape
ctrl-and-arrows = Ctrl + → ← ↑ ↓
shift-picture = on the board: shift the whole picture by one cell
drawing-tools = pen, line, frame, block
other-tools = fill an area, erase, given cells
choose-a-colour = choose a colour
whole-picture = mirror ↔, mirror ↕, turn, invert
