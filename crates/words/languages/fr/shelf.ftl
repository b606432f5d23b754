any = toutes
all = toutes
black-and-white = noir et blanc
paper-letter = Letter
examples = Exemples
solve-today = La résoudre
calendar-note = La grille du lundi est facile, puis la difficulté augmente de jour en jour. ✓ marque les jours dont vous avez résolu la grille.
none = Aucune grille ne correspond.
found = { $puzzles ->
    [one] { $puzzles } grille
   *[other] { $puzzles } grilles
}
more = En afficher { $puzzles } de plus
coloured = en couleur
is-solved = résolue
is-unsolved = non résolue
unloaded = Les grilles n’ont pas pu être chargées. Êtes-vous en ligne ?
making-book = Création du livret…
book-failed = Le livret n’a pas pu être créé. Êtes-vous en ligne ?
book-title = { $puzzles ->
    [one] Un nonogramme
   *[other] { $puzzles } nonogrammes
}
today = { CAPITAL($day) } : { $tier }.
today-unrated = { CAPITAL($day) }.
you-have-solved-it = Vous l’avez résolue.
see-it-again = La revoir

## In the page.

puzzles-heading = Choisir une grille
shelf-next = La prochaine pour vous
shelf-random = Surprenez-moi
up-to-10 = jusqu’à 10
up-to-15 = 11 à 15
up-to-20 = 16 à 20
up-to-30 = 21 à 30
up-to-40 = 31 à 40
shelf-tier = Difficulté
shelf-colours = Couleurs
in-colour = en couleur
shelf-unsolved = Non résolues seulement
shelf-list =
    .aria-label = Grilles
shelf-more = Afficher plus
book-heading = Les imprimer en livret
book-count = Nombre
book-print = Grilles par page
two-per-page = deux
four-per-page = quatre
large-print = une, en gros caractères
book-paper = Papier
make-book = Enregistrer le livret
book-said = Un PDF avec des grilles de cette liste, tirées au sort, et leurs solutions à la fin.
shelf-credits = Les images sont dessinées d’après des icônes sous licences libres : <a>leurs auteurs et leurs licences</a>.
previous-month =
    .aria-label = Mois précédent
next-month =
    .aria-label = Mois suivant
