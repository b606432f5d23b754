nothing-drawn = Aún no hay nada dibujado
draw-on-the-board = Dibuja en el tablero y las pistas aparecerán al lado. Aquí leerás si tu puzle funciona.
not-available = Ahora no se puede comprobar tu puzle
go-on-drawing = Puedes seguir dibujando: tu dibujo está guardado. Para que se vuelva a comprobar, recarga la página.
one-solution = Una sola solución
one-by-lines = Una sola solución, sin adivinar
one-by-suppositions = Una sola solución, pero hacen falta suposiciones
one-by-search = Una sola solución, pero hace falta un programa para encontrarla
rated = { $rating }.
hardest-step = El paso más difícil: «{ $technique }».
rating = Valorando…
moved = { $before } → { $now }
several-solutions = { $cells ->
    [one] Varias soluciones: difieren en 1 casilla
   *[other] Varias soluciones: difieren en { $cells } casillas
}
change-a-cell = Las casillas marcadas se pueden rellenar de otra manera. Cambia una de ellas o una de al lado.
no-solution = No hay solución
givens-contradict = Las casillas reveladas contradicen las pistas.
searching = Buscando todavía…
settled-by-lines = Línea por línea se determinan { $settled } de { $cells } casillas.
no-second-solution = Hasta ahora no apareció una segunda solución
search-unsettled = { $cells ->
    [one] Ni siquiera una búsqueda larga pudo aclarar si hay otra. Queda 1 casilla sin determinar.
   *[other] Ni siquiera una búsqueda larga pudo aclarar si hay otra. Quedan { $cells } casillas sin determinar.
}

not-started = No se pudo iniciar el programa que comprueba y crea puzles. Recarga la página.
crashed = El programa que comprueba y crea puzles falló y se reinició. Tu dibujo está guardado.
too-much = Esto necesitó demasiada memoria o demasiado tiempo. Tu dibujo sigue igual.
