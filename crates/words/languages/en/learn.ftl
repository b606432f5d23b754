course-heading = Learn
open-small-more = What is a nonogram?
open-legend = What the marks mean
open-keys = Keys
close-course = Close
lessons =
    .aria-label = Lessons
pens =
    .aria-label = Mark
pen-fill =
    .title = Fill (Space)
fill = Fill
pen-circle =
    .title = Circle (X)
pen-circle-name = Circle
show-me = Show me
another = Another
next-lesson = Next lesson

## What is said in a lesson.

lesson-done = Lesson { $lesson } of { $lessons } · done
lesson-so-far = Lesson { $lesson } of { $lessons } · { $done } of { $of } done
# The label of a lesson in the list, for a screen reader.
lesson-label = { $name }, { $done } of { $of } done
a-moment = A moment …
framed-cell = Your turn: what is the framed cell?
same-either-way = { $cells ->
    [one] Your turn: which cell comes out the same either way?
   *[other] Your turn: which cells come out the same either way?
}
known-already = That cell is known already.
marked-already = It is already marked.
right = Right.
right-but-another = Right, but this exercise asks for another cell.
that-is-it = That is it!
can-be-settled = { $settled ->
    [1] Your turn: one cell can be settled now.
   *[other] Your turn: { $settled } cells can be settled now.
}
# $settled is 2 or more.
find-the-one = Your turn: { $settled } cells can be settled now. Find the one that this technique settles.
find-those = Your turn: { $settled } cells can be settled now. Find the { $asked } that this technique settles.
# Below a line: a layout that contradicts a wrong mark.
could-be = Could be
# Below a line: a run as far left, and as far right as it goes.
earliest = Earliest
latest = Latest
no-exercise = No exercise was found. Press Another.
not-made = The exercise could not be made. Press Another to try again.
# A cell in a lesson, and what it is.
cell-is = { $cell }: { $is }
