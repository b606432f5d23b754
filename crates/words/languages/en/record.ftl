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
