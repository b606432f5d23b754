at = Textzeile { $line }, Zeichen { $column }: { $mistake }
# Fehler.
and-more = { $more ->
    [one] Und 1 weiterer.
   *[other] Und { $more } weitere.
}
and-many-more = Und viele weitere.

no-text = Hier ist noch kein Rätsel.
too-long = Dieser Text ist zu lang: Die Grenze liegt bei { $limit } MiB.
web-page = Das ist der Quelltext einer Webseite, kein Rätsel. Kopiere die Hinweise, die auf der Seite zu sehen sind: für jede Zeile eine Textzeile, eine Leerzeile, dann für jede Spalte eine Textzeile.
prose = In diesem Text sind keine Hinweise. Schreibe die Zahlen jeder Zeile in eine eigene Textzeile, dann eine Leerzeile und dann für jede Spalte eine Textzeile.
no-format = Das konnte nicht als Rätsel gelesen werden. Schreibe die Zahlen jeder Zeile in eine eigene Textzeile, dann eine Leerzeile und dann für jede Spalte eine Textzeile.
no-puzzle = In diesem Text ist kein Rätsel. Erwartet: { $expected }.
other-puzzle = Das ist eine andere Art von Rätsel: „{ $kind }“. Nonoscope liest nur Nonogramme auf einem rechteckigen Gitter.
xml = Das XML ist ungültig: { CAPITAL($what) }.

address = Das ist eine Adresse, aber Nonoscope öffnet keine Adressen.
copy-source = Öffne die Seite, lass dir im Browser ihren Quelltext anzeigen, kopiere ihn ganz und füge ihn hier ein.
export-there = Öffne dort ein Rätsel, exportiere es in einem der angebotenen Formate und füge diesen Text hier ein.
copy-clues = Öffne sie im Browser, kopiere die Hinweise oder den Text der Rätseldatei und füge das hier ein.

not-text = Das ist { $file }, kein Text mit einem Rätsel.
image = ein Bild ({ $format })
image-or-recording = ein Bild oder eine Aufnahme ({ $format })
zip = ein ZIP-Archiv oder eine Office-Datei wie .xlsx oder .docx
office-file = eine Office-Datei wie .xls oder .doc
binary-bitmap = eine binäre Bitmap (PBM, P4)
pdf = eine PDF-Datei
rich-text = eine Rich-Text-Datei (RTF)
compressed = eine komprimierte Datei ({ $format })
program = ein Programm
other-file = eine andere Art von Datei
type-clues = Tippe die Hinweise ab: für jede Zeile eine Textzeile mit Zahlen, eine Leerzeile, dann für jede Spalte eine Textzeile.
copy-from-program = Öffne sie in ihrem eigenen Programm, kopiere dort die Hinweise und füge sie hier ein.
unpack = Entpacke sie zuerst und öffne dann die Datei mit dem Rätsel.
save-plain = Speichere sie stattdessen als PBM im Textformat (P1).
choose-text = Wähle eine Textdatei oder füge die Hinweise ein.

found = „{ $found }“ gefunden, erwartet: { $expected }.
text-ends = Der Text endet hier, erwartet: { $expected }.
line-ends = Die Textzeile endet hier, erwartet: { $expected }.
should-be = Hier sollte stehen: { $expected }.
letter-for-digit = „{ $found }“ enthält einen Buchstaben. Vielleicht soll es die Zahl { $number } sein.
maybe-heading = Wenn das eine Überschrift ist, schreibe stattdessen „rows“ oder „columns“.
maybe-remark = Wenn diese Textzeile kein Hinweis ist, lösche sie oder schreibe „#“ davor.
word-in-clue = „{ $found }“ gefunden, erwartet: eine Zahl. Ein Hinweis besteht nur aus Zahlen, zum Beispiel „1 3“.
number-too-large = Diese Zahl ist zu groß. Die Grenze liegt bei { $most }.
not-whole = „{ $number }“ kann nicht die Länge eines Blocks sein. Erwartet: eine ganze Zahl, mindestens 0.
hidden-number = Die Länge dieses Blocks ist verborgen, aber jeder Block braucht seine Zahl.
unknown-clue = Der Hinweis von { $line } fehlt, aber jede Reihe braucht einen. Schreibe [] oder 0 für eine Reihe ohne Blöcke.

