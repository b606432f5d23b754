row = Zeile { $number }
column = Spalte { $number }
place = Kästchen { $cell } in Zeile { $row }
size = { $width } × { $height }
unbroken-size = { $width }{ "\u00A0" }×{ "\u00A0" }{ $height }
rows = { $count ->
    [one] Zeile { $list }
   *[other] Zeilen { $list }
}
columns = { $count ->
    [one] Spalte { $list }
   *[other] Spalten { $list }
}
cells = { $count ->
    [one] Kästchen { $list }
   *[other] Kästchen { $list }
}
range = { $first }–{ $last }

unknown-state = unbekannt
filled-state = gefüllt
empty-state = leer
not-state = nicht { $state }
not-any-state = nicht { $states }
neither-state = weder { $first } noch { $second }

are-filled = { $count ->
    [one] { $cells } ist gefüllt
   *[other] { $cells } sind gefüllt
}
are-empty = { $count ->
    [one] { $cells } ist leer
   *[other] { $cells } sind leer
}
are = { $count ->
    [one] { $cells } ist { $state }
   *[other] { $cells } sind { $state }
}
are-not = { $count ->
    [one] { $cells } ist nicht { $colour }
   *[other] { $cells } sind nicht { $colour }
}
place-is = { $place } ist { $state }
same-cells-follow = { $cells ->
    [one] dasselbe Kästchen ergibt sich
   *[other] dieselben { $cells } Kästchen ergeben sich
}

unknown = { $cells ->
    [0] alle Kästchen bekannt
    [one] 1 Kästchen unbekannt
   *[other] { $cells } Kästchen unbekannt
}

beyond-all-numbers = mehr als 3 × 10^38
