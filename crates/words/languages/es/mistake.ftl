at = Línea { $line }, columna { $column }: { $mistake }
and-more = { $more ->
    [one] Y uno más.
   *[other] Y { $more } más.
}
and-many-more = Y muchos más.

no-text = Aquí aún no hay ningún puzle.
too-long = Este texto es demasiado largo: el límite es de { $limit } MiB.
web-page = Esto es el código fuente de una página web, no un puzle. Copia las pistas tal como se ven en la página: una línea por fila, una línea en blanco y una línea por columna.
prose = En este texto no hay pistas. Escribe los números de cada fila en una línea aparte, después una línea en blanco y después una línea por columna.
no-format = No se pudo leer como puzle. Escribe los números de cada fila en una línea aparte, después una línea en blanco y después una línea por columna.
no-puzzle = En este texto no hay ningún puzle. Se esperaba: { $expected }.
other-puzzle = Este es otro tipo de puzle: «{ $kind }». Nonoscope solo lee nonogramas de cuadrícula rectangular.
xml = El XML no es válido: { $what }.

address = Esto es una dirección, pero Nonoscope no abre direcciones.
copy-source = Abre la página, muestra su código fuente en el navegador, cópialo entero y pégalo aquí.
export-there = Abre allí un puzle, expórtalo en uno de los formatos disponibles y pega ese texto.
copy-clues = Ábrela en tu navegador, copia las pistas o el texto del archivo del puzle y pégalo aquí.

not-text = Esto es { $file }, no un texto con un puzle.
image = una imagen ({ $format })
image-or-recording = una imagen o una grabación ({ $format })
zip = un archivo ZIP o un documento de oficina como .xlsx o .docx
office-file = un documento de oficina como .xls o .doc
binary-bitmap = un mapa de bits binario (PBM, P4)
pdf = un archivo PDF
rich-text = un archivo de texto enriquecido (RTF)
compressed = un archivo comprimido ({ $format })
program = un programa
other-file = otra clase de archivo
type-clues = Escribe sus pistas: una línea de números por fila, una línea en blanco y una línea por columna.
copy-from-program = Ábrelo en su propio programa, copia allí las pistas y pégalas.
unpack = Descomprímelo antes y abre después el archivo con el puzle.
save-plain = Guárdalo como PBM sin formato binario (P1).
choose-text = Elige un archivo de texto o pega las pistas.

found = Se encontró «{ $found }»; se esperaba: { $expected }.
text-ends = El texto termina aquí; se esperaba: { $expected }.
line-ends = La línea termina aquí; se esperaba: { $expected }.
should-be = Aquí debe ir { $expected }.
letter-for-digit = «{ $found }» contiene una letra. Quizá deba ser el número { $number }.
maybe-heading = Si es un encabezado, escribe «rows» (filas) o «columns» (columnas).
maybe-remark = Si esta línea no es una pista, bórrala o escribe «#» delante.
word-in-clue = Se encontró «{ $found }»; se esperaba un número. Una pista solo tiene números, por ejemplo «1 3».
number-too-large = Este número es demasiado grande. El límite es { $most }.
not-whole = «{ $number }» no puede ser la longitud de un grupo. Se esperaba un número entero, 0 o más.
hidden-number = La longitud de este grupo está oculta, pero cada grupo necesita su número.
unknown-clue = Falta la pista de la { $line }, pero cada línea necesita la suya. Escribe [] o 0 para una línea sin grupos.

not-closed = El texto termina aquí, pero «{ $open }» en la línea { $line }, columna { $column }, sigue sin cerrar. Falta «{ $missing }».
still-open = Se encontró «{ $found }»; se esperaba: { $expected }, porque «{ $open }» en la línea { $line }, columna { $column }, sigue sin cerrar.
open-quote = La comilla { $quote } que se abre aquí no se cierra en esta línea. Escribe otra donde termine el texto entre comillas.
list-among-numbers = Aquí empieza una lista dentro de otra. Quizá falte antes un corchete de cierre.
one-list-of-clues = { $found ->
    [one] Esto es una sola lista de 1 pista
   *[other] Esto es una sola lista de { $found } pistas
}. Se esperaban dos listas: { $first ->
    [row] una para las filas y otra para las columnas
   *[column] una para las columnas y otra para las filas
}.
two-lists = { $found ->
    [one] Solo hay 1 lista
   *[other] Hay { $found } listas
}. Se esperaban dos listas: { $first ->
    [row] una para las filas y otra para las columnas
   *[column] una para las columnas y otra para las filas
}.
one-axis = { $axis ->
    [row] Hay una lista «columns», pero ninguna lista «rows». Escribe una con las pistas de todas las filas.
   *[column] Hay una lista «rows», pero ninguna lista «columns». Escribe una con las pistas de todas las columnas.
}

