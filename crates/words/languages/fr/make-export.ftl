take-heading = Exporter
link-copied = Copié. Le lien ouvre la grille, pour que quelqu’un d’autre la résolve.
link-not-copied = Le lien n’a pas pu être copié. Appuyez sur « Y jouer », puis copiez le lien depuis la barre d’adresse.
no-works-chosen = Choisissez d’abord les grilles de la feuille.
pixels = { $pixels ->
    [one] { $pixels } pixel
   *[other] { $pixels } pixels
}

## In the page.

take-solve = Y jouer
take-watch = Regarder la résolution
take-link = Copier le lien
take-kind = Format de l’image
take-picture = Enregistrer
    .aria-label = Enregistrer l’image
take-solved = Contenu
the-solution = la solution
sheet-heading = Une feuille avec plusieurs grilles
take-works =
    .aria-label = Grilles pour la feuille
take-no-works = Dessinez d’abord quelques grilles. Elles apparaîtront ici.
take-per-page = Grilles par page
take-solutions = Solutions à la fin, à l’envers
take-sheet = Enregistrer la feuille en PDF
