## What a format leaves out, or why it cannot hold a puzzle. $format: a name of format.ftl.

## Parts of a puzzle, as in “This format leaves out: the title, the colours and the licence.”

title = the title
end-of-title = the end of the title
givens = the given cells
colours = the colours
names-of-colours = the names of the colours
picture = the picture
author = the author
copyright = the copyright
licence = the licence
source = the source
description = the description
other-notes = other notes

## Why there is no text.

only-read = Nonoscope can read this format ({ $format }), but cannot write it.
not-square = This format ({ $format }) is only for square puzzles, but this puzzle is { $width } wide and { $height } high.
# $line: a label such as “row 3”.
run-too-long = This format ({ $format }) cannot hold runs longer than { $most }, but { $line } has one.
no-runs = This format ({ $format }) has no sign for a line without runs, but { $line } is one.
# $other: the name of another format.
no-colours = This format ({ $format }) cannot hold colours, but this puzzle has { $colours } besides the background. Choose another format, such as { $other }.
no-picture = The solution is not known, so there is no picture to write.
several = This format ({ $format }) holds one puzzle, but there are { $puzzles }. Choose one of them.
# $name: what somebody typed.
unknown-format = There is no format called “{ $name }”.
