no-lines = { $axis ->
    [row] Es gibt keine Zeilen.
   *[column] Es gibt keine Spalten.
}
too-many-lines = { $axis ->
    [row] Es sind { $lines } Zeilen. Die Grenze liegt bei { $most }.
   *[column] Es sind { $lines } Spalten. Die Grenze liegt bei { $most }.
}
clue-too-long = { $axis ->
    [row] Der Hinweis von { $line } braucht mindestens { $shortest } Kästchen, aber eine Zeile hat nur { $length }.
   *[column] Der Hinweis von { $line } braucht mindestens { $shortest } Kästchen, aber eine Spalte hat nur { $length }.
}
totals-differ = Die Zeilen verlangen insgesamt { $rows } gefüllte Kästchen, die Spalten { $columns }. Die Summen müssen gleich sein.
colour-totals-differ = Die Zeilen verlangen { $rows } Kästchen der Farbe { $colour }, die Spalten { $columns }. Die Summen müssen gleich sein.
no-such-ink = Ein Hinweis oder ein vorgegebenes Kästchen hat eine Farbe, die das Rätsel nicht hat: Es hat nur { $inks }.
givens-size = Die Vorgaben sind { $givens-width } breit und { $givens-height } hoch, aber das Rätsel ist { $width } breit und { $height } hoch.
unknown-cell = Das Bild sagt nicht, ob das Kästchen in { $row } und { $column } gefüllt ist.
inks-out-of-range = Es gibt { $inks } Farben außer dem Hintergrund. Ein Rätsel hat 1 bis { $most }.

grid-too-large = Ein Gitter hat höchstens { $most } Zeilen und { $most } Spalten.
grid-ragged = { CAPITAL($row) } hat nicht so viele Kästchen wie Zeile 1.
grid-letter = „{ $letter }“ in { $row } ist kein Kästchen. Kästchen sind „X“, „O“ und „.“.
grid-colours = Ein Kästchen hat eine Farbe, die das Rätsel nicht hat.

no-layout-fits-line = Keine Anordnung von { $line } passt zu dem, was bekannt ist.
no-layout-fits = Keine Anordnung der Reihe passt zu dem, was bekannt ist.
formula-too-large = Als Formel könnte das Rätsel mehr als { $literals } Literale haben.
proof-too-long = Der Beweis wäre größer als { $size } MiB.
