nothing-drawn = Rien n’est encore dessiné
draw-on-the-board = Dessinez sur la grille, et les indices apparaissent à côté. Vous lirez ici si elle fonctionne.
not-available = Votre grille ne peut pas être vérifiée pour l’instant
go-on-drawing = Vous pouvez continuer à dessiner : votre dessin est enregistré. Pour que la grille soit de nouveau vérifiée, rechargez la page.
one-solution = Une seule solution
one-by-lines = Une seule solution, sans hypothèse
one-by-suppositions = Une seule solution, mais il faut des hypothèses
one-by-search = Une seule solution, mais il faut un ordinateur pour la trouver
rated = { $rating }.
hardest-step = L’étape la plus difficile : « { $technique } ».
rating = Évaluation…
moved = { $before } → { $now }
several-solutions = { $cells ->
    [one] Plusieurs solutions : elles diffèrent sur { $cells } case
   *[other] Plusieurs solutions : elles diffèrent sur { $cells } cases
}
change-a-cell = Les cases marquées peuvent être remplies autrement. Modifiez l’une d’elles, ou une voisine.
no-solution = Aucune solution
givens-contradict = Les cases données contredisent les indices.
searching = Recherche en cours…
settled-by-lines = { $settled ->
    [one] Rangée par rangée, on détermine { $settled } case sur { $cells }.
   *[other] Rangée par rangée, on détermine { $settled } cases sur { $cells }.
}
no-second-solution = Pas de deuxième solution trouvée pour l’instant
search-unsettled = { $cells ->
    [one] Même une longue recherche n’a pas permis de savoir s’il y en a une autre. { $cells } case est encore inconnue.
   *[other] Même une longue recherche n’a pas permis de savoir s’il y en a une autre. { $cells } cases sont encore inconnues.
}

not-started = Le programme qui vérifie et crée les grilles n’a pas pu démarrer. Veuillez recharger la page.
crashed = Le programme qui vérifie et crée les grilles a planté et a redémarré. Votre dessin est enregistré.
too-much = Il aurait fallu trop de mémoire ou de temps. Votre dessin n’a pas changé.