not-closed = Der Text endet hier, aber „{ $open }“ in Textzeile { $line }, Zeichen { $column } ist noch offen. Es fehlt „{ $missing }“.
still-open = „{ $found }“ gefunden, erwartet: { $expected }, denn „{ $open }“ in Textzeile { $line }, Zeichen { $column } ist noch offen.
open-quote = Das Anführungszeichen { $quote } hier wird in dieser Textzeile nicht geschlossen. Schreibe noch eines dorthin, wo das Zitat endet.
list-among-numbers = Hier beginnt eine Liste in einer anderen Liste. Vielleicht fehlt davor eine schließende Klammer.
one-list-of-clues = Das ist eine einzige Liste mit { $found ->
    [one] 1 Hinweis
   *[other] { $found } Hinweisen
}. Erwartet: zwei Listen, { $first ->
    [row] eine für die Zeilen und eine für die Spalten
   *[column] eine für die Spalten und eine für die Zeilen
}.
two-lists = { $found ->
    [one] Es gibt nur 1 Liste
   *[other] Es gibt { $found } Listen
}. Erwartet: zwei Listen, { $first ->
    [row] eine für die Zeilen und eine für die Spalten
   *[column] eine für die Spalten und eine für die Zeilen
}.
one-axis = { $axis ->
    [row] Es gibt eine Liste „columns“, aber keine Liste „rows“. Schreibe eine mit den Hinweisen aller Zeilen.
   *[column] Es gibt eine Liste „rows“, aber keine Liste „columns“. Schreibe eine mit den Hinweisen aller Spalten.
}

random-seed = Das ist ein Startwert. Nur Tathams eigenes Programm kann daraus ein Rätsel machen. Kopiere stattdessen aus diesem Programm die Spiel-ID mit einem Doppelpunkt.
no-size = Das sieht aus wie eine Spiel-ID ohne ihre Größe. Schreibe Breite und Höhe davor, zum Beispiel „10x10:“.
id-cut-off = Die Spiel-ID endet hier, nach { $found } von { $expected } Hinweisen. Vielleicht wurde ihr Ende nicht mitkopiert.
comma-for-point = Hier steht ein Komma. In einer Spiel-ID stehen zwischen den Blöcken eines Hinweises Punkte, wie in 3.2.
too-few-clues = Ein Rätsel mit { $width }x{ $height } braucht { $width ->
    [one] 1 Spalte
   *[other] { $width } Spalten
} und { $height ->
    [one] 1 Zeile
   *[other] { $height } Zeilen
}, insgesamt { $expected } Hinweise. Gefunden: { $found }, also { $missing } zu wenig.
too-many-clues = Ein Rätsel mit { $width }x{ $height } braucht { $width ->
    [one] 1 Spalte
   *[other] { $width } Spalten
} und { $height ->
    [one] 1 Zeile
   *[other] { $height } Zeilen
}, insgesamt { $expected } Hinweise. Gefunden: { $found }, also { $superfluous } zu viel.
slash-missing = Vielleicht fehlt in „{ $clue }“ ein Schrägstrich, denn das ist zu lang für jede Reihe.
slash-too-many = Vielleicht ist hier ein Schrägstrich zu viel.
too-many-numbers = Die Adresse geht nach dem Ende des Rätsels weiter, das { $width ->
    [one] 1 Spalte
   *[other] { $width } Spalten
} und { $height ->
    [one] 1 Zeile
   *[other] { $height } Zeilen
} hat. Kopiere die ganze Adresse noch einmal.
page-cut-off = Die Zahlen von „var d=[[…]]“ sind unvollständig, oder jemand hat sie verändert. Kopiere den ganzen Quelltext der Seite noch einmal.
address-cut-off = Die Adresse endet, bevor ihre Hinweise vollständig sind. Vielleicht wurde sie hier abgeschnitten. Kopiere die ganze Adresse noch einmal.

