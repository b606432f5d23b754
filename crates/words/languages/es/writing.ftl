title = el título
end-of-title = el final del título
givens = las casillas reveladas
colours = los colores
names-of-colours = los nombres de los colores
picture = el dibujo
author = el autor
copyright = los derechos de autor
licence = la licencia
source = la fuente
description = la descripción
other-notes = otras notas

only-read = Nonoscope puede leer este formato ({ $format }), pero no escribirlo.
not-square = Este formato ({ $format }) solo admite puzles cuadrados, pero este mide { $width } de ancho y { $height } de alto.
run-too-long = Este formato ({ $format }) no admite grupos de más de { $most }, pero la { $line } tiene uno más largo.
no-runs = Este formato ({ $format }) no tiene ningún signo para una línea sin grupos, y la { $line } es una de ellas.
no-colours = { $colours ->
    [one] Este formato ({ $format }) no admite colores, pero este puzle tiene 1 además del fondo; elige otro formato, por ejemplo { $other }.
   *[other] Este formato ({ $format }) no admite colores, pero este puzle tiene { $colours } además del fondo; elige otro formato, por ejemplo { $other }.
}
no-picture = No se conoce la solución, así que no hay dibujo que escribir.
several = Este formato ({ $format }) admite un solo puzle, pero hay { $puzzles }; elige uno.
unknown-format = No hay ningún formato llamado «{ $name }».
