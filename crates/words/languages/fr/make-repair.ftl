repair-heading = Réparer
looking = Recherche du moins de cases possible…
not-found = La recherche a pris trop de temps et n’a trouvé aucune réparation.
nothing-to-give = Votre grille est bien comme elle est : il n’y a aucune case à donner.
nothing-to-change = Votre grille est bien comme elle est : il n’y a aucune case à modifier.
done = C’est fait. Vous pouvez annuler.
cells-to-give = { $cells ->
    [one] 1 case à donner.
   *[other] { $cells } cases à donner.
}
cells-to-change = { $cells ->
    [one] 1 case à modifier.
   *[other] { $cells } cases à modifier.
}
fewer-are-not-enough = Moins de cases ne suffiraient pas.
fewer-may-be-enough = Moins de cases suffiraient peut-être.
fewer-but-at-least = { $cells ->
    [one] Moins de cases suffiraient peut-être, mais il en faut au moins une.
   *[other] Moins de cases suffiraient peut-être, mais il en faut au moins { $cells }.
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

repair-about = Si votre grille a plusieurs solutions, quelques cases suffisent pour la réparer.
repair-way = Comment la réparer
repair-givens = Donner quelques cases
repair-changes = Modifier l’image
repair-find = Chercher le moins de cases possible
repair-take =
    .aria-label = Appliquer la réparation
