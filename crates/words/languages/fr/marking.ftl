solver-busy = Le solveur travaille encore sur cette grille. Redemandez dans un instant.
no-solution-no-hint = Cette grille n’a pas de solution, donc aucune aide n’est possible. Un indice est peut-être faux : le verdict en dit plus.
nothing-to-show = Aucune aide n’est possible pour cette position.
no-tutor = Le programme qui donne les aides n’a pas pu être chargé, ou a planté. Appuyez sur « Aide » pour réessayer.
press-check-for-mistakes = Appuyez sur « Vérifier » pour voir quelles marques ne peuvent pas être justes.
solutions-differ-here = Il y a plusieurs solutions, et c’est ici qu’elles diffèrent.
look-further = Ici, il faut voir plus loin. « Regarder la suite » montre comment.
press-of = { $press } sur { $presses }
line-cannot-be-right = Les marques de la { $line } ne peuvent pas être justes
row-clue = Ligne : { $clue }
column-clue = Colonne : { $clue }
position-marked = Position marquée. Faites un essai, puis appuyez sur « Garder » ou « Revenir ».
another-marked = Position { $position } marquée. « Revenir » y ramène d’abord.
too-many-marked = { $positions } positions sont marquées. Appuyez sur « Garder » ou « Revenir » avant d’en marquer une autre.
back-at-marked = Retour à la position marquée. « Annuler » rétablit votre essai.
back-at = Retour à la position { $position }. « Annuler » rétablit votre essai.
kept = Essai gardé. Il fait maintenant partie de vos marques.
kept-since = Essai gardé. Il fait partie de ce que vous essayez depuis la position { $position }.
marks-are-back = Vos marques de la dernière fois sont là. Appuyez sur « Tout effacer » pour les retirer.
said-then = { $said }. { $more }
something-marked = { $cells ->
    [one] { $cells } case marquée.
   *[other] { $cells } cases marquées.
}
solved = Grille résolue. Tous les indices sont respectés.
your-turn = À vous. Cliquez sur une case ou touchez-la pour la remplir ; faites un clic droit ou appuyez longuement pour la marquer comme vide.
your-turn-with-colours = À vous. Cliquez sur une case ou touchez-la pour la colorier ; faites un clic droit ou appuyez longuement pour la marquer comme vide.
full-but-wrong = { $count ->
    [one] Toutes les cases sont marquées, mais les indices de la { $lines } ne sont pas respectés.
   *[other] Toutes les cases sont marquées, mais les indices de ces rangées ne sont pas respectés : { $lines }.
}
# $lines n’a pas d’article : « lignes 1–4 et colonne 7 ».
press-check = Appuyez sur « Vérifier » pour voir quelles marques sont fausses.
many-lines = { $axis ->
    [row] { $count } lignes
   *[column] { $count } colonnes
}
# $place, au féminin et sans article : « ligne 3 », « case 4 de la ligne 3 », « grille entière ».
the-whole-board = grille entière
look-at = Regardez la { $place }.
press-for-technique = Appuyez encore sur « Aide » pour voir la technique.
try-technique = Essayez « { $technique } » dans la { $place }.
press-for-argument = Appuyez encore sur « Aide » pour voir le raisonnement.
try-techniques = Essayez ces techniques dans la { $place } : { $techniques }.
press-for-arguments = Appuyez encore sur « Aide » pour voir les raisonnements.
press-to-mark = { $cells ->
    [one] Appuyez encore sur « Aide » pour marquer la case.
   *[other] Appuyez encore sur « Aide » pour marquer les cases.
}
hint-marked = { $cells ->
    [one] L’aide a marqué { $cells } case.
   *[other] L’aide a marqué { $cells } cases.
}
hint-excluded = { $cells ->
    [one] L’aide a exclu des couleurs pour { $cells } case.
   *[other] L’aide a exclu des couleurs pour { $cells } cases.
}
not-all-right = Vos marques ne peuvent pas être toutes justes.
some-wrong = { $marks ->
    [one] Une de vos marques ne peut pas être juste.
   *[other] Certaines de vos marques ne peuvent pas être justes.
}
press-for-line = Appuyez encore sur « Aide » pour voir la rangée.
look-at-mistake = Regardez la { $place } : une marque ne peut pas y être juste.
press-for-cell = Appuyez encore sur « Aide » pour voir la case.
mark-is-wrong = La { $place } ne peut pas être { $state }. Effacez la marque, ou revenez en arrière.
mark-is-wrong-beside-others = Si vos autres marques sont justes, la { $place } ne peut pas être { $state }. Effacez la marque, ou revenez en arrière.
back-at-last-right = Retour à la dernière position où toutes les marques pouvaient être justes. « Annuler » rétablit les marques suivantes.
wrong-marks-are-gone = Les marques fausses ont été retirées. « Annuler » les rétablit.
nothing-to-check = Cette grille n’a pas de solution, donc il n’y a rien à vérifier.
check-solved = Grille résolue. Tous les indices sont respectés.
check-solved-one-of-several = Grille résolue. C’est l’une des solutions possibles.
each-but-not-all = Chaque marque est possible à elle seule, mais pas toutes ensemble.
each-of-others-but-not-all = Chacune des autres est possible à elle seule, mais pas toutes ensemble.
nothing-is-marked = Il n’y a encore aucune marque.
no-mark-is-wrong = Pour autant qu’on le sache, aucune marque n’est fausse.
as-far-as-is-known = Pour autant qu’on le sache, { $sentence }
wrong-marks = { $count ->
    [one] { $count } marque ne peut pas être juste : { $list }.
   *[other] { $count } marques ne peuvent pas être justes : { $list }.
}
wrong-mark-and-others = { $mark } ; { $others }
and-more-wrong = et { $count } de plus
must-be = la { $place } doit être { $state }
cannot-be = la { $place } ne peut pas être { $state }
all-right = { $marks ->
    [one] Votre marque est juste.
    [2] Les deux marques sont justes jusqu’ici.
   *[other] Les { $marks } marques sont toutes justes jusqu’ici.
}
right-of-these = { $marks ->
    [one] { $marks } est juste.
   *[other] { $marks } sont justes.
}
right-so-far = { $marks ->
    [one] { $marks } marque est juste jusqu’ici.
   *[other] { $marks } marques sont justes jusqu’ici.
}
possible = { $kind ->
    [marks] { $count ->
        [one] { $count } marque est possible. Elle est juste dans certaines solutions.
       *[other] { $count } marques sont possibles. Elles sont justes dans certaines solutions.
    }
    [more] { $count ->
        [one] { $count } de plus est possible. Elle est juste dans certaines solutions.
       *[other] { $count } de plus sont possibles. Elles sont justes dans certaines solutions.
    }
    [others] { $count ->
        [one] { $count } autre est possible. Elle est juste dans certaines solutions.
       *[other] { $count } autres sont possibles. Elles sont justes dans certaines solutions.
    }
   *[these] { $count ->
        [one] { $count } est possible. Elle est juste dans certaines solutions.
       *[other] { $count } sont possibles. Elles sont justes dans certaines solutions.
    }
}
unsettled = { $kind ->
    [others] { $count ->
        [one] { $count } autre est sur une case qui n’est pas déterminée.
       *[other] { $count } autres sont sur des cases qui ne sont pas déterminées.
    }
   *[these] { $count ->
        [one] { $count } est sur une case qui n’est pas déterminée.
       *[other] { $count } sont sur des cases qui ne sont pas déterminées.
    }
}

## In the page.

clearing-heading = Effacer toutes vos marques ?
clearing-note = Vous pourrez annuler.
clear-all = Tout effacer
clear-nothing = Les garder
