nonogram = Nonograma de { $width } × { $height } casillas
nonograms = { $nonograms } nonogramas
by = De { $author }
numbered = { $number }. { $title }
and-then = { $this } · { $next }
letter-for-colour = { $letter } { $colour }

it-says = Dice: { $message }
pattern = Dibujo de { $width } × { $height } casillas
pattern-in-colours = Dibujo de { $width } × { $height } casillas en { $colours }
unknown-cells-are-grey = { $cells ->
    [one] 1 casilla está sin determinar. Aquí aparece en gris.
   *[other] { $cells } casillas están sin determinar. Aquí aparecen en gris.
}

contents = { $nonograms ->
    [one] 1 nonograma
   *[other] { $nonograms } nonogramas
}
contents-of-size = { $nonograms ->
    [one] 1 nonograma de { $width } × { $height } casillas
   *[other] { $nonograms } nonogramas de { $width } × { $height } casillas
}
contents-of-sizes = { $nonograms } nonogramas de { $width } × { $height } a { $most-width } × { $most-height } casillas
contents-and-difficulty = { $contents }, { $difficulty }
difficulties = de { $least } a { $most }
how-to-solve = Los números junto a una fila y sobre una columna son sus grupos. Cada número dice cuántas casillas rellenas van juntas. Los grupos van en este orden, con al menos una casilla vacía entre cada dos. Rellena las casillas que tienen que estar rellenas, pon un punto en las que tienen que estar vacías y aparecerá un dibujo.
how-to-solve-colours = Los números junto a una fila y sobre una columna son sus grupos. Cada número dice cuántas casillas rellenas van juntas. Los grupos van en este orden. Entre dos grupos del mismo color hay al menos una casilla vacía; los de distinto color pueden tocarse. Rellena las casillas que tienen que estar rellenas, pon un punto en las que tienen que estar vacías y aparecerá un dibujo.
solutions-begin = Las soluciones empiezan en la página { $page }.
size-and-difficulty = { $size }, { $difficulty }
solutions = Soluciones
credits = Créditos

too-large = La imagen tendría { $width } × { $height } píxeles. El límite es de 100 millones de píxeles, y de { $side } por lado. Usa casillas más pequeñas.
no-memory = No hay memoria suficiente para esta imagen.
too-many-pixels = Esta imagen tiene { $width } × { $height } píxeles. Si cada píxel es una casilla, el límite es de { $most } × { $most }. Reduce antes la imagen, sin suavizado.
too-many-colours = Esta imagen tiene demasiados colores. Si cada píxel es una casilla, puede haber como máximo { $most } además del fondo. Reduce antes sus colores.
damaged = Esta imagen está dañada: una parte de su archivo falta o es errónea.
