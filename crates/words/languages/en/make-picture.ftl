### Of the pages.

picture-heading = From a picture

## Lists.

# After “What to draw”.
style-figure = figure and outline
style-surfaces = dark surfaces
style-edges = edges
# As many colours as the picture needs.
colours-automatic = automatic
# After “Dithering”.
dither-none = none
dither-diffused = scattered
dither-ordered = in a pattern
# After “Background colour”.
background-auto = around the figure
background-lightest = the lightest
background-darkest = the darkest
background-border = at the border

## The result.

too-large = This file is too large: the limit is 64 MiB.
reading = Reading …
# $size is “15 × 15”.
cells = { $size } cells.
exact-cells = { $size } cells, each a square of the picture.
trying = Trying similar pictures …
nothing-found = No similar picture with one solution was found. Change a few cells, or try another size.

## In the page.

picture-file =
    .aria-label = Picture
size-field =
    .placeholder = auto
picture-style = What to draw
picture-colours = Colours
picture-threshold = Fill up to this shade
picture-automatic = Automatic
    .aria-label = Find the best shade automatically
picture-islands = Remove patches smaller than
picture-invert = Fill the light parts
tune-group =
    .aria-label = Find a similar picture with one solution
tune-lead = Find the closest picture
tune-picture = with one solution
tune-picture-lines = without guessing
more-settings = More settings
picture-brightness = Brightness
picture-contrast = Contrast
picture-dither = Dithering
picture-background = Background colour
picture-trim = Trim empty edges
picture-even = Even out shadows
crop-group =
    .aria-label = Crop, in percent
picture-left = Left
picture-right = Right
picture-top = Above
picture-bottom = Below
crop-note = How much to crop, in percent of the picture.
