photo =
    .aria-label = Votre image
choose = Choisissez une capture d’écran, ou la photo d’une grille sur papier. Nonoscope en lit les indices.
reading = Lecture en cours…
reading-long = Lecture en cours… Cette image prend plus de temps que la plupart. Vous pouvez attendre, en choisir une autre, ou aider : placez les coins sur ceux du quadrillage, en laissant les indices à l’extérieur.
undecoded = Votre navigateur ne peut pas ouvrir ce type d’image. Tous les navigateurs ouvrent PNG, JPEG, GIF et WebP.
no-board = Aucune grille n’a été trouvée dans cette image. Si vous en voyez une, placez les coins sur ceux de son quadrillage, en laissant les indices à l’extérieur.
no-clues = Une grille a été trouvée dans cette image, mais aucun indice n’a pu être lu à côté. Si vous en voyez, placez les coins sur ceux du quadrillage.
too-small = Les nombres de cette image sont trop petits pour être lus. Agrandissez l’affichage ou prenez l’image de plus près.
numbers-inside = Cette image a des nombres dans les cases, comme le démineur et le sudoku. Les indices d’un nonogramme se trouvent au-dessus du quadrillage et à sa gauche. Si vous en voyez là, placez les coins sur ceux du quadrillage.
unclear = Cette image contient des traits et des nombres, mais ils ne forment pas clairement une grille. Si elle en montre une, placez les coins sur ceux de son quadrillage, ou prenez une image plus grande et plus nette.
broken = Cette image n’a pas pu être lue. Essayez-en une où la grille est plus nette.
cells = { $columns } × { $rows } cases.
cells-to-count = { $columns } × { $rows } cases ; veuillez les compter.
little-is-certain = La plus grande partie de cette lecture est incertaine. L’image ne montre peut-être pas de nonogramme, ou pas assez nettement.
doubts = { $numbers ->
    [0] Comparez les indices avec l’image.
    [one] Un nombre est douteux : vérifiez-le d’abord.
   *[other] { $numbers } nombres sont douteux : vérifiez-les d’abord.
}
changed = { $numbers ->
    [one] Un nombre paraît différent dans l’image. Il a été modifié pour que les indices forment une grille.
   *[other] Quelques nombres paraissent différents dans l’image. Ils ont été modifiés pour que les indices forment une grille.
}
one-solution = Une seule solution.
several-solutions = Plusieurs solutions : un nombre est peut-être faux.
no-solution = Aucune solution : un nombre est forcément faux.
unchecked = Il faudrait plus de temps pour vérifier que la solution est unique.
clue-of = Indices de la { $line }
add-row = Ajouter une ligne après la { $line }
add-column = Ajouter une colonne après la { $line }
remove-line = Retirer la { $line }
may-be = Le { $read } est peut-être { $others }.
is-uncertain = Le { $read } n’est pas certain.
unread-may-be = Ce nombre est peut-être { $others }.
unread-is-uncertain = Ce nombre n’est pas certain.
no-numbers = Les indices de la { $line } doivent être une liste de nombres.
no-letters = Dans les indices de la { $line }, chaque nombre doit être suivi de la lettre de sa couleur, par exemple { $example }.
colour-totals-differ = { $rows ->
    [one] Les lignes demandent { $rows } case de couleur { $colour }, les colonnes { $columns }. Ces totaux doivent être les mêmes.
   *[other] Les lignes demandent { $rows } cases de couleur { $colour }, les colonnes { $columns }. Ces totaux doivent être les mêmes.
}
cells-as-marks = les prendre comme mes marques
cells-as-givens = les prendre comme cases données
cells-as-nothing = les laisser de côté

## In the page.

lightbox-heading = Lire une photo
choose-photo = Choisir une image
take-photo = Prendre une photo
take-pixels = Prendre chaque pixel comme une case
photo-file =
    .aria-label = Image d’une grille
photo-camera =
    .aria-label = Photo d’une grille
you-can-also-paste = Vous pouvez aussi en coller ou en déposer une. Elle ne quitte jamais cette page.
lightbox-work =
    .aria-label = Image et indices
corner-1 =
    .aria-label = Coin supérieur gauche ; les flèches le déplacent
corner-2 =
    .aria-label = Coin supérieur droit ; les flèches le déplacent
corner-3 =
    .aria-label = Coin inférieur droit ; les flèches le déplacent
corner-4 =
    .aria-label = Coin inférieur gauche ; les flèches le déplacent
corners-advice = Faites glisser chaque coin sur un coin du quadrillage, ou déplacez-le avec les flèches. Laissez les indices à l’extérieur.
read-inside = Lire entre ces coins
copied-inks =
    .aria-label = Couleurs et leurs lettres
doubts-heading = À vérifier d’abord
rows-heading = Lignes
columns-heading = Colonnes
copied-cells = Cases marquées
take-copy = Utiliser cette grille
