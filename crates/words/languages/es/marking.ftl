solver-busy = El solucionador sigue trabajando en este puzle. Vuelve a pedirlo en un momento.
no-solution-no-hint = Este puzle no tiene solución, así que no hay ayuda. Quizá haya una pista errónea: el resultado dice más.
nothing-to-show = No hay ayuda para esta posición.
no-tutor = El programa que da las ayudas falló o no se pudo cargar. Pulsa «Ayuda» para volver a intentarlo.
press-check-for-mistakes = Pulsa «Comprobar» para ver qué marcas no pueden ser correctas.
solutions-differ-here = Hay varias soluciones, y aquí es donde difieren.
look-further = Aquí hay que pensar varios pasos por delante. «Ver desde aquí» muestra cómo.
press-of = { $press } de { $presses }
line-cannot-be-right = Las marcas de la { $line } no pueden ser correctas
row-clue = Fila: { $clue }
column-clue = Columna: { $clue }
position-marked = Posición marcada. Prueba algo y después pulsa «Conservar» o «Volver».
another-marked = Posición { $position } marcada. «Volver» regresa primero a ella.
too-many-marked = Hay { $positions } posiciones marcadas. Pulsa «Conservar» o «Volver» antes de marcar otra.
back-at-marked = De vuelta en la posición marcada. «Deshacer» recupera lo que probaste.
back-at = De vuelta en la posición { $position }. «Deshacer» recupera lo que probaste.
kept = Conservado. Lo que probaste ya forma parte de tus marcas.
kept-since = Conservado, como parte de lo que probaste desde la posición { $position }.
marks-are-back = Aquí están tus marcas de la última vez. Pulsa «Borrar todo» para quitarlas.
said-then = { $said }. { $more }
# $place (“fila 3”, “casilla 4 de la fila 3”, “totalidad del tablero”): femenino singular, sin artículo. $state queda invariable
# tras “como” (“como rojo”, “como vacía”) o va entre «…».
something-marked = { $cells ->
    [one] 1 casilla marcada.
   *[other] { $cells } casillas marcadas.
}
solved = Resuelto. Se cumplen todas las pistas.
your-turn = Tu turno. Haz clic en una casilla o tócala para rellenarla; con clic derecho, o si la mantienes pulsada, la marcas como vacía.
your-turn-with-colours = Tu turno. Haz clic en una casilla o tócala para colorearla; con clic derecho, o si la mantienes pulsada, la marcas como vacía.
full-but-wrong = { $count ->
    [one] Todas las casillas están marcadas, pero no se cumple la pista de la { $lines }.
   *[other] Todas las casillas están marcadas, pero no se cumplen las pistas de estas líneas: { $lines }.
}
press-check = Pulsa «Comprobar» para ver qué marcas son erróneas.
many-lines = { $axis ->
    [row] { $count } filas
   *[column] { $count } columnas
}
the-whole-board = totalidad del tablero
look-at = Mira la { $place }.
press-for-technique = Pulsa «Ayuda» otra vez para ver la técnica.
try-technique = Prueba «{ $technique }» en la { $place }.
press-for-argument = Pulsa «Ayuda» otra vez para ver el razonamiento.
try-techniques = Prueba estas técnicas en la { $place }: { $techniques }.
press-for-arguments = Pulsa «Ayuda» otra vez para ver los razonamientos.
press-to-mark = { $cells ->
    [one] Pulsa «Ayuda» otra vez para marcar la casilla.
   *[other] Pulsa «Ayuda» otra vez para marcar las casillas.
}
hint-marked = { $cells ->
    [one] La ayuda marcó 1 casilla.
   *[other] La ayuda marcó { $cells } casillas.
}
hint-excluded = { $cells ->
    [one] La ayuda descartó colores para 1 casilla.
   *[other] La ayuda descartó colores para { $cells } casillas.
}
not-all-right = Tus marcas no pueden ser todas correctas.
some-wrong = { $marks ->
    [one] Una de tus marcas no puede ser correcta.
   *[other] Algunas de tus marcas no pueden ser correctas.
}
press-for-line = Pulsa «Ayuda» otra vez para ver la línea.
look-at-mistake = Mira la { $place }: ahí hay una marca que no puede ser correcta.
press-for-cell = Pulsa «Ayuda» otra vez para ver la casilla.
mark-is-wrong = La marca «{ $state }» de la { $place } no puede ser correcta. Bórrala o vuelve atrás.
mark-is-wrong-beside-others = Si tus demás marcas son correctas, la marca «{ $state }» de la { $place } no puede serlo. Bórrala o vuelve atrás.
back-at-last-right = De vuelta en la última posición en que todas las marcas podían ser correctas. «Deshacer» recupera las posteriores.
wrong-marks-are-gone = Las marcas erróneas ya no están. «Deshacer» las recupera.
nothing-to-check = Este puzle no tiene solución, así que no hay nada que comprobar.
check-solved = Resuelto. Se cumplen todas las pistas.
check-solved-one-of-several = Resuelto. Es una de varias soluciones.
each-but-not-all = Cada marca es posible por sí sola, pero no todas a la vez.
each-of-others-but-not-all = Cada una de las demás es posible por sí sola, pero no todas a la vez.
nothing-is-marked = Aún no hay ninguna marca.
no-mark-is-wrong = Hasta donde se sabe, ninguna marca es errónea.
as-far-as-is-known = Hasta donde se sabe, { $sentence }
# $list: “casilla 5 de la fila 3: tiene que ser «vacía»; …”.
wrong-marks = { $count ->
    [one] 1 marca no puede ser correcta: { $list }.
   *[other] { $count } marcas no pueden ser correctas: { $list }.
}
wrong-mark-and-others = { $mark }; { $others }
and-more-wrong = y { $count } más
must-be = la { $place } (tiene que ser «{ $state }»)
cannot-be = la { $place } (no puede ser «{ $state }»)
all-right = { $marks ->
    [one] Tu marca es correcta.
    [2] Las dos marcas son correctas hasta ahora.
   *[other] Las { $marks } marcas son correctas hasta ahora.
}
right-of-these = { $marks ->
    [one] 1 es correcta.
   *[other] { $marks } son correctas.
}
right-so-far = { $marks ->
    [one] 1 marca es correcta hasta ahora.
   *[other] { $marks } marcas son correctas hasta ahora.
}
possible = { $kind ->
    [marks] { $count ->
        [one] 1 marca es posible. Es correcta en algunas soluciones.
       *[other] { $count } marcas son posibles. Son correctas en algunas soluciones.
    }
    [more] { $count ->
        [one] 1 más es posible. Es correcta en algunas soluciones.
       *[other] { $count } más son posibles. Son correctas en algunas soluciones.
    }
    [others] { $count ->
        [one] 1 de las demás es posible. Es correcta en algunas soluciones.
       *[other] { $count } de las demás son posibles. Son correctas en algunas soluciones.
    }
   *[these] { $count ->
        [one] 1 es posible. Es correcta en algunas soluciones.
       *[other] { $count } son posibles. Son correctas en algunas soluciones.
    }
}
unsettled = { $kind ->
    [others] { $count ->
        [one] 1 de las demás está en una casilla sin determinar.
       *[other] { $count } de las demás están en casillas sin determinar.
    }
   *[these] { $count ->
        [one] 1 está en una casilla sin determinar.
       *[other] { $count } están en casillas sin determinar.
    }
}

## In the page.

clearing-heading = ¿Borrar todas tus marcas?
clearing-note = Puedes deshacerlo.
clear-all = Borrarlas todas
clear-nothing = Conservarlas
