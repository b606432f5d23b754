puzzles-heading = Choose a puzzle
close-puzzles = Close
shelf-next = Next for you
shelf-random = Surprise me
puzzles-record = Your record
shelf-size = Size
any = any
up-to = up to 10
to = 11 to 15
up-to-20 = 16 to 20
to-3 = 21 to 30
to-4 = 31 to 40
shelf-tier = Difficulty
gentle = gentle
moderate = moderate
tricky = tricky
shelf-colours = Colours
all = all
black-and-white = black and white
in-colour = in colour
shelf-unsolved = Unsolved only
# While the shelf, a puzzle or the like is on its way.
loading = Loading …
shelf-list =
    .aria-label = Puzzles
shelf-more = Show more
print-them-as-a = Print them as a book
book-count = How many
book-print = On a page
two = two
four = four
one-in-large-print = one, in large print
book-paper = Paper
letter = Letter
make-book = Save the book
book-said = A PDF with puzzles from this list, drawn by lot, and their solutions at the end.
examples = Examples
shelf-credits = The pictures are drawn from icons under free licences: <a>their authors and licences</a>.
calendar-heading = Puzzle of the day
close-calendar = Close
solve-today = Solve it
previous-month =
    .aria-label = Previous month
next-month =
    .aria-label = Next month
calendar-note = The week begins with a gentle puzzle on Monday, and they get harder day by day. ✓ marks the days you have solved.
calendar-record = Your record

## What is listed.

none = No puzzle is like that.
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
unloaded = The shelf could not be loaded. Are you online?

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
