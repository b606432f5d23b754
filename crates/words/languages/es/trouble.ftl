copy-details = Copiar detalles
go-on = Continuar
sentence =
    .data-unloaded = No se pudo cargar Nonoscope: falta uno de sus archivos. ¿Tienes conexión a internet?
    .data-retry = Reintentar
    .data-file = Nonoscope no funciona desde un archivo: los navegadores solo inician su programa si la página viene de un servidor web. Ábrelo en la web o sirve esta carpeta con un pequeño servidor web.
    .data-old = No se pudo iniciar Nonoscope. Necesita un navegador reciente con WebAssembly.

## In the page.

close-notice =
    .aria-label = Cerrar este mensaje
trouble-heading = Nonoscope dejó de funcionar
something-went-wrong = Algo salió mal. <span></span>
start-anew = Empezar con el primer puzle
details = Detalles
trouble-details =
    .aria-label = Detalles
trouble =
    .data-says = Tu puzle y tus marcas están guardados.
trouble-making =
    .data-says = Tu dibujo está guardado.
trouble-note =
    .data-unkept = Este navegador no guarda nada de esta página. Los detalles incluyen el texto del cuadro del puzle: cópialos primero.
    .data-copied = Copiado.
    .data-uncopied = Este navegador no pudo copiarlos. Están más abajo.
start-anew-making = Empezar con una hoja en blanco
