row-task = La fila resaltada dice 5 y tiene cinco casillas. Así que todas están rellenas. Rellénalas.
row-done = Esa fila está lista.
gaps-task = Esta fila dice 1 1 1. Con los huecos entre los grupos, ocupa las cinco casillas. Rellena la primera, la tercera y la quinta.
gaps-otherwise = Esta no: es un hueco. Si la rellenas, las casillas de los lados pasan a ser un solo grupo más largo.
gaps-done = Correcto. Ahora los huecos tienen círculos: un círculo quiere decir vacía con seguridad.
column-task = La columna resaltada dice 2 y ya tiene sus dos casillas rellenas. Así que las otras tres están vacías. Pon un círculo en cada una.
column-otherwise = Esta está rellena: es parte del 2. Pon círculos en las casillas sin marca.
column-done = ¡Eso es todo! Las demás líneas se deducen igual. El dibujo es un paraguas.
done = Hecho
step = Paso { $step } de { $steps }
comes-later = { $axis ->
    [row] Esa casilla viene después. Por ahora, quédate en la fila resaltada.
   *[column] Esa casilla viene después. Por ahora, quédate en la columna resaltada.
}
have-already = Esa ya la marcaste.
is-filled = Esta está rellena.
right-more = { $left ->
    [1] Correcto. Falta una.
   *[other] Correcto. Faltan { $left }.
}

## In the page.

greeting =
    .aria-label = Te damos la bienvenida
new-here = <b>¿Es tu primera vez?</b> Cada número es un grupo de casillas rellenas de su fila o columna. Juntos forman un dibujo. Un círculo marca una casilla que está vacía con seguridad. Pulsa «Paso» para mirar, o resuelve tú un puzle pequeño.
greeting-try = Probar un puzle pequeño
small-heading = ¿Qué es un nonograma?
small-subtitle = Un dibujo escondido en números.
what-numbers-say = Cada número es un <b>grupo</b> de casillas rellenas seguidas en su fila o columna. 2 1 quiere decir: un grupo de dos y después un grupo de uno.
what-lies-between = Entre dos grupos hay al menos un <b>hueco</b>. Las casillas fuera de los grupos están vacías.
small-next = Resolver uno fácil
watch-card = Ver la tarjeta de Navidad
small-again = Empezar de nuevo
legend-heading = Qué verás en el tablero
legend-filled = rellena
legend-empty = vacía con seguridad (una cruz, si eliges cruces)
legend-unknown = sin determinar
legend-found = hallada en el último paso
legend-line = la línea del paso actual
legend-rests-on = una casilla en la que se apoya el razonamiento
legend-number = un número del que trata el razonamiento
legend-brackets = un grupo llevado lo más a la izquierda (o arriba) posible, y lo más a la derecha (o abajo): las casillas bajo los dos corchetes están rellenas
legend-supposed = una casilla que el paso supone, para ver qué se deduciría, o una casilla por la que preguntaste
legend-follows = lo que se deduce de la suposición
legend-dots = puntos: cuantos más puntos, más probable es que la casilla esté rellena
legend-pale = un número pálido: el lugar de su grupo ya está determinado
