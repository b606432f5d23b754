solver = Löser
method = Methode
order = Ordnung
positions = Positionen
skip = Reihen überspringen, die nichts Neues ergeben
techniques =
    .aria-label = Techniken, die schwersten zuerst
no-memory = Der Speicher reicht für die Lösung nicht aus.
solver-restarted = Der Löser ist abgestürzt und wurde neu gestartet. Seine Arbeit ist verloren. Drücke auf „{ $button }“, um es noch einmal zu versuchen.
solver-not-started = Der Löser konnte nicht gestartet werden. Bitte lade die Seite neu.
solver-crashed = Der Löser ist abgestürzt.
several-solutions = Dieses Rätsel hat mehr als eine Lösung.
solution-of = Lösung { $number } von { $count }
solution-of-at-least = Lösung { $number } von mindestens { $count }
solutions-so-far = bisher { $count } Lösungen gefunden
exactly-solutions = Genau { $count } Lösungen
at-least-solutions = Mindestens { $count } Lösungen
solving = Wird gelöst …
cells-supposed = { $cells ->
    [one] 1 Annahme
   *[other] { $cells } Annahmen
}
dead-ends = { $count ->
    [one] 1 Sackgasse
   *[other] { $count } Sackgassen
}
cores = { $cores ->
    [one] 1 Kern
   *[other] { $cores } Kerne
}
stopped = Gestoppt.
stopped-without-puzzle = Gestoppt. Wähle ein Beispiel oder füge ein Rätsel ein.
too-large = zu groß
too-large-by = { $literals ->
    [one] zu groß: 1 Literal
   *[other] zu groß: { $literals } Literale
}
formula-size = { $variables ->
    [one] 1 Variable
   *[other] { $variables } Variablen
}, { $clauses ->
    [one] 1 Klausel
   *[other] { $clauses } Klauseln
}, { $literals ->
    [one] 1 Literal
   *[other] { $literals } Literale
}
sat-not-needed = Der SAT-Solver wurde nicht gebraucht.
sat-effort = { $conflicts ->
    [0] Die Formel für den SAT-Solver: { $size }. Es gab keine Sackgasse.
    [one] Die Formel für den SAT-Solver: { $size }. Es gab 1 Sackgasse (Konflikt).
   *[other] Die Formel für den SAT-Solver: { $size }. Es gab { $conflicts } Sackgassen (Konflikte).
}
method-auto = Reihen, dann Suche
method-auto-note = Zuerst einzelne Reihen, dann Annahmen, wo diese nicht weiterhelfen, dann ein SAT-Solver.
method-passes = Durchgänge
method-passes-note = Geht alle Zeilen durch, dann alle Spalten, eine Reihe nach der anderen, bis sich nichts mehr ändert.
method-constrained = Engste Reihe zuerst
method-constrained-note = Nimmt immer die Reihe mit den wenigsten Anordnungen.
method-simulate = Simulation
method-simulate-note = Nimmt an, ein Kästchen sei gefüllt, dann leer, und behält, was beide Male gilt.
method-human = Wie ein Mensch
method-human-note = Wählt jedes Mal die einfachste Überlegung und nennt ihre Technik. Wo keine Überlegung mehr hilft, sucht sie.
method-sat = SAT
method-sat-note = Gibt das ganze Rätsel als eine logische Formel an einen SAT-Solver.
no-person = Das Programm, das wie ein Mensch löst, konnte nicht geladen werden oder ist abgestürzt. Die Methode ist jetzt „Reihen, dann Suche“.
harder-than-a-person = Es ist zu schwer, als dass ein Mensch folgen könnte.
rating-too-long = Es zu bewerten, würde zu lange dauern.
difficulty-of = Schwierigkeit: { $tier } · { $number } von 100
difficulty-is = Schwierigkeit: { $tier }.
nothing-to-do = Es gibt nichts zu tun.
no-technique-applies = Keine Technik passt.
arguments-all = { $steps ->
    [one] Eine kurze Überlegung genügt. Die Technik ist „{ $technique }“.
   *[other] { $steps } kurze Überlegungen genügen. Die schwerste Technik ist „{ $technique }“.
}
arguments-some = { $steps ->
    [one] Kurze Überlegungen erklären 1 Schritt, bis hin zu „{ $technique }“. Danach passt keine Technik mehr.
   *[other] Kurze Überlegungen erklären { $steps } Schritte, bis hin zu „{ $technique }“. Danach passt keine Technik mehr.
}
times-needed = { $times } × { $technique }
profile-caption-words = Vom ersten Schritt bis zum letzten. Je höher, desto schwerer.
profile-grey = Grau: Mehr als eine Reihe bietet einen nächsten Schritt.
profile-violet = Violett: Der Schritt macht eine Annahme über ein Kästchen.
profile-words = Die Schwierigkeit vom Anfang bis zum Ende. Die schwersten Techniken: { $parts }.
at-the-beginning = am Anfang „{ $technique }“
in-the-middle = in der Mitte „{ $technique }“
at-the-end = am Ende „{ $technique }“
only-one-line = In { $times } von { $count } Abschnitten bietet nur eine Reihe einen nächsten Schritt.
a-cell-is-supposed = In { $times } von { $count } Abschnitten wird eine Annahme über ein Kästchen gemacht.

## In the page.

likely = Kästchen schattieren, die wahrscheinlich gefüllt sind
shading-warning = In diesem Rätsel verrät die Schattierung fast das ganze Bild.
likely-anyway = Trotzdem schattieren
formula-heading = Das Rätsel als Formel
save-order = Speichern
    .aria-label = Formel speichern (Kodierung „Ordnung“)
save-positions = Speichern
    .aria-label = Formel speichern (Kodierung „Positionen“)
proof-heading = Ein Beweis für das Ergebnis
proof-note = Zwei Dateien für ein Programm wie drat-trim, das Beweise prüft: eine Formel und der Beweis, dass sie keine Lösung hat.
save-proof-formula = Formel speichern
save-proof = Beweis speichern
speed = Tempo
speed-field =
    .aria-label = Tempo
slow = langsam
steady = normal
brisk = flott
fast = schnell
difficulty = Schwierigkeit
words-heading = Das Gitter in Worten, Zeile für Zeile
rows-in-words =
    .aria-label = Zeilen
