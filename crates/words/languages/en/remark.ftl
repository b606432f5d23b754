## What a person should know about how a text was read that could have more than one meaning.

# $first: row or column.
order = The text does not say which clues are the rows. Nonoscope took the first ones as the { $first ->
    [row] rows
   *[column] columns
}.
others = This text could also be read as another puzzle. Nonoscope chose the likelier one.
# $line: a label such as “row 3”.
zero = The clue of { $line } has a 0 between its runs. It was left out.
# $name: a word of the text.
cells-left-out = The cells under “{ $name }” were left out. If they are known from the start, call them “givens”.
marks-left-out = The crosses and circles in the grid were left out.
marks = The cells in the grid were read as your own marks.
