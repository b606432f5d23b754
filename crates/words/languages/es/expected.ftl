# Detrás de “se esperaba: …”, y algunos detrás de “Aquí debe ir …”.
sign = «{ $sign }»
open-bracket = «[» antes de los grupos de una pista
closing-bracket = «]» después de los grupos de una pista
colon = dos puntos después del tamaño
cross = una «x» entre el ancho y el alto
axis-letter = «r» o «c» antes de los grupos
divider = una línea con «#» entre las filas y las columnas
fewer-brackets = menos corchetes anidados
fewer-lists = menos listas anidadas
nothing-more = nada más, porque ya están todas las casillas

number = un número
number-or-comma = un número o una coma
number-or-bracket = un número o «]»
number-or-list = un número o una lista
number-not-list = un número, no otra lista
number-or-zero = un número, o 0 al final de la línea
number-with-sign = un número con el signo de su color
number-in-count = un número dentro de «<count>»
only-one-number = un solo número en esta línea
line-number = un número de línea, 1 o más
run-number = el número de un grupo
number-or-separator = un número, «.» entre grupos, «/» entre pistas o el final
zero-at-end = 0 al final, como en todas las líneas
hexadecimal-digits = dos cifras hexadecimales
digit-letter-or-dash = una cifra, una letra de a a z o «-»
letter-of-run = una letra de A a Z para el grupo siguiente
run-record = un grupo como { "{" }"length": 3, "colour": "red"{ "}" }
list-of-runs = una lista de grupos como [1, 3]
length-in-count = «<count>» con la longitud de un grupo

width = el ancho
height = el alto
positive-width = el ancho, 1 o más
positive-height = el alto, 1 o más
height-and-width = un alto y un ancho
only-sides = solo el ancho y el alto en esta línea
g-and-sides = «g», el ancho y el alto

rows-or-columns = «rows» o «columns»
rows-or-columns-first = antes «rows» o «columns»
columns-now = «columns», porque ya hay suficientes filas para el alto
end-now = el final, porque ya hay suficientes columnas para el ancho
grid-or-rows = «GRID» y un título, o «ROWS»
puzzle-number = «$» y el número de un puzle, solos en la línea
rows-of-a-board = filas de grupos, «#», «+» y «.»
clues-element = <clues type="rows"> o <clues type="columns">

cell-of-bitmap = 0 o 1 para la casilla siguiente
cell-of-non = «0», «1» o «?» para una casilla
cell-of-picture = «#», «X» o «1» para una casilla rellena, «.» o «0» para una vacía
cell-or-unknown = «X» o «1» para una casilla rellena, «O» o «0» para una vacía, «.» o «?» para una sin determinar
given-letters = letras para las casillas reveladas, o el final
rows-of-givens = una lista de filas de casillas reveladas, con 1, 0 y ?
row-and-column = una fila y una columna como [3, 12]
cell-of-model = 0, 1 o -1

colour = un color como «red» o «#ff0000»
colour-number = un color como «#ff0000»
colour-of-xml = un color como FF0000
colour-in-quotes = un color entre comillas como 'r = (red) %'
colour-definition = un color como «r = (red) %»
colour-of-definition = un color como «red», «FF0000» o «255, 0, 0»
table-row = un color como «r:r  #ff0000  red», o «: rows»
colour-of-table = un color como «#ff0000» o «red»
missing-colour-of-table = el color, por ejemplo «#ff0000» o «red»
letter-of-colour = la letra de un color
colour-element = <color name="…" char="…"> con un color dentro
colour-and-length = un color y una longitud como [1,3]

# Detrás de “defínelo con …”.
defining-line = una línea como «colour r red»
defining-color-line = «color a #ff0000» en una línea más arriba
defining-table-row = una línea como «   r:r  #ff0000  red» debajo de «#d»
defining-list = «defs = ['r = (red) %']» debajo de «[colors]»

address = una dirección que contenga «nonogram/»
page-source = «var d=[[…]]» del código fuente de una página
puzzle-element = un «<puzzle>»
row-elements = un «<row>» para cada fila del dibujo
numbers-around-a-grid = números encima y a la izquierda de una cuadrícula
line-params = una línea «PARAMS»
line-desc = una línea «DESC»
fact = un hecho como nonogram([[1]], [[1]])
lists-of-map = listas bajo «:left» y «:up»
lists-of-script = listas «leftHeader» y «topHeader»
lists-of-model = listas «row_rules» y «col_rules»
lists-of-json = listas bajo «rows» y bajo «columns»
two-lists = dos listas de listas
