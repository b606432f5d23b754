## The ways in which people infer cells. Each has its name in small letters, one sentence that says what it says
## (“-summary”), and two that teach it (“-lesson”).

blank-line = blank line
blank-line-summary = A line whose clue is 0 is empty.
blank-line-lesson = The clue is 0: there is no run. So every cell is empty. Circle them all.

exact-fit = exact fit
exact-fit-summary = The runs and the gaps between them take the whole line.
exact-fit-lesson = Each number is a run: that many filled cells side by side. The runs come in this order, with at least one empty cell between two of them. A nonogram hides a picture behind such numbers: each row and each column has a clue. Here the runs and the gaps between them need the whole line, so there is only one way to place them. Fill the runs and circle the gaps.

line-complete = line complete
line-complete-summary = The line already has all its filled cells, so the rest is empty.
line-complete-lesson = The line already has all the filled cells of its clue. So every other cell is empty.

fill-the-rest = fill the rest
fill-the-rest-summary = There are exactly as many cells left as the clue needs, so all of them are filled.
fill-the-rest-lesson = Count the cells that are not empty yet. If there are exactly as many as the clue needs, all of them are filled.

overlap = overlap
overlap-summary = A run covers some cells wherever it lies.
overlap-lesson = Push a run as far left as it goes, then as far right. The cells that it covers both times are filled.

out-of-reach = out of reach
out-of-reach-summary = A cell that no run can reach is empty.
out-of-reach-lesson = A run can stretch only so far to either side. A cell that no run can reach is empty.

whole-run = run is whole
whole-run-summary = The cells beside a block that is a whole run are empty.
whole-run-lesson = A block is a few filled cells side by side. If it is already as long as its run, the cells beside it are empty.

extend = extend
extend-summary = A block near an edge or an empty cell grows away from it, because its run needs the room.
extend-lesson = A block near an edge or an empty cell has little room on that side. Its run needs more, so it grows to the other side.

gap-too-small = gap too small
gap-too-small-summary = A gap that is too small for any run that could lie there is empty.
gap-too-small-lesson = Look at a stretch between empty cells. If every run that could lie there is longer, all of it is empty.

split = split
split-summary = Two blocks that cannot be one run have an empty cell between them.
split-lesson = Two blocks have one cell between them. If they were one run, it would be too long. So that cell is empty.

join = join
join-summary = Two blocks that must be one run have filled cells between them.
join-lesson = Two blocks are near each other, and the clue does not allow two runs there. So they are one run, and the cells between them are filled.

mercury = mercury
mercury-summary = A run cannot start where it would touch the next block, because it would then be too long.
mercury-lesson = A block lies exactly as far from the edge as the first run is long. If the run began at the edge, it would touch the block and be too long. So the first cell is empty.

that-run = this block is that run
that-run-summary = If a block can only be one of the runs, you know roughly where that run and the others lie.
that-run-lesson = Only one run of the clue can be this block. So you know roughly where that run lies, and the other runs keep clear of it.

colour-neighbours = colour neighbours
colour-neighbours-summary = The cell beside a whole run is empty or has the colour of the next run.
colour-neighbours-lesson = Runs of the same colour need a gap, but runs of different colours may touch. So the cell beside a finished run is empty or has the colour of the next run.

no-run-fits = no run fits
no-run-fits-summary = A cell is empty if no run fits there without taking the room of the others.
no-run-fits-lesson = Take one cell and try each run there. If no run fits, or if it leaves no room for the others, the cell is empty.

layouts = comparing layouts
layouts-summary = All layouts of the line that fit what is known agree on a cell.
layouts-lesson = Sometimes no short argument helps. Then try all ways to place the runs. A cell that is the same in all of them is certain.

edge-logic = edge logic
edge-logic-summary = If this cell at the edge had the other value, the lines that cross there would make the next line fail.
edge-logic-lesson = No single line helps any more. Suppose the framed cell at the edge is filled, or empty. The lines that cross there settle their next cells, and soon one line has no room left. So the cell is the opposite.

two-way = two-way
two-way-summary = Both values of one cell lead to the same value of another.
two-way-lesson = Suppose the framed cell is filled and see what follows. Then do the same with empty. A cell that is the same both times is certain.

contradiction = contradiction
contradiction-summary = If a cell had the other value, some line could not be completed.
contradiction-lesson = Suppose the framed cell is filled, or empty, and see what follows from line to line. If some line has no way left to place its runs, the cell is the opposite.
