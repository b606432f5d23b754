## What would be right at a place of a text where something else is: “Found “x”, expected a number.” Each is said after
## “expected” (mistake.ftl), and some after “This should be”. Words in quotes are the keywords of file formats, which are the
## same in all languages.

## Signs.

# $sign: a sign or a word of a format, such as a slash.
sign = “{ $sign }”
open-bracket = “[” before the runs of a clue
closing-bracket = “]” after the runs of a clue
colon = a colon after the size
cross = an “x” between width and height
axis-letter = “r” or “c” before the runs
divider = a line with “#” between rows and columns
fewer-brackets = fewer nested brackets
fewer-lists = fewer nested lists
# All cells of a picture are there already.
nothing-more = nothing more, because all cells are there already

## Numbers and runs.

number = a number
number-or-comma = a number or a comma
number-or-bracket = a number or “]”
number-or-list = a number or a list
number-not-list = a number, not another list
number-or-zero = a number, or 0 at the end of the line
number-with-sign = a number with the sign of its colour
number-in-count = a number inside “<count>”
only-one-number = only one number on this line
line-number = a line number, 1 or more
# In a game ID.
run-number = the number of a run
number-or-separator = a number, “.” between runs, “/” between clues, or the end
# To end “The line ends here, expected …”.
zero-at-end = 0 at its end, as on every line
hexadecimal-digits = two hexadecimal digits
digit-letter-or-dash = a digit, a to z, or “-”
letter-of-run = a letter from A to Z for the next run
# After “This should be”.
run-record = a run such as { "{" }"length": 3, "colour": "red"{ "}" }
# After “This should be”.
list-of-runs = a list of runs such as [1, 3]
# After “This should be”.
length-in-count = “<count>” with the length of a run

## Width and height.

width = the width
height = the height
positive-width = the width, 1 or more
positive-height = the height, 1 or more
height-and-width = a height and a width
only-sides = only the width and the height on this line
g-and-sides = “g”, the width and the height

## Parts of a text.

rows-or-columns = “rows” or “columns”
rows-or-columns-first = “rows” or “columns” first
columns-now = “columns”, because there are already enough rows for the height
end-now = the end, because there are already enough columns for the width
grid-or-rows = “GRID” and a title, or “ROWS”
puzzle-number = “$” and the number of a puzzle, alone on the line
rows-of-a-board = rows of runs, “#”, “+” and “.”
# After “This should be”.
clues-element = <clues type="rows"> or <clues type="columns">

## Cells.

cell-of-bitmap = 0 or 1 for the next cell
cell-of-non = “0”, “1” or “?” for a cell
cell-of-picture = “#”, “X” or “1” for a filled cell, “.” or “0” for an empty one
cell-or-unknown = “X” or “1” for a filled cell, “O” or “0” for an empty one, “.” or “?” for an unknown one
given-letters = letters for the given cells, or the end
# After “This should be”.
rows-of-givens = a list of rows of given cells, with 1, 0 and ?
# After “This should be”.
row-and-column = a row and a column such as [3, 12]
# After “This should be”.
cell-of-model = 0, 1 or -1

## Colours.

# Also after “This should be”.
colour = a colour such as “red” or “#ff0000”
colour-number = a colour such as “#ff0000”
colour-of-xml = a colour such as FF0000
colour-in-quotes = a colour in quotes such as 'r = (red) %'
colour-definition = a colour such as “r = (red) %”
colour-of-definition = a colour such as “red”, “FF0000” or “255, 0, 0”
table-row = a colour such as “r:r  #ff0000  red”, or “: rows”
colour-of-table = a colour such as “#ff0000” or “red”
# Nothing stands there.
missing-colour-of-table = the colour, such as “#ff0000” or “red”
letter-of-colour = the letter of a colour
# After “This should be”.
colour-element = <color name="…" char="…"> with a colour inside
# After “This should be”.
colour-and-length = a colour and a length such as [1,3]

## How a text would define a colour: “define it with …”.

defining-line = a line such as “colour r red”
defining-color-line = “color a #ff0000” on a line above
defining-table-row = a line such as “   r:r  #ff0000  red” below “#d”
defining-list = “defs = ['r = (red) %']” below “[colors]”

## A puzzle, where a text has none: “There is no puzzle in this text. Expected: …”.

address = an address with “nonogram/” in it
page-source = “var d=[[…]]” from the source of a web page
puzzle-element = a “<puzzle>”
row-elements = a “<row>” for each row of the picture
numbers-around-a-grid = numbers above a grid and to the left of it
line-params = a line “PARAMS”
line-desc = a line “DESC”
fact = a fact such as nonogram([[1]], [[1]])
lists-of-map = lists under “:left” and “:up”
lists-of-script = lists “leftHeader” and “topHeader”
lists-of-model = lists “row_rules” and “col_rules”
lists-of-json = lists under “rows” and under “columns”
two-lists = two lists of lists
