clue-forces = La pista de la { $line } basta para determinarla.
# Sujeto siempre plural ($cells y la pista); “la” es la casilla por la que se pregunta.
cell-forces = { CAPITAL($cells) } y la pista de la { $line } la determinan.
cells-force-fewest = { CAPITAL($cells) } y la pista de la { $line } la determinan. Con menos casillas no basta.
cells-force = { CAPITAL($cells) } y la pista de la { $line } la determinan. Hacen falta todas estas casillas.
that-many-cells = { $cells } casillas

its-cells-leave-none = { $count ->
    [one] Basta { $cells } para que no quede ninguna colocación.
   *[other] Bastan { $cells } para que no quede ninguna colocación.
}
that-many-leave-none = Bastan { $cells } de sus casillas para que no quede ninguna colocación.

fails-later = { $arguments ->
    [one] un razonamiento después, la { $line } no se podría completar
   *[other] { $arguments } razonamientos después, la { $line } no se podría completar
}

one-layout-left = { $cells ->
    [one] A la { $line } ya solo le queda una colocación. Eso determina 1 casilla, con { $arguments ->
        [one] 1 razonamiento
       *[other] { $arguments } razonamientos
    }.
   *[other] A la { $line } ya solo le queda una colocación. Eso determina { $cells } casillas, con { $arguments ->
        [one] 1 razonamiento
       *[other] { $arguments } razonamientos
    }.
}
settles = { $cells ->
    [one] La { $line } determina 1 casilla
   *[other] La { $line } determina { $cells } casillas
}
narrows-down = { $cells ->
    [one] La { $line } descarta colores para 1 casilla
   *[other] La { $line } descarta colores para { $cells } casillas
}
settles-and-narrows-down = { $cells ->
    [one] La { $line } determina 1 casilla y descarta colores para { $narrowed ->
        [one] otra
       *[other] otras { $narrowed }
    }
   *[other] La { $line } determina { $cells } casillas y descarta colores para { $narrowed ->
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
run-on-cell = El grupo n.º { $nth } (longitud { $length }) ocupa la casilla { $cell }.
run-on-cells = El grupo n.º { $nth } (longitud { $length }) ocupa las casillas { $first } a { $last }.
run-between-cells = El grupo n.º { $nth } (longitud { $length }) está entre las casillas { $first } y { $last }.
rests-on = Se apoya en lo siguiente: { $cells }.
