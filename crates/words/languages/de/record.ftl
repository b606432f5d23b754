all = alle
all-sizes = alle Größen
solved = Gelöst
a-puzzle = Ein Rätsel
some-day = Irgendwann
today = Heute
yesterday = Gestern
again = { $name }: { $why }
again-of-kind = { $name } · { $kind }: { $why }
given-up = aufgegeben
many-hints = viele Tipps
mistakes = Fehler
solved-well = gut gelöst
share = Teilen
share-result = Ergebnis teilen: { $name }
copied-without-picture = Ohne das Bild kopiert.
copy-this = Kopiere das:{ "\u000A" }{ $result }
puzzles-solved = Gelöste Rätsel
days-in-a-row = Tage in Folge
streak = { $now }, Rekord: { $longest }
time = Zeit
hints-given = Tipps
no-times = Es gibt noch keine solchen Zeiten.
one-time = Eine solche Zeit: { $time }.
graph = Die letzten { $count } Zeiten: von { $shortest } bis { $longest }, zuletzt { $latest }
graph-sentence = { $graph }.
hinted = { CAPITAL($technique) }: { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
lesson = Lektion
lesson-of = Lektion: { $technique }
replay = Aufzeichnung
replay-of = Aufzeichnung: { $name }
strokes = { $shown } von { $strokes } Zügen
marks-after = Die Markierungen nach { strokes }
replay-damaged = Diese Aufzeichnung ist beschädigt.
not-drawn = Die Aufzeichnung konnte nicht gezeichnet werden. Versuche es noch einmal.
no-store = Dieser Browser speichert nichts für diese Seite: Wenn du sie schließt, geht deine Statistik verloren. Exportiere sie, um sie zu behalten.
full = Dieser Browser hat keinen Platz mehr für deine Statistik. Noch ist nichts verloren: Exportiere sie, dann ist sie sicher.
damaged = Ein Teil deiner Statistik war beschädigt.
nothing-yet = Löse ein Rätsel, dann erscheint es hier: wie lange es gedauert hat, deine Bestzeiten, deine Tage in Folge und Rätsel, die du noch einmal probieren kannst.
result = Nonoscope
result-of-day = Nonoscope, { $day }
result-of-puzzle = Nonoscope · { $puzzle }
result-of-day-and-puzzle = Nonoscope, { $day } · { $puzzle }
seconds = { $seconds } s
minutes = { $minutes } min
minutes-and-seconds = { $minutes } min { $seconds } s
hours = { $hours } h
hours-and-minutes = { $hours } h { $minutes } min
hints = { $hints ->
    [0] keine Tipps
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
checks = { $checks ->
    [one] 1-mal geprüft
   *[other] { $checks }-mal geprüft
}
up-to-size = bis { $side } × { $side }
larger-than-size = größer als { $side } × { $side }
no-record = Das ist keine Statistik von Nonoscope, oder alles darin ist beschädigt. Eine Statistik beginnt mit „nonoscope record“.
newer-record = Diese Statistik stammt von einer neueren Version von Nonoscope. Lade die Seite neu, um diese Version zu bekommen, und versuche es dann noch einmal.
record-too-long = Diese Statistik ist zu lang: Die Grenze liegt bei { $size } MiB.
only-something-else-new = Neue gelöste Rätsel sind nicht dabei, aber anderes ist neu.
nothing-new = Es ist nichts Neues darin.
new-solves = { $new ->
    [one] 1 gelöstes Rätsel ist neu.
   *[other] { $new } gelöste Rätsel sind neu.
}
changed-solves = { $changed ->
    [one] 1 gelöstes Rätsel hat sich geändert.
   *[other] { $changed } gelöste Rätsel haben sich geändert.
}
new-and-changed-solves = { $new ->
    [one] 1 gelöstes Rätsel ist neu, und { also-changed }
   *[other] { $new } gelöste Rätsel sind neu, und { also-changed }
}
also-changed = { $changed ->
    [one] { $changed } hat sich geändert.
   *[other] { $changed } haben sich geändert.
}
damaged-lines = { $damaged ->
    [one] 1 Textzeile ist beschädigt oder fehlt. Sie wurde ausgelassen.
   *[other] { $damaged } Textzeilen sind beschädigt oder fehlen. Sie wurden ausgelassen.
}
damaged-lines-from = { $damaged ->
    [one] 1 Textzeile ist beschädigt oder fehlt. Sie wurde ausgelassen (Textzeile { $first }).
   *[other] { $damaged } Textzeilen sind beschädigt oder fehlen. Sie wurden ausgelassen (die erste ist Textzeile { $first }).
}

## In the page.

record-heading = Deine Statistik
again-heading = Noch einmal lösen
again-note = Bei diesen hast du Hilfe gebraucht oder aufgegeben. Löse sie noch einmal und sieh, was du gelernt hast.
again-list =
    .aria-label = Rätsel zum erneuten Lösen
times-heading = Zeiten
record-tier = Schwierigkeit
record-size = Größen im Diagramm
best = Bestzeit
typical = Typisch
hints-heading = Wo du Tipps gebraucht hast
lately-heading = Zuletzt gelöst
export-record = Exportieren
import-record = Importieren …
record-file =
    .aria-label = Datei mit einer Statistik
record-note = Deine Statistik verlässt diesen Browser nur, wenn du sie exportierst. Importierst du die Statistik eines anderen Browsers, kommt sie zu dieser hinzu.
replay-position =
    .aria-label = Zug
save-replay = Als GIF speichern
close-replay = Zurück zur Statistik
replay-board =
    .aria-label = Die Markierungen
