take-heading = Export
link-copied = Kopiert. Mit dem Link kann jemand anders das Rätsel lösen.
link-not-copied = Der Link konnte nicht kopiert werden. Drücke auf „Spielen“ und kopiere ihn dann aus der Adressleiste.
no-works-chosen = Wähle zuerst die Rätsel für das Blatt.
pixels = { $pixels } Pixel

## In the page.

take-solve = Spielen
take-watch = Beim Lösen zusehen
take-link = Link kopieren
take-kind = Format des Bildes
take-picture = Speichern
    .aria-label = Bild speichern
take-solved = Inhalt
the-solution = die Lösung
sheet-heading = Ein Blatt mit mehreren Rätseln
take-works =
    .aria-label = Rätsel für das Blatt
take-no-works = Zeichne zuerst ein paar Rätsel. Sie erscheinen dann hier.
take-per-page = Rätsel pro Seite
take-solutions = Lösungen am Ende, auf dem Kopf
take-sheet = Blatt als PDF speichern
