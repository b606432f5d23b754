micro = Das Muster ist ein Micro-QR-Code (M{ $version }).
stance = Das Muster ist { $stance }.
as-it-should-be = so, wie es sein soll
inverted = invertiert
mirrored = gespiegelt
turned = um { $degrees }° im Uhrzeigersinn gedreht
corrected = { $cells ->
    [one] Die Fehlerkorrektur hat 1 falsches Kästchen berichtigt.
   *[other] Die Fehlerkorrektur hat { $cells } falsche Kästchen berichtigt.
}
part = Das ist Teil { $part } von { $of } einer längeren Nachricht.
gs1 = Die Nachricht ist im Format von GS1 (FNC1).
industry = Die Nachricht ist im Format einer Branche (FNC1, Kennung { $indicator }).
undeclared = Die Nachricht wurde als { $set } gelesen. Das Muster nennt seinen Zeichensatz nicht.
unsupported-set = Das Muster verwendet einen Zeichensatz, der nicht unterstützt wird (ECI { $number }). Gezeigt werden seine Bytes.
malformed = Einige Bytes bedeuten nichts in dem Zeichensatz, den das Muster nennt. Sie werden als Bytes gezeigt.
unsupported-mode = Die Nachricht geht in einem Modus weiter, der nicht unterstützt wird (Modus { $mode }).
no-text = Das Muster enthält keinen Text.
