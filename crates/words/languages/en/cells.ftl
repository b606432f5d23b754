## Cells, lines, and what is known of them.

unknown = { $cells ->
    [0] every cell known
    [one] 1 cell unknown
   *[other] { $cells } cells unknown
}
