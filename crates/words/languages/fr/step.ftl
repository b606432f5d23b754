only-layout-contradicts = { CAPITAL($line) } : sa seule disposition contredit ce que l’on sait.
no-layout-fits = { $layouts ->
    [many] { CAPITAL($line) } : { $layouts } de dispositions, dont aucune ne convient à ce que l’on sait.
   *[other] { CAPITAL($line) } : { $layouts } dispositions, dont aucune ne convient à ce que l’on sait.
}
only-layout = { CAPITAL($line) } : il n’y a qu’une disposition.
one-layout-fits = { $layouts ->
    [many] { CAPITAL($line) } : sur { $layouts } de dispositions, une seule convient à ce que l’on sait.
   *[other] { CAPITAL($line) } : sur { $layouts } dispositions, une seule convient à ce que l’on sait.
}
both-layouts-fit = { CAPITAL($line) } : les deux dispositions conviennent à ce que l’on sait.
all-layouts-fit = { $layouts ->
    [many] { CAPITAL($line) } : { $layouts } de dispositions, et toutes conviennent à ce que l’on sait.
   *[other] { CAPITAL($line) } : { $layouts } dispositions, et toutes conviennent à ce que l’on sait.
}
some-layouts-fit = { $layouts ->
    [many] { CAPITAL($line) } : sur { $layouts } de dispositions, { $fitting } conviennent à ce que l’on sait.
   *[other] { CAPITAL($line) } : sur { $layouts } dispositions, { $fitting } conviennent à ce que l’on sait.
}
so-no-solution = La grille n’a donc pas de solution.

its-cells-are-known = Toutes ses cases sont déjà connues.
fill = { $layouts ->
    [0] Toutes remplissent { $filled }.
    [1] Elle remplit { $filled }.
    [2] Les deux remplissent { $filled }.
   *[other] Les { $layouts } remplissent { $filled }.
}
# « vide » s’accorderait : on dit « aucune ne remplit ».
leave-empty = { $layouts ->
    [0] Aucune ne remplit { $empty }.
    [1] Elle ne remplit pas { $empty }.
    [2] Aucune des deux ne remplit { $empty }.
   *[other] Aucune des { $layouts } ne remplit { $empty }.
}
fill-and-leave-empty = { $layouts ->
    [0] Toutes remplissent { $filled }, et aucune ne remplit { $empty }.
    [1] Elle remplit { $filled }, mais pas { $empty }.
    [2] Les deux remplissent { $filled }, et aucune ne remplit { $empty }.
   *[other] Les { $layouts } remplissent { $filled }, et aucune ne remplit { $empty }.
}
in-these-layouts = { $layouts ->
    [1] Donc { $what }.
    [2] Dans les deux, { $what }.
   *[other] Dans toutes, { $what }.
}

by-technique = { CAPITAL($line) }, { $technique } : { $what }.

refuted = Si la { $place } était { $state }, { $then }. Cette case est donc { $so }.
line-would-fail = on ne pourrait plus compléter la { $line }
suppositions-would-fail = { $suppositions ->
    [one] 1 autre hypothèse ne laisserait plus rien de possible
   *[other] { $suppositions } autres hypothèses ne laisseraient plus rien de possible
}
cells-would-follow = { $cells ->
    [one] 1 autre case en découlerait, puis { $end }
   *[other] { $cells } autres cases en découleraient, puis { $end }
}
agreed = Supposons que la { $place } soit remplie, puis qu’elle soit vide : dans les deux cas, { $what }.
agreed-of-colour = Supposons que la { $place } soit { $colour }, puis qu’elle ne le soit pas : dans les deux cas, { $what }.

not-on-paper = Cette étape est une recherche. Vous ne pouvez pas la suivre sur le papier.

# Toujours après « avec ».
supposing = { $suppositions ->
    [1] une hypothèse de plus
    [many] { $suppositions } d’hypothèses imbriquées
   *[other] { $suppositions } hypothèses imbriquées
}
after-dead-ends = { $dead-ends ->
    [0] sans impasse
    [one] après 1 impasse
    [many] après { $dead-ends } d’impasses
   *[other] après { $dead-ends } impasses
}
supposing-ruled-out-all = Tout le reste a été exclu avec { supposing }.
sat-ruled-out-all = Le solveur SAT a exclu tout le reste { after-dead-ends }.
supposing-was-stopped = Aucune solution n’a été trouvée avec { supposing }, puis la recherche a été arrêtée.
sat-was-stopped = Le solveur SAT n’a trouvé aucune solution { after-dead-ends }, puis il a été arrêté.
supposing-found-the-only = Exactement une solution a été trouvée avec { supposing }.
sat-found-the-only = Le solveur SAT a trouvé exactement une solution { after-dead-ends }.
supposing-found-one = Une solution a été trouvée avec { supposing }.
sat-found-one = Le solveur SAT a trouvé une solution { after-dead-ends }.
stopped-before-others = La recherche a été arrêtée avant d’avoir pu en chercher d’autres.
supposing-found-all = Exactement { $solutions } solutions ont été trouvées avec { supposing }.
sat-found-all = Le solveur SAT a trouvé exactement { $solutions } solutions { after-dead-ends }.
supposing-found-some = { $solutions } solutions ont été trouvées avec { supposing } ; il y en a peut-être d’autres.
sat-found-some = Le solveur SAT a trouvé { $solutions } solutions { after-dead-ends } ; il y en a peut-être d’autres.

it-settles = { $cells ->
    [one] Cela détermine la case restante.
   *[other] Cela détermine les { $cells } cases restantes.
}
they-agree = { $cells ->
    [0] Elles ne s’accordent sur aucune autre case.
    [one] Elles s’accordent sur 1 case de plus.
   *[other] Elles s’accordent sur { $cells } cases de plus.
}
