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
    [one] { $cells } case est inconnue ; elle est grise ici.
   *[other] { $cells } cases sont inconnues ; elles sont grises ici.
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
how-to-solve = Les nombres à côté d’une ligne et au-dessus d’une colonne sont ses blocs : autant de cases remplies côte à côte, dans cet ordre, avec au moins une case vide entre deux blocs. Remplissez les cases qui doivent l’être, mettez un point dans celles qui doivent rester vides, et une image apparaît.
how-to-solve-colours = Les nombres à côté d’une ligne et au-dessus d’une colonne sont ses blocs : autant de cases remplies côte à côte, dans cet ordre, avec au moins une case vide entre deux blocs. Des blocs de couleurs différentes peuvent se toucher. Remplissez les cases qui doivent l’être, mettez un point dans celles qui doivent rester vides, et une image apparaît.
solutions-begin = Les solutions commencent à la page { $page }.
size-and-difficulty = { $size }, { $difficulty }
solutions = Solutions
credits = Sources

too-large = L’image aurait { $width } × { $height } pixels ; la limite est de 100 millions, et de { $side } par côté. Choisissez des cases plus petites.
no-memory = Il n’y a pas assez de mémoire pour cette image.
too-many-pixels = Cette image a { $width } × { $height } pixels ; si chaque pixel est une case, la limite est de { $most } × { $most }. Réduisez-la d’abord, sans lissage.
too-many-colours = Cette image a trop de couleurs ; une grille en a au plus { $most } en plus du fond, et chaque pixel est une case. Réduisez d’abord ses couleurs.
damaged = Cette image est endommagée : une partie de son fichier manque ou est fausse.
