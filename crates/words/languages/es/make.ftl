make = Crear
frame =
    .aria-label = Tablero: las flechas mueven, Espacio dibuja, Mayús + flechas dibujan al mover, Supr borra
inks =
    .aria-label = Color
side =
    .aria-label = Crear
untitled = Sin título
board-words = { $givens ->
    [0] Tablero de { $size } casillas; rellenas: { $filled }
   *[other] Tablero de { $size } casillas; rellenas: { $filled }, reveladas: { $givens }
}
point-at-a-cell = Señala una casilla para ver aquí sus pistas.
cell-is-given = { $cell }, revelada
looking = Buscando…
colour-count = { $colours ->
    [one] 1 color
   *[other] { $colours } colores
}

## In the page.

tagline = Crea un puzle con la seguridad de que funciona.
talk =
    .aria-label = Resultado
open-keys =
    .aria-label = Teclas
    .title = Teclas (?)
controls =
    .aria-label = Herramientas
tool-pen =
    .title = Lápiz (P)
tool-pen-name = Lápiz
tool-line =
    .title = Línea (L)
tool-line-name = Línea
tool-frame =
    .title = Contorno de un rectángulo (R)
tool-frame-name = Marco
tool-block =
    .title = Rectángulo relleno (B)
tool-block-name = Rectángulo
tool-area =
    .title = Rellenar un área (F)
tool-area-name = Área
tool-eraser =
    .title = Borrar (E); también con el botón derecho
tool-eraser-name = Borrar
tool-give =
    .title = Revelar casillas: se conocen desde el principio (G)
tool-give-name = Revelar
open-message = Mensaje
open-picture = Imagen
open-random = Al azar
open-mine = Puzles
movement =
    .aria-label = La valoración mientras dibujas
page-title = Crear · Nonoscope
no-guessing = Se resuelve sin adivinar
