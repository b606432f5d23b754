## What is wrong with a text that should be a puzzle. Each message tells a person who does not know the program how to correct
## the text. $line, in messages about a clue, is a label such as “row 3” or “column 12”.

# Where a mistake is, and what it is: $mistake is one of the messages below.
at = Line { $line }, column { $column }: { $mistake }
# After a list of mistakes.
and-more = { $more ->
    [one] And 1 more.
   *[other] And { $more } more.
}
and-many-more = And many more.

## The text as a whole.

no-text = There is no puzzle here yet.
# $limit: a number of mebibytes.
too-long = This text is too long: the limit is { $limit } MiB.
web-page = This is the source of a web page, not a puzzle. Copy the clues that the page shows: a line for each row, a blank line, and a line for each column.
prose = There are no clues in this text. Write the numbers of each row on a line of its own, then a blank line, and then a line for each column.
no-format = This could not be read as a puzzle. Write the numbers of each row on a line of its own, then a blank line, and then a line for each column.
# $expected: what would be a puzzle, see expected.ftl.
no-puzzle = There is no puzzle in this text. Expected: { $expected }.
# $kind: a kind of puzzle, as the text says it.
other-puzzle = This is another kind of puzzle: “{ $kind }”. Nonoscope reads only nonograms on a rectangular grid.
# $what: what is wrong, one of those that begin with “xml” in this file.
xml = The XML is not valid: { $what }.

## Addresses, and what to do with them.

address = This is an address, but Nonoscope does not open addresses.
copy-source = Open the page, view its source in your browser, copy all of it, and paste it here.
export-there = Open a puzzle there, export it in one of the formats on offer, and paste that text.
copy-clues = Open it in your browser, copy the clues or the text of the puzzle’s file, and paste that here.

## Files that are not texts, and what to do with them.

# $file: one of the kinds of files below.
not-text = This is { $file }, not a text with a puzzle.
# $format: the name of a format, such as PNG.
image = an image ({ $format })
image-or-recording = an image or a recording ({ $format })
zip = a ZIP archive, or an office file such as .xlsx or .docx
office-file = an office file such as .xls or .doc
binary-bitmap = a binary bitmap (PBM, P4)
pdf = a PDF file
rich-text = a rich-text file (RTF)
# $format: gzip, bzip2 or 7z.
compressed = a compressed file ({ $format })
program = a program
other-file = another kind of file
type-clues = Type its clues: a line of numbers for each row, a blank line, and a line for each column.
copy-from-program = Open it in its own program, copy the clues there, and paste them.
unpack = Unpack it first, then open the file with the puzzle.
save-plain = Save it as plain PBM (P1) instead.
choose-text = Choose a text file, or paste the clues.

## Something unexpected. $expected: what would be right, see expected.ftl.

found = Found “{ $found }”, expected { $expected }.
text-ends = The text ends here, expected { $expected }.
line-ends = The line ends here, expected { $expected }.
should-be = This should be { $expected }.
letter-for-digit = “{ $found }” has a letter in it. Perhaps it should be the number { $number }.
# After “Found …, expected a number.”
maybe-heading = If this is a heading, write “rows” or “columns” instead.
# After “Found …, expected a number.”
maybe-remark = If this line is not a clue, delete it, or write “#” in front of it.
word-in-clue = Found “{ $found }”, expected a number. A clue has only numbers, such as “1 3”.
number-too-large = This number is too large. The limit is { $most }.
not-whole = “{ $number }” cannot be the length of a run. Expected a whole number, 0 or more.
hidden-number = The length of this run is hidden, but every run needs its number.
unknown-clue = The clue of { $line } is missing, but every line needs one. Write [] or 0 for a line without runs.

## Brackets, quotes and lists.

