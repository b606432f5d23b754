mine-heading = Mis puzles
work = { $title }, { $size }
delete = Eliminar
delete-work = Eliminar { $work }
deleted = Eliminado: { $work }.
gone = Ese puzle ya no existe.
not-kept = Este navegador no puede guardar tu dibujo. Se perderá cuando cierres la página.
changed-elsewhere = Este puzle se cambió en otra pestaña. Tu versión se guardó como un puzle aparte.
no-picture = Ese puzle no tiene solución, o se tardaría demasiado en encontrar una. Por eso no hay dibujo con el que empezar.
watch-unreadable = No se puede leer el puzle que está en «Ver».
not-read = No se pudo leer el puzle. Recarga la página e inténtalo de nuevo.

## In the page.

work-title = Título
work-author = Autor
work-licence = Licencia
new-work = Nuevo
from-board = Copiar de «Ver»
    .title = Empezar con el dibujo del puzle que está en «Ver»
undo-delete = Restaurar
works =
    .aria-label = Mis puzles
no-works = Todo lo que dibujas se guarda en este navegador y aparece aquí.
