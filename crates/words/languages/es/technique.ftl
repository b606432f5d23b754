blank-line = línea vacía
blank-line-summary = Una línea cuya pista es 0 está vacía.
blank-line-lesson = La pista es 0: no hay ningún grupo. Así que todas las casillas están vacías; pon un círculo en cada una.

exact-fit = encaje exacto
exact-fit-summary = Los grupos y los huecos entre ellos ocupan toda la línea.
exact-fit-lesson = Cada número es un grupo: esa cantidad de casillas rellenas seguidas. Los grupos van en este orden, con al menos una casilla vacía entre uno y otro. Un nonograma esconde un dibujo tras esos números, con una pista para cada fila y cada columna. Aquí los grupos y los huecos entre ellos necesitan toda la línea, así que solo hay una manera de colocarlos. Rellena los grupos y pon círculos en los huecos.

line-complete = línea completa
line-complete-summary = La línea ya tiene todas sus casillas rellenas, así que el resto está vacío.
line-complete-lesson = La línea ya tiene todas las casillas rellenas de su pista. Así que todas las demás están vacías.

fill-the-rest = rellenar el resto
fill-the-rest-summary = Quedan justo tantas casillas como necesita la pista, así que todas están rellenas.
fill-the-rest-lesson = Cuenta las casillas que aún no están vacías. Si son justo tantas como necesita la pista, todas están rellenas.

overlap = superposición
overlap-summary = Un grupo cubre ciertas casillas esté donde esté.
overlap-lesson = Lleva un grupo lo más a la izquierda posible y después lo más a la derecha. Las casillas que cubre las dos veces están rellenas.

out-of-reach = fuera de alcance
out-of-reach-summary = Una casilla a la que no llega ningún grupo está vacía.
out-of-reach-lesson = Un grupo solo puede extenderse hasta cierto punto hacia cada lado. Una casilla a la que no llega ningún grupo está vacía.

whole-run = grupo completo
whole-run-summary = Las casillas junto a un bloque que es un grupo completo están vacías.
whole-run-lesson = Un bloque son varias casillas rellenas seguidas. Si ya es tan largo como su grupo, las casillas de los lados están vacías.

extend = prolongar
extend-summary = Un bloque cerca de un borde o de una casilla vacía crece hacia el otro lado, porque su grupo necesita el espacio.
extend-lesson = Un bloque cerca de un borde o de una casilla vacía tiene poco espacio por ese lado. Su grupo necesita más, así que crece hacia el otro lado.

gap-too-small = hueco demasiado pequeño
gap-too-small-summary = Un hueco demasiado pequeño para cualquier grupo que pudiera estar ahí está vacío.
gap-too-small-lesson = Mira un tramo entre casillas vacías. Si todos los grupos que podrían estar ahí son más largos, el tramo entero está vacío.

split = separar
split-summary = Dos bloques que no pueden ser un solo grupo tienen una casilla vacía entre ellos.
split-lesson = Entre dos bloques hay una casilla. Si fueran un solo grupo, sería demasiado largo. Así que esa casilla está vacía.

join = unir
join-summary = Dos bloques que tienen que ser un solo grupo tienen casillas rellenas entre ellos.
join-lesson = Dos bloques están cerca uno del otro, y la pista no permite que ahí haya dos grupos. Así que son un solo grupo, y las casillas entre ellos están rellenas.

mercury = mercurio
mercury-summary = Un grupo no puede empezar donde tocaría el bloque siguiente, porque sería demasiado largo.
mercury-lesson = Un bloque está a una distancia del borde igual a la longitud del primer grupo. Si el grupo empezara en el borde, tocaría el bloque y sería demasiado largo. Así que la primera casilla está vacía.

that-run = este bloque es ese grupo
that-run-summary = Si un bloque solo puede ser uno de los grupos, sabes más o menos dónde están ese grupo y los demás.
that-run-lesson = Solo un grupo de la pista puede ser este bloque. Así sabes más o menos dónde está ese grupo, y los demás grupos se quedan fuera de ahí.

colour-neighbours = vecinos de color
colour-neighbours-summary = La casilla junto a un grupo completo está vacía o tiene el color del grupo siguiente.
colour-neighbours-lesson = Entre grupos del mismo color hace falta un hueco, pero los de distinto color pueden tocarse. Así que la casilla junto a un grupo terminado está vacía o tiene el color del grupo siguiente.

no-run-fits = ningún grupo cabe
no-run-fits-summary = Una casilla está vacía si ningún grupo cabe ahí sin quitarles espacio a los demás.
no-run-fits-lesson = Elige una casilla y prueba cada grupo en ella. Si ningún grupo cabe ahí, o si no deja espacio a los demás, la casilla está vacía.

layouts = comparar colocaciones
layouts-summary = Todas las colocaciones de la línea compatibles con lo que se sabe coinciden en una casilla.
layouts-lesson = A veces no sirve ningún razonamiento breve. Entonces prueba todas las maneras de colocar los grupos. Una casilla que queda igual en todas es segura.

edge-logic = lógica de borde
edge-logic-summary = Si esta casilla del borde tuviera el otro valor, las líneas que se cruzan ahí harían fallar la línea siguiente.
edge-logic-lesson = Ninguna línea por sí sola sirve ya. Supón que la casilla enmarcada del borde está rellena, o vacía. Las líneas que se cruzan ahí determinan sus casillas siguientes, y pronto a una línea no le queda espacio. Así que la casilla es lo contrario.

two-way = dos caminos
two-way-summary = Los dos valores de una casilla llevan al mismo valor de otra.
two-way-lesson = Supón que la casilla enmarcada está rellena y mira qué se deduce. Después haz lo mismo con vacía. Una casilla que queda igual las dos veces es segura.

contradiction = contradicción
contradiction-summary = Si una casilla tuviera el otro valor, alguna línea no se podría completar.
contradiction-lesson = Supón que la casilla enmarcada está rellena, o vacía, y mira qué se deduce línea tras línea. Si alguna línea se queda sin manera de colocar sus grupos, la casilla es lo contrario.
