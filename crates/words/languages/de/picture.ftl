nonogram = Nonogramm mit { $width } × { $height } Kästchen
nonograms = { $nonograms } Nonogramme
by = Von { $author }
numbered = { $number }. { $title }
and-then = { $this } · { $next }
letter-for-colour = { $letter } { $colour }

it-says = Die Nachricht: { $message }
pattern = Muster mit { $width } × { $height } Kästchen
pattern-in-colours = Muster mit { $width } × { $height } Kästchen, Farben: { $colours }
unknown-cells-are-grey = { $cells ->
    [one] 1 Kästchen ist unbekannt. Es ist hier grau.
   *[other] { $cells } Kästchen sind unbekannt. Sie sind hier grau.
}

contents = { $nonograms ->
    [one] 1 Nonogramm
   *[other] { $nonograms } Nonogramme
}
contents-of-size = { $nonograms ->
    [one] 1 Nonogramm mit { $width } × { $height } Kästchen
   *[other] { $nonograms } Nonogramme mit { $width } × { $height } Kästchen
}
contents-of-sizes = { $nonograms } Nonogramme mit { $width } × { $height } bis { $most-width } × { $most-height } Kästchen
contents-and-difficulty = { $contents }, { $difficulty }
difficulties = { $least } bis { $most }
how-to-solve = Die Zahlen neben einer Zeile und über einer Spalte sind ihre Blöcke. Jede Zahl sagt, wie viele Kästchen am Stück gefüllt sind. Die Blöcke kommen in dieser Reihenfolge, mit mindestens einem leeren Kästchen dazwischen. Fülle die Kästchen, die gefüllt sein müssen, setze einen Punkt in die, die leer sein müssen, und ein Bild erscheint.
how-to-solve-colours = Die Zahlen neben einer Zeile und über einer Spalte sind ihre Blöcke. Jede Zahl sagt, wie viele Kästchen am Stück gefüllt sind. Die Blöcke kommen in dieser Reihenfolge, mit mindestens einem leeren Kästchen zwischen zwei Blöcken derselben Farbe. Blöcke verschiedener Farben dürfen sich berühren. Fülle die Kästchen, die gefüllt sein müssen, setze einen Punkt in die, die leer sein müssen, und ein Bild erscheint.
solutions-begin = Die Lösungen beginnen auf Seite { $page }.
size-and-difficulty = { $size }, { $difficulty }
solutions = Lösungen
credits = Quellen

too-large = Das Bild hätte { $width } × { $height } Pixel. Die Grenze liegt bei 100 Millionen Pixeln und bei { $side } pro Seite. Nimm kleinere Kästchen.
no-memory = Für dieses Bild reicht der Speicher nicht.
too-many-pixels = Dieses Bild hat { $width } × { $height } Pixel. Wenn jedes Pixel ein Kästchen ist, liegt die Grenze bei { $most } × { $most }. Verkleinere das Bild zuerst, ohne Glättung.
too-many-colours = Dieses Bild hat zu viele Farben. Wenn jedes Pixel ein Kästchen ist, sind höchstens { $most } außer dem Hintergrund möglich. Verringere zuerst die Zahl der Farben.
damaged = Dieses Bild ist beschädigt: Ein Teil seiner Datei fehlt oder ist falsch.
