no-lines = { $axis ->
    [row] No hay filas.
   *[column] No hay columnas.
}
too-many-lines = { $axis ->
    [row] Hay { $lines } filas. El límite es { $most }.
   *[column] Hay { $lines } columnas. El límite es { $most }.
}
clue-too-long = { $axis ->
    [row] La pista de la { $line } necesita al menos { $shortest } casillas, pero una fila solo tiene { $length }.
   *[column] La pista de la { $line } necesita al menos { $shortest } casillas, pero una columna solo tiene { $length }.
}
totals-differ = Casillas rellenas que piden en total las filas: { $rows }; las columnas: { $columns }. Los totales tienen que ser iguales.
colour-totals-differ = Casillas del color { $colour } que piden las filas: { $rows }; las columnas: { $columns }. Los totales tienen que ser iguales.
no-such-ink = Una pista o una casilla revelada tiene un color que no está en el puzle, que solo tiene { $inks }.
givens-size = Las casillas reveladas miden { $givens-width } de ancho y { $givens-height } de alto, pero el puzle mide { $width } de ancho y { $height } de alto.
unknown-cell = El dibujo no dice si la casilla de la { $row } y la { $column } está rellena.
inks-out-of-range = Colores además del fondo: { $inks }; un puzle tiene de 1 a { $most }.

grid-too-large = Una cuadrícula tiene como máximo { $most } filas y { $most } columnas.
grid-ragged = La { $row } no tiene tantas casillas como la fila 1.
grid-letter = En la { $row }, «{ $letter }» no es una casilla; las casillas son «X», «O» y «.».
grid-colours = Una casilla tiene un color que el puzle no tiene.

no-layout-fits-line = Ninguna colocación de la { $line } es compatible con lo que se sabe.
no-layout-fits = Ninguna colocación de la línea es compatible con lo que se sabe.
formula-too-large = { $literals ->
    [many] Como fórmula, el puzle podría tener más de { $literals } de literales.
   *[other] Como fórmula, el puzle podría tener más de { $literals } literales.
}
proof-too-long = La demostración ocuparía más de { $size } MiB.
