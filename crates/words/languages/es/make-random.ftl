random-heading = Puzle al azar
random-seed = Semilla
islands = Islas y lagos, con la semilla { $seed }.
creature = Una criatura, con la semilla { $seed }.
ornament = Un ornamento, con la semilla { $seed }.
shapes = Formas, con la semilla { $seed }.
strokes = Trazos de lápiz, con la semilla { $seed }.
mountains = Montañas, con la semilla { $seed }.
closest = No se encontró ningún puzle de esa dificultad. Este es el que más se acerca.
too-many-colours = Un puzle de este tamaño no puede tener tantos colores.

## In the page.

random-tier = Dificultad
random-inks = Colores
give-random = Nuevo puzle
again-heading = Volver a crear un puzle
same-random = Crear este puzle
seed-note = La misma semilla y los mismos ajustes dan el mismo puzle en cualquier dispositivo. Una semilla puede ser cualquier palabra o número.
