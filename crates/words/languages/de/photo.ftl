photo =
    .aria-label = Dein Bild
choose = Wähle einen Screenshot oder das Foto eines Rätsels auf Papier. Nonoscope liest die Hinweise.
reading = Wird gelesen …
reading-long = Wird gelesen … Dieses Bild dauert länger als die meisten. Du kannst warten, ein anderes wählen oder helfen: Setze die Ecken auf die Ecken des Gitters und lass die Hinweise außerhalb.
undecoded = Dein Browser kann diese Art von Bild nicht öffnen. Alle Browser können PNG, JPEG, GIF und WebP öffnen.
no-board = In diesem Bild wurde kein Gitter gefunden. Wenn du eines siehst, setze die Ecken auf die Ecken des Gitters und lass die Hinweise außerhalb.
no-clues = In diesem Bild wurde ein Gitter gefunden, aber daneben waren keine Hinweise zu lesen. Wenn du welche siehst, setze die Ecken auf die Ecken des Gitters.
too-small = Die Zahlen in diesem Bild sind zu klein zum Lesen. Vergrößere die Ansicht, oder nimm das Bild aus der Nähe auf.
numbers-inside = In diesem Bild stehen Zahlen in den Kästchen, wie in Minesweeper und Sudoku. Die Hinweise eines Nonogramms stehen über dem Gitter und links davon. Wenn du dort welche siehst, setze die Ecken auf die Ecken des Gitters.
unclear = Dieses Bild hat Linien und Zahlen, aber sie ergeben nicht eindeutig ein Rätsel. Wenn es eines zeigt, setze die Ecken auf die Ecken des Gitters oder nimm ein größeres, schärferes Bild.
broken = Dieses Bild konnte nicht gelesen werden. Versuche es mit einem, auf dem das Rätsel deutlicher zu sehen ist.
cells = { $columns } × { $rows } Kästchen.
cells-to-count = { $columns } × { $rows } Kästchen. Bitte zähle nach.
little-is-certain = Das meiste davon ist unsicher. Vielleicht zeigt das Bild kein Nonogramm, oder es zeigt es nicht deutlich genug.
doubts = { $numbers ->
    [0] Vergleiche die Hinweise mit dem Bild.
    [1] Eine Zahl ist zweifelhaft: Prüfe sie zuerst.
   *[other] { $numbers } Zahlen sind zweifelhaft: Prüfe sie zuerst.
}
changed = { $numbers ->
    [1] Eine Zahl sieht im Bild anders aus. Sie wurde geändert, damit die Hinweise ein Rätsel ergeben.
   *[other] Einige Zahlen sehen im Bild anders aus. Sie wurden geändert, damit die Hinweise ein Rätsel ergeben.
}
one-solution = Eine Lösung.
several-solutions = Mehrere Lösungen: Vielleicht ist eine Zahl falsch.
no-solution = Keine Lösung: Eine Zahl muss falsch sein.
unchecked = Zu prüfen, ob es nur eine Lösung gibt, würde länger dauern.
clue-of = Hinweis von { $line }
add-row = Zeile nach { $line } hinzufügen
add-column = Spalte nach { $line } hinzufügen
remove-line = { CAPITAL($line) } entfernen
may-be = Die { $read } könnte auch { $others } sein.
is-uncertain = Die { $read } ist nicht sicher.
unread-may-be = Diese Zahl könnte { $others } sein.
unread-is-uncertain = Diese Zahl ist nicht sicher.
no-numbers = Der Hinweis von { $line } muss eine Liste von Zahlen sein.
no-letters = Beim Hinweis von { $line } muss nach jeder Zahl der Buchstabe ihrer Farbe stehen, zum Beispiel { $example }.
colour-totals-differ = Die Zeilen verlangen { $rows } Kästchen der Farbe { $colour }, die Spalten { $columns }. Die Summen müssen gleich sein.
# Nach „Markierte Kästchen“.
cells-as-marks = als meine Markierungen verwenden
cells-as-givens = als Vorgaben verwenden
cells-as-nothing = weglassen

## In the page.

lightbox-heading = Foto einlesen
choose-photo = Bild auswählen
take-photo = Foto aufnehmen
take-pixels = Jedes Pixel als Kästchen nehmen
photo-file =
    .aria-label = Bild eines Rätsels
photo-camera =
    .aria-label = Foto eines Rätsels
you-can-also-paste = Du kannst auch eines einfügen oder hierher ziehen. Es verlässt diese Seite nie.
lightbox-work =
    .aria-label = Bild und Hinweise
corner-1 =
    .aria-label = Ecke oben links; die Pfeiltasten bewegen sie
corner-2 =
    .aria-label = Ecke oben rechts; die Pfeiltasten bewegen sie
corner-3 =
    .aria-label = Ecke unten rechts; die Pfeiltasten bewegen sie
corner-4 =
    .aria-label = Ecke unten links; die Pfeiltasten bewegen sie
corners-advice = Ziehe jede Ecke auf eine Ecke des Gitters oder bewege sie mit den Pfeiltasten. Lass die Hinweise außerhalb.
read-inside = Innerhalb dieser Ecken lesen
copied-inks =
    .aria-label = Farben und ihre Buchstaben
doubts-heading = Prüfe diese zuerst
rows-heading = Zeilen
columns-heading = Spalten
copied-cells = Markierte Kästchen
take-copy = Dieses Rätsel übernehmen
