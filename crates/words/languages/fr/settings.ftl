language-system = Celle du navigateur
dims-certain = Un nombre est estompé dès que son bloc est rempli au seul endroit où il tient.
dims-by-hand = Cliquez sur un nombre, ou touchez-le, pour l’estomper. Au clavier, allez au-delà du bord de la grille jusqu’à un nombre, puis appuyez sur Entrée.
dims-never = Les indices ne sont jamais estompés.
turns-red = Les indices d’une rangée deviennent rouges quand ses marques ne peuvent plus être justes.
no-room-to-repeat = Il n’y a pas la place autour de cette grille : les nombres seraient trop petits pour être lus.
not-in-long-lines = Pas dans les rangées de plus de { $cells } cases.

## In the page.

game-heading = Réglages
page-heading = La page
game-language = Langue
theme = Thème
game-system = Système
game-light = Clair
game-dark = Sombre
game-large-text = Texte plus grand
game-left-handed = Pour gauchers <small>Les outils placés à côté de la grille passent à gauche.</small>
board-heading = La grille
empty-mark = Marque des cases vides
game-circles = Ronds
game-crosses = Croix
game-repeats-clues = Répéter les indices à droite et en bas <small></small>
game-locks-zoom = Verrouiller le zoom <small>Le pincement, la molette et les touches ne zooment plus.</small>
solving-heading = Pendant la résolution
dimming = Estomper les indices terminés
game-certain = Automatiquement
game-by-hand = À la main
game-never = Jamais
game-cycles = Appuyer de nouveau pour changer une marque <small>Avec « Remplir », une case remplie devient vide, et une case vide redevient inconnue.</small>
game-fills-in = Terminer les rangées automatiquement <small>Quand les cases remplies d’une rangée correspondent à ses indices, les autres sont marquées comme vides.</small>
game-warns = Signaler les erreurs <small></small>
game-points-out = L’aide signale les marques fausses <small>Si une marque ne peut pas être juste, « Aide » le dit d’abord, puis montre où. Sans cette option, « Aide » dit seulement qu’aucune aide n’est possible.</small>
game-measures = Afficher la longueur en faisant glisser
game-times = Afficher le temps
game-asks = Demander avant d’effacer toutes les marques
kept-note = Ce navigateur enregistre vos réglages.
