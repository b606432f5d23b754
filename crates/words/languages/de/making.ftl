card-needs-text = Die Karte braucht eine Nachricht.
text-too-long = Die Nachricht ist zu lang für { $side } × { $side } Kästchen auf der Stufe { $level }: Sie hat { $bytes } Byte. Nimm eine größere Karte, eine niedrigere Stufe der Fehlerkorrektur oder eine kürzere Nachricht.
stopped = Die Suche wurde gestoppt, bevor eine Karte gefunden war.
misread = Die Karte ließ sich nicht wieder lesen. Das ist ein Programmfehler. Vielleicht hilft ein anderer Startwert.

no-pixels = Dieses Bild hat keine Pixel.
too-many-pixels = Dieses Bild hat { $width } × { $height } Pixel. Die Grenze liegt bei { $limit } Millionen. Nimm eine kleinere Kopie.
wrong-bytes = Ein Bild dieser Größe muss { $wanted } Byte haben, nicht { $bytes }.

not-kept = Das Bild, das erhalten bleiben soll, ist keine Lösung des Rätsels.
unfinished = Nur ein fertiges Bild kann geändert werden.
no-changes = Es wurde keine passende Änderung gefunden. Mindestens { $least } Kästchen müssten sich ändern.
