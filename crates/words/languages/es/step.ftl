only-layout-contradicts = { CAPITAL($line) }: su única colocación contradice lo que se sabe.
no-layout-fits = { $layouts ->
    [many] { CAPITAL($line) }: de { $layouts } de colocaciones, ninguna es compatible con lo que se sabe.
   *[other] { CAPITAL($line) }: de { $layouts } colocaciones, ninguna es compatible con lo que se sabe.
}
only-layout = La { $line } tiene una sola colocación.
one-layout-fits = { $layouts ->
    [many] { CAPITAL($line) }: de { $layouts } de colocaciones, solo 1 es compatible con lo que se sabe.
   *[other] { CAPITAL($line) }: de { $layouts } colocaciones, solo 1 es compatible con lo que se sabe.
}
both-layouts-fit = { CAPITAL($line) }: las dos colocaciones son compatibles con lo que se sabe.
all-layouts-fit = { $layouts ->
    [many] { CAPITAL($line) }: hay { $layouts } de colocaciones, y todas son compatibles con lo que se sabe.
   *[other] { CAPITAL($line) }: las { $layouts } colocaciones son compatibles con lo que se sabe.
}
some-layouts-fit = { $layouts ->
    [many] { CAPITAL($line) }: de { $layouts } de colocaciones, { $fitting } son compatibles con lo que se sabe.
   *[other] { CAPITAL($line) }: de { $layouts } colocaciones, { $fitting } son compatibles con lo que se sabe.
}
so-no-solution = Por tanto, el puzle no tiene solución.

# Sujeto: las colocaciones (femenino).
its-cells-are-known = Todas sus casillas están ya determinadas.
fill = { $layouts ->
    [0] Todas rellenan { $filled }.
    [1] Esa colocación rellena { $filled }.
    [2] Las dos rellenan { $filled }.
   *[other] Las { $layouts } rellenan { $filled }.
}
leave-empty = { $layouts ->
    [0] Todas dejan sin rellenar { $empty }.
    [1] Esa colocación deja sin rellenar { $empty }.
    [2] Las dos dejan sin rellenar { $empty }.
   *[other] Las { $layouts } dejan sin rellenar { $empty }.
}
# $filled y $empty: “la casilla 4”, “las casillas 4 y 7–9”.
fill-and-leave-empty = { $layouts ->
    [0] Todas rellenan { $filled } y dejan sin rellenar { $empty }.
    [1] Esa colocación rellena { $filled } y deja sin rellenar { $empty }.
    [2] Las dos rellenan { $filled } y dejan sin rellenar { $empty }.
   *[other] Las { $layouts } rellenan { $filled } y dejan sin rellenar { $empty }.
}
in-these-layouts = { $layouts ->
    [1] Por tanto, { $what }.
    [2] En las dos, { $what }.
   *[other] En todas, { $what }.
}

by-technique = { CAPITAL($line) }, «{ $technique }»: { $what }.

refuted = Si la { $place } quedara como { $state }, { $then }. Por tanto, queda como { $so }.
line-would-fail = la { $line } no se podría completar
suppositions-would-fail = { $suppositions ->
    [one] 1 suposición más no dejaría nada posible
    [many] { $suppositions } de suposiciones más no dejarían nada posible
   *[other] { $suppositions } suposiciones más no dejarían nada posible
}
cells-would-follow = { $cells ->
    [one] se deduciría 1 casilla más, y entonces { $end }
   *[other] se deducirían { $cells } casillas más, y entonces { $end }
}
agreed = Supón que la { $place } está rellena y después que está vacía: en los dos casos, { $what }.
# $colour puede ser también “vacía”.
agreed-of-colour = Supón que marcas la { $place } como { $colour } y después que no: en los dos casos, { $what }.

not-on-paper = Este paso es una búsqueda. No se puede seguir sobre el papel.

# Siempre después de “con”.
supposing = { $suppositions ->
    [1] una suposición más
    [many] { $suppositions } de suposiciones encadenadas
   *[other] { $suppositions } suposiciones encadenadas
}
after-dead-ends = { $dead-ends ->
    [0] sin ningún callejón sin salida
    [one] tras 1 callejón sin salida
    [many] tras { $dead-ends } de callejones sin salida
   *[other] tras { $dead-ends } callejones sin salida
}
supposing-ruled-out-all = Con { supposing } se descartó todo lo demás.
sat-ruled-out-all = El solucionador SAT descartó todo lo demás { after-dead-ends }.
supposing-was-stopped = Con { supposing } no se encontró ninguna solución. Después se detuvo la búsqueda.
sat-was-stopped = El solucionador SAT no encontró ninguna solución { after-dead-ends }. Después se detuvo.
supposing-found-the-only = Con { supposing } se encontró exactamente una solución.
sat-found-the-only = El solucionador SAT encontró exactamente una solución { after-dead-ends }.
supposing-found-one = Con { supposing } se encontró una solución.
sat-found-one = El solucionador SAT encontró una solución { after-dead-ends }.
stopped-before-others = La búsqueda se detuvo antes de poder buscar otras.
supposing-found-all = Con { supposing } se encontraron exactamente { $solutions } soluciones.
sat-found-all = El solucionador SAT encontró exactamente { $solutions } soluciones { after-dead-ends }.
supposing-found-some = Con { supposing } se encontraron { $solutions } soluciones; puede haber más.
sat-found-some = El solucionador SAT encontró { $solutions } soluciones { after-dead-ends }; puede haber más.

it-settles = { $cells ->
    [one] Eso determina la casilla que quedaba.
   *[other] Eso determina las { $cells } casillas que quedaban.
}
they-agree = { $cells ->
    [0] No coinciden en ninguna casilla más.
    [one] Coinciden en 1 casilla más.
   *[other] Coinciden en { $cells } casillas más.
}
