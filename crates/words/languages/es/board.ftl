no-hint-here = Aquí no hay ayuda: aún no se sabe si tus marcas pueden ser correctas.
program-failed = El programa que da las ayudas falló o no se pudo cargar.
press-hint-again = Pulsa «Ayuda» para volver a intentarlo.
look-further-ahead = Desde aquí hay que pensar varios pasos por delante.
