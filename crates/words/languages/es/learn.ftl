lesson-done = Lección { $lesson } de { $lessons } · completada
lesson-so-far = Lección { $lesson } de { $lessons } · { $done } de { $of } ejercicios
# $name: la técnica.
lesson-label = { $name }, { $done } de { $of } ejercicios
a-moment = Un momento…
framed-cell = Tu turno: ¿qué hay en la casilla enmarcada?
same-either-way = { $cells ->
    [one] Tu turno: ¿qué casilla queda igual en los dos casos?
   *[other] Tu turno: ¿qué casillas quedan igual en los dos casos?
}
known-already = Esa casilla ya la conoces.
marked-already = Esa casilla ya está marcada.
right = Correcto.
right-but-another = Correcto, pero este ejercicio pide otra casilla.
that-is-it = ¡Eso es!
can-be-settled = { $settled ->
    [1] Tu turno: ahora se puede determinar una casilla.
   *[other] Tu turno: ahora se pueden determinar { $settled } casillas.
}
find-the-one = Tu turno: ahora se pueden determinar { $settled } casillas. Encuentra la que se determina con esta técnica.
find-those = Tu turno: ahora se pueden determinar { $settled } casillas. Encuentra las { $asked } que se determinan con esta técnica.
could-be = Podría ser
earliest = Hacia el inicio
latest = Hacia el final
no-exercise = No se encontró ningún ejercicio. Pulsa «Otro».
not-made = No se pudo crear el ejercicio. Pulsa «Otro» para volver a intentarlo.
cell-is = { $cell }: { $is }

## In the page.

open-legend = Qué significan los signos
lessons =
    .aria-label = Lecciones
pens =
    .aria-label = Marca
show-me = Muéstramelo
another = Otro
next-lesson = Siguiente lección
