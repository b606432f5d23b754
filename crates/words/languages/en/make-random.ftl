random-heading = Random puzzle
random-width = Width
random-height = Height
random-tier = Difficulty
random-inks = Colours
random-lines = No guessing needed
give-random = New puzzle
stop-random = Stop
make-one-again = Make one again
random-seed = Seed
same-random = Make this puzzle
the-same-seed-and = The same seed and settings give the same puzzle on every device. A seed can be any word or number.

## The result. $seed is a word or a number from which the puzzle is made.

islands = Islands and lakes, from the seed { $seed }.
creature = A creature, from the seed { $seed }.
ornament = An ornament, from the seed { $seed }.
shapes = Shapes, from the seed { $seed }.
strokes = Strokes of a pen, from the seed { $seed }.
mountains = Mountains, from the seed { $seed }.
closest = No puzzle of that difficulty was found; this is the closest.
too-many-colours = No puzzle of this size has that many colours.