random-seed = Esto es una semilla aleatoria. Solo el programa de Tatham puede convertirla en un puzle. Copia de ese programa, en su lugar, el ID de juego que lleva dos puntos.
no-size = Esto parece un ID de juego sin su tamaño. Escribe delante el ancho y el alto, por ejemplo «10x10:».
id-cut-off = El ID de juego termina aquí, tras { $found } de { $expected } pistas; quizá no se copió el final.
comma-for-point = Aquí hay una coma; un ID de juego lleva puntos entre los grupos de una pista, como en 3.2.
too-few-clues = Un puzle de { $width }x{ $height } necesita { $width ->
    [one] 1 columna
   *[other] { $width } columnas
} y { $height ->
    [one] 1 fila
   *[other] { $height } filas
}, { $expected } pistas en total; hay { $found }, y { $missing ->
    [one] falta 1
   *[other] faltan { $missing }
}.
too-many-clues = Un puzle de { $width }x{ $height } necesita { $width ->
    [one] 1 columna
   *[other] { $width } columnas
} y { $height ->
    [one] 1 fila
   *[other] { $height } filas
}, { $expected } pistas en total; hay { $found }, y { $superfluous ->
    [one] sobra 1
   *[other] sobran { $superfluous }
}.
slash-missing = Quizá falte una barra en «{ $clue }», que es demasiado larga para cualquier línea.
slash-too-many = Quizá sobre aquí una barra.
too-many-numbers = La dirección continúa después del final del puzle, que tiene { $width ->
    [one] 1 columna
   *[other] { $width } columnas
} y { $height ->
    [one] 1 fila
   *[other] { $height } filas
}; vuelve a copiar la dirección entera.
page-cut-off = Los números de «var d=[[…]]» están incompletos, o alguien los cambió. Vuelve a copiar todo el código fuente de la página.
address-cut-off = La dirección termina antes de que sus pistas estén completas; quizá se cortó aquí. Vuelve a copiar la dirección entera.

