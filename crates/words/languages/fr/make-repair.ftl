repair-heading = Réparer
looking = Recherche du moins de cases possible…
not-found = Cela a pris trop de temps, et aucune réparation n’a été trouvée.
nothing-to-give = Il n’y a aucune case à donner : votre grille est bien comme elle est.
nothing-to-change = Il n’y a aucune case à modifier : votre grille est bien comme elle est.
done = C’est fait. Vous pouvez annuler.
cells-to-give = { $cells ->
    [one] 1 case à donner.
   *[other] { $cells } cases à donner.
}
cells-to-change = { $cells ->
    [one] 1 case à modifier.
   *[other] { $cells } cases à modifier.
}
fewer-are-not-enough = Moins ne suffit pas.
fewer-may-be-enough = Moins suffirait peut-être.
fewer-but-at-least = { $cells ->
    [one] Moins suffirait peut-être, mais il en faut au moins une.
   *[other] Moins suffirait peut-être, mais il en faut au moins { $cells }.
}
marked = { $cells ->
    [one] Elle est marquée sur la grille.
   *[other] Elles sont marquées sur la grille.
}
left = { $cells ->
    [one] Il en reste 1, marquée sur la grille.
   *[other] Il en reste { $cells }, marquées sur la grille.
}
give = Donner : { $row }, { $column }
fill = Remplir : { $row }, { $column }
empty = Vider : { $row }, { $column }
all = Toutes ({ $cells })

## In the page.

repair-about = Si une grille a plusieurs solutions, quelques cases suffisent pour la réparer.
repair-way = Pour ne laisser qu’une solution
repair-givens = donner quelques cases
repair-changes = modifier l’image
repair-find = Chercher le moins de cases possible
repair-take =
    .aria-label = Appliquer le résultat
