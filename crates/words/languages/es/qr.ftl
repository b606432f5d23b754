micro = El dibujo es un código Micro QR (M{ $version }).
stance = El dibujo está { $stance }.
as-it-should-be = como debe
inverted = invertido
mirrored = reflejado
turned = girado { $degrees }° en sentido horario
corrected = { $cells ->
    [one] La corrección de errores reparó 1 casilla errónea.
   *[other] La corrección de errores reparó { $cells } casillas erróneas.
}
part = Esta es la parte { $part } de { $of } de un mensaje más largo.
gs1 = El mensaje está en el formato de GS1 (FNC1).
industry = El mensaje está en el formato de un sector (FNC1, indicador { $indicator }).
undeclared = El mensaje se leyó como { $set }. El dibujo no indica su juego de caracteres.
unsupported-set = El dibujo usa un juego de caracteres no admitido (ECI { $number }). Se muestran sus bytes.
malformed = Algunos bytes no significan nada en el juego de caracteres que indica el dibujo. Se muestran como bytes.
unsupported-mode = El mensaje continúa en un modo no admitido (modo { $mode }).
no-text = El dibujo no contiene texto.
