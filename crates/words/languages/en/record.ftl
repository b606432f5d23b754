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
replay-damaged = The replay is damaged.
not-drawn = It could not be drawn. Try again.

## Trouble.

no-store = This browser saves nothing for this page, so your record is lost when you close it. Export it to keep it.
full = Your browser has no room for all of your record. Nothing is lost yet: export it, and it is safe.
damaged = Part of your record was damaged.
nothing-yet = Once you solve a puzzle, it is here: how long it took, your best times, your days in a row, and puzzles to try again.

## The result of a solve to share. The first line says what the puzzle was like, the second what it took. Nonoscope is the
## name of the program.

result = Nonoscope
# $day is “Sunday 22 November”, $puzzle a list such as “15 × 15, 3 colours, moderate”.
result-of-day = Nonoscope, { $day }
result-of-puzzle = Nonoscope · { $puzzle }
result-of-day-and-puzzle = Nonoscope, { $day } · { $puzzle }
colours = { $colours } colours

## Times. s, min and h are seconds, minutes and hours.

seconds = { $seconds } s
minutes = { $minutes } min
minutes-and-seconds = { $minutes } min { $seconds } s
hours = { $hours } h
hours-and-minutes = { $hours } h { $minutes } min

## Help.

hints = { $hints ->
    [0] no hints
    [one] 1 hint
   *[other] { $hints } hints
}
checks = { $checks ->
    [one] 1 check
   *[other] { $checks } checks
}

## Classes of sizes.

up-to-size = up to { $side } × { $side }
larger-than-size = larger than { $side } × { $side }

## Reading a record, which is a text. “nonoscope record” stays as it is.

no-record = This is not a record of Nonoscope, or all of it is damaged. A record begins with “nonoscope record”.
newer-record = A newer version of Nonoscope has written this record. Reload the page to get it, then try again.
# MiB is 1,048,576 bytes.
record-too-long = This record is longer than the limit, { $size } MiB.

## What an import has changed.

only-something-else-new = No solves are new, but something else was.
nothing-new = Nothing in it is new.
new-solves = { $new ->
    [one] 1 solve is new.
   *[other] { $new } solves are new.
}
changed-solves = { $changed ->
    [one] 1 solve has changed.
   *[other] { $changed } solves have changed.
}
new-and-changed-solves = { $new ->
    [one] 1 solve is new, and { also-changed }
   *[other] { $new } solves are new, and { also-changed }
}
# A part of the one above.
also-changed = { $changed ->
    [one] { $changed } has changed.
   *[other] { $changed } have changed.
}
damaged-lines = { $damaged ->
    [one] 1 line is damaged or missing and left out.
   *[other] { $damaged } lines are damaged or missing and left out.
}
# $first is the number of the first damaged line.
damaged-lines-from = { $damaged ->
    [one] 1 line is damaged or missing and left out (line { $first }).
   *[other] { $damaged } lines are damaged or missing and left out (the first is line { $first }).
}
