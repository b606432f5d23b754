## Why there is no link to a puzzle, or why one cannot be opened.

too-long = This puzzle is too large for a link. Save it as a file instead.
# $most: a number of characters.
text-too-long = This text is too long to be a link to a puzzle. A link has at most { $most } characters.
not-a-link = This is not a link to a puzzle. After the “#”, such a link has “n1” and then many letters and digits.
newer = This link was made by a newer version of Nonoscope. Reload the page or update Nonoscope, then open the link again.
# $character: one that no link has, or its number, such as U+202E.
character = This link contains “{ $character }”, but links have only A to Z, a to z, 0 to 9, “-” and “_”. Copy the whole link again.
damaged = This link is damaged: some characters are missing or wrong. Copy the whole link again.
# Another sentence follows that says why.
not-a-puzzle = The clues in this link do not make a puzzle.
