## Colours of puzzles, by their everyday names. Others have the names that their authors gave them. They are said of cells:
## “row 3, cell 4 is red”, “the red 3”.

black = black
white = white
grey = grey
light-grey = light grey
dark-grey = dark grey
red = red
dark-red = dark red
orange = orange
yellow = yellow
light-yellow = light yellow
brown = brown
beige = beige
lime = lime
green = green
light-green = light green
dark-green = dark green
cyan = cyan
light-blue = light blue
blue = blue
dark-blue = dark blue
purple = purple
pink = pink
# The second colour that would be called the same, and so on: “red 2”.
numbered = { $colour } { $number }
