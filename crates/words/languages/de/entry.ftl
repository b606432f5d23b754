puzzle =
    .aria-label = Eigenes Rätsel
    .placeholder = Rätsel in beliebigem Format einfügen,{ "\u000A" }Datei irgendwo ablegen oder Hinweise{ "\u000A" }tippen: für jede Zeile eine Textzeile,{ "\u000A" }eine Leerzeile, dann für jede Spalte eine
solve = Lösung zeigen
    .title = Lösung zeigen (Strg + Enter)
file =
    .aria-label = Datei mit einem Rätsel
solve-note = Ein neues Rätsel öffnet sich beim ersten Schritt. „Lösung zeigen“ springt zum letzten.
format = Format
text-not-readable = Der Text konnte nicht gelesen werden.
file-without-title = Die Datei hat keinen Titel, weil er noch verborgen ist.
reader-crashed = Das Programm, das Texte liest, ist abgestürzt. Bitte versuche es noch einmal.
reader-not-started = Das Programm, das Texte liest, konnte nicht gestartet werden. Bitte lade die Seite neu.
text-not-read = Der Text wurde nicht gelesen.
listed = { $number } von { $count } · { $what }
listed-with-title = { $number } von { $count } · { $title } · { $what }
cannot-be-read = nicht lesbar
load = Dieses Rätsel laden
load-note = Ein neues Rätsel öffnet sich zum Lösen. Die Lösung bleibt verborgen.
read-as = Gelesen als { $format }: { $width } × { $height }.
read-as-doubtful = Als { $format } gelesen, wäre dieser Text ein anderes Rätsel. Falls du das gemeint hast, ändere es unter „Format“.
file-not-opened = Die Datei wurde nicht geöffnet.
no-lightbox = Das Programm, das Bilder liest, konnte nicht geladen werden. Versuche es noch einmal, wenn du online bist.
of-file = { $name }: { $what }
only-first-file = Du hast { $files } Dateien gewählt. Nur die erste wurde geöffnet: { $name }.
file-not-readable = { $name } konnte nicht gelesen werden.
no-puzzle-here = Hier ist noch kein Rätsel.
no-puzzle-in-box = Im Rätselfeld steht noch kein Rätsel.
recognised = automatisch erkannt
more-puzzles = { $count ->
    [one] … und noch eines. Kürze den Text, um es in der Liste zu sehen.
   *[other] … und { $count } weitere. Kürze den Text, um sie in der Liste zu sehen.
}
solve-key = { $button } (Strg + Enter)
# $line und $column zählen im Text.
go-to = Zu Textzeile { $line }, Zeichen { $column }: { $text }
see-list = Sieh dir die Liste unter „Format“ an.
# Fehler in einem Text.
and-more = { $count ->
    [one] Und 1 weiterer.
   *[other] Und { $count } weitere.
}

## In the page.

own-heading = Eigenes Rätsel
open-file = Datei öffnen …
which = Welches Rätsel
