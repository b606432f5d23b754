make-a-puzzle-and = Créez une grille, et voyez si elle fonctionne.
modes =
    .aria-label = Mode
watch = Regarder
play = Jouer
make = Créer
talk =
    .aria-label = Verdict
loading = Chargement…
lens =
    .aria-label = Taille de la grille
smaller =
    .aria-label = Plus petit
    .title = Plus petit (−)
whole =
    .aria-label = Grille entière
    .title = Grille entière (0)
larger =
    .aria-label = Plus grand
    .title = Plus grand (+)
open-keys =
    .aria-label = Raccourcis clavier
    .title = Raccourcis clavier (?)
magnifier =
    .aria-label = Indices
frame =
    .aria-label = Grille : flèches pour se déplacer, Espace pour dessiner, Maj + flèches pour continuer à dessiner, Suppr pour effacer
board =
    .aria-label = Grille
controls =
    .aria-label = Outils
tools =
    .aria-label = Outil
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
    .title = Cases données : le solveur les voit dès le début (G)
tool-give-name = Case donnée
undo =
    .aria-label = Annuler
    .title = Annuler (Ctrl + Z)
redo =
    .aria-label = Rétablir
    .title = Rétablir (Ctrl + Maj + Z)
inks =
    .aria-label = Couleur
bar =
    .aria-label = Autres panneaux
open-draw = Dessin
open-message = Message
open-picture = Image
open-random = Hasard
open-repair = Réparer
open-mine = Grilles
open-take = Exporter
side =
    .aria-label = Création
close-drawer = Fermer
    .aria-label = Fermer ce panneau

movement =
    .aria-label = L’évaluation pendant que vous dessinez
page-title = Créer · Nonoscope

untitled = Sans titre
board-words = { $givens ->
    [0] Grille de { $size } cases ; remplies : { $filled }
   *[other] Grille de { $size } cases ; remplies : { $filled }, données : { $givens }
}
line-name = { CAPITAL($line) }
point-at-a-cell = Pointez une case pour voir ici ses indices.
cell-is-given = { $cell }, donnée

looking = Recherche…
stopped = Arrêté.
colour-count = { $colours ->
    [one] { $colours } couleur
   *[other] { $colours } couleurs
}
