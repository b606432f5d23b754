repair-heading = Reparar
looking = Buscando el mínimo de casillas…
not-found = Se tardó demasiado y no se encontró ningún arreglo.
nothing-to-give = No hay ninguna casilla que revelar: tu puzle está bien como está.
nothing-to-change = No hay ninguna casilla que cambiar: tu puzle está bien como está.
done = Hecho. Puedes deshacerlo.
cells-to-give = { $cells ->
    [one] 1 casilla por revelar.
   *[other] { $cells } casillas por revelar.
}
cells-to-change = { $cells ->
    [one] 1 casilla por cambiar.
   *[other] { $cells } casillas por cambiar.
}
fewer-are-not-enough = Con menos no basta.
fewer-may-be-enough = Quizá basten menos.
fewer-but-at-least = Quizá basten menos, pero hacen falta al menos { $cells }.
marked = { $cells ->
    [one] Está marcada en el tablero.
   *[other] Están marcadas en el tablero.
}
left = { $cells ->
    [one] Queda 1, marcada en el tablero.
   *[other] Quedan { $cells }, marcadas en el tablero.
}
give = Revelar: { $row }, { $column }
fill = Rellenar: { $row }, { $column }
empty = Vaciar: { $row }, { $column }
all = Las { $cells }

## In the page.

repair-about = Si un puzle tiene varias soluciones, se puede arreglar con unas pocas casillas.
repair-way = Para que quede una sola solución
repair-givens = revelar algunas casillas
repair-changes = cambiar el dibujo
repair-find = Buscar el mínimo de casillas
repair-take =
    .aria-label = Aplicar lo encontrado
