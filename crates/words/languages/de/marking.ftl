solver-busy = Der Löser arbeitet noch an diesem Rätsel. Versuche es gleich noch einmal.
no-solution-no-hint = Dieses Rätsel hat keine Lösung, darum gibt es keinen Tipp. Vielleicht ist ein Hinweis falsch: Beim Ergebnis steht mehr dazu.
nothing-to-show = Für diese Position gibt es keinen Tipp.
no-tutor = Das Programm für Tipps konnte nicht geladen werden oder ist abgestürzt. Drücke auf „Tipp“, um es erneut zu versuchen.
press-check-for-mistakes = Drücke auf „Prüfen“, um zu sehen, welche Markierungen nicht stimmen können.
solutions-differ-here = Es gibt mehrere Lösungen, und hier unterscheiden sie sich.
look-further = Hier musst du weiter vorausdenken. „Ab hier zusehen“ zeigt, wie.
press-of = { $press }/{ $presses }
line-cannot-be-right = Die Markierungen in { $line } können nicht stimmen
row-clue = Zeile: { $clue }
column-clue = Spalte: { $clue }
position-marked = Position gemerkt. Probiere etwas aus und drücke dann auf „Behalten“ oder „Zurückgehen“.
another-marked = Position { $position } gemerkt. „Zurückgehen“ führt zuerst zu ihr.
too-many-marked = Es sind schon { $positions } Positionen gemerkt. Drücke erst auf „Behalten“ oder „Zurückgehen“, bevor du eine weitere merkst.
back-at-marked = Zurück an der gemerkten Position. „Rückgängig“ bringt zurück, was du ausprobiert hast.
back-at = Zurück an Position { $position }. „Rückgängig“ bringt zurück, was du ausprobiert hast.
kept = Behalten. Was du ausprobiert hast, gehört jetzt zu deinen Markierungen.
kept-since = Behalten, als Teil dessen, was du seit Position { $position } ausprobiert hast.
marks-are-back = Deine Markierungen vom letzten Mal sind wieder da. Mit „Alles löschen“ entfernst du sie.
said-then = { $said }. { $more }
something-marked = { $cells ->
    [one] 1 Kästchen markiert.
   *[other] { $cells } Kästchen markiert.
}
solved = Gelöst. Alle Hinweise sind erfüllt.
your-turn = Du bist dran. Klicke oder tippe auf ein Kästchen, um es zu füllen. Ein Rechtsklick oder langes Drücken markiert es als leer.
your-turn-with-colours = Du bist dran. Klicke oder tippe auf ein Kästchen, um es zu färben. Ein Rechtsklick oder langes Drücken markiert es als leer.
full-but-wrong = { $count ->
    [one] Alle Kästchen sind markiert, aber der Hinweis von { $lines } ist nicht erfüllt.
   *[other] Alle Kästchen sind markiert, aber die Hinweise von { $lines } sind nicht erfüllt.
}
press-check = Drücke auf „Prüfen“, um zu sehen, welche Markierungen falsch sind.
many-lines = { $axis ->
    [row] { $count } Zeilen
   *[column] { $count } Spalten
}
the-whole-board = das ganze Gitter
look-at = Sieh dir { $place } an.
press-for-technique = Drücke noch einmal auf „Tipp“, um die Technik zu erfahren.
try-technique = Probiere „{ $technique }“: { $place }.
press-for-argument = Drücke noch einmal auf „Tipp“, um die Überlegung zu sehen.
try-techniques = Probiere diese Techniken ({ $place }): { $techniques }.
press-for-arguments = Drücke noch einmal auf „Tipp“, um die Überlegungen zu sehen.
press-to-mark = { $cells ->
    [1] Drücke noch einmal auf „Tipp“, um das Kästchen zu markieren.
   *[other] Drücke noch einmal auf „Tipp“, um die Kästchen zu markieren.
}
hint-marked = { $cells ->
    [one] Der Tipp hat 1 Kästchen markiert.
   *[other] Der Tipp hat { $cells } Kästchen markiert.
}
hint-excluded = { $cells ->
    [one] Der Tipp hat bei 1 Kästchen Farben ausgeschlossen.
   *[other] Der Tipp hat bei { $cells } Kästchen Farben ausgeschlossen.
}
not-all-right = Deine Markierungen können nicht alle stimmen.
some-wrong = { $marks ->
    [1] Eine deiner Markierungen kann nicht stimmen.
   *[other] Einige deiner Markierungen können nicht stimmen.
}
press-for-line = Drücke noch einmal auf „Tipp“, um die Reihe zu erfahren.
look-at-mistake = Sieh dir { $place } an: Eine Markierung dort kann nicht stimmen.
press-for-cell = Drücke noch einmal auf „Tipp“, um das Kästchen zu erfahren.
mark-is-wrong = { CAPITAL($place) } kann nicht { $state } sein. Radiere die Markierung oder geh zurück.
mark-is-wrong-beside-others = Wenn deine anderen Markierungen stimmen, kann { $place } nicht { $state } sein. Radiere die Markierung oder geh zurück.
back-at-last-right = Zurück an der letzten Position, an der alle Markierungen stimmen konnten. „Rückgängig“ bringt die späteren zurück.
wrong-marks-are-gone = Die falschen Markierungen sind weg. „Rückgängig“ bringt sie zurück.
nothing-to-check = Dieses Rätsel hat keine Lösung, darum gibt es nichts zu prüfen.
check-solved = Gelöst. Alle Hinweise sind erfüllt.
check-solved-one-of-several = Gelöst. Das ist eine von mehreren Lösungen.
each-but-not-all = Jede Markierung ist für sich möglich, aber nicht alle zusammen.
each-of-others-but-not-all = Jede der anderen ist für sich möglich, aber nicht alle zusammen.
nothing-is-marked = Noch ist nichts markiert.
no-mark-is-wrong = Soweit bekannt, ist keine Markierung falsch.
as-far-as-is-known = Soweit bekannt: { CAPITAL($sentence) }
wrong-marks = { $count ->
    [one] 1 Markierung kann nicht stimmen: { CAPITAL($list) }.
   *[other] { $count } Markierungen können nicht stimmen: { CAPITAL($list) }.
}
wrong-mark-and-others = { $mark }; { $others }
and-more-wrong = und { $count } weitere
must-be = { $place } muss { $state } sein
cannot-be = { $place } kann nicht { $state } sein
all-right = { $marks ->
    [one] Deine Markierung stimmt.
    [2] Beide Markierungen stimmen bisher.
   *[other] Alle { $marks } Markierungen stimmen bisher.
}
right-of-these = { $marks ->
    [one] 1 stimmt.
   *[other] { $marks } stimmen.
}
right-so-far = { $marks ->
    [one] 1 Markierung stimmt bisher.
   *[other] { $marks } Markierungen stimmen bisher.
}
possible = { $kind ->
    [marks] { $count ->
        [one] 1 Markierung ist möglich. Sie stimmt in manchen Lösungen.
       *[other] { $count } Markierungen sind möglich. Sie stimmen in manchen Lösungen.
    }
    [more] { $count ->
        [one] 1 weitere ist möglich. Sie stimmt in manchen Lösungen.
       *[other] { $count } weitere sind möglich. Sie stimmen in manchen Lösungen.
    }
    [others] { $count ->
        [one] 1 andere ist möglich. Sie stimmt in manchen Lösungen.
       *[other] { $count } andere sind möglich. Sie stimmen in manchen Lösungen.
    }
   *[these] { $count ->
        [one] 1 ist möglich. Sie stimmt in manchen Lösungen.
       *[other] { $count } sind möglich. Sie stimmen in manchen Lösungen.
    }
}
unsettled = { $kind ->
    [others] { $count ->
        [one] 1 andere steht in einem Kästchen, das noch nicht bestimmt ist.
       *[other] { $count } andere stehen in Kästchen, die noch nicht bestimmt sind.
    }
   *[these] { $count ->
        [one] 1 steht in einem Kästchen, das noch nicht bestimmt ist.
       *[other] { $count } stehen in Kästchen, die noch nicht bestimmt sind.
    }
}

## In the page.

clearing-heading = Alle Markierungen löschen?
clearing-note = Du kannst das rückgängig machen.
clear-all = Alle löschen
clear-nothing = Behalten
