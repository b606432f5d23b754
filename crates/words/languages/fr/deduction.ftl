# $run : « le 3 », « le deuxième 3 », « un bloc de 3 » ; $block : « le groupe sur les cases 4–6 » ; $cells : « la case 4 »,
# « les cases 4 et 7–9 », « 12 nouvelles cases ». Aucun ne va après « de » ou « à ».
of-line = { CAPITAL($line) } : { $argument }

coloured-number = { $length } de couleur { $colour }
the-run = le { $number }
the-nth-run = le { ordinal } { $number }
ordinal = { NUMBER($nth, type: "ordinal") ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $nth }e
}
some-run = le bloc
a-run-of = un bloc de { $length }
a-run-of-at-least = un bloc d’au moins { $length }
block-at = { $ink ->
    [0] le groupe sur { $cells }
   *[other] le groupe de couleur { $ink } sur { $cells }
}

known-cells = { $cells ->
    [one] { $cells } case connue
   *[other] { $cells } cases connues
}
further-cells = { $cells ->
    [one] { $cells } nouvelle case
   *[other] { $cells } nouvelles cases
}
further-filled = { $cells ->
    [one] { $cells } nouvelle case est remplie
   *[other] { $cells } nouvelles cases sont remplies
}
further-empty = { $cells ->
    [one] { $cells } nouvelle case est vide
   *[other] { $cells } nouvelles cases sont vides
}
further-known = { $cells ->
    [one] { $cells } nouvelle case est connue
   *[other] { $cells } nouvelles cases sont connues
}
cells-are-settled = { $cells ->
    [one] { $cells } case est déterminée
   *[other] { $cells } cases sont déterminées
}

why-so = { $why }, donc { $so }.
why-and-so = { $why }. Donc { $so }.
with-what-was-known = Avec ce que l’on savait déjà, { $what }.

to-leave-room = pour laisser de la place aux autres blocs, { $sentence }
# « du vide » : l’adjectif s’accorderait avec $cells.
with-empty = à cause du vide sur { $cells }, { $sentence }
with-empty-and-room = à cause du vide sur { $cells } et de la place qu’il faut aux autres blocs, { $sentence }
given = étant donné { $cells }, { $sentence }
given-and-room = étant donné { $cells } et la place qu’il faut aux autres blocs, { $sentence }

can-only-lie = { $run } ne peut occuper que { $cells }
must-lie-between = { $run } est forcément dans les cases { $first } à { $last }
reaches-no-further = { $run } ne va pas au-delà de la case { $cell }
starts-no-earlier = { $run } ne commence pas avant la case { $cell }
reaches-and-starts = { $before } ne va pas au-delà de la case { $last } et { $after } ne commence pas avant la case { $first }
last-run-reaches-no-further = le dernier bloc ({ $number }) ne va pas au-delà de la case { $cell }
first-run-starts-no-earlier = le premier bloc ({ $number }) ne commence pas avant la case { $cell }

clue-is-zero = son indice est 0, donc toutes ses cases sont vides.

run-takes-all-filled = { $cells ->
    [one] { $run } prend la seule case, donc elle est remplie.
   *[other] { $run } prend les { $cells } cases, donc elles sont toutes remplies.
}
run-takes-all-coloured = { $cells ->
    [one] { $run } prend la seule case, donc elle est { $colour }.
   *[other] { $run } prend les { $cells } cases, donc elles sont toutes de couleur { $colour }.
}
runs-take-all = { $gaps ->
    [0] les blocs { $runs } prennent les { $cells } cases, donc il n’y a qu’une façon de les placer.
    [one] les blocs { $runs }, avec l’espace entre eux, prennent les { $cells } cases, donc il n’y a qu’une façon de les placer.
   *[other] les blocs { $runs }, avec les espaces entre eux, prennent les { $cells } cases, donc il n’y a qu’une façon de les placer.
}
many-runs-take-all = { $gaps ->
    [0] ses { $runs } blocs prennent les { $cells } cases, donc il n’y a qu’une façon de les placer.
    [one] ses { $runs } blocs, avec l’espace entre eux, prennent les { $cells } cases, donc il n’y a qu’une façon de les placer.
   *[other] ses { $runs } blocs, avec les espaces entre eux, prennent les { $cells } cases, donc il n’y a qu’une façon de les placer.
}

all-filled-cells-are-there = { $cells ->
    [one] la seule case remplie que demandent ses indices est là
    [2] les deux cases remplies que demandent ses indices sont là
   *[other] les { $cells } cases remplies que demandent ses indices sont là
}

