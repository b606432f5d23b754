message-heading = Aus einer Nachricht
smallest-size = so klein wie möglich
level-any = beliebig
level-15 = 15 % oder mehr
level-25 = 25 % oder mehr
level-30 = 30 %
looking = Eine Karte wird gesucht …
no-givens = { $size } Kästchen; keines ist vorgegeben.
fewest-givens = { $givens ->
    [one] { $size } Kästchen; 1 ist vorgegeben, weniger geht nicht.
   *[other] { $size } Kästchen; { $givens } sind vorgegeben, weniger geht nicht.
}
with-givens = { $givens ->
    [one] { $size } Kästchen; 1 ist vorgegeben.
   *[other] { $size } Kästchen; { $givens } sind vorgegeben.
}
changed = { $cells ->
    [one] 1 Kästchen weicht vom Code ab. Die Fehlerkorrektur gleicht es aus.
   *[other] { $cells } Kästchen weichen vom Code ab. Die Fehlerkorrektur gleicht sie aus.
}
confirmed = Zwei QR-Leser haben die Nachricht bestätigt.
code-reads = QR-Code mit der Nachricht: { $message }
empty = Gib zuerst eine Nachricht ein.
too-long = Die Nachricht ist zu lang für jeden QR-Code. Kürze sie.
too-long-for-level = Die Nachricht ist zu lang. Kürze sie oder wähle weniger Fehlerkorrektur.
too-long-for-size = Die Nachricht ist zu lang für diese Größe. Kürze sie oder wähle eine größere Karte.

## In the page.

message-about = Erstelle ein Rätsel, dessen Lösung ein QR-Code ist. Wer es löst, kann den Code scannen und deine Nachricht lesen.
message-text = Nachricht oder Adresse
message-make = Karte erstellen
message-another = Noch eine erstellen
message-code =
    .aria-label = QR-Code
scan-to-check = Scanne den Code zur Probe.
card-legend = Die Karte
message-plain = Keine vorgegebenen Kästchen
message-small = Möglichst klein, mit möglichst wenigen vorgegebenen Kästchen
message-hard = Keine vorgegebenen Kästchen und so schwer wie möglich
message-level = Fehlerkorrektur
message-spend = Einige Kästchen dürfen vom Code abweichen (die Fehlerkorrektur gleicht sie aus)
