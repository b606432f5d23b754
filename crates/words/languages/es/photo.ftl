photo =
    .aria-label = Tu imagen
choose = Elige una captura de pantalla o la foto de un puzle en papel. Nonoscope lee sus pistas.
reading = Leyendo…
reading-long = Leyendo… Esta imagen lleva más tiempo que la mayoría. Puedes esperar, elegir otra o ayudar: pon las esquinas sobre las de la cuadrícula y deja fuera las pistas.
undecoded = Tu navegador no puede abrir este tipo de imagen. Todos los navegadores pueden abrir PNG, JPEG, GIF y WebP.
no-board = No se encontró ningún tablero en esta imagen. Si ves alguno, pon las esquinas sobre las de su cuadrícula y deja fuera las pistas.
no-clues = Se encontró un tablero en esta imagen, pero no se pudo leer ninguna pista al lado. Si ves pistas, pon las esquinas sobre las de la cuadrícula.
too-small = Los números de esta imagen son demasiado pequeños para leerlos. Amplía la vista o toma la imagen de más cerca.
numbers-inside = Esta imagen tiene números en las casillas, como el Buscaminas y el sudoku. Las pistas de un nonograma están encima de la cuadrícula y a su izquierda. Si ves pistas ahí, pon las esquinas sobre las de la cuadrícula.
unclear = Esta imagen tiene líneas y números, pero no está claro que formen un puzle. Si es uno, pon las esquinas sobre las de su cuadrícula o usa una imagen más grande y nítida.
broken = No se pudo leer esta imagen. Prueba con otra que muestre el puzle con más claridad.
cells = { $columns } × { $rows } casillas.
cells-to-count = { $columns } × { $rows } casillas; cuéntalas para comprobarlo.
little-is-certain = Casi nada de esto es seguro. Quizá la imagen no muestre un nonograma, o no lo muestre con suficiente claridad.
doubts = { $numbers ->
    [0] Compara las pistas con la imagen.
    [one] Hay un número dudoso: revísalo primero.
   *[other] Hay { $numbers } números dudosos: revísalos primero.
}
changed = { $numbers ->
    [one] Un número parece otro en la imagen. Se cambió para que las pistas formen un puzle.
   *[other] Algunos números parecen otros en la imagen. Se cambiaron para que las pistas formen un puzle.
}
one-solution = Una sola solución.
several-solutions = Varias soluciones: quizá haya un número erróneo.
no-solution = Sin solución: tiene que haber un número erróneo.
unchecked = Comprobar si hay una sola solución llevaría más tiempo.
clue-of = Pista de la { $line }
add-row = Añadir una fila después de la { $line }
add-column = Añadir una columna después de la { $line }
remove-line = Quitar la { $line }
may-be = El { $read } quizá sea { $others }.
is-uncertain = El { $read } no es seguro.
unread-may-be = Este número quizá sea { $others }.
unread-is-uncertain = Este número no es seguro.
no-numbers = La pista de la { $line } tiene que ser una lista de números.
no-letters = En la pista de la { $line }, cada número necesita detrás la letra de su color, por ejemplo { $example }.
colour-totals-differ = Casillas de color { $colour } que piden las filas: { $rows }; las columnas: { $columns }. Los totales tienen que ser iguales.
# Tras “Casillas marcadas”.
cells-as-marks = usar como mis marcas
cells-as-givens = usar como casillas reveladas
cells-as-nothing = omitir

## In the page.

lightbox-heading = Leer una foto
choose-photo = Elegir una imagen
take-photo = Tomar una foto
take-pixels = Usar cada píxel como casilla
photo-file =
    .aria-label = Imagen de un puzle
photo-camera =
    .aria-label = Foto de un puzle
you-can-also-paste = También puedes pegarla o soltarla aquí. Nunca sale de esta página.
lightbox-work =
    .aria-label = Imagen y pistas
corner-1 =
    .aria-label = Esquina superior izquierda; se mueve con las flechas
corner-2 =
    .aria-label = Esquina superior derecha; se mueve con las flechas
corner-3 =
    .aria-label = Esquina inferior derecha; se mueve con las flechas
corner-4 =
    .aria-label = Esquina inferior izquierda; se mueve con las flechas
corners-advice = Arrastra cada esquina a una esquina de la cuadrícula o muévela con las flechas. Deja fuera las pistas.
read-inside = Leer dentro de estas esquinas
copied-inks =
    .aria-label = Los colores y sus letras
doubts-heading = Revisa primero esto
rows-heading = Filas
columns-heading = Columnas
copied-cells = Casillas marcadas
take-copy = Usar este puzle
