# Ein Block heißt hier nach seiner Zahl: „die 3“, „die zweite 3“, „eine 3“. Alle diese Namen sind weiblich und stehen nur im
# Nominativ oder Akkusativ; darum „sie“ und nie „zu { $run }“. Farben stehen in Klammern: „die 3 (rot)“. „das Stück in …“ steht
# ebenso nur im Nominativ oder Akkusativ.

of-line = { CAPITAL($line) }: { CAPITAL($argument) }

coloured-number = { $length } ({ $colour })
the-run = die { $number }
the-nth-run = die { ordinal } { $number }
ordinal = { NUMBER($nth, type: "ordinal") ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
    [10] zehnte
   *[other] { $nth }.
}
some-run = die Zahl
a-run-of = eine { $length }
a-run-of-at-least = eine Zahl ab { $length }
block-at = { $ink ->
    [0] das Stück in { $cells }
   *[other] das Stück in { $cells } ({ $ink })
}

known-cells = { $cells ->
    [one] 1 bekanntes Kästchen
   *[other] { $cells } bekannte Kästchen
}
further-cells = { $cells ->
    [one] 1 weiteres Kästchen
   *[other] { $cells } weitere Kästchen
}
further-filled = { $cells ->
    [one] 1 weiteres Kästchen ist gefüllt
   *[other] { $cells } weitere Kästchen sind gefüllt
}
further-empty = { $cells ->
    [one] 1 weiteres Kästchen ist leer
   *[other] { $cells } weitere Kästchen sind leer
}
further-known = { $cells ->
    [one] 1 weiteres Kästchen ist bekannt
   *[other] { $cells } weitere Kästchen sind bekannt
}
cells-are-settled = { $cells ->
    [one] 1 Kästchen ist bestimmt
   *[other] { $cells } Kästchen sind bestimmt
}

why-so = { $so }, denn { $why }.
why-and-so = { $why }. Also gilt: { CAPITAL($so) }.
with-what-was-known = Mit dem, was schon bekannt war, folgt: { CAPITAL($what) }.

to-leave-room = die anderen Blöcke brauchen auch Platz. { CAPITAL($sentence) }
with-empty = beachte { $cells } (leer). { CAPITAL($sentence) }
with-empty-and-room = beachte { $cells } (leer) und den Platz für die anderen Blöcke. { CAPITAL($sentence) }
given = beachte { $cells }. { CAPITAL($sentence) }
given-and-room = beachte { $cells } und den Platz für die anderen Blöcke. { CAPITAL($sentence) }

can-only-lie = { $run } kann nur in { $cells } liegen
must-lie-between = { $run } muss zwischen Kästchen { $first } und { $last } liegen
reaches-no-further = { $run } reicht höchstens bis Kästchen { $cell }
starts-no-earlier = { $run } beginnt frühestens in Kästchen { $cell }
reaches-and-starts = { $before } reicht höchstens bis Kästchen { $last }, und { $after } beginnt frühestens in Kästchen { $first }
last-run-reaches-no-further = die letzte Zahl, { $number }, reicht höchstens bis Kästchen { $cell }
first-run-starts-no-earlier = die erste Zahl, { $number }, beginnt frühestens in Kästchen { $cell }

clue-is-zero = der Hinweis ist 0, also sind alle Kästchen leer.

run-takes-all-filled = { $cells ->
    [one] { $run } braucht das einzige Kästchen, also ist es gefüllt.
   *[other] { $run } braucht alle { $cells } Kästchen, also sind alle gefüllt.
}
run-takes-all-coloured = { $cells ->
    [one] { $run } braucht das einzige Kästchen, also ist es { $colour }.
   *[other] { $run } braucht alle { $cells } Kästchen, also sind alle { $colour }.
}
runs-take-all = { $gaps ->
    [0] die Blöcke { $runs } brauchen alle { $cells } Kästchen, also gibt es nur eine Anordnung.
    [one] die Blöcke { $runs } brauchen mit der Lücke dazwischen alle { $cells } Kästchen, also gibt es nur eine Anordnung.
   *[other] die Blöcke { $runs } brauchen mit den Lücken dazwischen alle { $cells } Kästchen, also gibt es nur eine Anordnung.
}
many-runs-take-all = { $gaps ->
    [0] die { $runs } Blöcke brauchen alle { $cells } Kästchen, also gibt es nur eine Anordnung.
    [one] die { $runs } Blöcke brauchen mit der Lücke dazwischen alle { $cells } Kästchen, also gibt es nur eine Anordnung.
   *[other] die { $runs } Blöcke brauchen mit den Lücken dazwischen alle { $cells } Kästchen, also gibt es nur eine Anordnung.
}

