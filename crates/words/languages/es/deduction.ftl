# $run: “el 3”, “el segundo 3”, “el 3 rojo”, “un grupo de 3”; $block: “el bloque de las casillas 4–6”. Ninguno va detrás de
# “de” o “a” (serían “del”, “al”). $cells: “la casilla 4”, “las casillas 4 y 7–9”, “12 casillas más”: sirve en cualquier lugar,
# pero sin concordancia de número.
of-line = { CAPITAL($line) }: { $argument }

coloured-number = { $length } { $colour }
the-run = el { $number }
the-nth-run = el { ordinal } { $number }
ordinal = { NUMBER($nth, type: "ordinal") ->
    [1] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
    [10] décimo
   *[other] { $nth }.º
}
some-run = el grupo
a-run-of = un grupo de { $length }
a-run-of-at-least = un grupo de al menos { $length }
block-at = { $ink ->
    [0] el bloque de { $cells }
   *[other] el bloque { $ink } de { $cells }
}

known-cells = { $cells ->
    [one] 1 casilla determinada
   *[other] { $cells } casillas determinadas
}
further-cells = { $cells ->
    [one] 1 casilla más
   *[other] { $cells } casillas más
}
further-filled = { $cells ->
    [one] 1 casilla más está rellena
   *[other] { $cells } casillas más están rellenas
}
further-empty = { $cells ->
    [one] 1 casilla más está vacía
   *[other] { $cells } casillas más están vacías
}
further-known = { $cells ->
    [one] 1 casilla más está determinada
   *[other] { $cells } casillas más están determinadas
}
cells-are-settled = { $cells ->
    [one] 1 casilla queda determinada
   *[other] { $cells } casillas quedan determinadas
}

why-so = { $why }, así que { $so }.
why-and-so = { $why }. Por tanto, { $so }.
with-what-was-known = Junto con lo que ya se sabía, { $what }.

to-leave-room = para dejar espacio a los demás grupos, { $sentence }
with-empty = descartando { $cells }, { $sentence }
with-empty-and-room = descartando { $cells } y dejando espacio para los demás grupos, { $sentence }
given = teniendo en cuenta { $cells }, { $sentence }
given-and-room = teniendo en cuenta { $cells } y dejando espacio para los demás grupos, { $sentence }

can-only-lie = { $run } solo puede ocupar { $cells }
must-lie-between = { $run } tiene que estar entre las casillas { $first } y { $last }
reaches-no-further = { $run } no pasa de la casilla { $cell }
starts-no-earlier = { $run } no empieza antes de la casilla { $cell }
reaches-and-starts = { $before } no pasa de la casilla { $last } y { $after } no empieza antes de la casilla { $first }
last-run-reaches-no-further = el último grupo ({ $number }) no pasa de la casilla { $cell }
first-run-starts-no-earlier = el primer grupo ({ $number }) no empieza antes de la casilla { $cell }

clue-is-zero = su pista es 0, así que todas sus casillas están vacías.

run-takes-all-filled = { $cells ->
    [one] { $run } ocupa la única casilla, así que está rellena.
   *[other] { $run } ocupa las { $cells } casillas, así que están todas rellenas.
}
run-takes-all-coloured = { $cells ->
    [one] { $run } ocupa la única casilla, así que es de color { $colour }.
   *[other] { $run } ocupa las { $cells } casillas, así que todas son de color { $colour }.
}
runs-take-all = { $gaps ->
    [0] los grupos { $runs } ocupan las { $cells } casillas, así que solo hay una manera de colocarlos.
    [one] los grupos { $runs }, con el hueco que los separa, ocupan las { $cells } casillas, así que solo hay una manera de colocarlos.
   *[other] los grupos { $runs }, con los huecos que los separan, ocupan las { $cells } casillas, así que solo hay una manera de colocarlos.
}
many-runs-take-all = { $gaps ->
    [0] sus { $runs } grupos ocupan las { $cells } casillas, así que solo hay una manera de colocarlos.
    [one] sus { $runs } grupos, con el hueco que los separa, ocupan las { $cells } casillas, así que solo hay una manera de colocarlos.
   *[other] sus { $runs } grupos, con los huecos que los separan, ocupan las { $cells } casillas, así que solo hay una manera de colocarlos.
}

all-filled-cells-are-there = { $cells ->
    [one] ya está la única casilla rellena que pide su pista
    [2] ya están las dos casillas rellenas que pide su pista
   *[other] ya están las { $cells } casillas rellenas que pide su pista
}