only-those-are-left = { $cells ->
    [one] ses indices demandent 1 case remplie, et il n’y a qu’une case non vide
   *[other] ses indices demandent { $cells } cases remplies, et il n’y a que { $cells } cases non vides
}
they-take-its-colours = { $why }. Les couleurs suivent l’ordre des indices, donc { $so }.

so-all-filled = { $why }, donc elles sont toutes remplies.
so-all-coloured = { $why }, donc elles sont toutes de couleur { $colour }.
so-it-covers = { $why }, donc il couvre { $cells } où qu’il soit.
earliest = au plus tôt, { $run } occupe { $cells }.
earliest-because = au plus tôt, { $run } occupe { $cells }, car { $need }.
latest = Au plus tard, il occupe { $cells }.
latest-because = Au plus tard, il occupe { $cells }, car { $need }.
one-run-needs = { $side ->
    [before] il faut { $cells } cases avant lui pour le { $run } et un espace
   *[after] il faut { $cells } cases après lui pour le { $run } et un espace
}
runs-need = { $side ->
    [before] il faut { $cells } cases avant lui pour { $runs }, avec un espace chacun
   *[after] il faut { $cells } cases après lui pour { $runs }, avec un espace chacun
}
many-runs-need = { $side ->
    [before] il faut { $cells } cases avant lui pour { $runs } blocs, avec un espace chacun
   *[after] il faut { $cells } cases après lui pour { $runs } blocs, avec un espace chacun
}
both-cover = Dans les deux cas, il couvre { $cells }.
both-cover-some-new = { $count ->
    [one] Dans les deux cas, il couvre { $cells } ; { $new } est nouvelle.
   *[other] Dans les deux cas, il couvre { $cells } ; { $new } sont nouvelles.
}

clue-has-no = ses indices n’ont pas la couleur { $ink }
no-run-of-ink-reaches = { $count ->
    [one] aucun bloc de couleur { $ink } n’atteint { $cells }, donc elle n’est pas { $ink }.
   *[other] aucun bloc de couleur { $ink } n’atteint { $cells }, donc elles ne sont pas de cette couleur.
}

block-is-all-of = { $block } est { $run } tout entier
block-is-as-long-as-longest = { $ink ->
    [0] { $block } est aussi long que le plus long bloc ({ $length })
   *[other] { $block } est aussi long que le plus long bloc de couleur { $ink } ({ $length })
}
block-is-complete = { $block } ne peut être que { $run } et il est complet
block-is-as-long-as-any = { $block } est aussi long que n’importe quel bloc possible ici ({ $length })

block-is-start = { $run } commence forcément par { $block }
block-is-end = { $run } finit forcément par { $block }
block-starts-no-earlier = { $block } est compris dans { $run }, qui ne commence pas avant la case { $cell }
block-ends-no-later = { $block } est compris dans { $run }, qui ne va pas au-delà de la case { $cell }
so-too = { $why }, donc { $so } aussi.
and-so-too = { $why }. Donc { $so } aussi.

gap = { $ink ->
    [0] l’espace sur { $cells } n’a { gap-size }
   *[other] l’espace pour la couleur { $ink } sur { $cells } n’a { gap-size }
}
gap-size = { $size ->
    [one] qu’une case
   *[other] que { $size } cases
}
gap-too-small-for-run = { gap }, trop peu pour { $run }
gap-too-small-for-only-run = { $ink ->
    [0] { gap }, trop peu pour { $run }, le seul bloc qui l’atteint
   *[other] { gap }, trop peu pour { $run }, le seul bloc de cette couleur qui l’atteint
}
gap-too-small-for-runs = { gap }, trop peu pour les blocs de { $length } qui l’atteignent
gap-too-small-for-longer-runs = { gap }, trop peu pour les blocs qui l’atteignent, tous d’au moins { $length }

blocks-would-be-too-long = si la case { $cell } était remplie, les groupes sur { $blocks } formeraient un bloc de { $length }, plus long que tous ceux qui sont possibles ici
blocks-would-be-too-long-of-colour = si la case { $cell } était { $colour }, les groupes sur { $blocks } formeraient un bloc de { $length }, plus long que tous ceux qui sont possibles ici
blocks-are-not-one-run = { $ink ->
    [0] les groupes sur { $blocks } ne peuvent pas faire partie d’un même bloc
   *[other] les groupes sur { $blocks } ne peuvent pas faire partie d’un même bloc de couleur { $ink }
}

