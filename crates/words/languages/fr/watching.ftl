solution-of-at-least = Solution { $solution } sur au moins { $count }. Ces { $count } solutions diffèrent sur les cases marquées. D’autres peuvent différer sur plus de cases.
solution-of = { $cells ->
    [one] Solution { $solution } sur { $count }. Elles ne diffèrent que sur la case marquée.
   *[other] Solution { $solution } sur { $count }. Elles diffèrent sur les { $cells } cases marquées.
}
size = { $width } × { $height } cases.
size-with-givens = { $givens ->
    [one] { $width } × { $height } cases, dont { $givens } donnée.
   *[other] { $width } × { $height } cases, dont { $givens } données.
}
size-with-marks = { $givens ->
    [one] { $width } × { $height } cases, dont { $givens } donnée ou marquée par vous.
   *[other] { $width } × { $height } cases, dont { $givens } données ou marquées par vous.
}
press-step = Appuyez sur « Avancer » pour examiner la première rangée, ou sur ▶ pour regarder.

step-figures = Étape { $step } sur { $steps } · { $unknown }
pass-figures = Passe { $pass } sur { $passes } · étape { $step } sur { $steps } · { $unknown }
# Les indices d’autant de rangées.
clues-not-satisfied = { $clues ->
    [one] indices non respectés : { $clues } rangée
   *[other] indices non respectés : { $clues } rangées
}

board = Grille de { $width } × { $height } cases ; remplies : { $filled }, vides : { $empty }, inconnues : { $unknown }
board-of-colours = Grille de { $width } × { $height } cases ; { $colours }, vides : { $empty }, inconnues : { $unknown }
cells-of-colour = { $cells } de couleur { $colour }
row = indices { $clue } ; cases { $cells }
# « cases de 1 à 3 : inconnue, 4 et 5 : remplie, 6 : vide »
stretch-of-one = { $cell } : { $state }
stretch-of-two = { $first } et { $last } : { $state }
stretch = { $first } à { $last } : { $state }
run-of-colour = { $length } de couleur { $colour }

inspected = { $gaps }, { $layouts }.
inspected-in-part = { $gaps }, { $layouts } ; affichées : les { $shown } premières sur { $fitting }.
free-gaps = { $gaps ->
    [0] aucun espace libre
    [one] 1 espace libre
   *[other] { $gaps } espaces libres
}
single-layout = une seule disposition
no-layout-fits = aucune disposition ne convient à ce que l’on sait
both-layouts-fit = les deux dispositions conviennent
all-layouts-fit = { $layouts ->
    [many] { $layouts } de dispositions, qui conviennent toutes
   *[other] { $layouts } dispositions, qui conviennent toutes
}
one-layout-fits = { $layouts ->
    [many] 1 disposition sur { $layouts } convient
   *[other] 1 disposition sur { $layouts } convient
}
some-layouts-fit = { $fitting ->
    [many] { $fitting } de dispositions sur { $layouts } conviennent
   *[other] { $fitting } dispositions sur { $layouts } conviennent
}
