### Of the pages.

any = any
all = all
black-and-white = black and white
paper-letter = Letter
examples = Examples
solve-today = Solve it
calendar-note = Monday’s puzzle is gentle. The puzzles get harder from day to day. ✓ marks the days that you have solved.

## What is listed.

none = No puzzle matches.
found = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}
more = Show { $puzzles } more
# In a list of facts about a puzzle, such as “15 × 15, gentle, colour, solved”: it has several colours.
coloured = colour
# In such a list, and after the name of a day: the puzzle is solved.
is-solved = solved
is-unsolved = not solved
unloaded = The puzzles could not be loaded. Are you online?

## A book of puzzles.

making-book = Making the book …
book-failed = The book could not be made. Are you online?
# The title of the book.
book-title = { $puzzles ->
    [one] A nonogram
   *[other] { $puzzles } nonograms
}

## The puzzle of the day.

# $day is “Sunday, 22 November”, and $tier a word such as “gentle”.
today = { $day }: { $tier }.
today-unrated = { $day }.
you-have-solved-it = You have solved it.
see-it-again = See it again

## In the page.

puzzles-heading = Choose a puzzle
shelf-next = Next for you
shelf-random = Surprise me
up-to-10 = up to 10
up-to-15 = 11 to 15
up-to-20 = 16 to 20
up-to-30 = 21 to 30
up-to-40 = 31 to 40
shelf-tier = Difficulty
shelf-colours = Colours
in-colour = in colour
shelf-unsolved = Unsolved only
# While the shelf, a puzzle or the like is on its way.
shelf-list =
    .aria-label = Puzzles
shelf-more = Show more
book-heading = Print them as a book
book-count = How many
book-print = Puzzles per page
two-per-page = two
four-per-page = four
large-print = one, in large print
book-paper = Paper
make-book = Save the book
book-said = A PDF with puzzles from this list, chosen at random, and their solutions at the end.
shelf-credits = The pictures are drawn after icons with free licences: <a>their authors and licences</a>.
previous-month =
    .aria-label = Previous month
next-month =
    .aria-label = Next month
