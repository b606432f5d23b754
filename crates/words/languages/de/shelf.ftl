any = beliebig
all = alle
black-and-white = schwarz-weiß
paper-letter = US-Letter
examples = Beispiele
solve-today = Lösen
calendar-note = Am Montag ist das Rätsel leicht. Von Tag zu Tag wird es schwerer. ✓ steht an den Tagen, die du gelöst hast.
none = Kein Rätsel passt dazu.
found = { $puzzles ->
    [one] 1 Rätsel
   *[other] { $puzzles } Rätsel
}
more = { $puzzles } weitere zeigen
coloured = farbig
is-solved = gelöst
is-unsolved = ungelöst
unloaded = Die Rätsel konnten nicht geladen werden. Bist du online?
making-book = Das Heft wird erstellt …
book-failed = Das Heft konnte nicht erstellt werden. Bist du online?
book-title = { $puzzles ->
    [1] Ein Nonogramm
   *[other] { $puzzles } Nonogramme
}
today = { $day }: { $tier }.
today-unrated = { $day }.
you-have-solved-it = Du hast es gelöst.
see-it-again = Noch einmal ansehen

## In the page.

puzzles-heading = Rätsel auswählen
shelf-next = Dein nächstes
shelf-random = Überrasche mich
up-to-10 = bis 10
up-to-15 = 11 bis 15
up-to-20 = 16 bis 20
up-to-30 = 21 bis 30
up-to-40 = 31 bis 40
shelf-tier = Schwierigkeit
shelf-colours = Farben
in-colour = farbig
shelf-unsolved = Nur ungelöste
shelf-list =
    .aria-label = Rätsel
shelf-more = Mehr zeigen
book-heading = Als Rätselheft drucken
book-count = Anzahl
book-print = Rätsel pro Seite
two-per-page = zwei
four-per-page = vier
large-print = eines, in Großdruck
book-paper = Papier
make-book = Heft speichern
book-said = Ein PDF mit zufällig ausgewählten Rätseln aus dieser Liste und ihren Lösungen am Ende.
shelf-credits = Die Bilder sind nach Symbolen unter freien Lizenzen gezeichnet: <a>ihre Autoren und Lizenzen</a>.
previous-month =
    .aria-label = Voriger Monat
next-month =
    .aria-label = Nächster Monat
