no-hint-here = Aquí no hay ayuda: no se sabe si tus marcas pueden ser correctas.
program-failed = El programa que da las ayudas falló o no se pudo cargar.
press-hint-again = Pulsa «Ayuda» para volver a intentarlo.
look-further-ahead = Aquí hay que pensar más allá.
