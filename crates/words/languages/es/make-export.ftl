take-heading = Exportar
link-copied = Copiado. El enlace abre el puzle para que lo resuelva otra persona.
link-not-copied = No se pudo copiar el enlace. Pulsa «Jugar» y después copia el enlace de la barra de direcciones.
no-works-chosen = Elige antes los puzles para la hoja.
pixels = { $pixels } píxeles

## In the page.

take-solve = Jugar
take-watch = Ver cómo se resuelve
take-link = Copiar enlace
take-kind = Formato de la imagen
take-picture = Guardar
    .aria-label = Guardar la imagen
# Rótulo de una lista: “la solución” o “el puzle sin resolver”.
take-solved = Contenido
the-solution = la solución
sheet-heading = Una hoja con varios puzles
take-works =
    .aria-label = Puzles para la hoja
take-no-works = Dibuja antes algunos puzles. Aparecerán aquí.
take-per-page = Puzles por página
take-solutions = Soluciones al final, boca abajo
take-sheet = Guardar la hoja como PDF
