clue-forces = Das folgt allein aus dem Hinweis von { $line }.
cell-forces = Das folgt aus dem Hinweis von { $line } und aus { $cells }.
cells-force-fewest = Das folgt aus dem Hinweis von { $line } und aus { $cells }. Weniger Kästchen reichen nicht.
cells-force = Das folgt aus dem Hinweis von { $line } und aus { $cells }. Keines dieser Kästchen kann wegfallen.
that-many-cells = { $cells } Kästchen

its-cells-leave-none = { $count ->
    [one] Schon { $cells } allein lässt keine Anordnung zu.
   *[other] Schon { $cells } allein lassen keine Anordnung zu.
}
that-many-leave-none = Schon { $cells } der Kästchen allein lassen keine Anordnung zu.

fails-later = { $arguments ->
    [one] ließe sich eine Überlegung später { $line } nicht mehr vervollständigen
   *[other] ließe sich { $arguments } Überlegungen später { $line } nicht mehr vervollständigen
}

one-layout-left = { CAPITAL($line) } hat jetzt nur noch eine Anordnung. Das bestimmt { $cells ->
    [one] 1 Kästchen
   *[other] { $cells } Kästchen
}, mit { $arguments ->
    [one] 1 Überlegung
   *[other] { $arguments } Überlegungen
}.
settles = { $cells ->
    [one] { CAPITAL($line) } bestimmt 1 Kästchen
   *[other] { CAPITAL($line) } bestimmt { $cells } Kästchen
}
narrows-down = { $cells ->
    [one] { CAPITAL($line) } grenzt 1 Kästchen ein
   *[other] { CAPITAL($line) } grenzt { $cells } Kästchen ein
}
settles-and-narrows-down = { $cells ->
    [one] { CAPITAL($line) } bestimmt 1 Kästchen und grenzt { $narrowed } ein
   *[other] { CAPITAL($line) } bestimmt { $cells } Kästchen und grenzt { $narrowed } ein
}
by-one-technique = { $times ->
    [2] { $what }: zweimal „{ $technique }“.
   *[other] { $what }: { $times }-mal „{ $technique }“.
}
by-techniques = { $what }, mit { $arguments } Überlegungen: { $techniques }.
by-arguments = { $what }, mit { $arguments } Überlegungen.

marked-line = Markiert: { $line }.
run-on-cell = Block { $nth } (Länge { $length }) liegt in Kästchen { $cell }.
run-on-cells = Block { $nth } (Länge { $length }) liegt in Kästchen { $first } bis { $last }.
run-between-cells = Block { $nth } (Länge { $length }) liegt zwischen Kästchen { $first } und { $last }.
rests-on = Das stützt sich auf { $cells }.
