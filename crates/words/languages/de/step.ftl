only-layout-contradicts = { CAPITAL($line) }: Ihre einzige Anordnung widerspricht dem, was bekannt ist.
no-layout-fits = { CAPITAL($line) }: Keine ihrer { $layouts } Anordnungen passt zu dem, was bekannt ist.
only-layout = { CAPITAL($line) } hat nur eine Anordnung.
one-layout-fits = { CAPITAL($line) }: Von { $layouts } Anordnungen passt nur 1 zu dem, was bekannt ist.
both-layouts-fit = { CAPITAL($line) }: Beide Anordnungen passen zu dem, was bekannt ist.
all-layouts-fit = { CAPITAL($line) }: Alle { $layouts } Anordnungen passen zu dem, was bekannt ist.
some-layouts-fit = { CAPITAL($line) }: Von { $layouts } Anordnungen passen { $fitting } zu dem, was bekannt ist.
so-no-solution = Also hat das Rätsel keine Lösung.

its-cells-are-known = Alle ihre Kästchen sind schon bekannt.
fill = { $layouts ->
    [0] Alle füllen { $filled }.
    [1] Sie füllt { $filled }.
    [2] Beide füllen { $filled }.
   *[other] Alle { $layouts } füllen { $filled }.
}
leave-empty = { $layouts ->
    [0] Alle lassen { $empty } leer.
    [1] Sie lässt { $empty } leer.
    [2] Beide lassen { $empty } leer.
   *[other] Alle { $layouts } lassen { $empty } leer.
}
fill-and-leave-empty = { $layouts ->
    [0] Alle füllen { $filled } und lassen { $empty } leer.
    [1] Sie füllt { $filled } und lässt { $empty } leer.
    [2] Beide füllen { $filled } und lassen { $empty } leer.
   *[other] Alle { $layouts } füllen { $filled } und lassen { $empty } leer.
}
in-these-layouts = { $layouts ->
    [1] Also gilt: { CAPITAL($what) }.
    [2] In beiden gilt: { CAPITAL($what) }.
   *[other] In allen gilt: { CAPITAL($what) }.
}

by-technique = { CAPITAL($line) }, { $technique }: { CAPITAL($what) }.

refuted = Wäre { $place } { $state }, dann { $then }. Also ist es { $so }.
# Steht nach „dann“, ebenso die beiden folgenden und explanation.fails-later: das Verb zuerst.
line-would-fail = ließe sich { $line } nicht vervollständigen
suppositions-would-fail = { $suppositions ->
    [one] ließe 1 weitere Annahme nichts Mögliches mehr übrig
   *[other] ließen { $suppositions } weitere Annahmen nichts Mögliches mehr übrig
}
cells-would-follow = { $cells ->
    [one] stünde 1 weiteres Kästchen fest, und dann { $end }
   *[other] stünden { $cells } weitere Kästchen fest, und dann { $end }
}
agreed = Nimm erst an, dass { $place } gefüllt ist, dann, dass es leer ist. So oder so gilt: { CAPITAL($what) }.
agreed-of-colour = Nimm erst an, dass { $place } { $colour } ist, dann das Gegenteil. So oder so gilt: { CAPITAL($what) }.

not-on-paper = Dieser Schritt ist eine Suche. Auf Papier kannst du sie nicht nachvollziehen.
supposing = { $suppositions ->
    [1] Mit einer weiteren Annahme
   *[other] Mit { $suppositions } verschachtelten Annahmen
}
after-dead-ends = { $dead-ends ->
    [0] ohne Sackgasse
    [one] nach 1 Sackgasse
   *[other] nach { $dead-ends } Sackgassen
}
supposing-ruled-out-all = { supposing } wurde alles andere ausgeschlossen.
sat-ruled-out-all = Der SAT-Solver hat { after-dead-ends } alles andere ausgeschlossen.
supposing-was-stopped = { supposing } wurde keine Lösung gefunden. Dann wurde die Suche gestoppt.
sat-was-stopped = Der SAT-Solver hat { after-dead-ends } keine Lösung gefunden. Dann wurde er gestoppt.
supposing-found-the-only = { supposing } wurde genau eine Lösung gefunden.
sat-found-the-only = Der SAT-Solver hat { after-dead-ends } genau eine Lösung gefunden.
supposing-found-one = { supposing } wurde eine Lösung gefunden.
sat-found-one = Der SAT-Solver hat { after-dead-ends } eine Lösung gefunden.
stopped-before-others = Die Suche wurde gestoppt, bevor sie nach anderen suchen konnte.
supposing-found-all = { supposing } wurden genau { $solutions } Lösungen gefunden.
sat-found-all = Der SAT-Solver hat { after-dead-ends } genau { $solutions } Lösungen gefunden.
supposing-found-some = { supposing } wurden { $solutions } Lösungen gefunden. Vielleicht gibt es noch mehr.
sat-found-some = Der SAT-Solver hat { after-dead-ends } { $solutions } Lösungen gefunden. Vielleicht gibt es noch mehr.
it-settles = { $cells ->
    [one] Das bestimmt das übrige Kästchen.
   *[other] Das bestimmt die übrigen { $cells } Kästchen.
}
they-agree = { $cells ->
    [0] Sie stimmen in keinem weiteren Kästchen überein.
    [one] Sie stimmen in 1 weiteren Kästchen überein.
   *[other] Sie stimmen in { $cells } weiteren Kästchen überein.
}
