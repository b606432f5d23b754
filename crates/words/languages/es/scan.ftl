wrong-bytes = Una imagen de { $width } × { $height } píxeles necesita cuatro bytes por píxel y al menos un píxel; esta tiene { $bytes } bytes.
no-board = No se encontró ningún puzle en esta imagen, porque no se encontró ninguna cuadrícula. La imagen debería mostrar el tablero entero con sus pistas, de frente, nítido y con luz uniforme.
no-clues = En esta imagen se encontró una cuadrícula de { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
} y { $columns ->
    [one] 1 columna
   *[other] { $columns } columnas
}, pero no se pudo leer ninguna pista encima ni a la izquierda. La imagen también tiene que mostrarlas, grandes y nítidas.
too-small = En esta imagen se encontró una cuadrícula (filas: { $rows }, columnas: { $columns }), pero sus números son demasiado pequeños para leerlos. Amplía la vista o toma la imagen de más cerca.
numbers-inside = La cuadrícula de esta imagen tiene números en las casillas, como las del Buscaminas y el sudoku. Las pistas de un nonograma están encima de la cuadrícula y a su izquierda.
unclear = No se encontró ningún puzle en esta imagen: tiene líneas y números, pero no forman un puzle. Si muestra alguno, toma otra imagen del tablero entero con sus pistas: más grande, más nítida, de frente y con luz uniforme.
