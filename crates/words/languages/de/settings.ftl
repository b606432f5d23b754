language-system = Wie im Browser
dims-certain = Eine Zahl wird grau, sobald ihr Block an der einzigen Stelle gefüllt ist, an die er passt.
dims-by-hand = Klicke oder tippe auf eine Zahl, um sie auszugrauen. Mit der Tastatur: Geh über den Rand des Gitters hinaus zu einer Zahl und drücke Enter.
dims-never = Hinweise werden nie grau.
turns-red = Ein Hinweis wird rot, wenn die Markierungen in seiner Reihe nicht mehr stimmen können.
no-room-to-repeat = In diesem Gitter ist kein Platz dafür: Die Zahlen wären zu klein zum Lesen.
not-in-long-lines = Nicht in Reihen mit mehr als { $cells } Kästchen.

## In the page.

game-heading = Einstellungen
page-heading = Die Seite
game-language = Sprache
theme = Farbschema
game-system = System
game-light = Hell
game-dark = Dunkel
game-large-text = Größere Schrift
game-left-handed = Für Linkshänder <small>Sind die Werkzeuge neben dem Gitter, stehen sie links davon.</small>
board-heading = Das Gitter
empty-mark = Zeichen für leere Kästchen
game-circles = Kreise
game-crosses = Kreuze
game-repeats-clues = Hinweise rechts und unten wiederholen <small></small>
game-locks-zoom = Zoom sperren <small>Fingergesten, Mausrad und Tasten zoomen nicht mehr.</small>
solving-heading = Beim Lösen
dimming = Fertige Hinweise ausgrauen
game-certain = Automatisch
game-by-hand = Von Hand
game-never = Nie
game-cycles = Erneutes Drücken ändert eine Markierung <small>Mit „Füllen“ wird ein gefülltes Kästchen leer und ein leeres unbekannt.</small>
game-fills-in = Reihen automatisch fertigstellen <small>Passen die gefüllten Kästchen einer Reihe zu ihrem Hinweis, werden die übrigen als leer markiert.</small>
game-warns = Vor Fehlern warnen <small></small>
game-points-out = Tipps weisen auf falsche Markierungen hin <small>Kann eine Markierung nicht stimmen, sagt „Tipp“ das zuerst und zeigt dann, wo. Ist das hier aus, sagt „Tipp“ nur, dass es keinen Tipp gibt.</small>
game-measures = Beim Ziehen die Länge zeigen
game-times = Zeit anzeigen
game-asks = Nachfragen, bevor alle Markierungen gelöscht werden
kept-note = Dieser Browser speichert deine Einstellungen.
