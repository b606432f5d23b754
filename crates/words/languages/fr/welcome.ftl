row-task = La ligne en surbrillance dit 5, et elle a cinq cases. Elles sont donc toutes remplies : remplissez-les.
row-done = Cette ligne est terminée.
gaps-task = Cette ligne dit 1 1 1. Avec les espaces entre les blocs, il faut les cinq cases. Remplissez la première, la troisième et la cinquième.
gaps-otherwise = Pas celle-ci : c’est un espace. Si vous la remplissez, ses voisines forment un seul bloc plus long.
gaps-done = Exact. Les espaces ont maintenant un rond : un rond veut dire vide à coup sûr.
column-task = La colonne en surbrillance dit 2, et ses deux cases sont déjà remplies. Les trois autres sont donc vides : mettez-y un rond.
column-otherwise = Celle-ci est remplie : elle fait partie du 2. Mettez un rond dans les cases sans marque.
column-done = Voilà, c’est tout ! Les autres rangées se trouvent de la même façon. L’image est un parapluie.
done = Terminé
step = Étape { $step } sur { $steps }
comes-later = { $axis ->
    [row] Cette case viendra plus tard. Restez pour l’instant dans la ligne en surbrillance.
   *[column] Cette case viendra plus tard. Restez pour l’instant dans la colonne en surbrillance.
}
have-already = Vous avez déjà marqué celle-là.
is-filled = Celle-ci est remplie.
right-more = { $left ->
    [1] Exact. Encore une.
   *[other] Exact. Encore { $left }.
}

## In the page.

greeting =
    .aria-label = Bienvenue
new-here = <b>Vous débutez ?</b> Chaque nombre correspond à un bloc de cases remplies dans sa ligne ou sa colonne. Ensemble, ces blocs forment une image. Un rond indique qu’une case est vide à coup sûr. Appuyez sur « Avancer » pour regarder, ou résolvez vous-même une petite grille.
greeting-try = Essayer une petite grille
small-heading = Qu’est-ce qu’un nonogramme ?
small-subtitle = Une image cachée dans des nombres, aussi appelée logimage ou picross.
what-numbers-say = Chaque nombre correspond à un <b>bloc</b> de cases remplies côte à côte dans sa ligne ou sa colonne. 2 1 veut dire : un bloc de deux cases, puis un bloc d’une seule.
what-lies-between = Il y a toujours un <b>espace</b> d’au moins une case entre deux blocs. Les cases en dehors des blocs sont vides.
small-next = Résoudre une grille facile
watch-card = Regarder la carte de Noël
small-again = Recommencer
legend-heading = Ce que vous verrez sur la grille
legend-filled = remplie
legend-empty = vide à coup sûr (une croix, si vous choisissez les croix)
legend-unknown = inconnue
legend-found = trouvée par la dernière étape
legend-line = la rangée de l’étape en cours
legend-rests-on = une case sur laquelle le raisonnement s’appuie
legend-number = un nombre sur lequel porte le raisonnement
legend-brackets = un bloc poussé le plus possible à gauche (ou en haut), puis à droite (ou en bas) : les cases sous les deux crochets sont remplies
legend-supposed = une case sur laquelle l’étape fait une hypothèse, pour voir ce qui en découlerait, ou une case dont vous avez demandé l’explication
legend-follows = ce qui découle de l’hypothèse
legend-dots = des points : plus il y en a, plus la case a de chances d’être remplie
legend-pale = un nombre estompé : son bloc est à sa place définitive
