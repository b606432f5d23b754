random-heading = Zufallsrätsel
random-seed = Startwert
islands = Inseln und Seen, Startwert: { $seed }.
creature = Ein Wesen, Startwert: { $seed }.
ornament = Ein Ornament, Startwert: { $seed }.
shapes = Formen, Startwert: { $seed }.
strokes = Federstriche, Startwert: { $seed }.
mountains = Berge, Startwert: { $seed }.
closest = Kein Rätsel dieser Schwierigkeit gefunden; dieses kommt ihr am nächsten.
too-many-colours = So viele Farben hat kein Rätsel dieser Größe.

## In the page.

random-tier = Schwierigkeit
random-inks = Farben
give-random = Neues Rätsel
again-heading = Ein Rätsel noch einmal erstellen
same-random = Dieses Rätsel erstellen
seed-note = Gleicher Startwert und gleiche Einstellungen ergeben auf jedem Gerät das gleiche Rätsel. Ein Startwert kann jedes Wort und jede Zahl sein.
