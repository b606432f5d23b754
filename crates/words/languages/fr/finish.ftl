share-unsolved = Partager cette grille
    .title = Copier un lien vers la grille, sans vos marques
link-copied = Lien copié. Il ouvre la grille sans vos marques.
copy-this-link = Copiez ce lien :
reads = On y lit : { $message }
finished-picture = L’image terminée : { $title }, { $width } × { $height } cases
solved-announced = { $title } : grille résolue ! { $took }.
time-and-help = { $time }, { $help }

## In the page.

finish-picture =
    .aria-label = L’image terminée
next-puzzle = Grille suivante
finish-code = QR code
    .title = Afficher le lien sous forme de QR code
close-finish = Retour
    .aria-label = Retour à la grille
    .title = Retour à la grille (Échap)
finish-link =
    .aria-label = Lien vers la grille
