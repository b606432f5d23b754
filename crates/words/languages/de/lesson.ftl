
place = Kästchen { $column } in Zeile { $row }
cell = Kästchen { $cell }
suppose = Angenommen, { $place } ist { $state }.
then-has = Dann gilt in { $line }: { $what }.
cells-filled = { $count ->
    [one] Kästchen { $cells } ist gefüllt
   *[other] Kästchen { $cells } sind gefüllt
}
cells-empty = { $count ->
    [one] Kästchen { $cells } ist leer
   *[other] Kästchen { $cells } sind leer
}
nothing-fits = Jetzt passt nichts mehr in { $line }.
so-it-is = Also ist { $place } { $state }.
both-times = So oder so gilt: { CAPITAL($what) }.

no = Nein: { CAPITAL($place) } kann nicht { $state } sein.
follows-later = { $count ->
    [one] Das siehst du, sobald { $cells } bestimmt ist.
   *[other] Das siehst du, sobald { $cells } bestimmt sind.
}
known-already = Das weißt du schon.
could-be-cell = Nicht sicher: { CAPITAL($run) } könnte auch in Kästchen { $cell } liegen.
could-lie-in-cells = Nicht sicher: { CAPITAL($run) } könnte auch in Kästchen { $first } bis { $last } liegen.
