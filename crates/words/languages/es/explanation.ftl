clue-forces = La pista de la { $line } basta para imponerlo.
# $cells, singular o plural; por eso «Con … basta».
cell-forces = Con { $cells } de la { $line } y la pista, es la única posibilidad.
cells-force-fewest = Con { $cells } de la { $line } y la pista, es la única posibilidad. Con menos casillas no basta.
cells-force = Con { $cells } de la { $line } y la pista, es la única posibilidad. Todas estas casillas hacen falta.
that-many-cells = { $cells } casillas

its-cells-leave-none = { $count ->
    [one] Por sí sola, { $cells } no deja ninguna colocación.
   *[other] Por sí solas, { $cells } no dejan ninguna colocación.
}
that-many-leave-none = Por sí solas, { $cells } de sus casillas no dejan ninguna colocación.

fails-later = { $arguments ->
    [one] un razonamiento después, la { $line } no se podría completar
   *[other] { $arguments } razonamientos después, la { $line } no se podría completar
}

one-layout-left = { $cells ->
    [one] A la { $line } le queda una sola colocación. Eso determina 1 casilla, con { $arguments } razonamientos.
   *[other] A la { $line } le queda una sola colocación. Eso determina { $cells } casillas, con { $arguments } razonamientos.
}
settles = { $cells ->
    [one] La { $line } determina 1 casilla
   *[other] La { $line } determina { $cells } casillas
}
narrows-down = { $cells ->
    [one] La { $line } descarta colores de 1 casilla
   *[other] La { $line } descarta colores de { $cells } casillas
}
settles-and-narrows-down = { $cells ->
    [one] La { $line } determina 1 casilla y descarta colores de { $narrowed ->
        [one] otra
       *[other] otras { $narrowed }
    }
   *[other] La { $line } determina { $cells } casillas y descarta colores de { $narrowed ->
        [one] otra
       *[other] otras { $narrowed }
    }
}
by-one-technique = { $times ->
    [2] { $what }: { $technique }, dos veces.
   *[other] { $what }: { $technique }, { $times } veces.
}
by-techniques = { $what } con { $arguments } razonamientos: { $techniques }.
by-arguments = { $what } con { $arguments } razonamientos.

marked-line = Línea marcada: { $line }.
run-on-cell = El grupo n.º { $nth }, el { $length }, ocupa la casilla { $cell }.
run-on-cells = El grupo n.º { $nth }, el { $length }, ocupa las casillas { $first } a { $last }.
run-between-cells = El grupo n.º { $nth }, el { $length }, está entre las casillas { $first } y { $last }.
rests-on = Se apoya en { $cells }.
