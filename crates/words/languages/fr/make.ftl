make = Créer
frame =
    .aria-label = Grille : flèches pour se déplacer, Espace pour dessiner, Maj + flèches pour dessiner en se déplaçant, Suppr pour effacer
inks =
    .aria-label = Couleur
side =
    .aria-label = Création
untitled = Sans titre
board-words = { $givens ->
    [0] Grille de { $size } cases ; remplies : { $filled }
   *[other] Grille de { $size } cases ; remplies : { $filled }, données : { $givens }
}
point-at-a-cell = Pointez une case pour voir ici ses indices.
cell-is-given = { $cell }, donnée
looking = Recherche…
colour-count = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}

## In the page.

tagline = Créez une grille, et voyez si elle fonctionne.
talk =
    .aria-label = Verdict
open-keys =
    .aria-label = Raccourcis clavier
    .title = Raccourcis clavier (?)
controls =
    .aria-label = Outils
tool-pen =
    .title = Crayon (P)
tool-pen-name = Crayon
tool-line =
    .title = Trait (L)
tool-line-name = Trait
tool-frame =
    .title = Contour d’un rectangle (R)
tool-frame-name = Cadre
tool-block =
    .title = Rectangle plein (B)
tool-block-name = Rectangle
tool-area =
    .title = Remplir une zone (F)
tool-area-name = Remplissage
tool-eraser =
    .title = Gomme (E) ; le bouton droit efface aussi
tool-eraser-name = Gomme
tool-give =
    .title = Cases données : connues dès le début (G)
tool-give-name = Case donnée
open-message = Message
open-picture = Image
open-random = Hasard
open-mine = Grilles
movement =
    .aria-label = L’évaluation pendant que vous dessinez
page-title = Créer · Nonoscope
no-guessing = Résoluble sans hypothèse
