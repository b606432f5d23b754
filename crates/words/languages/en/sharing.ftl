### Of the pages.

share-note = The first link contains the puzzle, your marks and the current step. The second contains only the puzzle.
print = Print …

## Drawing files.

drawing = Drawing …
cannot-copy-pictures = This browser cannot copy pictures. You can save one instead.
drawing-frames = Drawing: { $done } of { $of } frames
saved = Saved { $name }, { $size } KB.
picture-not-readable = The picture could not be read. Please reload the page and try again.
drawing-not-started = The program that draws could not be started. Please reload the page.
not-drawn = The picture could not be drawn. Try smaller cells.
drawing-crashed = The program that draws crashed and has restarted.
kind-png = PNG picture
kind-svg = SVG drawing
kind-gif-steps = GIF of the steps
kind-gif-passes = GIF of the passes
kind-html = HTML page to scan
kind-a4 = PDF sheet, A4
kind-letter = PDF sheet, Letter
# How cells are written in a text; these signs stay.
kind-letters = Text: X O .
kind-hashes = Text: # . ?
kind-crosses = Text: X and space
copied = Copied
copied-done = Copied.
copy-by-hand = Select the text and copy it by hand
not-copied = Could not be copied
link-copied = Copied. The link has { $length } characters. You also find it in the address bar.
link-in-address = The link is in the address bar. Copy it from there.
text-copied = { $lines ->
    [one] Copied: 1 line of text.
   *[other] Copied: { $lines } lines of text.
}
text-not-copied = The text could not be copied.
picture-not-copied = The picture could not be copied.
unsolved-copied = Copied. The link opens the unsolved puzzle for someone else to solve.
copy-this-link = Copy this link: { $link }
proving = Proving …
several-are-proof = There are several solutions. Any two of them prove that.
proof-too-long = A proof would take too long here. Use the command line instead.
# $what lists what the file cannot hold.
left-out = Saved. This format ({ $format }) leaves out: { $what }.

## A link as a QR code.

point-a-camera = Point a camera at the code: its link opens the puzzle without your marks.
link-too-long = The link has { $characters } characters, but a QR code that cameras can read has at most { $most }. Copy the link instead.

## In the page.

share-and-save = Share and save
copy-link = Copy link to this position
copy-unsolved = Copy link to the unsolved puzzle
show-code = Show as QR code
save-as = Puzzle format
save-text = Save
    .aria-label = Save the puzzle as a file
picture-kind = Board format
save-picture = Save
    .aria-label = Save the board
picture-size = Cell size
pixels-8 = 8 pixels
pixels-16 = 16 pixels
pixels-32 = 32 pixels
pixels-64 = 64 pixels
picture-speed = Frames per second
picture-state = Sheet contents
unsolved-puzzle = the unsolved puzzle
board-as-it-is = the board as it is
copy-picture = Copy picture
copy-text = Copy text
stop-drawing = Stop drawing
code-heading = QR code
code-drawing =
    .aria-label = QR code of the link
