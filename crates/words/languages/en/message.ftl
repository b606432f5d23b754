### Of the pages.

message-heading = Message
copy = Copy

# $remarks says more about the message, or nothing.
all-solutions = All solutions that were found have this message.
clues-not-satisfied = The QR code can be read, but not all clues are satisfied.
is-code = The picture is a QR code with this message.
already-readable = { $unknown ->
    [one] The QR code can be read already, although 1 cell is still unknown.
   *[other] The QR code can be read already, although { $unknown } cells are still unknown.
}
