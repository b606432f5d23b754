message-heading = A partir de un mensaje
smallest-size = el menor posible
level-any = cualquiera
level-15 = 15 % o más
level-25 = 25 % o más
level-30 = 30 %
looking = Buscando una tarjeta…
no-givens = { $size } casillas; ninguna está revelada.
fewest-givens = { $givens ->
    [one] { $size } casillas; 1 casilla revelada, el mínimo posible.
   *[other] { $size } casillas; { $givens } casillas reveladas, el mínimo posible.
}
with-givens = { $givens ->
    [one] { $size } casillas; 1 casilla revelada.
   *[other] { $size } casillas; { $givens } casillas reveladas.
}
changed = { $cells ->
    [one] 1 casilla difiere del código. La corrección de errores la repara.
   *[other] { $cells } casillas difieren del código. La corrección de errores las repara.
}
confirmed = Dos lectores de códigos QR confirmaron el mensaje.
code-reads = Código QR que dice: { $message }
empty = Escribe antes un mensaje.
too-long = El mensaje es demasiado largo para cualquier código QR. Acórtalo.
too-long-for-level = El mensaje es demasiado largo. Acórtalo o elige menos corrección de errores.
too-long-for-size = El mensaje es demasiado largo para este tamaño. Acórtalo o elige un tamaño mayor.

## In the page.

message-about = Crea un puzle cuya solución es un código QR. Quien lo resuelva podrá escanear el código y leer tu mensaje.
message-text = Mensaje o dirección
message-make = Crear la tarjeta
message-another = Crear otra
message-code =
    .aria-label = Código QR
scan-to-check = Escanéalo para comprobarlo.
card-legend = La tarjeta
message-plain = Sin casillas reveladas
message-small = El menor tamaño, con el mínimo de casillas reveladas
message-hard = Sin casillas reveladas y lo más difícil posible
message-level = Corrección de errores
message-spend = Permitir que algunas casillas difieran del código (la corrección de errores las repara)
