order = El texto no dice qué pistas son las de las filas, así que Nonoscope tomó las primeras como { $first ->
    [row] filas
   *[column] columnas
}.
others = Este texto también podría ser otro puzle; Nonoscope eligió el más probable.
zero = La pista de la { $line } tiene entre sus grupos un 0, que se omitió.
cells-left-out = Se omitieron las casillas que están bajo «{ $name }». Si se conocen desde el principio, llámalas «givens».
marks-left-out = Se omitieron las cruces y los círculos de la cuadrícula.
marks = Las casillas de la cuadrícula se leyeron como marcas tuyas.
