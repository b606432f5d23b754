copy-details = Copy details
go-on = Continue
# Why the page does not run.
sentence =
    .data-unloaded = Nonoscope could not be loaded: one of its files did not load. Are you online?
    .data-retry = Try again
    .data-file = Nonoscope does not run from a file: browsers start its program only if the page comes from a web server. Open it on the web, or serve this folder with a small web server.
    .data-old = Nonoscope could not be started. It needs a recent browser with WebAssembly.

## In the page.

close-notice =
    .aria-label = Close this message
trouble-heading = Nonoscope has stopped working
something-went-wrong = Something went wrong. <span></span>
start-anew = Start with the first puzzle
details = Details
trouble-details =
    .aria-label = Details
# What is said if it was kept.
trouble =
    .data-says = Your puzzle and your marks are saved.
trouble-making =
    .data-says = Your drawing is saved.
trouble-note =
    .data-unkept = This browser saves nothing for this page. The details include the text in the Puzzle box: copy them first.
    .data-copied = Copied.
    .data-uncopied = This browser could not copy them. They are shown below.
start-anew-making = Start with an empty sheet
