share-note = Le premier lien contient la grille, vos marques et l’étape en cours. Le second contient la grille seule.
print = Imprimer…
drawing = Dessin en cours…
cannot-copy-pictures = Ce navigateur ne peut pas copier d’images. Vous pouvez en enregistrer une à la place.
drawing-frames = { $done ->
    [one] Dessin en cours : { $done } image sur { $of }
   *[other] Dessin en cours : { $done } images sur { $of }
}
saved = Enregistré : { $name }, { $size } ko.
picture-not-readable = L’image n’a pas pu être lue. Veuillez recharger la page et réessayer.
drawing-not-started = Le programme de dessin n’a pas pu démarrer. Veuillez recharger la page.
not-drawn = L’image n’a pas pu être dessinée. Essayez des cases plus petites.
drawing-crashed = Le programme de dessin a planté et a redémarré.
kind-png = Image PNG
kind-svg = Dessin SVG
kind-gif-steps = GIF des étapes
kind-gif-passes = GIF des passes
kind-html = Page HTML à scanner
kind-a4 = Feuille PDF, A4
kind-letter = Feuille PDF, Letter
kind-letters = Texte : X O .
kind-hashes = Texte : # . ?
kind-crosses = Texte : X et espace
copied = Copié
copied-done = Copié.
copy-by-hand = Sélectionnez le texte et copiez-le à la main
not-copied = Copie impossible
link-copied = Copié. Le lien compte { $length } caractères. Il se trouve aussi dans la barre d’adresse.
link-in-address = Le lien est dans la barre d’adresse ; copiez-le de là.
text-copied = { $lines ->
    [one] Copié : 1 ligne de texte.
   *[other] Copié : { $lines } lignes de texte.
}
text-not-copied = Le texte n’a pas pu être copié.
picture-not-copied = L’image n’a pas pu être copiée.
unsolved-copied = Copié. Le lien ouvre la grille vierge, pour que quelqu’un d’autre la résolve.
copy-this-link = Copiez ce lien : { $link }
proving = Recherche d’une preuve…
several-are-proof = Il y a plusieurs solutions. Il suffit de deux d’entre elles pour le prouver.
proof-too-long = Ici, une preuve prendrait trop de temps. Utilisez plutôt la ligne de commande.
left-out = Enregistré. Ce format ({ $format }) laisse de côté : { $what }.
point-a-camera = Visez le code avec un appareil photo : son lien ouvre la grille sans vos marques.
link-too-long = Le lien compte { $characters } caractères, mais un QR code lisible par un appareil photo en contient au plus { $most }. Copiez plutôt le lien.

## In the page.

share-and-save = Partager et enregistrer
copy-link = Copier le lien vers cette position
copy-unsolved = Copier le lien vers la grille vierge
show-code = Afficher le QR code
save-as = Format du fichier
save-text = Enregistrer
    .aria-label = Enregistrer la grille dans un fichier
picture-kind = Format de l’image
save-picture = Enregistrer
    .aria-label = Enregistrer l’image de la grille
picture-size = Taille des cases
pixels-8 = 8 pixels
pixels-16 = 16 pixels
pixels-32 = 32 pixels
pixels-64 = 64 pixels
picture-speed = Images par seconde
picture-state = Contenu de la feuille
unsolved-puzzle = la grille vierge
board-as-it-is = la grille dans son état actuel
copy-picture = Copier l’image
copy-text = Copier le texte
stop-drawing = Arrêter le dessin
code-heading = QR code
code-drawing =
    .aria-label = QR code du lien
