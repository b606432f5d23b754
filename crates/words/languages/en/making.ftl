## Why a puzzle cannot be made.

## Cards: QR codes that are puzzles.

card-needs-text = A card needs a message.
# $side: how many cells a side has; $level: a letter, how much of the code corrects errors; $bytes: the length of the text.
text-too-long = The message is too long for { $side } × { $side } cells at level { $level }: it has { $bytes } bytes. Use a larger card, a lower level of error correction, or a shorter message.
stopped = The search was stopped before a card was found.
# A seed is the number with which a search begins.
misread = The card could not be read back. This is a bug. Another seed may help.

## Pictures.

no-pixels = This picture has no pixels.
# $limit: a number of millions.
too-many-pixels = This picture has { $width } × { $height } pixels. The limit is { $limit } million. Use a smaller copy.
# $wanted and $bytes: numbers of bytes.
wrong-bytes = A picture of this size must have { $wanted } bytes, not { $bytes }.

## Repairing a puzzle.

# The picture that a puzzle should keep as its solution.
not-kept = The picture to keep is not a solution of the puzzle.
unfinished = Only a finished picture can be changed.
# $least: how many cells at the least would have to be changed.
no-changes = No set of changes was found. It takes at least { $least }.
