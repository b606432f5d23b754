other-version = Este archivo de la colección no se puede leer con esta versión.
damaged = Este archivo de la colección está dañado o incompleto.
bad-line = No se puede leer la línea { $line } de este archivo de la colección.
no-title = El puzle { $id } de la colección no tiene título.

drawn-after = Los dibujos parten de iconos de estas colecciones, reducidos a unas pocas casillas:
credit = { $name }, de { $author } ({ $licence }), { $address }