lines = { $axis ->
    [row] Der Höhe nach sind es { $expected ->
        [one] 1 Zeile
       *[other] { $expected } Zeilen
    }
   *[column] Der Breite nach sind es { $expected ->
        [one] 1 Spalte
       *[other] { $expected } Spalten
    }
}, gefunden: { $found }.
sides-swapped = Es gibt { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
} und { $columns ->
    [one] 1 Spalte
   *[other] { $columns } Spalten
}, aber laut Text sind es { $columns ->
    [one] 1 Zeile
   *[other] { $columns } Zeilen
} und { $rows ->
    [one] 1 Spalte
   *[other] { $rows } Spalten
}. Vertausche die beiden Größen, oder vertausche Zeilen und Spalten, falls diese verkehrt herum sind.
other-way-round = Die Hinweise passen nicht zu einem Rätsel mit { $width ->
    [one] 1 Spalte
   *[other] { $width } Spalten
} und { $height ->
    [one] 1 Zeile
   *[other] { $height } Zeilen
}, aber zu einem mit { $height ->
    [one] 1 Spalte
   *[other] { $height } Spalten
} und { $width ->
    [one] 1 Zeile
   *[other] { $width } Zeilen
}. Vielleicht sind Breite und Höhe vertauscht.
odd-lines = Die Zahl der Textzeilen mit Hinweisen ist ungerade ({ $found }), aber ein quadratisches Rätsel hat so viele Spalten wie Zeilen. Schreibe 0 oder nichts für eine Reihe ohne Blöcke.
no-rows = Es gibt keine Hinweise für die Zeilen. Schreibe für jede Zeile eine Textzeile, dann eine Leerzeile und für jede Spalte eine Textzeile.
no-columns = Es gibt keine Hinweise für die Spalten. Lass nach den Zeilen eine Leerzeile und schreibe für jede Spalte eine Textzeile.
no-clues-element = { $axis ->
    [row] Dieses Rätsel hat keine Hinweise für die Zeilen. Erwartet: <clues type="rows"> mit einem <line> für jede Zeile.
   *[column] Dieses Rätsel hat keine Hinweise für die Spalten. Erwartet: <clues type="columns"> mit einem <line> für jede Spalte.
}
no-part = { $axis ->
    [row] Es gibt keine Hinweise für die Zeilen. Schreibe „{ $heading }“ in eine eigene Textzeile und darunter für jede Zeile eine Textzeile.
   *[column] Es gibt keine Hinweise für die Spalten. Schreibe „{ $heading }“ in eine eigene Textzeile und darunter für jede Spalte eine Textzeile.
}
no-blank-line = Es sind { $lines } Textzeilen, aber nach den Zeilen fehlt eine Leerzeile. Füge vor der ersten Spalte eine ein.
columns-begin = Vielleicht beginnen die Spalten in Textzeile { $line }: Dann passen alle Hinweise zusammen.
one-line = Alle Zahlen stehen in einer einzigen Textzeile. Schreibe die Zahlen jeder Zeile in eine eigene Textzeile, dann eine Leerzeile und dann für jede Spalte eine Textzeile.
more-after-puzzle = Oberhalb dieser Textzeile ist das Rätsel vollständig, aber danach folgt noch Text. Lösche, was nicht zum Rätsel gehört. Ist es ein anderes Rätsel, öffne es getrennt.
third-block = Hier beginnt ein dritter Abschnitt, aber es sollten nur zwei sein: die Zeilen, dann eine Leerzeile und die Spalten. Lösche die anderen Leerzeilen. Steht eine davon für eine Reihe ohne Blöcke, schreibe dort 0.
empty-part = { $axis ->
    [row] Unter dieser Überschrift sind keine Hinweise. Schreibe dort für jede Zeile eine Textzeile, und 0 für jede Zeile ohne Blöcke.
   *[column] Unter dieser Überschrift sind keine Hinweise. Schreibe dort für jede Spalte eine Textzeile, und 0 für jede Spalte ohne Blöcke.
}
again-for-other = Hier beginnt ein zweiter Teil „{ $heading }“. Vielleicht soll es „{ $other }“ sein.
again = Hier beginnt ein zweiter Teil „{ $heading }“, aber es kann nur einen geben.

