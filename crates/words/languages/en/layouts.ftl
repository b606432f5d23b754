layouts-of-a-line = Layouts of a line
line = Line
strips-frame =
    .aria-label = Layouts
strips =
    .aria-label = Layouts
follow = Follow each step
