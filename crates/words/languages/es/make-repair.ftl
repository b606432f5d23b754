repair-heading = Reparar
looking = Buscando el mínimo de casillas…
not-found = La búsqueda tardó demasiado y no encontró ninguna reparación.
nothing-to-give = Tu puzle está bien como está: no hace falta revelar ninguna casilla.
nothing-to-change = Tu puzle está bien como está: no hace falta cambiar ninguna casilla.
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
    [one] Queda 1 de ellas. Está marcada en el tablero.
   *[other] Quedan { $cells } de ellas. Están marcadas en el tablero.
}
give = Revelar: { $row }, { $column }
fill = Rellenar: { $row }, { $column }
empty = Vaciar: { $row }, { $column }
all = Todas ({ $cells })

## In the page.

repair-about = Si tu puzle tiene varias soluciones, bastan unas pocas casillas para repararlo.
repair-way = Cómo repararlo
repair-givens = Revelar algunas casillas
repair-changes = Cambiar el dibujo
repair-find = Buscar el mínimo de casillas
repair-take =
    .aria-label = Aplicar la reparación
