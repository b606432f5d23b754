unread = No se pudo leer este archivo.
saved-as = Guardado como { $file }.
saved = Guardado: { $file }.
