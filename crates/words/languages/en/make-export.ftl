take-heading = Export
take-solve = Play it
take-watch = Watch it solved
take-link = Copy link
take-format = As a file
take-text = Save
    .aria-label = Save the puzzle as a file
take-kind = As a picture
take-picture = Save
    .aria-label = Save the picture
take-solved = It shows
the-unsolved-puzzle = the unsolved puzzle
the-solution = the solution
take-print = Print …
take-size = Cell size
a-sheet-with-several = A sheet with several puzzles
take-works =
    .aria-label = Puzzles for the sheet
take-no-works = Draw some puzzles first. They will be listed here.
take-per-page = On each page
take-paper = Paper
take-solutions = Solutions at the end, upside down
take-sheet = Save the sheet as a PDF

## What has become of it.

link-copied = Copied. The link opens the puzzle for someone else to solve.
link-not-copied = The link could not be copied. Press “Play it” and copy it from the address bar.
no-works-chosen = Choose the puzzles for the sheet first.
# The side of a cell.
pixels = { $pixels } pixels