lines = { $axis ->
    [row] El alto indica { $expected ->
        [one] 1 fila
       *[other] { $expected } filas
    }
   *[column] El ancho indica { $expected ->
        [one] 1 columna
       *[other] { $expected } columnas
    }
}, pero hay { $found }.
sides-swapped = Hay { $rows ->
    [one] 1 fila
   *[other] { $rows } filas
} y { $columns ->
    [one] 1 columna
   *[other] { $columns } columnas
}, pero el texto indica { $columns ->
    [one] 1 fila
   *[other] { $columns } filas
} y { $rows ->
    [one] 1 columna
   *[other] { $rows } columnas
}. Intercambia los dos tamaños, o las filas y las columnas si son estas las que están al revés.
other-way-round = Las pistas no encajan en un puzle de { $width ->
    [one] 1 columna
   *[other] { $width } columnas
} y { $height ->
    [one] 1 fila
   *[other] { $height } filas
}, pero sí en uno de { $height ->
    [one] 1 columna
   *[other] { $height } columnas
} y { $width ->
    [one] 1 fila
   *[other] { $width } filas
}; quizá el ancho y el alto estén intercambiados.
odd-lines = Hay un número impar de líneas de pistas, { $found }, pero un puzle cuadrado tiene tantas columnas como filas. Para una línea sin grupos, escribe 0 o nada.
no-rows = No hay pistas para las filas. Escribe una línea por fila, una línea en blanco y una línea por columna.
no-columns = No hay pistas para las columnas. Después de las filas, deja una línea en blanco y escribe una línea por columna.
no-clues-element = { $axis ->
    [row] Este puzle no tiene pistas para las filas; se esperaba <clues type="rows"> con un <line> por fila.
   *[column] Este puzle no tiene pistas para las columnas; se esperaba <clues type="columns"> con un <line> por columna.
}
no-part = { $axis ->
    [row] No hay pistas para las filas. Escribe «{ $heading }» en una línea aparte y, debajo, una línea por fila.
   *[column] No hay pistas para las columnas. Escribe «{ $heading }» en una línea aparte y, debajo, una línea por columna.
}
no-blank-line = { $lines ->
    [one] Hay 1 línea, pero ninguna línea en blanco después de las filas; deja una antes de la primera columna.
   *[other] Hay { $lines } líneas, pero ninguna línea en blanco después de las filas; deja una antes de la primera columna.
}
columns-begin = Quizá las columnas empiecen en la línea { $line }: así encajan todas las pistas.
one-line = Todos los números están en una sola línea. Escribe los números de cada fila en una línea aparte, después una línea en blanco y después una línea por columna.
more-after-puzzle = El puzle está completo antes de esta línea, pero sigue más texto. Borra el texto que no sea del puzle. Si es otro puzle, léelo por separado.
third-block = Aquí empieza un tercer bloque de líneas, pero solo debería haber dos: las filas y, tras una línea en blanco, las columnas. Borra las demás líneas en blanco; si una de ellas representa una línea sin grupos, escribe ahí 0.
empty-part = { $axis ->
    [row] Debajo de este encabezado no hay pistas; escribe ahí una línea por fila, y 0 para cada fila sin grupos.
   *[column] Debajo de este encabezado no hay pistas; escribe ahí una línea por columna, y 0 para cada columna sin grupos.
}
again-for-other = Aquí empieza una segunda parte «{ $heading }»; quizá deba ser «{ $other }».
again = Aquí empieza una segunda parte «{ $heading }», pero solo puede haber una.

row-shape = { $cells ->
    [givens] En esta fila, las casillas reveladas son
    [goal] En esta fila, las casillas de «goal» son
    [saved] En esta fila, las casillas de la imagen guardada son
    [quoted] En esta fila, las casillas de «saved» son
    [list] En esta fila, las casillas de la lista son
   *[picture] En esta fila, las casillas del dibujo son
} { $found }; se esperaban { $expected }.
rows-shape = { $cells ->
    [givens] Las filas de casillas reveladas son
    [goal] Las filas de «goal» son
    [saved] Las filas de la imagen guardada son
    [quoted] Las filas de «saved» son
    [list] Las filas de la lista son
   *[picture] Las filas del dibujo son
} { $found }; se esperaban { $expected }.
cells-shape = { $cells ->
    [givens] Las casillas reveladas son
    [goal] Las casillas de «goal» son
    [saved] Las casillas de la imagen guardada son
    [quoted] Las casillas de «saved» son
    [list] Las casillas de la lista son
   *[picture] Las casillas del dibujo son
} { $found }; se esperaban { $expected }.
numbers-shape = { $found ->
    [one] La lista tiene 1 número; se esperaban { $expected }.
   *[other] La lista tiene { $found } números; se esperaban { $expected }.
}
ragged = { $found ->
    [one] Esta fila tiene 1 casilla, pero las demás tienen { $expected }.
   *[other] Esta fila tiene { $found } casillas, pero las demás tienen { $expected }.
}
givens-overrun = Las casillas reveladas continúan más allá de la última casilla del puzle.
unfinished-picture = Este dibujo tiene casillas sin determinar, así que no se pueden obtener sus pistas. Marca cada una como rellena o vacía, o escribe las pistas y pon el dibujo debajo, bajo una línea «givens».

colour-not-defined = El color «{ $found }» no está definido. Defínelo con { $define }.
no-such-colour = { $count ->
    [one] Aquí no hay ningún color «{ $found }»; el único color es { $known }.
   *[other] Aquí no hay ningún color «{ $found }»; los colores son { $known }.
}
colour-again = «{ $sign }» ya representa otro color; elige un signo distinto para este.
run-without-colour = Este grupo no tiene color; escribe detrás de su número uno de estos signos: { $known }.
run-of-background = Este grupo tiene el color del fondo, pero solo las casillas entre grupos pueden tener ese color.
too-many-colours = Este color ya sobra; un puzle tiene como máximo { $most } además del fondo.
triangle = Esto es un triángulo, media casilla; Nonoscope solo lee puzles en que cada casilla tiene un único color.

