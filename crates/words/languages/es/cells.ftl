# “fila 3”, “columna 12”, “casilla 4 de la fila 3”: femenino singular y sin artículo; la frase pone “la”, “de la”, “en la”.
row = fila { $number }
column = columna { $number }
place = casilla { $cell } de la fila { $row }
size = { $width } × { $height }
unbroken-size = { $width }{ "\u00A0" }×{ "\u00A0" }{ $height }
rows = { $count ->
    [one] fila { $list }
   *[other] filas { $list }
}
columns = { $count ->
    [one] columna { $list }
   *[other] columnas { $list }
}
# “la casilla 4”, “las casillas 4 y 7–9”: con artículo.
cells = { $count ->
    [one] la casilla { $list }
   *[other] las casillas { $list }
}
range = { $first }–{ $last }

# Junto a nombres de colores, que son masculinos (“rojo”); por eso van tras dos puntos, “como” o “de color”.
unknown-state = sin determinar
filled-state = rellena
empty-state = vacía
not-state = distinto de { $state }
not-any-state = distinto de { $states }
neither-state = distinto de { $first } y de { $second }

are-filled = { $count ->
    [one] { $cells } está rellena
   *[other] { $cells } están rellenas
}
are-empty = { $count ->
    [one] { $cells } está vacía
   *[other] { $cells } están vacías
}
# $state: “rojo”, “rojo o azul”, “distinto de rojo”, “rojo o vacía”.
are = { $count ->
    [one] { $cells } es de color { $state }
   *[other] { $cells } son de color { $state }
}
are-not = { $count ->
    [one] { $cells } no es de color { $colour }
   *[other] { $cells } no son de color { $colour }
}
place-is = la { $place } queda como { $state }
same-cells-follow = { $cells ->
    [one] se deduce la misma casilla
   *[other] se deducen las mismas { $cells } casillas
}

unknown = { $cells ->
    [0] todas las casillas determinadas
    [one] 1 casilla sin determinar
    [many] { $cells } de casillas sin determinar
   *[other] { $cells } casillas sin determinar
}

beyond-all-numbers = más de 3 × 10^38
