language-system = El del navegador
dims-certain = Un número se atenúa en cuanto su grupo está relleno en el único lugar donde cabe.
dims-by-hand = Haz clic en un número o tócalo. Con el teclado, avanza más allá del borde del tablero hasta un número y pulsa Enter.
dims-never = Las pistas no se atenúan nunca.
turns-red = Una pista se pone roja cuando las marcas de su línea ya no pueden ser correctas.
no-room-to-repeat = En este tablero no hay espacio: serían demasiado pequeñas para leerlas.
not-in-long-lines = Excepto en líneas de más de { $cells } casillas.

## In the page.

game-heading = Ajustes
page-heading = La página
game-language = Idioma
theme = Tema
game-system = Sistema
game-light = Claro
game-dark = Oscuro
game-large-text = Texto más grande
game-left-handed = Para la mano izquierda <small>Cuando las herramientas están junto al tablero, quedan a su izquierda.</small>
board-heading = El tablero
empty-mark = Mostrar las casillas vacías con
game-circles = Círculos
game-crosses = Cruces
game-repeats-clues = Repetir las pistas a la derecha y abajo <small></small>
game-locks-zoom = Bloquear el zoom <small>Ni los dedos, ni la rueda, ni las teclas cambian el zoom.</small>
solving-heading = Mientras resuelves
dimming = Atenuar las pistas terminadas
game-certain = Automáticamente
game-by-hand = A mano
game-never = Nunca
game-cycles = Pulsar otra vez cambia una marca <small>Con «Rellenar», una casilla rellena pasa a vacía, y una vacía se queda sin marca.</small>
game-fills-in = Completar líneas automáticamente <small>Cuando las casillas rellenas de una línea cumplen su pista, las demás se marcan como vacías.</small>
game-warns = Avisar de los errores <small></small>
game-points-out = Las ayudas señalan marcas erróneas <small>Si una marca no puede ser correcta, «Ayuda» lo dice y después muestra dónde. Con esto desactivado, solo dice que no hay nada que mostrar.</small>
game-measures = Mostrar la longitud al arrastrar
game-times = Mostrar el tiempo
game-asks = Preguntar antes de borrar todas las marcas
kept-note = Este navegador recuerda tus ajustes.
