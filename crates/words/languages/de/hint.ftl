finished = Alle Kästchen sind bekannt, und alle Hinweise sind erfüllt.
no-solution = Dieses Rätsel hat keine Lösung, darum gibt es keinen Tipp.
nothing = Weder eine einzelne Reihe noch eine der probierten Annahmen ergibt einen nächsten Schritt.
line-fails = Keine Anordnung von { $line } passt zu den bekannten Kästchen, also muss mindestens eines davon falsch sein.
wrong-together = Die bekannten Kästchen können nicht alle stimmen. Wenn die anderen stimmen, ist dieses falsch: { $place }.
wrong-cells = { $wrong ->
    [one] Eines der bekannten Kästchen kann nicht stimmen: { $place }.
   *[other] { $wrong } der bekannten Kästchen können nicht stimmen. Das erste ist { $place }.
}
