card-needs-text = Una tarjeta necesita un mensaje.
text-too-long = El mensaje es demasiado largo para { $side } × { $side } casillas en el nivel { $level }: tiene { $bytes } bytes. Usa una tarjeta más grande, un nivel más bajo de corrección de errores o un mensaje más corto.
stopped = La búsqueda se detuvo antes de encontrar una tarjeta.
misread = No se pudo volver a leer la tarjeta. Es un error del programa. Quizá sirva otra semilla.

no-pixels = Esta imagen no tiene píxeles.
too-many-pixels = { $limit ->
    [one] Esta imagen tiene { $width } × { $height } píxeles; el límite es de 1 millón. Usa una copia más pequeña.
   *[other] Esta imagen tiene { $width } × { $height } píxeles; el límite es de { $limit } millones. Usa una copia más pequeña.
}
wrong-bytes = Una imagen de este tamaño debe tener { $wanted } bytes, no { $bytes }.

not-kept = El dibujo que hay que conservar no es una solución del puzle.
unfinished = Solo se puede cambiar un dibujo terminado.
no-changes = No se encontró ningún conjunto de cambios. Hacen falta al menos { $least }.
