message-heading = Message
copy = Copy

# $remarks says more about the message, or nothing.
all-solutions = All solutions found have this message.
clues-not-satisfied = The QR code can be read, but not every clue is satisfied.
is-code = The picture is a QR code with this message.
already-readable = { $unknown ->
    [one] The QR code can already be read, with 1 cell unknown.
   *[other] The QR code can already be read, with some cells unknown.
}
