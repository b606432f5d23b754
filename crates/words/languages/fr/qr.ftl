micro = Le motif est un Micro QR code (M{ $version }).
stance = Le motif est { $stance }.
as-it-should-be = comme il faut
inverted = inversé
mirrored = en miroir
turned = tourné de { $degrees }° dans le sens horaire
corrected = { $cells ->
    [one] La correction d’erreurs a réparé { $cells } case fausse.
   *[other] La correction d’erreurs a réparé { $cells } cases fausses.
}
part = C’est la partie { $part } sur { $of } d’un message plus long.
gs1 = Le message est au format GS1 (FNC1).
industry = Le message est au format d’un secteur professionnel (FNC1, indicateur { $indicator }).
undeclared = Le message a été lu comme { $set }. Le motif n’indique pas son jeu de caractères.
unsupported-set = Le motif utilise un jeu de caractères non pris en charge (ECI { $number }) ; ses octets sont affichés.
malformed = Certains octets n’ont pas de sens dans le jeu de caractères que le motif indique. Ils sont affichés tels quels.
unsupported-mode = Le message continue dans un mode non pris en charge (mode { $mode }).
no-text = Le motif ne contient pas de texte.
