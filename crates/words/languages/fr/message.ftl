message-heading = Message
copy = Copier

all-solutions = Toutes les solutions trouvées contiennent ce message.
clues-not-satisfied = Le QR code est lisible, mais les indices ne sont pas tous respectés.
is-code = L’image est un QR code qui contient ce message.
already-readable = { $unknown ->
    [one] Le QR code est déjà lisible, bien que { $unknown } case soit encore inconnue.
   *[other] Le QR code est déjà lisible, bien que { $unknown } cases soient encore inconnues.
}