all-filled-cells-are-there = { $cells ->
    [one] das einzige gefüllte Kästchen, das der Hinweis verlangt, ist schon da
    [2] beide gefüllten Kästchen, die der Hinweis verlangt, sind schon da
   *[other] alle { $cells } gefüllten Kästchen, die der Hinweis verlangt, sind schon da
}

only-those-are-left = { $cells ->
    [one] der Hinweis verlangt 1 gefülltes Kästchen, und nur 1 ist nicht leer
   *[other] der Hinweis verlangt { $cells } gefüllte Kästchen, und nur { $cells } sind nicht leer
}
they-take-its-colours = { $why }. Die Farben folgen der Reihenfolge im Hinweis: { CAPITAL($so) }.

so-all-filled = { $why }, also sind diese alle gefüllt.
so-all-coloured = { $why }, also sind diese alle { $colour }.
so-it-covers = { $why }, also deckt sie { $cells } auf jeden Fall ab.
earliest = { $run } liegt frühestens in { $cells }.
earliest-because = { $run } liegt frühestens in { $cells }, denn { $need }.
latest = Spätestens liegt sie in { $cells }.
latest-because = Spätestens liegt sie in { $cells }, denn { $need }.
one-run-needs = { $side ->
    [before] davor braucht die { $run } mit einer Lücke { $cells } Kästchen
   *[after] danach braucht die { $run } mit einer Lücke { $cells } Kästchen
}
runs-need = { $side ->
    [before] davor brauchen { $runs } mit je einer Lücke { $cells } Kästchen
   *[after] danach brauchen { $runs } mit je einer Lücke { $cells } Kästchen
}
many-runs-need = { $side ->
    [before] davor brauchen { $runs } Blöcke mit je einer Lücke { $cells } Kästchen
   *[after] danach brauchen { $runs } Blöcke mit je einer Lücke { $cells } Kästchen
}
both-cover = Beide Male deckt sie { $cells } ab.
both-cover-some-new = { $count ->
    [one] Beide Male deckt sie { $cells } ab; neu ist { $new }.
   *[other] Beide Male deckt sie { $cells } ab; neu sind { $new }.
}

clue-has-no = der Hinweis enthält die Farbe { $ink } nicht
no-run-of-ink-reaches = { $count ->
    [one] kein Block der Farbe { $ink } erreicht { $cells }, also ist es nicht { $ink }.
   *[other] kein Block der Farbe { $ink } erreicht { $cells }, also sind sie nicht { $ink }.
}

block-is-all-of = { $block } ist schon { $run } in voller Länge
block-is-as-long-as-longest = { $ink ->
    [0] { $block } ist schon so lang wie der längste Block ({ $length })
   *[other] { $block } ist schon so lang wie der längste Block dieser Farbe ({ $length })
}
block-is-complete = { $block } kann nur { $run } sein und ist vollständig
block-is-as-long-as-any = { $block } ist schon so lang wie jeder Block, zu dem es gehören kann ({ $length })

block-is-start = { $run } muss genau dort beginnen, wo { $block } beginnt
block-is-end = { $run } muss genau dort enden, wo { $block } endet
block-starts-no-earlier = { $run } muss { $block } abdecken und beginnt frühestens in Kästchen { $cell }
block-ends-no-later = { $run } muss { $block } abdecken und endet spätestens in Kästchen { $cell }
so-too = { $why }, also gilt auch: { CAPITAL($so) }.
and-so-too = { $why }. Also gilt auch: { CAPITAL($so) }.

gap = { $ink ->
    [0] die Lücke in { $cells } hat nur { gap-size }
   *[other] die Lücke für die Farbe { $ink } in { $cells } hat nur { gap-size }
}
gap-size = { $size ->
    [one] 1 Kästchen
   *[other] { $size } Kästchen
}
gap-too-small-for-run = { gap }, zu wenig für { $run }
gap-too-small-for-only-run = { $ink ->
    [0] { gap }, zu wenig für { $run }, die als einzige dorthin reicht
   *[other] { gap }, zu wenig für { $run }, die als einzige dieser Farbe dorthin reicht
}
gap-too-small-for-runs = { gap }, zu wenig für jede { $length }, die dorthin reicht
gap-too-small-for-longer-runs = { gap }, zu wenig für die Zahlen, die dorthin reichen (alle mindestens { $length })

blocks-would-be-too-long = wäre Kästchen { $cell } gefüllt, dann ergäben die Stücke in { $blocks } einen Block der Länge { $length }, zu lang für jede Zahl dort
blocks-would-be-too-long-of-colour = wäre Kästchen { $cell } { $colour }, dann ergäben die Stücke in { $blocks } einen Block der Länge { $length }, zu lang für jede Zahl dort
blocks-are-not-one-run = { $ink ->
    [0] die Stücke in { $blocks } können nicht beide zum selben Block gehören
   *[other] die Stücke in { $blocks } ({ $ink }) können nicht beide zum selben Block gehören
}

