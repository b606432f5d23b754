# Après « attendu : », et parfois après « Ici, il faut ».
sign = « { $sign } »
open-bracket = « [ » avant les blocs d’une rangée
closing-bracket = « ] » après les blocs d’une rangée
colon = deux-points après la taille
cross = un « x » entre la largeur et la hauteur
axis-letter = « r » ou « c » avant les blocs
divider = une ligne avec « # » entre les lignes et les colonnes
fewer-brackets = moins de crochets imbriqués
fewer-lists = moins de listes imbriquées
nothing-more = rien de plus, car toutes les cases sont déjà là

number = un nombre
number-or-comma = un nombre ou une virgule
number-or-bracket = un nombre ou « ] »
number-or-list = un nombre ou une liste
number-not-list = un nombre, et non une autre liste
number-or-zero = un nombre, ou 0 à la fin de la ligne
number-with-sign = un nombre avec le signe de sa couleur
number-in-count = un nombre à l’intérieur de « <count> »
only-one-number = un seul nombre sur cette ligne
line-number = un numéro de rangée, 1 ou plus
run-number = le nombre d’un bloc
number-or-separator = un nombre, « . » entre les blocs, « / » entre les rangées, ou la fin
zero-at-end = 0 à la fin, comme sur chaque ligne
hexadecimal-digits = deux chiffres hexadécimaux
digit-letter-or-dash = un chiffre, une lettre de a à z, ou « - »
letter-of-run = une lettre de A à Z pour le bloc suivant
run-record = un bloc comme { "{" }"length": 3, "colour": "red"{ "}" }
list-of-runs = une liste de blocs comme [1, 3]
length-in-count = « <count> » avec la longueur d’un bloc

width = la largeur
height = la hauteur
positive-width = la largeur, 1 ou plus
positive-height = la hauteur, 1 ou plus
height-and-width = une hauteur et une largeur
only-sides = seulement la largeur et la hauteur sur cette ligne
g-and-sides = « g », la largeur et la hauteur

rows-or-columns = « rows » ou « columns »
rows-or-columns-first = d’abord « rows » ou « columns »
columns-now = « columns », car il y a déjà assez de lignes pour la hauteur
end-now = la fin, car il y a déjà assez de colonnes pour la largeur
grid-or-rows = « GRID » et un titre, ou « ROWS »
puzzle-number = « $ » et le numéro d’une grille, seuls sur la ligne
rows-of-a-board = des lignes avec des blocs, « # », « + » et « . »
clues-element = <clues type="rows"> ou <clues type="columns">

cell-of-bitmap = 0 ou 1 pour la case suivante
cell-of-non = « 0 », « 1 » ou « ? » pour une case
cell-of-picture = « # », « X » ou « 1 » pour une case remplie, « . » ou « 0 » pour une case vide
cell-or-unknown = « X » ou « 1 » pour une case remplie, « O » ou « 0 » pour une case vide, « . » ou « ? » pour une case inconnue
given-letters = des lettres pour les cases données, ou la fin
rows-of-givens = une liste de lignes de cases données, avec 1, 0 et ?
row-and-column = une ligne et une colonne comme [3, 12]
cell-of-model = 0, 1 ou -1

colour = une couleur comme « red » ou « #ff0000 »
colour-number = une couleur comme « #ff0000 »
colour-of-xml = une couleur comme FF0000
colour-in-quotes = une couleur entre guillemets comme 'r = (red) %'
colour-definition = une couleur comme « r = (red) % »
colour-of-definition = une couleur comme « red », « FF0000 » ou « 255, 0, 0 »
table-row = une couleur comme « r:r  #ff0000  red », ou « : rows »
colour-of-table = une couleur comme « #ff0000 » ou « red »
missing-colour-of-table = la couleur, comme « #ff0000 » ou « red »
letter-of-colour = la lettre d’une couleur
colour-element = <color name="…" char="…"> avec une couleur à l’intérieur
colour-and-length = une couleur et une longueur comme [1,3]

defining-line = une ligne comme « colour r red »
defining-color-line = « color a #ff0000 » sur une ligne au-dessus
defining-table-row = une ligne comme «    r:r  #ff0000  red » sous « #d »
defining-list = « defs = ['r = (red) %'] » sous « [colors] »

address = une adresse qui contient « nonogram/ »
page-source = « var d=[[…]] » tiré du code source d’une page
puzzle-element = un « <puzzle> »
row-elements = un « <row> » pour chaque ligne de l’image
numbers-around-a-grid = des nombres au-dessus et à gauche d’un quadrillage
line-params = une ligne « PARAMS »
line-desc = une ligne « DESC »
fact = un fait comme nonogram([[1]], [[1]])
lists-of-map = des listes sous « :left » et « :up »
lists-of-script = des listes « leftHeader » et « topHeader »
lists-of-model = des listes « row_rules » et « col_rules »
lists-of-json = des listes sous « rows » et sous « columns »
two-lists = deux listes de listes
