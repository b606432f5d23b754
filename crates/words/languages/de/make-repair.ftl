repair-heading = Reparieren
looking = Möglichst wenige Kästchen werden gesucht …
not-found = Das hat zu lange gedauert; keine Reparatur wurde gefunden.
nothing-to-give = Kein Kästchen muss vorgegeben werden: Dein Rätsel ist gut, wie es ist.
nothing-to-change = Kein Kästchen muss geändert werden: Dein Rätsel ist gut, wie es ist.
done = Erledigt. Du kannst es rückgängig machen.
cells-to-give = { $cells ->
    [one] 1 Kästchen vorzugeben.
   *[other] { $cells } Kästchen vorzugeben.
}
cells-to-change = { $cells ->
    [one] 1 Kästchen zu ändern.
   *[other] { $cells } Kästchen zu ändern.
}
fewer-are-not-enough = Weniger reichen nicht.
fewer-may-be-enough = Vielleicht reichen weniger.
fewer-but-at-least = Vielleicht reichen weniger, aber mindestens { $cells } sind nötig.
marked = { $cells ->
    [one] Es ist im Gitter markiert.
   *[other] Sie sind im Gitter markiert.
}
left = { $cells ->
    [one] 1 davon ist noch übrig, im Gitter markiert.
   *[other] { $cells } davon sind noch übrig, im Gitter markiert.
}
give = Vorgeben: { $row }, { $column }
fill = Füllen: { $row }, { $column }
empty = Leeren: { $row }, { $column }
all = Alle { $cells }

## In the page.

repair-about = Hat ein Rätsel mehrere Lösungen, reichen oft wenige Kästchen, um das zu beheben.
repair-way = Damit nur eine Lösung bleibt
repair-givens = Kästchen vorgeben
repair-changes = das Bild ändern
repair-find = Möglichst wenige Kästchen finden
repair-take =
    .aria-label = Gefundenes übernehmen
