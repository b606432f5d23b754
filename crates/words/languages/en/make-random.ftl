### Of the pages.

random-heading = Random puzzle
random-seed = Seed

## The result. $seed is a word or a number from which the puzzle is made.

islands = Islands and lakes, from the seed { $seed }.
creature = A creature, from the seed { $seed }.
ornament = An ornament, from the seed { $seed }.
shapes = Shapes, from the seed { $seed }.
strokes = Strokes of a pen, from the seed { $seed }.
mountains = Mountains, from the seed { $seed }.
closest = No puzzle of that difficulty was found. This one comes closest.
too-many-colours = A puzzle of this size cannot have that many colours.

## In the page.

random-tier = Difficulty
random-inks = Colours
give-random = New puzzle
again-heading = Make a puzzle again
same-random = Make this puzzle
seed-note = The same seed and the same settings give the same puzzle on every device. A seed can be any word or number.
