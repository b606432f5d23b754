## Sizes of boards, in cells.

# Columns and rows.
size = { $width } × { $height }
# The same where a line must not end inside of it.
unbroken = { $width }{ "\u00A0" }×{ "\u00A0" }{ $height }
