share-note = Der erste Link enthält das Rätsel, deine Markierungen und den aktuellen Schritt. Der zweite enthält nur das Rätsel.
print = Drucken …
drawing = Wird gezeichnet …
cannot-copy-pictures = Dieser Browser kann keine Bilder kopieren. Du kannst stattdessen eines speichern.
drawing-frames = Wird gezeichnet: { $done } von { $of } Bildern
saved = { $name } gespeichert, { $size } KB.
picture-not-readable = Das Bild konnte nicht gelesen werden. Bitte lade die Seite neu und versuche es noch einmal.
drawing-not-started = Das Programm, das zeichnet, konnte nicht gestartet werden. Bitte lade die Seite neu.
not-drawn = Das Bild konnte nicht gezeichnet werden. Versuche es mit kleineren Kästchen.
drawing-crashed = Das Programm, das zeichnet, ist abgestürzt und wurde neu gestartet.
kind-png = PNG-Bild
kind-svg = SVG-Zeichnung
kind-gif-steps = GIF der Schritte
kind-gif-passes = GIF der Durchgänge
kind-html = HTML-Seite zum Scannen
kind-a4 = PDF-Blatt, A4
kind-letter = PDF-Blatt, US-Letter
kind-letters = Text: X O .
kind-hashes = Text: # . ?
kind-crosses = Text: X und Leerzeichen
copied = Kopiert
copied-done = Kopiert.
copy-by-hand = Markiere den Text und kopiere ihn von Hand
not-copied = Konnte nicht kopiert werden
link-copied = Kopiert. Der Link hat { $length } Zeichen. Du findest ihn auch in der Adressleiste.
link-in-address = Der Link steht in der Adressleiste. Kopiere ihn von dort.
text-copied = { $lines ->
    [one] Kopiert: 1 Textzeile.
   *[other] Kopiert: { $lines } Textzeilen.
}
text-not-copied = Der Text konnte nicht kopiert werden.
picture-not-copied = Das Bild konnte nicht kopiert werden.
unsolved-copied = Kopiert. Mit dem Link kann jemand anders das ungelöste Rätsel lösen.
copy-this-link = Kopiere diesen Link: { $link }
proving = Wird bewiesen …
several-are-proof = Es gibt mehrere Lösungen. Zwei beliebige davon beweisen das.
proof-too-long = Ein Beweis würde hier zu lange dauern. Nimm dafür die Kommandozeile.
left-out = Gespeichert. In diesem Format ({ $format }) fehlt: { $what }.
point-a-camera = Richte eine Kamera auf den Code: Sein Link öffnet das Rätsel ohne deine Markierungen.
link-too-long = Der Link hat { $characters } Zeichen, aber ein QR-Code, den Kameras lesen können, fasst höchstens { $most }. Kopiere stattdessen den Link.

## In the page.

share-and-save = Teilen und speichern
copy-link = Link zu dieser Position kopieren
copy-unsolved = Link zum ungelösten Rätsel kopieren
show-code = Als QR-Code zeigen
save-as = Format des Rätsels
save-text = Speichern
    .aria-label = Rätsel als Datei speichern
picture-kind = Format des Gitters
save-picture = Speichern
    .aria-label = Gitter speichern
picture-size = Kästchengröße
pixels-8 = 8 Pixel
pixels-16 = 16 Pixel
pixels-32 = 32 Pixel
pixels-64 = 64 Pixel
picture-speed = Bilder pro Sekunde
picture-state = Inhalt des Blatts
unsolved-puzzle = das ungelöste Rätsel
board-as-it-is = das Gitter, wie es ist
copy-picture = Bild kopieren
copy-text = Text kopieren
stop-drawing = Zeichnen stoppen
code-heading = QR-Code
code-drawing =
    .aria-label = QR-Code des Links
