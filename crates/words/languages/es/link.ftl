too-long = Este puzle es demasiado grande para un enlace; guárdalo como archivo.
text-too-long = Este texto es demasiado largo para ser un enlace a un puzle; los enlaces tienen como máximo { $most } caracteres.
not-a-link = Esto no es un enlace a un puzle. Un enlace así lleva «n1» y muchas letras y cifras después de «#».
newer = Este enlace se creó con una versión más reciente de este programa. Necesitas esa versión para abrirlo.
character = En este enlace aparece «{ $character }», pero los enlaces solo tienen letras de A a Z y de a a z, cifras, «-» y «_»; vuelve a copiar el enlace entero.
damaged = Este enlace está dañado: faltan caracteres o algunos son erróneos; vuelve a copiar el enlace entero.
not-a-puzzle = Las pistas de este enlace no forman un puzle.
