random-heading = Zufallsrätsel
random-seed = Startwert
islands = Inseln und Seen, Startwert: { $seed }.
creature = Ein Wesen, Startwert: { $seed }.
ornament = Ein Ornament, Startwert: { $seed }.
shapes = Formen, Startwert: { $seed }.
strokes = Federstriche, Startwert: { $seed }.
mountains = Berge, Startwert: { $seed }.
closest = Es wurde kein Rätsel dieser Schwierigkeit gefunden. Dieses kommt ihr am nächsten.
too-many-colours = Ein Rätsel dieser Größe kann nicht so viele Farben haben.

## In the page.

random-tier = Schwierigkeit
random-inks = Farben
give-random = Neues Rätsel
again-heading = Ein Rätsel noch einmal erstellen
same-random = Dieses Rätsel erstellen
seed-note = Derselbe Startwert und dieselben Einstellungen ergeben auf jedem Gerät dasselbe Rätsel. Ein Startwert kann jedes Wort und jede Zahl sein.
