## Arguments that suppose a cell: the supposition, a sentence for each line that follows, why a line fails, and what follows
## from that. $place is “row 3, cell 4”, $state what the cell is supposed to be.

suppose = Suppose { $place } is { $state }.
suppose-instead = Now suppose { $place } is { $state } instead.
# $what is one clause or more: “row 3, cell 4 is empty”.
so = So { $what }.
either-way = Either way, { $what }.

## Why a line fails, after a supposition. $line is “row 3”.

but-clue-is-zero = But the clue of { $line } is 0: none of its cells can be filled.
# $filled is how many filled cells lie side by side, $longest how long the longest run of the clue is.
but-row-too-long = But then { $line } has { $filled } filled cells side by side, and its longest run is { $longest }.
# $clue is “its clue, 3 1 2”, or “its clue of 12 runs”.
but-more-filled = But then { $line } has more filled cells than { $clue }.
# $known says what is known of its cells: “cell 1 is filled and cells 3 and 4 are empty”.
but-no-room = But then { $line } has no room for { $clue }: { $known }.
but-cannot-fit = But then { $line } cannot fit { $clue }: { $known }.
its-clue = its clue, { $clue }
its-clue-of-runs = its clue of { $runs } runs
its-known-cells-leave-no-way = its known cells leave no place for it