clue-too-long = La pista de la { $line } ({ $clue }) necesita al menos { $cells } casillas, pero { $axis ->
    [row] una fila solo tiene { $length }, porque hay { $length ->
        [one] 1 columna
       *[other] { $length } columnas
    }
   *[column] una columna solo tiene { $length }, porque hay { $length ->
        [one] 1 fila
       *[other] { $length } filas
    }
}.
run-apart = Quizá { $run } deba ser { $apart }.
axes-swapped = Las pistas encajan si se intercambian filas y columnas. Quizá estén en el orden equivocado.
totals = { $rows ->
    [one] La única fila pide
   *[other] Las { $rows } filas piden
} en total { $of-rows ->
    [one] 1 casilla rellena
   *[other] { $of-rows } casillas rellenas
}, y { $columns ->
    [one] la única columna,
   *[other] las { $columns } columnas,
} { $of-columns }; los totales tienen que ser iguales.
# $colour: “rojo”.
colour-totals = Casillas de color { $colour } que piden las filas: { $rows ->
    [0] ninguna
   *[other] { $rows }
}; las columnas: { $columns ->
    [0] ninguna
   *[other] { $columns }
}. Las cantidades tienen que ser iguales.
match-if-apart = Coinciden si, en la { $line }, en vez de { $run } va { $apart }.
slip = Probablemente hay un número erróneo o falta alguno. Vuelve a revisar cada pista.
line-missing = { $axis ->
    [row] Quizá falte una fila
   *[column] Quizá falte una columna
}; una línea de { $cells ->
    [one] 1 casilla rellena
   *[other] { $cells } casillas rellenas
} explicaría los totales.
line-too-many = { $axis ->
    [row] Quizá sobre una fila
   *[column] Quizá sobre una columna
}; una línea de { $cells ->
    [one] 1 casilla rellena
   *[other] { $cells } casillas rellenas
} explicaría los totales.
line-missing-or-too-many = { $axis ->
    [row] Quizá falte una fila o sobre una columna
   *[column] Quizá falte una columna o sobre una fila
}; una línea de { $cells ->
    [one] 1 casilla rellena
   *[other] { $cells } casillas rellenas
} explicaría los totales.

xml-namespaces = tiene más espacios de nombres de los que necesita un puzle
xml-attributes = una etiqueta tiene más atributos de los que necesita un puzle
xml-wrong-tag = aquí está abierta «<{ $open }>», y «</{ $close }>» no la cierra; escribe «</{ $open }>» delante
xml-cut-off = termina antes de que se cierren todas las etiquetas; quizá no se copió el final
xml-no-tags = no contiene etiquetas
xml-ampersand = un «&» suelto tiene que ser «&amp;»
xml-entity = no se conoce la entidad «&{ $name };»; escribe el carácter mismo
xml-quote = hay un «<» entre comillas; quizá falte antes una comilla
xml-neither = esto no es una etiqueta ni texto entre etiquetas
xml-character = aparece «{ $found }» donde debería haber «{ $wanted }»
xml-text = aquí falta «{ $wanted }»
xml-space = aquí falta un espacio
xml-bad-character = el carácter { $character } no está permitido
xml-name = esto no es un nombre permitido en XML
xml-same-attribute = la etiqueta tiene dos veces el atributo «{ $name }»
xml-same-namespace = la etiqueta define dos veces el espacio de nombres «{ $name }»
xml-unknown-namespace = el prefijo «{ $name }» no está definido
xml-reserved-namespace = los prefijos «xml» y «xmlns» no se pueden definir
xml-nothing-to-close = aquí se cierra una etiqueta que nunca se abrió
xml-entity-loop = una entidad de aquí se representa a sí misma
xml-declaration = la línea que empieza por «<?xml» tiene que ser la primera
xml-doctype = aquí está mal la parte que empieza por «<!DOCTYPE»
xml-comment = hay un «--» dentro de un comentario
xml-section-end = «]]>» no está permitido entre etiquetas
xml-too-large = tiene más etiquetas de las que necesita un puzle
