picture-heading = From a picture
choose-picture = Choose a picture
picture-file =
    .aria-label = Picture
you-can-also-paste = You can also paste or drop one. It never leaves this page.
picture-preview =
    .aria-label = Your picture
picture-width = Width
picture-width-field =
    .placeholder = auto
picture-height = Height
picture-height-field =
    .placeholder = auto
picture-style = What to draw
picture-colours = Colours
picture-threshold = Fill up to this shade
picture-automatic = Automatic
    .aria-label = Find the shade automatically
picture-islands = Remove patches smaller than
picture-invert = Fill the light parts
find-a-similar-picture =
    .aria-label = Find a similar picture with one solution
find-the-closest-with = Find the closest with
tune-picture = one solution
tune-picture-lines = no guessing
stop-picture = Stop
more-settings = More settings
picture-brightness = Brightness
picture-contrast = Contrast
picture-dither = Dithering
picture-background = Background colour
picture-trim = Trim empty edges
picture-even = Even out shadows
crop-in-percent =
    .aria-label = Crop, in percent
picture-left = Left
picture-right = Right
picture-top = Above
picture-bottom = Below
how-much-to-crop = How much to crop, in percent of the picture.

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

too-large = This file is larger than 64 MiB, the limit.
reading = Reading …
# $size is “15 × 15”.
cells = { $size } cells.
exact-cells = { $size } cells, each a square of the picture.
trying = Trying similar pictures …
nothing-found = No similar picture has one solution. Change a few cells, or try another size.
