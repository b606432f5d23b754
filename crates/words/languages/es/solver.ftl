solver = Solucionador
method = Método
order = Orden
positions = Posiciones
skip = Saltar las líneas que no aportan nada nuevo
techniques =
    .aria-label = Técnicas, primero las más difíciles
no-memory = No hay memoria suficiente para la solución.
solver-restarted = El solucionador falló y se reinició. Su trabajo se perdió; pulsa «{ $button }» para volver a intentarlo.
solver-not-started = No se pudo iniciar el solucionador. Recarga la página.
solver-crashed = El solucionador falló.
several-solutions = Este puzle tiene más de una solución.
solution-of = Solución { $number } de { $count }
solution-of-at-least = Solución { $number } de al menos { $count }
solutions-so-far = { $count } soluciones encontradas hasta ahora
exactly-solutions = Exactamente { $count } soluciones
at-least-solutions = Al menos { $count } soluciones
solving = Resolviendo…
cells-supposed = { $cells ->
    [one] 1 casilla supuesta
    [many] { $cells } de casillas supuestas
   *[other] { $cells } casillas supuestas
}
dead-ends = { $count ->
    [one] 1 callejón sin salida
    [many] { $count } de callejones sin salida
   *[other] { $count } callejones sin salida
}
cores = { $cores ->
    [one] 1 núcleo
   *[other] { $cores } núcleos
}
stopped = Detenido.
stopped-without-puzzle = Detenido. Elige un ejemplo o pega un puzle.
too-large = demasiado grande
too-large-by = { $literals ->
    [one] demasiado grande: 1 literal
    [many] demasiado grande: { $literals } de literales
   *[other] demasiado grande: { $literals } literales
}
formula-size = { $variables ->
    [one] 1 variable
    [many] { $variables } de variables
   *[other] { $variables } variables
}, { $clauses ->
    [one] 1 cláusula
    [many] { $clauses } de cláusulas
   *[other] { $clauses } cláusulas
}, { $literals ->
    [one] 1 literal
    [many] { $literals } de literales
   *[other] { $literals } literales
}
sat-not-needed = El solucionador SAT no hizo falta.
sat-effort = { $conflicts ->
    [0] La fórmula para el solucionador SAT: { $size }. No hubo ningún callejón sin salida.
    [one] La fórmula para el solucionador SAT: { $size }. Hubo 1 callejón sin salida (conflicto).
    [many] La fórmula para el solucionador SAT: { $size }. Hubo { $conflicts } de callejones sin salida (conflictos).
   *[other] La fórmula para el solucionador SAT: { $size }. Hubo { $conflicts } callejones sin salida (conflictos).
}
method-auto = Líneas y luego búsqueda
method-auto-note = Primero las líneas sueltas, después suposiciones donde estas se atascan y por último un solucionador SAT.
method-passes = Pasadas
method-passes-note = Mira todas las filas y después todas las columnas, línea por línea, hasta que nada cambia.
method-constrained = Primero la más restringida
method-constrained-note = Elige siempre la línea con menos colocaciones.
method-simulate = Simulación
method-simulate-note = Supone que una casilla está rellena y después que está vacía, y se queda con lo que vale en los dos casos.
method-human = Como una persona
method-human-note = Elige cada vez el razonamiento más fácil y nombra su técnica. Donde se acaban los razonamientos, busca.
method-sat = SAT
method-sat-note = Pasa el puzle entero a un solucionador SAT como una sola fórmula lógica.
no-person = El programa que resuelve como una persona falló o no se pudo cargar. El método es ahora «Líneas y luego búsqueda».
harder-than-a-person = Es demasiado difícil para que una persona pueda seguirlo.
rating-too-long = Valorarlo llevaría demasiado tiempo.
difficulty-of = Dificultad: { $tier } · { $number } de 100
difficulty-is = Dificultad: { $tier }.
nothing-to-do = No hay nada que hacer.
no-technique-applies = No se puede aplicar ninguna técnica.
arguments-all = { $steps ->
    [one] Basta 1 razonamiento breve. La técnica es «{ $technique }».
   *[other] Bastan { $steps } razonamientos breves. La técnica más difícil es «{ $technique }».
}
arguments-some = { $steps ->
    [one] Los razonamientos breves explican 1 paso, hasta «{ $technique }». Después no se puede aplicar ninguna técnica.
   *[other] Los razonamientos breves explican { $steps } pasos, hasta «{ $technique }». Después no se puede aplicar ninguna técnica.
}
times-needed = { $times } × { $technique }
profile-caption-words = Del primer paso al último. Los pasos más altos son más difíciles.
profile-grey = Gris: más de una línea ofrece un paso siguiente.
profile-violet = Violeta: el paso supone una casilla.
profile-words = La dificultad de principio a fin. Las técnicas más difíciles: { $parts }.
at-the-beginning = al principio «{ $technique }»
in-the-middle = hacia la mitad «{ $technique }»
at-the-end = al final «{ $technique }»
only-one-line = En { $times } de { $count } partes, solo una línea ofrece un paso siguiente.
a-cell-is-supposed = En { $times } de { $count } partes se supone una casilla.

## In the page.

likely = Sombrear las casillas que probablemente están rellenas
shading-warning = En este puzle, el sombreado deja ver casi todo el dibujo.
likely-anyway = Sombrear de todos modos
formula-heading = El puzle como fórmula
save-order = Guardar
    .aria-label = Guardar la fórmula (codificación «Orden»)
save-positions = Guardar
    .aria-label = Guardar la fórmula (codificación «Posiciones»)
proof-heading = Una demostración del resultado
proof-note = Dos archivos para un verificador de demostraciones como drat-trim: una fórmula y la demostración de que no tiene solución.
save-proof-formula = Guardar la fórmula
save-proof = Guardar la demostración
speed = Velocidad
speed-field =
    .aria-label = Velocidad
slow = lenta
steady = normal
brisk = ágil
fast = rápida
difficulty = Dificultad
words-heading = El tablero en palabras, fila por fila
rows-in-words =
    .aria-label = Filas
