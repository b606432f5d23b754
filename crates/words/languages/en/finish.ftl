### Of the pages.

share-unsolved = Share this puzzle
    .title = Copy a link to the puzzle, without your marks
link-copied = Link copied. It opens the puzzle without your marks.
copy-this-link = Copy this link:
reads = It says: { $message }
finished-picture = The finished picture of { $title }, { $width } × { $height } cells
solved-announced = You have solved { $title }: { $took }.
# The time that a puzzle took, and the help.
time-and-help = { $time }, { $help }

## In the page.

finish-picture =
    .aria-label = The finished picture
next-puzzle = Next puzzle
finish-code = QR code
    .title = Show the link as a QR code
close-finish = Back
    .aria-label = Back to the board
    .title = Back to the board (Escape)
finish-link =
    .aria-label = Link to the puzzle
