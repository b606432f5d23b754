puzzles-heading = Elegir un puzle
close-puzzles = Cerrar
shelf-next = El siguiente para ti
shelf-random = Sorpréndeme
puzzles-record = Tu historial
shelf-size = Tamaño
# También tras «Dificultad».
any = cualquiera
up-to = hasta 10
to = de 11 a 15
up-to-20 = de 16 a 20
to-3 = de 21 a 30
to-4 = de 31 a 40
shelf-tier = Dificultad
gentle = fácil
moderate = normal
tricky = exigente
shelf-colours = Colores
all = todos
black-and-white = blanco y negro
in-colour = en color
shelf-unsolved = Solo sin resolver
loading = Cargando…
shelf-list =
    .aria-label = Puzles
shelf-more = Mostrar más
print-them-as-a = Imprimirlos como cuaderno
book-count = Cuántos
book-print = Por página
two = dos
four = cuatro
one-in-large-print = uno, en letra grande
book-paper = Papel
letter = Carta
make-book = Guardar el cuaderno
book-said = Un PDF con puzles de esta lista elegidos al azar y sus soluciones al final.
examples = Ejemplos
shelf-credits = Los dibujos parten de iconos con licencias libres: <a>sus autores y licencias</a>.
calendar-heading = Puzle del día
close-calendar = Cerrar
solve-today = Resolverlo
previous-month =
    .aria-label = Mes anterior
next-month =
    .aria-label = Mes siguiente
calendar-note = La semana empieza el lunes con un puzle fácil, y cada día es más difícil. ✓ señala los días resueltos.
calendar-record = Tu historial

none = No hay ningún puzle así.
found = { $puzzles ->
    [one] 1 puzle
   *[other] { $puzzles } puzles
}
more = Mostrar { $puzzles } más
coloured = en color
is-solved = resuelto
is-unsolved = sin resolver
unloaded = No se pudo cargar la colección. ¿Tienes conexión a internet?

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
