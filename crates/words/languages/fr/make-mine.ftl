mine-heading = Mes grilles
work = { $title }, { $size }
delete = Supprimer
delete-work = Supprimer { $work }
deleted = Supprimée : { $work }.
gone = Cette grille n’existe plus.
not-kept = Ce navigateur ne peut pas enregistrer votre dessin. Il sera perdu quand vous fermerez la page.
changed-elsewhere = Un autre onglet a modifié cette grille. La vôtre est enregistrée comme une grille à part.
no-picture = Cette grille n’a pas de solution, ou en trouver une prend trop de temps. Il n’y a donc pas d’image à reprendre.
watch-unreadable = La grille affichée dans « Regarder » est illisible.
not-read = La grille n’a pas pu être lue. Veuillez recharger la page et réessayer.

## In the page.

work-title = Titre
work-author = Auteur
work-licence = Licence
new-work = Nouvelle grille
from-board = Copier depuis « Regarder »
    .title = Partir de l’image de la grille affichée dans « Regarder »
undo-delete = Restaurer
works =
    .aria-label = Mes grilles
no-works = Ce navigateur enregistre ce que vous dessinez et l’affiche ici.
