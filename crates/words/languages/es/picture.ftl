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
    [one] Hay 1 casilla sin determinar, aquí en gris.
   *[other] Hay { $cells } casillas sin determinar, aquí en gris.
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
how-to-solve = Los números junto a una fila y sobre una columna son sus grupos: esa cantidad de casillas rellenas juntas, en este orden, con al menos una casilla vacía entre dos grupos. Rellena las casillas que tienen que estar rellenas, pon un punto en las que tienen que estar vacías y aparecerá un dibujo.
how-to-solve-colours = Los números junto a una fila y sobre una columna son sus grupos: esa cantidad de casillas rellenas juntas, en este orden, con al menos una casilla vacía entre dos grupos. Los grupos de distinto color pueden tocarse. Rellena las casillas que tienen que estar rellenas, pon un punto en las que tienen que estar vacías y aparecerá un dibujo.
solutions-begin = Las soluciones empiezan en la página { $page }.
size-and-difficulty = { $size }, { $difficulty }
solutions = Soluciones
credits = Créditos

too-large = La imagen tendría { $width } × { $height } píxeles; el límite es de 100 millones, y de { $side } por lado. Usa casillas más pequeñas.
no-memory = No hay memoria suficiente para esta imagen.
too-many-pixels = Esta imagen tiene { $width } × { $height } píxeles; si cada píxel es una casilla, el límite es de { $most } × { $most }. Redúcela antes, sin suavizado.
too-many-colours = Esta imagen tiene demasiados colores; un puzle tiene como máximo { $most } además del fondo, y cada píxel es una casilla. Reduce antes sus colores.
damaged = Esta imagen está dañada: una parte del archivo falta o es errónea.
