# « ligne 3 », « case 4 de la ligne 3 » : féminins, sans article ; la phrase met « la », « de la », « dans la ».
# « la case 4 », « les cases 4 et 7–9 » : avec article ; jamais après « de » ou « à ».
row = ligne { $number }
column = colonne { $number }
place = case { $cell } de la ligne { $row }
size = { $width } × { $height }
unbroken-size = { $width }{ "\u00A0" }×{ "\u00A0" }{ $height }
rows = { $count ->
    [one] ligne { $list }
   *[other] lignes { $list }
}
columns = { $count ->
    [one] colonne { $list }
   *[other] colonnes { $list }
}
cells = { $count ->
    [one] la case { $list }
   *[other] les cases { $list }
}
range = { $first }–{ $last }

# Au féminin singulier, d’une seule case.
unknown-state = inconnue
filled-state = remplie
empty-state = vide
not-state = non { $state }
not-any-state = autre que { $states }
neither-state = autre que { $first } ou { $second }

are-filled = { $count ->
    [one] { $cells } est remplie
   *[other] { $cells } sont remplies
}
are-empty = { $count ->
    [one] { $cells } est vide
   *[other] { $cells } sont vides
}
# $state est au féminin singulier : « rouge », « rouge ou vide » ; « de couleur » évite l’accord au pluriel.
are = { $count ->
    [one] { $cells } est { $state }
   *[other] { $cells } sont de couleur { $state }
}
are-not = { $count ->
    [one] { $cells } n’est pas { $colour }
   *[other] { $cells } ne sont pas de couleur { $colour }
}
place-is = la { $place } est { $state }
same-cells-follow = { $cells ->
    [one] la même case en découle
   *[other] les mêmes { $cells } cases en découlent
}

unknown = { $cells ->
    [0] aucune case inconnue
    [one] 1 case inconnue
   *[other] { $cells } cases inconnues
}

beyond-all-numbers = plus de 3 × 10^38
