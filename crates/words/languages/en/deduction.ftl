## Arguments about one line. Each begins with its line: “Row 4: the 3 must lie between cells 2 and 5, so …”. If a sentence has
## more than 159 characters, a shorter message with the same meaning takes its place.
##
## $run is a run of the clue as below, $so and $why are clauses, $cells is “cell 4” or “cells 4 and 7–9”, $block is “the
## block at cells 4–6”. $ink is the name of a colour, or 0 if the puzzle has only one.

# $line is “row 4”, $argument one or more sentences.
of-line = { CAPITAL($line) }: { $argument }

## What runs and blocks are called.

# A run is called by its length, $number: “3”; with colours “red 3”.
coloured-number = { $colour } { $length }
the-run = the { $number }
# If several runs have this length: “the second 3”.
the-nth-run = the { ordinal } { $number }
ordinal = { NUMBER($nth, type: "ordinal") ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [one] { $nth }st
    [two] { $nth }nd
    [few] { $nth }rd
   *[other] { $nth }th
}
# If it cannot be said which.
some-run = the run
a-run-of = a run of { $length }
a-run-of-at-least = a run of at least { $length }
# $cells is “cell 4” or “cells 4–6”.
block-at = { $ink ->
    [0] the block at { $cells }
   *[other] the { $ink } block at { $cells }
}

## Cells in place of a list that would be too long.

known-cells = { $cells ->
    [one] 1 known cell
   *[other] { $cells } known cells
}
further-cells = { $cells ->
    [one] 1 more cell
   *[other] { $cells } more cells
}
further-filled = { $cells ->
    [one] 1 more cell is filled
   *[other] { $cells } more cells are filled
}
further-empty = { $cells ->
    [one] 1 more cell is empty
   *[other] { $cells } more cells are empty
}
further-known = { $cells ->
    [one] 1 more cell is known
   *[other] { $cells } more cells are known
}
cells-are-settled = { $cells ->
    [one] 1 cell is settled
   *[other] { $cells } cells are settled
}

## What follows.

why-so = { $why }, so { $so }.
why-and-so = { $why }. So { $so }.
# $what is a clause.
with-what-was-known = Together with what was known before, { $what }.

## What an argument rests on, before its first sentence.

to-leave-room = to leave room for the other runs, { $sentence }
with-empty = with { $cells } empty, { $sentence }
with-empty-and-room = with { $cells } empty and room left for the other runs, { $sentence }
given = given { $cells }, { $sentence }
given-and-room = given { $cells } and room left for the other runs, { $sentence }

## Where a run lies. Each is a clause.

can-only-lie = { $run } can only lie at { $cells }
must-lie-between = { $run } must lie between cells { $first } and { $last }
reaches-no-further = { $run } reaches no further than cell { $cell }
starts-no-earlier = { $run } starts no earlier than cell { $cell }
# Of two neighbouring runs.
reaches-and-starts = { $before } reaches no further than cell { $last } and { $after } starts no earlier than cell { $first }
# $number is the run: “3” or “red 3”.
last-run-reaches-no-further = the last run ({ $number }) reaches no further than cell { $cell }
first-run-starts-no-earlier = the first run ({ $number }) starts no earlier than cell { $cell }

## Blank line.

clue-is-zero = its clue is 0, so all its cells are empty.

## Exact fit.

run-takes-all-filled = { $cells ->
    [one] { $run } takes the only cell, so it is filled.
   *[other] { $run } takes all { $cells } cells, so they are all filled.
}
run-takes-all-coloured = { $cells ->
    [one] { $run } takes the only cell, so it is { $colour }.
   *[other] { $run } takes all { $cells } cells, so they are all { $colour }.
}
# $runs is a list of runs: “3, 1 and 2”. $gaps is how many gaps lie between them.
runs-take-all = { $gaps ->
    [0] the runs { $runs } take all { $cells } cells, so there is only one way to place them.
    [one] the runs { $runs } and the gap between them take all { $cells } cells, so there is only one way to place them.
   *[other] the runs { $runs } and the gaps between them take all { $cells } cells, so there is only one way to place them.
}
# The same with the number of runs.
many-runs-take-all = { $gaps ->
    [0] its { $runs } runs take all { $cells } cells, so there is only one way to place them.
    [one] its { $runs } runs and the gap between them take all { $cells } cells, so there is only one way to place them.
   *[other] its { $runs } runs and the gaps between them take all { $cells } cells, so there is only one way to place them.
}

