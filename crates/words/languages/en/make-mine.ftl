### Of the pages.

mine-heading = My puzzles

## The list, and what is kept.

# $size is “15 × 15”.
work = { $title }, { $size }
delete = Delete
delete-work = Delete { $work }
deleted = Deleted: { $work }.
gone = That puzzle is no longer there.
not-kept = This browser cannot save your drawing. It will be lost when you close the page.
changed-elsewhere = This puzzle was changed in another tab. Your version is saved as a separate puzzle.
no-picture = That puzzle has no solution, or it would take too long to find one. So there is no picture to draw on.
watch-unreadable = The puzzle in Watch cannot be read.
not-read = The puzzle could not be read. Please reload the page and try again.

## In the page.

work-title = Title
work-author = Author
work-licence = Licence
new-work = New
from-board = Copy from Watch
    .title = Start with the picture of the puzzle in Watch
undo-delete = Restore
works =
    .aria-label = My puzzles
no-works = Everything you draw is saved in this browser and listed here.
