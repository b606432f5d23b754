language-system = El del navegador
dims-certain = Un número se atenúa en cuanto su grupo está relleno en el único lugar donde cabe.
dims-by-hand = Haz clic en un número o tócalo para atenuarlo. Con el teclado, avanza más allá del borde del tablero hasta un número y pulsa Enter.
dims-never = Las pistas no se atenúan nunca.
turns-red = Una pista se pone roja cuando las marcas de su línea ya no pueden ser correctas.
no-room-to-repeat = En este tablero no hay espacio para ellas: los números serían demasiado pequeños para leerlos.
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
game-left-handed = Para la mano izquierda <small>Pone las herramientas a la izquierda del tablero cuando están junto a él.</small>
board-heading = El tablero
empty-mark = Marca de las casillas vacías
game-circles = Círculos
game-crosses = Cruces
game-repeats-clues = Repetir las pistas a la derecha y abajo <small></small>
game-locks-zoom = Bloquear el zoom <small>Los gestos, la rueda y las teclas dejan de cambiar el zoom.</small>
solving-heading = Mientras resuelves
dimming = Atenuar las pistas terminadas
game-certain = Automáticamente
game-by-hand = A mano
game-never = Nunca
game-cycles = Pulsar otra vez cambia una marca <small>Con «Rellenar», una casilla rellena pasa a vacía, y una vacía, a sin determinar.</small>
game-fills-in = Completar líneas automáticamente <small>Cuando las casillas rellenas de una línea cumplen su pista, las demás se marcan como vacías.</small>
game-warns = Avisar de los errores <small></small>
game-points-out = Las ayudas señalan marcas erróneas <small>Si una marca no puede ser correcta, «Ayuda» lo dice primero y después muestra dónde. Con esto desactivado, «Ayuda» solo dice que no hay ayuda.</small>
game-measures = Mostrar la longitud al arrastrar
game-times = Mostrar el tiempo
game-asks = Preguntar antes de borrar todas las marcas
kept-note = Este navegador guarda tus ajustes.
