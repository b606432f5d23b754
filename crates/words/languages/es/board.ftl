no-hint-here = Aquí no hay ayuda: no se sabe si tus marcas pueden ser correctas.
program-failed = El programa que da las ayudas falló o no se pudo cargar.
press-hint-again = Pulsa «Ayuda» para volver a intentarlo.
press-check = Pulsa «Comprobar» para ver qué marcas no pueden ser correctas.
solutions-differ-here = Hay varias soluciones, y aquí es donde difieren.
look-further-ahead = Aquí hay que pensar más allá.
