take-heading = Exportar
link-copied = Copiado. El enlace abre el puzle para que lo resuelva otra persona.
link-not-copied = No se pudo copiar el enlace. Pulsa «Jugar» y cópialo de la barra de direcciones.
no-works-chosen = Elige antes los puzles para la hoja.
pixels = { $pixels } píxeles

## In the page.

take-solve = Jugar
take-watch = Ver cómo se resuelve
take-link = Copiar enlace
take-kind = Como imagen
take-picture = Guardar
    .aria-label = Guardar la imagen
# Le siguen, en una lista, los dos textos que vienen ahora.
take-solved = Muestra
the-solution = la solución
sheet-heading = Una hoja con varios puzles
take-works =
    .aria-label = Puzles para la hoja
take-no-works = Dibuja antes algunos puzles. Aparecerán aquí.
take-per-page = En cada página
take-solutions = Soluciones al final, boca abajo
take-sheet = Guardar la hoja como PDF
