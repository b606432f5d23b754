unread = Diese Datei konnte nicht gelesen werden.
saved-as = Gespeichert als { $file }.
saved = { $file } gespeichert.
