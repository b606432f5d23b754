message-heading = Nachricht
copy = Kopieren
all-solutions = Alle gefundenen Lösungen enthalten diese Nachricht.
clues-not-satisfied = Der QR-Code ist lesbar, aber nicht alle Hinweise sind erfüllt.
is-code = Das Bild ist ein QR-Code mit dieser Nachricht.
already-readable = { $unknown ->
    [one] Der QR-Code ist schon lesbar, obwohl noch 1 Kästchen unbekannt ist.
   *[other] Der QR-Code ist schon lesbar, obwohl noch { $unknown } Kästchen unbekannt sind.
}
