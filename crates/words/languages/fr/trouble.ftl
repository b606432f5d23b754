copy-details = Copier les détails
go-on = Continuer
sentence =
    .data-unloaded = Nonoscope n’a pas pu être chargé : un de ses fichiers n’est pas arrivé. Êtes-vous en ligne ?
    .data-retry = Réessayer
    .data-file = Nonoscope ne fonctionne pas à partir d’un fichier : les navigateurs ne lancent son programme que si la page vient d’un serveur web. Ouvrez-le sur le web, ou mettez ce dossier à disposition avec un petit serveur web.
    .data-old = Nonoscope n’a pas pu démarrer. Il lui faut un navigateur récent avec WebAssembly.

## In the page.

close-notice =
    .aria-label = Fermer ce message
trouble-heading = Nonoscope a cessé de fonctionner
something-went-wrong = Une erreur s’est produite. <span></span>
start-anew = Repartir de la première grille
details = Détails
trouble-details =
    .aria-label = Détails
trouble =
    .data-says = Votre grille et vos marques sont enregistrées.
trouble-making =
    .data-says = Votre dessin est enregistré.
trouble-note =
    .data-unkept = Ce navigateur n’enregistre rien pour cette page. Les détails comprennent le texte de la zone de saisie : copiez-les d’abord.
    .data-copied = Copié.
    .data-uncopied = Ce navigateur n’a pas pu les copier. Ils sont affichés ci-dessous.
start-anew-making = Repartir d’une feuille vierge