blocks-belong-to-only-run = { $ink ->
    [0] les groupes sur { $blocks } sont tous deux compris dans { $run }, le seul bloc
   *[other] les groupes sur { $blocks } sont tous deux compris dans { $run }, le seul bloc de cette couleur
}
block-comes-too-early = { $ink ->
    [0] le groupe sur { $block } vient trop tôt pour tout autre bloc que le premier, { $run }
   *[other] le groupe sur { $block } vient trop tôt pour tout autre bloc de couleur { $ink } que le premier, { $run }
}
block-comes-too-late = { $ink ->
    [0] le groupe sur { $block } vient trop tard pour tout autre bloc que le dernier, { $run }
   *[other] le groupe sur { $block } vient trop tard pour tout autre bloc de couleur { $ink } que le dernier, { $run }
}
blocks-belong-between = { $ink ->
    [0] le groupe sur { $first } n’appartient à aucun bloc avant { $run }, et celui sur { $second } à aucun bloc après lui
   *[other] le groupe sur { $first } n’appartient à aucun bloc de couleur { $ink } avant { $run }, et celui sur { $second } à aucun après lui
}
so-both-are-parts = { $why }. Les deux groupes en font donc partie, et { $so }.
blocks-belong-to = les groupes sur { $blocks } ne peuvent être compris que dans { $run }

first-would-touch = la case { $cell } est la première que { $run } pourrait couvrir, mais s’il commençait là, il toucherait le groupe sur { $block } et serait trop long
last-would-touch = la case { $cell } est la dernière que { $run } pourrait couvrir, mais s’il finissait là, il toucherait le groupe sur { $block } et serait trop long

block-is-run = le groupe sur { $cells } ne peut être que { $run }.
block-is-part-of-run = le groupe sur { $cells } ne peut être compris que dans { $run }.
# « seul le premier 1 peut couvrir la case 1, seul le deuxième 1 la case 3 et seul le 4 la case 5 »
belongs-to = seul { $run } peut couvrir { $cells }
belongs-to-too = seul { $run } { $cells }
each-belongs = { $each }.
each-belongs-to-one = chacun des { $blocks } groupes ne peut appartenir qu’à un seul bloc.
so-it-lies = Donc { $lies }, et { $so }.
so-it-lies-and-covers = Donc { $lies }, et il couvre { $cells } où qu’il soit.
so-it-leaves-empty = Donc { $ends }, ce qui ne laisse que du vide sur { $cells }.

whole-and-next = { $block }, et { $next }. Donc { $so }.
no-run-beside = { $side ->
    [before] aucun bloc ne le précède
   *[after] aucun bloc ne le suit
}
run-beside-has-same-colour = { $side ->
    [before] le bloc précédent a la même couleur
   *[after] le bloc suivant a la même couleur
}
run-beside-is = { $side ->
    [before] le bloc précédent est de couleur { $colours }
   *[after] le bloc suivant est de couleur { $colours }
}
run-beside-has-one-of = { $side ->
    [before] le bloc précédent a l’une de { $colours } couleurs
   *[after] le bloc suivant a l’une de { $colours } couleurs
}

# Après un sujet au masculin singulier.
misfit = { $misfit ->
    [crowds] ne laisse pas de place aux autres
    [crowds-or-not] ne trouve pas de place ou n’en laisse pas aux autres
    [none] ne trouve pas de place
    [covers] couvrirait une case vide
    [touches] toucherait une case remplie
   *[either] couvrirait une case vide ou en toucherait une remplie
}
run-misfits = { $run } { misfit }
only-two-runs-reach = seuls { $one } et { $other } atteignent { $cells }, mais, placés là, { $first }, et { $second }
only-two-runs-reach-alike = seuls { $one } et { $other } atteignent { $cells }, mais, placé là, chacun { misfit }
only-run-reaches = { $ink ->
    [0] { $run } est le seul bloc qui atteint { $cells }, mais, placé là, il { misfit }
   *[other] { $run } est le seul bloc de cette couleur qui atteint { $cells }, mais, placé là, il { misfit }
}
any-run-put = { $ink ->
    [0] n’importe quel bloc placé sur { $cells } { misfit }
   *[other] n’importe quel bloc de couleur { $ink } placé sur { $cells } { misfit }
}

layouts-were-compared = aucune règle simple ne suffit ici. Dans toutes les dispositions, { $so }.
layouts-that-fit-were-compared = aucune règle simple ne suffit ici. Dans toutes les dispositions compatibles avec { $cells }, { $so }.
