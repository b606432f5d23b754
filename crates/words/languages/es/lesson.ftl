
# Sin artículo: la frase pone “la”.
place = casilla { $column } de la fila { $row }
cell = casilla { $cell }
suppose = Supón que la { $place } está { $state }.
then-has = Entonces, en la { $line }: { $what }.
cells-filled = { $count ->
    [one] casilla { $cells } rellena
   *[other] casillas { $cells } rellenas
}
cells-empty = { $count ->
    [one] casilla { $cells } vacía
   *[other] casillas { $cells } vacías
}
nothing-fits = Ahora nada encaja en la { $line }.
so-it-is = Así que la { $place } está { $state }.
both-times = En los dos casos, { $what }.

# $state puede ser un color en masculino: “como rojo”.
no = No: la { $place } no se puede marcar como { $state }.
follows-later = Lo verás cuando determines { $cells }.
known-already = Eso ya lo sabes.
could-be-cell = No es seguro: { $run } también podría ocupar la casilla { $cell }.
could-lie-in-cells = No es seguro: { $run } también podría ocupar las casillas { $first } a { $last }.
