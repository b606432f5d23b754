share-unsolved = Compartir este puzle
    .title = Copiar un enlace al puzle, sin tus marcas
link-copied = Enlace copiado. Abre el puzle sin tus marcas.
copy-this-link = Copia este enlace:
reads = Dice: { $message }
finished-picture = El dibujo terminado: { $title }, { $width } × { $height } casillas
solved-announced = ¡Resuelto! { $title }: { $took }.
time-and-help = { $time }, { $help }

## In the page.

finish-picture =
    .aria-label = El dibujo terminado
next-puzzle = Siguiente puzle
finish-code = Código QR
    .title = Mostrar el enlace como código QR
close-finish = Volver
    .aria-label = Volver al tablero
    .title = Volver al tablero (Esc)
finish-link =
    .aria-label = Enlace al puzle
