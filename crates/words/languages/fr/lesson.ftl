
# Sans article : la phrase met « la ».
place = case { $column } de la ligne { $row }
cell = case { $cell }
suppose = Supposons que la { $place } soit { $state }.
then-has = Alors, dans la { $line } : { $what }.
cells-filled = { $count ->
    [one] case { $cells } remplie
   *[other] cases { $cells } remplies
}
cells-empty = { $count ->
    [one] case { $cells } vide
   *[other] cases { $cells } vides
}
nothing-fits = Plus rien ne convient dans la { $line }.
so-it-is = Donc la { $place } est { $state }.
both-times = Dans les deux cas, { $what }.

no = Non : la { $place } ne peut pas être { $state }.
follows-later = Vous le verrez quand vous aurez déterminé { $cells }.
known-already = Vous le savez déjà.
could-be-cell = Pas certain : { $run } pourrait aussi occuper la case { $cell }.
could-lie-in-cells = Pas certain : { $run } pourrait aussi occuper les cases { $first } à { $last }.
