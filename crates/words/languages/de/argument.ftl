suppose = Angenommen, { $place } ist { $state }.
suppose-instead = Angenommen, { $place } ist stattdessen { $state }.
so = Also gilt: { CAPITAL($what) }.
either-way = So oder so gilt: { CAPITAL($what) }.

but-clue-is-zero = Aber der Hinweis von { $line } ist 0: Keines ihrer Kästchen kann gefüllt sein.
but-row-too-long = Aber dann hat { $line } schon { $filled } gefüllte Kästchen am Stück, und ihr längster Block hat nur { $longest }.
# $clue steht im Akkusativ.
but-more-filled = Aber dann hat { $line } zu viele gefüllte Kästchen für { $clue }.
but-no-room = Aber dann hat { $line } keinen Platz für { $clue }: { CAPITAL($known) }.
but-cannot-fit = Aber dann gibt es in { $line } keine Anordnung für { $clue }: { CAPITAL($known) }.
its-clue = ihren Hinweis { $clue }
its-clue-of-runs = ihren Hinweis mit { $runs } Blöcken
its-known-cells-leave-no-way = ihre bekannten Kästchen lassen keine Anordnung zu
