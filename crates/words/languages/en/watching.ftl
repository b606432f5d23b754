## What the player says while somebody watches a puzzle being solved.

# Several solutions, one of which is shown, from 1 on.
solution-of-at-least = Solution { $solution } of at least { $count }. These { $count } differ in the marked cells. Others may differ in more.
solution-of = { $cells ->
    [one] Solution { $solution } of { $count }. They differ only in the marked cell.
   *[other] Solution { $solution } of { $count }. They differ in the { $cells } marked cells.
}
# At the start.
size = { $width } × { $height } cells.
size-with-givens = { $givens ->
    [one] { $width } × { $height } cells, 1 of them given.
   *[other] { $width } × { $height } cells, { $givens } of them given.
}
size-with-marks = { $width } × { $height } cells, { $givens } of them given or marked by you.
press-step = Press Step to look at the first line, or ▶ to watch.

## Figures in one line. $unknown is “12 cells unknown”.

step-figures = Step { $step } of { $steps } · { $unknown }
pass-figures = Pass { $pass } of { $passes } · step { $step } of { $steps } · { $unknown }
clues-not-satisfied = { $clues ->
    [one] 1 clue not satisfied
   *[other] { $clues } clues not satisfied
}

## The board for people who do not see it.

board = Board of { $width } × { $height } cells: { $filled } filled, { $empty } empty, { $unknown } unknown
# $colours is a list of counts: “12 red, 3 blue”.
board-of-colours = Board of { $width } × { $height } cells: { $colours }, { $empty } empty, { $unknown } unknown
cells-of-colour = { $cells } { $colour }
# $cells is a list of stretches: “1 to 3 unknown, 4 and 5 filled, 6 empty”.
row = clue { $clue }: { $cells }
stretch-of-one = { $cell } { $state }
stretch-of-two = { $first } and { $last } { $state }
stretch = { $first } to { $last } { $state }
# A run of a clue: “3 red”.
run-of-colour = { $length } { $colour }

## A single line in detail. $gaps and $layouts are two of the parts below.

inspected = { $gaps }, { $layouts }.
# $shown is how many layouts are shown, $fitting how many there are.
inspected-in-part = { $gaps }, { $layouts }; the first { $shown } of { $fitting } are shown.
free-gaps = { $gaps ->
    [0] no free gap
    [one] 1 free gap
   *[other] { $gaps } free gaps
}
single-layout = only one layout
no-layout-fits = no layout fits what is known
both-layouts-fit = both layouts fit
all-layouts-fit = all { $layouts } layouts fit
one-layout-fits = 1 of { $layouts } layouts fits
some-layouts-fit = { $fitting } of { $layouts } layouts fit
