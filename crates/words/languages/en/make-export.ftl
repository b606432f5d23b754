### Of the pages.

take-heading = Export

## What has become of it.

link-copied = Copied. The link opens the puzzle for someone else to solve.
link-not-copied = The link could not be copied. Press “Play it”, then copy the link from the address bar.
no-works-chosen = Choose the puzzles for the sheet first.
# The side of a cell.
pixels = { $pixels } pixels

## In the page.

take-solve = Play it
take-watch = Watch it solved
take-link = Copy link
take-kind = Picture format
take-picture = Save
    .aria-label = Save the picture
take-solved = Contents
the-solution = the solution
sheet-heading = A sheet with several puzzles
take-works =
    .aria-label = Puzzles for the sheet
take-no-works = Draw some puzzles first. They will be listed here.
take-per-page = Puzzles on each page
take-solutions = Solutions at the end, upside down
take-sheet = Save the sheet as a PDF
