unique-as-given = Exactamente una solución: todas sus casillas están reveladas.
unique-in-passes = { $passes ->
    [one] Exactamente una solución. Línea por línea, basta 1 pasada.
   *[other] Exactamente una solución. Línea por línea, hacen falta { $passes } pasadas.
}
unique-in-looks = { $looks ->
    [one] Exactamente una solución. Línea por línea, basta mirar 1 vez.
   *[other] Exactamente una solución. Línea por línea, hay que mirar { $looks } veces.
}
unique-without-dead-end = Exactamente una solución. El solucionador SAT lo demostró sin un solo callejón sin salida.
unique-proved = Exactamente una solución. Trabajo para la demostración: { $effort }.
unique-beyond-lines = Exactamente una solución. No basta con mirar líneas sueltas: { $effort }.
none = No hay solución.
stuck-at-once = { $cells ->
    [one] Aquí, línea por línea no se determina nada: queda 1 casilla sin determinar.
    [many] Aquí, línea por línea no se determina nada: quedan { $cells } de casillas sin determinar.
   *[other] Aquí, línea por línea no se determina nada: quedan { $cells } casillas sin determinar.
}
stuck-after-looks = { $looks ->
    [one] Línea por línea no se avanza más: después de mirar 1 vez, ninguna línea dice nada nuevo.
   *[other] Línea por línea no se avanza más: después de mirar { $looks } veces, ninguna línea dice nada nuevo.
}
stuck-after-pass = Línea por línea no se avanza más: la pasada { $pass } no encuentra nada nuevo.
cells-remain-unknown = { $cells ->
    [one] Queda 1 casilla sin determinar.
    [many] Quedan { $cells } de casillas sin determinar.
   *[other] Quedan { $cells } casillas sin determinar.
}
there-may-be = Puede haber una solución, varias o ninguna.

at-least = Al menos { $solutions } soluciones.
exactly = Exactamente { $solutions } soluciones.
more-than-one = Más de una solución.
more-than = { $solutions ->
    [many] Más de { $solutions } de soluciones.
   *[other] Más de { $solutions } soluciones.
}
they-differ = { $cells ->
    [one] Difieren en 1 casilla.
    [many] Difieren en { $cells } de casillas.
   *[other] Difieren en { $cells } casillas.
}
the-two-differ = { $cells ->
    [one] Las dos encontradas difieren en 1 casilla.
    [many] Las dos encontradas difieren en { $cells } de casillas.
   *[other] Las dos encontradas difieren en { $cells } casillas.
}
those-found-differ = { $cells ->
    [one] Las encontradas difieren en 1 casilla.
    [many] Las encontradas difieren en { $cells } de casillas.
   *[other] Las encontradas difieren en { $cells } casillas.
}
no-more-are-kept = Para un puzle de este tamaño no se guardan más.

before-more-was-known = Detenido antes de saber si hay más.
before-an-answer = Detenido antes de tener una respuesta.
with-one-found = Detenido con una solución encontrada. Puede haber otras.
before-an-answer-after-steps = { $steps ->
    [one] Detenido tras 1 paso, antes de tener una respuesta.
   *[other] Detenido tras { $steps } pasos, antes de tener una respuesta.
}
with-one-found-after-steps = { $steps ->
    [one] Detenido tras 1 paso, con una solución encontrada. Puede haber otras.
   *[other] Detenido tras { $steps } pasos, con una solución encontrada. Puede haber otras.
}
work-so-far = Trabajo hasta ahora: { $effort }.
formula-too-large = Como fórmula, el puzle es demasiado grande para el solucionador SAT.
no-more-steps = No se guardan más pasos.
too-much-memory = Lo que queda por buscar ocupa más de { $size } MiB de memoria.

# Estos esfuerzos van dentro de los mensajes de arriba.
suppositions = { $suppositions ->
    [one] 1 suposición
    [many] { $suppositions } de suposiciones
   *[other] { $suppositions } suposiciones
}
suppositions-of-tried = { $suppositions ->
    [one] 1 suposición (de { $tried } probadas)
    [many] { $suppositions } de suposiciones (de { $tried } probadas)
   *[other] { $suppositions } suposiciones (de { $tried } probadas)
}
dead-ends = { $dead-ends ->
    [0] una búsqueda sin ningún callejón sin salida
    [one] 1 callejón sin salida del solucionador SAT
    [many] { $dead-ends } de callejones sin salida del solucionador SAT
   *[other] { $dead-ends } callejones sin salida del solucionador SAT
}

# $lines no lleva artículo: “filas 3 y 5 y columna 2”.
many-contradict = { $givens ->
    [yes] { $count } líneas se contradicen entre sí junto con las casillas reveladas, y no sobra ninguna.
   *[no] { $count } líneas se contradicen entre sí, y no sobra ninguna.
}
many-contradict-perhaps-fewer = { $givens ->
    [yes] { $count } líneas se contradicen entre sí junto con las casillas reveladas. Quizá basten menos.
   *[no] { $count } líneas se contradicen entre sí. Quizá basten menos.
}
line-cannot-be-completed = { $givens ->
    [yes] { CAPITAL($lines) }: no se puede completar con las casillas reveladas.
   *[no] { CAPITAL($lines) }: no se puede completar.
}
two-contradict = { $givens ->
    [yes] { CAPITAL($lines) }: se contradicen entre sí junto con las casillas reveladas. Cada una se puede cumplir sin la otra.
   *[no] { CAPITAL($lines) }: se contradicen entre sí. Cada una se puede cumplir sin la otra.
}
several-contradict = { $givens ->
    [yes] { CAPITAL($lines) }: se contradicen entre sí junto con las casillas reveladas. Si se quita una cualquiera de estas { $count } líneas, las demás se pueden cumplir.
   *[no] { CAPITAL($lines) }: se contradicen entre sí. Si se quita una cualquiera de estas { $count } líneas, las demás se pueden cumplir.
}
several-contradict-perhaps-fewer = { $givens ->
    [yes] { CAPITAL($lines) }: se contradicen entre sí junto con las casillas reveladas. Quizá basten menos.
   *[no] { CAPITAL($lines) }: se contradicen entre sí. Quizá basten menos.
}

gentle = fácil
moderate = normal
tricky = exigente
hard = difícil
fiendish = infernal

seeking-contradiction = No hay solución. Buscando el mínimo de líneas que se contradicen entre sí…
searching = No basta con mirar líneas sueltas. Buscando…
searching-for-another = Una solución encontrada hasta ahora. Buscando otra…
searching-for-more = Varias soluciones: { $solutions } encontradas hasta ahora. Buscando más…
marks-lead-nowhere = Estas marcas no llevan a ninguna solución: al menos una es errónea.
unique-in-steps = { $steps ->
    [one] Exactamente una solución. Basta 1 paso, sin adivinar.
   *[other] Exactamente una solución. Hacen falta { $steps } pasos, sin adivinar.
}
arguments-settle-nothing = { $cells ->
    [one] Aquí los razonamientos no determinan nada: queda 1 casilla sin determinar.
    [many] Aquí los razonamientos no determinan nada: quedan { $cells } de casillas sin determinar.
   *[other] Aquí los razonamientos no determinan nada: quedan { $cells } casillas sin determinar.
}
arguments-get-no-further = { $cells ->
    [one] Los razonamientos no llegan más lejos: queda 1 casilla sin determinar.
    [many] Los razonamientos no llegan más lejos: quedan { $cells } de casillas sin determinar.
   *[other] Los razonamientos no llegan más lejos: quedan { $cells } casillas sin determinar.
}
