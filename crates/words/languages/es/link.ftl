too-long = Este puzle es demasiado grande para un enlace. Guárdalo como archivo.
text-too-long = Este texto es demasiado largo para ser un enlace a un puzle. Un enlace tiene como máximo { $most } caracteres.
not-a-link = Esto no es un enlace a un puzle. Un enlace así lleva, después de «#», «n1» y muchas letras y cifras.
newer = Este enlace se creó con una versión más reciente de Nonoscope. Recarga la página o actualiza Nonoscope y vuelve a abrir el enlace.
character = Este enlace contiene «{ $character }», pero los enlaces solo llevan letras de A a Z y de a a z, cifras, «-» y «_». Vuelve a copiar el enlace entero.
damaged = Este enlace está dañado: faltan caracteres o algunos son erróneos. Vuelve a copiar el enlace entero.
not-a-puzzle = Las pistas de este enlace no forman un puzle.
