order = El texto no dice qué pistas son las de las filas. Nonoscope tomó las primeras como { $first ->
    [row] filas
   *[column] columnas
}.
others = Este texto también se podría leer como otro puzle. Nonoscope eligió el más probable.
zero = La pista de la { $line } tiene un 0 entre sus grupos. Se omitió.
cells-left-out = Se omitieron las casillas que están bajo «{ $name }». Si se conocen desde el principio, llámalas «givens».
marks-left-out = Se omitieron las cruces y los círculos de la cuadrícula.
marks = Las casillas de la cuadrícula se leyeron como marcas tuyas.
