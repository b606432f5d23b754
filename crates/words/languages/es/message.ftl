message-heading = Mensaje
copy = Copiar

all-solutions = Todas las soluciones encontradas tienen este mensaje.
clues-not-satisfied = El código QR se puede leer, pero no se cumplen todas las pistas.
is-code = El dibujo es un código QR con este mensaje.
already-readable = { $unknown ->
    [one] El código QR ya se puede leer, aunque queda 1 casilla sin determinar.
   *[other] El código QR ya se puede leer, aunque quedan { $unknown } casillas sin determinar.
}
