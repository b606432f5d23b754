# También tras «Dificultad».
any = cualquiera
all = todos
black-and-white = blanco y negro
paper-letter = Carta
examples = Ejemplos
solve-today = Resolverlo
calendar-note = El puzle del lunes es fácil. Día a día, los puzles se hacen más difíciles. ✓ señala los días que ya resolviste.
none = No coincide ningún puzle.
found = { $puzzles ->
    [one] 1 puzle
   *[other] { $puzzles } puzles
}
more = Mostrar { $puzzles } más
coloured = en color
is-solved = resuelto
is-unsolved = sin resolver
unloaded = No se pudieron cargar los puzles. ¿Tienes conexión a internet?
making-book = Creando el cuaderno…
book-failed = No se pudo crear el cuaderno. ¿Tienes conexión a internet?
book-title = { $puzzles ->
    [one] Un nonograma
   *[other] { $puzzles } nonogramas
}
today = { CAPITAL($day) }: { $tier }.
today-unrated = { CAPITAL($day) }.
you-have-solved-it = Ya lo resolviste.
see-it-again = Volver a verlo

## In the page.

puzzles-heading = Elegir un puzle
shelf-next = El siguiente para ti
shelf-random = Sorpréndeme
up-to-10 = hasta 10
up-to-15 = de 11 a 15
up-to-20 = de 16 a 20
up-to-30 = de 21 a 30
up-to-40 = de 31 a 40
shelf-tier = Dificultad
shelf-colours = Colores
in-colour = en color
shelf-unsolved = Solo sin resolver
shelf-list =
    .aria-label = Puzles
shelf-more = Mostrar más
book-heading = Imprimirlos como cuaderno
book-count = Cuántos
book-print = Puzles por página
two-per-page = dos
four-per-page = cuatro
large-print = uno, en letra grande
book-paper = Papel
make-book = Guardar el cuaderno
book-said = Un PDF con puzles de esta lista, elegidos al azar, y sus soluciones al final.
shelf-credits = Los dibujos se basan en iconos con licencias libres: <a>sus autores y licencias</a>.
previous-month =
    .aria-label = Mes anterior
next-month =
    .aria-label = Mes siguiente