## Line complete.

all-filled-cells-are-there = { $cells ->
    [one] the only filled cell of its clue is there
    [2] both filled cells of its clue are there
   *[other] all { $cells } filled cells of its clue are there
}

## Fill the rest.

only-those-are-left = { $cells ->
    [one] its clue needs 1 filled cell, and only 1 cell is not empty
   *[other] its clue needs { $cells } filled cells, and only { $cells } cells are not empty
}
# The cells take the colours of the clue.
they-take-its-colours = { $why }. They take the colours of the clue in order, so { $so }.

## Overlap.

# $why says where the run lies.
so-all-filled = { $why }, so they are all filled.
so-all-coloured = { $why }, so they are all { $colour }.
so-it-covers = { $why }, so it covers { $cells } wherever it is.
# The same by counting, in three sentences. $need says why: one of the clauses below.
earliest = the earliest place for { $run } is { $cells }.
earliest-because = the earliest place for { $run } is { $cells }, because { $need }.
latest = The latest is { $cells }.
latest-because = The latest is { $cells }, because { $need }.
# $side says on which side of the run the room is needed. $runs is a list of lengths, or how many runs they are.
one-run-needs = { $side ->
    [before] the { $run } and a gap need { $cells } cells before it
   *[after] the { $run } and a gap need { $cells } cells after it
}
runs-need = { $side ->
    [before] { $runs }, each with a gap, need { $cells } cells before it
   *[after] { $runs }, each with a gap, need { $cells } cells after it
}
many-runs-need = { $side ->
    [before] { $runs } runs, each with a gap, need { $cells } cells before it
   *[after] { $runs } runs, each with a gap, need { $cells } cells after it
}
both-cover = Both cover { $cells }.
# $new is “cell 4” or “cells 4 and 5”, $count how many these are.
both-cover-some-new = { $count ->
    [one] Both cover { $cells }, of which { $new } is new.
   *[other] Both cover { $cells }, of which { $new } are new.
}

## Out of reach.

clue-has-no = its clue has no { $ink }
# $count is how many cells these are.
no-run-of-ink-reaches = { $count ->
    [one] no { $ink } run reaches { $cells }, so it is not { $ink }.
   *[other] no { $ink } run reaches { $cells }, so they are not { $ink }.
}

## Run is whole. Each is a clause.

block-is-all-of = { $block } is all of { $run }
block-is-as-long-as-longest = { $ink ->
    [0] { $block } is as long as the longest run ({ $length })
   *[other] { $block } is as long as the longest { $ink } run ({ $length })
}
block-is-complete = { $block } can only be { $run } and is complete
block-is-as-long-as-any = { $block } is as long as any run it can be ({ $length })

## Extend.

block-is-start = { $block } must be the start of { $run }
block-is-end = { $block } must be the end of { $run }
block-starts-no-earlier = { $block } belongs to { $run }, which starts no earlier than cell { $cell }
block-ends-no-later = { $block } belongs to { $run }, which ends no later than cell { $cell }
so-too = { $why }, so { $so } too.
and-so-too = { $why }. So { $so } too.

## Gap too small. Each is a clause.

# A part of those below. $size is how many cells the gap has.
gap = { $ink ->
    [0] the gap at { $cells } has only { gap-size }
   *[other] the gap for { $ink } at { $cells } has only { gap-size }
}
gap-size = { $size ->
    [one] 1 cell
   *[other] { $size } cells
}
gap-too-small-for-run = { gap }, not enough for { $run }
gap-too-small-for-only-run = { $ink ->
    [0] { gap }, not enough for { $run }, the only run that reaches it
   *[other] { gap }, not enough for { $run }, the only { $ink } run that reaches it
}
gap-too-small-for-runs = { gap }, not enough for the runs of { $length } that reach it
gap-too-small-for-longer-runs = { gap }, not enough for any run that reaches it ({ $length } or more)

## Split. $blocks is “cells 4–6 and 8”.