only-those-are-left = { $cells ->
    [one] su pista pide 1 casilla rellena, y solo queda 1 que no esté vacía
   *[other] su pista pide { $cells } casillas rellenas, y solo hay { $cells } que no estén vacías
}
they-take-its-colours = { $why }. Toman los colores de la pista en su orden, así que { $so }.

so-all-filled = { $why }, así que están todas rellenas.
so-all-coloured = { $why }, así que todas son de color { $colour }.
so-it-covers = { $why }, así que cubre { $cells } esté donde esté.
earliest = si empieza lo antes posible, { $run } ocupa { $cells }.
earliest-because = si empieza lo antes posible, { $run } ocupa { $cells }, porque { $need }.
latest = Si empieza lo más tarde posible, ocupa { $cells }.
latest-because = Si empieza lo más tarde posible, ocupa { $cells }, porque { $need }.
# $run y $runs son solo números: “3”, “3, 1 y 2”.
one-run-needs = { $side ->
    [before] el { $run } y un hueco necesitan { $cells } casillas delante
   *[after] el { $run } y un hueco necesitan { $cells } casillas detrás
}
runs-need = { $side ->
    [before] { $runs }, cada uno con un hueco, necesitan { $cells } casillas delante
   *[after] { $runs }, cada uno con un hueco, necesitan { $cells } casillas detrás
}
many-runs-need = { $side ->
    [before] { $runs } grupos, cada uno con un hueco, necesitan { $cells } casillas delante
   *[after] { $runs } grupos, cada uno con un hueco, necesitan { $cells } casillas detrás
}
both-cover = En los dos casos cubre { $cells }.
both-cover-some-new = { $count ->
    [one] En los dos casos cubre { $cells }; de ellas, { $new } es nueva.
   *[other] En los dos casos cubre { $cells }; de ellas, { $new } son nuevas.
}

clue-has-no = en su pista no hay ningún { $ink }
no-run-of-ink-reaches = { $count ->
    [one] ningún grupo { $ink } llega a { $cells }, así que no es de color { $ink }.
   *[other] ningún grupo { $ink } llega a { $cells }, así que no son de color { $ink }.
}

block-is-all-of = { $block } es { $run } completo
block-is-as-long-as-longest = { $ink ->
    [0] { $block } ya es tan largo como el grupo más largo ({ $length })
   *[other] { $block } ya es tan largo como el grupo { $ink } más largo ({ $length })
}
block-is-complete = { $block } solo puede ser { $run } y está completo
block-is-as-long-as-any = { $block } ya es tan largo como el grupo más largo que puede ser ({ $length })

block-is-start = { $run } tiene que empezar con { $block }
block-is-end = { $run } tiene que terminar con { $block }
block-starts-no-earlier = { $block } está incluido en { $run }, que no empieza antes de la casilla { $cell }
block-ends-no-later = { $block } está incluido en { $run }, que no pasa de la casilla { $cell }
so-too = { $why }, así que también { $so }.
and-so-too = { $why }. Por tanto, también { $so }.

gap = { $ink ->
    [0] el hueco de { $cells } tiene solo { gap-size }
   *[other] el hueco para el color { $ink } de { $cells } tiene solo { gap-size }
}
gap-size = { $size ->
    [one] 1 casilla
   *[other] { $size } casillas
}
gap-too-small-for-run = { gap }, y ahí no cabe { $run }
gap-too-small-for-only-run = { $ink ->
    [0] { gap }, y ahí no cabe { $run }, el único grupo que llega
   *[other] { gap }, y ahí no cabe { $run }, el único grupo { $ink } que llega
}
gap-too-small-for-runs = { gap }, y ahí no caben los grupos de { $length } que llegan
gap-too-small-for-longer-runs = { gap }, y ahí no cabe ninguno de los grupos que llegan, todos de { $length } o más

blocks-would-be-too-long = si la casilla { $cell } estuviera rellena, los bloques de { $blocks } formarían un grupo de { $length }, más largo que cualquier grupo posible ahí
blocks-would-be-too-long-of-colour = si la casilla { $cell } fuera de color { $colour }, los bloques de { $blocks } formarían un grupo de { $length }, más largo que cualquier grupo posible ahí
blocks-are-not-one-run = { $ink ->
    [0] los bloques de { $blocks } no pueden ser los dos de un mismo grupo
   *[other] los bloques de { $blocks } no pueden ser los dos de un mismo grupo { $ink }
}

