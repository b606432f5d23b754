line = Reihe
choose-line = Reihe wählen oder Hinweis anklicken
line-and-clue = { $line }: { $clue }
about = Eine Anordnung ist eine Möglichkeit, alle Blöcke einer Reihe zu platzieren. Hier siehst du die Anordnungen, die zu dem passen, was bekannt ist. Kästchen, in denen alle übereinstimmen, sind hervorgehoben.
before-this-step = Vor diesem Schritt: { $sentence }
layouts-of = Anordnungen von { $line }: { $agreed }
in-all = in allen: { $what }
all-fill = alle füllen { $cells }
all-leave-empty = alle lassen { $cells } leer
all-fill-and-leave = alle füllen { $filled } und lassen { $empty } leer
agree-on-nothing = sie stimmen in nichts Neuem überein

## In the page.

layouts-heading = Anordnungen einer Reihe
strips =
    .aria-label = Anordnungen
follow = Den Schritten folgen