# $open: the bracket, which is in line $line, column $column; $missing: the one that would close it.
not-closed = The text ends here, but “{ $open }” in line { $line }, column { $column } is still open. “{ $missing }” is missing.
# $open: a bracket, which is in line $line, column $column.
still-open = Found “{ $found }”, expected { $expected }, because “{ $open }” in line { $line }, column { $column } is still open.
open-quote = The quote { $quote } that opens here is not closed on this line. Write another one where the quoted text ends.
list-among-numbers = A list begins here inside another list. Perhaps a closing bracket is missing before it.
# $first: the axis that comes first, row or column.
one-list-of-clues = This is a single list of { $found ->
    [one] 1 clue
   *[other] { $found } clues
}. Expected two lists: { $first ->
    [row] one for the rows and one for the columns
   *[column] one for the columns and one for the rows
}.
# $found is 1 or more than 2.
two-lists = { $found ->
    [one] There is only 1 list
   *[other] There are { $found } lists
}. Expected two lists: { $first ->
    [row] one for the rows and one for the columns
   *[column] one for the columns and one for the rows
}.
# $axis: the one whose list is missing.
one-axis = { $axis ->
    [row] There is a list “columns”, but no list “rows”. Write one with the clues of all rows.
   *[column] There is a list “rows”, but no list “columns”. Write one with the clues of all columns.
}

## Game IDs and addresses.

random-seed = This is a random seed. Only Tatham’s own program can turn it into a puzzle. Copy the game ID with a colon from that program instead.
no-size = This looks like a game ID without its size. Write the width and the height in front of it, such as “10x10:”.
id-cut-off = The game ID ends here, after { $found } of { $expected } clues. Perhaps its end was not copied.
comma-for-point = There is a comma here. A game ID has dots between the runs of a clue, as in 3.2.
too-few-clues = A { $width }x{ $height } puzzle needs { $width ->
    [one] 1 column
   *[other] { $width } columns
} and { $height ->
    [one] 1 row
   *[other] { $height } rows
}, { $expected } clues in all. There { $found ->
    [one] is 1
   *[other] are { $found }
}, { $missing } too few.
too-many-clues = A { $width }x{ $height } puzzle needs { $width ->
    [one] 1 column
   *[other] { $width } columns
} and { $height ->
    [one] 1 row
   *[other] { $height } rows
}, { $expected } clues in all. There { $found ->
    [one] is 1
   *[other] are { $found }
}, { $superfluous } too many.
# After “… clues in all. There are …”. $clue: such as 3.12.
slash-missing = Perhaps a slash is missing in “{ $clue }”, which is too long for any line.
# After “… clues in all. There are …”.
slash-too-many = Perhaps there is one slash too many here.
too-many-numbers = The address goes on after the end of the puzzle, which has { $width ->
    [one] 1 column
   *[other] { $width } columns
} and { $height ->
    [one] 1 row
   *[other] { $height } rows
}. Copy the whole address again.
page-cut-off = The numbers of “var d=[[…]]” are incomplete, or somebody changed them. Copy the whole source of the page again.
address-cut-off = The address ends before its clues are complete. Perhaps it was cut off here. Copy the whole address again.

## Numbers of lines.

