wrong-bytes = Una imagen de { $width } × { $height } píxeles necesita cuatro bytes por píxel y al menos un píxel; esta tiene { $bytes } bytes.
no-board = No se encontró ningún puzle en esta imagen: no muestra ninguna cuadrícula. Debería mostrar el tablero entero con sus pistas, de frente, nítido y con luz uniforme.
no-clues = No se encontró ningún puzle en esta imagen: muestra una cuadrícula de { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
} y { $columns ->
    [one] 1 columna
   *[other] { $columns } columnas
}, pero sin pistas arriba y a la izquierda. La imagen también tiene que mostrarlas.
unclear = No se encontró ningún puzle en esta imagen: tiene líneas y números, pero no forman un puzle. Si muestra alguno, prueba con otra imagen: más grande, nítida y con luz uniforme, de frente, con el tablero entero y sus pistas.
