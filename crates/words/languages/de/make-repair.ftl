repair-heading = Reparieren
looking = Möglichst wenige Kästchen werden gesucht …
not-found = Die Suche hat zu lange gedauert und keine Reparatur gefunden.
nothing-to-give = Dein Rätsel ist gut, wie es ist: Kein Kästchen muss vorgegeben werden.
nothing-to-change = Dein Rätsel ist gut, wie es ist: Kein Kästchen muss geändert werden.
done = Erledigt. Du kannst es rückgängig machen.
cells-to-give = { $cells ->
    [one] Es reicht, 1 Kästchen vorzugeben.
   *[other] Es reicht, { $cells } Kästchen vorzugeben.
}
cells-to-change = { $cells ->
    [one] Es reicht, 1 Kästchen zu ändern.
   *[other] Es reicht, { $cells } Kästchen zu ändern.
}
fewer-are-not-enough = Weniger reichen nicht.
fewer-may-be-enough = Vielleicht reichen weniger.
fewer-but-at-least = Vielleicht reichen weniger, aber es braucht mindestens { $cells }.
marked = { $cells ->
    [one] Es ist im Gitter markiert.
   *[other] Sie sind im Gitter markiert.
}
left = { $cells ->
    [one] 1 davon ist noch übrig. Es ist im Gitter markiert.
   *[other] { $cells } davon sind noch übrig. Sie sind im Gitter markiert.
}
give = Vorgeben: { $row }, { $column }
fill = Füllen: { $row }, { $column }
empty = Leeren: { $row }, { $column }
all = Alle { $cells }

## In the page.

repair-about = Hat dein Rätsel mehrere Lösungen, reichen wenige Kästchen, um es zu reparieren.
repair-way = Art der Reparatur
repair-givens = Kästchen vorgeben
repair-changes = Bild ändern
repair-find = Möglichst wenige Kästchen finden
repair-take =
    .aria-label = Reparatur anwenden