# $axis: row or column; $expected: how many of them the text says there are.
lines = { $axis ->
    [row] The height says { $expected ->
        [one] 1 row
       *[other] { $expected } rows
    }
   *[column] The width says { $expected ->
        [one] 1 column
       *[other] { $expected } columns
    }
}, but there { $found ->
    [one] is 1
   *[other] are { $found }
}.
# $rows and $columns: how many there are; the text says that there are as many rows as there are columns, and the other way round.
sides-swapped = There are { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} and { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}, but the text says { $columns ->
    [one] 1 row
   *[other] { $columns } rows
} and { $rows ->
    [one] 1 column
   *[other] { $rows } columns
}. Swap the two sizes, or swap rows and columns if these are the wrong way round.
other-way-round = The clues do not fit a puzzle of { $width ->
    [one] 1 column
   *[other] { $width } columns
} and { $height ->
    [one] 1 row
   *[other] { $height } rows
}, but they fit one of { $height ->
    [one] 1 column
   *[other] { $height } columns
} and { $width ->
    [one] 1 row
   *[other] { $width } rows
}. Perhaps width and height are swapped.
odd-lines = There is an odd number of clue lines, { $found }, but a square puzzle has as many columns as rows. Write 0 or nothing for a line without runs.
no-rows = There are no clues for the rows. Write a line for each row, a blank line, and a line for each column.
no-columns = There are no clues for the columns. After the rows, leave a blank line and write a line for each column.
no-clues-element = { $axis ->
    [row] This puzzle has no clues for the rows. Expected <clues type="rows"> with a <line> for each row.
   *[column] This puzzle has no clues for the columns. Expected <clues type="columns"> with a <line> for each column.
}
# $heading: a keyword of a format.
no-part = { $axis ->
    [row] There are no clues for the rows. Write “{ $heading }” on a line of its own, and below it a line for each row.
   *[column] There are no clues for the columns. Write “{ $heading }” on a line of its own, and below it a line for each column.
}
no-blank-line = There are { $lines } lines, but no blank line after the rows. Leave one before the first column.
# After the sentence above.
columns-begin = Perhaps the columns begin in line { $line }: then all clues fit together.
one-line = All numbers are on one line. Write the numbers of each row on a line of its own, then a blank line, and then a line for each column.
more-after-puzzle = The puzzle is complete above this line, but more text follows. Delete the text that does not belong to it. If it is another puzzle, read that separately.
third-block = A third block of lines begins here, but there should be only two: the rows, then a blank line and the columns. Delete the other blank lines. If one of them stands for a line without runs, write 0 there.
empty-part = { $axis ->
    [row] There are no clues below this heading. Write a line for each row there, and 0 for each row without runs.
   *[column] There are no clues below this heading. Write a line for each column there, and 0 for each column without runs.
}
# $heading and $other: keywords of a format.
again-for-other = A second part “{ $heading }” begins here. Perhaps it should be “{ $other }”.
again = A second part “{ $heading }” begins here, but there can be only one.

## Pictures and given cells. $cells is one of the words in brackets, for the picture or cells with the wrong shape; goal and saved
## are the two pictures of an XML file, quoted is the part “saved” of a .non file.

row-shape = { $cells ->
    [givens] The givens have
    [goal] The goal has
    [saved] The saved image has
    [quoted] “saved” has
    [list] The list has
   *[picture] The picture has
} { $found ->
    [one] 1 cell
   *[other] { $found } cells
} in this row, expected { $expected }.
rows-shape = { $cells ->
    [givens] The givens have
    [goal] The goal has
    [saved] The saved image has
    [quoted] “saved” has
    [list] The list has
   *[picture] The picture has
} { $found ->
    [one] 1 row
   *[other] { $found } rows
}, expected { $expected }.
cells-shape = { $cells ->
    [givens] The givens have
    [goal] The goal has
    [saved] The saved image has
    [quoted] “saved” has
    [list] The list has
   *[picture] The picture has
} { $found ->
    [one] 1 cell
   *[other] { $found } cells
}, expected { $expected }.
# A list of numbers, of which each line has as many.
numbers-shape = The list has { $found ->
    [one] 1 number
   *[other] { $found } numbers
}, expected { $expected }.
ragged = This row has { $found ->
    [one] 1 cell
   *[other] { $found } cells
}, but the others have { $expected }.
givens-overrun = The given cells go on beyond the last cell of the puzzle.
unfinished-picture = This picture has unknown cells, so its clues cannot be worked out. Mark each of them as filled or empty, or write the clues and put the picture below them, under a line “givens”.

## Colours.

# $define: how to define a colour, see expected.ftl.
colour-not-defined = The colour “{ $found }” is not defined. Define it with { $define }.
# $known: a list of signs or names, of which there are $count.
no-such-colour = There is no colour “{ $found }” here. { $count ->
    [one] The only colour is { $known }
   *[other] The colours are { $known }
}.
colour-again = “{ $sign }” already stands for another colour. Choose a different sign for this one.
# $known: a list of signs.
run-without-colour = This run has no colour. Write one of these signs after its number: { $known }.
run-of-background = This run has the colour of the background, but only the cells between runs can have that colour.
too-many-colours = This is one colour too many. A puzzle has at most { $most } besides the background.
triangle = This is a triangle, half a cell. Nonoscope reads only puzzles in which each cell has a single colour.

## Clues that do not fit.

