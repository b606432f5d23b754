nothing-drawn = Noch nichts gezeichnet
draw-on-the-board = Zeichne im Gitter, dann erscheinen daneben die Hinweise. Hier steht dann, ob dein Rätsel aufgeht.
not-available = Dein Rätsel kann gerade nicht geprüft werden
go-on-drawing = Du kannst weiterzeichnen: Deine Zeichnung ist gespeichert. Damit sie wieder geprüft wird, lade die Seite neu.
one-solution = Eine Lösung
one-by-lines = Eine Lösung, ohne Raten
one-by-suppositions = Eine Lösung, aber nur mit Annahmen
one-by-search = Eine Lösung, aber nur durch eine Computersuche zu finden
rated = { $rating }.
hardest-step = Schwerster Schritt: { $technique }.
rating = Wird bewertet …
moved = { $before } → { $now }
several-solutions = Mehrere Lösungen: Unterschiede in { $cells ->
    [one] 1 Kästchen
   *[other] { $cells } Kästchen
}
change-a-cell = Die markierten Kästchen lassen sich auch anders füllen. Ändere eines davon oder ein benachbartes.
no-solution = Keine Lösung
givens-contradict = Die vorgegebenen Kästchen widersprechen den Hinweisen.
searching = Die Suche läuft noch …
settled-by-lines = Einzelne Reihen bestimmen { $settled } von { $cells } Kästchen.
no-second-solution = Bisher keine zweite Lösung gefunden
search-unsettled = Auch eine lange Suche hat nicht geklärt, ob es noch eine gibt. { $cells } Kästchen sind noch unbekannt.

not-started = Das Programm, das Rätsel prüft und erstellt, konnte nicht gestartet werden. Bitte lade die Seite neu.
crashed = Das Programm, das Rätsel prüft und erstellt, ist abgestürzt und wurde neu gestartet. Deine Zeichnung ist gespeichert.
too-much = Das hat zu viel Speicher oder Zeit gebraucht. Deine Zeichnung ist unverändert.
