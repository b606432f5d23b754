### Of the pages.

## What is said in a lesson.

lesson-done = Lesson { $lesson } of { $lessons } · done
lesson-so-far = Lesson { $lesson } of { $lessons } · { $done } of { $of } done
# The label of a lesson in the list, for a screen reader.
lesson-label = { $name }, { $done } of { $of } done
a-moment = A moment …
framed-cell = Your turn: what is the framed cell?
same-either-way = { $cells ->
    [one] Your turn: which cell is the same either way?
   *[other] Your turn: which cells are the same either way?
}
known-already = You know that cell already.
marked-already = That cell is marked already.
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
no-exercise = No exercise was found. Press “Another one”.
not-made = The exercise could not be made. Press “Another one” to try again.
# A cell in a lesson, and what it is.
cell-is = { $cell }: { $is }

## In the page.

open-legend = What the marks mean
lessons =
    .aria-label = Lessons
pens =
    .aria-label = Mark
show-me = Show me
another = Another one
next-lesson = Next lesson
