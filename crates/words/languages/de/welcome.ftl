row-task = Bei der hervorgehobenen Zeile steht 5, und sie hat fünf Kästchen. Also sind alle gefüllt. Fülle sie.
row-done = Diese Zeile ist fertig.
gaps-task = Bei dieser Zeile steht 1 1 1. Mit den Lücken zwischen den Blöcken braucht das alle fünf Kästchen. Fülle das erste, das dritte und das fünfte.
gaps-otherwise = Dieses nicht: Es ist eine Lücke. Wenn du es füllst, werden die Kästchen daneben zu einem längeren Block.
gaps-done = Richtig. In den Lücken stehen jetzt Kreise: Ein Kreis heißt sicher leer.
column-task = Bei der hervorgehobenen Spalte steht 2, und zwei Kästchen sind schon gefüllt. Also sind die anderen drei leer. Setze dort Kreise.
column-otherwise = Dieses ist gefüllt: Es gehört zur 2. Setze Kreise in die Kästchen ohne Markierung.
column-done = Das ist schon alles! Die anderen Reihen ergeben sich genauso. Das Bild ist ein Regenschirm.
done = Fertig
step = Schritt { $step } von { $steps }
comes-later = { $axis ->
    [row] Dieses Kästchen kommt später dran. Bleib erst einmal in der hervorgehobenen Zeile.
   *[column] Dieses Kästchen kommt später dran. Bleib erst einmal in der hervorgehobenen Spalte.
}
have-already = Dieses hast du schon markiert.
is-filled = Dieses ist gefüllt.
right-more = { $left ->
    [1] Richtig. Noch eines.
   *[other] Richtig. Noch { $left }.
}

## In the page.

greeting =
    .aria-label = Willkommen
new-here = <b>Neu hier?</b> Jede Zahl steht für einen Block aus gefüllten Kästchen in ihrer Zeile oder Spalte. Zusammen ergeben sie ein Bild. Ein Kreis heißt: Dieses Kästchen ist sicher leer. Drücke auf „Schritt“, um zuzusehen, oder löse selbst ein kleines Rätsel.
greeting-try = Kleines Rätsel ausprobieren
small-heading = Was ist ein Nonogramm?
small-subtitle = Ein Bild, das in Zahlen versteckt ist.
what-numbers-say = Jede Zahl ist ein <b>Block</b>: so viele gefüllte Kästchen am Stück in ihrer Zeile oder Spalte. 2 1 heißt: erst ein Block mit zwei, dann ein Block mit einem.
what-lies-between = Zwischen zwei Blöcken ist mindestens eine <b>Lücke</b>. Kästchen außerhalb der Blöcke sind leer.
small-next = Leichtes Rätsel
watch-card = Weihnachtskarte lösen lassen
small-again = Von vorn
legend-heading = Was du im Gitter siehst
legend-filled = gefüllt
legend-empty = sicher leer (ein Kreuz, wenn du Kreuze wählst)
legend-unknown = unbekannt
legend-found = vom letzten Schritt gefunden
legend-line = die Reihe (Zeile oder Spalte) des aktuellen Schritts
legend-rests-on = ein Kästchen, auf das sich die Überlegung stützt
legend-number = eine Zahl, um die es in der Überlegung geht
legend-brackets = ein Block, so weit wie möglich nach links (oder oben) und so weit wie möglich nach rechts (oder unten) geschoben: Kästchen unter beiden Klammern sind gefüllt
legend-supposed = ein Kästchen, über das der Schritt etwas annimmt, um zu sehen, was daraus folgt, oder ein Kästchen, nach dem du gefragt hast
legend-follows = was aus der Annahme folgt
legend-dots = Punkte: je mehr, desto wahrscheinlicher ist das Kästchen gefüllt
legend-pale = eine blasse Zahl: Der Platz ihres Blocks steht fest
