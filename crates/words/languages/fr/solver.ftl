solver = Solveur
method = Méthode
order = Codage par ordre
positions = Codage par positions
skip = Passer les rangées qui n’apportent rien
techniques =
    .aria-label = Techniques, de la plus difficile à la plus facile
no-memory = Il n’y a pas assez de mémoire pour la solution.
solver-restarted = Le solveur a planté et a redémarré. Son travail est perdu ; appuyez sur « { $button } » pour réessayer.
solver-not-started = Le solveur n’a pas pu démarrer. Veuillez recharger la page.
solver-crashed = Le solveur a planté.
several-solutions = Cette grille a plusieurs solutions.
solution-of = Solution { $number } sur { $count }
solution-of-at-least = Solution { $number } sur au moins { $count }
solutions-so-far = { $count } solutions trouvées pour l’instant
exactly-solutions = Exactement { $count } solutions
at-least-solutions = Au moins { $count } solutions
solving = Résolution…
cells-supposed = { $cells ->
    [one] { $cells } hypothèse
    [many] { $cells } d’hypothèses
   *[other] { $cells } hypothèses
}
dead-ends = { $count ->
    [one] { $count } impasse
    [many] { $count } d’impasses
   *[other] { $count } impasses
}
cores = { $cores ->
    [one] { $cores } cœur
   *[other] { $cores } cœurs
}
stopped = Arrêté.
stopped-without-puzzle = Arrêté. Choisissez un exemple, ou collez une grille.
too-large = trop grande
too-large-by = { $literals ->
    [one] trop grande : { $literals } littéral
    [many] trop grande : { $literals } de littéraux
   *[other] trop grande : { $literals } littéraux
}
# Un nombre après son nom : pas d’accord à faire.
formula-size = variables : { $variables }, clauses : { $clauses }, littéraux : { $literals }
sat-not-needed = Le solveur SAT n’a pas été nécessaire.
sat-effort = { $conflicts ->
    [0] La formule du solveur SAT : { $size }. Il n’a rencontré aucune impasse.
    [one] La formule du solveur SAT : { $size }. Il a rencontré 1 impasse (un conflit).
    [many] La formule du solveur SAT : { $size }. Il a rencontré { $conflicts } d’impasses (conflits).
   *[other] La formule du solveur SAT : { $size }. Il a rencontré { $conflicts } impasses (conflits).
}
method-auto = Rangées, puis recherche
method-auto-note = D’abord les rangées, puis des hypothèses là où elles sont bloquées, puis un solveur SAT.
method-passes = Passes
method-passes-note = Examine toutes les lignes, puis toutes les colonnes, une rangée à la fois, jusqu’à ce que plus rien ne change.
method-constrained = La plus contrainte d’abord
method-constrained-note = Prend toujours la rangée qui a le moins de dispositions.
method-simulate = Simulation
method-simulate-note = Suppose qu’une case est remplie, puis vide, et garde ce qui vaut dans les deux cas.
method-human = Comme un humain
method-human-note = Prend chaque fois le raisonnement le plus facile et nomme sa technique. Quand il n’y a plus de raisonnement, fait une recherche.
method-sat = SAT
method-sat-note = Confie toute la grille à un solveur SAT, sous forme d’une seule formule logique.
no-person = Le programme qui résout comme un humain n’a pas pu être chargé, ou a planté. La méthode est maintenant « Rangées, puis recherche ».
harder-than-a-person = C’est trop difficile à suivre pour un humain.
rating-too-long = L’évaluer prendrait trop de temps.
difficulty-of = Difficulté : { $tier } · { $number } sur 100
difficulty-is = Difficulté : { $tier }.
nothing-to-do = Il n’y a rien à faire.
no-technique-applies = Aucune technique ne s’applique.
arguments-all = { $steps ->
    [one] { $steps } court raisonnement suffit. La technique la plus difficile est « { $technique } ».
   *[other] { $steps } courts raisonnements suffisent. La technique la plus difficile est « { $technique } ».
}
arguments-some = { $steps ->
    [one] De courts raisonnements expliquent { $steps } étape, jusqu’à « { $technique } ». Ensuite, aucune technique ne s’applique.
   *[other] De courts raisonnements expliquent { $steps } étapes, jusqu’à « { $technique } ». Ensuite, aucune technique ne s’applique.
}
times-needed = { $times } × { $technique }
profile-caption-words = De la première étape à la dernière. Plus c’est haut, plus c’est difficile.
profile-grey = Gris : plusieurs rangées donnent une étape suivante.
profile-violet = Violet : l’étape fait une hypothèse sur une case.
profile-words = La difficulté du début à la fin. Techniques les plus difficiles : { $parts }.
at-the-beginning = au début « { $technique } »
in-the-middle = au milieu « { $technique } »
at-the-end = à la fin « { $technique } »
only-one-line = { $times ->
    [one] Dans { $times } tranche sur { $count }, une seule rangée donne une étape suivante.
   *[other] Dans { $times } tranches sur { $count }, une seule rangée donne une étape suivante.
}
a-cell-is-supposed = { $times ->
    [one] Dans { $times } tranche sur { $count }, il y a une hypothèse sur une case.
   *[other] Dans { $times } tranches sur { $count }, il y a une hypothèse sur une case.
}

## In the page.

likely = Ombrer les cases probablement remplies
shading-warning = Sur cette grille, les ombres dévoilent presque toute l’image.
likely-anyway = Ombrer quand même
formula-heading = La grille sous forme de formule
save-order = Enregistrer
    .aria-label = Enregistrer la formule (codage par ordre)
save-positions = Enregistrer
    .aria-label = Enregistrer la formule (codage par positions)
proof-heading = Une preuve du verdict
proof-note = Deux fichiers pour un vérificateur de preuves comme drat-trim : une formule, et la preuve qu’elle n’a pas de solution.
save-proof-formula = Enregistrer la formule
save-proof = Enregistrer la preuve
speed = Vitesse
speed-field =
    .aria-label = Vitesse
slow = lente
steady = modérée
brisk = soutenue
fast = rapide
difficulty = Difficulté
words-heading = La grille en mots, ligne par ligne
rows-in-words =
    .aria-label = Lignes