row-shape = { $cells ->
    [givens] Die Vorgaben haben
    [goal] Das Zielbild hat
    [saved] Das gespeicherte Bild hat
    [quoted] „saved“ hat
    [list] Die Liste hat
   *[picture] Das Bild hat
} in dieser Zeile { $found ->
    [one] 1 Kästchen
   *[other] { $found } Kästchen
}, erwartet: { $expected }.
rows-shape = { $cells ->
    [givens] Die Vorgaben haben
    [goal] Das Zielbild hat
    [saved] Das gespeicherte Bild hat
    [quoted] „saved“ hat
    [list] Die Liste hat
   *[picture] Das Bild hat
} { $found ->
    [one] 1 Zeile
   *[other] { $found } Zeilen
}, erwartet: { $expected }.
cells-shape = { $cells ->
    [givens] Die Vorgaben haben
    [goal] Das Zielbild hat
    [saved] Das gespeicherte Bild hat
    [quoted] „saved“ hat
    [list] Die Liste hat
   *[picture] Das Bild hat
} { $found ->
    [one] 1 Kästchen
   *[other] { $found } Kästchen
}, erwartet: { $expected }.
numbers-shape = Die Liste hat { $found ->
    [one] 1 Zahl
   *[other] { $found } Zahlen
}, erwartet: { $expected }.
ragged = Diese Zeile hat { $found ->
    [one] 1 Kästchen
   *[other] { $found } Kästchen
}, aber die anderen haben { $expected }.
givens-overrun = Die Vorgaben gehen über das letzte Kästchen des Rätsels hinaus.
unfinished-picture = Dieses Bild hat unbekannte Kästchen, darum lassen sich seine Hinweise nicht berechnen. Markiere jedes davon als gefüllt oder leer, oder schreibe die Hinweise und darunter das Bild, nach einer Textzeile „givens“.

colour-not-defined = Die Farbe „{ $found }“ ist nicht definiert. So definierst du sie: { $define }.
no-such-colour = Die Farbe „{ $found }“ gibt es hier nicht. { $count ->
    [one] Die einzige Farbe ist { $known }
   *[other] Die Farben sind { $known }
}.
colour-again = „{ $sign }“ steht schon für eine andere Farbe. Wähle für diese ein anderes Zeichen.
run-without-colour = Dieser Block hat keine Farbe. Schreibe hinter seine Zahl eines dieser Zeichen: { $known }.
run-of-background = Dieser Block hat die Farbe des Hintergrunds, aber diese Farbe können nur die Kästchen zwischen den Blöcken haben.
too-many-colours = Das ist eine Farbe zu viel. Ein Rätsel hat höchstens { $most } außer dem Hintergrund.
triangle = Das ist ein Dreieck, ein halbes Kästchen. Nonoscope liest nur Rätsel, in denen jedes Kästchen eine einzige Farbe hat.

