### Of the pages.

message-heading = From a message

## Lists.

smallest-size = the smallest that fits
# Error correction: how much of a code may be unreadable.
level-any = any
level-15 = 15 % or more
level-25 = 25 % or more
level-30 = 30 %

## The card.

looking = Looking for a card …
no-givens = { $size } cells; none is given.
fewest-givens = { $givens ->
    [one] { $size } cells; 1 cell is given, the fewest possible.
   *[other] { $size } cells; { $givens } cells are given, the fewest possible.
}
with-givens = { $givens ->
    [one] { $size } cells; 1 cell is given.
   *[other] { $size } cells; { $givens } cells are given.
}
changed = { $cells ->
    [one] 1 cell differs from the code. Error correction repairs it.
   *[other] { $cells } cells differ from the code. Error correction repairs them.
}
confirmed = Two QR readers confirmed the message.
code-reads = QR code that reads: { $message }

## Why there is none.

empty = Type a message first.
too-long = The message is too long for any QR code. Shorten it.
too-long-for-level = The message is too long. Shorten it, or choose less error correction.
too-long-for-size = The message is too long for this size. Shorten it, or choose a larger size.

## In the page.

message-about = Make a puzzle whose solution is a QR code. Anyone who solves it can scan the code and read your message.
message-text = Message or address
message-make = Make the card
message-another = Make another
message-code =
    .aria-label = QR code
scan-to-check = Scan it to check.
card-legend = The card
message-plain = No given cells
message-small = Smallest size, with as few given cells as possible
message-hard = No given cells, and as hard as possible
message-level = Error correction
message-spend = Let some cells differ from the code (error correction repairs them)
