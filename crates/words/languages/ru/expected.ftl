sign = «{ $sign }»
open-bracket = «[» перед группами линии
closing-bracket = «]» после групп линии
colon = двоеточие после размера
cross = «x» между шириной и высотой
axis-letter = «r» или «c» перед группами
divider = строка текста с «#» между строками и столбцами
fewer-brackets = меньше вложенных скобок
fewer-lists = меньше вложенных списков
nothing-more = больше ничего: все клетки уже есть

number = число
number-or-comma = число или запятая
number-or-bracket = число или «]»
number-or-list = число или список
number-not-list = число, а не ещё один список
number-or-zero = число, а в конце строки текста — 0
number-with-sign = число со знаком своего цвета
number-in-count = число внутри «<count>»
only-one-number = одно-единственное число в этой строке текста
line-number = номер линии, 1 или больше
run-number = число группы
number-or-separator = число, «.» между группами, «/» между линиями или конец
zero-at-end = 0 в конце, как и в каждой строке текста
hexadecimal-digits = две шестнадцатеричные цифры
digit-letter-or-dash = цифра, буква от a до z или «-»
letter-of-run = буква от A до Z для следующей группы
run-record = группа вроде { "{" }"length": 3, "colour": "red"{ "}" }
list-of-runs = список групп вроде [1, 3]
length-in-count = «<count>» с длиной группы

width = ширина
height = высота
positive-width = ширина, 1 или больше
positive-height = высота, 1 или больше
height-and-width = высота и ширина
only-sides = только ширина и высота в этой строке текста
g-and-sides = «g», ширина и высота

rows-or-columns = «rows» или «columns»
rows-or-columns-first = сначала «rows» или «columns»
columns-now = «columns», потому что строк уже столько, сколько указано в высоте
end-now = конец, потому что столбцов уже столько, сколько указано в ширине
grid-or-rows = «GRID» и название или «ROWS»
puzzle-number = «$» и номер кроссворда, и больше ничего в строке текста
rows-of-a-board = строки поля из групп, «#», «+» и «.»
clues-element = <clues type="rows"> или <clues type="columns">

cell-of-bitmap = 0 или 1 — следующая клетка
cell-of-non = «0», «1» или «?» — клетка
cell-of-picture = «#», «X» или «1» для закрашенной клетки, «.» или «0» для пустой
cell-or-unknown = «X» или «1» для закрашенной клетки, «O» или «0» для пустой, «.» или «?» для неизвестной
given-letters = буквы открытых клеток или конец
rows-of-givens = список строк с открытыми клетками: 1, 0 и ?
row-and-column = строка и столбец вроде [3, 12]
cell-of-model = 0, 1 или -1

colour = цвет вроде «red» или «#ff0000»
colour-number = цвет вроде «#ff0000»
colour-of-xml = цвет вроде FF0000
colour-in-quotes = цвет в кавычках вроде 'r = (red) %'
colour-definition = цвет вроде «r = (red) %»
colour-of-definition = цвет вроде «red», «FF0000» или «255, 0, 0»
table-row = цвет вроде «r:r  #ff0000  red» или «: rows»
colour-of-table = цвет вроде «#ff0000» или «red»
missing-colour-of-table = сам цвет, например «#ff0000» или «red»
letter-of-colour = буква цвета
colour-element = <color name="…" char="…"> с цветом внутри
colour-and-length = цвет и длина вроде [1,3]

defining-line = строка текста вроде «colour r red»
defining-color-line = «color a #ff0000» в одной из строк текста выше
defining-table-row = строка текста вроде «   r:r  #ff0000  red» под «#d»
defining-list = «defs = ['r = (red) %']» под «[colors]»

address = адрес, в котором есть «nonogram/»
page-source = «var d=[[…]]» из исходного кода страницы
puzzle-element = «<puzzle>»
row-elements = «<row>» для каждой строки картинки
numbers-around-a-grid = числа над сеткой и слева от неё
line-params = строка текста «PARAMS»
line-desc = строка текста «DESC»
fact = факт вроде nonogram([[1]], [[1]])
lists-of-map = списки под «:left» и «:up»
lists-of-script = списки «leftHeader» и «topHeader»
lists-of-model = списки «row_rules» и «col_rules»
lists-of-json = списки под «rows» и «columns»
two-lists = два списка из списков
