## What is true of a puzzle after a solve.

unique-as-given = Exactly one solution: all its cells are given.
unique-in-passes = { $passes ->
    [one] Exactly one solution. Line by line, it takes 1 pass.
   *[other] Exactly one solution. Line by line, it takes { $passes } passes.
}
# For a method that looks at single lines.
unique-in-looks = { $looks ->
    [one] Exactly one solution. Line by line, it takes 1 look.
   *[other] Exactly one solution. Line by line, it takes { $looks } looks.
}
unique-without-dead-end = Exactly one solution. The SAT solver proved it without a dead end.
# $effort is one of the efforts below, or two of them: “812 suppositions and 40 dead ends of the SAT solver”.
unique-proved = Exactly one solution. Work for the proof: { $effort }.
unique-beyond-lines = Exactly one solution. It takes more than single lines: { $effort }.
none = No solution.
stuck-at-once = { $cells ->
    [one] Single lines settle nothing here: 1 cell remains unknown.
   *[other] Single lines settle nothing here: { $cells } cells remain unknown.
}
stuck-after-looks = { $looks ->
    [one] Single lines get no further: after 1 look, no line says anything new.
   *[other] Single lines get no further: after { $looks } looks, no line says anything new.
}
# $pass is the number of the pass, from 1.
stuck-after-pass = Single lines get no further: pass { $pass } finds nothing new.
cells-remain-unknown = { $cells ->
    [one] 1 cell remains unknown.
   *[other] { $cells } cells remain unknown.
}
there-may-be = There may be one solution, several, or none.

## Several solutions.

at-least = At least { $solutions } solutions.
exactly = Exactly { $solutions } solutions.
more-than-one = More than one solution.
more-than = More than { $solutions } solutions.
they-differ = { $cells ->
    [one] They differ in 1 cell.
   *[other] They differ in { $cells } cells.
}
the-two-differ = { $cells ->
    [one] The two that were found differ in 1 cell.
   *[other] The two that were found differ in { $cells } cells.
}
those-found-differ = { $cells ->
    [one] Those that were found differ in 1 cell.
   *[other] Those that were found differ in { $cells } cells.
}
no-more-are-kept = No more are kept for a puzzle of this size.

## Searches that were stopped. What it took follows, and a reason if more time would not have helped.

before-more-was-known = Stopped before it was known whether there are more.
before-an-answer = Stopped before there was an answer.
with-one-found = Stopped with one solution found. There may be others.
before-an-answer-after-steps = { $steps ->
    [one] Stopped after 1 step, before there was an answer.
   *[other] Stopped after { $steps } steps, before there was an answer.
}
with-one-found-after-steps = { $steps ->
    [one] Stopped after 1 step, with one solution found. There may be others.
   *[other] Stopped after { $steps } steps, with one solution found. There may be others.
}
work-so-far = Work so far: { $effort }.
formula-too-large = As a formula, the puzzle is too large for the SAT solver.
no-more-steps = No more steps are kept.
# MiB is 1,048,576 bytes.
too-much-memory = What remains to be searched takes more than { $size } MiB of memory.

## What it took, which stands in the messages above.

suppositions = { $suppositions ->
    [one] 1 supposition
   *[other] { $suppositions } suppositions
}
# $tried is how many suppositions there were, $suppositions how many of them led to something.
suppositions-of-tried = { $suppositions ->
    [one] 1 supposition ({ $tried } tried)
   *[other] { $suppositions } suppositions ({ $tried } tried)
}
dead-ends = { $dead-ends ->
    [0] a search without a dead end
    [one] 1 dead end of the SAT solver
   *[other] { $dead-ends } dead ends of the SAT solver
}

## Why there is no solution: lines that contradict each other, perhaps only together with the given cells. $lines is “rows 3
## and 5 and column 2”, $count how many they are, $givens whether there are given cells.

many-contradict = { $givens ->
    [yes] { $count } lines contradict each other with the given cells. None of them can be left out.
   *[no] { $count } lines contradict each other. None of them can be left out.
}
many-contradict-perhaps-fewer = { $givens ->
    [yes] { $count } lines contradict each other with the given cells. Perhaps fewer of them are enough.
   *[no] { $count } lines contradict each other. Perhaps fewer of them are enough.
}
line-cannot-be-completed = { $givens ->
    [yes] { CAPITAL($lines) } cannot be completed with the given cells.
   *[no] { CAPITAL($lines) } cannot be completed.
}
two-contradict = { $givens ->
    [yes] { CAPITAL($lines) } contradict each other with the given cells. Each can be satisfied without the other.
   *[no] { CAPITAL($lines) } contradict each other. Each can be satisfied without the other.
}
several-contradict = { $givens ->
    [yes] { CAPITAL($lines) } contradict each other with the given cells. Without any one of these { $count } lines, the others can be satisfied.
   *[no] { CAPITAL($lines) } contradict each other. Without any one of these { $count } lines, the others can be satisfied.
}
several-contradict-perhaps-fewer = { $givens ->
    [yes] { CAPITAL($lines) } contradict each other with the given cells. Perhaps fewer of them are enough.
   *[no] { CAPITAL($lines) } contradict each other. Perhaps fewer of them are enough.
}

## How hard a puzzle is, in a word.

gentle = gentle
moderate = moderate
tricky = tricky
hard = hard
fiendish = fiendish

## While the search still runs, and what is said where steps or marks are looked at one by one.

seeking-contradiction = No solution. Looking for the fewest lines that contradict each other …
searching = Single lines are not enough. Searching …
searching-for-another = One solution found so far. Searching for another …
searching-for-more = Several solutions: { $solutions } found so far. Searching for more …
# The verdict follows.
marks-lead-nowhere = These marks lead to no solution: at least one of them is wrong.
unique-in-steps = { $steps ->
    [one] Exactly one solution. It takes 1 step, without guessing.
   *[other] Exactly one solution. It takes { $steps } steps, without guessing.
}
arguments-settle-nothing = { $cells ->
    [one] Arguments settle nothing here: 1 cell remains unknown.
   *[other] Arguments settle nothing here: { $cells } cells remain unknown.
}
arguments-get-no-further = { $cells ->
    [one] Arguments get no further: 1 cell remains unknown.
   *[other] Arguments get no further: { $cells } cells remain unknown.
}
