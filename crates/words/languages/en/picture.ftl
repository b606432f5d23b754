## Words in pictures and on printed pages.

# In place of a title.
nonogram = Nonogram of { $width } × { $height } cells
nonograms = { $nonograms } nonograms
# $author is who made the puzzle.
by = By { $author }
# A puzzle with its number: “3. Heart”.
numbered = { $number }. { $title }
# What follows each other in one line; there can be more of it.
and-then = { $this } · { $next }
# Which letter stands for which colour.
letter-for-colour = { $letter } { $colour }

## A page to scan. The message is what a QR code says.

it-says = It says: { $message }
pattern = Pattern of { $width } × { $height } cells
# $colours is a list: “red, green and blue”.
pattern-in-colours = Pattern of { $width } × { $height } cells in { $colours }
unknown-cells-are-grey = { $cells ->
    [one] 1 cell is unknown. It is grey here.
   *[other] { $cells } cells are unknown. They are grey here.
}

## A book of puzzles to print.

# What is in it: how many puzzles, and how large they are, or how large the smallest and the largest are.
contents = { $nonograms ->
    [one] 1 nonogram
   *[other] { $nonograms } nonograms
}
contents-of-size = { $nonograms ->
    [one] 1 nonogram of { $width } × { $height } cells
   *[other] { $nonograms } nonograms of { $width } × { $height } cells
}
contents-of-sizes = { $nonograms } nonograms from { $width } × { $height } to { $most-width } × { $most-height } cells
# $contents is one of the above, $difficulty a word such as “hard”, or “gentle to hard”.
contents-and-difficulty = { $contents }, { $difficulty }
difficulties = { $least } to { $most }
how-to-solve = The numbers beside a row and above a column are its runs. Each number says how many cells are filled side by side. The runs come in this order, with at least one empty cell between two of them. Fill the cells that must be filled, put a dot in those that must be empty, and a picture appears.
# The same if some puzzles have several colours.
how-to-solve-colours = The numbers beside a row and above a column are its runs. Each number says how many cells are filled side by side. The runs come in this order, with at least one empty cell between two of the same colour. Runs of different colours may touch. Fill the cells that must be filled, put a dot in those that must be empty, and a picture appears.
solutions-begin = The solutions begin on page { $page }.
# $size is “15 × 10”, $difficulty is a word such as “hard”.
size-and-difficulty = { $size }, { $difficulty }
solutions = Solutions
credits = Credits

## Why a picture cannot be drawn, or is no puzzle.

# The limits are 100 million pixels, and $side on a side.
too-large = The picture would have { $width } × { $height } pixels. The limit is 100 million pixels, and { $side } on each side. Use smaller cells.
no-memory = There is not enough memory for this picture.
too-many-pixels = This picture has { $width } × { $height } pixels. If each pixel is a cell, the limit is { $most } × { $most }. Make the picture smaller first, without smoothing.
too-many-colours = This picture has too many colours. If each pixel is a cell, there can be at most { $most } besides the background. Reduce its colours first.
damaged = This picture is damaged: part of its file is missing or wrong.
