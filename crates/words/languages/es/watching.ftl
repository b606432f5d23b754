solution-of-at-least = Solución { $solution } de al menos { $count }. Estas { $count } difieren en las casillas marcadas. Otras pueden diferir en más.
solution-of = { $cells ->
    [one] Solución { $solution } de { $count }. Solo difieren en la casilla marcada.
   *[other] Solución { $solution } de { $count }. Difieren en las { $cells } casillas marcadas.
}
size = { $width } × { $height } casillas.
size-with-givens = { $givens ->
    [one] { $width } × { $height } casillas, 1 de ellas revelada.
   *[other] { $width } × { $height } casillas, { $givens } de ellas reveladas.
}
size-with-marks = { $givens ->
    [one] { $width } × { $height } casillas, 1 de ellas revelada o marcada por ti.
   *[other] { $width } × { $height } casillas, { $givens } de ellas reveladas o marcadas por ti.
}
press-step = Pulsa «Paso» para mirar la primera línea, o ▶ para ver la resolución.

step-figures = Paso { $step } de { $steps } · { $unknown }
pass-figures = Pasada { $pass } de { $passes } · paso { $step } de { $steps } · { $unknown }
clues-not-satisfied = { $clues ->
    [one] 1 pista sin cumplir
   *[other] { $clues } pistas sin cumplir
}

board = Tablero de { $width } × { $height } casillas; rellenas: { $filled }, vacías: { $empty }, sin determinar: { $unknown }
board-of-colours = Tablero de { $width } × { $height } casillas; { $colours }, vacías: { $empty }, sin determinar: { $unknown }
cells-of-colour = { $colour }: { $cells }
row = pista { $clue }; casillas { $cells }
# “casillas 1 a 3: sin determinar, 4 y 5: rellena, 6: vacía”
stretch-of-one = { $cell }: { $state }
stretch-of-two = { $first } y { $last }: { $state }
stretch = { $first } a { $last }: { $state }
run-of-colour = { $length } { $colour }

inspected = { $gaps }, { $layouts }.
inspected-in-part = { $gaps }, { $layouts }; se muestran las primeras { $shown } de { $fitting }.
free-gaps = { $gaps ->
    [0] ningún hueco libre
    [one] 1 hueco libre
   *[other] { $gaps } huecos libres
}
single-layout = solo una colocación
no-layout-fits = ninguna colocación es compatible con lo que se sabe
both-layouts-fit = las dos colocaciones son compatibles
all-layouts-fit = { $layouts ->
    [many] { $layouts } de colocaciones, todas compatibles
   *[other] { $layouts } colocaciones, todas compatibles
}
one-layout-fits = { $layouts ->
    [many] 1 de { $layouts } de colocaciones es compatible
   *[other] 1 de { $layouts } colocaciones es compatible
}
some-layouts-fit = { $layouts ->
    [many] { $fitting } de { $layouts } de colocaciones son compatibles
   *[other] { $fitting } de { $layouts } colocaciones son compatibles
}
