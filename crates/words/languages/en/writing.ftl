## What a format leaves out, or why it cannot hold a puzzle. $format: a name of format.ftl.

## Parts of a puzzle, as in “This format has no place for the title, the colours and the licence.”

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

only-read = Nonoscope can read this format ({ $format }), but not write it.
not-square = This format ({ $format }) can hold only square puzzles, but this one is { $width } wide and { $height } high.
# $line: a label such as “row 3”.
run-too-long = This format ({ $format }) cannot hold runs above { $most }, but { $line } has a longer one.
no-runs = This format ({ $format }) has no sign for a line without runs, but { $line } has no runs.
# $other: the name of another format.
no-colours = This format ({ $format }) cannot hold colours, but this puzzle has { $colours } besides the background; choose another format, such as { $other }.
no-picture = The solution is not known, so there is no picture to write.
several = This format ({ $format }) holds one puzzle, but there are { $puzzles }; choose one.
# $name: what somebody typed.
unknown-format = There is no format called “{ $name }”.
