layouts-of-a-line = Layouts of a line
line = Line
strips-frame =
    .aria-label = Layouts
strips =
    .aria-label = Layouts
follow = Follow each step

choose-line = choose one, or click its clue
line-and-clue = { $line }: { $clue }
about = A layout is one way to place all runs of a line. The layouts that fit what is known are drawn here, and the cells on which they all agree are marked.
before-this-step = Before this step: { $sentence }
layouts-of = Layouts of { $line }: { $agreed }
in-all = in all, { $what }
all-fill = all fill { $cells }
all-leave-empty = all leave empty { $cells }
all-fill-and-leave = all fill { $filled }; all leave empty { $empty }
agree-on-nothing = they agree on nothing new

# A sentence that begins with a small letter.
begins = { CAPITAL($sentence) }