clue-too-long = Der Hinweis { $clue } von { $line } braucht mindestens { $cells } Kästchen, aber { $axis ->
    [row] eine Zeile hat nur { $length }, denn so viele Spalten gibt es
   *[column] eine Spalte hat nur { $length }, denn so viele Zeilen gibt es
}.
run-apart = Vielleicht sollte { $run } stattdessen { $apart } heißen.
axes-swapped = Die Hinweise passen, wenn Zeilen und Spalten vertauscht werden. Vielleicht stehen sie in der falschen Reihenfolge.
totals = { $rows ->
    [one] Die eine Zeile verlangt
   *[other] Die { $rows } Zeilen verlangen
} insgesamt { $of-rows ->
    [one] 1 gefülltes Kästchen
   *[other] { $of-rows } gefüllte Kästchen
}, { $columns ->
    [one] die eine Spalte
   *[other] die { $columns } Spalten
} dagegen { $of-columns }. Die Summen müssen gleich sein.
colour-totals = Die Zeilen verlangen { $rows ->
    [0] kein Kästchen
    [one] 1 Kästchen
   *[other] { $rows } Kästchen
} der Farbe { $colour }, die Spalten { $columns ->
    [0] keines
   *[other] { $columns }
}. Die Zahlen müssen gleich sein.
match-if-apart = Sie stimmen überein, wenn die { $run } in { $line } stattdessen { $apart } heißt.
slip = Wahrscheinlich ist eine Zahl falsch oder fehlt. Prüfe jeden Hinweis noch einmal.
line-missing = Vielleicht fehlt { $axis ->
    [row] eine Zeile
   *[column] eine Spalte
}: Eine Reihe mit { $cells ->
    [one] 1 gefüllten Kästchen
   *[other] { $cells } gefüllten Kästchen
} würde die Summen erklären.
line-too-many = Vielleicht gibt es { $axis ->
    [row] eine Zeile
   *[column] eine Spalte
} zu viel: Eine Reihe mit { $cells ->
    [one] 1 gefüllten Kästchen
   *[other] { $cells } gefüllten Kästchen
} würde die Summen erklären.
line-missing-or-too-many = Vielleicht { $axis ->
    [row] fehlt eine Zeile, oder es gibt eine Spalte zu viel
   *[column] fehlt eine Spalte, oder es gibt eine Zeile zu viel
}: Eine Reihe mit { $cells ->
    [one] 1 gefüllten Kästchen
   *[other] { $cells } gefüllten Kästchen
} würde die Summen erklären.

# Nach „Das XML ist ungültig:“, darum ganze Sätze.
xml-namespaces = es hat mehr Namensräume, als ein Rätsel braucht
xml-attributes = ein Tag hat mehr Attribute, als ein Rätsel braucht
xml-wrong-tag = „<{ $open }>“ ist hier offen, und „</{ $close }>“ schließt es nicht; schreibe „</{ $open }>“ davor
xml-cut-off = es endet, bevor alle Tags geschlossen sind; vielleicht wurde sein Ende nicht mitkopiert
xml-no-tags = es enthält keine Tags
xml-ampersand = ein einzelnes „&“ muss „&amp;“ geschrieben werden
xml-entity = die Entität „&{ $name };“ ist nicht bekannt; schreibe das Zeichen selbst
xml-quote = zwischen Anführungszeichen steht „<“; vielleicht fehlt davor ein Anführungszeichen
xml-neither = hier steht weder ein Tag noch Text zwischen Tags
xml-character = hier steht „{ $found }“, wo „{ $wanted }“ stehen sollte
xml-text = hier fehlt „{ $wanted }“
xml-space = hier fehlt ein Leerzeichen
xml-bad-character = das Zeichen { $character } ist nicht erlaubt
xml-name = dieser Name ist in XML nicht erlaubt
xml-same-attribute = das Tag hat das Attribut „{ $name }“ zweimal
xml-same-namespace = das Tag definiert den Namensraum „{ $name }“ zweimal
xml-unknown-namespace = das Präfix „{ $name }“ ist nicht definiert
xml-reserved-namespace = die Präfixe „xml“ und „xmlns“ lassen sich nicht definieren
xml-nothing-to-close = hier wird ein Tag geschlossen, das nie geöffnet wurde
xml-entity-loop = eine Entität steht hier für sich selbst
xml-declaration = die Textzeile, die mit „<?xml“ beginnt, muss die erste sein
xml-doctype = der Teil mit „<!DOCTYPE“ ist hier falsch
xml-comment = in einem Kommentar steht „--“
xml-section-end = „]]>“ ist zwischen Tags nicht erlaubt
xml-too-large = es hat mehr Tags, als ein Rätsel braucht