blocks-belong-to-only-run = { $ink ->
    [0] { $run } ist die einzige Zahl und muss beide Stücke in { $blocks } abdecken
   *[other] { $run } ist die einzige Zahl dieser Farbe und muss beide Stücke in { $blocks } abdecken
}
block-comes-too-early = { $ink ->
    [0] das Stück in { $block } liegt so früh, dass es nur zur ersten Zahl gehören kann: { $run }
   *[other] das Stück in { $block } liegt so früh, dass es nur zur ersten Zahl dieser Farbe gehören kann: { $run }
}
block-comes-too-late = { $ink ->
    [0] das Stück in { $block } liegt so spät, dass es nur zur letzten Zahl gehören kann: { $run }
   *[other] das Stück in { $block } liegt so spät, dass es nur zur letzten Zahl dieser Farbe gehören kann: { $run }
}
blocks-belong-between = { $ink ->
    [0] für { $run } gilt: Das Stück in { $first } gehört zu keiner Zahl davor und das in { $second } zu keiner danach
   *[other] für { $run } gilt: Das Stück in { $first } gehört zu keiner Zahl dieser Farbe davor und das in { $second } zu keiner danach
}
so-both-are-parts = { $why }. Also deckt sie beide Stücke ab, und { $so }.
blocks-belong-to = nur { $run } kann die Stücke in { $blocks } abdecken

first-would-touch = { $run } könnte frühestens in Kästchen { $cell } beginnen, würde dann aber an das Stück in { $block } stoßen und zu lang werden
last-would-touch = { $run } könnte spätestens in Kästchen { $cell } enden, würde dann aber an das Stück in { $block } stoßen und zu lang werden

block-is-run = das Stück in { $cells } kann nur { $run } sein.
block-is-part-of-run = nur { $run } kann das Stück in { $cells } abdecken.
belongs-to = in { $cells } kann nur { $run } liegen
belongs-to-too = in { $cells } { $run }
each-belongs = { $each }.
each-belongs-to-one = jedes der { $blocks } Stücke kann nur zu einer einzigen Zahl gehören.
so-it-lies = Also gilt: { CAPITAL($lies) }, und { $so }.
so-it-lies-and-covers = Also gilt: { CAPITAL($lies) } und deckt { $cells } auf jeden Fall ab.
so-it-leaves-empty = Also gilt: { CAPITAL($ends) }; das lässt { $cells } leer.

whole-and-next = { $block }, und { $next }. Also gilt: { CAPITAL($so) }.
no-run-beside = { $side ->
    [before] davor kommt kein Block
   *[after] danach kommt kein Block
}
run-beside-has-same-colour = { $side ->
    [before] der Block davor hat dieselbe Farbe
   *[after] der Block danach hat dieselbe Farbe
}
run-beside-is = { $side ->
    [before] der Block davor ist { $colours }
   *[after] der Block danach ist { $colours }
}
run-beside-has-one-of = { $side ->
    [before] der Block davor hat eine von { $colours } Farben
   *[after] der Block danach hat eine von { $colours } Farben
}

# Folgt auf das Subjekt in der Einzahl.
misfit = { $misfit ->
    [crowds] lässt dort keinen Platz für die anderen
    [crowds-or-not] findet dort keinen Platz oder lässt keinen für die anderen
    [none] findet dort keinen Platz
    [covers] würde dort ein leeres Kästchen abdecken
    [touches] würde dort ein gefülltes Kästchen berühren
   *[either] würde dort ein leeres Kästchen abdecken oder ein gefülltes berühren
}
run-misfits = { $run } { misfit }
only-two-runs-reach = nur { $one } und { $other } erreichen { $cells }, aber { $first }, und { $second }
only-two-runs-reach-alike = nur { $one } und { $other } erreichen { $cells }, aber jede von beiden { misfit }
only-run-reaches = { $ink ->
    [0] { $run } ist die einzige Zahl, die { $cells } erreicht, aber sie { misfit }
   *[other] { $run } ist die einzige Zahl dieser Farbe, die { $cells } erreicht, aber sie { misfit }
}
any-run-put = { $ink ->
    [0] jeder Block, den man auf { $cells } legt, { misfit }
   *[other] jeder Block der Farbe { $ink }, den man auf { $cells } legt, { misfit }
}

layouts-were-compared = hier reicht keine einfache Regel. In allen Anordnungen gilt: { CAPITAL($so) }.
layouts-that-fit-were-compared = hier reicht keine einfache Regel. In allen Anordnungen, die { $cells } berücksichtigen, gilt: { CAPITAL($so) }.
