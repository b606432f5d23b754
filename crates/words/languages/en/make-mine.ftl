mine-heading = My puzzles
work-title = Title
work-author = Author
work-licence = Licence
new-work = New
from-board = Copy from Watch
    .title = Start from the picture of the puzzle in Watch
undo-delete = Restore
works =
    .aria-label = My puzzles
no-works = This browser saves what you draw and lists it here.

## The list, and what is kept.

# $size is “15 × 15”.
work = { $title }, { $size }
delete = Delete
delete-work = Delete { $work }
deleted = Deleted: { $work }.
gone = That puzzle is no longer there.
not-kept = This browser cannot save your drawing. It will be lost when you close the page.
changed-elsewhere = Another tab has changed this puzzle. Yours is saved as a separate puzzle.
no-picture = That puzzle has no solution, or finding one takes too long. So there is no picture to draw on.
watch-unreadable = The puzzle in Watch cannot be read.
not-read = The puzzle could not be read. Please reload the page and try again.
