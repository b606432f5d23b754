mine-heading = Meine Rätsel
work = { $title }, { $size }
delete = Löschen
delete-work = Löschen: { $work }
deleted = Gelöscht: { $work }.
gone = Dieses Rätsel gibt es nicht mehr.
not-kept = Dieser Browser kann deine Zeichnung nicht speichern. Sie geht verloren, wenn du die Seite schließt.
changed-elsewhere = Dieses Rätsel wurde in einem anderen Tab geändert. Deine Version ist als eigenes Rätsel gespeichert.
no-picture = Dieses Rätsel hat keine Lösung, oder es würde zu lange dauern, eine zu finden. Darum gibt es kein Bild zum Weiterzeichnen.
watch-unreadable = Das Rätsel in „Zusehen“ ist nicht lesbar.
not-read = Das Rätsel konnte nicht gelesen werden. Bitte lade die Seite neu und versuche es noch einmal.

## In the page.

work-title = Titel
work-author = Autor
work-licence = Lizenz
new-work = Neu
from-board = Aus „Zusehen“ kopieren
    .title = Mit dem Bild des Rätsels aus „Zusehen“ anfangen
undo-delete = Wiederherstellen
works =
    .aria-label = Meine Rätsel
no-works = Alles, was du zeichnest, wird in diesem Browser gespeichert und hier aufgelistet.
