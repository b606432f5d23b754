unique-as-given = Genau eine Lösung: Alle ihre Kästchen sind vorgegeben.
unique-in-passes = { $passes ->
    [one] Genau eine Lösung. Reihe für Reihe dauert es 1 Durchgang.
   *[other] Genau eine Lösung. Reihe für Reihe dauert es { $passes } Durchgänge.
}
unique-in-looks = { $looks ->
    [one] Genau eine Lösung. Es reicht, 1-mal eine einzelne Reihe anzusehen.
   *[other] Genau eine Lösung. Es reicht, { $looks }-mal eine einzelne Reihe anzusehen.
}
unique-without-dead-end = Genau eine Lösung. Der SAT-Solver hat das ohne Sackgasse bewiesen.
unique-proved = Genau eine Lösung. Aufwand für den Beweis: { $effort }.
unique-beyond-lines = Genau eine Lösung. Einzelne Reihen reichen nicht. Aufwand: { $effort }.
none = Keine Lösung.
stuck-at-once = { $cells ->
    [one] Einzelne Reihen bestimmen hier nichts: 1 Kästchen bleibt unbekannt.
   *[other] Einzelne Reihen bestimmen hier nichts: { $cells } Kästchen bleiben unbekannt.
}
stuck-after-looks = { $looks ->
    [one] Mit einzelnen Reihen geht es nicht weiter: Nach einem Blick auf 1 Reihe sagt keine mehr etwas Neues.
   *[other] Mit einzelnen Reihen geht es nicht weiter: Nach { $looks } Blicken auf einzelne Reihen sagt keine mehr etwas Neues.
}
stuck-after-pass = Mit einzelnen Reihen geht es nicht weiter: Durchgang { $pass } findet nichts Neues.
cells-remain-unknown = { $cells ->
    [one] 1 Kästchen bleibt unbekannt.
   *[other] { $cells } Kästchen bleiben unbekannt.
}
there-may-be = Vielleicht gibt es eine Lösung, mehrere oder keine.

at-least = Mindestens { $solutions } Lösungen.
exactly = Genau { $solutions } Lösungen.
more-than-one = Mehr als eine Lösung.
more-than = Mehr als { $solutions } Lösungen.
they-differ = { $cells ->
    [one] Sie unterscheiden sich in 1 Kästchen.
   *[other] Sie unterscheiden sich in { $cells } Kästchen.
}
the-two-differ = { $cells ->
    [one] Die zwei gefundenen unterscheiden sich in 1 Kästchen.
   *[other] Die zwei gefundenen unterscheiden sich in { $cells } Kästchen.
}
those-found-differ = { $cells ->
    [one] Die gefundenen unterscheiden sich in 1 Kästchen.
   *[other] Die gefundenen unterscheiden sich in { $cells } Kästchen.
}
no-more-are-kept = Mehr werden bei einem Rätsel dieser Größe nicht gespeichert.

before-more-was-known = Gestoppt, bevor feststand, ob es noch mehr gibt.
before-an-answer = Gestoppt, bevor es eine Antwort gab.
with-one-found = Gestoppt, als eine Lösung gefunden war. Vielleicht gibt es weitere.
before-an-answer-after-steps = { $steps ->
    [one] Nach 1 Schritt gestoppt, bevor es eine Antwort gab.
   *[other] Nach { $steps } Schritten gestoppt, bevor es eine Antwort gab.
}
with-one-found-after-steps = { $steps ->
    [one] Nach 1 Schritt gestoppt, als eine Lösung gefunden war. Vielleicht gibt es weitere.
   *[other] Nach { $steps } Schritten gestoppt, als eine Lösung gefunden war. Vielleicht gibt es weitere.
}
work-so-far = Bisheriger Aufwand: { $effort }.
formula-too-large = Als Formel ist das Rätsel zu groß für den SAT-Solver.
no-more-steps = Mehr Schritte werden nicht gespeichert.
too-much-memory = Was noch zu durchsuchen ist, braucht mehr als { $size } MiB Speicher.

