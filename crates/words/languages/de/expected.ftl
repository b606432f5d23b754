# Alles im Nominativ: Es folgt auf „erwartet:“ oder „Hier sollte stehen:“.

sign = „{ $sign }“
open-bracket = „[“ vor den Blöcken eines Hinweises
closing-bracket = „]“ nach den Blöcken eines Hinweises
colon = ein Doppelpunkt nach der Größe
cross = ein „x“ zwischen Breite und Höhe
axis-letter = „r“ oder „c“ vor den Blöcken
divider = eine Textzeile mit „#“ zwischen Zeilen und Spalten
fewer-brackets = weniger verschachtelte Klammern
fewer-lists = weniger verschachtelte Listen
nothing-more = nichts mehr, denn alle Kästchen sind schon da

number = eine Zahl
number-or-comma = eine Zahl oder ein Komma
number-or-bracket = eine Zahl oder „]“
number-or-list = eine Zahl oder eine Liste
number-not-list = eine Zahl, keine weitere Liste
number-or-zero = eine Zahl, oder 0 am Ende der Textzeile
number-with-sign = eine Zahl mit dem Zeichen ihrer Farbe
number-in-count = eine Zahl in „<count>“
only-one-number = nur eine Zahl in dieser Textzeile
line-number = die Nummer einer Reihe, mindestens 1
run-number = die Zahl eines Blocks
number-or-separator = eine Zahl, „.“ zwischen Blöcken, „/“ zwischen Hinweisen oder das Ende
zero-at-end = 0 am Ende, wie bei jeder Textzeile
hexadecimal-digits = zwei Hexadezimalziffern
digit-letter-or-dash = eine Ziffer, a bis z oder „-“
letter-of-run = ein Buchstabe von A bis Z für den nächsten Block
run-record = ein Block wie { "{" }"length": 3, "colour": "red"{ "}" }
list-of-runs = eine Liste von Blöcken wie [1, 3]
length-in-count = „<count>“ mit der Länge eines Blocks

width = die Breite
height = die Höhe
positive-width = die Breite, mindestens 1
positive-height = die Höhe, mindestens 1
height-and-width = eine Höhe und eine Breite
only-sides = nur Breite und Höhe in dieser Textzeile
g-and-sides = „g“, die Breite und die Höhe

rows-or-columns = „rows“ oder „columns“
rows-or-columns-first = zuerst „rows“ oder „columns“
columns-now = „columns“, denn es gibt schon so viele Zeilen, wie die Höhe angibt
end-now = das Ende, denn es gibt schon so viele Spalten, wie die Breite angibt
grid-or-rows = „GRID“ und ein Titel, oder „ROWS“
puzzle-number = „$“ und die Nummer eines Rätsels, allein in der Textzeile
rows-of-a-board = Zeilen aus Blöcken, „#“, „+“ und „.“
clues-element = <clues type="rows"> oder <clues type="columns">

cell-of-bitmap = 0 oder 1 für das nächste Kästchen
cell-of-non = „0“, „1“ oder „?“ für ein Kästchen
cell-of-picture = „#“, „X“ oder „1“ für ein gefülltes Kästchen, „.“ oder „0“ für ein leeres
cell-or-unknown = „X“ oder „1“ für ein gefülltes Kästchen, „O“ oder „0“ für ein leeres, „.“ oder „?“ für ein unbekanntes
given-letters = Buchstaben für die vorgegebenen Kästchen, oder das Ende
rows-of-givens = eine Liste mit Zeilen vorgegebener Kästchen, mit 1, 0 und ?
row-and-column = eine Zeile und eine Spalte wie [3, 12]
cell-of-model = 0, 1 oder -1

colour = eine Farbe wie „red“ oder „#ff0000“
colour-number = eine Farbe wie „#ff0000“
colour-of-xml = eine Farbe wie FF0000
colour-in-quotes = eine Farbe in Anführungszeichen wie 'r = (red) %'
colour-definition = eine Farbe wie „r = (red) %“
colour-of-definition = eine Farbe wie „red“, „FF0000“ oder „255, 0, 0“
table-row = eine Farbe wie „r:r  #ff0000  red“, oder „: rows“
colour-of-table = eine Farbe wie „#ff0000“ oder „red“
missing-colour-of-table = die Farbe, etwa „#ff0000“ oder „red“
letter-of-colour = der Buchstabe einer Farbe
colour-element = <color name="…" char="…"> mit einer Farbe darin
colour-and-length = eine Farbe und eine Länge wie [1,3]

defining-line = eine Textzeile wie „colour r red“
defining-color-line = „color a #ff0000“ in einer Textzeile darüber
defining-table-row = eine Textzeile wie „   r:r  #ff0000  red“ unter „#d“
defining-list = „defs = ['r = (red) %']“ unter „[colors]“

address = eine Adresse, in der „nonogram/“ steht
page-source = „var d=[[…]]“ aus dem Quelltext einer Webseite
puzzle-element = ein „<puzzle>“
row-elements = ein „<row>“ für jede Zeile des Bildes
numbers-around-a-grid = Zahlen über einem Gitter und links davon
line-params = eine Textzeile „PARAMS“
line-desc = eine Textzeile „DESC“
fact = ein Fakt wie nonogram([[1]], [[1]])
lists-of-map = Listen unter „:left“ und „:up“
lists-of-script = Listen „leftHeader“ und „topHeader“
lists-of-model = Listen „row_rules“ und „col_rules“
lists-of-json = Listen unter „rows“ und unter „columns“
two-lists = zwei Listen von Listen
