share-unsolved = Rätsel teilen
    .title = Kopiert einen Link zum Rätsel, ohne deine Markierungen
link-copied = Link kopiert. Er öffnet das Rätsel ohne deine Markierungen.
copy-this-link = Kopiere diesen Link:
reads = Darin steht: { $message }
finished-picture = Das fertige Bild von { $title }, { $width } × { $height } Kästchen
solved-announced = Gelöst: { $title }, { $took }.
time-and-help = { $time }, { $help }

## In the page.

finish-picture =
    .aria-label = Das fertige Bild
next-puzzle = Nächstes Rätsel
finish-code = QR-Code
    .title = Zeigt diesen Link als QR-Code
close-finish = Zurück
    .aria-label = Zurück zum Gitter
    .title = Zurück zum Gitter (Esc)
finish-link =
    .aria-label = Link zum Rätsel
