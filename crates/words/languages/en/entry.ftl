### Of the pages.

puzzle =
    .aria-label = Your own puzzle
    .placeholder = Paste a puzzle in any format, drop{ "\u000A" }a file anywhere, or type the clues:{ "\u000A" }a line for each row, a blank line,{ "\u000A" }a line for each column
solve = Show the solution
    .title = Show the solution (Ctrl + Enter)
file =
    .aria-label = File with a puzzle
solve-note = A new puzzle opens at its first step. “Show the solution” goes to the last step.
format = Format

## Texts that are read.

text-not-readable = The text could not be read.
# $note says more about the file, or nothing.
file-without-title = The file has no title, because the title is still hidden.
reader-crashed = The program that reads texts crashed. Please try again.
reader-not-started = The program that reads texts could not be started. Please reload the page.
text-not-read = The text was not read.
# A puzzle in a list of several.
listed = { $number } of { $count } · { $what }
listed-with-title = { $number } of { $count } · { $title } · { $what }
cannot-be-read = cannot be read
load = Load this puzzle
load-note = A new puzzle opens for you to solve. Its solution stays hidden.
read-as = Read as { $format }: { $width } × { $height }.
# $format is the other format.
read-as-doubtful = As { $format }, this text would be a different puzzle. If you meant that one, choose it under Format.
file-not-opened = The file was not opened.
no-lightbox = The program that reads pictures did not load. Try again when you are online.
# What is wrong with a file.
of-file = { $name }: { $what }
only-first-file = You chose { $files } files. Only the first was opened: { $name }.
file-not-readable = { $name } could not be read.
no-puzzle-here = There is no puzzle here yet.
no-puzzle-in-box = There is no puzzle in the box yet.
recognised = recognised from the text
more-puzzles = … and { $count } more. Shorten the text to see them in this list.
solve-key = { $button } (Ctrl + Enter)
go-to = Go to line { $line }, column { $column }: { $text }
# After the mistakes in a text that has none of the known formats.
see-list = See the list under Format.
# After the first mistakes.
and-more = And { $count } more.

## In the page.

own-heading = Your own puzzle
open-file = Open a file …
which = Which puzzle
