## A step of the solver: which layouts of a line fit. A layout is one way to place all runs of the line.
## $line is “row 3”. $fitting is how many layouts fit; both numbers can be “more than 3 × 10^38”.

only-layout-contradicts = { CAPITAL($line) }: its only layout contradicts what is known.
no-layout-fits = { CAPITAL($line) }: none of its { $layouts } layouts fits what is known.
only-layout = { CAPITAL($line) } has only one layout.
one-layout-fits = { CAPITAL($line) }: of { $layouts } layouts, only 1 fits what is known.
both-layouts-fit = { CAPITAL($line) }: both layouts fit what is known.
all-layouts-fit = { CAPITAL($line) }: all { $layouts } layouts fit what is known.
some-layouts-fit = { CAPITAL($line) }: of { $layouts } layouts, { $fitting } fit what is known.
so-no-solution = So the puzzle has no solution.

## What these layouts have in common. $layouts is how many fit: 1, 2, or more; 0 if they are too many to be counted.
## $filled is “cell 4” or “cells 4 and 7–9”.

its-cells-are-known = All its cells are known already.
fill = { $layouts ->
    [0] They all fill { $filled }.
    [1] It fills { $filled }.
    [2] Both fill { $filled }.
   *[other] All { $layouts } fill { $filled }.
}
# $empty is “cell 4” or “cells 4 and 7–9”.
leave-empty = { $layouts ->
    [0] They all leave { $empty } empty.
    [1] It leaves { $empty } empty.
    [2] Both leave { $empty } empty.
   *[other] All { $layouts } leave { $empty } empty.
}
fill-and-leave-empty = { $layouts ->
    [0] They all fill { $filled } and leave { $empty } empty.
    [1] It fills { $filled } and leaves { $empty } empty.
    [2] Both fill { $filled } and leave { $empty } empty.
   *[other] All { $layouts } fill { $filled } and leave { $empty } empty.
}
# The same with colours. $what is a clause such as “cell 4 is red, and cell 5 is empty”.
in-these-layouts = { $layouts ->
    [1] So { $what }.
    [2] In both { $what }.
   *[other] In all of them { $what }.
}

## A step by a technique.

# $technique is its name in small letters, $what a clause such as “cell 4 is filled, and cells 5 and 6 are empty”.
by-technique = { CAPITAL($line) }, { $technique }: { $what }.

## A step by supposing a cell. $place is “row 3, cell 4”, $state what it is supposed to be.

# $then says what would follow, $so what the cell is.
refuted = If { $place } were { $state }, { $then }. So it is { $so }.
line-would-fail = { $line } could not be completed
suppositions-would-fail = { $suppositions ->
    [one] 1 further supposition would leave nothing possible
   *[other] { $suppositions } further suppositions would leave nothing possible
}
# $end is one of the two above.
cells-would-follow = { $cells ->
    [one] 1 more cell would follow, and then { $end }
   *[other] { $cells } more cells would follow, and then { $end }
}
# $what says what follows in both cases: “row 1, cell 2 is empty”.
agreed = Suppose { $place } is filled, then suppose it is empty: either way, { $what }.
agreed-of-colour = Suppose { $place } is { $colour }, then suppose it is not: either way, { $what }.

## A step by searching.

not-on-paper = This step is a search. You cannot follow it on paper.

# Who searches; parts of the messages below.
supposing = { $suppositions ->
    [1] 1 more supposition
   *[other] { $suppositions } nested suppositions
}
after-dead-ends = { $dead-ends ->
    [0] without a dead end
    [one] after 1 dead end
   *[other] after { $dead-ends } dead ends
}
supposing-ruled-out-all = { supposing } ruled out everything else.
sat-ruled-out-all = The SAT solver ruled out everything else { after-dead-ends }.
supposing-was-stopped = { supposing } found no solution. The search was then stopped.
sat-was-stopped = The SAT solver found no solution { after-dead-ends }. It was then stopped.
# This is the only solution.
supposing-found-the-only = { supposing } found exactly one solution.
sat-found-the-only = The SAT solver found exactly one solution { after-dead-ends }.
supposing-found-one = { supposing } found one solution.
sat-found-one = The SAT solver found one solution { after-dead-ends }.
stopped-before-others = It was stopped before it could look for others.
supposing-found-all = { supposing } found exactly { $solutions } solutions.
sat-found-all = The SAT solver found exactly { $solutions } solutions { after-dead-ends }.
supposing-found-some = { supposing } found { $solutions } solutions. There may be more.
sat-found-some = The SAT solver found { $solutions } solutions { after-dead-ends }. There may be more.

# What becomes known by it.
it-settles = { $cells ->
    [one] It settles the remaining cell.
   *[other] It settles the { $cells } remaining cells.
}
they-agree = { $cells ->
    [0] They agree on no further cell.
    [one] They agree on 1 more cell.
   *[other] They agree on { $cells } more cells.
}
