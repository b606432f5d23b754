## The puzzles that come with the program: titles, and what is special about each of them in at most 60 letters. Where `.title` is, it is on
## the board, and the other on the shelf.

# The smallest puzzle.
heart = Heart
    .note = A good first puzzle. Single lines are enough.
# A boat with a jib and two windows.
sailing-boat = Sailing boat
    .note = Two passes over the lines, and it sails.
# A steaming teacup.
teacup = Teacup
    .note = One row is empty. That is a clue too.
# A tulip in three inks.
tulip = Tulip
    .note = Three colours. Runs of different colours may touch.
# A hot-air balloon in four inks.
balloon = Balloon
    .note = Four colours, and hardly a gap between them.
# A 10 × 10 game ID of Simon Tatham's Pattern, from a write-up of 2016 that reduces it to SAT.
ten-by-ten = Ten by ten
    .note = A game ID of Simon Tatham's Pattern, in a single line.
# An owl on a branch.
owl = Owl
    .note = The left side mirrors the right, and so do the clues.
# A snail with a spiral in its shell.
snail = Snail
    .note = A spiral of short runs, but single lines are enough.
# A lighthouse, its light, and a ship that needs it.
lighthouse = Lighthouse
    .note = Taller than wide, with a lot of empty sea.
# A sitting cat.
cat = Cat
    .note = Takes five passes.
# A steam locomotive with its smoke.
locomotive = Locomotive
    .note = Wider than tall. The smoke clears last.
# A windmill among tulips.
windmill = Windmill
    .note = The largest. Single lines are enough. The bird comes last.
# The card that the director of GCHQ sent at Christmas 2015, with its given cells.
gchq-2015 = GCHQ card, 2015
    .note = Some cells are given. A phone can read the picture.
    .title = GCHQ Christmas card 2015
# A fish with two numbers of its sixth row swapped: 5 1 instead of 1 5.
cannot-be = No solution
    .note = The totals agree and each line fits, but no picture does.
# A bicycle: lines alone leave three quarters of it open.
bicycle = Bicycle
    .note = Single lines soon get stuck. Suppositions do the rest.
# A QR pattern of 21 × 21 with three solutions that all have the same message.
three-patterns = QR, three ways
    .note = Three solutions differ in seven cells but say the same.
    .title = A QR code with three solutions
# Twan van Laarhoven's lambda: one solution, but no line gives anything away.
lambda = Lambda
    .note = One solution, yet no single line gives anything away.
# webpbn 8098: small clues that mirror each other, and hard for many solvers.
nine-dom = 9-Dom
    .note = Small clues, but hard for many solvers.
