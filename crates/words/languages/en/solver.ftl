### Of the pages.

solver = Solver
method = Method
order = Order
positions = Positions
skip = Skip lines that add nothing new
techniques =
    .aria-label = Techniques, hardest first

## The solver and its answers.

no-memory = There is not enough memory for the solution.
# $button is the name of the button that solves.
solver-restarted = The solver crashed and has restarted. Its work is lost. Press “{ $button }” to try again.
solver-not-started = The solver could not be started. Please reload the page.
solver-crashed = The solver crashed.
several-solutions = This puzzle has more than one solution.
solution-of = Solution { $number } of { $count }
solution-of-at-least = Solution { $number } of at least { $count }
# Searching goes on; $count is 2 or more.
solutions-so-far = { $count } solutions found so far
# $count is 2 or more.
exactly-solutions = Exactly { $count } solutions
at-least-solutions = At least { $count } solutions
solving = Solving …
cells-supposed = { $cells ->
    [one] 1 cell supposed
   *[other] { $cells } cells supposed
}
dead-ends = { $count ->
    [one] 1 dead end
   *[other] { $count } dead ends
}
cores = { $cores ->
    [one] 1 core
   *[other] { $cores } cores
}
stopped = Stopped.
stopped-without-puzzle = Stopped. Choose an example, or paste a puzzle.
too-large = too large
too-large-by = too large: { $literals } literals
formula-size = { $variables } variables, { $clauses } clauses, { $literals } literals
sat-not-needed = The SAT solver was not needed.
sat-effort = { $conflicts ->
    [0] The formula for the SAT solver: { $size }. There was no dead end.
    [one] The formula for the SAT solver: { $size }. There was 1 dead end (conflict).
   *[other] The formula for the SAT solver: { $size }. There were { $conflicts } dead ends (conflicts).
}
method-auto = Lines, then search
method-auto-note = Single lines first, then suppositions where these get stuck, then a SAT solver.
method-passes = Passes
method-passes-note = Looks at every row, then every column, one line at a time, until nothing changes.
method-constrained = Most constrained first
method-constrained-note = Always takes the line with the fewest layouts.
method-simulate = Simulation
method-simulate-note = Supposes that a cell is filled, then empty, and keeps what holds both times.
method-human = Like a person
method-human-note = Takes the easiest argument each time and names its technique. Where arguments end, it searches.
method-sat = SAT
method-sat-note = Gives the whole puzzle to a SAT solver as one logical formula.
no-person = The program that solves like a person did not load, or it crashed. The method is now “Lines, then search”.

## How hard a puzzle is.

harder-than-a-person = It is too hard for a person to follow.
rating-too-long = It would take too long to rate it.
# $tier is “gentle” and so on; $number is from 0 to 100.
difficulty-of = Difficulty: { $tier } · { $number } of 100
difficulty-is = Difficulty: { $tier }.
nothing-to-do = There is nothing to do.
no-technique-applies = No technique applies.
arguments-all = { $steps ->
    [one] 1 short argument is enough. The technique is “{ $technique }”.
   *[other] { $steps } short arguments are enough. The hardest technique is “{ $technique }”.
}
arguments-some = { $steps ->
    [one] Short arguments explain 1 step, up to “{ $technique }”. After that, no technique applies.
   *[other] Short arguments explain { $steps } steps, up to “{ $technique }”. After that, no technique applies.
}
# How often a technique is needed.
times-needed = { $times } × { $technique }
profile-caption-words = From the first step to the last. Taller steps are harder.
profile-grey = Grey: more than one line gives a next step.
profile-violet = Violet: the step supposes a cell.
# For a screen reader; $parts lists the hardest technique of each third.
profile-words = The difficulty from start to end. Hardest techniques: { $parts }.
at-the-beginning = at the beginning “{ $technique }”
in-the-middle = in the middle “{ $technique }”
at-the-end = at the end “{ $technique }”
only-one-line = In { $times } of { $count } parts, only one line gives a next step.
a-cell-is-supposed = In { $times } of { $count } parts, a cell is supposed.

## In the page.

likely = Shade cells that are likely to be filled
shading-warning = In this puzzle, shading gives nearly the whole picture away.
likely-anyway = Shade anyway
formula-heading = The puzzle as a formula
save-order = Save
    .aria-label = Save the formula (encoding order)
save-positions = Save
    .aria-label = Save the formula (encoding positions)
proof-heading = A proof of the verdict
proof-note = Two files for a proof checker such as drat-trim: a formula, and the proof that it has no solution.
save-proof-formula = Save the formula
save-proof = Save the proof
speed = Speed
speed-field =
    .aria-label = Speed
slow = slow
steady = steady
brisk = brisk
fast = fast
difficulty = Difficulty
words-heading = The board in words, row by row
rows-in-words =
    .aria-label = Rows
