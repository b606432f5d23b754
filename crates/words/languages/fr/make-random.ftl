random-heading = Grille au hasard
random-seed = Graine
islands = Des îles et des lacs, issus de la graine { $seed }.
creature = Une créature, issue de la graine { $seed }.
ornament = Un ornement, issu de la graine { $seed }.
shapes = Des formes, issues de la graine { $seed }.
strokes = Des traits de plume, issus de la graine { $seed }.
mountains = Des montagnes, issues de la graine { $seed }.
closest = Aucune grille de cette difficulté n’a été trouvée. Celle-ci est la plus proche.
too-many-colours = Une grille de cette taille ne peut pas avoir autant de couleurs.

## In the page.

random-tier = Difficulté
random-inks = Couleurs
give-random = Nouvelle grille
again-heading = Recréer une grille
same-random = Créer cette grille
seed-note = La même graine et les mêmes réglages donnent la même grille sur tous les appareils. Une graine peut être n’importe quel mot ou nombre.
