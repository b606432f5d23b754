solution-of-at-least = Lösung { $solution } von mindestens { $count }. Diese { $count } unterscheiden sich in den markierten Kästchen. Andere können sich in weiteren unterscheiden.
solution-of = { $cells ->
    [one] Lösung { $solution } von { $count }. Sie unterscheiden sich nur im markierten Kästchen.
   *[other] Lösung { $solution } von { $count }. Sie unterscheiden sich in den { $cells } markierten Kästchen.
}
size = { $width } × { $height } Kästchen.
size-with-givens = { $givens ->
    [one] { $width } × { $height } Kästchen, 1 davon vorgegeben.
   *[other] { $width } × { $height } Kästchen, { $givens } davon vorgegeben.
}
size-with-marks = { $width } × { $height } Kästchen, { $givens } davon vorgegeben oder von dir markiert.
press-step = Drücke auf „Schritt“, um die erste Reihe anzusehen, oder auf ▶, um zuzusehen.

step-figures = Schritt { $step } von { $steps } · { $unknown }
pass-figures = Durchgang { $pass } von { $passes } · Schritt { $step } von { $steps } · { $unknown }
clues-not-satisfied = { $clues ->
    [one] 1 Hinweis nicht erfüllt
   *[other] { $clues } Hinweise nicht erfüllt
}

board = Gitter mit { $width } × { $height } Kästchen: { $filled } gefüllt, { $empty } leer, { $unknown } unbekannt
board-of-colours = Gitter mit { $width } × { $height } Kästchen: { $colours }, { $empty } leer, { $unknown } unbekannt
cells-of-colour = { $cells } { $colour }
row = Hinweis { $clue }: { $cells }
stretch-of-one = { $cell } { $state }
stretch-of-two = { $first } und { $last } { $state }
stretch = { $first } bis { $last } { $state }
run-of-colour = { $length } { $colour }

inspected = { $gaps }, { $layouts }.
inspected-in-part = { $gaps }, { $layouts }; gezeigt werden die ersten { $shown } von { $fitting }.
free-gaps = { $gaps ->
    [0] keine freie Lücke
    [one] 1 freie Lücke
   *[other] { $gaps } freie Lücken
}
single-layout = nur eine Anordnung
no-layout-fits = keine Anordnung passt zu dem, was bekannt ist
both-layouts-fit = beide Anordnungen passen
all-layouts-fit = alle { $layouts } Anordnungen passen
one-layout-fits = 1 von { $layouts } Anordnungen passt
some-layouts-fit = { $fitting } von { $layouts } Anordnungen passen
