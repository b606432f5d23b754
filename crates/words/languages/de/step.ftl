only-layout-contradicts = { CAPITAL($line) }: Ihre einzige Anordnung widerspricht dem, was bekannt ist.
no-layout-fits = { CAPITAL($line) }: Keine ihrer { $layouts } Anordnungen passt zu dem, was bekannt ist.
only-layout = { CAPITAL($line) } hat nur eine Anordnung.
one-layout-fits = { CAPITAL($line) }: Von { $layouts } Anordnungen passt nur 1 zu dem, was bekannt ist.
both-layouts-fit = { CAPITAL($line) }: Beide Anordnungen passen zu dem, was bekannt ist.
all-layouts-fit = { CAPITAL($line) }: Alle { $layouts } Anordnungen passen zu dem, was bekannt ist.
some-layouts-fit = { CAPITAL($line) }: Von { $layouts } Anordnungen passen { $fitting } zu dem, was bekannt ist.
so-no-solution = Also hat das Rätsel keine Lösung.

its-cells-are-known = Ihre Kästchen sind alle schon bekannt.
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

refuted = Angenommen, { $place } wäre { $state }: { CAPITAL($then) }. Also ist es { $so }.
line-would-fail = { $line } ließe sich nicht vervollständigen
suppositions-would-fail = { $suppositions ->
    [one] 1 weitere Annahme ließe nichts mehr übrig, was möglich ist
   *[other] { $suppositions } weitere Annahmen ließen nichts mehr übrig, was möglich ist
}
cells-would-follow = { $cells ->
    [one] 1 weiteres Kästchen stünde fest, und { $end }
   *[other] { $cells } weitere Kästchen stünden fest, und { $end }
}
agreed = Nimm erst an, { $place } wäre gefüllt, dann, es wäre leer. So oder so gilt: { CAPITAL($what) }.
agreed-of-colour = Nimm erst an, { $place } wäre { $colour }, dann das Gegenteil. So oder so gilt: { CAPITAL($what) }.

not-on-paper = Dieser Schritt ist eine Suche, die du auf Papier nicht nachvollziehen kannst.
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
supposing-was-stopped = { supposing } wurde keine Lösung gefunden, bis die Suche gestoppt wurde.
sat-was-stopped = Der SAT-Solver hat { after-dead-ends } keine Lösung gefunden und wurde dann gestoppt.
supposing-found-the-only = { supposing } wurde genau eine Lösung gefunden.
sat-found-the-only = Der SAT-Solver hat { after-dead-ends } genau eine Lösung gefunden.
supposing-found-one = { supposing } wurde eine Lösung gefunden.
sat-found-one = Der SAT-Solver hat { after-dead-ends } eine Lösung gefunden.
stopped-before-others = Die Suche wurde gestoppt, bevor alle anderen gesucht waren.
supposing-found-all = { supposing } wurden genau { $solutions } Lösungen gefunden.
sat-found-all = Der SAT-Solver hat { after-dead-ends } genau { $solutions } Lösungen gefunden.
supposing-found-some = { supposing } wurden { $solutions } Lösungen gefunden; vielleicht gibt es noch mehr.
sat-found-some = Der SAT-Solver hat { after-dead-ends } { $solutions } Lösungen gefunden; vielleicht gibt es noch mehr.
it-settles = Das bestimmt die übrigen { $cells } Kästchen.
they-agree = { $cells ->
    [0] Sie stimmen in keinem weiteren Kästchen überein.
    [one] Sie stimmen in 1 weiteren Kästchen überein.
   *[other] Sie stimmen in { $cells } weiteren Kästchen überein.
}
