clue-forces = Les indices de la { $line } suffisent à déterminer cette case.
cell-forces = { CAPITAL($cells) } et les indices de la { $line } déterminent cette case.
cells-force-fewest = { CAPITAL($cells) } et les indices de la { $line } déterminent cette case. Moins de cases ne suffiraient pas.
cells-force = { CAPITAL($cells) } et les indices de la { $line } déterminent cette case. Aucune n’est de trop.
that-many-cells = { $cells } cases

its-cells-leave-none = { $count ->
    [one] À elle seule, { $cells } ne laisse aucune disposition.
   *[other] À elles seules, { $cells } ne laissent aucune disposition.
}
that-many-leave-none = À elles seules, { $cells } de ses cases ne laissent aucune disposition.

fails-later = { $arguments ->
    [one] un raisonnement plus loin, on ne pourrait plus compléter la { $line }
   *[other] { $arguments } raisonnements plus loin, on ne pourrait plus compléter la { $line }
}

one-layout-left = { $cells ->
    [one] La { $line } n’a plus qu’une disposition. Cela détermine 1 case, en { $arguments ->
        [one] { $arguments } raisonnement
       *[other] { $arguments } raisonnements
    }.
   *[other] La { $line } n’a plus qu’une disposition. Cela détermine { $cells } cases, en { $arguments ->
        [one] { $arguments } raisonnement
       *[other] { $arguments } raisonnements
    }.
}
settles = { $cells ->
    [one] La { $line } détermine 1 case
   *[other] La { $line } détermine { $cells } cases
}
narrows-down = { $cells ->
    [one] La { $line } exclut des couleurs pour 1 case
   *[other] La { $line } exclut des couleurs pour { $cells } cases
}
settles-and-narrows-down = { $cells ->
    [one] La { $line } détermine 1 case et exclut des couleurs pour { $narrowed ->
        [one] 1 autre
       *[other] { $narrowed } autres
    }
   *[other] La { $line } détermine { $cells } cases et exclut des couleurs pour { $narrowed ->
        [one] 1 autre
       *[other] { $narrowed } autres
    }
}
by-one-technique = { $times ->
    [2] { $what } : { $technique }, deux fois.
   *[other] { $what } : { $technique }, { $times } fois.
}
by-techniques = { $what } en { $arguments } raisonnements : { $techniques }.
by-arguments = { $what } en { $arguments } raisonnements.

marked-line = Rangée marquée : { $line }.
run-on-cell = Le bloc n° { $nth } (longueur { $length }) occupe la case { $cell }.
run-on-cells = Le bloc n° { $nth } (longueur { $length }) occupe les cases { $first } à { $last }.
run-between-cells = Le bloc n° { $nth } (longueur { $length }) se trouve dans les cases { $first } à { $last }.
rests-on = Le raisonnement s’appuie sur ceci : { $cells }.
