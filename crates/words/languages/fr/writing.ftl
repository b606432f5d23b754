title = le titre
end-of-title = la fin du titre
givens = les cases données
colours = les couleurs
names-of-colours = les noms des couleurs
picture = l’image
author = l’auteur
copyright = le copyright
licence = la licence
source = la source
description = la description
other-notes = d’autres notes

only-read = Nonoscope peut lire ce format ({ $format }), mais pas l’écrire.
not-square = Ce format ({ $format }) n’accepte que des grilles carrées ; celle-ci fait { $width } × { $height } cases (largeur × hauteur).
run-too-long = Ce format ({ $format }) n’accepte pas de blocs de plus de { $most }, mais la { $line } en a un plus long.
no-runs = Ce format ({ $format }) n’a pas de signe pour une rangée sans bloc, mais la { $line } n’a pas de bloc.
no-colours = { $colours ->
    [one] Ce format ({ $format }) n’accepte pas de couleurs, mais cette grille en a { $colours } en plus du fond ; choisissez un autre format, par exemple : { $other }.
   *[other] Ce format ({ $format }) n’accepte pas de couleurs, mais cette grille en a { $colours } en plus du fond ; choisissez un autre format, par exemple : { $other }.
}
no-picture = La solution n’est pas connue ; il n’y a donc pas d’image à écrire.
several = Ce format ({ $format }) contient une seule grille, mais il y en a { $puzzles } ; choisissez-en une.
unknown-format = Aucun format ne s’appelle « { $name } ».