suppositions = { $suppositions ->
    [one] 1 Annahme
   *[other] { $suppositions } Annahmen
}
suppositions-of-tried = { $suppositions ->
    [one] 1 von { $tried } probierten Annahmen
   *[other] { $suppositions } von { $tried } probierten Annahmen
}
dead-ends = { $dead-ends ->
    [0] eine Suche ohne Sackgasse
    [one] 1 Sackgasse des SAT-Solvers
   *[other] { $dead-ends } Sackgassen des SAT-Solvers
}

many-contradict = { $givens ->
    [yes] { $count } Reihen widersprechen einander zusammen mit den vorgegebenen Kästchen. Keine davon kann wegfallen.
   *[no] { $count } Reihen widersprechen einander. Keine davon kann wegfallen.
}
many-contradict-perhaps-fewer = { $givens ->
    [yes] { $count } Reihen widersprechen einander zusammen mit den vorgegebenen Kästchen. Vielleicht reichen auch weniger davon.
   *[no] { $count } Reihen widersprechen einander. Vielleicht reichen auch weniger davon.
}
line-cannot-be-completed = { $givens ->
    [yes] { CAPITAL($lines) } lässt sich mit den vorgegebenen Kästchen nicht vervollständigen.
   *[no] { CAPITAL($lines) } lässt sich nicht vervollständigen.
}
two-contradict = { $givens ->
    [yes] { CAPITAL($lines) } widersprechen einander zusammen mit den vorgegebenen Kästchen. Jede ist ohne die andere erfüllbar.
   *[no] { CAPITAL($lines) } widersprechen einander. Jede ist ohne die andere erfüllbar.
}
several-contradict = { $givens ->
    [yes] { CAPITAL($lines) } widersprechen einander zusammen mit den vorgegebenen Kästchen. Lässt man irgendeine dieser { $count } Reihen weg, sind die anderen erfüllbar.
   *[no] { CAPITAL($lines) } widersprechen einander. Lässt man irgendeine dieser { $count } Reihen weg, sind die anderen erfüllbar.
}
several-contradict-perhaps-fewer = { $givens ->
    [yes] { CAPITAL($lines) } widersprechen einander zusammen mit den vorgegebenen Kästchen. Vielleicht reichen auch weniger davon.
   *[no] { CAPITAL($lines) } widersprechen einander. Vielleicht reichen auch weniger davon.
}

gentle = leicht
moderate = mittel
tricky = knifflig
hard = schwer
fiendish = teuflisch

seeking-contradiction = Keine Lösung. Gesucht werden möglichst wenige Reihen, die einander widersprechen …
searching = Einzelne Reihen reichen nicht. Die Suche läuft …
searching-for-another = Bisher eine Lösung gefunden. Eine weitere wird gesucht …
searching-for-more = Mehrere Lösungen: bisher { $solutions } gefunden. Weitere werden gesucht …
marks-lead-nowhere = Diese Markierungen führen zu keiner Lösung: Mindestens eine davon ist falsch.
unique-in-steps = { $steps ->
    [one] Genau eine Lösung. Es dauert 1 Schritt, ohne Raten.
   *[other] Genau eine Lösung. Es dauert { $steps } Schritte, ohne Raten.
}
arguments-settle-nothing = { $cells ->
    [one] Überlegungen bestimmen hier nichts: 1 Kästchen bleibt unbekannt.
   *[other] Überlegungen bestimmen hier nichts: { $cells } Kästchen bleiben unbekannt.
}
arguments-get-no-further = { $cells ->
    [one] Mit Überlegungen geht es nicht weiter: 1 Kästchen bleibt unbekannt.
   *[other] Mit Überlegungen geht es nicht weiter: { $cells } Kästchen bleiben unbekannt.
}
