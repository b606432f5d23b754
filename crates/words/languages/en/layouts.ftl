line = Line
choose-line = choose a line, or click its clue
line-and-clue = { $line }: { $clue }
about = A layout is one way to place all runs of a line. Here you see the layouts that fit what is known. The cells on which all of them agree are marked.
before-this-step = Before this step: { $sentence }
layouts-of = Layouts of { $line }: { $agreed }
in-all = in all, { $what }
all-fill = all fill { $cells }
all-leave-empty = all leave { $cells } empty
all-fill-and-leave = all fill { $filled } and leave { $empty } empty
agree-on-nothing = they agree on nothing new

## In the page.

layouts-heading = Layouts of a line
strips =
    .aria-label = Layouts
follow = Follow the steps
