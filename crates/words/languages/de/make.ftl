make = Erstellen
frame =
    .aria-label = Gitter: Pfeiltasten bewegen, Leertaste zeichnet, Umschalt + Pfeiltasten zeichnen beim Bewegen, Entf radiert
inks =
    .aria-label = Farbe
side =
    .aria-label = Erstellen
untitled = Ohne Titel
board-words = { $givens ->
    [0] Gitter mit { $size } Kästchen: { $filled } gefüllt
   *[other] Gitter mit { $size } Kästchen: { $filled } gefüllt, { $givens } vorgegeben
}
point-at-a-cell = Zeige auf ein Kästchen, um hier seine Hinweise zu sehen.
cell-is-given = { $cell }, vorgegeben
looking = Wird gesucht …
colour-count = { $colours ->
    [one] 1 Farbe
   *[other] { $colours } Farben
}

## In the page.

tagline = Erstelle ein Rätsel, das sicher aufgeht.
talk =
    .aria-label = Ergebnis
open-keys =
    .aria-label = Tasten
    .title = Tasten (?)
controls =
    .aria-label = Werkzeuge
tool-pen =
    .title = Stift (P)
tool-pen-name = Stift
tool-line =
    .title = Linie (L)
tool-line-name = Linie
tool-frame =
    .title = Umriss eines Rechtecks (R)
tool-frame-name = Rahmen
tool-block =
    .title = Gefülltes Rechteck (B)
tool-block-name = Rechteck
tool-area =
    .title = Fläche füllen (F)
tool-area-name = Fläche
tool-eraser =
    .title = Radieren (E); auch mit der rechten Maustaste
tool-eraser-name = Radieren
tool-give =
    .title = Vorgegebene Kästchen: von Anfang an bekannt (G)
tool-give-name = Vorgabe
open-message = Nachricht
open-picture = Bild
open-random = Zufall
open-mine = Rätsel
movement =
    .aria-label = Die Bewertung beim Zeichnen
page-title = Erstellen · Nonoscope
no-guessing = Ohne Raten lösbar
