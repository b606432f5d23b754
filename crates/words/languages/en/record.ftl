all = all
all-sizes = all sizes
solved = Solved

## Puzzles and days.

# A puzzle that has no title, or whose title would give it away.
a-puzzle = A puzzle
some-day = Some day
today = Today
yesterday = Yesterday

## Solves, and puzzles to solve again.

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
copied-without-picture = Copied without the picture.
# If the browser did not copy the result; it follows in lines of its own.
copy-this = Copy this:{ "\u000A" }{ $result }

## Figures.

puzzles-solved = Puzzles solved
days-in-a-row = Days in a row
# How many days in a row it is now, and the most it has been.
streak = { $now }, longest { $longest }
time = Time
hints-given = Hints
no-times = There are no such times yet.
one-time = One such time: { $time }.
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
strokes = { $shown } of { $strokes } strokes
marks-after = The marks after { strokes }
replay-damaged = The replay is damaged.
not-drawn = The replay could not be drawn. Try again.

## Trouble.

no-store = This browser saves nothing for this page: if you close it, your record is lost. Export it to keep it.
full = This browser has no more room for your record. Nothing is lost yet: export your record to keep it safe.
damaged = Part of your record was damaged.
nothing-yet = Solve a puzzle, and it appears here: how long it took, your best times, your days in a row, and puzzles to try again.

## The result of a solve to share. The first line says what the puzzle was like, the second what it took. Nonoscope is the
## name of the program.

result = Nonoscope
# $day is “Sunday 22 November”, $puzzle a list such as “15 × 15, 3 colours, moderate”.
result-of-day = Nonoscope, { $day }
result-of-puzzle = Nonoscope · { $puzzle }
result-of-day-and-puzzle = Nonoscope, { $day } · { $puzzle }

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

no-record = This is not a Nonoscope record, or all of it is damaged. A record begins with “nonoscope record”.
newer-record = This record was written by a newer version of Nonoscope. Reload the page to get that version, then try again.
# MiB is 1,048,576 bytes.
record-too-long = This record is too long: the limit is { $size } MiB.

## What an import has changed.

only-something-else-new = No solved puzzle is new, but something else is.
nothing-new = There is nothing new in it.
new-solves = { $new ->
    [one] 1 solved puzzle is new.
   *[other] { $new } solved puzzles are new.
}
changed-solves = { $changed ->
    [one] 1 solved puzzle has changed.
   *[other] { $changed } solved puzzles have changed.
}
new-and-changed-solves = { $new ->
    [one] 1 solved puzzle is new, and { also-changed }
   *[other] { $new } solved puzzles are new, and { also-changed }
}
# A part of the one above.
also-changed = { $changed ->
    [one] { $changed } has changed.
   *[other] { $changed } have changed.
}
damaged-lines = { $damaged ->
    [one] 1 line is damaged or missing. It was left out.
   *[other] { $damaged } lines are damaged or missing. They were left out.
}
# $first is the number of the first damaged line.
damaged-lines-from = { $damaged ->
    [one] 1 line is damaged or missing. It was left out (line { $first }).
   *[other] { $damaged } lines are damaged or missing. They were left out (the first is line { $first }).
}

## In the page.

record-heading = Your record
again-heading = Solve again
again-note = You needed help with these, or gave them up. Solve them again and see what you have learnt.
again-list =
    .aria-label = Puzzles to solve again
times-heading = Times
record-tier = Difficulty
record-size = Sizes in the graph
best = Best
typical = Typical
hints-heading = Where you asked for hints
lately-heading = Solved recently
export-record = Export
import-record = Import …
record-file =
    .aria-label = File with a record
record-note = Your record never leaves this browser unless you export it. If you import the record of another browser, it is added to this one.
replay-position =
    .aria-label = Stroke
save-replay = Save as GIF
close-replay = Back to the record
replay-board =
    .aria-label = The marks
