mine-heading = Mes grilles
work = { $title }, { $size }
delete = Supprimer
delete-work = Supprimer { $work }
deleted = Supprimée : { $work }.
gone = Cette grille n’existe plus.
not-kept = Ce navigateur ne peut pas enregistrer votre dessin. Il sera perdu quand vous fermerez la page.
changed-elsewhere = Cette grille a été modifiée dans un autre onglet. Votre version est enregistrée comme une grille à part.
no-picture = Cette grille n’a pas de solution, ou il faudrait trop de temps pour en trouver une. Il n’y a donc pas d’image sur laquelle dessiner.
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
no-works = Tout ce que vous dessinez est enregistré dans ce navigateur et apparaît ici.
