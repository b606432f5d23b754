all = todas
all-sizes = todos los tamaños
solved = Resueltos
a-puzzle = Un puzle
some-day = Algún día
today = Hoy
yesterday = Ayer
again = { $name }: { $why }
again-of-kind = { $name } · { $kind }: { $why }
given-up = abandonado
many-hints = muchas ayudas
mistakes = errores
solved-well = bien resuelto
share = Compartir
share-result = Compartir resultado de { $name }
copied-without-picture = Copiado sin el dibujo.
copy-this = Copia esto:{ "\u000A" }{ $result }
puzzles-solved = Puzles resueltos
days-in-a-row = Días seguidos
streak = { $now }, máximo { $longest }
time = Tiempo
hints-given = Ayudas
no-times = Aún no hay tiempos así.
one-time = Solo hay un tiempo así: { $time }.
graph = Los últimos { $count } tiempos: de { $shortest } a { $longest }, el más reciente { $latest }
graph-sentence = { $graph }.
hinted = { $technique }: { $hints ->
    [one] 1 ayuda
   *[other] { $hints } ayudas
}
lesson = Lección
lesson-of = Lección: { $technique }
replay = Ver repetición
replay-of = Ver repetición: { $name }
strokes = { $shown } de { $strokes } trazos
marks-after = Las marcas tras { strokes }
replay-damaged = La repetición está dañada.
not-drawn = No se pudo dibujar la repetición. Inténtalo de nuevo.
no-store = Este navegador no guarda nada de esta página: si la cierras, tu historial se pierde. Expórtalo para conservarlo.
full = En este navegador no queda espacio para tu historial. Por ahora no se perdió nada: expórtalo para ponerlo a salvo.
damaged = Una parte de tu historial estaba dañada.
nothing-yet = Resuelve un puzle y aparecerá aquí: cuánto tardaste, tus mejores tiempos, tus días seguidos y los puzles que conviene volver a probar.
result = Nonoscope
result-of-day = Nonoscope, { $day }
result-of-puzzle = Nonoscope · { $puzzle }
result-of-day-and-puzzle = Nonoscope, { $day } · { $puzzle }
seconds = { $seconds } s
minutes = { $minutes } min
minutes-and-seconds = { $minutes } min { $seconds } s
hours = { $hours } h
hours-and-minutes = { $hours } h { $minutes } min
hints = { $hints ->
    [0] sin ayudas
    [one] 1 ayuda
   *[other] { $hints } ayudas
}
checks = { $checks ->
    [one] 1 comprobación
   *[other] { $checks } comprobaciones
}
up-to-size = hasta { $side } × { $side }
larger-than-size = más de { $side } × { $side }
no-record = Esto no es un historial de Nonoscope, o está todo dañado. Un historial empieza por «nonoscope record».
newer-record = Este historial se creó con una versión más reciente de Nonoscope. Recarga la página para obtenerla e inténtalo de nuevo.
record-too-long = Este historial es demasiado largo: el límite es de { $size } MiB.
only-something-else-new = Ningún puzle resuelto es nuevo, pero hay otras novedades.
nothing-new = No contiene nada nuevo.
new-solves = { $new ->
    [one] Hay 1 puzle resuelto nuevo.
   *[other] Hay { $new } puzles resueltos nuevos.
}
changed-solves = { $changed ->
    [one] Cambió 1 puzle resuelto.
   *[other] Cambiaron { $changed } puzles resueltos.
}
new-and-changed-solves = { $new ->
    [one] Hay 1 puzle resuelto nuevo, y { also-changed }
   *[other] Hay { $new } puzles resueltos nuevos, y { also-changed }
}
also-changed = { $changed ->
    [one] { $changed } cambió.
   *[other] { $changed } cambiaron.
}
damaged-lines = { $damaged ->
    [one] 1 línea está dañada o falta. Se omitió.
   *[other] { $damaged } líneas están dañadas o faltan. Se omitieron.
}
damaged-lines-from = { $damaged ->
    [one] 1 línea está dañada o falta. Se omitió (es la línea { $first }).
   *[other] { $damaged } líneas están dañadas o faltan. Se omitieron (la primera es la línea { $first }).
}

## In the page.

record-heading = Tu historial
again-heading = Volver a resolver
again-note = Con estos necesitaste ayuda o te rendiste. Vuelve a resolverlos y verás cuánto aprendiste.
again-list =
    .aria-label = Puzles para volver a resolver
times-heading = Tiempos
record-tier = Dificultad
record-size = Tamaños en el gráfico
best = Mejor
typical = Habitual
hints-heading = Dónde pediste ayuda
lately-heading = Resueltos hace poco
export-record = Exportar
import-record = Importar…
record-file =
    .aria-label = Archivo con un historial
record-note = Tu historial nunca sale de este navegador, salvo que lo exportes. Si importas el de otro navegador, se suma a este.
replay-position =
    .aria-label = Trazo
save-replay = Guardar como GIF
close-replay = Volver al historial
replay-board =
    .aria-label = Las marcas
