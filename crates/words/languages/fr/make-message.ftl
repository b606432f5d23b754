message-heading = À partir d’un message
smallest-size = la plus petite qui convienne
level-any = au choix
level-15 = 15 % ou plus
level-25 = 25 % ou plus
level-30 = 30 %
looking = Recherche d’une carte…
no-givens = { $size } cases ; aucune n’est donnée.
fewest-givens = { $givens ->
    [one] { $size } cases ; 1 case donnée, le minimum possible.
   *[other] { $size } cases ; { $givens } cases données, le minimum possible.
}
with-givens = { $givens ->
    [one] { $size } cases ; 1 case donnée.
   *[other] { $size } cases ; { $givens } cases données.
}
changed = { $cells ->
    [one] 1 case diffère du code. La correction d’erreurs la répare.
   *[other] { $cells } cases diffèrent du code. La correction d’erreurs les répare.
}
confirmed = Deux lecteurs de QR codes ont confirmé le message.
code-reads = QR code où on lit : { $message }
empty = Saisissez d’abord un message.
too-long = Le message est trop long pour un QR code. Raccourcissez-le.
too-long-for-level = Le message est trop long. Raccourcissez-le, ou choisissez une correction d’erreurs plus faible.
too-long-for-size = Le message est trop long pour cette taille. Raccourcissez-le, ou choisissez une taille plus grande.

## In the page.

message-about = Créez une grille dont la solution est un QR code. Toute personne qui la résout peut scanner le code et lire votre message.
message-text = Message ou adresse
message-make = Créer la carte
message-another = Créer une autre carte
message-code =
    .aria-label = QR code
scan-to-check = Scannez le code pour vérifier.
card-legend = La carte
message-plain = Aucune case donnée
message-small = La plus petite taille, avec le moins de cases données possible
message-hard = Aucune case donnée, et la plus difficile possible
message-level = Correction d’erreurs
message-spend = Laisser quelques cases différer du code (la correction d’erreurs les répare)
