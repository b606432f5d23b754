make-a-puzzle-and = Crea un puzle con la seguridad de que funciona.
modes =
    .aria-label = Modo
watch = Ver
play = Jugar
make = Crear
talk =
    .aria-label = Resultado
loading = Cargando…
lens =
    .aria-label = Tamaño del tablero
smaller =
    .aria-label = Reducir
    .title = Reducir (−)
whole =
    .aria-label = Tablero completo
    .title = Tablero completo (0)
larger =
    .aria-label = Ampliar
    .title = Ampliar (+)
open-keys =
    .aria-label = Teclas
    .title = Teclas (?)
magnifier =
    .aria-label = Pistas
frame =
    .aria-label = Tablero: las flechas mueven, Espacio dibuja, Mayús + flechas sigue dibujando, Supr borra
board =
    .aria-label = Tablero
controls =
    .aria-label = Herramientas
tools =
    .aria-label = Herramienta
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
    .title = Revelar casillas: quien resuelve el puzle las ve desde el principio (G)
tool-give-name = Revelar
undo =
    .aria-label = Deshacer
    .title = Deshacer (Ctrl + Z)
redo =
    .aria-label = Rehacer
    .title = Rehacer (Ctrl + Mayús + Z)
inks =
    .aria-label = Color
bar =
    .aria-label = Más paneles
open-draw = Dibujar
open-message = Mensaje
open-picture = Imagen
open-random = Al azar
open-repair = Reparar
open-mine = Puzles
open-take = Exportar
side =
    .aria-label = Crear
close-drawer = Cerrar
    .aria-label = Cerrar este panel

movement =
    .aria-label = La valoración mientras dibujas
page-title = Crear · Nonoscope

untitled = Sin título
board-words = { $givens ->
    [0] Tablero de { $size } casillas; rellenas: { $filled }
   *[other] Tablero de { $size } casillas; rellenas: { $filled }, reveladas: { $givens }
}
line-name = { CAPITAL($line) }
point-at-a-cell = Señala una casilla para ver aquí sus pistas.
cell-is-given = { $cell }, revelada

looking = Buscando…
stopped = Detenido.
colour-count = { $colours ->
    [one] 1 color
   *[other] { $colours } colores
}
