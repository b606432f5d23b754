other-version = Esta versión no puede leer este archivo de la colección.
damaged = Este archivo de la colección está dañado o incompleto.
bad-line = No se puede leer la línea { $line } de este archivo de la colección.
no-title = El puzle { $id } de la colección no tiene título.

drawn-after = Los dibujos se basan en iconos de estas colecciones, con pocas casillas:
credit = { $name }, de { $author } ({ $licence }), { $address }
