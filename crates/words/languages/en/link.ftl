## Why there is no link to a puzzle, or why one cannot be opened.

too-long = This puzzle is too large for a link; save it as a file instead.
# $most: a number of characters.
text-too-long = This text is too long to be a link to a puzzle; links have at most { $most } characters.
not-a-link = This is not a link to a puzzle. Such a link has “n1” and many letters and digits after the “#”.
newer = This link was made by a newer version of this program. You need that version to open it.
# $character: one that no link has, or its number, such as U+202E.
character = There is “{ $character }” in this link, but links have only A to Z, a to z, 0 to 9, “-” and “_”; copy the whole link again.
damaged = This link is damaged: characters are missing or wrong; copy the whole link again.
# Another sentence follows that says why.
not-a-puzzle = The clues in this link do not make a puzzle.