# $clue: the numbers of the clue; $cells: how many cells they need; $length: how many cells the line has; $axis: whether it is a
# row or a column.
clue-too-long = The clue of { $line }, { $clue }, needs at least { $cells } cells, but { $axis ->
    [row] a row has only { $length }, because there { $length ->
        [one] is 1 column
       *[other] are { $length } columns
    }
   *[column] a column has only { $length }, because there { $length ->
        [one] is 1 row
       *[other] are { $length } rows
    }
}.
# After the sentence above. $run: such as 12; $apart: its digits as separate runs, such as 1 2.
run-apart = Perhaps { $run } should be { $apart }.
axes-swapped = The clues fit if rows and columns are swapped. Perhaps they are in the wrong order.
# $of-rows and $of-columns: how many cells all rows and all columns fill.
totals = { $rows ->
    [one] The 1 row asks
   *[other] The { $rows } rows ask
} for { $of-rows ->
    [one] 1 filled cell
   *[other] { $of-rows } filled cells
} in all, { $columns ->
    [one] the 1 column
   *[other] the { $columns } columns
} for { $of-columns }. These totals must be the same.
# $colour: the name of a colour.
colour-totals = The rows ask for { $rows ->
    [0] no { $colour } cells
    [one] 1 { $colour } cell
   *[other] { $rows } { $colour } cells
}, the columns for { $columns ->
    [0] none
   *[other] { $columns }
}. These numbers must be the same.
# After one of the sentences above. $run: such as 12 or 12r; $apart: its digits as separate runs, such as 1 2 or 1r 2r.
match-if-apart = They match if the { $run } of { $line } is { $apart } instead.
slip = Probably one number is wrong or missing. Check each clue again.
# $axis: row or column; $cells: how many cells the line would fill.
line-missing = Perhaps { $axis ->
    [row] a row is missing
   *[column] a column is missing
}: a line of { $cells ->
    [one] 1 filled cell
   *[other] { $cells } filled cells
} would explain the totals.
line-too-many = Perhaps there is one { $axis ->
    [row] row
   *[column] column
} too many: a line of { $cells ->
    [one] 1 filled cell
   *[other] { $cells } filled cells
} would explain the totals.
# $axis: the one that may lack a line, while the other may have one too many.
line-missing-or-too-many = Perhaps { $axis ->
    [row] a row is missing, or there is one column too many
   *[column] a column is missing, or there is one row too many
}: a line of { $cells ->
    [one] 1 filled cell
   *[other] { $cells } filled cells
} would explain the totals.

## XML: to end “The XML is not valid: …”.

xml-namespaces = it has more namespaces than any puzzle needs
xml-attributes = a tag has more attributes than any puzzle needs
# $open and $close: names of tags.
xml-wrong-tag = “<{ $open }>” is open here, and “</{ $close }>” does not close it; write “</{ $open }>” in front of it
xml-cut-off = it ends before all tags are closed; perhaps its end was not copied
xml-no-tags = there are no tags in it
xml-ampersand = “&” by itself must be “&amp;”
xml-entity = the entity “&{ $name };” is not known; write the character itself
xml-quote = there is “<” between quotes; perhaps a quote is missing before it
xml-neither = this is neither a tag nor text between tags
# $wanted and $found: single characters.
xml-character = there is “{ $found }” where there should be “{ $wanted }”
# $wanted: a word or a sign of XML.
xml-text = “{ $wanted }” is missing here
xml-space = a space is missing here
# $character: one that XML does not allow, by its number, such as U+0001.
xml-bad-character = the character { $character } is not allowed
xml-name = this is not a name that XML allows
xml-same-attribute = the tag has the attribute “{ $name }” twice
xml-same-namespace = the tag defines the namespace “{ $name }” twice
xml-unknown-namespace = the prefix “{ $name }” is not defined
xml-reserved-namespace = the prefixes “xml” and “xmlns” cannot be defined
xml-nothing-to-close = a tag is closed here that was never opened
xml-entity-loop = an entity here stands for itself
xml-declaration = the line that begins with “<?xml” must be the first line
xml-doctype = the part that begins with “<!DOCTYPE” is wrong here
xml-comment = there is “--” inside a comment
xml-section-end = “]]>” is not allowed between tags
xml-too-large = it has more tags than any puzzle needs
