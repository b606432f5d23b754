lesson-done = Lektion { $lesson } von { $lessons } · geschafft
lesson-so-far = Lektion { $lesson } von { $lessons } · { $done } von { $of } geschafft
lesson-label = { $name }, { $done } von { $of } geschafft
a-moment = Einen Moment …
framed-cell = Du bist dran: Was gilt für das eingerahmte Kästchen?
same-either-way = { $cells ->
    [one] Du bist dran: Welches Kästchen steht so oder so fest?
   *[other] Du bist dran: Welche Kästchen stehen so oder so fest?
}
known-already = Dieses Kästchen kennst du schon.
marked-already = Dieses Kästchen ist schon markiert.
right = Richtig.
right-but-another = Richtig, aber in dieser Übung ist ein anderes Kästchen gesucht.
that-is-it = Geschafft!
can-be-settled = { $settled ->
    [1] Du bist dran: Ein Kästchen lässt sich jetzt bestimmen.
   *[other] Du bist dran: { $settled } Kästchen lassen sich jetzt bestimmen.
}
find-the-one = Du bist dran: { $settled } Kästchen lassen sich jetzt bestimmen. Finde das eine, das sich mit dieser Technik ergibt.
find-those = Du bist dran: { $settled } Kästchen lassen sich jetzt bestimmen. Finde die { $asked }, die sich mit dieser Technik ergeben.
could-be = Möglich wäre
earliest = Frühestens
latest = Spätestens
no-exercise = Es wurde keine Übung gefunden. Drücke auf „Noch eine“.
not-made = Die Übung konnte nicht erstellt werden. Drücke auf „Noch eine“, um es erneut zu versuchen.
cell-is = { $cell }: { $is }

## In the page.

open-legend = Was die Zeichen bedeuten
lessons =
    .aria-label = Lektionen
pens =
    .aria-label = Markierung
show-me = Zeig es mir
another = Noch eine
next-lesson = Nächste Lektion
