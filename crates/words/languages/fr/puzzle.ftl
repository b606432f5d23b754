no-lines = { $axis ->
    [row] Il n’y a pas de lignes.
   *[column] Il n’y a pas de colonnes.
}
too-many-lines = { $axis ->
    [row] Il y a { $lines } lignes. La limite est de { $most }.
   *[column] Il y a { $lines } colonnes. La limite est de { $most }.
}
clue-too-long = { $axis ->
    [row] Les indices de la { $line } demandent au moins { $shortest } cases, mais une ligne en compte seulement { $length }.
   *[column] Les indices de la { $line } demandent au moins { $shortest } cases, mais une colonne en compte seulement { $length }.
}
totals-differ = Les lignes demandent en tout { $rows ->
    [one] { $rows } case remplie
   *[other] { $rows } cases remplies
}, les colonnes { $columns } ; les totaux doivent être les mêmes.
colour-totals-differ = Les lignes demandent { $rows ->
    [one] { $rows } case
   *[other] { $rows } cases
} de la couleur { $colour }, les colonnes { $columns } ; les totaux doivent être les mêmes.
no-such-ink = Un indice ou une case donnée a une couleur que la grille n’a pas ; nombre de couleurs de la grille : { $inks }.
givens-size = Les cases données font { $givens-width } de large et { $givens-height } de haut, mais la grille fait { $width } de large et { $height } de haut.
unknown-cell = L’image ne dit pas si cette case est remplie : { $row }, { $column }.
inks-out-of-range = Couleurs en plus du fond : { $inks } ; une grille en a de 1 à { $most }.

grid-too-large = Une grille a au plus { $most } lignes et { $most } colonnes.
grid-ragged = La { $row } n’a pas le même nombre de cases que la ligne 1.
grid-letter = « { $letter } » dans la { $row } n’est pas une case ; les cases sont « X », « O » et « . ».
grid-colours = Une case a une couleur que la grille n’a pas.

no-layout-fits-line = Aucune disposition de la { $line } ne convient à ce que l’on sait.
no-layout-fits = Aucune disposition de la rangée ne convient à ce que l’on sait.
formula-too-large = { $literals ->
    [many] Sous forme de formule, la grille pourrait avoir plus de { $literals } de littéraux.
   *[other] Sous forme de formule, la grille pourrait avoir plus de { $literals } littéraux.
}
proof-too-long = La preuve prendrait plus de { $size } Mio.
