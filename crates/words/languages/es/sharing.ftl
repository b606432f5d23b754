share-note = El primer enlace contiene el puzle, tus marcas y el paso actual. El segundo contiene solo el puzle.
print = Imprimir…
drawing = Dibujando…
cannot-copy-pictures = Este navegador no puede copiar imágenes, pero puedes guardar una.
drawing-frames = Dibujando: { $done } de { $of } fotogramas
saved = Guardado: { $name }, { $size } KB.
picture-not-readable = No se pudo leer la imagen. Recarga la página e inténtalo de nuevo.
drawing-not-started = No se pudo iniciar el programa que dibuja. Recarga la página.
not-drawn = No se pudo dibujar la imagen. Prueba con casillas más pequeñas.
drawing-crashed = El programa que dibuja falló y se reinició.
kind-png = Imagen PNG
kind-svg = Dibujo SVG
kind-gif-steps = GIF de los pasos
kind-gif-passes = GIF de las pasadas
kind-html = Página HTML para escanear
kind-a4 = Hoja PDF, A4
kind-letter = Hoja PDF, Carta
kind-letters = Texto: X O .
kind-hashes = Texto: # . ?
kind-crosses = Texto: X y espacio
copied = Copiado
copied-done = Copiado.
copy-by-hand = Selecciona el texto y cópialo a mano
not-copied = No se pudo copiar
link-copied = Copiado. El enlace tiene { $length } caracteres. También está en la barra de direcciones.
link-in-address = El enlace está en la barra de direcciones; cópialo de ahí.
text-copied = { $lines ->
    [one] Copiado: 1 línea de texto.
   *[other] Copiado: { $lines } líneas de texto.
}
text-not-copied = No se pudo copiar el texto.
picture-not-copied = No se pudo copiar la imagen.
unsolved-copied = Copiado. El enlace abre el puzle sin resolver para que lo resuelva otra persona.
copy-this-link = Copia este enlace: { $link }
proving = Demostrando…
several-are-proof = Hay varias soluciones. Dos cualesquiera de ellas lo demuestran.
proof-too-long = Una demostración llevaría aquí demasiado tiempo. Usa la línea de comandos.
left-out = Guardado. Este formato ({ $format }) omite: { $what }.
point-a-camera = Apunta al código con una cámara: su enlace abre el puzle sin tus marcas.
link-too-long = El enlace tiene { $characters } caracteres, pero un código QR que las cámaras puedan leer tiene como máximo { $most }. Copia el enlace.

## In the page.

share-and-save = Compartir y guardar
copy-link = Copiar enlace a esta posición
copy-unsolved = Copiar enlace al puzle sin resolver
show-code = Mostrar como código QR
save-as = Formato del puzle
save-text = Guardar
    .aria-label = Guardar el puzle como archivo
picture-kind = Formato del tablero
save-picture = Guardar
    .aria-label = Guardar el tablero
picture-size = Tamaño de las casillas
pixels-8 = 8 píxeles
pixels-16 = 16 píxeles
pixels-32 = 32 píxeles
pixels-64 = 64 píxeles
picture-speed = Fotogramas por segundo
# Rótulo de una lista con los dos textos que vienen ahora.
picture-state = Contenido de la hoja
unsolved-puzzle = el puzle sin resolver
board-as-it-is = el tablero tal como está
copy-picture = Copiar imagen
copy-text = Copiar texto
stop-drawing = Detener el dibujo
code-heading = Código QR
code-drawing =
    .aria-label = Código QR del enlace