blocks-belong-to-only-run = { $ink ->
    [0] los bloques de { $blocks } están los dos incluidos en { $run }, el único grupo
   *[other] los bloques de { $blocks } están los dos incluidos en { $run }, el único grupo { $ink }
}
block-comes-too-early = { $ink ->
    [0] el bloque de { $block } está demasiado al principio para ser de otro grupo que el primero, { $run }
   *[other] el bloque de { $block } está demasiado al principio para ser de otro grupo { $ink } que el primero, { $run }
}
block-comes-too-late = { $ink ->
    [0] el bloque de { $block } está demasiado al final para ser de otro grupo que el último, { $run }
   *[other] el bloque de { $block } está demasiado al final para ser de otro grupo { $ink } que el último, { $run }
}
# «el anterior a …» llevaría «al»: por eso «que venga antes que».
blocks-belong-between = { $ink ->
    [0] el bloque de { $first } no es de ningún grupo que venga antes que { $run }, ni el de { $second } de ninguno que venga después
   *[other] el bloque de { $first } no es de ningún grupo { $ink } que venga antes que { $run }, ni el de { $second } de ninguno que venga después
}
so-both-are-parts = { $why }. Por tanto, los dos bloques son partes suyas, y { $so }.
blocks-belong-to = los bloques de { $blocks } solo pueden estar incluidos en { $run }

first-would-touch = la casilla { $cell } es la primera que { $run } podría cubrir, pero si empezara ahí, tocaría el bloque de { $block } y sería demasiado largo
last-would-touch = la casilla { $cell } es la última que { $run } podría cubrir, pero si terminara ahí, tocaría el bloque de { $block } y sería demasiado largo

block-is-run = el bloque de { $cells } solo puede ser { $run }.
block-is-part-of-run = el bloque de { $cells } solo puede estar incluido en { $run }.
# “solo el primer 1 puede cubrir la casilla 1, solo el segundo 1 la casilla 3 y solo el 4 la casilla 5”
belongs-to = solo { $run } puede cubrir { $cells }
belongs-to-too = solo { $run } { $cells }
each-belongs = { $each }.
each-belongs-to-one = cada uno de los { $blocks } bloques solo puede ser de un grupo.
so-it-lies = Por tanto, { $lies }, y { $so }.
so-it-lies-and-covers = Por tanto, { $lies }, y cubre { $cells } esté donde esté.
so-it-leaves-empty = Por tanto, { $ends }, y eso deja sin rellenar { $cells }.

whole-and-next = { $block }, y { $next }. Por tanto, { $so }.
no-run-beside = { $side ->
    [before] antes no viene ningún grupo
   *[after] después no viene ningún grupo
}
run-beside-has-same-colour = { $side ->
    [before] el grupo anterior tiene el mismo color
   *[after] el grupo siguiente tiene el mismo color
}
run-beside-is = { $side ->
    [before] el grupo anterior es { $colours }
   *[after] el grupo siguiente es { $colours }
}
run-beside-has-one-of = { $side ->
    [before] el grupo anterior tiene uno de { $colours } colores
   *[after] el grupo siguiente tiene uno de { $colours } colores
}

# Después de un sujeto en singular.
misfit = { $misfit ->
    [crowds] no deja espacio a los demás
    [crowds-or-not] no cabe o no deja espacio a los demás
    [none] no cabe
    [covers] cubriría una casilla vacía
    [touches] tocaría una casilla rellena
   *[either] cubriría una casilla vacía o tocaría una rellena
}
run-misfits = { $run } { misfit }
only-two-runs-reach = solo { $one } y { $other } llegan a { $cells }, pero, puestos ahí, { $first }, y { $second }
only-two-runs-reach-alike = solo { $one } y { $other } llegan a { $cells }, pero, puesto ahí, cualquiera de los dos { misfit }
only-run-reaches = { $ink ->
    [0] { $run } es el único grupo que llega a { $cells }, pero, puesto ahí, { misfit }
   *[other] { $run } es el único grupo { $ink } que llega a { $cells }, pero, puesto ahí, { misfit }
}
any-run-put = { $ink ->
    [0] cualquier grupo puesto en { $cells } { misfit }
   *[other] cualquier grupo { $ink } puesto en { $cells } { misfit }
}

layouts-were-compared = aquí no basta ninguna regla sencilla. En todas las colocaciones, { $so }.
layouts-that-fit-were-compared = aquí no basta ninguna regla sencilla. En todas las colocaciones compatibles con { $cells }, { $so }.
