title = GCHQ Christmas card 2015 · 25{ "\u00A0" }×{ "\u00A0" }25
show-title = Show <span>the </span>title
lens =
    .aria-label = Size of the board
letters =
    .aria-label = Letters on colours
    .title = Letters on colours
make = Make
    .aria-label = Make puzzles
loading = Loading …
stop = Stop
magnifier =
    .aria-label = Clues
frame =
    .aria-label = Board: while you play, arrow keys move, Space fills, X marks empty, Delete erases
board =
    .aria-label = Board
play =
    .aria-label = Play
    .title = Play or pause (Space)
step = Step
    .title = Step (→)
open-puzzle = Puzzle
open-line = Layouts
open-more = More
side =
    .aria-label = Outcome
close = Close

## The page as a whole.

why = Why?
# $place is a row and a column.
row-column = Row { $row }, column { $column }
tool = Tool: { $tool }
erasing = erase
tool-cross = Cross
# $name is that of a tool, $key its key.
with-key = { $name } ({ $key })
# A number of a clue, for a screen reader. $state is “dimmed” where it has been crossed off.
clue-number = Clue of { $line }, number { $index } of { $of }: { $what }
clue-number-dimmed = Clue of { $line }, number { $index } of { $of }: { $what }, dimmed
how-to-begin-touch = Your turn. Tap to fill a cell. Press and hold to mark it empty.
how-to-begin-touch-coloured = Your turn. Tap to colour a cell. Press and hold to mark it empty.
how-to-begin = Your turn. Click to fill a cell. Right-click to mark it empty.
how-to-begin-coloured = Your turn. Click to colour a cell. Right-click to mark it empty.
# Beside a pointer that drags: how many cells, and how long the run is that they make.
dragged = { $cells } · run of { $run }
too-many-cells = The board has { $width } × { $height } cells, too many to show at once. Zoom in (+) to see cells and clues.
clues-do-not-fit = The clues do not fit at this size. Point at a cell or tap it to see its clues, or zoom in (+).
line-with-clue = Line with the clue { $clue }: arrow keys move, Space fills, X circles
board-of = Board of { $width } × { $height }: arrow keys move, Space fills, X circles
the-start = step { $step } of { $steps }, the start
step-of-pass = step { $step } of { $steps }, pass { $pass }
step-of = step { $step } of { $steps }
pause = Pause
# The button that plays the steps.
play-steps = Play
pass = pass { $pass }
# A cell and what is known of it.
cell-at = Row { $row }, column { $column }: { $is }
# The label of a cell, for a screen reader.
cell-label = row { $row }, column { $column }: { $is }
last-good = The last readable puzzle is still on the board: { $puzzle }.
puzzle-of-day = Puzzle of { $day }
your-puzzle = Your puzzle
puzzle-number = Puzzle { $number }
puzzle-of = Puzzle { $number } of { $count }
# A puzzle of the shelf, before its title may be known.
shelf-number = No. { $number }
# A title and a size. The spaces around × do not break.
heading = { $title } · { $width }{ "\u00A0" }×{ "\u00A0" }{ $height }
no-solution-look-beside = This puzzle has no solution. Perhaps a clue is wrong: beside the board, you can read which lines contradict each other.
no-solution-look-under = This puzzle has no solution. Perhaps a clue is wrong: under Puzzle, you can read which lines contradict each other.
person-solves-it = The method “Like a person” solves it without a search.
no-short-argument = Short arguments do not help here either.
person-shows-how-far = The method “Like a person” shows how far short arguments go.
# $cell is a place, $is what is known of it, $step the number of a step.
has-been-since = { $cell } has been { $is } since step { $step }.
has-been-from-start = { $cell } has been { $is } from the start.
not-known-yet = { $cell } is not known yet.
cannot-recall = Nonoscope cannot read what it saved on your last visit, so it starts afresh.
marks-not-readable = Your saved marks for this puzzle cannot be read, so the puzzle starts without them.
saves-nothing = This browser saves nothing for this page: if you reload it, your marks are lost. Copy a link to keep them.
link-not-followed = The link was not opened.
puzzles-not-loaded = The puzzles could not be loaded. Are you online?
back =
    .aria-label = Back
    .title = Back (←)

## In the page.

smaller =
    .aria-label = Smaller
    .title = Smaller (−)
whole =
    .aria-label = Whole board
    .title = Whole board (0)
larger =
    .aria-label = Larger
    .title = Larger (+)
show-picture =
    .aria-label = Show the picture
    .title = Show the finished picture
mode =
    .aria-label = Mode
watch-mode = Watch
marks-mode = Play
open-course = Learn
open-calendar =
    .aria-label = Puzzle of the day
    .title = Puzzle of the day
puzzle-of-the-day = Puzzle of the day
talk =
    .aria-label = What happened
solve-by-search = Solve by search
back-to-right = Back to the last correct position
previous-solution =
    .aria-label = Previous solution
    .title = Previous solution
next-solution =
    .aria-label = Next solution
    .title = Next solution
controls =
    .aria-label = Playback
to-start =
    .aria-label = To the start
    .title = To the start (Home)
previous-pass =
    .aria-label = Previous pass
    .title = Previous pass (Shift + ←)
next-pass =
    .aria-label = Next pass
    .title = Next pass (Shift + →)
to-end =
    .aria-label = To the end
    .title = To the end (End)
scrubber =
    .aria-label = Position
bar =
    .aria-label = More panels
close-drawer = Close
    .aria-label = Close this panel
the-puzzle =
    .aria-label = The puzzle
open-puzzles = Choose a puzzle …
open-lightbox = Read a photo …
