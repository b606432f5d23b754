finished = Toutes les cases sont connues et tous les indices sont respectés.
no-solution = Cette grille n’a pas de solution, donc aucune aide n’est possible.
nothing = Aucune rangée seule ne donne d’étape suivante, et aucune des hypothèses essayées n’en donne non plus.

line-fails = Aucune disposition de la { $line } ne convient aux cases connues ; certaines sont donc fausses.
wrong-together = Les cases connues ne peuvent pas être toutes justes. Si les autres le sont, la { $place } est fausse.
wrong-cells = { $wrong ->
    [one] Une des cases connues ne peut pas être juste : la { $place }.
   *[other] { $wrong } des cases connues ne peuvent pas être justes. La première est la { $place }.
}
