nonogram = Nonogramme de { $width } × { $height } cases
nonograms = { $nonograms ->
    [one] { $nonograms } nonogramme
   *[other] { $nonograms } nonogrammes
}
by = Par { $author }
numbered = { $number }. { $title }
and-then = { $this } · { $next }
letter-for-colour = { $letter } { $colour }

it-says = On y lit : { $message }
pattern = Motif de { $width } × { $height } cases
pattern-in-colours = Motif de { $width } × { $height } cases ; couleurs : { $colours }
unknown-cells-are-grey = { $cells ->
    [one] { $cells } case est inconnue. Elle est grise ici.
   *[other] { $cells } cases sont inconnues. Elles sont grises ici.
}

contents = { $nonograms ->
    [one] { $nonograms } nonogramme
   *[other] { $nonograms } nonogrammes
}
contents-of-size = { $nonograms ->
    [one] { $nonograms } nonogramme de { $width } × { $height } cases
   *[other] { $nonograms } nonogrammes de { $width } × { $height } cases
}
contents-of-sizes = { $nonograms ->
    [one] { $nonograms } nonogramme de { $width } × { $height } à { $most-width } × { $most-height } cases
   *[other] { $nonograms } nonogrammes de { $width } × { $height } à { $most-width } × { $most-height } cases
}
contents-and-difficulty = { $contents }, difficulté { $difficulty }
difficulties = { $least } à { $most }
how-to-solve = Les nombres à côté d’une ligne et au-dessus d’une colonne sont ses blocs. Chaque nombre dit combien de cases sont remplies côte à côte. Les blocs se suivent dans cet ordre, avec au moins une case vide entre deux blocs. Remplissez les cases qui doivent l’être, mettez un point dans celles qui doivent rester vides, et une image apparaît.
how-to-solve-colours = Les nombres à côté d’une ligne et au-dessus d’une colonne sont ses blocs. Chaque nombre dit combien de cases sont remplies côte à côte. Les blocs se suivent dans cet ordre, avec au moins une case vide entre deux blocs de la même couleur. Des blocs de couleurs différentes peuvent se toucher. Remplissez les cases qui doivent l’être, mettez un point dans celles qui doivent rester vides, et une image apparaît.
solutions-begin = Les solutions commencent à la page { $page }.
size-and-difficulty = { $size }, { $difficulty }
solutions = Solutions
credits = Sources

too-large = L’image aurait { $width } × { $height } pixels. La limite est de 100 millions de pixels, et de { $side } par côté. Choisissez des cases plus petites.
no-memory = Il n’y a pas assez de mémoire pour cette image.
too-many-pixels = Cette image a { $width } × { $height } pixels. Si chaque pixel est une case, la limite est de { $most } × { $most }. Réduisez d’abord l’image, sans lissage.
too-many-colours = Cette image a trop de couleurs. Si chaque pixel est une case, il peut y en avoir au plus { $most } en plus du fond. Réduisez d’abord leur nombre.
damaged = Cette image est endommagée : une partie de son fichier manque ou est fausse.
