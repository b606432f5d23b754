### Of the pages.

# The language that the browser asks for.
language-system = As in the browser
dims-certain = A number is dimmed once its run is filled in the only place it fits.
dims-by-hand = Click or tap a number to dim it. With the keyboard, move beyond the edge of the board to a number and press Enter.
dims-never = Clues are never dimmed.
turns-red = A clue turns red when the marks in its line can no longer be right.
no-room-to-repeat = This board has no room for them: the numbers would be too small to read.
not-in-long-lines = Not in lines of more than { $cells } cells.

## In the page.

game-heading = Settings
page-heading = The page
game-language = Language
theme = Theme
game-system = System
game-light = Light
game-dark = Dark
game-large-text = Larger text
game-left-handed = Left-handed <small>Puts the tools on the left of the board where they are beside it.</small>
board-heading = The board
empty-mark = Mark for empty cells
game-circles = Circles
game-crosses = Crosses
game-repeats-clues = Repeat clues on the right and below <small></small>
game-locks-zoom = Lock the zoom <small>Pinching, the wheel and keys no longer zoom.</small>
solving-heading = While you solve
dimming = Dim finished clues
game-certain = Automatically
game-by-hand = By hand
game-never = Never
game-cycles = Press again to change a mark <small>With Fill, a filled cell becomes empty, and an empty one unknown.</small>
game-fills-in = Finish lines automatically <small>When the filled cells of a line match its clue, its other cells are marked empty.</small>
game-warns = Warn about mistakes <small></small>
game-points-out = Hints point out wrong marks <small>If a mark cannot be right, Hint says so first, and then shows where. If this is off, Hint only says that there is no hint.</small>
game-measures = Show the length while dragging
game-times = Show the time
game-asks = Ask before clearing all marks
kept-note = This browser saves your settings.