blocks-would-be-too-long = if cell { $cell } were filled, the blocks at { $blocks } would become a run of { $length }, too long for any run there
blocks-would-be-too-long-of-colour = if cell { $cell } were { $colour }, the blocks at { $blocks } would become a run of { $length }, too long for any run there
blocks-are-not-one-run = { $ink ->
    [0] the blocks at { $blocks } cannot both belong to one run
   *[other] the blocks at { $blocks } cannot both belong to one { $ink } run
}

## Join. $block is “cell 4” or “cells 4–6”, $blocks both of them.

blocks-belong-to-only-run = { $ink ->
    [0] the blocks at { $blocks } both belong to { $run }, the only run
   *[other] the blocks at { $blocks } both belong to { $run }, the only { $ink } run
}
block-comes-too-early = { $ink ->
    [0] the block at { $block } comes too early for any run but the first, { $run }
   *[other] the block at { $block } comes too early for any { $ink } run but the first, { $run }
}
block-comes-too-late = { $ink ->
    [0] the block at { $block } comes too late for any run but the last, { $run }
   *[other] the block at { $block } comes too late for any { $ink } run but the last, { $run }
}
blocks-belong-between = { $ink ->
    [0] the block at { $first } belongs to no run before { $run }, and the one at { $second } to none after it
   *[other] the block at { $first } belongs to no { $ink } run before { $run }, and the one at { $second } to none after it
}
so-both-are-parts = { $why }. So both blocks are parts of it, and { $so }.
blocks-belong-to = the blocks at { $blocks } can only belong to { $run }

## Mercury. $block is “cell 4” or “cells 4–6”.

first-would-touch = cell { $cell } is the first that { $run } could cover, but starting there it would touch the block at { $block } and be too long
last-would-touch = cell { $cell } is the last that { $run } could cover, but ending there it would touch the block at { $block } and be too long

## This block is that run.

# $cells is where the block lies.
block-is-run = the block at { $cells } can only be { $run }.
block-is-part-of-run = the block at { $cells } can only be part of { $run }.
# Several of them, as a list: “cell 1 can only belong to the first 1, cell 3 to the second 1 and cell 5 to the 4”.
belongs-to = { $cells } can only belong to { $run }
belongs-to-too = { $cells } to { $run }
each-belongs = { $each }.
each-belongs-to-one = each of the { $blocks } blocks can only belong to one run.
# $lies says where the run lies.
so-it-lies = So { $lies }, and { $so }.
so-it-lies-and-covers = So { $lies }, and covers { $cells } wherever it is.
# $ends says how far runs reach.
so-it-leaves-empty = So { $ends }, which leaves { $cells } empty.

## Colour neighbours.

# $block says that the block is a whole run, $next what is known of the next one.
whole-and-next = { $block }, and { $next }. So { $so }.
# $side is on which side of the block.
no-run-beside = { $side ->
    [before] no run comes before it
   *[after] no run follows it
}
run-beside-has-same-colour = { $side ->
    [before] the run before it has the same colour
   *[after] the run after it has the same colour
}
run-beside-is = { $side ->
    [before] the run before it is { $colours }
   *[after] the run after it is { $colours }
}
run-beside-has-one-of = { $side ->
    [before] the run before it has one of { $colours } colours
   *[after] the run after it has one of { $colours } colours
}

## No run fits. $misfit says why a run cannot lie where it is put.

# A part of those below.
misfit = { $misfit ->
    [crowds] leaves no room for the others
    [crowds-or-not] finds no room or leaves none for the others
    [none] finds no room
    [covers] would cover an empty cell
    [touches] would touch a filled cell
   *[either] would cover an empty cell or touch a filled one
}
run-misfits = { $run } { misfit }
# $first and $second say what each of them does.
only-two-runs-reach = only { $one } and { $other } reach { $cells }, but put there, { $first }, and { $second }
only-two-runs-reach-alike = only { $one } and { $other } reach { $cells }, but put there, either { misfit }
only-run-reaches = { $ink ->
    [0] { $run } is the only run that reaches { $cells }, but put there, it { misfit }
   *[other] { $run } is the only { $ink } run that reaches { $cells }, but put there, it { misfit }
}
any-run-put = { $ink ->
    [0] any run put on { $cells } { misfit }
   *[other] any { $ink } run put on { $cells } { misfit }
}

## Comparing layouts.

layouts-were-compared = no simple rule is enough here. In all layouts, { $so }.
layouts-that-fit-were-compared = no simple rule is enough here. In all layouts that fit { $cells }, { $so }.
