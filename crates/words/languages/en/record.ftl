record-heading = Your record
close-record = Close
record-empty = Loading …
solve-again = Solve again
these-took-help-or = These took help, or you gave them up. A second time shows what you have learnt.
again-list =
    .aria-label = Puzzles to solve again
times-heading = Times
record-tier = Difficulty
all = all
record-size = Graph
all-sizes = all sizes
size = Size
solved = Solved
best = Best
usual = Usual
where-you-asked-for = Where you asked for hints
solved-lately = Solved lately
export-record = Export
import-record = Import …
record-file =
    .aria-label = File with a record
the-record-never-leaves = The record never leaves this browser unless you export it. Importing adds another browser’s record to this one.
play-replay = Play
replay-position =
    .aria-label = Stroke
replay-speed = Speed
save-replay = Save as GIF
close-replay = Back to the record

replay-board =
    .aria-label = The marks

## Puzzles and days.

# A puzzle that has no title, or whose title would give it away.
a-puzzle = A puzzle
some-day = Some day
today = Today
yesterday = Yesterday

## Solves, and puzzles to solve again.

# In a list of facts about a puzzle, such as “15 × 15, gentle, colour”: it has several colours.
coloured = colour
# $name is the title or the number of a puzzle, and $why one of the reasons below.
again = { $name }: { $why }
# $kind is a list of facts about the puzzle.
again-of-kind = { $name } · { $kind }: { $why }
given-up = given up
many-hints = many hints
mistakes = mistakes
solved-well = solved well
share = Share
share-result = Share result of { $name }
copied-without-picture = Copied, without the picture.
# If the browser did not copy the result; it follows in lines of its own.
copy-this = Copy this:{ "\u000A" }{ $result }

## Figures.

puzzles-solved = Puzzles solved
days-in-a-row = Days in a row
# How many days in a row it is now, and the most it has been.
streak = { $now }, longest { $longest }
time = Time
hints-given = Hints
no-times = No times like that yet.
one-time = One time like that: { $time }.
# What the graph shows.
graph = The last { $count } times: from { $shortest } to { $longest }, the latest { $latest }
graph-sentence = { $graph }.
# How many hints named a technique.
hinted = { $technique }: { $hints ->
    [one] 1 hint
   *[other] { $hints } hints
}
lesson = Lesson
lesson-of = Lesson: { $technique }

## A replay. A stroke is what is marked at once.

replay = Replay
replay-of = Replay { $name }
pause-replay = Pause
strokes = { $shown } of { $strokes } strokes
marks-after = The marks after { strokes }
not-drawn = It could not be drawn. Try again.

## Trouble.

no-store = This browser saves nothing for this page, so your record is lost when you close it. Export it to keep it.
full = Your browser has no room for all of your record. Nothing is lost yet: export it, and it is safe.
damaged = Part of your record was damaged.
nothing-yet = Once you solve a puzzle, it is here: how long it took, your best times, your days in a row, and puzzles to try again.
