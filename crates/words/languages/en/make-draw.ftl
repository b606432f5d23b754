### Of the pages.

draw-heading = Draw
width = Width
height = Height
turn = Turn ↻
    .title = Turn 90° (T)
clear = Clear
shift = Shift
colours = Colours

## Lists and colours.

choose-size = choose …
# Where the picture stays when the size of the board changes.
anchor-top-left = top left
anchor-top-right = top right
anchor-middle = middle
anchor-bottom-left = bottom left
anchor-bottom-right = bottom right
background = Background: { $colour }
# $number is that of its key.
ink = { $number }: { $colour }
remove = Remove
remove-ink = Remove { $colour }

## In the page.

preset = Size
anchor = Place of the picture
the-whole-picture = The whole picture
mirror-sides = Mirror ↔
    .title = Swap left and right (H)
mirror-top = Mirror ↕
    .title = Swap top and bottom (V)
invert = Invert
    .title = Swap filled and empty cells (I)
shift-group =
    .aria-label = Shift by one cell
shift-left =
    .aria-label = Shift left
    .title = Shift left (Ctrl + ←, on the board)
shift-right =
    .aria-label = Shift right
    .title = Shift right (Ctrl + →, on the board)
shift-up =
    .aria-label = Shift up
    .title = Shift up (Ctrl + ↑, on the board)
shift-down =
    .aria-label = Shift down
    .title = Shift down (Ctrl + ↓, on the board)
clear-givens = Clear givens
while-you-draw = While you draw
symmetry-sides = Left–right symmetry
symmetry-top = Top–bottom symmetry
marks-open = Mark cells where solutions differ
colours-list =
    .aria-label = Colours
add-colour = Add a colour
