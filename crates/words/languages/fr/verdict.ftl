unique-as-given = Solution unique : toutes ses cases sont données.
unique-in-passes = { $passes ->
    [one] Solution unique. Rangée par rangée, il faut 1 passe.
   *[other] Solution unique. Rangée par rangée, il faut { $passes } passes.
}
unique-in-looks = { $looks ->
    [one] Solution unique. Rangée par rangée, il suffit d’en examiner une.
   *[other] Solution unique. Rangée par rangée, il faut en examiner { $looks }.
}
unique-without-dead-end = Solution unique. Le solveur SAT l’a prouvé sans une seule impasse.
unique-proved = Solution unique. Pour le prouver, il a fallu { $effort }.
unique-beyond-lines = Solution unique. Les rangées ne suffisent pas : il faut { $effort }.
none = Aucune solution.
stuck-at-once = { $cells ->
    [one] Rangée par rangée, on ne détermine rien ici : 1 case reste inconnue.
   *[other] Rangée par rangée, on ne détermine rien ici : { $cells } cases restent inconnues.
}
stuck-after-looks = { $looks ->
    [one] Rangée par rangée, on ne va pas plus loin : après 1 rangée examinée, plus aucune n’apporte rien de nouveau.
   *[other] Rangée par rangée, on ne va pas plus loin : après { $looks } rangées examinées, plus aucune n’apporte rien de nouveau.
}
stuck-after-pass = Rangée par rangée, on ne va pas plus loin : la passe { $pass } ne trouve rien de nouveau.
cells-remain-unknown = { $cells ->
    [one] 1 case reste inconnue.
   *[other] { $cells } cases restent inconnues.
}
there-may-be = Il peut y avoir une solution, plusieurs ou aucune.

at-least = Au moins { $solutions } solutions.
exactly = Exactement { $solutions } solutions.
more-than-one = Plus d’une solution.
more-than = Plus de { $solutions } solutions.
they-differ = { $cells ->
    [one] Elles diffèrent sur 1 case.
   *[other] Elles diffèrent sur { $cells } cases.
}
the-two-differ = { $cells ->
    [one] Les deux solutions trouvées diffèrent sur 1 case.
   *[other] Les deux solutions trouvées diffèrent sur { $cells } cases.
}
those-found-differ = { $cells ->
    [one] Les solutions trouvées diffèrent sur 1 case.
   *[other] Les solutions trouvées diffèrent sur { $cells } cases.
}
no-more-are-kept = Pour une grille de cette taille, on n’en garde pas davantage.

before-more-was-known = Arrêt avant de savoir s’il y en a d’autres.
before-an-answer = Arrêt avant toute réponse.
with-one-found = Arrêt avec une solution trouvée. Il y en a peut-être d’autres.
before-an-answer-after-steps = { $steps ->
    [one] Arrêt après 1 étape, avant toute réponse.
    [many] Arrêt après { $steps } d’étapes, avant toute réponse.
   *[other] Arrêt après { $steps } étapes, avant toute réponse.
}
with-one-found-after-steps = { $steps ->
    [one] Arrêt après 1 étape, avec une solution trouvée. Il y en a peut-être d’autres.
    [many] Arrêt après { $steps } d’étapes, avec une solution trouvée. Il y en a peut-être d’autres.
   *[other] Arrêt après { $steps } étapes, avec une solution trouvée. Il y en a peut-être d’autres.
}
work-so-far = Travail jusqu’ici : { $effort }.
formula-too-large = Sous forme de formule, la grille est trop grande pour le solveur SAT.
no-more-steps = On ne garde pas plus d’étapes.
too-much-memory = Ce qui reste à chercher prend plus de { $size } Mio de mémoire.

suppositions = { $suppositions ->
    [one] { $suppositions } hypothèse
    [many] { $suppositions } d’hypothèses
   *[other] { $suppositions } hypothèses
}
suppositions-of-tried = { $suppositions ->
    [one] { $suppositions } hypothèse (sur { $tried } essayées)
    [many] { $suppositions } d’hypothèses (sur { $tried } essayées)
   *[other] { $suppositions } hypothèses (sur { $tried } essayées)
}
dead-ends = { $dead-ends ->
    [0] une recherche sans impasse
    [one] 1 impasse du solveur SAT
    [many] { $dead-ends } d’impasses du solveur SAT
   *[other] { $dead-ends } impasses du solveur SAT
}

# $lines n’a pas d’article : « lignes 3 et 5 et colonne 2 », d’où les deux-points.
many-contradict = { $givens ->
    [yes] { $count } rangées se contredisent, compte tenu des cases données. Aucune n’est de trop.
   *[no] { $count } rangées se contredisent. Aucune n’est de trop.
}
many-contradict-perhaps-fewer = { $givens ->
    [yes] { $count } rangées se contredisent, compte tenu des cases données. Moins de rangées suffiraient peut-être.
   *[no] { $count } rangées se contredisent. Moins de rangées suffiraient peut-être.
}
line-cannot-be-completed = { $givens ->
    [yes] Avec les cases données, on ne peut pas compléter la { $lines }.
   *[no] On ne peut pas compléter la { $lines }.
}
two-contradict = { $givens ->
    [yes] Compte tenu des cases données, ces rangées se contredisent : { $lines }. Chacune est possible sans l’autre.
   *[no] Ces rangées se contredisent : { $lines }. Chacune est possible sans l’autre.
}
several-contradict = { $givens ->
    [yes] Compte tenu des cases données, ces rangées se contredisent : { $lines }. Sans l’une de ces { $count } rangées, quelle qu’elle soit, les autres sont possibles.
   *[no] Ces rangées se contredisent : { $lines }. Sans l’une de ces { $count } rangées, quelle qu’elle soit, les autres sont possibles.
}
several-contradict-perhaps-fewer = { $givens ->
    [yes] Compte tenu des cases données, ces rangées se contredisent : { $lines }. Moins de rangées suffiraient peut-être.
   *[no] Ces rangées se contredisent : { $lines }. Moins de rangées suffiraient peut-être.
}

gentle = facile
moderate = moyenne
tricky = corsée
hard = difficile
fiendish = diabolique

seeking-contradiction = Aucune solution. Recherche du plus petit nombre de rangées qui se contredisent…
searching = Les rangées ne suffisent pas. Recherche en cours…
searching-for-another = Une solution trouvée pour l’instant. Recherche d’une autre…
searching-for-more = Plusieurs solutions : { $solutions } trouvées pour l’instant. Recherche d’autres…
marks-lead-nowhere = Ces marques ne mènent à aucune solution : au moins l’une d’elles est fausse.
unique-in-steps = { $steps ->
    [one] Solution unique. Il faut { $steps } étape, sans hypothèse.
   *[other] Solution unique. Il faut { $steps } étapes, sans hypothèse.
}
arguments-settle-nothing = { $cells ->
    [one] Les raisonnements ne déterminent rien ici : 1 case reste inconnue.
   *[other] Les raisonnements ne déterminent rien ici : { $cells } cases restent inconnues.
}
arguments-get-no-further = { $cells ->
    [one] Les raisonnements ne vont pas plus loin : 1 case reste inconnue.
   *[other] Les raisonnements ne vont pas plus loin : { $cells } cases restent inconnues.
}
