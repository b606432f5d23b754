greeting =
    .aria-label = Willkommen
# Dahinter der Knopf „greeting-try“.
new-here-each-number = <b>Neu hier?</b> Jede Zahl steht für einen Block aus gefüllten Kästchen in ihrer Zeile oder Spalte. Zusammen ergeben sie ein Bild. Ein Kreis heißt: Dieses Kästchen ist sicher leer. Drücke auf „Schritt“, um zuzusehen, oder
greeting-try = Probiere ein kleines aus
small-heading = Was ist ein Nonogramm?
close-small = Schließen
a-picture-hidden-in = Ein Bild, in Zahlen versteckt.
each-number-is-a = Jede Zahl ist ein <b>Block</b>: so viele gefüllte Kästchen am Stück in ihrer Zeile oder Spalte. 2 1 heißt: erst ein Block mit zwei, dann ein Block mit einem.
there-is-at-least = Zwischen zwei Blöcken ist mindestens eine <b>Lücke</b>. Kästchen außerhalb der Blöcke sind leer.
small-next = Ein leichtes lösen
watch-card = Weihnachtskarte lösen lassen
small-again = Von vorn
what-you-will-see = Was du im Gitter siehst
filled = gefüllt
empty-for-certain-a = sicher leer (ein Kreuz, wenn du Kreuze wählst)
not-known-yet = noch nicht bekannt
found-by-the-last = vom letzten Schritt gefunden
the-line-of-the = die Reihe (Zeile oder Spalte) des aktuellen Schritts
a-cell-that-the = ein Kästchen, auf das sich die Überlegung stützt
a-number-that-the = eine Zahl, um die es in der Überlegung geht
a-run-pushed-as = ein Block, so weit wie möglich nach links (oder oben) und so weit wie möglich nach rechts (oder unten) geschoben: Kästchen unter beiden Klammern sind gefüllt
a-supposed-cell = ein Kästchen, über das der Schritt etwas annimmt, um zu sehen, was daraus folgt; oder ein Kästchen, nach dem du gefragt hast
what-follows-from-the = was aus der Annahme folgt
dots-the-more-there = Punkte: je mehr es sind, desto wahrscheinlicher ist das Kästchen gefüllt
a-pale-number-its = eine blasse Zahl: Ihr Block liegt an seinem endgültigen Platz

row-task = Bei der hervorgehobenen Zeile steht 5, und sie hat fünf Kästchen. Also sind alle gefüllt: Fülle sie.
row-done = Diese Zeile ist fertig.
gaps-task = Bei dieser Zeile steht 1 1 1. Mit je einer Lücke dazwischen braucht das alle fünf Kästchen: Fülle das erste, das dritte und das fünfte.
gaps-otherwise = Dieses nicht: Es ist eine Lücke. Wenn du es füllst, werden seine Nachbarn zu einem längeren Block.
gaps-done = Richtig. In den Lücken stehen jetzt Kreise: Ein Kreis heißt sicher leer.
column-task = Bei der hervorgehobenen Spalte steht 2, und ihre zwei Kästchen sind schon gefüllt. Also sind die anderen drei leer: Setze dort Kreise.
column-otherwise = Dieses ist gefüllt: Es gehört zur 2. Setze Kreise in die Kästchen ohne Markierung.
column-done = Das ist schon alles! Die anderen Reihen ergeben sich genauso. Es ist ein Regenschirm.
done = Fertig
step = Schritt { $step } von { $steps }
comes-later = { $axis ->
    [row] Dieses Kästchen kommt später dran. Bleib erst einmal in der hervorgehobenen Zeile.
   *[column] Dieses Kästchen kommt später dran. Bleib erst einmal in der hervorgehobenen Spalte.
}
have-already = Dieses hast du schon.
is-filled = Dieses ist gefüllt.
right-more = { $left ->
    [1] Richtig. Noch eines.
   *[other] Richtig. Noch { $left }.
}
